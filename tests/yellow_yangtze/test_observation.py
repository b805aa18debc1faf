"""What observations show, held against the position file and the facts of the same position."""

from __future__ import annotations

from typing import Any

import pytest

import tianming
from tests.engine.walking import sampled
from tests.envs.test_encoding import observed
from tianming.core.protocol import State
from tianming.core.registry import make_encoding
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze.board import (
    COLOURS,
    DYNASTIES,
    LEADERS,
    NEIGHBOUR_SETS,
    SPACE_NAMES,
    SPACE_NUMBERS,
    TILE_COUNTS,
)
from tianming.games.yellow_yangtze.scoring import result

RULES = tianming.game("yellow-yangtze")
STEPS = ("own", "next", "third", "fourth")
every_number = pytest.mark.parametrize("players", RULES.players)


class Seen:
    """An observation, read by names."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.encoding = make_encoding("yellow-yangtze")
        self.shape = self.encoding.shape
        self.bytes = observed(self.encoding, state, seat)

    def plane(self, name: str) -> set[str]:
        """The names of the spaces of a plane."""
        start = 32 * self.shape.plane(name)
        board = int.from_bytes(self.bytes[start : start + 32], "little")
        return {SPACE_NAMES[space] for space in range(256) if board >> space & 1}

    def number(self, name: str) -> int:
        """A number."""
        return self.bytes[self.shape.numbers_at + self.shape.number(name)]


def positions(players: int) -> list[tuple[State, dict[str, Any], int]]:
    """States of a random game with their position files and who is asked."""
    return [(state, state.snapshot(), state.actors()[0]) for state in sampled(RULES, players, 11, 23)]


def around(spaces: set[str]) -> set[str]:
    """Some spaces and their neighbours."""
    board = 0
    for space in spaces:
        board |= NEIGHBOUR_SETS[SPACE_NUMBERS[space]] | 1 << SPACE_NUMBERS[space]
    return {name for name in SPACE_NAMES if board >> SPACE_NUMBERS[name] & 1}


@every_number
def test_tiles_and_leaders_are_where_they_lie(players: int) -> None:
    for state, position, seat in positions(players):
        seen = Seen(state, Seat(seat))
        for colour in COLOURS:
            assert seen.plane(f"{colour} tiles") == {s for s, held in position["tiles"].items() if held == colour}
        for step in range(players):
            leaders = position["leaders"].get(DYNASTIES[(seat + step) % players], {})
            for leader in LEADERS:
                assert seen.plane(f"{STEPS[step]} {leader}") == ({leaders[leader]} if leader in leaders else set())
                assert seen.number(f"{STEPS[step]} {leader} placed") == (leader in leaders)


@every_number
def test_T2_states_their_surroundings_and_their_strength(players: int) -> None:
    for state, position, seat in positions(players):
        seen, facts = Seen(state, Seat(seat)), RULES.facts(state, Seat(seat))
        strong: dict[int, set[str]] = {least: set() for least in (1, 2, 3, 4, 6)}
        for group in facts.states:  # type: ignore[attr-defined]
            region = around(set(group.spaces))
            for least in strong:
                strong[least] |= region if group.strength >= least else set()
            for step in range(players):
                leaders = position["leaders"].get(DYNASTIES[(seat + step) % players], {})
                for leader, space in leaders.items():
                    if space in group.spaces:
                        assert seen.plane(f"state of {STEPS[step]} {leader}") == region
        for least, spaces in strong.items():
            assert seen.plane(f"strength {least}") == spaces


@every_number
def test_hands_points_support_and_what_is_unseen(players: int) -> None:
    for state, position, seat in positions(players):
        seen, facts = Seen(state, Seat(seat)), RULES.facts(state, Seat(seat))
        hand = position["hands"].get(DYNASTIES[seat], {})
        for number, colour in enumerate(COLOURS):
            assert seen.number(f"{colour} in hand") == hand.get(colour, 0)
            piles = (position["merchants"], position["discards"], hand, position["buried"].get(DYNASTIES[seat], {}))
            known = sum(held == colour for held in position["tiles"].values()) + sum(p.get(colour, 0) for p in piles)
            assert seen.number(f"{colour} unseen") == TILE_COUNTS[number] - known
        for step in range(4):
            dynasty = DYNASTIES[(seat + step) % players]
            assert seen.number(f"{STEPS[step]} plays") == (step < players)
            if step < players:
                points = [position["points"].get(dynasty, {}).get(colour, 0) for colour in COLOURS]
                shown = [seen.number(f"{STEPS[step]} {colour} points") for colour in COLOURS]
                assert shown == points
                assert tuple(seen.number(f"{STEPS[step]} result {n}") for n in (1, 2, 3, 4)) == result(points)
                for leader, support in facts.support[dynasty].items():  # type: ignore[attr-defined]
                    assert seen.number(f"{STEPS[step]} {leader} support") == support


@every_number
def test_the_question_and_who_is_asked(players: int) -> None:
    kinds = set()
    for state, position, seat in positions(players):
        for watcher in range(players):
            seen = Seen(state, Seat(watcher))
            kinds.add(state.kind())
            shown = [n.name for n in seen.shape.numbers if n.name.startswith("question ") and seen.number(n.name)]
            assert shown == [f"question {state.kind()}"]
            assert seen.number(f"{STEPS[(seat - watcher) % players]} asked") == 1
            assert sum(seen.number(f"{step} asked") for step in STEPS) == 1
            assert seen.number("actions left") == position["turn"]["actions_left"]
            assert seen.number(f"{players} players") == 1
    assert len(kinds) > 1
