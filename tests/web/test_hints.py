"""Hints at the table: where to look, what kind of move, the move; where they are given, and in which words."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

import tianming
from tests.server.running import Server
from tests.web.browsing import SEED, Visitor, accessibility, kind_of, until_drawn
from tianming.core.registry import advisor

GAMES = ("yellow-yangtze", "huang-di", "yuan")
READY: dict[str, dict[str, Any]] = {"yuan": {"map": "automatic", "cities": "automatic"}}
ENGLISH = {"Look", "look", "your", "Your", "you", "from", "leaders", "Hint", "hints", "move", "Play", "around", "it"}
BOT = {"kind": "bot", "level": "random"}


def make(visitor: Visitor, game: str, *others: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A new table."""
    visitor.post("guest", {"name": "Ann"})
    seats = [{"kind": "me"}, *(others or [BOT])]
    seed = {} if {"kind": "open"} in seats else {"seed": SEED}
    wish = {"game": game, "seats": seats, "options": READY.get(game, {}), "hints": True, **seed, **more}
    made: dict[str, Any] = visitor.post("tables", wish)
    return made


def sit(visitor: Visitor, game: str, **more: Any) -> Page:
    """Go to a new table against a bot, and wait for the first question."""
    made = make(visitor, game, **more)
    page = visitor.open(f"?table={made['table']['id']}")
    page.locator(".prompt.turn").wait_for()
    return page


def hint_button(page: Page) -> Any:
    """The visible hint button."""
    return page.locator("[data-hint-ask]:visible")


def press(page: Page, step: int) -> Any:
    """Press the hint button; returns what the hint then shows."""
    hint_button(page).click()
    card = page.locator(f"[data-hint='{step}']")
    card.wait_for()
    return card


def decisions(page: Page) -> int:
    """How many decisions the player has made."""
    found = page.evaluate(
        "fetch(`/api/tables/${new URLSearchParams(location.search).get('table')}`).then((a) => a.json())"
    )
    number: int = found["seats"][0]["decision"]
    return number


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_goes_step_by_step_and_can_be_played(ann: Visitor, game: str) -> None:
    page = sit(ann, game)
    before = decisions(page)
    card = press(page, 1)
    expect(card.locator("ol > li")).to_have_count(1)
    expect(page.locator(".hinted, [data-advised]")).to_have_count(0)
    card = press(page, 2)
    expect(card.locator("ol > li")).to_have_count(2)
    card = press(page, 3)
    expect(card.locator("ol > li")).to_have_count(3)
    assert page.locator(".hinted, [data-advised]").count()
    move = card.locator("ol > li").last.locator("> span").inner_text()
    assert move in page.locator("[role=log]").inner_text()  # announced to screen readers
    assert not accessibility(page)
    ann.shot(f"hint-{game}")
    card.locator("[data-hint-play]").click()
    page.locator("[data-hint]").wait_for(state="detached")
    expect(page.locator(".hinted, [data-advised], [data-around]")).to_have_count(0)
    assert decisions(page) == before + 1


def test_the_board_shows_where_to_look_and_the_move_can_be_made_by_hand(ann: Visitor) -> None:
    page = sit(ann, "yellow-yangtze")
    press(page, 1)
    assert page.locator("[data-around]").count() > 5
    press(page, 2)
    piece = page.locator(".piece.hinted")
    expect(piece).to_have_count(1)
    expect(piece).to_have_attribute("aria-pressed", "false")
    press(page, 3)
    expect(page.locator("[data-around]")).to_have_count(0)
    expect(piece).to_have_attribute("aria-pressed", "true")
    space = page.locator("[data-advised]").get_attribute("data-advised")
    page.locator(f".target[data-space={space}]").click()
    page.locator("[data-hint]").wait_for(state="detached")
    page.get_by_label("1 action left").wait_for()


@pytest.mark.parametrize("game", ["huang-di", "yuan"])
def test_cells_and_provinces_are_highlighted_until_the_move_is_shown(ann: Visitor, game: str) -> None:
    page = sit(ann, game)
    for _ in range(20):  # follow hints until one has spaces to look at with the move among them
        press(page, 1)
        around = {one.get_attribute("data-around") for one in page.locator("[data-around]").all()}
        press(page, 2)
        expect(page.locator("[data-around]")).to_have_count(len(around))
        press(page, 3)
        expect(page.locator("[data-around]")).to_have_count(0)
        advised = {one.get_attribute("data-advised") for one in page.locator("[data-advised]").all()}
        if around & advised:
            break
        page.locator("[data-hint-play]").click()
        page.locator("[data-hint]").wait_for(state="detached")
        page.locator(".prompt.turn").wait_for()
    assert len(advised) == len(around & advised) == 1
    assert len(around) == 17 or game == "yuan"  # the cells of a province
    ann.shot(f"hint-board-{game}")


