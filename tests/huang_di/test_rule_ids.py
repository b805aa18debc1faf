"""Every rule of the game's page has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "huang-di.md"
LETTERS = "WIPTRQBMEGXVKH"
IDS = sorted(set(re.findall(rf"^\s*[-*] \*\*([{LETTERS}]\d)\*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE)))
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))


def test_the_page_has_all_rules() -> None:
    counts = {letter: sum(rule[0] == letter for rule in IDS) for letter in LETTERS}
    assert counts == dict(zip(LETTERS, (3, 1, 3, 4, 4, 3, 4, 2, 2, 3, 4, 1, 1, 1), strict=True))


@pytest.mark.parametrize("rule", IDS)
def test_a_rule_has_a_test(rule: str) -> None:
    assert re.search(rf"^def test_{rule}_", TESTS, re.MULTILINE), f"no test is named test_{rule}_…"
