"""A game without a folder in the client is playable: simultaneous, secret decisions and many actions."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.auction import LARGEST_BID
from tests.web.browsing import Visitor, accessibility, kind_of


def start(visitor: Visitor, game: str, others: str) -> Page:
    """Make a table for two."""
    page = visitor.new_table(game)
    page.locator("select[name=others]").select_option(kind_of(others))
    if game == "auction":
        page.get_by_label("jade at the start").select_option("9")
    page.locator("form button.main").click()
    page.wait_for_url("**table=*")
    return page


def plan(page: Page, *words: str) -> None:
    """Choose a plan word by word."""
    page.locator("[data-branch=plan]").click()
    for end in range(2, len(words) + 1):
        page.locator(f"[data-branch='{' '.join(words[:end])}'], [data-action='{' '.join(words[:end])}']").click()


def test_secret_bids_and_plans_at_a_hot_seat(ann: Visitor) -> None:
    page = start(ann, "auction", "me")
    page.get_by_role("button", name="I am ready").click()
    page.get_by_text("Bid some jade in secret.").wait_for()
    assert not accessibility(page)
    page.locator("input[type=range]").fill("12")
    page.get_by_role("button", name="One more").click()
    page.get_by_role("button", name="Bid 13").click()
    page.get_by_text("Hand the screen to").wait_for()
    assert "jade 13" not in page.locator("body").inner_text()
    page.get_by_role("button", name="I am ready").click()
    assert "jade 13" not in page.locator("body").inner_text()
    page.locator("input[type=range]").fill(str(LARGEST_BID))
    page.get_by_role("button", name=f"Bid {LARGEST_BID}").click()
    plan(page, "plan", "wey", "d2", "f1", "m3")
    page.get_by_text("Hand the screen to").wait_for()
    page.get_by_role("button", name="I am ready").click()
    page.locator("[data-action=pass]").click()
    page.locator("#result").wait_for()
    page.locator("[data-log] summary").click()
    page.locator(".log").get_by_text("plan wey d2 f1 m3").wait_for()
    ann.shot("generic-end")


def test_two_people_decide_at_the_same_time(chrome: Browser, server: Server, ann: Visitor) -> None:
    page = start(ann, "stones", "open")
    bob = Visitor(chrome, server.address)
    bob.accept(page.locator("code").inner_text())
    for one in (page, bob.page):
        one.locator("[data-action='take 2']").wait_for()
    page.locator("[data-action='take 3']").click()
    page.get_by_text("Waiting for Guest (two)").wait_for()
    expect(bob.page.locator("[data-action='take 1']")).to_be_visible()
    assert "taken 3" not in bob.page.locator("body").inner_text()
    bob.page.locator("[data-action='take 1']").click()
    for one in (page, bob.page):
        one.locator(".log").get_by_text("Round scored").first.wait_for()
        one.locator("[data-action='take 2']").wait_for()
    bob.close()


def test_what_waits_for_confirmation_is_not_disturbed_by_others(chrome: Browser, server: Server, ann: Visitor) -> None:
    ann.open("?settings").get_by_label("An action that you choose").select_option("-1")
    page = start(ann, "stones", "open")
    bob = Visitor(chrome, server.address)
    bob.accept(page.locator("code").inner_text())
    page.locator("[data-action='take 3']").click()
    page.get_by_role("button", name="Confirm").wait_for()
    bob.page.locator("[data-action='take 1']").click()
    bob.page.get_by_text("Waiting for Guest (one)").wait_for()
    page.get_by_role("button", name="Confirm").first.click()
    page.locator(".log").get_by_text("Round scored").first.wait_for()
    bob.close()


def test_its_replay_draws_every_step(ann: Visitor) -> None:
    page = start(ann, "stones", "me")
    page.get_by_role("button", name="I am ready").click()
    page.locator("[data-action='take 3']").click()
    page.get_by_role("link", name="Replay").click()
    page.locator("pre").get_by_text("'taken': [0, 0]").wait_for()
    page.keyboard.press("End")
    page.locator("pre").get_by_text("'taken': [-1, 0]").wait_for()
    page.get_by_label("Seen by").select_option("0")
    page.locator("pre").get_by_text("'taken': [3, 0]").wait_for()