def test_what_a_hint_advises_is_set_on_the_sheet(ann: Visitor) -> None:
    page = sit(ann, "yuan")
    for step in (1, 2, 3):
        press(page, step)
    move = page.locator("[data-hint] ol > li").last.locator("> span").inner_text()
    if not move.startswith("Pass"):
        seal = page.locator(".main.hinted")
        assert seal.get_attribute("aria-label") == f"Seal the plan: {move}"
        target = page.locator("[data-advised]").get_attribute("data-advised")
        expect(page.locator(f"[data-space={target}]")).to_have_attribute("aria-pressed", "true")


def advise_always(visitor: Visitor, hint: dict[str, Any]) -> None:
    """Let the server answer every request for a hint with this one."""

    def relay(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(message: str | bytes) -> None:
            frame = json.loads(message)
            if frame["type"] == "hint":
                line.send(json.dumps({"type": "hint", "id": frame["id"], "hint": hint}))
            else:
                server.send(message)

        line.on_message(hear)

    visitor.page.route_web_socket("**/socket", relay)


def test_a_game_without_drawings_shows_hints_on_its_buttons(ann: Visitor) -> None:
    spoken: dict[str, Any] = {"spaces": [], "values": {}}
    where = {"kind": "asked", "text": "look at what you are asked", **spoken}
    reasons = [{"kind": "thrift", "text": "it is cheap", **spoken}]
    advise_always(ann, {"where": where, "kind": "bid", "action": "bid 4", "reasons": reasons})
    made = make(ann, "auction", {"kind": "me"})
    page = ann.open(f"?table={made['table']['id']}")
    page.get_by_role("button", name="I am ready").click()
    expect(press(page, 1)).to_contain_text("Look at what you are asked")
    expect(press(page, 2)).to_contain_text("Bid")
    expect(press(page, 3)).to_contain_text("It is cheap")
    expect(page.locator(".hinted")).to_have_attribute("data-action", "bid 4")
    assert not accessibility(page)
    page.locator("[data-hint-play]").click()
    page.get_by_text("Hand the screen to").wait_for()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_hint_disappears_when_closed_or_when_the_position_changes(ann: Visitor) -> None:
    page = sit(ann, "yellow-yangtze")
    press(page, 1)
    page.get_by_role("button", name="Close the hint").click()
    page.locator("[data-hint]").wait_for(state="detached")
    press(page, 1)
    page.keyboard.press("Escape")
    page.locator("[data-hint]").wait_for(state="detached")
    press(page, 1)
    page.locator("[data-group='lead trader']").click()
    page.locator(".space.target").first.click()
    page.locator("[data-hint]").wait_for(state="detached")
    press(page, 1)
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-hint]").wait_for(state="detached")


def test_the_key_is_h_unless_letter_keys_are_off(ann: Visitor) -> None:
    page = ann.open("?settings")
    page.get_by_role("button", name="All keys").click()
    expect(page.locator("[data-key=hint]")).to_contain_text("A hint; each press goes a step further")
    page = sit(ann, "yellow-yangtze")
    expect(hint_button(page)).to_have_attribute("aria-keyshortcuts", "H")
    page.locator(".typing summary").click()
    page.locator(".typing input").press("h")
    page.locator("body").click(position={"x": 5, "y": 880})
    expect(page.locator("[data-hint]")).to_have_count(0)
    for step in (1, 2, 3):
        page.keyboard.press("h")
        page.locator(f"[data-hint='{step}']").wait_for()
    page.keyboard.press("h")  # there is no further step, and nothing is played
    expect(page.locator("[data-hint='3']")).to_have_count(1)
    table = page.url
    page = ann.open("?settings")
    page.get_by_label("Letters and signs are keys").uncheck()
    page.goto(table)
    hint_button(page).wait_for()
    page.keyboard.press("h")
    until_drawn(page)
    expect(hint_button(page)).to_have_attribute("title", "Hint")
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_no_hint_where_the_table_does_not_allow_it(ann: Visitor) -> None:
    page = sit(ann, "yellow-yangtze", hints=False)
    page.keyboard.press("h")
    until_drawn(page)
    expect(page.locator("[data-hint-ask], [data-hint]")).to_have_count(0)
    assert not re.search("hint", page.locator("body").inner_text(), re.IGNORECASE)


