"""Huang Di in a real browser: a round by clicking, secret bids, favours and their places, hot seat, lessons, phone."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import ROOT, Visitor, accessibility, click_one, do, rounds, until_still

GAME = ROOT / "web" / "src" / "games" / "huang-di"
LESSONS: list[dict[str, Any]] = json.loads((GAME / "lessons" / "lessons.json").read_text(encoding="utf-8"))
RULES = re.findall(r"^- \*\*([A-Z]\d)\*\*", (ROOT / "docs" / "huang-di.md").read_text("utf-8"), re.MULTILINE)
POST = """async ([path, body]) => {
  const send = (to, what) => fetch(`/api/${to}`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(what) });
  if (!localStorage.getItem("known")) await send("guest", { name: "Ann" });
  localStorage.setItem("known", "yes");
  return (await send(path, body)).json();
}"""
SUPPLY = {"jade": 9, "peasants": 9, "convicts": 4, "blocks": 5}
POSITION: dict[str, Any] = {
    "game": "huang-di",
    "rules": 1,
    "players": 2,
    "wall": {"a1": "red", "b1": "red", "a2": "red", "c1": "white", "d1": "white", "f1": "white", "g1": "red"},
    "prisons": [{"jade": 1, "convicts": 2}, {"jade": 0, "convicts": 0}],
    "seats": {
        "red": {**SUPPLY, "hand": ["f02", "f09", "f17"]},
        "white": {**SUPPLY, "hand": ["f05", "f14", "f20"]},
    },
    "round": {"number": 4, "marker": "red", "emperor_left": 8, "emperor_held": True},
    "turn": {"seat": "red"},
    "questions": [{"ask": "turn", "seat": "red"}],
}
LAST: dict[str, Any] = {
    **POSITION,
    "seats": {
        seat: {**held, "table": ["recruiter", "resources", "builder"]} for seat, held in POSITION["seats"].items()
    },
    "round": {"number": 12, "marker": "white", "emperor_left": 1, "turns": 6},
    "questions": [{"ask": "bid"}],
}
del LAST["turn"]


def post(visitor: Visitor, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server for something, as the person in the browser."""
    visitor.open("?settings")
    visitor.page.wait_for_selector("h1, h2")
    found: dict[str, Any] = visitor.page.evaluate(POST, [path, body])
    assert "table" in found, found
    return found


def new_table(visitor: Visitor, others: list[dict[str, str]], **options: Any) -> dict[str, Any]:
    """A new table, opened."""
    seats = [{"kind": "me"}, *others]
    found = post(visitor, "tables", {"game": "huang-di", "seats": seats, "options": options})
    visitor.open(f"?table={found['table']['id']}")
    return found


def bots(number: int) -> list[dict[str, str]]:
    return [{"kind": "bot", "level": "random"}] * number


def open_table(visitor: Visitor, position: dict[str, Any], level: str | None = None) -> Page:
    """A table from a position, in the hands of red."""
    found = post(visitor, "uploads", {"position": position, "level": level})
    page = visitor.open(f"?table={found['table']['id']}")
    if level is None:
        page.get_by_role("button", name="I am ready").click()
    visitor.at_board()
    return page


def give_back(page: Page) -> None:
    """Give two favours back at the start."""
    for left in (5, 4):
        expect(page.locator("[data-card].offered")).to_have_count(left)
        page.locator("[data-card].offered").first.click()


def bid(page: Page, jade: int) -> None:
    page.locator("[data-amount=bid] input").fill(str(jade))
    page.locator(f"[data-main='bid {jade}']:enabled").click()


def click_something(page: Page, rng: random.Random) -> None:
    """One random action by clicking only, if there is one before the page changes."""
    found = page.locator("[data-main^='bid']:enabled, [data-main^='convicts']:enabled")
    if not found.count():
        found = page.locator(
            ".card.offered, .cell.target, [data-target], .choices [data-action], [data-main=done]:enabled"
        )
    click_one(found, rng)


