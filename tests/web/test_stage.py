"""The stage: what happens is played one event at a time, and nothing of a later one is seen before its turn."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.waiting import wait_until
from tests.web.browsing import Visitor, accessibility, do

EVENT = 650
TOLD = ".log h3, .log li > p"  # the headings of turns and their lines


def stop_clock(page: Page) -> None:
    """From now on the page's time goes on only when a test says so."""
    page.clock.install()
    page.clock.pause_at("2030-01-01")


def is_asked(visitor: Visitor) -> Any:
    """Whether the server waits for the first seat, who has answered before."""
    id = visitor.page.url.split("table=")[1]
    steps = visitor.context.request.get(f"http://{visitor.address}/api/tables/{id}/steps?seat=0&start=0").json()
    found = visitor.context.request.get(
        f"http://{visitor.address}/api/tables/{id}/steps?seat=0&start={max(0, steps['length'] - 2)}"
    ).json()
    return found["steps"][-1]["view"]["question"] and found["length"]


def log(page: Page) -> list[str]:
    """What the log tells, the oldest first."""
    return page.locator(TOLD).all_inner_texts()


def begin(visitor: Visitor) -> Page:
    """A game in which the bot has made its turn, but nothing of it has been shown."""
    page = visitor.new_game("greedy")
    visitor.at_board()
    stop_clock(page)
    do(page, "pass")
    page.locator("[data-skip]").wait_for()
    wait_until(lambda: is_asked(visitor), pause=0.2)
    return page


def pieces(page: Page) -> int:
    """How many tiles and leaders the board shows."""
    labels = page.locator("[data-space]").evaluate_all("all => all.map(one => one.ariaLabel)")
    return sum(re.search("tile|lion|bull", label) is not None for label in labels)


def test_events_are_shown_one_after_another(watcher: Visitor) -> None:
    page = begin(watcher)
    assert log(page)[-1] == "Guest passes" and page.locator(".prompt.turn").count() == 0
    before, seen = pieces(page), [log(page)]
    page.clock.run_for(EVENT)
    while page.locator("[data-skip]").count():
        assert page.locator("[data-action], .space.target").count() == 0  # nothing can be chosen before its turn
        seen.append(log(page))
        assert len(seen[-1]) > len(seen[-2])
        placed = [line for line in seen[-1] if re.search(r"bull places", line)]
        assert pieces(page) == before + len(placed)  # the board shows what the log tells, no more
        page.clock.run_for(EVENT)
    page.locator(".prompt.turn").wait_for()
    assert len(seen) > 3
    assert page.locator("use.last").count() >= 2  # the whole turn stays marked


def test_a_click_on_the_board_shows_the_present_and_chooses_nothing(watcher: Visitor) -> None:
    page = begin(watcher)
    told = len(log(page))
    page.locator("[data-space=h8]").click(force=True)
    page.locator(".prompt.turn").wait_for()
    assert page.locator("[data-skip]").count() == 0 and len(log(page)) > told
    assert page.locator(".explanation").inner_text().strip() == ""


def test_keys_end_an_event_or_all_of_them(watcher: Visitor) -> None:
    page = begin(watcher)
    told = len(log(page))
    page.keyboard.press("Space")
    expect(page.locator(TOLD)).not_to_have_count(told)
    assert page.locator("[data-skip]").count() == 1
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    page.locator(".prompt.turn").wait_for()


def test_the_button_ends_all_of_them(watcher: Visitor) -> None:
    page = begin(watcher)
    page.locator("[data-skip]").click()
    page.locator(".prompt.turn").wait_for()


def test_the_last_turn_can_be_watched_in_place(watcher: Visitor) -> None:
    page = begin(watcher)
    page.keyboard.press("Escape")
    page.locator(".prompt.turn").wait_for()
    whole = log(page)
    page.get_by_role("button", name="Watch the last turn").click()
    page.locator("[data-film='0']").wait_for()
    assert len(log(page)) < len(whole) and page.locator(".prompt.turn").count() == 0
    page.get_by_role("button", name="Forward").click()
    page.locator("[data-film='1']").wait_for()
    page.clock.resume()  # the film stands still, but axe needs time
    assert not accessibility(page)
    page.get_by_role("button", name="To the present").click()
    page.locator(".prompt.turn").wait_for()
    assert log(page) == whole


def test_without_motion_events_are_cut(chrome: Browser, server: Server) -> None:
    visitor = Visitor(chrome, server.address, speed=1, reduced_motion="reduce")
    page = begin(visitor)
    told = len(log(page))
    page.clock.run_for(349)
    assert len(log(page)) == told
    page.clock.run_for(2)
    expect(page.locator(TOLD)).not_to_have_count(told)
    visitor.close()


def test_switched_off_the_present_is_shown_at_once(ann: Visitor) -> None:
    page = ann.new_game("greedy")
    ann.at_board()
    stop_clock(page)
    do(page, "pass")
    page.get_by_role("button", name="Watch the last turn").wait_for()
    assert page.locator("[data-skip]").count() == 0


def test_every_event_is_told_to_those_who_do_not_see_the_board(watcher: Visitor) -> None:
    page = begin(watcher)
    heard = page.locator("[role=log]")
    page.clock.run_for(EVENT)
    page.clock.run_for(EVENT)
    newest = log(page)[-1]
    expect(heard).to_contain_text(newest)


def test_the_tabs_and_the_main_button_keep_their_places(watcher: Visitor) -> None:
    page = watcher.new_game("greedy")
    page.locator(".prompt.turn").wait_for()
    tabs, main, skip = page.locator(".modes"), page.locator("[data-main]"), page.locator("[data-skip]")
    before = [tabs.bounding_box(), main.bounding_box()]
    stop_clock(page)
    do(page, "pass")
    skip.wait_for()
    wait_until(lambda: is_asked(watcher), pause=0.2)
    assert [tabs.bounding_box(), skip.bounding_box()] == before
    skip.click()
    page.locator(".prompt.turn").wait_for()
    assert [tabs.bounding_box(), main.bounding_box()] == before
