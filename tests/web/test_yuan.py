"""Yuan in a real browser: set-up, secret plans of several people, the film of a turn, a game to its end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import tianming
from tests.server.running import Server
from tests.web.browsing import Visitor, accessibility
from tests.web.contents import ROOT

LESSONS: list[dict[str, Any]] = json.loads(
    (ROOT / "web" / "src" / "games" / "yuan" / "lessons" / "lessons.json").read_text(encoding="utf-8")
)


def position(name: str, **changes: Any) -> dict[str, Any]:
    """The position of a lesson, perhaps with changes."""
    found: dict[str, Any] = next(lesson["position"] for lesson in LESSONS if lesson["id"] == name)
    return {**found, **changes}


POST = """async ([path, body]) => {
  const headers = {"content-type": "application/json"};
  const answer = await fetch(path, {method: "POST", headers, body: JSON.stringify(body)});
  return [answer.status, await answer.json()];
}"""


def post(page: Page, path: str, body: dict[str, Any]) -> Any:
    """Send a request to the server as this person."""
    status, found = page.evaluate(POST, [f"/api/{path}", body])
    assert status < 300, found
    return found


def enter(visitor: Visitor) -> Page:
    """Enter as a guest."""
    page = visitor.open()
    post(page, "guest", {"name": "Ann"})
    return page


def test_options_have_the_games_defaults_unless_somebody_changes_them(ann: Visitor) -> None:
    page = ann.new_table("yuan")
    page.locator("select[name=scenario]").select_option(label="River control, 4 players")
    page.locator("select[name=scenario]").select_option(label="free")
    page.locator("select[name=clash]").select_option(label="the least honour keeps it")
    page.locator("select[name=max_turns]").select_option("25")
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as made:
        page.locator("form button.main").click()
    page.wait_for_url("**table=*")
    usual = {option.name: option.default for option in tianming.game("yuan").options}
    sent: Any = made.value.post_data_json
    assert sent["options"] == usual | {"clash": "honour", "max_turns": 25}


def test_with_an_auction_cities_are_placed_at_random_unless_somebody_chooses(watcher: Visitor) -> None:
    page = watcher.new_table("yuan")
    cities, bidding = page.locator("select[name=cities]"), page.get_by_label("cities and clans are auctioned")
    expect(cities).to_have_value("players")
    bidding.check()
    expect(cities).to_have_value("random")
    bidding.uncheck()
    expect(cities).to_have_value("players")
    cities.select_option("automatic")
    bidding.check()
    expect(cities).to_have_value("automatic")
    page.locator("select[name=sites]").select_option(label="at least two steps apart, if possible")
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/api/tables")) as made:
        page.locator("form button.main").click()
    page.wait_for_url("**table=*")
    sent: Any = made.value.post_data_json
    chosen = {name: sent["options"][name] for name in ("bidding", "cities", "sites")}
    assert chosen == {"bidding": True, "cities": "automatic", "sites": "apart"}


def at_table(visitor: Visitor, players: int = 2, others: str = "bot", **options: Any) -> Page:
    """A new table: against bots, or all seats at this screen; the map and the cities are there already."""
    page = enter(visitor)
    ready = {"map": "automatic", "cities": "automatic", **options}
    other = {"kind": "bot", "level": "random"} if others == "bot" else {"kind": others}
    seats = [{"kind": "me"}, *[other] * (players - 1)]
    made = post(page, "tables", {"game": "yuan", "seats": seats, "options": ready})
    kept = [f"invite {made['table']['id']}", made["invite"] or ""]
    page.evaluate("([name, link]) => localStorage.setItem(name, link)", kept)
    visitor.open(f"?table={made['table']['id']}")
    return page


def at_position(visitor: Visitor, where: dict[str, Any], level: str | None = "random") -> Page:
    """A table that starts from a position."""
    page = enter(visitor)
    made = post(page, "uploads", {"position": where, **({"level": level} if level else {})})
    visitor.open(f"?table={made['table']['id']}")
    return page


def plan(page: Page, province: str, *levels: str) -> None:
    """Make a plan by clicking: the target, levels, the main button."""
    page.locator(f"[data-space={province}]").click(force=True)
    for level in levels:
        page.locator(f"[data-level='{level}']").click(force=True)
    page.locator(f"[data-main^='plan {province} ']:enabled").click()


def skip_film(page: Page) -> None:
    """Wait for the film of the turn, and skip it."""
    page.locator("[data-film]").wait_for()
    page.get_by_role("button", name="To the present").click()
    page.locator("[data-film]").wait_for(state="detached")


@pytest.fixture
def four(chrome: Browser, server: Server) -> Iterator[list[Visitor]]:
    """Four people with browsers of their own."""
    visitors = [Visitor(chrome, server.address, speed=1) for _ in range(4)]
    yield visitors
    for visitor in visitors:
        visitor.close()


def test_the_map_is_laid_by_clicking(ann: Visitor) -> None:
    page = ann.new_table("yuan")
    page.locator("select[name=players]").select_option("2")
    page.locator("select[name=others]").select_option("bot random")
    page.locator("form button.main").click()
    page.wait_for_url("**table=*")
    for number in range(4):
        page.locator("[data-action^='tile ']:not([disabled])").first.click()
        page.locator("[data-cell], [data-action='rotate 2']").first.wait_for()
        if page.locator("[data-cell]").count():  # the first tile of all lies at the origin
            page.locator("[data-cell]").last.click(force=True)
        turned = page.locator("[data-action='rotate 2']")
        turned.hover()
        expect(page.locator(".ghost")).to_have_count(7)
        if number == 3:
            ann.shot("yuan-tiles")
        turned.click()
        turned.wait_for(state="detached")
    page.get_by_text("Place the first city of").first.wait_for()
    ann.shot("yuan-cities")
    page.locator(".space.target").first.click(force=True)
    page.get_by_text("Plan turn 1 in secret").wait_for()
    assert page.locator("[data-cities='1']").count() == 2


def test_clans_are_auctioned(ann: Visitor) -> None:
    page = at_table(ann, 3, scenario="crossing", map="players", cities="players")
    page.get_by_text("Bid for the choice of a city").wait_for()
    assert page.locator("[data-cities='1']").count() == 3
    page.get_by_text("This map is a reconstruction.").wait_for()
    ann.shot("yuan-auction")
    page.locator("[data-action='bid 6']").click()
    page.get_by_text(re.compile("Take a clan|Bid again|Plan turn 1")).first.wait_for()
    if page.get_by_text("Take a clan with its city").count():
        page.locator(".space.target").first.click(force=True)
    page.locator(".log").get_by_text("Bids:").first.wait_for()


def test_a_plan_shows_its_cost_and_its_forecast(ann: Visitor) -> None:
    page = at_position(ann, position("costs", chao={"first": 9, "second": 4}))
    page.locator("[data-space=XIA]").click(force=True)
    page.get_by_text("Mu colonizes XIA (I)").wait_for()
    page.locator("[data-level='development 2']").click()
    page.locator("[data-cost='2']").wait_for()
    page.get_by_text("Mu: +2 Chão (colonization)").wait_for()
    page.locator("[data-level='fortification 2']").click()
    page.locator("[data-cost='5']").wait_for()
    ann.shot("yuan-table")
    assert not accessibility(page)


def test_an_illegal_click_shows_the_rule(ann: Visitor) -> None:
    page = at_position(ann, position("colonize"))
    page.locator("[data-space=GVI]").click(force=True)
    page.get_by_text("No army of yours is in a province adjacent to or connected with GVI").wait_for()
    assert page.locator("[data-space=GVI].shown").count() == 1
    page.locator("[data-wild=mountain]").first.click(force=True)
    page.get_by_text("mountain is not a province").wait_for()
    page.locator("[data-space=XIA]").click(force=True)
    page.locator("[data-level='development 3']").click(force=True)
    page.get_by_text("this costs 7 + 0 + 0 = 7 Chão, you have 4").wait_for()
    page.locator("[data-level='development 0']").click(force=True)
    page.get_by_text("a plan needs at least one level").wait_for()


def test_a_turn_by_keyboard_only(ann: Visitor) -> None:
    page = at_position(ann, position("colonize"))
    target = page.locator(".space.target[tabindex='0']")
    target.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.locator("[data-level='development 1']").focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.level") == "development 2"
    page.get_by_role("button", name="Seal the plan").focus()
    page.keyboard.press("Enter")
    page.locator(".log").get_by_text("has decided").first.wait_for()


def test_four_people_plan_at_the_same_time(four: list[Visitor]) -> None:
    host = at_table(four[0], 4, "open")
    link = host.locator("code").inner_text()
    pages = [host]
    for other in four[1:]:
        other.accept(link)
        pages.append(other.page)
    for page in pages:
        page.get_by_text("Plan turn 1 in secret").wait_for()
    # Everybody chooses a target before anybody decides, and nobody's choice disturbs the others'.
    for page in pages:
        page.locator(".space.target").first.click(force=True)
    for number, page in enumerate(pages):
        assert page.locator("[data-main^='plan ']").count() == 1
        seal = page.locator("[data-main^='plan ']")
        chosen = seal.get_attribute("data-main")
        seal.click()
        if number < 3:
            assert page.locator("[data-plan]").get_attribute("data-plan") == chosen
            expect(pages[3].locator(".stamp:not(.no)")).to_have_count(number + 1)
            assert f"{chosen}" not in pages[3].content()
    for page in pages:
        page.locator("[data-film]").wait_for()
        expect(page.locator(".reveal li")).to_have_count(4)
    four[0].shot("yuan-reveal")


def test_hot_seat_hides_plans(watcher: Visitor) -> None:
    page = at_position(watcher, position("colonize"), level=None)
    page.get_by_text("Hand the screen to").wait_for()
    page.get_by_role("button", name="I am ready").click()
    plan(page, "XIA")
    page.get_by_text("Hand the screen to").wait_for()
    assert page.locator("[data-plan], [data-space]").count() == 0 and "plan XIA" not in page.content()
    page.get_by_role("button", name="I am ready").click()
    page.locator("[data-space=XIA]").wait_for()
    assert "plan XIA" not in page.content()
    assert page.locator(".log").get_by_text("has decided").count() == 1
    page.locator("[data-action=pass]").click()
    page.locator("[data-film]").wait_for()


def test_the_turn_is_a_film_that_stops_and_repeats(watcher: Visitor) -> None:
    page = at_position(watcher, position("attack"), level=None)
    page.get_by_role("button", name="I am ready").click()
    plan(page, "NIE", "militarization 2")
    page.get_by_role("button", name="I am ready").click()
    page.locator("[data-action=pass]").click()
    page.locator("[data-film='0']").wait_for()
    page.get_by_role("button", name="Pause").click()
    owner = page.locator("[data-space=NIE]")
    assert owner.get_attribute("data-clan") == "suhey"
    page.get_by_role("button", name="Attacks").click()
    page.get_by_text("Mu attacks NIE with 3: 2 from SONG and a new one").first.wait_for()
    assert page.locator(".march").count() == 1
    watcher.shot("yuan-film")
    assert not accessibility(page)
    page.get_by_role("button", name="Forward").click()
    page.get_by_role("button", name="Forward").click()
    expect(owner).to_have_attribute("data-clan", "mu")
    page.get_by_role("button", name="Back").click()
    expect(owner).to_have_attribute("data-clan", "suhey")
    page.get_by_role("button", name="To the present").click()
    expect(owner).to_have_attribute("data-clan", "mu")
    page.get_by_role("button", name="Watch it again").click()
    page.locator("[data-film='0']").wait_for()
    expect(owner).to_have_attribute("data-clan", "suhey")


def test_a_replay_steps_through_the_film(watcher: Visitor) -> None:
    page = at_position(watcher, position("attack"))
    plan(page, "NIE", "militarization 2")
    skip_film(page)
    watcher.open(page.url.split("/")[-1].replace("?table=", "?replay=") + "&action=1&seat=0")
    page.get_by_text(re.compile("^Step 1 of")).wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Reveal").wait_for()
    page.get_by_role("button", name="Upgrade").click()
    page.get_by_text("Mu: 2 temples").first.wait_for()


def test_a_game_to_its_end_by_clicking_only(watcher: Visitor) -> None:
    page = at_position(watcher, position("win", turn=11, options={"max_turns": 13}))
    page.get_by_text("Plan turn 11 in secret").wait_for()
    page.locator("[data-action=pass]").click()
    skip_film(page)
    # From here on, choose the first highlighted target with the levels that the sheet proposes; turn 13 is the last.
    for turn in (12, 13):
        page.get_by_text(f"Plan turn {turn} in secret").wait_for()
        page.locator(".space.target").first.click(force=True)
        page.locator("[data-main^='plan ']:enabled").click()
        skip_film(page)
        if page.locator(".result").count():
            break
    page.get_by_text("How it was decided").wait_for()
    watcher.shot("yuan-ending")
    assert not accessibility(page)


def test_the_lessons_are_played_through(ann: Visitor) -> None:
    page = ann.open("?learn=yuan")
    for number in range(len(LESSONS)):
        page.get_by_text(f"Lesson {number + 1} of {len(LESSONS)}").wait_for()
        if number == 0:
            page.locator("[data-space=XIA]").click(force=True)
            page.locator("[data-main='plan XIA d1 f0 m0']:enabled").click()
        else:
            page.get_by_role("button", name="Show me").click()
        if number + 1 < len(LESSONS):
            page.locator(".well button.main").click()
    page.locator(".well a.main").wait_for()
    ann.shot("yuan-lesson")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("query", ["?rules=yuan", "?learn=yuan"])
def test_screens_are_accessible(chrome: Browser, server: Server, query: str, scheme: str) -> None:
    visitor = Visitor(chrome, server.address, color_scheme=scheme)
    page = visitor.open(query)
    page.wait_for_selector("h2")
    page.wait_for_selector("#A59" if "rules" in query else "[data-space]")
    visitor.shot(f"yuan-{query[1:6]}-{scheme}")
    assert not accessibility(page)
    visitor.close()


@pytest.mark.parametrize(
    ("locale", "asked"),
    [("it", "Pianifica in segreto il turno 1"), ("fr", "Préparez en secret le tour 1"), ("zh-CN", "秘密计划第 1 回合")],
)
def test_all_languages(chrome: Browser, server: Server, locale: str, asked: str) -> None:
    visitor = Visitor(chrome, server.address, locale=locale, color_scheme="dark")
    page = at_table(visitor, 4)
    page.get_by_text(asked).wait_for()
    page.locator(".space.target").first.click(force=True)
    page.locator("[data-forecast]").wait_for()
    assert not re.search(r"\b(Target|Development|none|What would happen)\b", page.locator("main").inner_text())
    visitor.shot(f"yuan-table-{locale}")
    visitor.close()


def test_eight_clans_differ_by_more_than_colour(ann: Visitor) -> None:
    page = at_table(ann, 8, rivers=True, volcanoes=True)
    page.get_by_text("Plan turn 1 in secret").wait_for()
    marks = page.locator(".player .mark use").evaluate_all("all => all.map(one => one.getAttribute('href'))")
    assert len(set(marks)) == 8
    assert page.locator(".river").count() == 1 and page.locator("[data-wild=volcano]").count() >= 4
    ann.shot("yuan-eight")
    assert not accessibility(page)


def test_a_phone(phone: Visitor) -> None:
    phone.play_events()
    page = at_position(phone, position("colonize"))
    page.locator("[data-space=XIA]").tap(force=True)
    page.get_by_text("Mu colonizes XIA (I)").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1")
    phone.shot("yuan-phone")
    page.get_by_role("button", name="Seal the plan").tap()
    page.locator("[data-film]").wait_for()
    phone.shot("yuan-phone-film")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1")


def test_without_motion_the_film_is_cut(chrome: Browser, server: Server) -> None:
    visitor = Visitor(chrome, server.address, speed=1, reduced_motion="reduce", forced_colors="none")
    page = at_position(visitor, position("colonize"))
    plan(page, "XIA")
    page.locator("[data-film]").wait_for()
    page.locator("[data-film]").wait_for(state="detached")
    visitor.close()
