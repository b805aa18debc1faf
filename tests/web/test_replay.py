"""Replays in a browser: of tables and of files, the film, and playing on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.browsing import GOLDEN, Visitor, accessibility, do, rounds, until_drawn

LENGTH = 449
WAR = 273  # after so many actions there is a war


@pytest.fixture
def replay(ann: Visitor, tmp_path: Path) -> Page:
    """A record opened from a file."""
    file = tmp_path / "game.txt"
    file.write_text(GOLDEN, encoding="utf-8")
    page = ann.open()
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**replay=file*")
    return ann.at_board()


def test_a_file_opens_as_a_replay(ann: Visitor, replay: Page) -> None:
    replay.get_by_text(f"Step 0 of {LENGTH}").wait_for()
    replay.reload()
    ann.at_board()
    replay.get_by_text(f"Step 0 of {LENGTH}").wait_for()
    replay.goto(f"http://{ann.address}/")
    assert replay.get_by_role("heading", name="Continue").count() == 0, "it is no table"


def test_slider_keys_buttons_and_address(replay: Page) -> None:
    replay.keyboard.press("ArrowRight")
    replay.get_by_text(f"Step 1 of {LENGTH}").wait_for()
    replay.keyboard.press("PageDown")
    replay.wait_for_url("**action=11")
    replay.get_by_role("button", name="Back").click()
    replay.wait_for_url("**action=10")
    replay.locator("input[type=range]").fill(str(WAR))
    replay.wait_for_url(f"**action={WAR}")
    replay.locator(".caption").get_by_text("stays out of the war").wait_for()
    replay.keyboard.press("Home")
    replay.wait_for_url("**action=0")


def test_a_key_before_the_steps_are_there_does_not_lose_the_place(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.locator("[data-group='lead trader']").click()
    page.locator(".space.target").first.click()
    page.get_by_label("1 action left").wait_for()
    held: list[Route] = []
    page.route("**/steps?*", lambda route: held.append(route), times=1)
    page.goto(page.url.replace("?table=", "?replay=") + "&action=1")
    for _ in rounds(page):
        if held:
            break
    page.keyboard.press("ArrowRight")
    until_drawn(page)
    held[0].continue_()
    page.get_by_text(re.compile("^Step 1 of [1-9]")).wait_for()


def test_autoplay_goes_on_and_stops(replay: Page) -> None:
    replay.locator("input[type=range]").fill(str(LENGTH - 2))
    replay.get_by_role("button", name="Play", exact=True).click()
    replay.locator("#result").wait_for()
    replay.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_finished_game_can_be_seen_from_every_seat(replay: Page) -> None:
    replay.locator("input[type=range]").fill(str(WAR))
    assert replay.locator("[data-group]").count() == 0
    for seat in ("0", "1"):
        replay.get_by_label("Seen by").select_option(seat)
        replay.locator("[data-group]").first.wait_for()
        replay.wait_for_url(f"**seat={seat}")


def test_the_end_shows_how_each_point_was_won(replay: Page) -> None:
    replay.keyboard.press("End")
    replay.get_by_text("How the points were won").wait_for()
    row = replay.locator("tbody tr").first
    sums = [sum(int(text) for text in cell.locator("span").all_inner_texts()) for cell in row.locator("td").all()]
    assert sum(sums[:-1]) == sums[-1] > 50
    assert not accessibility(replay)


def test_a_war_shows_each_sides_own_strength(replay: Page) -> None:
    replay.locator("input[type=range]").fill(str(WAR))
    replay.get_by_text("War over h9").first.wait_for()
    scene = replay.get_by_role("region", name="War over h9")
    expect(scene.locator("ul li")).to_have_text(
        [
            "Wei, strength 2: 2 on the board, 0 added",
            "Zhao, strength 0: 0 on the board, 0 added",
        ]
    )
    assert sorted(replay.locator("[data-strength]").evaluate_all("all => all.map(one => one.dataset.strength)")) == [
        "0",
        "1",
        "2",
        "3",
    ]


def test_download(replay: Page) -> None:
    with replay.expect_download() as download:
        replay.get_by_role("button", name="Download").click()
    assert Path(download.value.path()).read_text(encoding="utf-8") == GOLDEN


@pytest.mark.parametrize("opponents", ["", "random"])
def test_playing_on_from_here(ann: Visitor, replay: Page, opponents: str) -> None:
    replay.locator("input[type=range]").fill("216")
    replay.get_by_label("Against").select_option(opponents)
    replay.get_by_role("button", name="Play on from here").click()
    replay.wait_for_url("**table=*")
    if not opponents:
        replay.get_by_role("button", name="I am ready").click()
    ann.at_board()
    do(replay, "pass")
    if opponents:
        replay.locator(".log").get_by_text("Random lion").first.wait_for()
    else:
        replay.get_by_text("Hand the screen to").wait_for()


def test_a_file_that_is_wrong_is_explained(ann: Visitor, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    page = ann.open()
    for text, said in (("nonsense", "The record file is wrong"), ("{nonsense", "The position file is wrong")):
        file.write_text(text, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_text(said).wait_for()
    ann.errors.clear()  # the browser reports refused requests on its console


def test_a_replay_can_play_what_happened_since(ann: Visitor) -> None:
    page = ann.new_game("greedy")
    ann.at_board()
    do(page, "pass")
    page.get_by_role("button", name="Watch the last turn").wait_for()
    ann.open(page.url.split("/")[-1].replace("?table=", "?replay=") + "&action=1&seat=0&film=1")
    page.locator(".caption").get_by_text("Greedy").wait_for()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.get_by_role("link", name="To the table").click()
    page.get_by_label("2 actions left").wait_for()


def test_during_a_game_only_the_own_seat_can_be_seen(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Seen by").wait_for()
    assert page.get_by_label("Seen by").locator("option").count() == 2
    assert page.get_by_role("button", name="Play on from here").count() == 0
