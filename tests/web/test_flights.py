"""Pieces fly from hands to spaces and home, and points rise where they were won; nothing of it is in anybody's way."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import UPLOAD, Visitor, do
from tests.web.test_scenes import at_war, until_phase
from tests.web.test_stage import EVENT, begin, stop_clock
from tests.yellow_yangtze.build import build

# Counts everything that ever flies on this page.
COUNTING = """() => {
    window.flown = 0;
    new MutationObserver(changes => {
        for (const {addedNodes} of changes)
            for (const node of addedNodes) window.flown += node.dataset?.flight ? 1 : 0;
    }).observe(document.body, {childList: true, subtree: true});
}"""
HIDDEN = "all => all.every(one => getComputedStyle(one).visibility === 'hidden')"
FLIGHTS = "[data-flight]"


def until_flight(page: Page) -> str:
    """Let time go on until something flies; returns which piece."""
    for _ in range(80):
        if page.locator(FLIGHTS).count():
            return page.locator(FLIGHTS).first.get_attribute("data-flown") or ""
        page.clock.run_for(50)
        page.evaluate("0")
    raise AssertionError("nothing flies")


def at_home(visitor: Visitor) -> Page:
    """A table where a tile beside the governor scores."""
    position = build(
        tiles={"l4": "black"}, leaders={"lion": {"governor": "k4"}}, hands={"lion": {"black": 1, "red": 2}}
    )
    made: Any = visitor.open("?settings").evaluate(UPLOAD, {"position": position.snapshot()})
    page = visitor.open(f"?table={made['table']['id']}")
    page.get_by_role("button", name="I am ready").click()
    visitor.at_board()
    stop_clock(page)
    return page


def test_a_piece_is_hidden_until_its_flight_has_landed(watcher: Visitor) -> None:
    page = begin(watcher)
    name = until_flight(page)
    piece = page.locator(f"[data-piece='{name}']")
    assert piece.evaluate_all(HIDDEN)
    page.clock.run_for(EVENT)
    expect(page.locator(f"[data-flown='{name}']")).to_have_count(0)
    assert not piece.evaluate_all(HIDDEN)


def test_what_flies_is_in_nobodys_way(watcher: Visitor) -> None:
    page = begin(watcher)
    until_flight(page)
    met = page.locator(FLIGHTS).first.evaluate(
        """one => {
            const {x, y, width, height} = one.getBoundingClientRect();
            return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".flights") ?? null;
        }"""
    )
    assert met is None
    assert page.locator(".flights").get_attribute("aria-hidden") == "true"


def test_a_skip_ends_it_at_once(watcher: Visitor) -> None:
    page = begin(watcher)
    piece = page.locator(f"[data-piece='{until_flight(page)}']")
    page.keyboard.press("Escape")
    expect(page.locator(FLIGHTS)).to_have_count(0)
    page.locator(".prompt.turn").wait_for()
    assert not piece.evaluate_all(HIDDEN)


def test_without_motion_nothing_flies(chrome: Browser, server: Server) -> None:
    visitor = Visitor(chrome, server.address, speed=1, reduced_motion="reduce")
    page = begin(visitor)
    page.evaluate(COUNTING)
    while page.locator("[data-skip]").count():
        page.clock.run_for(100)
        page.evaluate("0")
    assert page.locator("[data-piece^='leader bull']").count() and page.evaluate("window.flown") == 0
    visitor.close()


def test_the_last_tile_of_a_colour_comes_from_its_place_in_the_hand(watcher: Visitor) -> None:
    page = at_home(watcher)
    box = page.locator("[data-group='tile black']").bounding_box()
    assert box
    do(page, "tile black m4")
    flight = page.locator("[data-flown='tile m4']")
    flight.wait_for()
    assert page.locator("[data-group='tile black']").count() == 0
    left, top = flight.evaluate("one => [parseFloat(one.style.left), parseFloat(one.style.top)]")
    assert abs(left - box["x"] - box["width"] / 2) < 2
    assert abs(top - box["y"] - box["height"] / 2) < 12  # the tile was lifted


def test_points_rise_where_they_were_won_and_are_not_seen_before(watcher: Visitor) -> None:
    page = at_home(watcher)
    points = page.locator(".won")
    before = points.inner_text()
    do(page, "tile black m4")
    page.locator("[data-flown='tile m4']").wait_for()
    assert points.inner_text() == before  # the tile is on its way, nothing is won yet
    chip = page.locator("[data-flight=rise]")
    assert chip.count() == 0
    page.clock.run_for(650)
    expect(chip).to_have_text("+1")
    assert chip.get_attribute("data-flown") == "space k4"
    assert points.inner_text() != before
    page.clock.run_for(650)
    expect(chip).to_have_count(0)


def test_after_a_war_leaders_go_home_and_points_to_those_who_won_them(watcher: Visitor) -> None:
    page = at_war(watcher)
    stop_clock(page)
    do(page, "skip")
    until_phase(page, "breath")
    told = page.locator(".log").inner_text()
    page.keyboard.press("Space")
    page.locator("[data-duel=weighing]").wait_for()
    assert page.locator(".log").inner_text() == told  # nothing is decided yet
    until_phase(page, "verdict")
    assert page.locator(".log").inner_text() != told and page.locator(FLIGHTS).count() == 0
    page.locator("[data-continue]").click()
    page.locator("[data-flight=home]").first.wait_for()
    home = page.locator("[data-flight=home]").evaluate_all("all => all.map(one => one.dataset.flown)")
    assert any(piece.startswith("leader ") for piece in home)
    assert page.locator("[data-flight=rise]").count() > 0
    watcher.shot("homecoming")
    page.keyboard.press("Escape")
    expect(page.locator(FLIGHTS)).to_have_count(0)
