"""The client in a real browser: whole games by clicking, two people, hot seat, undo, replay, keyboard, phone."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server, running
from tests.web.browsing import (
    Visitor,
    accessibility,
    click_one,
    do,
    press_main,
    press_mode,
    rounds,
    tap_target,
    whose_turn,
)


def place_leader(page: Page, leader: str) -> str:
    """Place a leader on the first highlighted space; returns the space."""
    page.locator(f"[data-group='lead {leader}']").click()
    target = page.locator(".space.target").first
    space = target.get_attribute("data-space") or ""
    target.click()
    return space


def click_something(page: Page, rng: random.Random) -> None:
    """Take one random action by clicking."""
    buttons = page.locator("[data-mode][aria-disabled=false], [data-main]:enabled, [data-action]")
    groups = page.locator("[data-group]:not([disabled])")
    triangles = page.locator("[data-triangle]")
    spaces = page.locator(".space.target")
    if triangles.count():
        return click_one(triangles, rng)
    if groups.count() and rng.random() < 0.75:
        click_one(groups, rng)
    click_one(spaces if spaces.count() else buttons, rng)


def test_a_newcomer_makes_a_legal_move(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.get_by_label("2 actions left").wait_for()
    place_leader(page, "trader")
    page.get_by_label("1 action left").wait_for()
    ann.shot("table")


def test_a_whole_game_by_clicking_only(ann: Visitor) -> None:
    page = ann.new_game(players=4)  # the bots empty the bag faster
    ann.at_board()
    rng = random.Random(1)
    for _ in range(30):
        if page.locator(".prompt.turn").count():
            click_something(page, rng)
        page.wait_for_timeout(30)
    # Play the rest fast: pass if possible, otherwise take the first action on offer.
    for _ in rounds(page):
        if page.get_by_text("How the points were won").count():
            break
        offered = page.locator("[data-mode=end][aria-disabled=false]")
        if offered.count():
            click_one(offered, rng)
            click_one(page.locator("[data-main=pass]"), rng)
        elif page.locator(".prompt.turn").count():
            click_something(page, rng)
    page.get_by_text("How the points were won").wait_for()
    ann.shot("ending")
    assert not accessibility(page)


def test_an_illegal_click_shows_the_rule(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.locator("[data-group='lead soldier']").click()
    page.locator("[data-space=a1]").click()
    page.get_by_text("no black tile is next to a1 (A2)").wait_for()
    assert page.locator("[data-space=a1].shown").count() == 1


def test_forecast_on_hover(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.locator("[data-group='lead trader']").click()
    page.locator(".space.target").first.hover()
    page.get_by_text("What would happen:").wait_for()


def test_undo_and_its_limit(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.get_by_label("2 actions left").wait_for()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()
    place_leader(page, "trader")
    page.get_by_role("button", name="Undo").click()
    page.get_by_label("2 actions left").wait_for()
    press_mode(page, "replace")
    page.locator("[data-group^='tile']").first.click()
    press_main(page, "done")
    page.get_by_label("1 action left").wait_for()
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_a_chosen_action_can_wait_for_confirmation(ann: Visitor) -> None:
    page = ann.open("?settings")
    page.get_by_label("An action that you choose").select_option("-1")
    ann.new_game()
    ann.at_board()
    place_leader(page, "trader")
    expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Confirm")).to_be_disabled()
    page.get_by_label("2 actions left").wait_for()
    place_leader(page, "trader")
    page.get_by_role("button", name="Confirm").click()
    page.get_by_label("1 action left").wait_for()


def test_hot_seat_hides_hands(ann: Visitor) -> None:
    page = ann.new_game("me")
    page.get_by_text("Hand the screen to").wait_for()
    assert page.locator("[data-group]").count() == 0
    ann.shot("hand-over")
    page.get_by_role("button", name="I am ready").click()
    ann.at_board()
    do(page, "pass")
    page.get_by_text("Hand the screen to").wait_for()
    assert page.locator("[data-group]").count() == 0


def test_two_browsers_play_online(chrome: Browser, server: Server, ann: Visitor) -> None:
    page = ann.new_game("open")
    link = page.locator("code").inner_text()
    bob = Visitor(chrome, server.address)
    bob.accept(link)
    bob.at_board()
    ann.at_board()
    both = (ann.page, bob.page)
    for _ in range(4):
        mover = whose_turn(*both)
        do(mover, "pass")
        mover.locator(".prompt.turn").wait_for(state="detached")
    assert len(re.findall("passes", "".join(one.locator(".log").inner_text() for one in both))) >= 6
    bob.close()


def test_two_people_agree_to_end_a_game(chrome: Browser, server: Server, ann: Visitor) -> None:
    page = ann.new_game("open")
    link = page.locator("code").inner_text()
    bob = Visitor(chrome, server.address)
    bob.accept(link)
    bob.at_board()
    ann.at_board()
    page.locator(".leaving summary").click()
    page.locator("[data-settle]").click()
    bob.page.locator("[data-settling]").get_by_role("button", name="End the game").click()
    for one in (page, bob.page):
        expect(one.locator(".result")).to_contain_text("by agreement")
    bob.close()


def test_replay_and_a_link_to_a_moment(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    place_leader(page, "trader")
    page.get_by_label("1 action left").wait_for()
    page.locator(".log .moment").last.click()
    page.get_by_role("link", name="Replay from here").click()
    page.wait_for_url("**replay=*")
    ann.at_board()
    number = int(re.findall(r"action=(\d+)", page.url)[0])
    page.keyboard.press("ArrowLeft")
    page.wait_for_url(f"**action={number - 1}&seat=0")
    page.get_by_role("button", name="First").click()
    page.wait_for_url("**action=0&seat=0")
    page.keyboard.press("End")
    page.get_by_text(re.compile(r"^Step (\d+) of \1$")).wait_for()
    ann.shot("replay")
    assert not accessibility(page)


def test_a_phone(phone: Visitor) -> None:
    page = phone.new_game()
    phone.at_board()
    page.locator("[data-other=leaders]").tap()
    page.locator("[data-group='lead trader']").tap()
    tap_target(page)
    page.locator(".dock .main").tap()
    page.get_by_label("1 action left").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1")
    phone.shot("phone")


@pytest.mark.parametrize(
    ("locale", "asked"), [("it", "azioni"), ("fr", "actions"), ("zh-CN", "行动"), ("en", "actions")]
)
def test_all_four_languages(chrome: Browser, server: Server, locale: str, asked: str) -> None:
    visitor = Visitor(chrome, server.address, locale=locale)
    page = visitor.new_game()
    visitor.at_board()
    page.locator(".prompt.turn").wait_for()
    prompt = page.locator(".prompt").inner_text()
    assert asked in prompt
    assert ("Your turn" in prompt) == (locale == "en")
    assert (page.locator("html").get_attribute("lang") or "").startswith(locale[:2])
    visitor.shot(f"table-{locale}")
    visitor.close()


POST = """async ([path, body]) => {
    const headers = {"content-type": "application/json"};
    const answer = await fetch(path, {method: "POST", headers, body: body && JSON.stringify(body)});
    if (!answer.ok) throw new Error(await answer.text());
    localStorage.known = "yes";
}"""


def test_a_logout_elsewhere_is_announced_and_hides_the_table(ann: Visitor) -> None:
    page = ann.open("")
    whose = {"name": "Ann who leaves", "password": "long enough"}
    page.evaluate(POST, ["/api/register", whose])
    ann.new_game()
    ann.at_board()
    page.locator(".prompt.turn").wait_for()
    page.evaluate(POST, ["/api/logout", None])  # as another tab of the same session would
    page.get_by_text("You are logged out").wait_for()
    page.get_by_text("You are watching").wait_for()
    assert page.locator(".prompt.turn").count() == 0
    page.evaluate(POST, ["/api/login", whose])
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    page.locator(".prompt.turn").wait_for()
    assert page.get_by_text("You are logged out").count() == 0


def test_the_client_comes_back_after_the_server_restarts(chrome: Browser, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'restart.db'}") as server:
        visitor = Visitor(chrome, server.address)
        page = visitor.new_game()
        visitor.at_board()
        place_leader(page, "trader")
        page.get_by_label("1 action left").wait_for()
        server.kill()
        page.get_by_text("Connection lost").wait_for()
        server.start()
        page.get_by_text("Connection lost").wait_for(state="detached")
        space = place_leader(page, "governor")
        page.locator(".log").get_by_text(re.compile(rf"\b{space}\b")).first.wait_for()
        visitor.errors.clear()  # the browser itself reports every failed attempt to connect
        visitor.close()
