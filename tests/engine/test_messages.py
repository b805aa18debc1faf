"""Messages: kinds with values, and their English."""

from __future__ import annotations

from string import Formatter
from typing import Any, cast

import pytest
from msgspec import to_builtins

import tianming
from tests.engine.walking import sampled
from tianming.core.actions import Action
from tianming.core.errors import InvalidAction
from tianming.core.messages import Message, distinct, say, tip, values_of
from tianming.core.protocol import Rules
from tianming.core.registry import advisor
from tianming.server.refusals import REFUSALS, Declined
from tianming.study.hints import explain

TEMPLATES = {
    "plain": "nothing to fill in",
    "full": "{name!c} has {number:no tile|a tile|# tiles} on {spaces:list}: {why:message}",
}


def test_a_template_says_which_values_it_has() -> None:
    assert values_of(TEMPLATES["plain"]) == {}
    assert values_of(TEMPLATES["full"]) == {"name": str, "number": int, "spaces": list, "why": Message}


def test_a_message_can_hold_lists_and_other_messages() -> None:
    inner = say(TEMPLATES, "plain")
    outer = say(TEMPLATES, "full", name="lion", number=2, spaces=["b3", "b4"], why=inner)
    assert outer.text == str(outer) == "Lion has 2 tiles on b3, b4: nothing to fill in"
    assert outer.values["why"] == inner == Message("plain", {}, "nothing to fill in")


def test_a_message_needs_exactly_the_values_of_its_template() -> None:
    with pytest.raises(ValueError, match="the message plain takes the values none"):
        say(TEMPLATES, "plain", number=2)
    with pytest.raises(KeyError, match="odd"):
        say(TEMPLATES, "odd")


def test_equal_messages_with_different_english_are_said_once() -> None:
    numbers = {"some": "{number:d}"}
    worded = {"some": "{number:the same|the same}"}
    first, second = tip(worded, "some", number=1), tip(worded, "some", number=2)
    assert distinct([first, second, tip(numbers, "some", number=1)]) == (tip(numbers, "some", number=1), second)


# Rewording.


def other_words(template: str) -> str:
    """Another text with the same values."""
    named = (
        f"{{{name}{f'!{how}' if how else ''}{f':{spec}' if spec else ''}}}"
        for _, name, spec, how in Formatter().parse(template)
        if name is not None
    )
    return " ".join(("said otherwise", *named))


def messages_from_play(name: str) -> list[tuple[str, Any]]:
    """The kinds and values of everything a game says in play: questions, reasons, forecasts and hints."""
    rules, found = tianming.game(name), list[Message]()
    for state in sampled(rules, 2, seed=23, every=61):
        seat = state.actors()[0]
        view = rules.view(state, seat)
        assert view.question is not None
        found.append(view.question)
        for action in state.legal(seat)[::40]:
            advice = explain(view, action)
            found += [*rules.forecast(view, action).messages, advice.where, *advice.reasons]
        numbers = map(Action, range(0, rules.actions.size, 97))
        refused = (rules.why(state, seat, action) for action in numbers if is_action(rules, action))
        found += [reason for reason in refused if reason is not None]
    return [(said.kind, without_english(to_builtins(said.values))) for said in found]


def is_action(rules: Rules, action: Action) -> bool:
    """Whether the number is an action."""
    try:
        return bool(rules.write(action))
    except InvalidAction:
        return False


def without_english(values: Any) -> Any:
    """Values without the English inside them, at any depth."""
    if isinstance(values, dict):
        return {key: without_english(value) for key, value in values.items() if key != "text"}
    return [without_english(value) for value in values] if isinstance(values, list) else values


@pytest.mark.parametrize("name", tianming.list_games())
def test_rewording_changes_nothing_that_a_game_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = messages_from_play(name)
    for templates in (*tianming.game(name).messages.values(), advisor(name).hint_templates):
        for kind, template in templates.items():
            monkeypatch.setitem(cast(dict[str, str], templates), kind, other_words(template))
    assert messages_from_play(name) == before


def test_rewording_changes_no_kind_of_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    before = Declined("record-shorter", number=2).message
    for kind, template in REFUSALS.items():
        monkeypatch.setitem(cast(dict[str, str], REFUSALS), kind, other_words(template))
    after = Declined("record-shorter", number=2).message
    assert (after.kind, after.values) == (before.kind, before.values) and after.text != before.text
