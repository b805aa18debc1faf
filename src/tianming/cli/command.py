"""The command `tianming`. To start quickly, every command imports what it needs when it runs."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tianming import __version__
from tianming.cli import dataset, outside, strength
from tianming.cli.tools import (
    JSON,
    LARGEST_NUMBER,
    PLAYERS,
    game_options,
    progress,
    read_json,
    read_options,
    read_record,
    tell,
)

if TYPE_CHECKING:
    from tianming.core.record import Record


class Friendly(click.Group):
    """Turns every error that a person can cause into one sentence and exit status 2, without a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command."""
        from tianming.core.errors import TianmingError
        from tianming.core.twins import StaleTwin

        try:
            return super().invoke(ctx)
        except (TianmingError, StaleTwin) as error:
            problem = f"Error: {error}"
        except (OSError, UnicodeError) as error:
            problem = f"Error: {_about_file(error)}"
        except RecursionError:
            problem = "Error: the file is nested too deeply"
        click.echo(problem, err=True)
        ctx.exit(2)


def _about_file(error: OSError | UnicodeError) -> str:
    if isinstance(error, UnicodeError):
        return "the file is not UTF-8 text"
    return f"{error.filename or 'file'}: {error.strerror or error}"


@click.group(cls=Friendly, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="tianming")
def main() -> None:
    """Tianming: board games of old China, their rules exact and fast."""


@main.command()
@click.argument("game", required=False)
def games(game: str | None) -> None:
    """List the games, or describe one."""
    import tianming

    if game is None:
        for name in tianming.list_games():
            rules = tianming.game(name)
            click.echo(f"{name}  {rules.title}, {rules.players[0]} to {rules.players[-1]} players")
        return
    rules = tianming.game(game)
    click.echo(f"{rules.title} ({rules.name}, rules version {rules.version})")
    click.echo(f"{rules.players[0]} to {rules.players[-1]} players: {', '.join(rules.seat_names)}")
    click.echo(rules.credits)
    click.echo(rules.notice)
    click.echo("Options:")
    for option in rules.options:
        choices = "@FILE" if option.free else "/".join(str(choice).lower() for choice in option.choices)
        default = str(option.default).lower() or "none"
        for other in option.otherwise:
            default += f", with {other.option}={str(other.value).lower()} {str(other.default).lower()}"
        click.echo(f"  {option.name}={choices} (default {default}): {option.text} ({option.rule})")


@main.command()
@click.argument("game")
@PLAYERS
@click.option("--seat", "seats", type=int, multiple=True, help="A seat you play, from 0; repeatable (default: 0).")
@click.option("--bot", default="greedy", show_default=True, help="The level of the bots on the other seats.")
@click.option("--watch", is_flag=True, help="Bots play every seat.")
@click.option("--seed", help="A text that determines all draws (default: a new secret one).")
@click.option("--position", "position_file", type=click.Path(path_type=Path), help="Begin from a position file.")
@click.option("--record", "record_file", type=click.Path(path_type=Path), help="Write the record here at the end.")
@game_options
def play(
    game: str,
    players: int,
    seats: tuple[int, ...],
    bot: str,
    watch: bool,
    seed: str | None,
    position_file: Path | None,
    record_file: Path | None,
    options: tuple[str, ...],
) -> None:
    """Play a game in the terminal against bots."""
    import random

    import tianming
    from tianming.bots.bot import bot as bot_of
    from tianming.core.errors import InvalidOption
    from tianming.core.options import check_end
    from tianming.core.seats import all_seats
    from tianming.terminal.line import LineGame

    rules = tianming.game(game)
    position = None if position_file is None else read_json(position_file)
    table = rules.table(players=players, seed=seed, options=read_options(rules, options), position=position)
    people = set() if watch else set(seats or (0,))
    if not people:
        check_end(rules.options, table.record.options)
    number = table.record.players
    if not people <= set(range(number)):
        raise InvalidOption(f"seats are numbered from 0 to {number - 1}")
    bots = {seat: bot_of(bot) for seat in all_seats(number) if seat not in people}
    names = tuple(bots[seat].name if seat in bots else "person" for seat in all_seats(number))
    table.record.seats = names
    try:
        LineGame(table, bots, rng=random.Random(seed), ask=_ask, say=click.echo).run()
    finally:
        if record_file is not None:
            record_file.write_text(str(table.record), encoding="utf-8")
            click.echo(f"The record is in {record_file}.")


def _ask(prompt: str) -> str:
    return input(prompt)


@main.command()
@click.argument("game")
@PLAYERS
@click.option(
    "--games", "number", type=click.IntRange(1, LARGEST_NUMBER), default=100, show_default=True, help="How many."
)
@click.option(
    "--seed", type=click.IntRange(0, LARGEST_NUMBER), default=0, show_default=True, help="Determines all games."
)
@JSON
@game_options
def simulate(game: str, players: int, number: int, seed: int, as_json: bool, options: tuple[str, ...]) -> None:
    """Play random games and print figures about them."""
    import tianming
    from tianming.arena.simulate import simulate as run

    rules = tianming.game(game)
    players = players or rules.players[0]
    chosen = read_options(rules, options)
    with progress(number, "games") as tick:
        figures = run(rules, players=players, games=number, seed=seed, options=chosen, tick=tick)
    tell(figures, as_json=as_json)


@main.command()
@click.argument("record_file", metavar="RECORD", type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Only check that the record replays.")
def replay(record_file: Path, check: bool) -> None:
    """Replay a record and print what happened; with --check, only say whether it fits the rules."""
    record = read_record(record_file)
    if not check:
        _tell_game(record)
    record.replay()
    ended = "unfinished" if record.seed is None and record.outcome == "unfinished" else "finished"
    click.echo(f"{record_file}: all {len(record.actions)} actions replay; the game is {ended}.")


def _tell_game(record: Record) -> None:
    from tianming.core.errors import InvalidRecord, TianmingError
    from tianming.core.protocol import Event

    state = record.begin()
    for number, (seat, action) in enumerate(record.actions):
        events: list[Event] = []
        try:
            state.apply(seat, action, events)
        except TianmingError as error:
            raise InvalidRecord(0, f"action {number + 1}: {error}") from None
        for event in events:
            click.echo(f"{number + 1:5}  {record.rules.sentence(event)}")


@main.command()
@click.argument("record_file", metavar="RECORD", type=click.Path(path_type=Path))
def verify(record_file: Path) -> None:
    """Check that every draw of a finished game follows from its seed, and that the seed fits the published hash."""
    draws = read_record(record_file).verify()
    click.echo(f"{record_file}: the seed matches the commitment, and all {draws} draws follow from it.")


@main.command()
@click.argument("game")
@click.option("--depth", type=click.IntRange(0, 9), default=2, show_default=True, help="How many decisions ahead.")
@PLAYERS
@click.option("--seed", default="perft", show_default=True, help="Determines the draws of the set-up.")
@JSON
def perft(game: str, depth: int, players: int, seed: str, as_json: bool) -> None:
    """Count the ways to make the first decisions of a game."""
    import tianming
    from tianming.core.perft import opening
    from tianming.core.perft import perft as count

    rules = tianming.game(game)
    state = opening(rules, players or rules.players[0], seed)
    figures: dict[str, Any] = {"game": game, "players": players or rules.players[0], "seed": seed}
    with progress(depth + 1, "depths") as tick:
        for step in range(depth + 1):
            figures[f"depth_{step}"] = count(state, step)
            tick()
    tell(figures, as_json=as_json)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
def position(file: Path) -> None:
    """Check a position file and draw it."""
    import tianming
    from tianming.core.errors import InvalidPosition

    given = read_json(file)
    name = given.get("game") if isinstance(given, dict) else None
    if name not in tianming.list_games():
        raise InvalidPosition("game", f"one of {', '.join(tianming.list_games())} is expected")
    rules = tianming.game(name)
    state = rules.restore(given)
    actors = state.actors()
    click.echo(rules.draw(rules.view(state, actors[0] if actors and actors[0] >= 0 else None)))
    click.echo(f"{file}: the position is valid.")


@main.command()
@click.argument("games", nargs=-1, metavar="[GAME]...")
@click.option(
    "--seconds", type=click.FloatRange(0.05, 60), default=2.0, show_default=True, help="Time for each figure."
)
@JSON
def bench(games: tuple[str, ...], seconds: float, as_json: bool) -> None:
    """Measure the engine's speed on one core, for all games or those named."""
    from tianming.arena.bench import bench as run

    tell(run(seconds, games), as_json=as_json)


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option("--port", type=click.IntRange(1, 65535), default=8080, show_default=True, help="The port to listen on.")
@click.option("--database", help="sqlite:///PATH or postgresql://… (default: a file in your data folder).")
@click.option("--open", "open_browser", is_flag=True, help="Open the browser.")
@click.option("--sockets", type=click.IntRange(1, 1_000_000), default=200, help="Most connections from one address.")
@click.option("--tables", type=click.IntRange(1, 1_000_000), default=30, help="Most unfinished tables of one person.")
@click.option("--bot-seats", type=click.IntRange(1, 1_000_000), default=100, help="Most bots at one person's tables.")
@click.option("--rate", type=click.FloatRange(1, 1e9), default=20, help="Most requests a second from one client.")
@click.option("--bots", type=click.IntRange(1, 64), help="Processes in which bots think (default: cores − 1).")
def serve(
    host: str,
    port: int,
    database: str | None,
    open_browser: bool,
    sockets: int,
    tables: int,
    bot_seats: int,
    rate: float,
    bots: int | None,
) -> None:
    """Serve tables to browsers, bots and friends."""
    from tianming.server import serve as server
    from tianming.server.limits import Settings

    settings = Settings(
        sockets_an_address=sockets,
        connections_an_address=max(1, sockets // 2),
        tables_a_person=tables,
        bots_a_person=bot_seats,
        rate=rate,
        thinking_workers=bots,
    )
    server.serve(host, port, database or server.default_database(), open_browser=open_browser, settings=settings)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--database", help="sqlite:///PATH (default: the file in your data folder).")
def backup(file: Path, database: str | None) -> None:
    """Copy the server's database to a new file, even while it serves."""
    import asyncio

    from tianming.server import serve as server

    asyncio.run(server.backup(database or server.default_database(), file))
    click.echo(f"The backup is in {file}.")


for command in (*strength.COMMANDS, outside.bot, dataset.dataset):
    main.add_command(command)
