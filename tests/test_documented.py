"""The commands, files and names that the docs mention exist."""

from __future__ import annotations

import importlib
import json
import re
import shlex
from pathlib import Path

import pytest

from tests.engine.pages import DOCS, FENCE, ROOT, block, code_spans, page, section, tables
from tianming.cli import main
from tianming.core import registry
from tools import project

PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(DOCS.glob("*.md")),
    *sorted(ROOT.glob("bench/*/README.md")),
]
# Where the paths that a page mentions begin.
ROOTS = (
    ROOT,
    ROOT / "src" / "tianming",
    *(ROOT / "src" / "tianming" / "games").glob("*_*"),
    ROOT / "src" / "tianming" / "games" / "yuan",
    ROOT / "web",
    ROOT / "web" / "src",
    ROOT / "web" / "src" / "games",
    ROOT / "web" / "src" / "games" / "yellow-yangtze",
    DOCS,
)
FILE = re.compile(r"[\w.-]+(?:/[\w.-]+)*/[\w.-]+\.(?:py|pxd|ts|svelte|css|md|json|mjs|js|cjs|svg|txt)")
DEFAULT_GAME = project.DEFAULT_GAME
BENCHES = sorted(path.parent.name for path in ROOT.glob("bench/*/__main__.py"))


def read(path: Path) -> str:
    return path.read_text("utf-8")


def find_commands(text: str, start: str) -> list[str]:
    """The commands of a page that begin with these words, in code spans and in fenced blocks."""
    spans = re.findall(r"`([^`\n]+)`", FENCE.sub("", text))
    lines = [line.partition("  ")[0] for fence in FENCE.findall(text) for line in fence.splitlines()]
    found = (candidate.partition(" #")[0].removeprefix("$ ").strip() for candidate in (*spans, *lines))
    return [command for command in found if command.startswith(f"{start} ")]


def list_flags(command: str) -> set[str]:
    return {word.partition("=")[0] for word in shlex.split(command) if word.startswith("--") and len(word) > 2}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_of_tianming_have_the_options_that_a_page_uses(path: Path) -> None:
    for command in find_commands(read(path), "tianming"):
        name = command.split()[1]
        if (
            name.isupper() or name.startswith("-") or name == "record"
        ):  # a placeholder, `--version`, a record's first line
            continue
        assert name in main.commands, command
        options = {flag for option in main.commands[name].params for flag in option.opts}
        assert list_flags(command) - {"--help"} <= options, command


def bench_options(name: str) -> set[str]:
    """The options of a measurement."""
    module = importlib.import_module(f"bench.{name}.__main__")
    return set(re.findall(r'add_argument\("(--[\w-]+)"', read(Path(module.__file__ or ""))))


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_measurements_have_the_options_that_a_page_uses(path: Path) -> None:
    for command in find_commands(read(path), "python -m"):
        module = command.split()[2]
        if module.startswith("bench."):
            assert module.removeprefix("bench.") in BENCHES, command
            assert list_flags(command) <= bench_options(module.removeprefix("bench.")), command


@pytest.mark.parametrize("name", BENCHES)
def test_the_page_of_a_measurement_lists_its_options(name: str) -> None:
    text = read(ROOT / "bench" / name / "README.md")
    assert {flag for flag in bench_options(name) if flag not in text} == set()


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_that_a_page_mentions_exist(path: Path) -> None:
    spans = [span for span in re.findall(r"`([^`\n]+)`", FENCE.sub("", read(path))) if FILE.fullmatch(span)]
    missing = [span for span in spans if not any((root / span).exists() for root in (*ROOTS, path.parent))]
    assert missing == []


def test_contributing_lists_the_scripts_of_the_client() -> None:
    scripts = json.loads(read(ROOT / "web" / "package.json"))["scripts"].keys() - {"build"}  # without a name, it builds
    listed = set(
        re.findall(r"^\.venv/bin/python tools/web_build\.py (\w+)", read(ROOT / "CONTRIBUTING.md"), re.MULTILINE)
    )
    assert listed == set(scripts)
    assert set(project.CLIENT_CHECKS.values()) <= listed


def test_the_client_page_lists_what_a_games_folder_exports() -> None:
    module = re.search(
        r"export interface GameModule \{\n(.*?)^\}", read(ROOT / "web/src/games/index.ts"), re.DOTALL | re.MULTILINE
    )
    assert module is not None
    members = dict(re.findall(r"^  (\w+)(\??):", module[1], re.MULTILINE))
    (table,) = tables(section("client", "A game's folder"))[:1]
    listed = {re.split(r"\W", span)[0] for row in table for span in code_spans(row[0])}
    assert listed == members.keys()
    (required,) = re.findall(r"Only (.*?) are required", " ".join(page("client").split()))
    assert set(code_spans(required)) == {name for name, optional in members.items() if not optional}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_methods_of_rules_that_a_page_mentions_exist(path: Path) -> None:
    name = path.stem if path.stem in registry.PACKAGES else DEFAULT_GAME
    methods = re.findall(r"`rules\.(?!py)(\w+)", read(path))
    assert [method for method in methods if not hasattr(registry.game(name), method)] == []


def test_the_newcomers_page_names_commands_that_find_something() -> None:
    """The exercise sends people to rules by `grep`."""
    for pattern, folder in re.findall(r'grep -rn "([\w:]+)"\s+(src/[\w/]+)', page("newcomer")):
        assert any(pattern in read(file) for file in (ROOT / folder).rglob("*.py")), pattern


def test_the_frames_of_the_first_example_have_documented_types() -> None:
    frames = {code_spans(row[0])[0] for table in tables(section("wire", "The frames")) for row in table}
    assert set(re.findall(r'"type": "(\w+)"', block(section("wire", "In short"), ""))) <= frames
