"""What is known to whom (H1): bids, hands, the deck, and cards that somebody put back."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest

from tests.huang_di.build import RULES, bidding, build, of_kind, play, row
from tests.plain import plain
from tianming.core.protocol import State
from tianming.core.seats import Seat
from tianming.games.huang_di.board import FAVOUR_NAMES

DECK = list(FAVOUR_NAMES)
HANDS: dict[str, Any] = {"red": {"hand": ["f01", "f02"]}, "white": {"hand": ["f03"]}, "black": {"hand": ["f04", "f05"]}}


def looked(seat: str = "red", cards: tuple[str, ...] = ("f10", "f11", "f12", "f13", "f14"), **fields: Any) -> State:
    """A seat looks at five cards."""
    state = build(3, turn=seat, **{**HANDS, **fields})
    play(state, seat, "play resources", "look")
    play(state, "chance", *(f"show {card}" for card in cards))
    return state


def buried() -> State:
    """Red has kept two of the cards and put three under the deck."""
    state = looked()
    play(state, "red", "keep f10", "keep f11")
    return state


def test_H1_other_hands_are_hidden_but_for_their_number() -> None:
    seats = plain(RULES.view(build(3, **HANDS), Seat(0)).position)["seats"]
    assert {colour: seat["hand"] for colour, seat in seats.items()} == {"red": ["f01", "f02"], "white": 1, "black": 2}
    spectator = plain(RULES.view(build(3, **HANDS), None).position)["seats"]
    assert [seat["hand"] for seat in spectator.values()] == [2, 1, 2]


def test_H1_the_deck_is_hidden_but_for_its_layers() -> None:
    for seat in (Seat(0), Seat(1), Seat(2), None):
        assert plain(RULES.view(buried(), seat).position)["deck"] == [36 - 5 - 5, 3]


def test_H1_cards_looked_at_are_hidden_from_the_others() -> None:
    state = looked()
    assert plain(RULES.view(state, Seat(0)).position)["seats"]["red"]["looked"] == ["f10", "f11", "f12", "f13", "f14"]
    assert plain(RULES.view(state, Seat(1)).position)["seats"]["red"]["looked"] == 5
    events = play(state, "red", "keep f10", "keep f11")
    for seat, card in ((Seat(0), "f10"), (Seat(1), None), (None, None)):
        assert of_kind(RULES.redact_events(events, seat), "FavourKept")[0].card == card
    assert of_kind(RULES.redact_events(events, Seat(2)), "FavoursBuried")[0].cards is None
    assert of_kind(RULES.redact_events(events, Seat(2)), "FavoursBuried")[0].number == 3


def test_H1_bids_are_hidden_until_they_are_shown() -> None:
    state = bidding(red={"jade": 3}, white={"jade": 4}, black={"jade": 2})
    play(state, "white", "bid 2")
    bids = {seat: plain(RULES.view(state, seat).position)["seats"]["white"]["bid"] for seat in (Seat(0), Seat(1), None)}
    assert bids == {0: "hidden", 1: 2, None: "hidden"}
    assert plain(RULES.view(state, Seat(0)).position)["seats"]["black"]["bid"] is None


def test_H1_guesses_at_bids_are_uniform_over_what_can_be_paid() -> None:
    state = bidding(red={"jade": 3}, white={"jade": 4}, black={"jade": 2})
    play(state, "white", "bid 2")
    rng = random.Random(1)
    view = RULES.view(state, Seat(0))
    found = Counter(RULES.guess(view, rng).snapshot()["seats"]["white"]["bid"] for _ in range(1000))
    assert set(found) == {0, 1, 2, 3, 4}
    assert all(150 < number < 250 for number in found.values())


def test_H1_everything_else_is_open() -> None:
    state = build(3, wall=row("a", 1, ["red", "white"]), prisons=[{"jade": 2}], **HANDS)
    whole, seen = state.snapshot(), plain(RULES.view(state, None).position)
    hidden = {"seats", "deck", "memory"}
    assert {name: part for name, part in seen.items() if name not in hidden} == {
        name: part for name, part in whole.items() if name not in hidden
    }


def test_H1_a_seat_remembers_the_cards_it_put_back() -> None:
    state = buried()
    assert plain(RULES.view(state, Seat(0)).position)["memory"] == {"red": {"f12": [1], "f13": [1], "f14": [1]}}
    assert plain(RULES.view(state, Seat(1)).position)["memory"] == {"white": {}}
    assert plain(RULES.view(state, None).position)["memory"] == {}
    rng = random.Random(2)
    for _ in range(50):
        assert RULES.guess(RULES.view(state, Seat(0)), rng).snapshot()["deck"][1] == ["f12", "f13", "f14"]


def test_H1_who_did_not_put_them_back_does_not_know_them() -> None:
    rng = random.Random(3)
    view = RULES.view(buried(), Seat(1))
    under = Counter(card for _ in range(800) for card in RULES.guess(view, rng).snapshot()["deck"][1])
    assert set(under) == set(DECK) - {"f03"}
    assert all(40 < number < 105 for number in under.values())  # 3 of 35 each: 69 of 800


def test_H1_cards_returned_at_the_start_are_known_to_be_in_the_deck() -> None:
    table = RULES.table(players=2, seed="memory")
    while table.state.kind() == "return":
        seat = table.state.actors()[0]
        table.act(seat, table.state.legal(seat)[0])
    own = table.state.snapshot()["memory"]["red"]
    assert len(own) == 2 and all(places == [0] for places in own.values())
    rng = random.Random(4)
    view = RULES.view(table.state, Seat(0))
    for _ in range(60):
        assert not set(own) & set(RULES.guess(view, rng).snapshot()["seats"]["white"]["hand"])


def test_H1_memory_follows_the_cards_that_others_draw() -> None:
    own = ("f11", "f12", "f13")
    hands: dict[str, Any] = {"red": {"hand": DECK[13:]}, "white": {"hand": DECK[:5]}, "black": {"hand": DECK[5:9]}}
    memory = {"red": {card: [1] for card in own}}
    state = build(3, turn="white", deck=[["f10"], list(own)], memory=memory, **hands)
    play(state, "white", "play resources", "look")
    play(state, "chance", "show f10", "show f12", "show f11", "show f13")
    assert state.snapshot()["memory"]["red"] == {card: ["looked"] for card in own}
    play(state, "white", "keep f12", "keep f10")
    assert state.snapshot()["memory"]["red"] == {card: ["white", 0] for card in own}
    assert state.snapshot()["memory"]["white"] == {"f11": [0], "f13": [0]}
    rng = random.Random(5)
    view = RULES.view(state, Seat(0))
    found = Counter(tuple(RULES.guess(view, rng).snapshot()["seats"]["white"]["hand"]) for _ in range(400))
    assert {len(hand) for hand in found} == {7}
    assert len(found) > 50


def test_H1_a_card_laid_down_is_forgotten() -> None:
    blocks = row("a", 1, ["white", "white"])
    memory = {"red": {"f01": ["white"], "f02": ["white", 0]}}
    state = build(turn="white", wall=blocks, white={"hand": ["f01"]}, memory=memory)
    play(state, "white", "play builder", "favour f01")
    assert state.snapshot()["memory"]["red"] == {"f02": [0]}


def test_H1_guesses_are_uniform_over_the_dealings() -> None:
    """Two hands of one card and a deck of two: f01 may lie anywhere, f02 only in the deck."""
    known = {"hand": DECK[4:]}
    state = build(3, red=known, white={"hand": ["f01"]}, black={"hand": ["f03"]}, memory={"red": {"f02": [0]}})
    rng = random.Random(6)
    view = RULES.view(state, Seat(0))
    found: Counter[tuple[str, str]] = Counter()
    for _ in range(1200):
        seats = RULES.guess(view, rng).snapshot()["seats"]
        found[seats["white"]["hand"][0], seats["black"]["hand"][0]] += 1
    assert set(found) == {(a, b) for a in ("f01", "f03", "f04") for b in ("f01", "f03", "f04") if a != b}
    assert all(150 < number < 250 for number in found.values())


def test_H1_who_plays_the_builder_can_use_it() -> None:
    """T4: white can neither build nor remove, so they hold a favour that fits."""
    state = build(turn="white", wall=row("a", 1, ["white", "white"]), white={"hand": ["f02"]})
    play(state, "white", "play builder")
    rng = random.Random(7)
    view = RULES.view(state, Seat(0))
    hands = {RULES.guess(view, rng).snapshot()["seats"]["white"]["hand"][0] for _ in range(60)}
    assert hands == {"f01", "f02"}


@pytest.mark.parametrize("make", [looked, buried])
def test_H1_views_do_not_depend_on_what_they_hide(make: Any) -> None:
    state, rng = make(), random.Random(8)
    for seat in (Seat(0), Seat(1), Seat(2), None):
        view = RULES.view(state, seat)
        for _ in range(10):
            guess = RULES.guess(view, rng)
            assert msgspec.json.encode(RULES.view(guess, seat)) == msgspec.json.encode(view)
            assert RULES.restore(guess.snapshot()).key() == guess.key()


def test_H1_when_the_game_is_over_everything_is_open() -> None:
    state = build(turn="white", taken=2, round={"number": 12}, red={"hand": ["f09"]})
    play(state, "white", "play taskmaster", "move 2")
    play(state, "red", "play taskmaster", "move 2")
    view = RULES.view(state, Seat(1))
    assert plain(view.position)["seats"]["red"]["hand"] == ["f09"]
    assert len(plain(view.position)["deck"][0]) == 35 and len(plain(view.facts)["favours"]) == 36
    assert RULES.guess(view, random.Random(0)).key() == state.key()


def test_H1_facts_tell_where_own_favours_fit() -> None:
    state = build(
        wall=row("a", 1, ["red", "red", "", "white", "red"]), red={"hand": ["f02", "f05"]}, white={"hand": ["f06"]}
    )
    facts = plain(RULES.view(state, Seat(0)).facts)
    assert set(facts["favours"]) == set(facts["fits"]) == {"f02", "f05"}
    assert facts["fits"]["f02"]["fit"] == [["a1", "b1"]]
    assert {tuple(near["cells"]) for near in facts["fits"]["f02"]["near"]} == {("b1", "c1"), ("e1", "f1")}
    assert facts["fits"]["f05"]["near"] == [{"cells": ["a1", "b1", "c1"], "missing": "c1"}]
    assert plain(RULES.view(state, None).facts)["fits"] == {}
