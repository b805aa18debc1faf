"""Boards are zoomed and panned: by wheel, drag, keys, pinch and double tap, in every game."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor, target_in_view, until_true
from tests.web.test_layout import LAPTOP, PHONE, box_of, sit_down
from tianming.core.registry import list_games

BOARD = "[data-frame] svg[data-zoom]"


def width_of_space(page: Page) -> float:
    """How wide the spaces are."""
    return float(page.locator("[data-space]").first.evaluate("one => one.getBoundingClientRect().width"))


def until_wider(page: Page, than: float) -> None:
    """Wait until spaces are wider than that."""
    until_true(page, f"document.querySelector('[data-space]').getBoundingClientRect().width > {than} * 1.05")


def until_as_wide(page: Page, as_: float) -> None:
    """Wait until spaces are as wide as that."""
    width = "document.querySelector('[data-space]').getBoundingClientRect().width"
    until_true(page, f"Math.abs({width} - {as_}) < 1")


def middle(box: Any) -> tuple[float, float]:
    """The middle of a box."""
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", list_games())
def test_a_wheel_zooms_and_a_button_shows_the_whole_board(ann: Visitor, game: str) -> None:
    page = sit_down(ann, game, LAPTOP)
    before, frame = width_of_space(page), box_of(page, "[data-frame]")
    expect(page.locator(BOARD)).to_have_attribute("data-zoom", "whole")
    page.mouse.move(*middle(frame))
    page.mouse.wheel(0, -300)
    until_wider(page, before)
    assert box_of(page, "[data-frame]") == frame
    ann.shot(f"zoom-{game}")
    page.locator("[data-whole]").click()
    until_as_wide(page, before)
    assert page.locator("[data-whole]").count() == 0


def test_the_space_under_the_pointer_stays_there(ann: Visitor) -> None:
    page = sit_down(ann, "yellow-yangtze", LAPTOP)
    before, at = width_of_space(page), middle(box_of(page, "[data-space=f5]"))
    page.mouse.move(*at)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -80)
    page.keyboard.up("Control")
    until_wider(page, before)
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).dataset.space", list(at)) == "f5"


def test_keys_zoom_and_the_mouse_pans_without_choosing(ann: Visitor) -> None:
    page = sit_down(ann, "yellow-yangtze", LAPTOP)
    before = width_of_space(page)
    page.locator("[data-group='tile black'], [data-group='tile red'], [data-group='tile green']").first.click()
    page.locator(".target").first.wait_for()
    page.keyboard.press("+")
    page.keyboard.press("+")
    until_wider(page, before)
    start = box_of(page, "[data-space=h8]")
    x, y = middle(box_of(page, "[data-frame]"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y - 30, steps=4)
    page.mouse.up()
    until_true(page, f"document.querySelector('[data-space=h8]').getBoundingClientRect().x < {start['x'] - 30}")
    # The drag ended on a target, and chose nothing; a click still does.
    page.locator(".target").first.wait_for()
    page.get_by_label("2 actions left").wait_for()
    page.keyboard.press("0")
    until_as_wide(page, before)


def test_what_has_the_focus_is_shown(ann: Visitor) -> None:
    page = sit_down(ann, "yellow-yangtze", LAPTOP)
    page.locator("[data-group='tile black'], [data-group='tile red'], [data-group='tile green']").first.click()
    page.locator(".target").first.focus()
    for _ in range(4):
        page.keyboard.press("+")
    frame = box_of(page, "[data-frame]")
    for _ in range(12):
        page.keyboard.press("ArrowRight")
    until_true(
        page,
        f"""(() => {{
            const {{x, width}} = document.activeElement.getBoundingClientRect();
            return x >= {frame["x"]} - 1 && x + width <= {frame["x"] + frame["width"]} + 1;
        }})()""",
    )


class Fingers:
    """Fingers on a screen."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *points: tuple[float, float]) -> None:
        """They begin, move or end at those points."""
        places = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})


@pytest.mark.parametrize("game", list_games())
def test_two_fingers_zoom(phone: Visitor, game: str) -> None:
    page = sit_down(phone, game, PHONE)
    before = width_of_space(page)
    x, y = middle(box_of(page, "[data-frame]"))
    touch = Fingers(page)
    touch("touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 5):
        touch("touchMove", (x - 30 - 12 * step, y), (x + 30 + 12 * step, y))
    touch("touchEnd")
    until_wider(page, before)
    assert page.evaluate("visualViewport.scale") == 1
    page.locator("[data-whole]").tap()
    until_as_wide(page, before)


def test_a_double_tap_zooms_and_a_finger_pans(phone: Visitor) -> None:
    page = sit_down(phone, "yellow-yangtze", PHONE)
    before = width_of_space(page)
    x, y = middle(box_of(page, "[data-frame]"))
    page.touchscreen.tap(x, y)
    page.touchscreen.tap(x, y)
    until_wider(page, before)
    start = box_of(page, "[data-space=h8]")
    touch = Fingers(page)
    touch("touchStart", (x, y))
    for step in range(1, 5):
        touch("touchMove", (x + 15 * step, y + 10 * step))
    touch("touchEnd")
    until_true(page, f"document.querySelector('[data-space=h8]').getBoundingClientRect().x > {start['x'] + 20}")


def test_a_second_finger_ends_the_aim(phone: Visitor) -> None:
    page = sit_down(phone, "yellow-yangtze", PHONE)
    page.locator("[data-group='tile black'], [data-group='tile red'], [data-group='tile green']").first.tap()
    page.locator(".target").first.wait_for()
    x, y = middle(box_of(page, "[data-frame]"))
    touch = Fingers(page)
    touch("touchStart", (x, y))
    page.locator(".loupe").wait_for()
    touch("touchStart", (x, y), (x + 60, y))
    page.locator(".loupe").wait_for(state="detached")
    touch("touchEnd")
    expect(page.locator(".explanation .card")).to_have_count(0)
    expect(page.locator(".dock .main")).to_be_disabled()


def test_the_pointer_is_right_after_a_resize(ann: Visitor) -> None:
    page = sit_down(ann, "yellow-yangtze", LAPTOP)
    page.locator("[data-group='tile black'], [data-group='tile red'], [data-group='tile green']").first.click()
    page.keyboard.press("+")
    page.set_viewport_size({"width": 1200, "height": 700})
    until_true(page, "document.querySelector('[data-frame]').clientWidth < 760")
    at = target_in_view(page)
    page.mouse.move(at["x"], at["y"])
    hovered = page.evaluate("({x, y}) => document.elementFromPoint(x, y).dataset.space", at)
    expect(page.locator(".target:hover")).to_have_attribute("data-space", hovered)
    page.locator(".explanation .card").wait_for()
    page.mouse.click(at["x"], at["y"])
    page.locator("use.last").wait_for()
