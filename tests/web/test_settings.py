"""Settings and the list of keys lie over any screen: one does not leave the table for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import GOLDEN, Visitor, accessibility, until_drawn, until_true

SCREENS = ("", "?profile", "?rules=yuan", "?learn=yellow-yangtze")


def sheet(page: Page, title: str) -> None:
    """Wait for a sheet."""
    expect(page.get_by_role("dialog", name=title)).to_be_visible()


def no_sheet(page: Page) -> None:
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("query", SCREENS)
def test_settings_open_over_every_screen(ann: Visitor, query: str) -> None:
    page = ann.open(query)
    page.locator("[data-settings-open]").click()
    sheet(page, "Settings")
    page.get_by_label("Colours").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.keyboard.press("Escape")
    no_sheet(page)
    expect(page.locator("[data-settings-open]")).to_be_focused()
    assert page.url.partition("#")[0].endswith(f"/{query}")


def test_settings_at_the_table_leave_it_as_it_is(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.locator("[data-group='lead trader']").click()
    page.keyboard.press(",")
    sheet(page, "Settings")
    page.keyboard.press("a")  # keys of the table rest meanwhile
    page.get_by_label("An action that you choose").select_option("-1")
    page.get_by_role("button", name="Close").click()
    no_sheet(page)
    expect(page.locator("[data-group='lead trader']")).to_have_attribute("aria-pressed", "true")
    page.locator(".space.target").first.click()
    page.get_by_role("button", name="Confirm").wait_for()


def test_the_language_changes_the_sheet_itself(ann: Visitor) -> None:
    page = ann.open("?profile")
    page.keyboard.press(",")
    page.get_by_label("Language").select_option("fr")
    sheet(page, "Réglages")
    page.get_by_role("button", name="Toutes les touches").click()
    sheet(page, "Touches")
    expect(page.locator("[data-key=undo]")).to_contain_text("Annuler")


def test_focus_stays_in_the_sheet(ann: Visitor) -> None:
    page = ann.open("?profile")
    page.keyboard.press(",")
    sheet(page, "Settings")
    for _ in range(20):
        page.keyboard.press("Tab")
        held = "document.activeElement === document.body || !!document.activeElement.closest('dialog[open]')"
        assert page.evaluate(held)


def test_the_sheet_of_keys_opens_and_closes_with_its_key(ann: Visitor) -> None:
    page = ann.open()
    page.keyboard.press("?")
    sheet(page, "Keys")
    expect(page.locator("[data-key=hint] kbd")).to_have_text("H")
    page.keyboard.press("?")
    no_sheet(page)
    page.locator("[data-game=yuan] [data-new]").click()
    page.get_by_label("Your name").press("?")
    until_drawn(page)
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_letters_can_be_switched_off(ann: Visitor) -> None:
    page = ann.open("?profile")
    page.keyboard.press(",")
    page.get_by_label("Letters and signs are keys of their own").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    until_drawn(page)
    no_sheet(page)


def test_keys_confirm_cancel_and_undo(ann: Visitor) -> None:
    page = ann.open("?settings")
    page.get_by_label("An action that you choose").select_option("-1")
    ann.new_game()
    ann.at_board()
    for key, staged in (("Escape", False), ("Enter", True)):
        page.locator("[data-group='lead trader']").click()
        page.locator(".space.target").first.click()
        expect(page.get_by_role("button", name="Confirm")).to_be_enabled()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(key)
        page.get_by_label("1 action left" if staged else "2 actions left").wait_for()
    page.keyboard.press("u")
    page.get_by_label("2 actions left").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_sheets_are_accessible(chrome: Browser, server: Server, scheme: str, size: tuple[int, int]) -> None:
    visitor = Visitor(chrome, server.address, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    page = visitor.play_on(GOLDEN, 40)
    for key, title in ((",", "Settings"), ("?", "Keys")):
        page.keyboard.press(key)
        sheet(page, title)
        visitor.shot(f"sheet-{title.lower()}-{scheme}-{size[0]}")
        assert not accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.keyboard.press("Escape")
        no_sheet(page)
    visitor.close()


# Records the sounds that are played: when, how loud, and of what frequency the first tones are.
HEAR = """() => {
    window.heard = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) { window.heard.push(this.type); return start.call(this, at); };
}"""


def test_sounds_are_off_until_they_are_switched_on(ann: Visitor) -> None:
    page = ann.new_game()
    ann.at_board()
    page.evaluate(HEAR)
    page.locator("[data-group='lead trader']").click()
    page.locator(".space.target").first.click()
    page.get_by_label("1 action left").wait_for()
    assert page.evaluate("heard") == []
    page.keyboard.press("s")
    expect_sounds(page)  # a sample
    page.evaluate("heard.length = 0")
    page.locator("[data-group='lead soldier']").click()
    page.locator(".space.target").first.click()
    expect_sounds(page)


def expect_sounds(page: Page) -> None:
    """Wait until something is heard."""
    until_true(page, "heard.length > 0")


def test_the_volume_needs_sounds(ann: Visitor) -> None:
    page = ann.open("?settings")
    expect(page.get_by_label("Volume")).to_be_disabled()
    page.get_by_label("Sounds of play").check()
    page.get_by_label("Volume").fill("0.3")
    assert page.evaluate("JSON.parse(localStorage.settings).volume") == 0.3
