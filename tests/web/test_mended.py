"""Faults that people met, each of which must not come back."""

from __future__ import annotations

import re
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.running import Server, running
from tests.web.browsing import GOLDEN, Visitor, accessibility, bring_into_view, do, replay_at, until_drawn
from tests.web.contents import lessons

PAGODA = 115  # after so many actions of the golden record a pagoda was just built


def test_an_unknown_address_has_a_page_with_a_way_home(ann: Visitor, server: Server) -> None:
    page = ann.page
    answer = page.goto(f"http://{server.address}/some/where?table=1")
    assert answer is not None and answer.status == 404
    page.get_by_role("heading", name="There is nothing here").wait_for()
    assert not accessibility(page)
    ann.shot("missing")
    page.get_by_role("link", name="To the tables").click()
    page.get_by_role("heading", name="Welcome").wait_for()
    ann.errors.clear()  # the browser reports the status on its console


@pytest.mark.parametrize("query", ["?table=nowhere", "?replay=nowhere"])
def test_an_unknown_table_or_replay_has_a_way_home_too(ann: Visitor, query: str) -> None:
    page = ann.open(query)
    page.get_by_role("heading", name="There is nothing here").wait_for()
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    assert not accessibility(page)
    page.get_by_role("link", name="To the tables").click()
    page.get_by_role("heading", name="Welcome").wait_for()
    ann.errors.clear()  # the browser reports the status on its console


def test_an_unknown_address_of_the_api_is_answered_in_json(server: Server) -> None:
    answer = httpx2.get(f"http://{server.address}/api/nowhere")
    assert (answer.status_code, answer.json()["kind"]) == (404, "not-found")


def test_the_hand_over_shows_nothing_of_the_next_player(ann: Visitor) -> None:
    page = ann.play_on(GOLDEN, 196)
    page.locator(".hand-over").wait_for()
    assert page.locator(".players .chip").count() == 0, "points are secret"
    assert page.locator(".players section").count() == 2
    expect(page.locator(".hand-over .whose svg")).to_be_visible()  # whose screen it is now
    page.get_by_role("button", name="I am ready").click()
    page.locator(".players .chip").first.wait_for()


def under(page: Page, x: float, y: float) -> str | None:
    """The space at a point of the screen."""
    found = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-space]')?.dataset.space ?? null"
    space: str | None = page.evaluate(found, [x, y])
    return space


def middle(found: Locator) -> tuple[float, float]:
    """The middle of an element on the screen."""
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_board_that_moves_under_the_pointer_does_not_take_the_click(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.locator("[data-group^=lead]").first.click()
    aimed = page.locator(".target[data-space]").last
    space = aimed.get_attribute("data-space")
    x, y = middle(aimed)
    page.mouse.move(x, y)
    for height in range(890, 600, -10):
        page.set_viewport_size({"width": 1440, "height": height})
        until_drawn(page)
        if under(page, x, y) not in (space, None):
            break
    assert under(page, x, y) not in (space, None)
    page.mouse.down()
    page.mouse.up()
    until_drawn(page)
    expect(page.get_by_label("2 actions left")).to_be_visible()
    page.mouse.move(*middle(page.locator(f"[data-space={space}]")))
    page.mouse.down()
    page.mouse.up()
    page.get_by_label("1 action left").wait_for()


def test_what_is_chosen_while_disconnected_is_done_later(chrome: Browser, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'waits.db'}") as server:
        visitor = Visitor(chrome, server.address)
        page = visitor.new_game()
        visitor.at_board()
        page.locator("[data-group='lead trader']").click()
        server.kill()
        page.get_by_text("Connection lost").wait_for()
        page.locator(".target[data-space]").first.click()
        waiting = page.get_by_text("it is sent as soon as the connection is back")
        waiting.wait_for()
        server.start()
        page.get_by_label("1 action left").wait_for()
        assert waiting.count() == 0
        server.kill()
        page.get_by_text("Connection lost").wait_for()
        do(page, "pass")
        page.get_by_role("alert").get_by_role("button", name="Cancel").click()
        server.start()
        page.get_by_text("Connection lost").wait_for(state="detached")
        expect(page.get_by_label("1 action left")).to_be_visible()
        visitor.errors.clear()  # the browser itself reports every failed attempt to connect
        visitor.close()


def test_the_slider_shows_the_step_that_the_address_names(ann: Visitor) -> None:
    page = replay_at(ann, 273)
    page.get_by_text("Step 273 of").wait_for()
    expect(page.get_by_role("slider")).to_have_value("273")
    page.get_by_role("button", name="Forward", exact=True).click()
    expect(page.get_by_role("slider")).to_have_value("274")


def test_the_marks_of_the_last_move_lie_under_leaders_badges_and_pagodas(ann: Visitor) -> None:
    page = replay_at(ann, PAGODA)
    page.locator(".last").first.wait_for()
    page.locator("[href^='#yy-pagoda']").first.wait_for()
    hidden = """() => [...document.querySelectorAll("#yy-map :is([href^='#yy-leader'], [href^='#yy-pagoda'], .badge)")]
        .filter(piece => [...document.querySelectorAll(".last")].some(mark =>
            piece.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING)).length"""
    assert page.locator("#yy-map .badge").count() > 0
    assert page.evaluate(f"({hidden})()") == 0


# The middle of a space in sight that cannot be chosen.
NO_TARGET = """() => {
    for (const space of document.querySelectorAll("[data-space]:not(.target)")) {
        const box = space.getBoundingClientRect();
        const at = {x: box.x + box.width / 2, y: box.y + box.height / 2};
        if (document.elementFromPoint(at.x, at.y) === space) return at;
    }
}"""


def test_no_forecast_of_another_space_stays_under_the_loupe(phone: Visitor) -> None:
    page = phone.new_game()
    phone.at_board()
    page.locator("[data-other=leaders]").tap()
    page.locator("[data-group='lead trader']").tap()
    at = bring_into_view(page, page.locator(".target[data-space]").last)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    forecast = page.get_by_text("What would happen")
    forecast.wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [page.evaluate(NO_TARGET)]})
    expect(forecast).to_have_count(0)
    touch.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
def test_the_war_of_a_lesson_is_in_sight(ann: Visitor, size: tuple[int, int]) -> None:
    page = ann.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.open("?learn=yellow-yangtze#war")
    ann.at_board()
    war = next(lesson for lesson in lessons("yellow-yangtze") if lesson["id"] == "war")
    do(page, war["steps"][0]["do"][0])
    page.evaluate("scrollTo(0, 0)")
    panel = page.locator("[data-duel]")
    panel.wait_for()
    expect(panel).to_be_in_viewport(ratio=1)
    ann.shot(f"lesson-war-{size[0]}")


def test_a_click_on_the_board_with_nothing_in_hand_says_what_to_do(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.locator("[data-space]:not([data-space=a1])").nth(40).click()
    page.get_by_text("First choose a piece").wait_for()
    page.locator("[data-group='lead trader']").click()
    expect(page.get_by_text("First choose a piece")).to_have_count(0)


def test_what_was_taken_back_is_no_longer_announced(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.locator("[data-group='lead trader']").click()
    page.locator(".target[data-space]").first.click()
    announced = page.locator("[role=log]")
    expect(announced).to_have_text(re.compile("trader"))
    page.get_by_role("button", name="Undo").click()
    expect(announced).to_have_text("Taken back")