def test_a_newcomer_bids_sees_the_reveal_and_recruits(ann: Visitor) -> None:
    new_table(ann, bots(2))
    page = ann.at_board()
    page.get_by_text("Give back two of your five favours").wait_for()
    give_back(page)
    page.get_by_text("Bid jade for the emperor’s favour (you have 15)").wait_for()
    page.locator("[data-petition=open]").wait_for()
    page.locator("[data-amount=bid] input").fill("15")
    page.get_by_text("What would happen: Worth 15; costs 15 jade if it wins").wait_for()
    bid(page, 15)
    page.locator("[data-petition=shown]").wait_for()
    expect(page.locator("[data-petition=shown] [data-bidder='0']")).to_contain_text("15 = 15")
    expect(page.locator("[data-petition=shown] [data-bidder]")).to_have_count(3)
    ann.shot("huang-di-reveal")
    page.locator(".prompt.turn").wait_for()
    page.locator("[data-group='play recruiter'].offered").click()
    do(page, "recruit 1")
    page.locator(".log").get_by_text("recruits 1 peasant").first.wait_for()
    expect(page.locator("[data-petition=shown].large")).to_have_count(0)
    ann.shot("huang-di-table")


def test_the_last_round_by_clicking_only(ann: Visitor) -> None:
    page = open_table(ann, LAST, "random")
    bid(page, 9)
    rng = random.Random(2)
    for _ in rounds(page):
        if page.locator("[data-ending]").count():
            break
        if page.locator(".prompt.turn").count():
            click_something(page, rng)
    ending = page.locator("[data-ending]")
    ending.wait_for()
    page.get_by_text("the Mongols are here").first.wait_for()
    for category in ("most blocks in a row", "favours", "weakest province", "most jade", "most workers"):
        expect(ending.get_by_role("row", name=category)).to_have_count(1)
    for column in (1, 2):
        cells = ending.locator(f"tbody tr:not(.head) td:nth-of-type({column})").all_inner_texts()
        assert sum(int(number) for number in cells if number != "–") == int(
            ending.locator(f"tfoot td:nth-of-type({column})").inner_text()
        )
    page.get_by_text("Point by point").click()
    ending.locator("li.scored").first.wait_for()
    until_still(page)  # the rows come in one after the other
    ann.shot("huang-di-ending")
    assert not accessibility(page)


def test_scores_are_shown_as_they_happen(ann: Visitor) -> None:
    page = open_table(ann, next(lesson["position"] for lesson in LESSONS if lesson["id"] == "row"))
    page.locator("[data-group='play builder']").click()
    page.locator("[data-space=c1].target").click()
    expect(page.locator("[data-score=row]")).to_contain_text("+3")
    expect(page.locator("[data-supply=chips]")).to_contain_text("1")
    page.locator("[data-main=done]").wait_for()


def test_favours_show_their_places(ann: Visitor) -> None:
    page = open_table(ann, POSITION)
    expect(page.locator("[data-fit]")).to_have_count(0)
    page.locator("[data-card=f09]").hover()
    expect(page.locator("[data-fit=fit]")).to_have_count(1)
    page.locator("[data-card=f17]").hover()
    expect(page.locator("[data-fit=near]")).to_have_count(1)
    expect(page.locator("[data-space=b2]")).to_have_attribute("aria-label", re.compile("lacks a block here"))
    ann.shot("huang-di-favour")
    page.locator("[data-card=f02]").focus()
    expect(page.locator("[data-fit=fit]")).to_have_count(1)
    expect(page.locator("[data-card=f17]")).to_have_attribute("data-state", "near")
    page.get_by_text("reconstructed deck").wait_for()


def test_a_favour_is_played_and_gets_its_plaque(ann: Visitor) -> None:
    page = open_table(ann, POSITION)
    page.locator("[data-group='play builder']").click()
    page.locator("[data-card=f09].offered").click()
    page.get_by_text("Choose the block that gets the plaque of F09").wait_for()
    page.locator("[data-space=a2].target").click()
    expect(page.locator("[data-space=a2]")).to_have_attribute("aria-label", re.compile("with a plaque"))


def test_an_illegal_click_shows_the_rule(ann: Visitor) -> None:
    page = open_table(ann, POSITION)
    page.locator("[data-space=e1]").click()
    page.get_by_text("The question now is: Play a role card").wait_for()
    page.locator("[data-group='play builder']").click()
    page.locator(".cell.target").first.wait_for()
    page.locator("[data-space=h1]").click()
    page.get_by_text("H1 is not in province 1, where your taskmaster is (T3)").wait_for()
    expect(page.locator("[data-space=h1].shown")).to_have_count(1)
    page.locator("[data-space=a1]").click()
    page.get_by_text("You can remove only blocks of other players (B4)").wait_for()
    page.locator("[data-card=f17]").click(force=True)
    page.get_by_text("Your blocks without plaques do not form the pattern of F17 (B3)").wait_for()


