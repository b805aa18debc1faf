"""The first screen: one's own tables first, a game with one click, and the form for every other table."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from bench.client.__main__ import count_loaded_bytes
from tests.server.running import Server
from tests.web.browsing import Visitor, accessibility, until_drawn

MAX_BYTES = 150_000  # compressed, without fonts of their own
SIZES = [(390, 844), (820, 1180), (1440, 900), (2560, 1440)]


def made_by(page: Page, button: str) -> Any:
    """The request for a new table that a click sends."""
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/tables")) as sent:
        page.locator(button).click()
    page.wait_for_url("**table=*")
    return sent.value.post_data_json


def preset(page: Page, game: str, name: str) -> None:
    """Open the form for a new table and choose a way to play."""
    page.locator(f"[data-game={game}] [data-new]").click()
    page.locator(f"input[name=preset][value={name}]").check(force=True)


def test_a_newcomer_plays_every_game_with_one_click(ann: Visitor) -> None:
    for game, players in (("yellow-yangtze", 2), ("huang-di", 2), ("yuan", 3)):
        page = ann.open()
        sent = made_by(page, f"[data-game={game}] [data-play]")
        assert [seat["kind"] for seat in sent["seats"]] == ["me", *["bot"] * (players - 1)]
        page.locator(".layout").wait_for()


def test_the_first_screen_is_small_and_fetches_no_boards(ann: Visitor) -> None:
    page = ann.open()
    page.locator("[data-game=yuan] [data-play]").wait_for()
    until_drawn(page)
    assert count_loaded_bytes(page) < MAX_BYTES


def test_a_quick_game_of_yuan_does_not_begin_with_laying_tiles(ann: Visitor) -> None:
    page = ann.open()
    options = made_by(page, "[data-game=yuan] [data-play]")["options"]
    assert (options["map"], options["cities"], options["max_turns"]) == ("automatic", "automatic", 13)
    page.get_by_text("Plan turn 1 in secret").wait_for()


@pytest.mark.parametrize(
    ("name", "players", "scenario"), [("classic", 4, "free"), ("crossing", 3, "crossing"), ("river", 4, "river")]
)
def test_presets_of_yuan(ann: Visitor, name: str, players: int, scenario: str) -> None:
    page = ann.open()
    preset(page, "yuan", name)
    expect(page.locator("select[name=scenario]")).to_have_count(0)
    expect(page.locator("[data-seat]")).to_have_count(players)
    sent = made_by(page, "form button.main")
    assert (len(sent["seats"]), sent["options"]["scenario"], sent["options"]["map"]) == (players, scenario, "players")


def test_my_tables_come_first_with_small_boards(ann: Visitor) -> None:
    page = ann.open()
    expect(page.get_by_role("heading", level=1)).to_have_text("Welcome")
    ann.post("guest", {"name": "Ann"})
    page.evaluate("localStorage.known = 'yes'")
    bots = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    hot = ann.post("tables", {"game": "huang-di", "seats": [{"kind": "me"}, {"kind": "me"}]})
    waiting = ann.post("tables", {"game": "yuan", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ann.post("tables", {"game": "yellow-yangtze", "seats": bots})
    page = ann.open()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Ann")
    cards = page.locator("[data-underway]")
    expect(cards).to_have_count(3)
    expect(cards.last).to_have_attribute("data-underway", waiting["table"]["id"])
    expect(cards.last).to_contain_text("1 seat open")
    wall = page.locator(f"[data-underway='{hot['table']['id']}']")
    expect(wall).to_contain_text("Your move")
    wall.locator(".picture rect").nth(30).wait_for()  # it comes after its card
    page.locator("[data-next]").click()
    page.wait_for_url("**table=*")


def test_people_friends_at_the_screen_and_bots_at_one_table(ann: Visitor) -> None:
    page = ann.open()
    preset(page, "yellow-yangtze", "classic")
    page.locator("select[name=players]").select_option("4")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("combobox", name="bull").select_option("here")
    page.get_by_label("Name at the seat bull").fill("Bea")
    page.get_by_role("combobox", name="archer").select_option("open")
    page.get_by_role("combobox", name="pot").select_option("me")  # another dynasty
    sent = made_by(page, "form button.main")
    level = sent["seats"][0]["level"]
    assert sent["seats"] == [
        {"kind": "bot", "level": level},
        {"kind": "me", "name": "Bea"},
        {"kind": "open"},
        {"kind": "me"},
    ]
    for place, name in ((1, "Bea"), (2, "open"), (3, "Ann")):
        expect(page.locator(f"[data-place='{place}']")).to_contain_text(name)


def test_players_of_a_hot_seat_are_named(ann: Visitor) -> None:
    page = ann.open()
    preset(page, "yellow-yangtze", "quick")
    page.locator("select[name=others]").select_option("here")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Name at the seat bull").fill("Bea")
    page.locator("form button.main").click()
    page.get_by_text("Hand the screen to").wait_for()
    for name in ("Ann", "Bea"):
        page.locator(".players").get_by_text(name, exact=True).wait_for()


def test_open_tables_lead_to_their_waiting_room(chrome: Browser, server: Server, ann: Visitor) -> None:
    ann.open()
    ann.post("guest", {"name": "Host"})
    made = ann.post(
        "tables", {"game": "huang-di", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    )
    bob = Visitor(chrome, server.address)
    page = bob.open()
    page.locator(f"a[href='/?table={made['table']['id']}']").click()
    page.get_by_label("Your name").fill("Bob")
    page.locator("[data-place='2'] [data-sit]").click()
    expect(page.locator("[data-place='2']")).to_contain_text("Bob")
    bob.close()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_first_screen_fits_and_is_accessible(
    chrome: Browser, server: Server, scheme: str, size: tuple[int, int]
) -> None:
    visitor = Visitor(chrome, server.address, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    page = visitor.open()
    visitor.post("guest", {"name": "Lin"})
    page.evaluate("localStorage.known = 'yes'")
    for game in ("yellow-yangtze", "yuan", "huang-di"):
        visitor.post("tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "me"}]})
    page = visitor.open()
    expect(page.locator("[data-underway] .picture svg")).to_have_count(3)
    visitor.shot(f"lobby-{size[0]}-{scheme}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not accessibility(page)
    page.locator("[data-game=yuan] [data-new]").click()
    page.locator("select[name=others]").wait_for()
    visitor.shot(f"new-table-{size[0]}-{scheme}")
    assert not accessibility(page)
    visitor.close()


@pytest.mark.parametrize("language", ["fr", "it", "zh"])
def test_the_first_screen_speaks_every_language(ann: Visitor, language: str) -> None:
    ann.context.add_init_script(f"localStorage.settings = JSON.stringify({{language: '{language}'}})")
    page = ann.open()
    greeting = {"fr": "Bienvenue", "it": "Benvenuti", "zh": "欢迎"}[language]
    expect(page.get_by_role("heading", level=1)).to_have_text(greeting)
    ann.shot(f"lobby-{language}")


OFFER = """() => {
    const offer = new Event("beforeinstallprompt", {cancelable: true});
    offer.prompt = async () => { window.installed = true };
    window.dispatchEvent(offer);
}"""


def test_the_app_can_be_installed_and_who_refuses_is_not_asked_again(ann: Visitor) -> None:
    page = ann.open()
    page.locator("[data-game=yuan]").wait_for()
    assert page.locator("[data-install]").count() == 0
    page.evaluate(OFFER)
    page.get_by_role("button", name="Install Tianming on this device").click()
    assert page.evaluate("window.installed")
    expect(page.locator("[data-install]")).to_have_count(0)
    page.evaluate(OFFER)
    page.get_by_role("button", name="Not now").click()
    page = ann.open()
    page.locator("[data-game=yuan]").wait_for()
    page.evaluate(OFFER)
    until_drawn(page)
    assert page.locator("[data-install]").count() == 0
