"""The log at a table: by turns, the newest at the bottom, with ways to the board and to the past."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor, accessibility, do, replay_at, until_drawn

# Whether the log is longer than its window, so that one can scroll up in it.
LONG = """(() => {
    const log = document.querySelector(".log .scroll");
    return log.scrollHeight > log.clientHeight + 60;
})()"""
AT_END = "(box => box.scrollHeight - box.scrollTop - box.clientHeight < 24)(document.querySelector('.log .scroll'))"


def play_leaders(page: Page, *leaders: str) -> list[str]:
    """Place leaders on their first targets; returns the spaces."""
    spaces = []
    for leader in leaders:
        page.locator(f"[data-group='lead {leader}']").click()
        target = page.locator(".target[data-space]").first
        spaces.append(target.get_attribute("data-space") or "")
        target.click()
        page.locator(".log li").filter(has_text=f"places the {leader} on {spaces[-1]}").first.wait_for()
    return spaces


def pass_turn(page: Page) -> None:
    """Pass, and wait until the rival has answered and the log tells of it."""
    turns = page.locator(".log h3")
    number = turns.count()
    do(page, "pass")
    expect(turns).to_have_count(number + 2)
    page.locator(".prompt.turn").wait_for()


def test_the_log_has_turns_with_the_newest_at_the_bottom(ann: Visitor) -> None:
    page = ann.new_game("me")
    page.get_by_role("button", name="I am ready").click()
    ann.at_board()
    do(page, "pass")
    page.get_by_role("button", name="I am ready").click()
    headings = page.locator(".log h3")
    expect(headings).to_have_count(2)
    expect(headings.first).to_have_text(re.compile("Turn 1 · Guest"))
    expect(headings.last).to_have_text(re.compile("Turn 2 · Guest"))
    assert headings.last.locator("svg").count() == 1, "with the emblem"
    assert page.evaluate(AT_END)
    assert not accessibility(page)


def test_spaces_and_pieces_in_the_log_glow_on_the_board(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    traded, governed = play_leaders(page, "trader", "governor")
    line = page.locator(".log li").filter(has_text="places the trader")
    marks = page.locator("#yy-map .last")
    line.get_by_role("button", name=traded, exact=True).hover()
    until_drawn(page)
    one = marks.first.bounding_box()
    assert marks.count() == 1
    page.locator(".log li").filter(has_text="places the governor").get_by_role("button", name="governor").focus()
    expect(marks).to_have_count(1)
    assert marks.first.bounding_box() != one and governed != traded


def test_points_are_bold_with_their_sign(ann: Visitor) -> None:
    replay_at(ann, 200)
    expect(ann.page.locator(".log li b").first).to_have_text(re.compile(r"^\+\d+ \w+ points?$"))
    expect(ann.page.locator(".log h3").last).to_have_text(re.compile("^ *Turn · "))


def test_a_line_shows_its_moment_in_place(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    play_leaders(page, "trader")
    page.locator(".log li").filter(has_text="places the trader").locator(".moment").click(position={"x": 2, "y": 2})
    bar = page.locator(".past")
    expect(bar).to_contain_text("Turn 1 · Guest")
    expect(page.locator("#yy-map [data-piece^=leader]")).to_have_count(1)
    page.locator(".log .moment").first.click()
    expect(page.locator("#yy-map [data-piece^=leader]")).to_have_count(0)
    assert page.locator(".target").count() == 0, "nothing can be chosen in the past"
    assert page.locator(".log li.present").count() >= 1
    assert not accessibility(page)
    ann.shot("past")
    bar.get_by_role("button", name="Back to now").click()
    expect(page.locator("#yy-map [data-piece^=leader]")).to_have_count(1)
    expect(bar).to_have_count(0)
    page.locator(".log .moment").first.click()
    bar.wait_for()
    page.keyboard.press("Escape")
    expect(bar).to_have_count(0)


def test_the_log_stays_where_somebody_reads_and_tells_of_news(ann: Visitor) -> None:
    page = ann.new_game("greedy")
    ann.at_board()
    page.set_viewport_size({"width": 1366, "height": 680})
    while not page.evaluate(LONG):
        pass_turn(page)
    assert page.evaluate(AT_END)
    page.evaluate("document.querySelector('.log .scroll').scrollTop = 0")
    until_drawn(page)  # the browser has told the page
    news = page.get_by_role("button", name="New", exact=True)
    assert not news.count(), "nothing has happened yet"
    pass_turn(page)
    news.wait_for()
    assert page.evaluate("document.querySelector('.log .scroll').scrollTop") == 0
    ann.shot("log-news")
    news.click()
    expect(news).to_have_count(0)
    assert page.evaluate(AT_END)
