"""The introduction and the rules page in a browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.browsing import Visitor, do
from tests.web.contents import lessons

LESSONS = lessons("yellow-yangtze")


def test_all_lessons_by_clicking_only(ann: Visitor) -> None:
    page = ann.open("?learn=yellow-yangtze")
    for number, lesson in enumerate(LESSONS, start=1):
        page.get_by_text(f"Lesson {number} of {len(LESSONS)}").wait_for()
        ann.at_board()
        for step in lesson["steps"]:
            for action in step["do"]:
                do(page, action)
        page.get_by_text("Well done").wait_for()
        if number == 8:
            ann.shot("lesson-war")
        if number < len(LESSONS):
            page.get_by_role("button", name="Next lesson").click()
    page.get_by_text("You have seen it all").wait_for()
    page.goto(f"http://{ann.address}/")
    page.get_by_text("None yet.").first.wait_for()
    assert page.get_by_role("heading", name="Continue").count() == 0, "lessons are no games to go on with"


def test_a_lesson_says_what_does_not_reach_its_goal_and_why_something_is_not_allowed(ann: Visitor) -> None:
    page = ann.open("?learn=yellow-yangtze#tile")
    ann.at_board()
    page.locator("[data-group='tile red']").first.click()
    page.locator("[data-space=a10]").click()
    page.get_by_text("(B1)").wait_for()
    do(page, "pass")
    page.get_by_text("does not reach the goal").wait_for()
    page.get_by_role("button", name="Try again").click()
    page.get_by_role("button", name="Show me").click()
    page.get_by_text("Well done").wait_for()


def test_the_rules_can_be_searched_and_every_id_is_an_address(ann: Visitor) -> None:
    page = ann.open("?rules=yellow-yangtze#W6")
    expect(page.locator("#W6")).to_be_in_viewport()
    expect(page.locator("#W6")).to_have_class(re.compile("chosen"))
    page.get_by_label("Search the rules").fill("merchant")
    page.get_by_text(re.compile(r"^\d+ entries found$")).wait_for()
    assert page.locator("mark").count() > 3 and page.locator("#B4").count() == 1 and page.locator("#W6").count() == 0
    page.get_by_label("Search the rules").fill("g1")
    page.keyboard.press("Enter")
    page.wait_for_url("**#G1")
    expect(page.locator("#G1")).to_be_in_viewport()
    linked = page.locator("article p a").first
    rule = linked.inner_text()
    linked.click()
    page.wait_for_url(f"**#{rule}")
    expect(page.locator(f"#{rule}")).to_be_in_viewport()


def test_reasons_and_log_lead_to_the_rules(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.locator("[data-group='lead soldier']").click()
    page.locator("[data-space=a1]").click()
    expect(page.locator(".explanation a")).to_have_attribute("href", "/?rules=yellow-yangtze#A2")
    page.locator(".space.target").first.click()
    with page.expect_popup() as opened:
        page.locator(".log li").filter(has_text="places the soldier").get_by_label("rule A1").click()
    ann.watch(opened.value)
    expect(opened.value.locator("#A1")).to_be_in_viewport()
