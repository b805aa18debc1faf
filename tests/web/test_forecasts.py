"""What is said of a choice stands beside it: strengths, points and risks with icons, refusals with their rule."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import GOLDEN, Visitor, accessibility, bring_into_view
from tests.web.test_layout import box_of, overlap
from tests.web.test_marks import EMPEROR, PLANS, RICH, WALL, YUAN, known, lifted, space_of
from tests.web.test_yuan import at_position, position
from tianming.core.record import Record
from tianming.core.seats import Seat

CARD = ".explanation .card"


def foretold(record: str, number: int, action: str) -> Any:
    """The engine's forecast of an action after so many actions of a record."""
    played = Record.parse(record)
    for count, state in enumerate(played.states()):
        if count == number:
            view = played.rules.view(state, Seat(state.actors()[0]))
            return played.rules.forecast(view, played.rules.read(action))
    raise AssertionError("the record is too short")


def aim(page: Page, space: str) -> None:
    page.locator(f"[data-space={space}]").hover(force=True)
    page.locator(CARD).wait_for()


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900), (1180, 820)], ids=str)
def test_a_war_is_foretold_beside_the_space_and_hides_no_state_at_war(ann: Visitor, size: tuple[int, int]) -> None:
    wars = [space for space, mark in known(GOLDEN, RICH, "tile green").items() if mark.kind == "war"]
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = lifted(ann)
    for space in wars:
        aim(page, space)
        expect(page.locator(f"{CARD} .title")).to_contain_text(f"War over {space}")
        war = foretold(GOLDEN, RICH, f"tile green {space}").facts
        expect(page.locator(f"{CARD} .strength")).to_have_text([str(strength) for strength in war.war.strengths])
        expect(page.locator(f"{CARD} .could i")).to_have_count(war.war.could_add)
        own = [leader for side in war.sides for leader in side.leaders if leader.leaves and leader.seat == 0]
        expect(page.locator(f"{CARD} .stakes [data-chip=risk]")).to_have_count(len(own))
        card = box_of(page, CARD)
        assert card["width"] <= 206
        for kept in (space, *(name for state in war.joins for name in state)):
            assert not overlap(card, box_of(page, f"[data-space={kept}]")), kept
    assert not accessibility(page)
    ann.shot(f"forecast-war-{size[0]}")


def test_points_are_chips_and_the_sentences_are_kept_for_screen_readers(ann: Visitor) -> None:
    marks = known(GOLDEN, RICH, "tile green")
    page = lifted(ann)
    aim(page, space_of(marks, "rival"))
    expect(page.locator(f"{CARD} [data-chip]")).to_have_attribute("data-chip", "risk")
    expect(page.locator(f"{CARD} [data-chip] use").first).to_have_attribute("href", "#em-bull")
    expect(page.locator(".explanation[role=status]")).to_contain_text("What would happen: ")
    expect(page.locator(".explanation[role=status]")).to_contain_text("Random bull: +1 green point")
    aim(page, space_of(marks, "me"))
    expect(page.locator(f"{CARD} [data-chip]")).to_have_attribute("data-chip", "gain")


def test_the_piece_is_a_ghost_and_everything_goes_with_the_pointer(ann: Visitor) -> None:
    page = lifted(ann)
    space = space_of(known(GOLDEN, RICH, "tile green"), "me")
    aim(page, space)
    expect(page.locator(".ghost")).to_have_css("opacity", "0.82")
    expect(page.locator(".ghost [href='#fx-selected']")).to_have_count(1)
    page.locator(".prompt .asks").hover()
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(".ghost")).to_have_count(0)
    aim(page, space)  # what is known already is shown again


def test_a_refusal_is_a_tag_beside_the_space_with_its_rule(ann: Visitor) -> None:
    page = lifted(ann)
    page.locator("[data-space=h8]").click(force=True)
    page.locator(f"{CARD}.refusal").wait_for()
    expect(page.locator(f"{CARD} a")).to_have_attribute("href", "/?rules=yellow-yangtze#B1")
    card, space = box_of(page, CARD), box_of(page, "[data-space=h8]")
    assert not overlap(card, space)
    assert abs(card["x"] + card["width"] / 2 - space["x"]) < 260 and abs(card["y"] - space["y"]) < 160


def test_the_card_follows_a_board_that_moves(ann: Visitor) -> None:
    page = lifted(ann)
    space = space_of(known(GOLDEN, RICH, "tile green"), "war")
    page.keyboard.press("m")  # the first mark is a war
    page.locator(CARD).wait_for()
    before = box_of(page, CARD)
    page.keyboard.press("+")
    expect(page.locator("[data-zoom=closer]")).to_have_count(1)
    assert not overlap(box_of(page, CARD), box_of(page, f"[data-space={space}]"))
    assert box_of(page, CARD) != before


