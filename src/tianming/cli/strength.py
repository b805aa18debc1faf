"""Commands about bots: matches, the ladder, tuning and hints."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tianming.cli.tools import JSON, PLAYERS, game_options, progress, read_options, read_record, tell

if TYPE_CHECKING:
    from tianming.arena.intervals import Sprt

ENGINE = click.option(
    "--engine",
    default="processes",
    show_default=True,
    help="Where games are played: processes, or ray (extra cluster).",
)
PROCESSES = click.option(
    "--processes", type=click.IntRange(0, 1024), default=0, help="How many processes (default: one for each core)."
)
SECONDS = click.option("--seconds", type=click.FloatRange(0.01, 600), help="Time for each move of bots that search.")

# What all commands that teach nets have.
CONFIG = click.option(
    "--config", type=click.Path(path_type=Path), help="Settings as a TOML file (default: those of the game)."
)
CHANGES = click.option(
    "--set", "changes", multiple=True, help='Change one of them, as in "ppo.steps=16"; may be repeated.'
)
OUT = click.option(
    "--out", type=click.Path(path_type=Path), default="training", show_default=True, help="Folder for files."
)
DEVICE = click.option(
    "--device", default="auto", show_default=True, help="cpu, cuda, or auto: cuda where there is one."
)
COMPILE = click.option(
    "--compile", "compiled", is_flag=True, help="Let PyTorch compile the net: slow to start, then fast."
)
SEED = click.option(
    "--seed", type=int, default=0, show_default=True, help="Determines the games and the first weights."
)


def _add_seconds(bots: tuple[str, ...], seconds: float | None) -> list[str]:
    """The bots' names. A bot that has the setting `seconds`, and sets neither it nor how much it thinks, gets this
    time."""
    from tianming.bots.bot import bot

    if seconds is None:
        return list(bots)
    timed = []
    for name in bots:
        made = bot(name, arena=True)
        limited = getattr(made, "rollouts", 0) or getattr(made, "evaluations", 0)
        wants = hasattr(made, "seconds") and "seconds=" not in name and not limited
        timed.append(f"{name}{',' if ':' in name else ':'}seconds={seconds}" if wants else name)
    return timed


@click.command()
@click.argument("game")
@click.argument("bots", nargs=-1, required=True)
@PLAYERS
@click.option(
    "--games", "number", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="How many games."
)
@click.option("--seed", default="arena", show_default=True, help="Determines the deals and the bots' generators.")
@SECONDS
@click.option("--minutes", type=click.FloatRange(0), help="Stop after this time, controls included, and report.")
@click.option("--sprt", is_flag=True, help="Stop as soon as the first bot's share is decided between --h0 and --h1.")
@click.option(
    "--h0", type=click.FloatRange(0, 1), help="Implies --sprt: the share that is not enough (default: a fair share)."
)
@click.option("--h1", type=click.FloatRange(0, 1), help="Implies --sprt: the share hoped for (default: h0 plus 0.1).")
@click.option("--controls", is_flag=True, help="Also play the first bot against itself and against random.")
@click.option("--records", type=click.Path(path_type=Path), help="Keep the records of all games in this folder.")
@ENGINE
@PROCESSES
@JSON
@game_options
def arena(
    game: str,
    bots: tuple[str, ...],
    players: int,
    number: int,
    seed: str,
    seconds: float | None,
    minutes: float | None,
    sprt: bool,
    h0: float | None,
    h1: float | None,
    controls: bool,
    records: Path | None,
    engine: str,
    processes: int,
    as_json: bool,
    options: tuple[str, ...],
) -> None:
    """Let bots play a match: the same deals, with the bots rotated through all seats.

    The last bot named takes all seats that are left. A bot may have settings, for example search:seconds=0.2,cores=2.
    """
    import time

    from msgspec.structs import replace

    import tianming
    from tianming.arena.engines import engine as engine_of
    from tianming.arena.match import Match, lineup
    from tianming.arena.report import Records, contest, ignore_game, report, rivals_of
    from tianming.arena.report import controls as play_controls
    from tianming.core.options import resolve_options

    rules = tianming.game(game)
    places = lineup(_add_seconds(bots, seconds), players or max(len(bots), rules.players[0]))
    rules.start(len(places), chosen := resolve_options(rules.options, read_options(rules, options)))
    match = Match(game, places, -(-number // len(places)), seed, chosen, records is not None)
    test = _test(1 / len(places), h0, h1) if sprt or (h0, h1) != (None, None) else None
    runs = engine_of(engine, processes)
    kept = None if records is None else Records(records)
    parts = 1 + len(rivals_of(match)) if controls else 1
    limit = math.inf if minutes is None else 60 * minutes
    end = time.monotonic() + limit
    with progress(match.deals * match.players * parts, "games") as tick:
        keep = ignore_game if kept is None else kept.keep
        games = contest(match, runs, sprt=test, seconds=limit / parts, tick=tick, keep=keep)
        figures = report(match, games, test)
        if controls:
            as_long = replace(match, deals=len(games) // match.players)
            figures["controls"] = play_controls(as_long, runs, tick, seconds=end - time.monotonic())
    _tell_match(figures, as_json)
    if kept is not None and kept.problem is not None:
        raise kept.problem


def _test(fair: float, h0: float | None, h1: float | None) -> Sprt:
    """The sequential test of these shares, or of the usual ones."""
    from tianming.arena.intervals import Sprt

    low = fair if h0 is None else h0
    return Sprt(low, min(0.99, low + 0.1) if h1 is None else h1)


def _tell_match(figures: dict[str, Any], as_json: bool) -> None:
    """The figures: as one JSON object, or in lines for people."""
    if as_json:
        return tell(figures, as_json=True)
    click.echo(f"{figures['game']}, {figures['players']} players, {figures['games']} games, seed {figures['seed']!r}")
    click.echo(
        f"{figures['decisions_a_game']} decisions a game{'' if figures['compiled'] else ' (engine not compiled)'}"
    )
    for bot in figures["bots"]:
        low, high = bot["interval"]
        copies = f" × {bot['copies']}" if bot["copies"] > 1 else ""
        click.echo(
            f"{bot['bot']}{copies}: wins {bot['share']:.1%} ({low:.1%} to {high:.1%}), result {bot['mean_result']}, "
            f"rank {bot['mean_rank']}, {bot['ms_a_move']} ms a move (longest {bot['longest_ms']})"
        )
    if "sprt" in figures:
        test = figures["sprt"]
        low, high = test["bounds"]
        click.echo(
            f"sprt {test['h0']} against {test['h1']}: {test['verdict']}, ratio {test['ratio']} in {low} … {high}"
        )
    for name, control in figures.get("controls", {}).items():
        if not control["games"]:
            click.echo(f"control against {name}: not played, no time left")
            continue
        low, high = control["interval"]
        verdict = "as expected" if control["as_expected"] else "NOT as expected"
        click.echo(f"control against {name}: wins {control['share']:.1%} ({low:.1%} to {high:.1%}), {verdict}")


@click.command()
@click.argument("game")
@PLAYERS
@click.option(
    "--games",
    "number",
    type=click.IntRange(1, 1_000_000),
    default=40,
    show_default=True,
    help="Games for each pairing.",
)
@click.option("--bot", "bots", multiple=True, help="A bot that takes part; repeatable (default: all levels).")
@click.option("--seed", default="ladder", show_default=True, help="Determines the deals and the bots' generators.")
@SECONDS
@ENGINE
@PROCESSES
@JSON
@game_options
def ladder(
    game: str,
    players: int,
    number: int,
    bots: tuple[str, ...],
    seed: str,
    seconds: float | None,
    engine: str,
    processes: int,
    as_json: bool,
    options: tuple[str, ...],
) -> None:
    """Let all levels play each other and rate them."""
    import tianming
    from tianming.arena.engines import engine as engine_of
    from tianming.arena.ladder import climb, climbers, pairings
    from tianming.bots.levels import list_levels
    from tianming.core.options import resolve_options

    rules = tianming.game(game)
    players = players or rules.players[0]
    different = climbers(_add_seconds(bots or tuple(level.name for level in list_levels(game)), seconds))
    rules.start(players, chosen := resolve_options(rules.options, read_options(rules, options)))
    deals = -(-number // players)
    with progress(len(list(pairings(different, players))) * deals * players, "games") as tick:
        figures = climb(
            game,
            different,
            engine_of(engine, processes),
            players=players,
            deals=deals,
            seed=seed,
            options=chosen,
            tick=tick,
        )
    if as_json:
        return tell(figures, as_json=True)
    click.echo(f"{figures['game']}, {figures['players']} players, {figures['games']} games")
    for place, rated in enumerate(figures["ratings"], start=1):
        click.echo(f"{place}. {rated['bot']}: {rated['rating']} ± {rated['uncertainty']}")
    for pairing, share in figures["shares"].items():
        click.echo(f"{pairing}: {share:.1%}")


@click.command()
@click.argument("game")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--rounds", type=click.IntRange(1, 100_000), default=20, show_default=True, help="How many proposals.")
@click.option(
    "--games", "number", type=click.IntRange(4, 1_000_000), default=100, show_default=True, help="Games per proposal."
)
@click.option(
    "--learn",
    "lessons",
    type=click.IntRange(0, 1_000_000),
    default=0,
    help="Learn the first proposal from this many games.",
)
@click.option("--from", "start", type=click.Path(path_type=Path), help="Weights to start with (default: the game's).")
@click.option("--seed", default="tune", show_default=True, help="Determines all games and proposals.")
@ENGINE
@PROCESSES
def tune(
    game: str,
    file: Path,
    rounds: int,
    number: int,
    lessons: int,
    start: Path | None,
    seed: str,
    engine: str,
    processes: int,
) -> None:
    """Tune the evaluation of a game by self-play. After every round, FILE holds the best weights so far."""
    from tianming.arena.engines import engine as engine_of
    from tianming.arena.tune import Round, Weights
    from tianming.arena.tune import tune as run
    from tianming.bots.heuristic import weights_in
    from tianming.core.evaluator import write_weights
    from tianming.core.registry import advisor

    def report_round(done: Round, best: Weights) -> None:
        file.write_text(write_weights(best, advisor(game).features), encoding="utf-8")
        kept = "kept" if done.kept else "dropped"
        click.echo(f"round {done.number + 1}: wins {done.share:.1%} ± {done.error:.1%}, {kept}")

    run(
        game,
        engine_of(engine, processes),
        rounds=rounds,
        games=number,
        seed=seed,
        lessons=lessons,
        tell=report_round,
        start=None if start is None else weights_in(str(start), game),
    )


@click.command()
@click.argument("record_file", metavar="RECORD", type=click.Path(path_type=Path))
@click.option("--action", "number", type=int, required=True, help="The number of the action, as `replay` prints it.")
@click.option("--bot", "advisor", help="The level that advises (default: the strongest that looks ahead).")
@SECONDS
@click.option("--seed", default="hint", show_default=True, help="Determines the bot's generator.")
@JSON
def hint(record_file: Path, number: int, advisor: str | None, seconds: float | None, seed: str, as_json: bool) -> None:
    """Advise the player who took an action of a record, from what they knew: where to look, what kind, the move."""
    import random

    from msgspec import to_builtins

    from tianming.bots.levels import adviser
    from tianming.study.hints import hint as advise
    from tianming.study.hints import view_before

    record = read_record(record_file)
    view = view_before(record, number)
    advice = advise(view, random.Random(seed), _add_seconds((advisor or adviser(view.game),), seconds)[0])
    played = record.rules.write(record.actions[number - 1][1])
    if as_json:
        return tell({**to_builtins(advice), "seat": view.seat, "played": played}, as_json=True)
    click.echo(f"{record.rules.seat_names[view.seat or 0]} is asked: {view.question.text if view.question else ''}")
    click.echo(f"1. where: {advice.where.text}")
    click.echo(f"2. what kind: {advice.kind}")
    click.echo(f"3. the move: {advice.action}")
    for reason in advice.reasons:
        click.echo(f"   {reason.text}")
    click.echo(f"played: {played}")


@click.command()
@click.argument("game")
@CONFIG
@CHANGES
@click.option("--minutes", type=click.FloatRange(0, 10_000), default=10, show_default=True, help="How long to train.")
@OUT
@click.option("--resume", type=click.Path(path_type=Path), help="Go on from this checkpoint.")
@click.option("--start", type=click.Path(path_type=Path), help="Begin with these weights (.npz) or a checkpoint's.")
@click.option(
    "--rival", "rivals", multiple=True, type=click.Path(path_type=Path), help="Also meet this net; repeatable."
)
@click.option("--exploit", type=click.Path(path_type=Path), help="Learn to beat this net instead (.npz or .pt).")
@DEVICE
@COMPILE
@SEED
def train(
    game: str,
    config: Path | None,
    changes: tuple[str, ...],
    minutes: float,
    out: Path,
    resume: Path | None,
    start: Path | None,
    rivals: tuple[Path, ...],
    exploit: Path | None,
    device: str,
    compiled: bool,
    seed: int,
) -> None:
    """Train a net by playing against itself (extra train). Writes a checkpoint, weights for play, and a curve."""
    from tianming.core.errors import InvalidOption
    from tianming.core.registry import game as rules_of

    rules_of(game)
    if resume is not None and start is not None:
        raise InvalidOption("give --resume to go on with a training or --start to begin another one, not both")
    if rivals and exploit is not None:
        raise InvalidOption("an exploiter plays against one net only: give --rival or --exploit, not both")
    _need_torch()
    from tianming.train.config import load_config
    from tianming.train.run import Training

    if exploit is not None:
        changes += ("pool.share=1.0",)  # all games are against that net
    settings = load_config(game, config, changes)
    training = Training(settings, out, device=_choose_device(device), compiled=compiled, seed=seed)
    try:
        if resume is not None:
            training.resume(resume)
        if start is not None:
            training.start_from(start)
        for rival in rivals:
            training.meet(rival)
        if exploit is not None:
            training.exploit(exploit)
        training.run(minutes, click.echo)
    finally:
        training.close()


@click.command()
@click.argument("game")
@click.argument("folders", nargs=-1, required=True, type=click.Path(path_type=Path))
@CONFIG
@CHANGES
@click.option("--epochs", type=click.IntRange(1, 1000), default=4, show_default=True, help="How often to go through.")
@OUT
@DEVICE
@COMPILE
@SEED
def imitate(
    game: str,
    folders: tuple[Path, ...],
    config: Path | None,
    changes: tuple[str, ...],
    epochs: int,
    out: Path,
    device: str,
    compiled: bool,
    seed: int,
) -> None:
    """Teach a net to play as in datasets (extra train). Its weights are a start or a rival for `train`."""
    from tianming.core.registry import game as rules_of

    rules_of(game)
    _need_torch()
    from tianming.train.config import load_config
    from tianming.train.imitation import imitate as study

    settings, device = load_config(game, config, changes), _choose_device(device)
    found = study(settings, folders, out, epochs=epochs, device=device, compiled=compiled, seed=seed, tell=click.echo)
    click.echo(f"plays as they did in {found['agreement']:.1%} of decisions in other games, and explains")
    click.echo(f"{found['explained']:.1%} of how these ended; the weights are in {out / f'{game}.npz'}")


def _need_torch() -> None:
    from tianming.core.errors import InvalidOption

    try:
        import torch  # noqa: F401 - only whether it is there
    except ModuleNotFoundError as missing:
        raise InvalidOption(f"training needs {missing.name}: pip install 'tianming[train]'") from None


def _choose_device(name: str) -> str:
    import torch

    return ("cuda" if torch.cuda.is_available() else "cpu") if name == "auto" else name


COMMANDS: tuple[click.Command, ...] = (arena, hint, imitate, ladder, train, tune)
