"""Choosing in Yellow & Yangtze: tabs that keep their places, the one main button, and pieces that are lifted, carried
and clicked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import GOLDEN, Visitor, do, lift, press_main, press_mode, whose_turn

# After so many actions of the record, this is asked.
LAST_ACTION, TWO_WAYS, ATTACK, PLEDGE, SUPPORT, MERCHANT = 43, 246, 24, 225, 60, 94
MODES = ["Tile", "Leader", "Riot", "Pagoda", "Replace", "End"]


@pytest.fixture
def careful(chrome: Browser, server: Server) -> Iterator[Visitor]:
    """A visitor with the settings that everybody begins with."""
    visitor = Visitor(chrome, server.address, grace=3)
    yield visitor
    visitor.close()


def places(page: Page) -> list[Any]:
    return [one.bounding_box() for one in page.locator("[data-mode]").all()]


def log_of(page: Page) -> Any:
    return page.locator(".log")


def leader_space(page: Page, leader: str) -> str:
    return page.locator(f"[data-group='lead {leader}'] small").inner_text()


def test_the_tabs_keep_their_places_and_tell_what_is_chosen(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    expect(page.locator("[data-mode]")).to_have_text(MODES)
    expect(page.locator(".asks")).to_contain_text("Your turn")
    expect(page.locator(".pips")).to_have_attribute("aria-label", "2 actions left")
    before = places(page)
    page.locator("[data-group='lead trader']").click()
    expect(page.locator("[data-mode=leader]")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".asks")).to_contain_text("Trader lifted: choose a space.")
    page.locator(".space.target").first.click()
    page.get_by_label("1 action left").wait_for()
    assert places(page) == before
    press_mode(page, "tile")
    expect(page.locator(".asks")).to_contain_text("Choose a tile of your hand.")


def test_a_disabled_tab_tells_why_with_the_rule(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    closed = page.locator("[data-mode=pagoda]")
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("no triangle of three tiles")
    expect(page.get_by_role("tooltip")).to_contain_text("(D1)")
    page.locator("[data-mode=tile]").hover()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    closed.focus()
    expect(closed).to_have_accessible_description(
        "There is no triangle of three tiles of one colour without a pagoda (D1)"
    )


def test_an_action_with_several_ways_opens_a_menu(ann: Visitor) -> None:
    page = ann.play_on(GOLDEN, TWO_WAYS, "random")
    page.locator("[data-mode=riot]").click()
    expect(page.get_by_role("menuitem")).to_have_text(["Riot", "Riot, with the farmer’s help"])
    page.get_by_role("menuitem").last.click()
    expect(page.locator(".asks")).to_contain_text("Choose the tile that the riot removes")
    expect(page.locator("[data-mode=riot]")).to_have_attribute("aria-pressed", "true")


def test_tiles_are_lifted_to_replace_them(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    press_mode(page, "replace")
    main = page.locator("[data-main]")
    expect(main).to_be_disabled()
    tiles = page.locator("[data-group^='tile ']")
    for index in (0, 2, 3):
        tiles.nth(index).click()
    expect(main).to_have_text("Replace 3")
    tiles.nth(2).click()
    expect(main).to_have_text("Replace 2")
    main.click()
    page.get_by_label("1 action left").wait_for()
    expect(log_of(page).get_by_text("discards a")).to_have_count(2)


def test_tiles_are_lifted_to_commit_them(ann: Visitor) -> None:
    page = ann.play_on(GOLDEN, ATTACK, "random")
    expect(page.locator(".asks")).to_contain_text("You decide")
    expect(page.locator(".asks")).to_contain_text("Lift black tiles to commit them")
    expect(page.locator("[data-main]")).to_have_text("Commit 0")
    expect(page.locator("[data-group='tile red']").first).to_be_disabled()
    lift(page, "black")
    expect(page.locator("[data-main]")).to_have_text("Commit 1")
    press_main(page, "commit 1")
    log_of(page).get_by_text("commits 1 black tile").first.wait_for()


def test_who_supports_a_state_must_commit_something(ann: Visitor) -> None:
    page = ann.play_on(GOLDEN, PLEDGE, "random")
    expect(page.locator("[data-main]")).to_be_disabled()
    lift(page, "red")
    expect(page.locator("[data-main]")).to_be_enabled()


def test_a_state_is_supported_by_a_click_on_any_of_its_spaces(ann: Visitor) -> None:
    page = ann.play_on(GOLDEN, SUPPORT, "random")
    page.locator(".space.target").first.wait_for()
    named = page.locator(".space.target")
    assert named.count() > 2, "all spaces of both states can be clicked"
    page.locator(".target[data-space=d7]").wait_for()
    named.last.click()
    expect(page.locator(".asks")).to_contain_text("Lift red tiles")


def test_a_merchants_tile_is_taken_by_clicking_it(ann: Visitor) -> None:
    page = ann.play_on(GOLDEN, MERCHANT, "random")
    expect(page.locator(".asks")).to_contain_text("Take one of the merchants’ tiles, or skip.")
    expect(page.locator("[data-main]")).to_have_text("Skip")
    page.locator("[data-action='take black']").first.click()
    log_of(page).get_by_text("takes a black tile from the merchants").wait_for()


def carry(page: Page, leader: str, to: tuple[float, float]) -> None:
    """Carry a leader with the mouse."""
    box = page.locator(f"[data-space={leader_space(page, leader)}]").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(to[0] + 5, to[1] + 5, steps=4)
    page.mouse.move(*to)
    page.locator(".carried").wait_for()
    page.mouse.up()


def placed_leader(page: Page) -> None:
    page.locator("[data-group='lead trader']").click()
    page.locator(".space.target").first.click()
    page.get_by_label("1 action left").wait_for()


def test_a_leader_is_carried_to_another_space_or_off_the_board(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    placed_leader(page)
    page.get_by_role("button", name="Undo").click()
    page.get_by_label("2 actions left").wait_for()
    placed_leader(page)
    board = page.locator(".board").bounding_box()
    assert board
    carry(page, "trader", (board["x"] + 20, board["y"] + board["height"] - 20))
    log_of(page).get_by_text("withdraws the trader").wait_for()


@pytest.mark.parametrize("way", ["button", "key"])
def test_a_leader_is_withdrawn_without_a_mouse(ann: Visitor, way: str) -> None:
    page = ann.new_game()
    ann.at_board()
    placed_leader(page)
    if way == "button":
        do(page, "withdraw trader")
    else:
        page.locator("[data-group='lead trader']").focus()
        page.keyboard.press("Delete")
    log_of(page).get_by_text("withdraws the trader").wait_for()


def test_the_last_action_of_a_turn_waits_and_can_be_taken_back(careful: Visitor) -> None:
    page = careful.play_on(GOLDEN, LAST_ACTION, "random")
    page.get_by_label("1 action left").wait_for()
    lines = log_of(page).locator("li").count()
    do(page, "lead trader d7")
    expect(page.locator("[data-main]")).to_contain_text("End turn")
    expect(page.locator(".ghost")).to_have_count(1)
    assert log_of(page).locator("li").count() == lines, "nobody else knows of it"
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".ghost")).to_have_count(0)
    page.get_by_label("1 action left").wait_for()
    do(page, "lead trader d7")
    page.get_by_role("button", name="End turn").click()
    log_of(page).get_by_text("places the trader on d7").wait_for()


def test_after_three_seconds_the_turn_ends_by_itself(careful: Visitor) -> None:
    page = careful.play_on(GOLDEN, LAST_ACTION, "random")
    page.get_by_label("1 action left").wait_for()
    do(page, "lead trader d7")
    expect(page.locator("[data-main]")).to_contain_text("End turn (3)")
    log_of(page).get_by_text("places the trader on d7").wait_for()


def test_an_action_that_can_be_undone_does_not_wait(careful: Visitor) -> None:
    page = careful.play_on(GOLDEN, LAST_ACTION - 1, "random")
    page.get_by_label("2 actions left").wait_for()
    page.locator("[data-group='lead trader']").click()
    page.locator(".target[data-space=d7]").click()
    page.get_by_label("1 action left").wait_for()
    log_of(page).get_by_text("places the trader on d7").wait_for()


def test_the_grace_is_a_setting(careful: Visitor) -> None:
    page = careful.open("?settings")
    page.get_by_label("The last action of a turn waits 3 s").uncheck()
    careful.play_on(GOLDEN, LAST_ACTION, "random")
    do(page, "lead trader d7")
    log_of(page).get_by_text("places the trader on d7").wait_for()
    assert page.get_by_role("button", name="End turn").count() == 0


def test_it_is_said_who_is_waited_for(chrome: Browser, server: Server, ann: Visitor) -> None:
    page = ann.new_game("open")
    bob = Visitor(chrome, server.address)
    bob.accept(page.locator("code").inner_text())
    bob.at_board()
    ann.at_board()
    waiting = bob.page if whose_turn(page, bob.page) is page else page
    expect(waiting.locator(".asks")).to_contain_text("is taking a turn.")
    expect(waiting.locator("[data-mode]").first).to_have_attribute("aria-disabled", "true")
    bob.close()


def test_the_tabs_of_a_phone(phone: Visitor) -> None:
    page = phone.new_game()
    phone.at_board()
    expect(page.locator(".dock [data-mode]")).to_have_text(MODES)
    press_mode(page, "replace")
    page.locator("[data-group^='tile ']").first.tap()
    page.locator(".dock [data-main]").tap()
    page.get_by_label("1 action left").wait_for()
    page.locator("[data-mode=pagoda]").tap(force=True)  # a disabled tab still tells why
    expect(page.get_by_role("tooltip")).to_contain_text("(D1)")