def test_a_build_step_by_step_with_forecast_and_undo(ann: Visitor) -> None:
    page = open_table(ann, POSITION)
    page.locator("[data-group='play builder']").click()
    page.locator("[data-space=e1].target").hover()
    page.get_by_text("2 workers needed").wait_for()
    page.locator("[data-space=e1].target").click()
    page.get_by_text("Choose a site for a second block").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-space=e1].target").wait_for()
    page.locator("[data-space=b2].target").click()
    page.get_by_text("Choose a site for a second block").wait_for()
    page.locator("[data-space=e1].target").click()
    page.locator("[data-amount=convicts]").get_by_text("will die").wait_for()
    page.locator("[data-amount=convicts] input").fill("2")
    expect(page.locator("[data-amount=convicts]")).to_contain_text("2 peasants and 2 convicts will die")
    page.locator("[data-main='convicts 2']:enabled").click()
    page.locator("[data-main=done]").click()  # E1: the emperor block may come between the two
    expect(page.locator("[data-space=e1]")).to_have_attribute("data-owner", "red")
    expect(page.locator("[data-space=b2]")).to_have_attribute("data-owner", "red")


def test_the_emperor_block_is_taken_up_and_placed(ann: Visitor) -> None:
    page = open_table(ann, POSITION)
    expect(page.locator(".cell.target")).to_have_count(0)
    page.locator("[data-group=emperor]").click()
    page.locator("[data-space=e1].target").click()
    expect(page.locator("[data-space=e1]")).to_have_attribute("data-owner", "emperor")
    expect(page.locator("[data-group=emperor]")).to_have_count(0)


def test_moving_and_buying_back(ann: Visitor) -> None:
    page = open_table(ann, POSITION)
    page.locator("[data-group='play taskmaster']").click()
    page.locator("[data-province='2'][data-target]").wait_for()
    page.locator("[data-province='1']").click(force=True)
    page.get_by_text("Your taskmaster is there already (M1)").wait_for()
    page.locator("[data-province='2'][data-target]").click()
    page.locator("[data-action='buyback jade']").click()
    page.locator("[data-group='play builder'].offered").wait_for()
    assert "Province 2" in page.locator(".player").first.inner_text()


def test_hot_seat_hides_bids_and_favours(ann: Visitor) -> None:
    new_table(ann, [{"kind": "me"}])
    page = ann.page
    hands: list[set[str]] = []
    for _ in range(2):
        page.get_by_text("Hand the screen to").wait_for()
        assert page.locator("[data-card]").count() == 0
        page.get_by_role("button", name="I am ready").click()
        ann.at_board()
        page.locator("[data-card].offered").first.wait_for()
        hands.append({card.get_attribute("data-card") or "" for card in page.locator("[data-card]").all()})
        give_back(page)
    assert not hands[0] & hands[1]
    bid(page, 7)  # who holds the screen bids first
    page.get_by_text("Hand the screen to").wait_for()
    assert "7 jade" not in page.locator("body").inner_text()
    page.get_by_role("button", name="I am ready").click()
    page.locator("[data-petition=open]").get_by_text("has bid").wait_for()
    assert "7" not in page.locator("[data-petition=open]").inner_text()
    bid(page, 3)
    page.get_by_role("button", name="I am ready").click()
    expect(page.locator("[data-petition=shown]")).to_contain_text("7 = 7")


def test_two_browsers_bid_at_the_same_time(chrome: Browser, server: Server, ann: Visitor) -> None:
    found = new_table(ann, [{"kind": "open"}])
    bob = Visitor(chrome, server.address)
    bob.accept(f"http://{server.address}/?table={found['table']['id']}&invite={found['invite']}")
    for one in (bob, ann):
        give_back(one.at_board())
    bid(ann.page, 6)
    bob.page.locator("[data-petition=open]").get_by_text("has bid").wait_for()
    assert "6" not in bob.page.locator("[data-petition=open]").inner_text()
    bid(bob.page, 2)
    for one in (bob, ann):
        expect(one.page.locator("[data-petition=shown] [data-bidder='0']")).to_contain_text("6 = 6")
    ann.page.locator("[data-group='play recruiter'].offered").click()
    bob.page.locator(".log").get_by_text("plays the recruiter").wait_for()
    ann.page.locator(".log .moment").last.click()
    ann.page.get_by_role("link", name="Replay from here").click()
    ann.page.wait_for_url("**replay=*")
    ann.at_board()
    for _ in range(2):  # back before the card: the petition is news again
        ann.page.keyboard.press("ArrowLeft")
    ann.page.locator("[data-petition]").first.wait_for()
    bob.close()


