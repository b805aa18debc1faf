"""The command that writes datasets."""

from __future__ import annotations

from pathlib import Path

import click

from tianming.cli.strength import ENGINE, PROCESSES
from tianming.cli.tools import JSON, PLAYERS, game_options, progress, read_options, tell


@click.command()
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    "--from",
    "sources",
    multiple=True,
    type=click.Path(path_type=Path),
    help="A record or a folder of them; repeatable.",
)
@click.option(
    "--games", "number", type=click.IntRange(1, 10_000_000), default=100, show_default=True, help="Games of self-play."
)
@click.option("--bot", "bots", multiple=True, help="A bot of the self-play; repeatable (default: heuristic).")
@PLAYERS
@click.option("--seed", default="dataset", show_default=True, help="Determines all games of self-play.")
@click.option("--rows", type=click.IntRange(1, 10_000_000), default=16_384, show_default=True, help="Rows of a file.")
@click.option("--positions", is_flag=True, help="Add every whole position as JSON, hidden parts included.")
@click.option("--format", "form", default="npz", show_default=True, help="npz, or parquet (extra parquet).")
@ENGINE
@PROCESSES
@JSON
@game_options
def dataset(
    game: str,
    folder: Path,
    sources: tuple[Path, ...],
    number: int,
    bots: tuple[str, ...],
    players: int,
    seed: str,
    rows: int,
    positions: bool,
    form: str,
    engine: str,
    processes: int,
    as_json: bool,
    options: tuple[str, ...],
) -> None:
    """Write the decisions of games into a folder, as arrays to learn from.

    The games are those of records, or played by bots for the purpose.
    """
    import tianming
    from tianming.arena.engines import engine as engine_of
    from tianming.arena.match import Match, lineup
    from tianming.arena.self_play import self_play
    from tianming.core.options import resolve_options
    from tianming.envs.dataset import Writer, read_records

    rules = tianming.game(game)
    players = players or rules.players[0]
    rules.start(players, chosen := resolve_options(rules.options, read_options(rules, options)))
    places = lineup(bots or ("heuristic",), players)
    match = Match(game, places, deals=number, seed=seed, options=chosen, records=True)
    about = {"from": [str(path) for path in sources]} if sources else {"bots": places, "seed": seed, "options": chosen}
    writer = Writer(game, folder, rows=rows, positions=positions, form=form)
    with progress(0 if sources else number, "games") as tick:
        for record in read_records(sources) if sources else self_play(match, number, engine_of(engine, processes)):
            writer.add(record)
            tick()
    tell(writer.close(**about), as_json=as_json)
