"""A chapter that asks questions is in one file: the files shared by all chapters only refer questions to it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tests.engine.pages import YELLOW, every_game, package_of, part
from tianming.core import registry

# Shared by all chapters. (`position_check` compares chapters, and `events` covers several: they may cite any rule.)
SHARED = ("legal", "effects", "questions", "text", "why", "forecast")
# Rules that belong to a chapter's question and are also an action of the turn.
ACTIONS = {"D1"}


def chapters(name: str) -> list[Path]:
    """The chapters that ask questions."""
    files = (path for path in package_of(name).glob("*.py") if path.stem not in SHARED)
    return sorted(path for path in files if re.search(r"^ASKING = ", path.read_text("utf-8"), re.MULTILINE))


def list_citing(name: str, rule: str) -> set[str]:
    """The files of a game that cite a rule."""
    pattern = re.compile(rf"\b{re.escape(rule)}\b(?!\.\d)")
    return {path.stem for path in package_of(name).glob("*.py") if pattern.search(path.read_text("utf-8"))}


def list_imports(path: Path) -> set[str]:
    """The modules that a file imports at run time, without those for types only."""
    running = [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ImportFrom)]
    return {f"{node.module}.{alias.name}" for node in running for alias in node.names} | {
        node.module or "" for node in running
    }


def test_the_chapters_that_ask_questions_are_known() -> None:
    found = {name: {path.stem for path in chapters(name)} for name in registry.PACKAGES}
    assert found["huang-di"] == {"petition"}
    assert found["yellow-yangtze"] == {"pagodas", "revolts", "wars"}
    assert found["yuan"] == {"setup", "map_tiles", "cities", "auction", "plans"}


@every_game
def test_a_question_is_asked_by_one_chapter(name: str) -> None:
    asked = part(name, "questions").ASKING
    kinds = [kind for path in chapters(name) for kind in part(name, path.stem).ASKING]
    assert len(set(kinds)) == len(kinds)
    assert list(asked) == list(range(len(part(name, "actions").QUESTIONS)))


@every_game
def test_a_chapters_rules_are_cited_in_no_file_for_all_chapters(name: str) -> None:
    rules = {asking.rule for path in chapters(name) for asking in part(name, path.stem).ASKING.values()}
    cited = {rule: sorted(list_citing(name, rule) & set(SHARED)) for rule in rules - ACTIONS}
    assert {rule: files for rule, files in cited.items() if files} == {}


@every_game
def test_a_chapter_needs_no_file_that_serves_all(name: str) -> None:
    later = (*SHARED, "position_check", "state", "rules")
    for path in chapters(name):
        assert list_imports(path) & {f"{registry.PACKAGES[name]}.{file}" for file in later} == set(), path.name


def test_how_support_in_a_war_works_is_read_in_one_file() -> None:
    """W4 was once spread over twelve files. The action table, the view, what nets see, and bots still name it."""
    assert list_citing(YELLOW, "W4") == {"wars", "actions", "view", "observation", "tactics", "conflict_odds"}
