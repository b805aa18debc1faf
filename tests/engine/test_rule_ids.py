"""Every rule and ruling on a game's page has a test named after it in the game's test folder."""

from __future__ import annotations

import re

import pytest

from tests.engine.pages import GAMES, ROOT, every_game, page

# How many rulings (decisions where a rule book is silent) have ids of their own.
RULINGS = {"yuan": 59}


def rules_of(name: str) -> list[str]:
    """The ids that a page lists. (test_docs checks which ids there must be.)"""
    return re.findall(r"^\s*[-*] \*\*([A-Z]\d+(?:\.\d+)*)\*\*", page(name), re.MULTILINE)


EVERY = [(name, rule) for name in GAMES for rule in rules_of(name)]


@pytest.mark.parametrize(("name", "rule"), EVERY)
def test_a_rule_has_a_test(name: str, rule: str) -> None:
    folder = ROOT / "tests" / name.replace("-", "_")
    tests = "\n".join(path.read_text("utf-8") for path in folder.glob("test_*.py"))
    wanted = rule.replace(".", "_")
    assert re.search(rf"^(?:async )?def test_{wanted}_[a-z]", tests, re.MULTILINE), f"no test_{wanted}_… in {folder}"


@every_game
def test_an_id_stands_for_one_rule(name: str) -> None:
    ids = rules_of(name)
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", RULINGS)
def test_the_rulings_are_numbered_without_a_gap(name: str) -> None:
    numbers = sorted(int(rule[1:]) for rule in rules_of(name) if rule[0] == "A")
    assert numbers == list(range(1, RULINGS[name] + 1))