def test_on_a_phone_the_card_docks_away_from_finger_and_loupe(phone: Visitor) -> None:
    page = phone.play_on(GOLDEN, RICH, "random")
    page.locator("[data-group='tile green']").first.tap()
    space = page.locator(f"[data-space={space_of(known(GOLDEN, RICH, 'tile green'), 'war')}]")
    at = bring_into_view(page, space)
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(CARD).wait_for()
    page.locator(".loupe").wait_for()
    card = box_of(page, CARD)
    assert not overlap(card, box_of(page, ".loupe")) and not overlap(card, box_of(page, "[data-frame]"))
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".dock .main").wait_for()
    page.locator(CARD).wait_for()
    assert not overlap(box_of(page, CARD), box_of(page, ".tray")), "another piece can be taken up"
    target = space.bounding_box()
    assert target and not overlap(box_of(page, CARD), target)
    phone.shot("forecast-phone")


def test_the_wall_foretells_points_and_shows_the_block(ann: Visitor) -> None:
    marks = known(WALL, EMPEROR, "emperor")
    page = ann.play_on(WALL, EMPEROR, "random")
    page.locator("[data-group=emperor]").click()
    aim(page, space_of(marks, "rival"))
    expect(page.locator(f"{CARD} [data-chip=risk]")).to_contain_text("+6")
    expect(page.locator(f"{CARD} [data-chip=risk] [href='#hd-mark-white']")).to_have_count(1)
    expect(page.locator(".ghost")).to_have_count(1)
    assert not overlap(box_of(page, CARD), box_of(page, f"[data-space={space_of(marks, 'rival')}]"))


def test_an_attack_shows_both_strengths_on_the_map_and_chips_on_the_sheet(ann: Visitor) -> None:
    page = ann.play_on(YUAN, PLANS, "random")
    page.locator("[data-space=YAN]").click(force=True)
    attack = next(
        event
        for event in foretold(YUAN, PLANS, "plan YAN d0 f0 m1").events
        if type(event).__name__ == "ProvinceAttacked"
    )
    strengths = [str(attack.attack), str(attack.armies + attack.defence)]
    expect(page.locator(f"{CARD} .strength")).to_have_text(strengths)
    expect(page.locator(f"{CARD} .title")).to_contain_text("Attack on YAN")
    assert not overlap(box_of(page, CARD), box_of(page, "[data-space=YAN]"))
    ann.shot("forecast-attack")


def test_costs_gains_and_risks_of_a_plan_are_chips(ann: Visitor) -> None:
    page = at_position(ann, position("costs", chao={"first": 9, "second": 4}))
    chips = page.locator("[data-chips] [data-chip]")
    before = box_of(page, ".board")
    page.locator("[data-space=XIA]").click(force=True)
    expect(chips).to_have_text(["XIA", "SONG", "NIE", "ULAN", "0 → 2"])
    assert box_of(page, ".board") == before
    page.locator("[data-level='fortification 2']").click()
    expect(chips.first).to_have_text("−3")
    assert chips.evaluate_all("all => all.map(one => one.dataset.chip)") == ["cost", *["gain"] * 5]
    expect(page.locator(CARD)).to_have_count(0)
    expect(page.locator(".explanation[role=status]")).to_contain_text("Mu colonizes XIA (I)")
    page.locator("[data-action=pass]").hover()
    page.locator(CARD).wait_for()
    page.locator(".purse").hover()  # the plan is foretold again
    expect(chips.first).to_have_text("−3")


def test_a_rival_in_reach_is_a_risk_with_its_mark(ann: Visitor) -> None:
    number, province, clan = contested()
    page = ann.play_on(YUAN, number, "random")
    page.locator(f"[data-space={province}]").click(force=True)
    risk = page.locator("[data-chips] [data-chip=risk]").first
    expect(risk.locator(f"[href='#clan-{clan}']")).to_have_count(1)
    assert clan.capitalize() in (risk.get_attribute("title") or "")


def contested() -> tuple[int, str, str]:
    """A moment of the record at which a rival could get in the way of the first plan for a province."""
    played = Record.parse(YUAN)
    for count, state in enumerate(played.states()):
        view = played.rules.view(state, state.actors()[0]) if state.actors() and state.actors()[0] >= 0 else None
        for group in view.question.groups if view and view.question and view.question.kind == "turn" else ():
            if group.name.startswith("plan ") and "d1 f0 m0" in group.choices:
                facts: Any = foretold(YUAN, count, f"{group.name} d1 f0 m0").facts
                if facts.contested_by:
                    return count, group.name.removeprefix("plan "), facts.contested_by[0].clan
    raise AssertionError("nobody could get in the way")
