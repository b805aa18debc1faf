"""Every rule and ruling of the game's page has a test named after it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PAGE = (HERE.parent.parent / "docs" / "yuan.md").read_text(encoding="utf-8")
IDS = re.findall(r"^- \*\*([YA]\d+(?:\.\d+)*)\*\* ", PAGE, re.MULTILINE)
TESTS = "\n".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))


def test_the_page_has_all_rulings_once() -> None:
    rulings = [rule for rule in IDS if rule[0] == "A"]  # in two lists: what is open, and where we depart
    assert sorted(rulings, key=lambda rule: int(rule[1:])) == [f"A{number}" for number in range(1, 60)]
    assert len(set(IDS)) == len(IDS)


@pytest.mark.parametrize("rule", IDS)
def test_a_rule_has_a_test(rule: str) -> None:
    assert re.search(rf"^def test_{rule.replace('.', '_')}_[a-z]", TESTS, re.MULTILINE), f"no test_{rule}_…"