def test_everybody_sees_that_hints_are_allowed_and_only_the_actor_gets_one(chrome: Browser, server: Server) -> None:
    ann, bob, eve = (Visitor(chrome, server.address) for _ in range(3))
    made = make(ann, "yellow-yangtze", {"kind": "open"})
    id = made["table"]["id"]
    page = ann.open(f"?table={id}")
    page.locator("main", has_text="Hints are allowed at this table").wait_for()
    bob.post("guest", {"name": "Bob"})
    bob.post(f"tables/{id}/join", {"invite": made["invite"]})
    for visitor in (ann, bob, eve):
        visitor.open(f"?table={id}").locator(".allowed", has_text="Hints are allowed at this table").wait_for()
    page.locator(".prompt.turn").or_(page.get_by_text("Waiting for")).first.wait_for()
    asked, other = (ann, bob) if page.locator(".prompt.turn").count() else (bob, ann)
    hint_button(asked.page).wait_for()
    for visitor in (other, eve):
        visitor.page.keyboard.press("h")
        expect(visitor.page.locator("[data-hint-ask], [data-hint]")).to_have_count(0)
    press(asked.page, 1)
    for visitor in (ann, bob, eve):
        visitor.close()


def test_on_a_phone_the_dock_has_the_button(phone: Visitor) -> None:
    for game in GAMES:
        page = sit(phone, game)
        for step in (1, 2, 3):
            page.locator(".dock [data-hint-ask]").click()
            page.locator(f"[data-hint='{step}']").wait_for()
        assert not accessibility(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        phone.shot(f"hint-phone-{game}")
        page.locator("[data-hint-play]").click()
        page.locator(".dock .main").tap()
        page.locator("[data-hint]").wait_for(state="detached")


@pytest.mark.parametrize(("locale", "title"), [("it", "Suggerimento"), ("fr", "Indice"), ("zh-CN", "提示")])
def test_no_english_in_a_hint(chrome: Browser, server: Server, locale: str, title: str) -> None:
    visitor = Visitor(chrome, server.address, locale=locale, color_scheme="dark")
    for game in GAMES:
        page = sit(visitor, game)
        for step in (1, 2, 3):
            card = press(page, step)
        text = card.inner_text()
        assert text.startswith(title)
        assert not {*re.findall("[A-Za-z]+", text)} & ENGLISH, text
        assert not accessibility(page)
    visitor.close()


# Making a table.


def made_with(page: Page) -> dict[str, Any]:
    """The request that the home screen sends to make a table."""
    with page.expect_request(lambda request: request.url.endswith("/api/tables") and request.method == "POST") as sent:
        page.locator("form button.main").click()
    page.wait_for_url("**table=*")
    body: dict[str, Any] = json.loads(sent.value.post_data or "{}")
    return body


def test_hints_are_on_for_practice_by_default(ann: Visitor) -> None:
    page = ann.new_table("yellow-yangtze")
    box = page.locator("input[name=hints]")
    others = page.locator("select[name=others]")
    for choice, expected in (("random", True), ("me", True), ("open", False), ("greedy", True)):
        others.select_option(kind_of(choice))
        expect(box).to_be_checked(checked=expected)
    assert made_with(page)["hints"] is True
    page = ann.new_table("yellow-yangtze")
    others.select_option("bot greedy")
    box.uncheck()
    assert made_with(page)["hints"] is False


@pytest.mark.parametrize("game", tianming.list_games())
def test_exactly_the_levels_of_the_game_are_offered_each_with_its_description(ann: Visitor, game: str) -> None:
    page = ann.new_table(game)
    levels = advisor(game).levels
    others = page.locator("select[name=others]")
    expect(others.locator("option")).to_have_count(len(levels) + 2)
    assert others.locator("option").evaluate_all("all => all.map((one) => one.value)") == [
        *(f"bot {level}" for level in levels),
        "open",
        "here",
    ]
    expect(others).to_have_value(f"bot {levels[1]}")  # the weakest that plays to win
    shown = set()
    for level in levels:
        others.select_option(f"bot {level}")
        shown.add(page.locator("p.hint").inner_text())
    assert len(shown) == len(levels)
    assert made_with(page)["seats"][1] == {"kind": "bot", "level": levels[-1]}
    page = ann.new_table(game)
    expect(others).to_have_value(f"bot {levels[-1]}")  # it is remembered
