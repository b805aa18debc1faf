"""Every way into the replay of a game that is over, through it and out again, for every game in the registry.

A tab that is frozen must fail these tests, not hang them: `wait_for` gives up after a while, but keys and Playwright's
`expect` wait for ever. So everything here begins with a `wait_for`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.server.running import Server
from tests.web.browsing import Visitor, accessibility
from tests.web.endings import EndedGame, give_up_at_once, golden, play_ending
from tianming.core.record import Record
from tianming.core.registry import list_games


@pytest.fixture(scope="module", params=list_games())
def ended(request: pytest.FixtureRequest, server: Server) -> EndedGame:
    """A table of each game, played to its end."""
    return play_ending(server, request.param)


def see_step(page: Page, number: int, length: int) -> None:
    """Check that the replay shows that step: its number and its board. A frozen tab shows neither."""
    page.get_by_text(f"Step {number} of {length}", exact=True).wait_for()
    page.locator(".board > *").first.wait_for()


def see_end(page: Page, length: int) -> None:
    """Check that the replay shows the last step: the result and how it came about."""
    see_step(page, length, length)
    page.locator("#result").wait_for()
    page.locator("[data-ending]").wait_for()


def walk_through(page: Page, length: int) -> None:
    """Step to the end with the keyboard, and back again."""
    page.get_by_text(re.compile(f"^Step . of {length}$")).wait_for()
    page.keyboard.press("Home")
    see_step(page, 0, length)
    for _ in range(length):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("End")  # a step may have more than one picture
    see_end(page, length)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("PageUp")
    see_step(page, 0, length)
    page.locator("#result").wait_for(state="detached")


# --- ways in -------------------------------------------------------------------------------------


def from_the_bar(visitor: Visitor, ended: EndedGame) -> None:
    ended.open_as_player(visitor, f"?table={ended.table}")
    visitor.page.get_by_role("banner").get_by_role("link", name="Replay").click()


def from_the_result(visitor: Visitor, ended: EndedGame) -> None:
    ended.open_as_player(visitor, f"?table={ended.table}")
    visitor.page.locator(".result").get_by_role("link", name="Replay").click()


def from_the_log(visitor: Visitor, ended: EndedGame) -> None:
    ended.open_as_player(visitor, f"?table={ended.table}")
    visitor.page.locator("[data-log] summary").click()
    visitor.page.locator(".log .moment").first.click()
    visitor.page.get_by_role("link", name="Replay from here").click()


def from_my_games_at_home(visitor: Visitor, ended: EndedGame) -> None:
    ended.open_as_player(visitor, "")
    visitor.page.locator(f"a[href='/?replay={ended.table}']").click()


def from_my_games_in_the_profile(visitor: Visitor, ended: EndedGame) -> None:
    ended.open_as_player(visitor, "?profile")
    visitor.page.locator(f"a[href='/?replay={ended.table}']").click()


def by_address(visitor: Visitor, ended: EndedGame) -> None:
    ended.open_as_player(visitor, f"?replay={ended.table}")


def by_address_as_a_stranger(visitor: Visitor, ended: EndedGame) -> None:
    visitor.open(f"?replay={ended.table}")


def by_address_through_a_seat(visitor: Visitor, ended: EndedGame) -> None:
    visitor.open(f"?replay={ended.table}&seat=1")


WAYS_IN = (
    from_the_bar,
    from_the_result,
    from_the_log,
    from_my_games_at_home,
    from_my_games_in_the_profile,
    by_address,
    by_address_as_a_stranger,
    by_address_through_a_seat,
)


@pytest.mark.parametrize("way", WAYS_IN, ids=lambda way: way.__name__)
def test_the_replay_opens_and_can_be_walked_through(
    ann: Visitor, ended: EndedGame, way: Callable[[Visitor, EndedGame], None]
) -> None:
    way(ann, ended)
    ann.page.wait_for_url(f"**replay={ended.table}&action=*")
    walk_through(ann.page, ended.length)


def test_an_address_may_name_any_step(ann: Visitor, ended: EndedGame) -> None:
    for step in (0, 1, ended.length):
        ann.open(f"?replay={ended.table}&action={step}")
        see_step(ann.page, step, ended.length)
    see_end(ann.page, ended.length)


def test_addresses_that_name_no_step_are_understood(ann: Visitor, server: Server) -> None:
    ended = play_ending(server, list_games()[0])
    for action in ("99", "999999999", "99999999999999999999"):
        ann.open(f"?replay={ended.table}&action={action}")
        see_end(ann.page, ended.length)
    for action in ("-1", "1.5", "nonsense", ""):
        ann.open(f"?replay={ended.table}&action={action}&seat=nobody")
        see_step(ann.page, 0, ended.length)


def test_a_record_file_opens_and_can_be_walked_through(ann: Visitor, ended: EndedGame, tmp_path: Path) -> None:
    record = golden(ended.game)
    (tmp_path / "game.txt").write_text(record, encoding="utf-8")
    page = ann.open()
    page.locator("label.file input").set_input_files(tmp_path / "game.txt")
    page.wait_for_url("**replay=file&action=0")
    length = len(Record.parse(record).actions)
    see_step(page, 0, length)
    page.keyboard.press("End")
    see_end(page, length)
    page.reload()
    see_end(page, length)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    see_step(page, 0, length)


def test_the_record_that_the_replay_gives_opens_again(ann: Visitor, ended: EndedGame) -> None:
    page = ann.open(f"?replay={ended.table}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    file = download.value.path()
    ann.open()
    page.locator("label.file input").set_input_files(file)
    page.wait_for_url("**replay=file&action=0")
    walk_through(page, ended.length)


def test_a_missing_file_is_announced(ann: Visitor) -> None:
    page = ann.open("?settings")
    page.evaluate("sessionStorage.setItem('invite 1', 'anything')")
    ann.open("?replay=file")
    page.get_by_role("alert").get_by_text("The file is no longer available: open it again.").wait_for()


@pytest.mark.parametrize("game", list_games())
def test_a_game_given_up_before_the_first_move_has_a_replay(ann: Visitor, server: Server, game: str) -> None:
    table = give_up_at_once(server, game).table
    ann.open(f"?replay={table}")
    see_end(ann.page, 0)
    ann.page.keyboard.press("ArrowRight")
    see_end(ann.page, 0)


# --- within it -----------------------------------------------------------------------------------


def test_the_end_is_shown_from_every_seat(ann: Visitor, ended: EndedGame) -> None:
    ann.page.emulate_media(reduced_motion="reduce")  # axe must not see half-faded elements
    page = ann.open(f"?replay={ended.table}&action={ended.length}")
    see_end(page, ended.length)
    for seat in ("0", "1", ""):
        page.get_by_label("Seen by").select_option(seat)
        see_end(page, ended.length)
    assert not accessibility(page)


def test_it_plays_by_itself_to_the_end(ann: Visitor, ended: EndedGame) -> None:
    ann.page.emulate_media(reduced_motion="reduce")
    page = ann.open(f"?replay={ended.table}&action={ended.length - 1}")
    see_step(page, ended.length - 1, ended.length)
    page.keyboard.press("Space")
    see_end(page, ended.length)
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_buttons_and_slider(ann: Visitor, ended: EndedGame) -> None:
    page = ann.open(f"?replay={ended.table}")
    see_step(page, 0, ended.length)
    for button, step in (("Forward", 1), ("Back", 0), ("Last", ended.length), ("First", 0)):
        page.get_by_role("button", name=button, exact=True).click()
        see_step(page, step, ended.length)
    page.locator(".bar input[type=range]").fill(str(ended.length))
    see_end(page, ended.length)


# --- ways out ------------------------------------------------------------------------------------


def test_back_and_forward(ann: Visitor, ended: EndedGame) -> None:
    from_the_result(ann, ended)
    page = ann.page
    see_step(page, 0, ended.length)
    page.keyboard.press("End")
    see_end(page, ended.length)
    page.go_back()
    page.wait_for_url(f"**/?table={ended.table}")
    page.locator("#result").wait_for()
    page.go_forward()
    see_end(page, ended.length)
    page.reload()
    see_end(page, ended.length)


def test_a_line_of_the_log_leads_to_its_step_and_back(ann: Visitor, ended: EndedGame) -> None:
    page = ann.open(f"?replay={ended.table}&action={ended.length}")
    see_end(page, ended.length)
    line = page.locator(".log .moment").first
    step = int(re.findall(r"action=(\d+)", line.get_attribute("href") or "")[0])
    line.click()
    see_step(page, step, ended.length)
    page.go_back()
    see_end(page, ended.length)


def test_ways_out_by_links(ann: Visitor, ended: EndedGame) -> None:
    page = ann.open(f"?replay={ended.table}&action={ended.length}")
    for link, place in (
        ("To the table", f"**/?table={ended.table}"),
        ("Tianming", "**/"),
    ):
        see_end(page, ended.length)
        page.get_by_role("link", name=link).first.click()
        page.wait_for_url(place)
        page.go_back()
    see_end(page, ended.length)


def test_playing_on_leads_to_a_table(ann: Visitor, ended: EndedGame) -> None:
    page = ann.open(f"?replay={ended.table}")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**table=*")
    page.get_by_role("button", name="I am ready").wait_for()
    page.go_back()
    see_step(page, 0, ended.length)