def test_a_turn_by_keyboard_only(ann: Visitor) -> None:
    page = open_table(ann, POSITION)
    page.locator("[data-group='play builder']").focus()
    page.keyboard.press("Enter")
    page.locator(".cell.target[tabindex='0']").focus()
    before = page.evaluate("document.activeElement.dataset.space")
    page.keyboard.press("ArrowUp")
    after = page.evaluate("document.activeElement.dataset.space")
    assert before != after and page.locator(f"[data-space={after}].target").count() == 1
    page.keyboard.press("Enter")
    page.locator("[data-main=done]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-amount=convicts] input").focus()
    page.keyboard.press("Home")
    page.locator("[data-main^='convicts']:enabled").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-space={after}]")).to_have_attribute("data-owner", "red")


def test_a_phone(phone: Visitor) -> None:
    page = open_table(phone, POSITION)
    assert page.locator("[data-space=f1]").count() == 0
    page.locator("[data-tab='2']").tap()
    page.locator("[data-space=f1]").wait_for()
    page.locator("[data-group='play builder']").tap()
    page.locator(".dock .main").tap()
    page.locator("[data-space=e1].target").wait_for()
    box = page.locator("[data-space=e1]").bounding_box()
    assert box and min(box["width"], box["height"]) >= 40
    # A resting finger shows the forecast and chooses nothing.
    page.locator("[data-space=e1]").dispatch_event("pointerdown", {"pointerType": "touch"})
    page.get_by_text("2 workers needed").wait_for()
    page.locator("[data-space=e1]").dispatch_event("click")
    assert page.get_by_text("Choose a site for a second block").count() == 0
    page.locator("[data-space=e1]").tap()
    page.locator(".dock .main").tap()
    page.get_by_text("Choose a site for a second block").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1")
    phone.shot("huang-di-phone")


@pytest.mark.parametrize(("locale", "asked"), [("it", "Gioca"), ("fr", "Jouez"), ("zh-CN", "打出"), ("en", "Play")])
def test_all_four_languages(chrome: Browser, server: Server, locale: str, asked: str) -> None:
    visitor = Visitor(chrome, server.address, locale=locale)
    found = post(visitor, "uploads", {"position": POSITION})
    page = visitor.open(f"?table={found['table']['id']}")
    page.locator(".hand-over button").click()
    visitor.at_board()
    assert asked in page.locator(".prompt").inner_text()
    text = page.locator("main").inner_text()
    assert ("Your supply" in text) == (locale == "en")
    visitor.shot(f"huang-di-{locale}")
    visitor.close()


@pytest.mark.parametrize(("scheme", "contrast"), [("light", False), ("dark", False), ("light", True)])
def test_the_table_is_accessible(chrome: Browser, server: Server, scheme: str, contrast: bool) -> None:
    visitor = Visitor(chrome, server.address, color_scheme=scheme, reduced_motion="reduce")
    if contrast:
        visitor.open("?settings").get_by_label("High contrast").check()
    page = open_table(visitor, POSITION)
    page.locator("[data-group='play builder']").click()
    page.locator(".cell.target").first.wait_for()
    visitor.shot(f"huang-di-{scheme}{'-contrast' if contrast else ''}")
    assert not accessibility(page)
    visitor.close()


def test_six_players_have_six_marks(ann: Visitor) -> None:
    new_table(ann, bots(5))
    page = ann.at_board()
    page.locator(".player").nth(5).wait_for()
    marks = page.locator(".player header use")
    assert len({marks.nth(seat).get_attribute("href") for seat in range(6)}) == 6
    assert page.locator("[data-province]").count() == 4
    ann.shot("huang-di-six")


