"""The layout and the import order that the docs describe are those of the repository."""

from __future__ import annotations

import re
from pathlib import Path

from tests.engine.pages import ROOT, block, section
from tests.engine.test_street import ROOMS

PACKAGE = ROOT / "src" / "tianming"
BUILT = {"build", "dist", "node_modules", "__pycache__"}  # not in git


def read_contributing() -> str:
    return (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def folders(parent: Path) -> set[str]:
    """The names of the folders that are in git."""
    found = {path.name for path in parent.iterdir() if path.is_dir() and not path.name.startswith(".")}
    return {name for name in found - BUILT if not name.endswith(".egg-info")}


def layout() -> dict[str, str]:
    """The folders that CONTRIBUTING lists, with their descriptions; those of the package without its path."""
    return dict(re.findall(r"^ *([\w/.]+?)/?(?: {2,}(.*))?$", block(read_contributing(), ""), re.MULTILINE))


def test_every_folder_is_listed_and_every_listed_one_exists() -> None:
    inside = {f"{name}" for name in folders(PACKAGE)}
    outside = folders(ROOT) - {"src"}
    listed = {name for name in layout() if not name.endswith(".py")}
    assert listed == inside | outside | {"src/tianming"}


def test_the_modules_beside_the_folders_are_listed() -> None:
    listed = set(re.findall(r"\w+\.py", block(read_contributing(), "")))
    assert listed == {path.name for path in PACKAGE.glob("*.py")} - {"__init__.py"}


def test_every_measurement_is_listed() -> None:
    assert set(re.findall(r"\w+", layout()["bench"].partition(": ")[2])) == folders(ROOT / "bench")


def test_the_import_order_names_every_folder() -> None:
    architecture = block(section("architecture", "The one-way street"), "")
    (short,) = re.findall(r"`(core ← .*)`", read_contributing())
    assert ROOMS.keys() == folders(PACKAGE)
    for street in (architecture, short):
        places = [set(re.findall(r"\w+", re.sub(r"/<\w+>", "", place))) for place in street.split("←")]
        assert set().union(*places) == set(ROOMS)
        for number, place in enumerate(places):
            before = set().union(*places[:number])
            assert all(ROOMS[room] <= before for room in place & ROOMS.keys()), street
