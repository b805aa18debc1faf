"""The worked examples on the rules pages, stepped through in a browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.browsing import Visitor, accessibility
from tests.web.contents import LANGUAGES
from tianming.core.registry import examples, list_games

GAMES = list_games()
each_game = pytest.mark.parametrize("name", GAMES)
LANGUAGE = "(language) => localStorage.setItem('settings', JSON.stringify({language}))"
FIRST = {"yellow-yangtze": "war", "huang-di": "remove-figure", "yuan": "last-city"}


def step_through(page: Page, id: str, steps: int) -> None:
    """Go from the first picture to the last: each has its number, its caption and the board."""
    example = page.locator(f"[data-example='{id}']")
    captions = set()
    for number in range(steps + 1):
        expect(example.locator("[data-example-at]")).to_have_attribute("data-example-at", str(number))
        example.locator(".board svg:not(.icon)").first.wait_for()
        captions.add(example.locator(".caption").inner_text())
        if number < steps:
            example.locator("[data-example-next]").click()
    assert len(captions) == steps + 1


@each_game
def test_every_example_can_be_stepped_through(ann: Visitor, name: str) -> None:
    page = ann.open(f"?rules={name}")
    page.locator("[data-example]").first.wait_for()
    assert page.locator("[data-example]").count() == len(examples(name))
    for id, example in examples(name).items():
        found = page.locator(f"[data-example='{id}']")
        found.locator("button.title").click()
        step_through(page, id, len(example.steps))
        assert found.locator(".events li").count() > 0 or not example.steps[-1].do
        assert page.locator("[data-example] .board").count() == 1, "one example is open at a time"
    found.locator("button.title").click()
    expect(page.locator("[data-example] .board")).to_have_count(0)


@each_game
def test_an_example_has_an_address_and_obeys_the_arrow_keys(ann: Visitor, name: str) -> None:
    id = FIRST[name]
    page = ann.open(f"?rules={name}#example-{id}")
    example = page.locator(f"[data-example='{id}']")
    example.locator(".board svg:not(.icon)").first.wait_for()
    expect(example).to_be_in_viewport()
    place = example.locator("[data-example-at]")
    example.locator("[data-example-next]").focus()
    page.keyboard.press("ArrowRight")
    expect(place).to_have_attribute("data-example-at", "1")
    page.keyboard.press("ArrowLeft")
    expect(place).to_have_attribute("data-example-at", "0")
    assert accessibility(page) == []


def test_a_refusal_is_shown_with_its_rule(ann: Visitor) -> None:
    page = ann.open("?rules=huang-di#example-remove-figure")
    page.locator("[data-example-next]").click()
    refused = page.locator(".refused li")
    expect(refused).to_have_count(5)
    expect(refused.first.get_by_role("link")).to_have_attribute("href", "/?rules=huang-di#B4")


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_examples_on_a_phone_in_every_language(phone: Visitor, name: str, language: str) -> None:
    phone.open("?settings").evaluate(LANGUAGE, language)
    id = FIRST[name]
    page = phone.open(f"?rules={name}#example-{id}")
    step_through(page, id, len(examples(name)[id].steps))
    assert page.evaluate("document.documentElement.scrollWidth") <= 390, "nothing sticks out"
    phone.shot(f"example-{name}-{language}")


def test_the_search_finds_rules_by_their_examples(ann: Visitor) -> None:
    page = ann.open("?rules=yellow-yangtze")
    page.get_by_label("Search the rules").fill("empties a capital")
    expect(page.locator("#C1")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("A riot empties a capital"))).to_be_visible()
