"""Yuan's attacks as scenes of its film: armies march, flags cancel each other, borders change."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import Visitor, accessibility
from tests.web.test_yuan import at_position, plan, position

ATTACK = position("attack")
FLAGS = "all => all.map(one => one.dataset.flag)"


def guarded(armies: int) -> dict[str, Any]:
    """The target has armies of its own."""
    provinces = ATTACK["provinces"]
    return {**ATTACK, "provinces": {**provinces, "NIE": {**provinces["NIE"], "armies": armies}}}


def at_attack(visitor: Visitor, where: dict[str, Any]) -> Page:
    """The film of an attack on NIE, stopped where the armies leave."""
    page = at_position(visitor, where, level=None)
    page.get_by_role("button", name="I am ready").click()
    plan(page, "NIE", "militarization 2")
    page.get_by_role("button", name="I am ready").click()
    page.locator("[data-action=pass]").click()
    page.locator("[data-film='0']").wait_for()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Attacks").click()
    page.locator("[data-march='2']").wait_for()
    return page


def forward(page: Page) -> None:
    page.get_by_role("button", name="Forward").click()


def flags(page: Page, clan: str) -> list[str]:
    found: list[str] = page.locator(f"[data-force={clan}] [data-flag]").evaluate_all(FLAGS)
    return found


def test_a_province_is_taken_flag_by_flag_and_from_where_the_attack_came(watcher: Visitor) -> None:
    page = at_attack(watcher, ATTACK)
    assert page.locator("[data-fight], [data-taken]").count() == 0
    forward(page)
    page.locator("[data-fight=NIE]").wait_for()
    assert flags(page, "mu") == ["left", "lost", "lost"]
    assert page.locator("[data-recoils=true]").count() == 0
    expect(page.locator("[data-space=NIE]")).to_have_attribute("data-clan", "suhey")  # not before its event
    assert not accessibility(page)
    watcher.shot("yuan-fight")
    forward(page)
    page.locator("[data-taken=NIE]").wait_for()
    expect(page.locator("[data-space=NIE]")).to_have_attribute("data-clan", "mu")
    assert page.locator("[data-fight], [data-march]").count() == 0
    page.get_by_role("button", name="Back", exact=True).click()
    page.locator("[data-fight=NIE]").wait_for()  # one mechanism with the film


def test_an_attack_that_is_beaten_off_recoils(watcher: Visitor) -> None:
    page = at_attack(watcher, guarded(3))
    forward(page)
    page.locator("[data-recoils=true]").wait_for()
    assert flags(page, "mu") == ["lost"] * 3 and len(flags(page, "suhey")) == 3
    watcher.shot("yuan-recoil")
    forward(page)
    expect(page.locator("[data-fight], [data-march]")).to_have_count(0)
    expect(page.locator("[data-space=NIE]")).to_have_attribute("data-clan", "suhey")


def test_without_motion_a_fight_stands_still(chrome: Browser, server: Server) -> None:
    visitor = Visitor(chrome, server.address, speed=1, reduced_motion="reduce")
    page = at_attack(visitor, guarded(1))
    forward(page)
    page.locator("[data-fight=NIE]").wait_for()
    moving = page.locator("[data-fight], [data-march]").evaluate_all(
        "all => all.flatMap(one => one.getAnimations({subtree: true})).length"
    )
    assert moving == 0 and flags(page, "suhey") == ["lost"]
    visitor.close()
