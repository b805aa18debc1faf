"""The end of a game as its table shows it: places, the final board, and a picture of it."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Server
from tests.web.browsing import SHOTS, Visitor, accessibility, until_still
from tests.web.endings import EndedGame, play_ending

GAMES = ("yellow-yangtze", "huang-di", "yuan")


@pytest.fixture(scope="module", params=GAMES)
def ended(server: Server, request: pytest.FixtureRequest) -> EndedGame:
    """A table of each game, played to its end."""
    return play_ending(server, str(request.param))


def test_the_end_shows_the_places_beside_a_large_board(ann: Visitor, ended: EndedGame) -> None:
    page = ann.page
    ended.open_as_player(ann, f"?table={ended.table}")
    page.locator("#result").wait_for()
    until_still(page)
    assert page.locator("[data-standing]").count() == page.locator(".result li").count() > 1
    board = page.locator("main .board").bounding_box()
    assert board and board["width"] > 0.55 * 1440 and board["height"] > 0.8 * 900
    expect(page.locator("[data-ending]")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    assert page.locator(".result").get_by_role("link", name="Replay").count() == 1
    assert not accessibility(page)
    ann.shot(f"end-{ended.game}")


def test_a_picture_of_the_final_board_is_made_in_the_browser(ann: Visitor, ended: EndedGame, tmp_path: Path) -> None:
    page = ann.page
    ended.open_as_player(ann, f"?table={ended.table}")
    page.locator("#result").wait_for()
    with page.expect_download() as given:
        page.locator("[data-picture]").click()
    file = tmp_path / "picture.png"
    given.value.save_as(file)
    picture = file.read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", picture[16:24]) == (1600, 1000)
    assert len(picture) > 60_000, "the board is drawn in it"
    SHOTS.mkdir(parents=True, exist_ok=True)
    (SHOTS / f"picture-{ended.game}.png").write_bytes(picture)


def test_the_end_fits_a_phone(phone: Visitor, ended: EndedGame) -> None:
    page = phone.page
    ended.open_as_player(phone, f"?table={ended.table}")
    page.locator("#result").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    places, board = page.locator(".result").bounding_box(), page.locator("main .board").bounding_box()
    assert places and board and places["y"] + places["height"] <= board["y"]
    phone.shot(f"end-phone-{ended.game}")


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_wild_points_fill_the_gaps(chrome: Browser, server: Server, motion: str) -> None:
    ended = play_ending(server, "yellow-yangtze")
    visitor = Visitor(chrome, server.address, reduced_motion=motion)
    page = visitor.page
    ended.open_as_player(visitor, f"?table={ended.table}")
    page.locator("#result").wait_for()
    names = page.locator("[data-standing]").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")
    told = sum(int(name.split()[0]) for name in names)
    assert page.locator("[data-wild]").count() == told > 0
    animated = "[...document.querySelectorAll('[data-wild]')].map(one => getComputedStyle(one).animationName)"
    assert set(page.evaluate(animated)) == {"none"} if motion == "reduce" else "none" not in page.evaluate(animated)
    visitor.close()
