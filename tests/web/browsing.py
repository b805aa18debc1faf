"""A real browser for tests: Chromium, driven by Playwright. Errors on the console are collected."""

from __future__ import annotations

import json
import os
import random
import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, TimeoutError, expect, sync_playwright

from tests.waiting import LONG_WAIT_SECONDS, WAIT_SECONDS
from tools.web_build import lend_node_to_playwright

ROOT = Path(__file__).parent.parent.parent
SHOTS = ROOT / "build" / "screenshots"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
FLAGS += ["--disable-sync", "--no-first-run", "--disable-quic"]
SEED = "browser 0"  # the first seat starts
expect.set_options(timeout=WAIT_SECONDS * 1000)
NAMES = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str:
    """The path of the installed browser."""
    found = os.environ.get("TIANMING_CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)
    if not found:
        raise AssertionError("no Chromium: ./test installs one, or set TIANMING_CHROMIUM to a browser's path")
    return found


def need_browser() -> None:
    """Skip the present test if ./test found no browser."""
    if reason := os.environ.get("TIANMING_NO_BROWSER"):
        pytest.skip(f"no browser: {reason}")


@contextmanager
def browser() -> Iterator[Browser]:
    """Run a browser."""
    lend_node_to_playwright()
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield launched
        launched.close()


GOLDEN = (ROOT / "tests" / "engine" / "golden" / "yellow-yangtze-2-greedy.txt").read_text(encoding="utf-8")
# Gives new tables a known seed, unless other people join them.
SEEDED = """(seed) => {
    const fetch = window.fetch.bind(window);
    window.fetch = (path, request) => {
        if (path === "/api/tables" && request?.method === "POST" && !request.body.includes('"kind":"open"'))
            request = {...request, body: JSON.stringify({...JSON.parse(request.body), seed})};
        return fetch(path, request);
    };
}"""
# Enters as a guest and uploads, as the client does.
UPLOAD = """async (wish) => {
    const post = (path, body) => fetch(path, {
        method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
    });
    if (!localStorage.known) await post("/api/guest", {name: "Guest"});
    localStorage.known = "yes";
    return (await post("/api/uploads", wish)).json();
}"""


def click_one(found: Locator, rng: random.Random) -> None:
    """Click one of the elements, if it is still there: the next question may have come meanwhile."""
    if number := found.count():
        with suppress(TimeoutError):
            found.nth(rng.randrange(number)).click(timeout=1000)


def rounds(page: Page, pause: int = 20) -> Iterator[None]:
    """Loop with a pause until the caller breaks off."""
    deadline = time.monotonic() + LONG_WAIT_SECONDS
    while time.monotonic() < deadline:
        yield
        page.wait_for_timeout(pause)
    raise AssertionError("this takes too long")


def until_drawn(page: Page) -> None:
    """Wait until the browser has drawn the effect of the last event, if any."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def until_true(page: Page, script: str) -> None:
    """Wait until a script is true. (The page's security policy forbids Playwright's own way.)"""
    for _ in rounds(page):
        if page.evaluate(script):
            return


def until_still(page: Page) -> None:
    """Wait until all animations have ended, except endless ones."""
    is_still = "one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity"
    until_true(page, f"document.getAnimations().every(one => {is_still})")


def whose_turn(*pages: Page) -> Page:
    """The page of the player who is asked."""
    for _ in rounds(pages[0]):
        for page in pages:
            if page.locator(".prompt.turn").count():
                return page
    raise AssertionError("nobody is asked")


def press_mode(page: Page, mode: str) -> None:
    """Turn to a tab of the prompt."""
    tab = page.locator(f"[data-mode={mode}][aria-disabled=false]")
    tab.wait_for()
    if tab.get_attribute("aria-pressed") != "true":
        tab.click()


def press_main(page: Page, action: str = "") -> None:
    """Press the main button when it is ready to do that action."""
    page.locator(f"[data-main$='{action}']:enabled").click()


def end_turn(page: Page, _rest: str) -> None:
    """Press End and the main button. Another question may come between the two: then both are pressed again."""
    button = page.locator("[data-main$='pass']:enabled")
    for _ in rounds(page):
        press_mode(page, "end")
        with suppress(TimeoutError):
            button.click(timeout=1000)
            return


def lift(page: Page, colour: str) -> None:
    """Lift a tile of that colour for a common action."""
    page.locator(f"[data-group='tile {colour}'][aria-pressed=false]:enabled").first.click()


def commit(page: Page, choice: str) -> None:
    """Lift so many tiles, and the leader if it helps, then commit them."""
    number, _, leader = choice.partition(" ")
    # When the question is there, what is lifted stays lifted.
    page.locator("[data-main]:has(use[href='#ic-swords'])").wait_for()
    for _ in range(int(number)):
        page.locator("[data-group^='tile '][aria-pressed=false]:enabled").first.click()
    if leader:
        page.locator("[data-group^='lead ']:enabled").click()
    press_main(page, f"commit {choice}")


def withdraw(page: Page, leader: str) -> None:
    page.locator(f"[data-group='lead {leader}'][aria-pressed=false]").click()
    press_main(page, f"withdraw {leader}")


def choose_way(page: Page, mode: str, way: str) -> None:
    """Turn to a tab that acts at once, or choose one of its ways from its menu."""
    press_mode(page, mode)
    choices = page.locator("[role=menuitem]")
    if choices.count():
        choices.and_(page.locator(f"[data-action='{way}']")).click()


# How one does what no piece of the board shows, by the verb of the action.
PREPARED: dict[str, Callable[[Page, str], object]] = {
    "pass": end_turn,
    "replace": lambda page, _: press_mode(page, "replace"),
    "discard": lift,
    "done": lambda page, _: press_main(page, "done"),
    "commit": commit,
    "withdraw": withdraw,
    "skip": lambda page, _: press_main(page, "skip"),
    "riot": lambda page, rest: choose_way(page, "riot", f"riot {rest}".strip()),
    "build": lambda page, rest: choose_way(page, "pagoda", f"build {rest}".strip()),
}


def target_in_view(page: Page) -> dict[str, float]:
    """Where the last target is that can be seen: a board may be larger than its window. Waits for one."""
    until_true(page, "document.querySelector('.target') !== null")
    found: dict[str, float] | None = page.evaluate(
        """() => {
            for (const target of [...document.querySelectorAll(".target")].reverse()) {
                const {x, y, width, height} = target.getBoundingClientRect();
                const at = {x: x + width / 2, y: y + height / 2};
                if (document.elementFromPoint(at.x, at.y) === target) return at;
            }
            return null;
        }"""
    )
    assert found, "no target is in view"
    return found


ON_THE_SMALL_MAP = """space => {
    const [board, map] = [space.closest("svg"), document.querySelector("[data-minimap]")];
    const box = space.getBoundingClientRect();
    const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const {x, y} = at.matrixTransform(board.getScreenCTM().inverse()).matrixTransform(map.getScreenCTM());
    return {x, y};
}"""


def bring_into_view(page: Page, space: Locator) -> dict[str, float]:
    """Tap a space on the small map of a board, so that it comes into view. Returns where it is then."""
    at = space.evaluate(ON_THE_SMALL_MAP)
    page.touchscreen.tap(at["x"], at["y"])
    until_drawn(page)
    box = space.bounding_box()
    assert box
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def tap_target(page: Page) -> None:
    """Tap a target that can be seen."""
    at = target_in_view(page)
    page.touchscreen.tap(at["x"], at["y"])


def do(page: Page, action: str) -> None:
    """Do an action by clicking: on pieces, spaces and triangles if it has them, otherwise on its button."""
    verb, _, rest = action.partition(" ")
    if verb in ("tile", "lead"):
        piece, _, space = rest.partition(" ")
        group = page.locator(f"[data-group='{verb} {piece}']").first
        if group.get_attribute("aria-pressed") != "true":
            group.click()
        page.locator(f".target[data-space={space}]").click()
    elif verb in ("remove", "support", "winner"):
        page.locator(f".target[data-space={rest}]").click()
    elif verb in ("pagoda", "move"):
        page.locator(f"[data-triangle='{rest}']").click()
    elif page.locator("[data-mode]").count() and verb in PREPARED:
        PREPARED[verb](page, rest)
    else:
        button = page.locator(f"[data-action='{action}'], [data-main='{action}']:enabled")
        branch = page.locator(f"[data-branch='{verb}']")
        button.or_(branch).first.wait_for()
        if not button.count():
            branch.click()
        button.click()


# Settings of a new browser, unless it has some.
SETTLED = (
    """(() => { try { localStorage.settings ??= JSON.stringify(%s); } catch { /* a page without a store */ } })()"""
)


def kind_of(others: str) -> str:
    """Who plays against the visitor, as the form for a new table writes it: a bot's level, "open" or "me"."""
    return {"open": "open", "me": "here"}.get(others, f"bot {others}")


class Visitor:
    """A person with their own browser. They see the present at once, unless events are played at some `speed`, and what
    they do counts at once, unless they have some seconds of `grace`."""

    def __init__(self, browser: Browser, address: str, speed: float = 0, grace: int = 0, **context: Any) -> None:
        self.address = address
        self.context = browser.new_context(**{"viewport": {"width": 1440, "height": 900}, "locale": "en", **context})
        self.context.set_default_timeout(1000 * WAIT_SECONDS)
        self.context.add_init_script(SETTLED % json.dumps({"speed": speed, "grace": grace}))
        self.page = self.context.new_page()
        self.errors: list[str] = []
        self.watch(self.page)

    def play_events(self) -> None:
        """From the next page on, events are played."""
        self.context.add_init_script("localStorage.settings = JSON.stringify({speed: 1})")

    def watch(self, page: Page) -> None:
        """Collect the errors of a page."""
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        page.on("response", lambda answer: self.errors.append(answer.url) if answer.status >= 500 else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send a request to the server as this person, without a page."""
        answer = self.context.request.post(f"http://{self.address}/api/{path}", data=body)
        assert answer.ok, answer.text()
        return answer.json()

    def open(self, query: str = "") -> Page:
        """Go to a screen."""
        self.page.goto(f"http://{self.address}/{query}")
        return self.page

    def new_game(self, others: str = "random", players: int = 2, **options: bool) -> Page:
        """Start a game from the home screen. Its draws are the same every time, unless others join."""
        page = self.new_table("yellow-yangtze")
        page.evaluate(SEEDED, SEED)
        page.locator("select[name=players]").select_option(str(players))
        page.locator("select[name=others]").select_option(kind_of(others))
        for text in options:
            page.get_by_label(text).check()
        page.locator("form button.main").click()
        page.wait_for_url("**table=*")
        return page

    def new_table(self, game: str) -> Page:
        """Open the form for a new table, with every option of the game."""
        page = self.open()
        page.locator(f"[data-game={game}] [data-new]").click()
        custom = page.locator("input[name=preset][value=custom]")
        page.locator("select[name=others]").wait_for()
        if custom.count():
            custom.check(force=True)
        return page

    def accept(self, link: str, name: str = "") -> Page:
        """Follow an invitation and take a seat."""
        self.page.goto(link)
        if name:
            self.page.get_by_label("Your name").fill(name)
        self.page.locator("[data-join]").click()
        return self.page

    def play_on(self, record: str, action: int, level: str | None = None) -> Page:
        """Go to a table that continues from a moment of a record, at a hot seat or against bots."""
        wish = {"record": record, "action": action} | ({"level": level} if level else {})
        made: Any = self.open("?settings").evaluate(UPLOAD, wish)
        page = self.open(f"?table={made['table']['id']}")
        page.wait_for_selector("[data-space], .hand-over")
        return page

    def at_board(self) -> Page:
        """Wait until the board is drawn."""
        self.page.wait_for_selector("[data-space=a1]")
        return self.page

    def shot(self, name: str) -> None:
        """Save a screenshot."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=str(SHOTS / f"{name}.png"))

    def close(self) -> None:
        """Close the browser; there must have been no errors."""
        self.context.close()
        assert not self.errors, self.errors


def replay_at(visitor: Visitor, step: int) -> Page:
    """Open the replay of the golden record at a step."""
    visitor.open("?settings").evaluate("record => sessionStorage.setItem('record file', record)", GOLDEN)
    visitor.open(f"?replay=file&action={step}")
    return visitor.at_board()


def accessibility(page: Page) -> list[str]:
    """Serious findings of axe on a page."""
    page.evaluate((ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']} ({one['nodes'][0]['target']})"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]
