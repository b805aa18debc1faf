"""What observations show, held against the position file and the facts of the same position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tianming
from tests.engine.walking import sampled, walk
from tests.envs.test_encoding import observed
from tianming.core.bits import members
from tianming.core.observation import LINK_BITS, NO_SPACE
from tianming.core.protocol import State
from tianming.core.registry import make_encoding
from tianming.core.seats import Seat
from tianming.games.yuan.actions import PLAN, TABLE
from tianming.games.yuan.board import PROVINCE_NAMES, PROVINCE_NUMBERS, SEATS

RULES = tianming.game("yuan")
STEPS = ("own", "next", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
some_numbers = pytest.mark.parametrize("players", [2, 4, 8])


class Seen:
    """An observation, read by names."""

    def __init__(self, state: State, seat: int) -> None:
        self.encoding = make_encoding("yuan")
        self.shape = self.encoding.shape
        self.bytes = observed(self.encoding, state, Seat(seat))

    def plane(self, name: str) -> set[str]:
        """The names of the provinces of a plane."""
        start = 32 * self.shape.plane(name)
        return {PROVINCE_NAMES[number] for number in members(int.from_bytes(self.bytes[start : start + 32], "little"))}

    def number(self, name: str) -> int:
        """A number."""
        return self.bytes[self.shape.numbers_at + self.shape.number(name)]

    def places(self) -> list[int]:
        """The provinces in the list, without the places that are not used."""
        listed = self.bytes[self.shape.places_at : self.shape.places_at + self.shape.most_places]
        found = [number for number in listed if number != NO_SPACE]
        assert list(listed) == found + [NO_SPACE] * (len(listed) - len(found))
        return found

    def links(self, place: int) -> tuple[set[int], set[int]]:
        """The places that both links join with a place."""
        start = self.shape.links_at + 32 * place
        board = int.from_bytes(self.bytes[start : start + 32], "little")
        return set(members(board % 2**LINK_BITS)), set(members(board >> LINK_BITS))


def positions(players: int) -> Iterator[tuple[Any, Any, int]]:
    """States of a random game with their position files and who is asked."""
    for state in sampled(RULES, players, 11, 4):
        yield state, state.position_file(), state.actors()[0]


def near(state: Any, provinces: set[str]) -> set[str]:
    """What lies beside some provinces on the map."""
    found = 0
    for name in provinces:
        found |= state.neighbours(PROVINCE_NUMBERS[name])
    return {PROVINCE_NAMES[number] for number in members(found)}


@some_numbers
def test_land_pieces_and_purses_are_those_of_the_position(players: int) -> None:
    turns = 0
    for state, _, seat in positions(players):
        fields, seen = state.fields(), Seen(state, seat)
        turns += fields.turn > 0
        for step in range(players):
            other = (seat + step) % players
            land = {PROVINCE_NAMES[number] for number in members(fields.land[other])}
            assert seen.plane(f"{STEPS[step]} land") == land
            assert seen.number(f"{STEPS[step]} chão") == fields.chao[other]
            assert seen.number(f"{STEPS[step]} provinces") == len(land)
            assert seen.number(f"{STEPS[step]} temples") == state.temples(other)
            assert seen.number(f"{STEPS[step]} armies") == state.army_count(other)
        for step in range(players, 8):
            assert not seen.plane(f"{STEPS[step]} land") and not seen.number(f"{STEPS[step]} plays")
        for least in (1, 2, 3):
            assert seen.plane(f"armies {least}") == {
                PROVINCE_NAMES[number] for number in range(208) if fields.armies[number] >= least
            }
        for name, board in (("cities", fields.city), ("temples", fields.temple), ("ramparts", fields.wood)):
            assert seen.plane(name) == {PROVINCE_NAMES[number] for number in members(board)}
    assert turns > 3


@some_numbers
def test_Y2_planes_tell_what_lies_beside_what_on_this_map(players: int) -> None:
    checked = 0
    for state, _, seat in positions(players):
        if not state.fields().turn:
            continue
        seen, free = Seen(state, seat), {PROVINCE_NAMES[number] for number in members(state.free_provinces())}
        assert seen.plane("map") == {PROVINCE_NAMES[number] for number in members(state.whole_map())}
        assert seen.plane("free") == free
        assert seen.plane("beside own") == near(state, seen.plane("own land"))
        assert seen.plane("beside temples") == near(state, seen.plane("temples"))
        assert seen.plane("in reach") == {PROVINCE_NAMES[n] for n in members(state.colonies(seat))} & free
        for least, name in enumerate(("two", "three", "four", "five"), 1):
            assert seen.plane(f"room {name}") == {
                target for target in free if len(near(state, {target}) & free) >= least
            }
        checked += 1
    assert checked > 3


@pytest.mark.parametrize("options", [{}, {"map": "automatic"}, {"map": "automatic", "rivers": True, "box": "china"}])
@some_numbers
def test_Y2_links_join_the_provinces_that_are_neighbours_on_this_map(players: int, options: dict[str, Any]) -> None:
    mapped = laying = 0
    for state, _, _ in walk(RULES, players, 5, options):
        if mapped > 2:
            break
        state_: Any = state
        seen, fields = Seen(state_, 0), state_.fields()
        places = seen.places()
        if not fields.mapped:
            laying += 1
            assert seen.plane("laid") <= {PROVINCE_NAMES[number] for number in places}
            assert all(seen.links(place) == (set(), set()) for place in range(seen.shape.most_places))
            continue
        mapped += 1
        assert places == list(members(state_.whole_map()))
        for place, province in enumerate(places):
            beside, reached = ({places[other] for other in link} for link in seen.links(place))
            assert beside == set(members(state_.neighbours(province)))
            assert reached == set(members(state_.reaches(province)))
        for place in range(len(places), seen.shape.most_places):
            assert seen.links(place) == (set(), set())
    assert mapped > 2 and laying > 0


@some_numbers
def test_Y7_4_what_could_be_taken_is_what_a_match_of_numbers_says(players: int) -> None:
    for state, _, seat in positions(players):
        fields = state.fields()
        if not fields.turn:
            continue
        seen = Seen(state, seat)
        expected = set()
        for name in seen.plane("own attacks") - seen.plane("free") - seen.plane("indestructible"):
            target = PROVINCE_NUMBERS[name]
            force = 1 + sum(fields.armies[home] for home in members(state.musters(seat, target)))
            if force > fields.armies[target] + state.defence_of(target):
                expected.add(name)
        assert seen.plane("could win") == expected


def test_Y4_2_1_tiles_are_in_hands_or_where_they_were_laid() -> None:
    for state, position, seat in positions(3):
        seen, setup = Seen(state, seat), position.setup
        if setup is None or state.kind() != "tile":
            continue
        for step in range(3):
            tiles = setup.hands.get(SEATS[(seat + step) % 3], [])
            assert bool(seen.plane(f"{STEPS[step]} hand")) == bool(tiles)
            assert not any(seen.number(f"{tile} laid") for tile in tiles)


def test_a_plan_has_a_place_in_the_policy_for_its_province_and_its_levels() -> None:
    shape = make_encoding("yuan").shape
    for province in (0, 7, 207):
        for levels in (1, 21, 63):
            action = PLAN + 64 * province + levels
            assert shape.board_rows[levels][province] == action
            assert TABLE.write(action).startswith(f"plan {PROVINCE_NAMES[province]} ")


def test_Y5_2_it_does_not_matter_who_has_planned_before() -> None:
    """Seats are asked one after the other in training, but in any order at a table."""
    state: Any = next(state for state in sampled(RULES, 4, 3, 1) if state.kind() == "turn")
    before = observed(make_encoding("yuan"), state, Seat(3))
    for seat in (0, 1, 2):
        if state.is_asked(seat):
            state.apply(seat, state.legal(seat)[-1])
    assert observed(make_encoding("yuan"), state, Seat(3)) == before
