"""Waits in tests end as soon as they can, and no test sets a limit that is too tight for a busy machine."""

import asyncio
import re
from pathlib import Path

import pytest

from tests import waiting

TESTS = Path(__file__).parent
# A limit or a pause in numbers. Waiting belongs to `waiting` and, in a browser, to `browsing`.
TIGHT = re.compile(
    r"asyncio\.timeout\(\d|\.wait_for\(.*, \d+\)|timeout=\d|wait_for_timeout\(\d|\.wait\(\d|sleep\((?!0\))"
)
ALLOWED = {
    "waiting.py": "sleep(pause)",  # the place for it
    "server/odd_bots.py": "AGES_SECONDS",  # bots that think too long
    "web/browsing.py": "click(timeout=1000)",  # callers try again
    "web/test_browser.py": "page.wait_for_timeout(30)",  # between random clicks
}


def test_waiting_returns_the_true_value() -> None:
    answers = iter([0, "", "there"])

    async def next_answer() -> object:
        return next(answers)

    assert asyncio.run(waiting.until(next_answer, 0)) == "there"
    assert asyncio.run(waiting.until(lambda: 3)) == 3


def test_waiting_works_without_an_event_loop() -> None:
    answers = iter([0, "", "there"])
    assert waiting.wait_until(lambda: next(answers), 0) == "there"


def test_waiting_for_something_that_never_happens_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "WAIT_SECONDS", 0.0)
    with pytest.raises(TimeoutError):
        asyncio.run(waiting.until(lambda: False, 0))
    with pytest.raises(TimeoutError):
        waiting.wait_until(lambda: False, 0)
    with pytest.raises(AssertionError, match="nobody gave up"):
        asyncio.run(waiting.never())


def test_no_test_sets_its_own_limit() -> None:
    found = []
    for path in sorted(TESTS.rglob("*.py")):
        name = path.relative_to(TESTS).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if path != Path(__file__) and TIGHT.search(line) and ALLOWED.get(name, "\n") not in line:
                found.append(f"{name}:{number}: {line.strip()}")
    assert not found, "use tests/waiting.py:\n" + "\n".join(found)
