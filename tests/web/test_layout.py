"""The board is the screen: how large it is at common sizes, and what is on the screen with it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import SEED, Visitor, tap_target, target_in_view, until_true
from tianming.core.registry import list_games

LAPTOP, DESKTOP, LARGE = (1366, 768), (1440, 900), (2560, 1440)
TABLET, UPRIGHT = (1180, 820), (820, 1180)
PHONE = (390, 844)
LEAST_HEX = {LAPTOP: 44, DESKTOP: 52, TABLET: 47, UPRIGHT: 48, LARGE: 80}  # the width of a space, in points


READY = {"yuan": {"map": "automatic", "cities": "automatic"}}  # the map lies there already


def sit_down(
    visitor: Visitor, game: str, size: tuple[int, int], players: int = 2, options: dict[str, str] | None = None
) -> Page:
    """A table of a game against bots, on a screen of that size."""
    page = visitor.open()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    made = page.evaluate(
        """async ([game, seed, options, others]) => {
            const post = (path, body) => fetch(path, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            }).then((answer) => answer.json());
            await post("/api/guest", {name: "Ann"});
            return post("/api/tables", {game, seed, options, seats: [{kind: "me"}, ...others]});
        }""",
        [
            game,
            SEED,
            READY.get(game, {}) if options is None else options,
            [{"kind": "bot", "level": "random"}] * (players - 1),
        ],
    )
    visitor.open(f"?table={made['table']['id']}")
    page.locator(".prompt.turn").wait_for()
    return page


def is_on_screen(page: Page, selector: str, size: tuple[int, int] = PHONE) -> bool:
    """Whether all of an element can be seen without scrolling."""
    box = box_of(page, selector)
    return bool(
        box["x"] >= -1
        and box["x"] + box["width"] <= size[0] + 1
        and box["y"] >= -1
        and box["y"] + box["height"] <= size[1] + 1
    )


def overlap(one: Any, other: Any) -> bool:
    """Whether one box hides a part of another."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return bool(wide > 0 and high > 0)


def box_of(page: Page, selector: str) -> Any:
    """Where an element is."""
    box = page.locator(selector).first.bounding_box()
    assert box, selector
    return box


