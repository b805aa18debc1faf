"""The one-way street: core ← games ← bots ← envs ← … ← server ← command line. Games are reached only by name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tianming

PACKAGE = Path(tianming.__file__).parent
FILES = sorted(path for path in PACKAGE.rglob("*.py"))
# What each folder may import, besides itself.
ROOMS = {
    "core": set[str](),
    "games": {"core"},
    "bots": {"core"},
    "envs": {"core", "bots"},
    "arena": {"core", "bots"},
    "study": {"core", "bots"},
    "server": {"core", "bots", "study"},
    "terminal": {"core", "bots"},
    "train": {"core", "bots", "envs"},
    "cli": {"core", "bots", "envs", "arena", "study", "terminal", "train", "server"},
}


def list_imports(path: Path) -> set[str]:
    """The folders of this package that a file imports from, including imports inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.split(".")[1] for name in names if name.startswith("tianming.")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_file_imports_only_down_the_street(path: Path) -> None:
    room = path.relative_to(PACKAGE).parts[0]
    if room in ROOMS:
        assert list_imports(path) & set(ROOMS) <= ROOMS[room] | {room}
    else:
        assert "games" not in list_imports(path)


@pytest.mark.parametrize(
    "path", sorted((PACKAGE / "games").glob("*/*.py")), ids=lambda path: f"{path.parent.name}.{path.stem}"
)
def test_games_do_not_know_each_other(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    others = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()} - {path.parent.name}
    assert not any(f"tianming.games.{other}" in text for other in others - {"__pycache__"})


def test_no_file_has_grown_past_500_lines() -> None:
    long = {path.name: count for path in FILES if (count := len(path.read_text("utf-8").splitlines())) > 500}
    assert not long
