"""Every rule of the game's page has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "yellow-yangtze.md"
IDS = sorted(set(re.findall(r"^\s*[-*] \*\*([STPABCDEGRWXH]\d)\*\*", PAGE.read_text(encoding="utf-8"), re.MULTILINE)))
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))


def test_the_page_has_all_rules() -> None:
    counts = {letter: sum(rule[0] == letter for rule in IDS) for letter in "STPABCDEGRWXH"}
    wanted = zip("STPABCDEGRWXH", (6, 3, 2, 6, 5, 3, 3, 2, 6, 4, 8, 4, 1), strict=True)
    assert counts == dict(wanted)


@pytest.mark.parametrize("rule", IDS)
def test_a_rule_has_a_test(rule: str) -> None:
    assert re.search(rf"^def test_{rule}_", TESTS, re.MULTILINE), f"no test is named test_{rule}_…"
