"""Huang Di's scenes: the bids are opened together, and a block leaves the wall step by step."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor
from tests.web.test_huang_di import LAST, POSITION, bid, open_table
from tests.web.test_stage import stop_clock

BIDDING: dict[str, Any] = {**LAST, "round": {"number": 4, "marker": "white", "emperor_left": 9, "turns": 6}}
TALL: dict[str, Any] = {**POSITION, "wall": {**POSITION["wall"], "c2": "white"}}


def step(page: Page, milliseconds: int) -> None:
    page.clock.run_for(milliseconds)
    page.evaluate("0")


def until(page: Page, selector: str) -> None:
    """Let time go on until something is there."""
    for _ in range(100):
        if page.locator(selector).count():
            return
        step(page, 50)
    raise AssertionError(f"there is no {selector}")


def at_petition(visitor: Visitor) -> Page:
    """A bid that is the highest was made, against a bot; its hands are still closed."""
    page = open_table(visitor, BIDDING, "random")
    page.locator("[data-petition=open]").wait_for()
    stop_clock(page)
    bid(page, 9)
    page.locator("[data-phase=hands]").wait_for()
    return page


def jade_of(page: Page, seat: int) -> str:
    return page.locator(".player").nth(seat).locator(".things b").first.inner_text()


def test_all_hands_open_together_and_the_marker_comes_last(watcher: Visitor) -> None:
    page = at_petition(watcher)
    assert page.locator("[data-petition=shown]").count() == 0  # nobody's jade is seen before all have bid
    until(page, "[data-phase=open]")
    expect(page.locator("[data-phase=open] [data-bid]")).to_have_count(2)
    assert "=" not in page.locator("[data-bid='0']").inner_text() and page.locator(".won").count() == 0
    until(page, "[data-phase=bars]")
    expect(page.locator("[data-bid='0']")).to_contain_text("9 = 9")
    assert jade_of(page, 0) == "9" and page.locator(".crown").count() == 0  # the winner is not known yet
    until(page, "[data-flown=marker]")
    assert jade_of(page, 0) == "0" and page.locator(".won[data-bidder='0']").count() == 1
    assert page.locator("[data-flown=emperor]").count() == 1
    watcher.shot("huang-di-marker")
    page.keyboard.press("Escape")
    expect(page.locator("[data-flight]")).to_have_count(0)


def test_keys_step_through_the_petition(watcher: Visitor) -> None:
    page = at_petition(watcher)
    until(page, "[data-phase=open]")
    page.keyboard.press("Space")
    page.locator("[data-phase=bars]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[data-phase]")).to_have_count(0)


def test_convicts_step_in_before_a_block_is_split(watcher: Visitor) -> None:
    page = open_table(watcher, TALL, "random")
    page.locator("[data-group='play builder'].offered").click()
    page.locator(".target[data-space=c2]").wait_for()
    stop_clock(page)
    blocks = page.locator("[data-owner=white]")
    number = blocks.count()
    page.locator(".target[data-space=c2]").click()
    page.locator("[data-doomed=c2]").wait_for()
    assert page.locator("[data-flight]").count() == 0
    step(page, 200)
    expect(page.locator("[data-flight=step]")).to_have_count(2)
    assert blocks.count() == number and page.locator("[data-doomed=c2]").count() == 1
    watcher.shot("huang-di-convicts")
    step(page, 560)
    expect(page.locator("[data-flight=split]")).to_have_count(2)
    expect(blocks).to_have_count(number - 1)
    assert page.locator("[data-doomed]").count() == 0
    watcher.shot("huang-di-split")
    page.keyboard.press("Escape")
    expect(page.locator("[data-flight]")).to_have_count(0)
    expect(page.locator(".last .ring").first).to_be_visible()  # the cell stays marked