def test_the_lessons_are_played_through(ann: Visitor) -> None:
    page = ann.open("?learn=huang-di")
    for number, lesson in enumerate(LESSONS):
        page.get_by_text(f"Lesson {number + 1} of {len(LESSONS)}").wait_for()
        for _ in range(sum(len(step["do"]) for step in lesson["steps"])):
            page.locator("button:not([disabled])", has_text="Show me").click()
        page.get_by_text("Well done").wait_for()
        if number == 4:
            ann.shot("huang-di-lesson")
        if number + 1 < len(LESSONS):
            page.get_by_role("button", name="Next").click()
    page.get_by_role("link", name="Play").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("query", ["?rules=huang-di", "?learn=huang-di"])
def test_rules_and_lessons_are_accessible(chrome: Browser, server: Server, query: str, scheme: str) -> None:
    visitor = Visitor(chrome, server.address, color_scheme=scheme)
    page = visitor.open(query)
    page.wait_for_selector("[data-space=a1]" if "learn" in query else "#W1")
    assert not accessibility(page)
    if "rules" in query:
        assert all(page.locator(f"#{rule}").count() == 1 for rule in RULES)
        page.get_by_text("The favour deck is a reconstruction").wait_for()
    visitor.close()


# Cards that explain themselves.


def test_a_role_card_explains_itself_to_the_mouse_and_to_the_keys(ann: Visitor) -> None:
    page = open_table(ann, POSITION)
    tip = page.locator("[role=tooltip]")
    card = page.locator("[data-group='play builder']")
    card.hover()
    expect(tip.locator("li")).to_have_count(3)
    expect(tip).to_contain_text("One block, or two for 1 jade")  # the engine's figure
    expect(page.locator(".explanation .card")).to_have_count(0)
    tip.hover()  # one can go there to read
    expect(tip).to_contain_text("Remove")
    page.locator(".prompt .asks").hover()
    expect(tip).to_have_count(0)
    page.locator("[data-group='play recruiter']").focus()
    expect(tip.locator("li")).to_have_count(4)
    expect(page.locator("[data-group='play recruiter']")).to_have_accessible_description(re.compile("Recruit: "))
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.locator("[data-group='play taskmaster']").focus()
    assert not accessibility(page)
    ann.shot("huang-di-role")


def test_a_card_says_no_more_after_a_click(ann: Visitor) -> None:
    page = open_table(ann, POSITION)
    tip = page.locator("[role=tooltip]")
    page.locator("[data-group='play builder']").hover()
    expect(tip).to_have_count(1)
    page.locator("[data-group='play builder']").click()
    page.locator(".target[data-space]").first.wait_for()
    expect(tip).to_have_count(0)
    page.locator("[data-group='play recruiter']").hover()
    expect(tip).to_contain_text("Recruit")


def test_a_favour_card_explains_what_it_brings_and_where_it_fits(ann: Visitor) -> None:
    page = open_table(ann, POSITION)
    tip = page.locator("[role=tooltip]")
    page.locator("[data-card=f17]").hover()
    expect(tip).to_contain_text("F17")
    expect(tip).to_contain_text("4 points")
    expect(tip).to_contain_text("+1 income")
    expect(tip).to_contain_text("Fits in", ignore_case=True)
    ann.shot("huang-di-favour")


def test_a_resting_finger_explains_a_card_and_plays_nothing(phone: Visitor) -> None:
    page = open_table(phone, POSITION)
    tip = page.locator("[role=tooltip]")
    card = page.locator("[data-group='play builder']")
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(tip).to_contain_text("Build")
    card.dispatch_event("click")
    expect(page.locator(".dock .main")).to_be_disabled()
    box = tip.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390 and box["y"] >= 0
    phone.shot("huang-di-role-phone")
    page.locator(".prompt .asks").tap()
    expect(tip).to_have_count(0)


def test_on_a_phone_the_province_shows_where_the_taskmaster_may_go(phone: Visitor) -> None:
    page = open_table(phone, POSITION)
    page.locator("[data-group='play taskmaster'].offered").tap()
    page.locator("[data-main='play taskmaster']:enabled").click()
    page.get_by_text("Taskmaster: choose a province").wait_for()
    page.locator("[data-province='2'][data-target]").tap()
    page.locator("[data-main='move 2']:enabled").click()
    page.get_by_text("Taskmaster: choose a province").wait_for(state="hidden")
