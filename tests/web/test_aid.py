"""The player aid: complete in every language, with the engine's numbers; and how it opens and closes."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

import tianming
from tests.engine.pages import page as docs
from tests.web.browsing import Visitor, accessibility
from tests.web.contents import GAMES, LANGUAGES, each_game, each_language, folder, strings, texts

STRUCTURES = {name: (folder(name) / "aid" / "structure.ts").read_text(encoding="utf-8") for name in GAMES}
FIGURE = re.compile(r"\{(\w+)(?:\.(\d))?\}")
SETTINGS = "(settings) => localStorage.setItem('settings', JSON.stringify(settings))"


def groups(name: str) -> list[tuple[str, list[str], list[str]]]:
    """The parts of an aid: name, the rules of its lines, and its rows."""
    found = re.split(r'\bid: "', STRUCTURES[name])[1:]
    return [
        (part[: part.index('"')], re.findall(r'rule: "([\w.]+)"', part), rows_of(part.partition("rows: [")[2]))
        for part in found
    ]


def rows_of(text: str) -> list[str]:
    return re.findall(r'"([^"]+)"', text.partition("]")[0])


def figures_in(name: str, text: str) -> set[str]:
    """The figures that a text uses; each must be one of the engine's."""
    figures = tianming.game(name).figures
    for figure, index in FIGURE.findall(text):
        assert figure in figures, figure
        assert not index or int(index) < len(figures[figure]), figure
    return {figure for figure, _ in FIGURE.findall(text)}


@each_game
@each_language
def test_every_part_has_its_words(name: str, language: str) -> None:
    shown = texts(name, "aid", language)
    assert list(shown) == [id for id, _, _ in groups(name)]
    for id, rules, rows in groups(name):
        assert len(shown[id]["lines"]) == len(rules) > 0, id
        assert len(shown[id].get("rows", [])) == len(rows), id
    assert all(string.strip() == string != "" for string in strings(shown))


@each_game
def test_every_line_leads_to_a_rule(name: str) -> None:
    for _, rules, _ in groups(name):
        assert all(f"- **{rule}** " in docs(name) for rule in rules), rules


@each_game
@each_language
def test_numbers_come_from_the_engine(name: str, language: str) -> None:
    for id, text in texts(name, "aid", language).items():
        for said, english in zip(strings(text), strings(texts(name, "aid", "en")[id]), strict=True):
            assert sorted(FIGURE.findall(said)) == sorted(FIGURE.findall(english))
            assert not re.search(r"\d", FIGURE.sub("", said)), said


@each_game
def test_every_figure_is_shown(name: str) -> None:
    shown = " ".join([STRUCTURES[name].partition("GROUPS")[2], *strings(texts(name, "aid", "en"))])
    assert figures_in(name, shown) == set(tianming.game(name).figures)


@each_game
def test_a_table_has_a_head_for_every_column(name: str) -> None:
    figures = tianming.game(name).figures
    for _, _, rows in groups(name):
        filled = [FIGURE.sub(lambda found: "/".join(map(str, figures[found[1]])), row).split("/") for row in rows]
        assert all(len(row) <= len(filled[0]) for row in filled)


def at_table(visitor: Visitor, name: str) -> Page:
    visitor.post("guest", {"name": "Guest"})
    options = {"map": "automatic", "cities": "automatic"} if name == "yuan" else {}
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    made = visitor.post("tables", {"game": name, "seats": seats, "options": options})
    page = visitor.open(f"?table={made['table']['id']}")
    page.locator(".board svg:not(.icon)").first.wait_for()
    return page


@each_game
def test_it_opens_and_closes_by_click_and_by_key(ann: Visitor, name: str) -> None:
    page = at_table(ann, name)
    parts = page.locator("dialog[open] [data-aid]")
    opener = page.locator("[data-aid-open]")
    opener.click()
    expect(parts).to_have_count(len(groups(name)))
    assert "{" not in page.locator("dialog").inner_text()
    assert accessibility(page) == []
    page.get_by_role("button", name="Close the player aid").click()
    expect(parts).to_have_count(0)
    page.keyboard.press("a")
    expect(parts).to_have_count(len(groups(name)))
    page.keyboard.press("a")
    expect(parts).to_have_count(0)
    page.keyboard.press("a")
    expect(parts).to_have_count(len(groups(name)))
    page.keyboard.press("Escape")
    expect(parts).to_have_count(0)
    opener.focus()
    page.keyboard.press("Enter")
    expect(parts).to_have_count(len(groups(name)))
    page.mouse.click(5, 5)
    expect(parts).to_have_count(0)


def test_its_numbers_are_those_of_the_engine(ann: Visitor) -> None:
    page = at_table(ann, "huang-di")
    page.keyboard.press("a")
    cells = page.locator("[data-aid=prices] tr").nth(1).locator("td")
    expect(cells).to_have_text([str(price) for price in tianming.game("huang-di").figures["prices"]])


def test_letters_that_are_switched_off_do_not_open_it(ann: Visitor) -> None:
    page = at_table(ann, "yellow-yangtze")
    page.evaluate(SETTINGS, {"keys": False})
    page.reload()
    page.locator(".board svg:not(.icon)").first.wait_for()
    page.locator("[data-aid-open]").wait_for()
    page.keyboard.press("a")
    expect(page.locator("dialog[open]")).to_have_count(0)


@each_game
def test_it_fits_a_phone_in_every_language(phone: Visitor, name: str) -> None:
    page = at_table(phone, name)
    for language in LANGUAGES:
        page.evaluate(SETTINGS, {"language": language})
        page.reload()
        page.locator(f"html[lang^={language}]").wait_for()
        page.locator(".dock button[aria-haspopup=dialog]").click()
        expect(page.locator("dialog[open] [data-aid]")).to_have_count(len(groups(name)))
        width = "(query) => [document.querySelector(query).scrollWidth, document.querySelector(query).clientWidth]"
        wide, seen = page.evaluate(width, "dialog .scroll")
        assert wide <= seen <= 390, language
        phone.shot(f"aid-{name}-{language}")