@pytest.mark.parametrize("size", LEAST_HEX, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", list_games())
def test_board_hand_and_prompt_are_on_the_screen(ann: Visitor, game: str, size: tuple[int, int]) -> None:
    page = sit_down(ann, game, size)
    for selector in (".prompt", ".board", "main > :last-child"):
        box = box_of(page, selector)
        assert box["x"] >= -1 and box["x"] + box["width"] <= size[0] + 1, selector
        assert box["y"] >= -1 and box["y"] + box["height"] <= size[1] + 1, (selector, box)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if size != UPRIGHT:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize("size", [*LEAST_HEX, PHONE], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_tiles_of_a_map_that_is_laid_are_on_the_screen(ann: Visitor, size: tuple[int, int]) -> None:
    page = sit_down(ann, "yuan", size, players=4, options={"map": "players"})
    for _ in range(2):  # own tiles; the others lay theirs between them
        page.locator("[data-action^='tile ']:enabled").first.click()
        page.locator("[data-cell], [data-action^='rotate ']").first.wait_for()
        if page.locator("[data-cell]").count():
            page.locator("[data-cell]").last.click(force=True)
        page.locator("[data-action^='rotate ']").first.wait_for()
        for selector in (".board", "main > :last-child", "[data-action^='rotate ']"):
            assert is_on_screen(page, selector, size), (selector, box_of(page, selector))
        page.locator("[data-action^='rotate ']").first.click()


@pytest.mark.parametrize("size", LEAST_HEX, ids=lambda size: f"{size[0]}x{size[1]}")
def test_spaces_are_large_enough_to_aim_at(ann: Visitor, size: tuple[int, int]) -> None:
    page = sit_down(ann, "yellow-yangtze", size)
    assert box_of(page, "[data-space]")["width"] >= LEAST_HEX[size]


@pytest.mark.parametrize("game", list_games())
def test_the_board_keeps_its_size_while_one_chooses(ann: Visitor, game: str) -> None:
    page = sit_down(ann, game, LAPTOP)
    before = box_of(page, ".board")
    if game == "yellow-yangtze":
        page.locator("[data-group]:enabled").first.click()
        page.locator(".space.target").first.hover(force=True)
        page.locator(".explanation .card").wait_for()
    else:
        page.locator(".board").hover()
    assert box_of(page, ".board") == before


def test_what_is_said_of_a_space_does_not_hide_it(ann: Visitor) -> None:
    page = sit_down(ann, "yellow-yangtze", LAPTOP)
    page.locator("[data-group='tile black'], [data-group='tile red'], [data-group='tile green']").first.click()
    for target in (page.locator(".space.target").first, page.locator(".space.target").last):
        target.hover(force=True)
        page.locator(".explanation .card").wait_for()
        space, words = target.bounding_box(), box_of(page, ".explanation .card")
        assert space and not overlap(space, words)
        assert words["width"] <= 206


# Phones.


@pytest.mark.parametrize("game", list_games())
def test_on_a_phone_nothing_scrolls(phone: Visitor, game: str) -> None:
    page = sit_down(phone, game, PHONE)
    for selector in (".prompt", ".players", ".board", "main > :last-child", ".dock"):
        assert is_on_screen(page, selector), (selector, box_of(page, selector))
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert box_of(page, ".board")["height"] >= 300
    phone.shot(f"layout-phone-{game}")


def test_the_rows_of_a_phone(phone: Visitor) -> None:
    page = sit_down(phone, "yellow-yangtze", PHONE)
    rows = {"header": 50, ".players": 46, ".strip": 46, ".tray": 66}
    for selector, height in rows.items():
        assert box_of(page, selector)["height"] == pytest.approx(height, abs=2), selector
    assert box_of(page, ".dock .acts")["height"] == pytest.approx(64, abs=2)
    assert box_of(page, ".dock")["height"] == pytest.approx(64 + 54, abs=2)
    for selector in (".strip .tiles > :nth-child(6)", "[data-group]", ".strip .points"):
        assert is_on_screen(page, selector), selector


def test_on_a_phone_the_board_fits_the_height_and_pans_sideways(phone: Visitor) -> None:
    page = sit_down(phone, "yellow-yangtze", PHONE)
    assert box_of(page, "[data-space=h8]")["width"] >= 38
    frame, mini = box_of(page, "[data-frame]"), box_of(page, "[data-minimap]")
    for space in ("a8", "o8"):
        box = box_of(page, f"[data-space={space}]")
        assert box["y"] >= frame["y"] - 2 and box["y"] + box["height"] <= frame["y"] + frame["height"] + 2
    assert (mini["width"], mini["height"]) == (104, 92)
    assert box_of(page, "[data-space=h1]")["x"] < 0
    page.touchscreen.tap(mini["x"] + 8, mini["y"] + 46)
    until_true(page, "document.querySelector('[data-space=h1]').getBoundingClientRect().x >= 0")


@pytest.mark.parametrize("game", ["huang-di", "yuan"])
def test_on_a_phone_cells_can_be_aimed_at(phone: Visitor, game: str) -> None:
    page = sit_down(phone, game, PHONE)
    box = box_of(page, "[data-space]")
    # Yuan's provinces are smaller: they are aimed at under the loupe, or after zooming in.
    assert min(box["width"], box["height"]) >= {"huang-di": 40, "yuan": 24}[game]


LEVELS = """() => [...document.querySelectorAll("text.level, text.needs")].map(one => one.getBoundingClientRect())"""


def test_on_a_phone_the_levels_of_the_wall_are_written_apart(phone: Visitor) -> None:
    page = sit_down(phone, "huang-di", PHONE, players=4)
    page.locator("text.level").first.wait_for()
    written, cell = page.evaluate(LEVELS), box_of(page, "[data-space]")
    assert len(written) == 8 and all(one["x"] + one["width"] <= cell["x"] for one in written)
    rows = sorted(written, key=lambda one: one["top"])
    assert all(above["top"] + 0.8 * above["height"] <= below["top"] + 1 for above, below in pairwise(rows))


def test_on_a_phone_players_show_the_number_that_counts(phone: Visitor) -> None:
    page = sit_down(phone, "huang-di", PHONE, players=4)
    assert page.locator(".players .tally:visible").all_inner_texts() == ["0"] * 4
    assert page.get_by_role("region", name="Ann").count() == 1
    page.locator(".players .fold").tap()
    page.locator(".players .name strong").first.wait_for()
    assert page.locator(".players .tally:visible").count() == 0


def test_fingers_confirm_what_they_choose(phone: Visitor, ann: Visitor) -> None:
    page = sit_down(phone, "yellow-yangtze", PHONE)
    page.locator("[data-group='tile black'], [data-group='tile red'], [data-group='tile green']").first.tap()
    tap_target(page)
    page.locator(".dock .main").wait_for()
    page = sit_down(ann, "yellow-yangtze", LAPTOP)
    page.locator("[data-group='tile black'], [data-group='tile red'], [data-group='tile green']").first.click()
    at = target_in_view(page)
    page.mouse.click(at["x"], at["y"])
    page.locator("use.last").first.wait_for()


def test_the_log_is_a_sheet_on_a_phone(phone: Visitor) -> None:
    page = sit_down(phone, "yellow-yangtze", PHONE)
    assert not page.locator(".log").is_visible()
    page.locator(".dock a[href='#log']").tap()
    page.locator(".log").wait_for()
    page.get_by_role("link", name="Rules").wait_for()
    page.locator(".ways a[href='#board']").tap()
    page.locator(".log").wait_for(state="hidden")


KEPT = """() => {
    const {width, height, top} = document.querySelector("[data-space]").getBoundingClientRect();
    return [width, height, top].map(Math.round);
}"""


def test_on_a_phone_the_map_keeps_its_size_while_one_plans(phone: Visitor) -> None:
    page = sit_down(phone, "yuan", PHONE)
    page.locator(".target").first.wait_for()
    before = page.evaluate(KEPT)
    page.locator(".target").first.click(force=True)
    page.locator("[data-chips] [data-chip]").first.wait_for(state="attached")
    assert page.evaluate(KEPT) == before
    page.locator("[data-level='militarization 1']").click()
    page.locator("[data-level='militarization 1'][aria-pressed=true]").wait_for()
    assert page.evaluate(KEPT) == before
    for selector in ("[data-level='militarization 3']", "[data-chips]", "[data-action=pass]", "[data-main^='plan']"):
        assert is_on_screen(page, selector), (selector, box_of(page, selector))
    phone.shot("layout-phone-yuan-plan")


@pytest.mark.parametrize("size", [LAPTOP, DESKTOP], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_wall_keeps_its_place_while_one_bids(ann: Visitor, size: tuple[int, int]) -> None:
    page = sit_down(ann, "huang-di", size, players=4)
    page.locator("[data-card].offered").first.wait_for()
    before = page.evaluate(KEPT)
    for left in (5, 4):
        expect(page.locator("[data-card].offered")).to_have_count(left)
        page.locator("[data-card].offered").first.click()
    page.locator("[data-petition=open]").wait_for()
    page.locator("[data-amount=bid] [data-chip]").first.wait_for(state="attached")
    assert page.evaluate(KEPT) == before
    assert is_on_screen(page, "[data-amount=bid]", size) and page.locator(".explanation .card").count() == 0


def test_a_bid_on_a_phone(phone: Visitor) -> None:
    page = sit_down(phone, "huang-di", PHONE, players=4)
    for left in (5, 4):
        expect(page.locator("[data-card].offered")).to_have_count(left)
        page.locator("[data-card].offered").first.tap()
        page.locator("[data-main^='return']:enabled").click()
    page.locator("[data-amount=bid] [data-chip]").first.wait_for(state="attached")
    for selector in (".prompt .advice", "[data-petition]", "[data-amount=bid] button >> nth=1", "[data-main^='bid']"):
        assert is_on_screen(page, selector), (selector, box_of(page, selector))
    assert page.evaluate("innerWidth") == PHONE[0]  # a page that is wider would be shrunk
    cell = box_of(page, "[data-space]")
    assert min(cell["width"], cell["height"]) >= 40
    assert page.locator(".explanation .card").count() == 0
    phone.shot("layout-phone-bid")


@pytest.mark.parametrize("game", ["huang-di", "yuan"])
def test_at_200_percent_there_is_still_a_board(ann: Visitor, game: str) -> None:
    page = sit_down(ann, game, (720, 450))  # what 1440 x 900 is then
    page.locator("[data-space]").first.wait_for()
    assert box_of(page, ".board")["height"] >= 200
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert is_on_screen(page, ".dock .main", (720, 450))
    ann.shot(f"zoomed-{game}")


# What is written on boards.


WRITTEN = """() => [...document.querySelectorAll("[data-frame] svg[data-zoom] text, [data-legend]")]
    .filter(one => one.textContent.trim() && one.getBoundingClientRect().width > 0)
    .map(one => {
        const scale = one.getScreenCTM ? one.getScreenCTM().a : 1;
        return [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * Math.abs(scale)];
    })
    .filter(([, size]) => size < 11.95)"""


@pytest.mark.parametrize("size", [*LEAST_HEX, PHONE], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", list_games())
def test_what_is_written_on_a_board_can_be_read(ann: Visitor, game: str, size: tuple[int, int]) -> None:
    page = sit_down(ann, game, size)
    page.locator("[data-frame] text").first.wait_for(state="attached")
    until_true(page, f"({WRITTEN})().length === 0")


@pytest.mark.parametrize("players", [4, 6])
def test_a_long_wall_can_be_read_too(ann: Visitor, players: int) -> None:
    page = sit_down(ann, "huang-di", LAPTOP, players)
    page.locator("[data-frame] text").first.wait_for(state="attached")
    until_true(page, f"({WRITTEN})().length === 0")
    ann.shot(f"wall-{players}")


# Replays.


@pytest.mark.parametrize("size", [LAPTOP, TABLET, LARGE], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", list_games())
def test_a_replay_fits_the_screen_too(ann: Visitor, game: str, size: tuple[int, int]) -> None:
    page = sit_down(ann, game, size)
    table = page.url.partition("table=")[2]
    ann.open(f"?replay={table}")
    page.locator(".board > *").first.wait_for()
    until_true(page, "document.querySelector('[data-frame]')?.clientHeight > 0")
    assert is_on_screen(page, ".board", size), box_of(page, ".board")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert box_of(page, ".board")["height"] >= 0.5 * size[1]


@pytest.mark.parametrize("game", ["huang-di", "yuan"])
def test_a_replay_on_a_phone_has_the_board_on_the_screen(phone: Visitor, game: str) -> None:
    page = sit_down(phone, game, PHONE)
    phone.open(f"?replay={page.url.partition('table=')[2]}")
    until_true(page, "document.querySelector('[data-frame]')?.clientHeight > 0")
    assert is_on_screen(page, ".board"), box_of(page, ".board")
    assert box_of(page, ".board")["height"] >= 0.5 * PHONE[1]
    expect(page.locator(".caption")).to_have_text("The beginning of the game.")
    assert not page.get_by_label("Seen by").is_visible()
    page.get_by_role("button", name="Further choices").click()
    page.get_by_label("Seen by").wait_for()
    phone.shot(f"replay-phone-{game}")
