"""The ground of the boards: rivers and states with their names, and what can be switched off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import GOLDEN, Visitor, accessibility
from tests.web.test_layout import LAPTOP, LARGE, sit_down

TURN = 216  # four states with a capital
RIVERS = {"en": "Yellow River", "it": "Fiume Giallo", "fr": "fleuve Jaune", "zh-CN": "黄河"}
PROVINCES = {"en": "Longxi", "it": "Longxi", "fr": "Longxi", "zh-CN": "陇西"}


def states(page: Page) -> dict[str, str]:
    """The names and strengths of the states that are shown."""
    page.locator("[data-strength]").first.wait_for(state="attached")
    found: list[tuple[str, str]] = page.locator("[data-strength]").evaluate_all(
        "all => all.map(one => [one.dataset.name, one.dataset.strength])"
    )
    return dict(found)


def test_states_have_the_name_of_their_capital_and_their_strength(ann: Visitor) -> None:
    page = ann.play_on(GOLDEN, TURN, "random")
    assert states(page) == {"Qin": "3", "Wei": "3", "Zhao": "1", "Yan": "1"}
    assert page.locator("[data-state]").count() == 4
    ann.shot("map-states")
    assert not accessibility(page)


def test_outlines_can_be_switched_off(ann: Visitor) -> None:
    ann.open("?settings").get_by_label("Outlines around states").uncheck()
    page = ann.play_on(GOLDEN, TURN, "random")
    assert len(states(page)) == 4
    assert page.locator("[data-state]").count() == 0


@pytest.mark.parametrize("locale", RIVERS)
def test_rivers_and_provinces_have_names_in_every_language(chrome: Browser, server: Server, locale: str) -> None:
    visitor = Visitor(chrome, server.address, locale=locale)
    page = sit_down(visitor, "yellow-yangtze", LAPTOP)
    expect(page.locator("[data-frame]").get_by_text(RIVERS[locale])).to_have_count(1)
    page = sit_down(visitor, "huang-di", LAPTOP)
    expect(page.locator("[data-frame]").get_by_text(PROVINCES[locale])).to_have_count(1)
    visitor.close()


def test_the_terrains_of_yuan_are_explained_beside_the_map(ann: Visitor) -> None:
    page = sit_down(ann, "yuan", LARGE)
    legend = page.locator("[data-legend]")
    legend.locator("li").first.wait_for(state="attached")
    if not legend.evaluate("one => one.open"):
        legend.locator("summary").click()
    expect(legend.locator("li")).to_have_count(6)
    legend.get_by_text("Water: joins its shores").wait_for()
    assert not accessibility(page)
