"""Conflicts are scenes: both sides, what is at stake, and a verdict that waits to be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import GOLDEN, ROOT, UPLOAD, Visitor, accessibility, do, press_main, until_still
from tests.web.test_layout import overlap
from tests.web.test_replay import WAR
from tests.web.test_stage import stop_clock
from tests.yellow_yangtze.build import build

MIXED = (ROOT / "tests" / "engine" / "golden" / "yellow-yangtze-4-mixed.txt").read_text(encoding="utf-8")
SUPPORT = 364  # archer may support Qin or Chu


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
    assert page.locator(".asks").evaluate("bar => bar.scrollHeight <= bar.clientHeight")  # nothing is cut in half
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


def test_a_state_is_supported_on_its_banner_and_what_is_lifted_counts_there(ann: Visitor) -> None:
    page = ann.play_on(MIXED, SUPPORT)
    page.get_by_role("button", name="I am ready").click()
    page.locator("[data-support]").first.wait_for()
    expect(page.locator("[data-mark]")).to_have_count(0)
    expect(page.locator("[data-main=skip]")).to_have_text("Stay out")
    button = page.get_by_role("button", name="Support Chu")
    button.hover()
    page.locator("[data-warring='1'].chosen").wait_for()
    button.click()
    expect(page.locator("[data-supported]")).to_have_text("You support Chu")
    page.locator("[data-group='tile red']:enabled").first.click()
    expect(page.locator("[data-side='1'] [data-lifted]")).to_have_count(1)
    expect(page.locator("[data-side='1'] .strength")).to_have_text("7")
    expect(page.locator("[data-side='0'] [data-lifted]")).to_have_count(0)
    expect(page.locator("[data-main='commit 1']")).to_have_text("Commit 1 to Chu")
    assert not accessibility(page)
    page.locator("[data-main='commit 1']").click()
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator("[data-order='2']")).to_contain_text("1 to Chu")


def test_the_camera_goes_to_a_conflict_and_back(chrome: Browser, server: Server) -> None:
    visitor = Visitor(chrome, server.address)
    made: Any = visitor.open("?settings").evaluate(UPLOAD, {"position": revolting()})
    page = visitor.open(f"?table={made['table']['id']}")
    ready = page.get_by_role("button", name="I am ready")
    ready.click()
    page.locator("svg[data-zoom=whole]").wait_for()
    do(page, "lead trader m4")
    page.locator("svg[data-zoom=closer]").wait_for()
    until_still(page)
    frame = page.locator("[data-frame]").bounding_box()
    assert frame
    for space in ("m4", "k4"):  # both traders
        box = page.locator(f"[data-space={space}]").bounding_box()
        assert box and box["x"] > frame["x"] and box["x"] + box["width"] < frame["x"] + frame["width"]
        assert box["y"] > frame["y"] and box["y"] + box["height"] < frame["y"] + frame["height"]
    page.locator("[data-whole]").click()
    page.locator("svg[data-zoom=whole]").wait_for()
    for _ in range(2):
        press_main(page, "commit 0")
        ready.click()
    expect(page.locator("[data-duel]")).to_have_count(0)
    page.locator("svg[data-zoom=whole]").wait_for()
    visitor.close()


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1180, 820), (820, 1180)])
def test_the_card_of_a_war_hides_nobody_who_takes_part(ann: Visitor, size: tuple[int, int]) -> None:
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = ann.play_on(MIXED, SUPPORT, "random")
    page.locator("[data-duel]").wait_for()
    until_still(page)
    card = page.locator("[data-duel]").bounding_box()
    for target in page.locator(".space.target").all():
        assert not overlap(card, target.bounding_box())
