"""Accessibility: languages, keyboard, screen readers, phones, contrast, reduced motion."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import (
    GOLDEN,
    Visitor,
    accessibility,
    bring_into_view,
    do,
    until_drawn,
    until_true,
)

TURN, WAR = 216, 273
# English words that must not appear on any screen.
ENGLISH = {
    *("Guest", "Greedy", "Random", "Waiting", "Players", "Against", "Your", "Points", "Merchants", "Log", "Rules"),
    *("Replay", "Settings", "Step", "Seen", "left", "tiles", "hidden", "Undo", "War", "State", "places", "turn"),
}


@pytest.mark.parametrize(("locale", "asked"), [("it", "azioni"), ("fr", "actions"), ("zh-CN", "行动")])
def test_no_english_is_left(chrome: Browser, server: Server, locale: str, asked: str) -> None:
    visitor = Visitor(chrome, server.address, locale=locale)
    texts = [visitor.open().locator("form.nowhere, body").inner_text()]
    for query in ("?settings", "?profile"):
        texts.append(visitor.open(query).locator("h2").first.locator("xpath=ancestor::body").inner_text())
    page = visitor.new_game("greedy")
    visitor.at_board()
    page.locator(".prompt.turn").wait_for()
    assert asked in page.locator(".prompt").inner_text()
    do(page, "pass")
    page.locator(".prompt.turn").wait_for()
    texts.append(page.locator("body").inner_text())
    page = visitor.play_on(GOLDEN, WAR, "random")
    texts.append(page.locator("body").inner_text())
    visitor.shot(f"war-{locale}")
    page.get_by_role("link", name=re.compile("Rivedi|Revoir|回放")).first.click()
    page.locator(".caption").wait_for()
    texts.append(page.locator("body").inner_text())
    left = {word for text in texts for word in re.findall(r"[A-Za-z]+", text.replace("Points", ""))} & ENGLISH
    assert not left - ({"Points"} if locale == "fr" else set())
    visitor.close()


def test_a_refusal_of_the_server_is_shown_in_the_chosen_language(chrome: Browser, server: Server) -> None:
    visitor = Visitor(chrome, server.address, locale="it")
    page = visitor.open("?table=nowhere")
    page.get_by_text("Questo tavolo non esiste.").wait_for()
    visitor.open("?profile")
    page.get_by_label("Nome").fill("Nessuno")
    page.get_by_label(re.compile("Password")).fill("sbagliata!")
    page.get_by_role("button", name="Accedi").click()
    page.get_by_text("Nome o password errati.").wait_for()
    visitor.errors.clear()  # the browser reports refused requests on its console
    visitor.close()


def test_a_turn_by_keyboard_only(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()

    def tab_to(selector: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
        raise AssertionError(f"{selector} is not reached by Tab")

    tab_to("[data-group='lead trader']")
    page.keyboard.press("Enter")
    page.evaluate("document.activeElement.blur(); window.scrollTo(0, 0)")
    tab_to(".space.target")
    first = page.evaluate("document.activeElement.dataset.space")
    page.keyboard.press("ArrowRight")
    space = page.evaluate("document.activeElement.dataset.space")
    assert space != first
    page.keyboard.press("Enter")
    page.get_by_label("1 action left").wait_for()
    page.locator(".log").get_by_text(f"places the trader on {space}").wait_for()
    page.evaluate("document.activeElement.blur(); window.scrollTo(0, 0)")
    tab_to("details.typing summary")
    page.keyboard.press("Enter")
    tab_to("[data-typed]")
    page.keyboard.type("withdraw trader")
    page.keyboard.press("Enter")
    page.locator(".log").get_by_text("withdraws the trader").first.wait_for()


def test_typed_nonsense_gets_an_explanation(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.locator("details.typing summary").click()
    page.locator("[data-typed]").fill("dance")
    page.keyboard.press("Enter")
    page.locator(".explanation").get_by_text("There is no such action").wait_for()
    page.locator("[data-typed]").fill("lead trader a1")
    page.keyboard.press("Enter")
    page.locator(".explanation").get_by_text("no black tile is next to a1").wait_for()


def test_events_are_announced(ann: Visitor) -> None:
    page = ann.new_game("greedy")
    ann.at_board()
    heard = page.locator("[role=log]")
    do(page, "pass")
    expect(heard).to_contain_text("Greedy")
    assert page.locator("[data-space=b3]").get_attribute("aria-label") == "b3, capital, black tile"
    assert page.locator(".asks[role=status]").count() == 1


def test_pieces_move_unless_reduced_motion_is_preferred(chrome: Browser, server: Server) -> None:
    running: dict[str, int] = {}
    for motion in ("no-preference", "reduce"):
        visitor = Visitor(chrome, server.address, reduced_motion=motion)
        page = visitor.new_game()
        visitor.at_board()
        page.locator("[data-group='lead trader']").click()
        page.evaluate("""() => {
            window.most = 0;
            const look = () => {
                const moving = document.querySelector("#yy-map").getAnimations({subtree: true});
                window.most = Math.max(window.most, moving.length);
                requestAnimationFrame(look);
            };
            look();
        }""")
        page.locator(".space.target").first.click()
        page.get_by_label("1 action left").wait_for()
        if motion == "no-preference":
            until_true(page, "window.most > 0")
        until_drawn(page)
        running[motion] = page.evaluate("window.most")
        visitor.close()
    assert running["no-preference"] > 0 and running["reduce"] == 0


# Phones.


def in_view(page: Page, selector: str) -> bool:
    """Whether an element is entirely on the screen."""
    box = page.locator(selector).first.bounding_box()
    size: Any = page.viewport_size
    assert box and size
    return (
        box["x"] >= -1
        and box["y"] >= -1
        and box["x"] + box["width"] <= size["width"] + 1
        and box["y"] + box["height"] <= size["height"] + 1
    )


def test_on_a_phone_everything_is_at_hand(phone: Visitor) -> None:
    page = phone.play_on(GOLDEN, TURN, "random")
    phone.at_board()
    for selector in (".prompt", ".board", ".dock", "[data-group]"):
        assert in_view(page, selector), selector
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    small = page.locator("button:visible, .button:visible").evaluate_all(
        "all => all.filter(one => one.getBoundingClientRect().height < 40).map(one => one.outerHTML)"
    )
    assert not small
    page.get_by_role("button", name="What the players have").click()
    page.locator(".card").first.wait_for()


def test_a_finger_aims_under_a_loupe(phone: Visitor) -> None:
    page = phone.play_on(GOLDEN, TURN, "random")
    phone.at_board()
    page.locator("[data-other=leaders]").tap()
    page.locator("[data-group='lead trader']").tap()
    target = page.locator(".space.target").last
    space, at = target.get_attribute("data-space"), bring_into_view(page, target)
    touch = page.context.new_cdp_session(page)
    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": at["x"] - 60, "y": at["y"] - 60}]}
    )
    page.locator(".loupe").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [at]})
    expect(page.locator(".loupe b")).to_have_text(space or "")
    page.get_by_text("What would happen").wait_for()
    phone.shot("phone-loupe")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".dock .main").tap()
    page.get_by_label("1 action left").wait_for()
    assert page.locator(".loupe").count() == 0


def test_on_a_phone_a_choice_is_confirmed_in_the_dock(phone: Visitor) -> None:
    page = phone.play_on(GOLDEN, TURN, "random")
    page.locator("[data-other=leaders]").tap()
    page.locator("[data-group='lead trader']").tap()
    at = bring_into_view(page, page.locator(".space.target").last)
    page.touchscreen.tap(at["x"], at["y"])
    page.locator(".dock .main").tap()
    page.get_by_label("1 action left").wait_for()
    page.locator(".dock .undo").tap()
    page.get_by_label("2 actions left").wait_for()


# Axe on every screen.


SCREENS = ["", "?settings", "?profile", "?rules=yellow-yangtze", "?learn=yellow-yangtze"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_screens_are_accessible(chrome: Browser, server: Server, scheme: str) -> None:
    visitor = Visitor(chrome, server.address, color_scheme=scheme)
    for query in SCREENS:
        page = visitor.open(query)
        page.locator("h2, [data-space=a1], [name=others]").first.wait_for()
        visitor.shot(f"screen-{query.strip('?').partition('=')[0] or 'home'}-{scheme}")
        assert not accessibility(page), query
    visitor.close()


@pytest.mark.parametrize(("scheme", "contrast"), [("light", False), ("dark", False), ("dark", True)])
def test_tables_are_accessible(chrome: Browser, server: Server, scheme: str, contrast: bool) -> None:
    visitor = Visitor(chrome, server.address, color_scheme=scheme)
    if contrast:
        visitor.open("?settings").get_by_label("High contrast").check()
    page = visitor.play_on(GOLDEN, TURN)
    assert not accessibility(page), "hand-over"
    page.get_by_role("button", name="I am ready").click()
    page.locator("[data-group='lead trader']").click()
    visitor.shot(f"table-{scheme}{'-contrast' if contrast else ''}")
    assert not accessibility(page)
    page.get_by_role("link", name="Replay").click()
    page.locator(".caption").wait_for()
    assert not accessibility(page), "replay"
    visitor.close()


def test_high_contrast_fits_the_theme_of_the_system(chrome: Browser, server: Server) -> None:
    visitor = Visitor(chrome, server.address, color_scheme="dark")
    page = visitor.open("?settings")
    page.get_by_label("High contrast").check()
    shown = page.evaluate("document.body.style.color = 'var(--jade)', getComputedStyle(document.body).color")
    assert shown == "rgb(157, 255, 208)"
    visitor.close()


def test_a_phone_is_accessible(phone: Visitor) -> None:
    page = phone.play_on(GOLDEN, WAR, "random")
    phone.shot("phone-war")
    assert not accessibility(page)
