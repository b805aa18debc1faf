"""The rooms of the server: each imports only from those below it, and from what all of them share."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import tianming.server

SERVER = Path(tianming.server.__path__[0])
# From the top down: what each room may import besides itself and what they share.
BELOW = {"web": {"play", "bots", "store"}, "play": {"bots", "store"}, "bots": set(), "store": set()}
SHARED = {"wire", "wire_types", "position_types", "refusals", "auth", "limits", "metrics", "background", "collector"}
# These put the rooms together: no room but the web knows them.
WHOLE = {"services", "serve"}


def list_imports(path: Path) -> set[str]:
    """The rooms and shared files of the server that a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tianming.server"):
            inside = (node.module or "").split(".")[2:]
            found |= {inside[0]} if inside else {alias.name for alias in node.names}
    return found


@pytest.mark.parametrize("path", sorted(SERVER.glob("*/*.py")), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_room_imports_only_what_is_below_it(path: Path) -> None:
    room = path.parent.name
    may = BELOW[room] | {room} | SHARED | (WHOLE if room == "web" else set())
    assert list_imports(path) <= may


def test_every_file_is_in_a_room_or_known_to_be_shared() -> None:
    assert {path.stem for path in SERVER.glob("*.py")} == SHARED | WHOLE | {"__init__"}
    assert {path.parent.name for path in SERVER.glob("*/*.py")} == set(BELOW)


def test_nothing_is_named_like_a_standard_module() -> None:
    source = SERVER.parent
    assert {path.stem for path in source.rglob("*.py")} & set(sys.stdlib_module_names) == set()
