"""Measure the client in Chromium: time to a usable table, time to show an action, dropped frames, bytes."""

from __future__ import annotations

import argparse
import gzip
import json
import sys
import tempfile
import urllib.request
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct, field, to_builtins
from playwright.sync_api import Browser, Page

from bench.client.frames import BEGIN, CATEGORIES, CAUSES, FRAME_MS, MARK, count_causes, read_trace
from tests.server.running import running
from tests.web.browsing import GOLDEN, Visitor, browser

MIDDLE_ACTIONS = 216  # after so many actions the recorded game is in full swing

# Runs before the page's own code. Usable: it is the player's turn, and they can pick up a piece.
WATCH = """
window.usable = new Promise((resolve) => {
    const look = () => {
        const ready = document.querySelector(".prompt.turn") && document.querySelector("[data-group]:not([disabled])");
        if (ready) requestAnimationFrame(() => resolve(performance.now()));
        else requestAnimationFrame(look);
    };
    look();
});
"""
# Measures from a click to the frame after the one that shows its effect.
CLICK = """async ([selector, shows, mark, begin]) => {
    performance.mark(begin);
    const target = document.querySelector(selector);
    const frames = [];
    let shown = 0;
    const began = performance.now();
    target.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    let last = began;
    while (performance.now() - began < 700) {
        const now = await new Promise(requestAnimationFrame);
        performance.mark(mark);
        frames.push(now - last);
        last = now;
        if (!shown && document.querySelector(".pips")?.ariaLabel === shows) {
            await new Promise(requestAnimationFrame);
            shown = performance.now() - began;
        }
    }
    return {shown, frames: frames.slice(1)};
}"""


class Measured(Struct, frozen=True):
    """The figures, in milliseconds and bytes."""

    first: list[float]
    again: list[float]
    actions: list[float]
    frames: int
    dropped: int
    bytes: int
    causes: dict[str, int] = field(default_factory=dict)


def read_arguments(given: Sequence[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.client", description=__doc__)
    parser.add_argument("--runs", type=int, default=20, help="navigations to a table (20)")
    parser.add_argument("--actions", type=int, default=60, help="actions, each taken back again (60)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of the text")
    chosen = parser.parse_args(given)
    if not (1 <= chosen.runs <= 1000 and 1 <= chosen.actions <= 10_000):
        parser.error("1 to 1000 runs, 1 to 10000 actions")
    return chosen


def navigate(page: Page, address: str) -> float:
    """Open a table; returns the milliseconds from the navigation until it is usable."""
    page.goto(address)
    milliseconds: float = page.evaluate("window.usable")
    return milliseconds


def count_loaded_bytes(page: Page) -> int:
    """The bytes of all files but fonts that the page has loaded so far, compressed as a server would. A page is usable
    before its fonts have come; tests/web/test_fonts.py bounds their size."""
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    own = {name.partition("#")[0] for name in names if "/api/" not in name and not name.startswith("data:")}
    files = {name for name in own if not name.endswith(".woff2")} | {page.url.partition("?")[0]}
    bodies = [urllib.request.urlopen(name).read() for name in files]
    return sum(len(gzip.compress(body, 9)) for body in bodies)


def act(page: Page) -> list[Any]:
    """Place a leader and take it back; returns the times of both actions."""
    page.locator("[data-group='lead trader']").click()
    page.locator(".target").first.wait_for()
    placed = page.evaluate(CLICK, [".space.target", "1 action left", MARK, BEGIN])
    page.locator(".undo:enabled").wait_for()
    undone = page.evaluate(CLICK, [".undo", "2 actions left", MARK, BEGIN])
    return [placed, undone]


def measure(chrome: Browser, address: str, runs: int, actions: int) -> Measured:
    """Open a table in the middle of a game and play at it."""
    first, again, size = [], [], 0
    host = Visitor(chrome, address, grace=True)
    url = host.play_on(GOLDEN, MIDDLE_ACTIONS, "random").url
    kept = host.context.storage_state()
    for _ in range(runs):
        visitor = Visitor(chrome, address, storage_state=kept)
        visitor.context.add_init_script(WATCH)
        first.append(navigate(visitor.page, url))
        size = size or count_loaded_bytes(visitor.page)
        again.append(navigate(visitor.page, url))
        visitor.close()
    pairs = max(1, actions // 2)
    shown = [click["shown"] for _ in range(pairs) for click in act(host.page)]
    host.close()
    frames, causes = watch(chrome, address, pairs)
    dropped = sum(max(0, round(frame / FRAME_MS) - 1) for frame in frames)
    return Measured(first, again, shown, len(frames), dropped, size, dict(causes))


def watch(chrome: Browser, address: str, pairs: int) -> tuple[list[float], Counter[str]]:
    """Play with everything that moves, at the usual speed; returns the times between frames and why some are long."""
    watcher = Visitor(chrome, address, grace=True, speed=1)
    watcher.play_on(GOLDEN, MIDDLE_ACTIONS, "random")
    chrome.start_tracing(page=watcher.page, categories=CATEGORIES)
    frames = [frame for _ in range(pairs) for click in act(watcher.page) for frame in click["frames"]]
    causes = count_causes(*read_trace(chrome.stop_tracing()))
    watcher.close()
    return frames, causes


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of the values does not exceed."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def report(found: Measured) -> list[str]:
    """The figures in words, with the goals."""
    spread = {
        "table usable, first visit": (found.first, 1000),
        "table usable, later visits": (found.again, 1000),
        "action seen": (found.actions, 100),
    }
    return [
        *(
            f"{name}: median {quantile(times, 0.5):.0f} ms, 95 % {quantile(times, 0.95):.0f} ms (goal {goal})"
            for name, (times, goal) in spread.items()
        ),
        f"frames dropped around animations: {found.dropped} of {found.frames + found.dropped} (goal 0)",
        f"their causes: {', '.join(f'{cause} {found.causes.get(cause, 0)}' for cause in CAUSES)}",
        f"before the first board: {found.bytes / 1000:.1f} kB gzip without fonts (goal 150)",
    ]


def main(given: Sequence[str] | None = None) -> None:
    """Measure and report."""
    chosen = read_arguments(given)
    with tempfile.TemporaryDirectory() as folder, running(f"sqlite:///{Path(folder) / 'client.db'}") as server:
        with browser() as chrome:
            found = measure(chrome, server.address, chosen.runs, chosen.actions)
    if not all(found.actions):
        sys.exit("an action never showed")
    print(json.dumps(to_builtins(found)) if chosen.json else "\n".join(report(found)))


if __name__ == "__main__":
    main()
