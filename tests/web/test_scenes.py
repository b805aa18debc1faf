"""Conflicts are scenes: both sides, what is at stake, and a verdict that waits to be read."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import GOLDEN, UPLOAD, Visitor, accessibility, do
from tests.web.test_replay import WAR
from tests.web.test_stage import stop_clock
from tests.yellow_yangtze.build import build


def revolting() -> Any:
    """Bull's trader stands at k4 beside a black tile; lion can place its own trader in that state."""
    leaders = {"bull": {"trader": "k4"}}
    return build(tiles={"l4": "black"}, leaders=leaders, hands={"lion": {"black": 2}, "bull": {"blue": 1}}).snapshot()


def at_war(visitor: Visitor) -> Page:
    """A table where the first decision about a war is asked of the visitor, against a bot."""
    page = visitor.play_on(GOLDEN, WAR, "random")
    page.locator("[data-duel=open]").wait_for()
    return page


def until_phase(page: Page, phase: str) -> None:
    """Let time go on until the end of the conflict is in that phase."""
    for _ in range(80):
        if page.locator(f"[data-duel={phase}]").count():
            return
        page.clock.run_for(100)
        page.evaluate("0")
    raise AssertionError(f"there is no {phase}")


def test_a_war_shows_both_sides_and_what_is_at_stake(ann: Visitor) -> None:
    page = at_war(ann)
    sides = page.locator("[data-side]")
    expect(sides).to_have_count(2)
    expect(sides.first).to_have_attribute("aria-label", "Wei, strength 2: 2 on the board, 0 added")
    expect(sides.first).to_contain_text("+1 green for Guest")
    expect(sides.last).to_contain_text("leaves if this side loses")
    expect(page.locator("[data-warring]")).to_have_count(2)
    staked = page.locator("[data-staked]").evaluate_all("all => all.map(one => one.dataset.staked).sort()")
    assert staked == ["e8", "g13", "h11", "h2"]
    assert not accessibility(page)
    ann.shot("war")


def test_a_verdict_that_touches_the_player_waits_for_them(watcher: Visitor) -> None:
    page = at_war(watcher)
    stop_clock(page)
    do(page, "skip")
    page.locator("[data-duel=breath], [data-duel=open]").first.wait_for()
    until_phase(page, "verdict")
    expect(page.locator("[data-side='0']")).to_have_attribute("data-verdict", "won")
    expect(page.locator("[data-side='1']")).to_have_attribute("data-verdict", "lost")
    crossed = page.locator("[data-crossed]").evaluate_all("all => all.map(one => one.dataset.crossed).sort()")
    assert crossed == ["g13", "h11"]
    page.clock.run_for(3000)
    assert page.locator("[data-continue]").count() == 1  # other events would be over by now
    page.locator("[data-continue]").click()
    expect(page.locator("[data-duel=verdict]")).to_have_count(0)
    assert page.locator("[data-crossed]").count() == 0


def test_keys_step_through_the_end_of_a_war(watcher: Visitor) -> None:
    page = at_war(watcher)
    stop_clock(page)
    do(page, "skip")
    until_phase(page, "breath")
    for phase in ("weighing", "seal", "verdict"):
        page.keyboard.press("Space")
        page.locator(f"[data-duel={phase}]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-duel=verdict]")).to_have_count(0)


def test_a_revolt_is_a_scene(chrome: Browser, server: Server) -> None:
    visitor = Visitor(chrome, server.address)
    made: Any = visitor.open("?settings").evaluate(UPLOAD, {"position": revolting()})
    page = visitor.open(f"?table={made['table']['id']}")
    page.get_by_role("button", name="I am ready").click()
    visitor.at_board()
    do(page, "lead trader m4")
    sides = page.locator("[data-side]")
    expect(sides).to_have_count(2)
    expect(page.locator("[data-duel]")).to_contain_text("A tie: the defender wins.")
    expect(page.locator("[data-staked]")).to_have_count(2)
    do(page, "commit 2")
    page.get_by_role("button", name="I am ready").click()
    expect(sides.first).to_have_attribute("data-strength-shown", "3")
    expect(sides.last).to_have_attribute("data-strength-shown", "1")
    visitor.close()


def test_a_spectator_sees_the_war(watcher: Visitor, chrome: Browser, server: Server) -> None:
    page = at_war(watcher)
    other = Visitor(chrome, server.address)
    seen = other.open(page.url.split("/")[-1])
    expect(seen.locator("[data-side]")).to_have_count(2)
    assert seen.locator("[data-action]").count() == 0
    other.close()
