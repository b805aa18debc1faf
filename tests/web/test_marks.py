"""Marks on spaces: what a choice would do, at a glance, and for those who do not see it."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.server.running import Server
from tests.web.browsing import GOLDEN, ROOT, Visitor, accessibility
from tianming.core.record import Record
from tianming.core.seats import Seat

RICH = 262  # a green tile could start a war, score for either side or close a triangle
WALL = (ROOT / "tests" / "engine" / "golden" / "huang-di-4-mixed.txt").read_text(encoding="utf-8")
YUAN = (ROOT / "tests" / "engine" / "golden" / "yuan-2-greedy.txt").read_text(encoding="utf-8")
PLANS = 41  # some provinces could be attacked
EMPEROR = 219  # the emperor block could complete rows


def known(record: str, number: int, group: str) -> dict[str, Any]:
    """The engine's marks of a group after so many actions of a record."""
    played = Record.parse(record)
    for count, state in enumerate(played.states()):
        if count == number:
            return dict(played.rules.marks(played.rules.view(state, Seat(state.actors()[0])), group))
    raise AssertionError("the record is too short")


def shown(page: Page) -> Counter[str]:
    """How many marks of each kind the board shows."""
    return Counter(page.locator("[data-mark]").evaluate_all("all => all.map(one => one.dataset.mark)"))


def space_of(marks: dict[str, Any], kind: str) -> str:
    return next(choice for choice, mark in marks.items() if mark.kind == kind)


def lifted(visitor: Visitor, kind: str = "tile green") -> Page:
    page = visitor.play_on(GOLDEN, RICH, "random")
    page.locator(f"[data-group='{kind}']").first.click()
    page.locator("[data-mark]").first.wait_for(state="attached")
    return page


def test_spaces_differ_by_what_they_do(ann: Visitor) -> None:
    marks = known(GOLDEN, RICH, "tile green")
    page = lifted(ann)
    page.locator("[data-mark=war]").first.wait_for(state="attached")
    assert shown(page) == Counter(mark.kind for mark in marks.values())
    for rival in page.locator("[data-mark=rival]").all():
        assert rival.get_attribute("data-seat") == "1" and rival.locator("[href='#em-bull']").count() == 1
    for kind, said in {"war": "starts a war", "rival": "scores for Random bull", "me": "scores for you"}.items():
        name = page.locator(f"[data-space={space_of(marks, kind)}]").get_attribute("aria-label")
        assert name and name.endswith(said), name
    legend = page.locator("[data-marks]")
    expect(legend.locator("li")).to_have_count(len(shown(page)))
    expect(legend).to_contain_text("scores for a rival")
    assert not accessibility(page)
    ann.shot("marks-yellow-yangtze")
    page.locator("[data-group='tile green'][aria-pressed=true]").first.click()
    expect(legend).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "said"), {"it": "provoca una guerra", "fr": "déclenche une guerre", "zh": "引发战争"}.items()
)
def test_marks_are_spoken_in_every_language(chrome: Browser, server: Server, language: str, said: str) -> None:
    visitor = Visitor(chrome, server.address, locale=language)
    space = space_of(known(GOLDEN, RICH, "tile green"), "war")
    page = lifted(visitor)
    page.locator("[data-mark=war]").first.wait_for(state="attached")
    assert said in (page.locator(f"[data-space={space}]").get_attribute("aria-label") or "")
    visitor.close()


def test_a_key_jumps_from_mark_to_mark_the_worst_first(ann: Visitor) -> None:
    marks = known(GOLDEN, RICH, "tile green")
    page = lifted(ann)
    page.locator("[data-mark=war]").first.wait_for(state="attached")
    reached = []
    for _ in range(14):
        page.keyboard.press("m")
        reached.append(marks[page.evaluate("document.activeElement.dataset.space")].kind)
    assert reached == ["war"] * 3 + ["rival"] * 10 + ["triangle"]


def test_marks_are_asked_for_once_and_dropped_with_the_decision(ann: Visitor) -> None:
    asked: list[str] = []

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "marks":
                asked.append(frame["group"])
            server.send(message)

        line.on_message(pass_on)

    ann.page.route_web_socket("**/socket", listen)
    page = lifted(ann)
    page.locator("[data-mark=war]").first.wait_for(state="attached")
    for _ in range(4):
        page.locator("[data-group='tile green']").first.click()
    page.locator("[data-mark=war]").first.wait_for(state="attached")
    assert asked == ["tile green"]
    page.locator(f".target[data-space={space_of(known(GOLDEN, RICH, 'tile green'), 'legal')}]").click()
    page.locator("use.last").first.wait_for()
    expect(page.locator("[data-mark]")).to_have_count(0)


def test_without_an_answer_a_space_is_merely_legal(ann: Visitor) -> None:
    def swallow(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda message: None if json.loads(message)["type"] == "marks" else server.send(message))

    ann.page.route_web_socket("**/socket", swallow)
    page = lifted(ann)
    assert set(shown(page)) == {"legal"}
    assert len(page.locator(".space.target").all()) == sum(shown(page).values())


def test_cells_of_the_wall_show_for_whom_they_score(ann: Visitor) -> None:
    marks = known(WALL, EMPEROR, "emperor")
    scoring = {cell: mark for cell, mark in marks.items() if mark.kind != "legal"}
    assert Counter(mark.kind for mark in scoring.values()) == {"me": 1, "rival": 1}
    page = ann.play_on(WALL, EMPEROR, "random")
    page.locator("[data-group=emperor]").click()
    page.locator("[data-mark=me]").wait_for(state="attached")
    assert shown(page) == Counter(mark.kind for mark in scoring.values())
    cell = space_of(marks, "me")
    expect(page.locator(f"[data-space={cell}]")).to_have_attribute("aria-label", f"{cell}, free, scores for you")
    ann.shot("marks-huang-di")


def test_provinces_show_where_an_attack_or_a_temple_is_possible(ann: Visitor) -> None:
    marks = known(YUAN, PLANS, "plan")
    telling = Counter(mark.kind for mark in marks.values() if mark.kind != "legal")
    assert telling["war"] == 3
    page = ann.play_on(YUAN, PLANS, "random")
    page.locator("[data-mark=war]").first.wait_for(state="attached")
    assert shown(page) == telling
    space = space_of(marks, "war")
    assert (page.locator(f"[data-space={space}]").get_attribute("aria-label") or "").endswith("can be attacked")
    page.keyboard.press("m")
    assert marks[page.evaluate("document.activeElement.dataset.space")].kind == "war"
    ann.shot("marks-yuan")
