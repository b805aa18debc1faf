"""What the commands share: common options, reading files, printing figures."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from tianming.core.protocol import Rules
    from tianming.core.record import Record

LARGEST_NUMBER = 1 << 53
PLAYERS = click.option("--players", type=int, default=0, help="How many players (default: the fewest).")
JSON = click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")


def game_options(command: Callable[..., None]) -> Callable[..., None]:
    return click.option(
        "--option", "options", multiple=True, metavar="NAME=VALUE", help="Set an option of the game; repeatable."
    )(command)


def read_options(rules: Rules, pairs: tuple[str, ...]) -> dict[str, object]:
    """Options as typed: true, false, a number or a word; @FILE is the text of a file."""
    values: dict[str, object] = {}
    for pair in pairs:
        name, _, typed = pair.partition("=")
        if typed.startswith("@"):
            values[name] = Path(typed[1:]).read_text(encoding="utf-8")
            continue
        values[name] = {"true": True, "yes": True, "": True, "false": False, "no": False}.get(typed.lower(), typed)
        if typed.isdecimal() and len(typed) < 9:
            values[name] = int(typed)
    return values


def read_json(file: Path) -> Any:
    from tianming.core.errors import InvalidPosition

    try:
        return json.loads(file.read_text(encoding="utf-8"))
    except json.JSONDecodeError as error:
        raise InvalidPosition(str(file), f"this is not JSON: {error}") from None


def read_record(file: Path) -> Record:
    from tianming.core.record import Record

    return Record.parse(file.read_text(encoding="utf-8"))


def tell(figures: dict[str, Any], *, as_json: bool) -> None:
    """Print figures: as one JSON object, or one to a line."""
    if as_json:
        click.echo(json.dumps(figures))
        return
    for name, value in figures.items():
        shown = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
        click.echo(f"{name}: {shown}")


@contextmanager
def progress(total: int, what: str) -> Iterator[Callable[[], None]]:
    """A progress bar, if the output goes to a terminal."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb":
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda: bar.advance(task)
