"""The board is the screen: how large it is at common sizes, and what is on the screen with it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.browsing import SEED, Visitor
from tianming.core.registry import list_games

LAPTOP, DESKTOP, LARGE = (1366, 768), (1440, 900), (2560, 1440)
TABLET, UPRIGHT = (1180, 820), (820, 1180)
LEAST_HEX = {LAPTOP: 44, DESKTOP: 52, TABLET: 47, UPRIGHT: 48, LARGE: 80}  # the width of a space, in points


def sit_down(visitor: Visitor, game: str, size: tuple[int, int]) -> Page:
    """A table of a game against a bot, on a screen of that size."""
    page = visitor.open()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    made = page.evaluate(
        """async ([game, seed]) => {
            const post = (path, body) => fetch(path, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
            }).then((answer) => answer.json());
            await post("/api/guest", {name: "Ann"});
            return post("/api/tables", {game, seed, seats: [{kind: "me"}, {kind: "bot", level: "random"}]});
        }""",
        [game, SEED],
    )
    visitor.open(f"?table={made['table']['id']}")
    page.locator(".prompt.turn").wait_for()
    return page


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
        page.locator(".explanation p").wait_for()
    else:
        page.locator(".board").hover()
    assert box_of(page, ".board") == before


def test_what_is_said_of_a_space_does_not_hide_it(ann: Visitor) -> None:
    page = sit_down(ann, "yellow-yangtze", LAPTOP)
    page.locator("[data-group='tile black'], [data-group='tile red'], [data-group='tile green']").first.click()
    for target in (page.locator(".space.target").first, page.locator(".space.target").last):
        target.hover(force=True)
        page.locator(".explanation p").wait_for()
        space, words = target.bounding_box(), box_of(page, ".explanation p")
        assert space
        assert words["y"] > space["y"] + space["height"] or words["y"] + words["height"] < space["y"]
