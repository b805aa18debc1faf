"""Who knows what (H1): removes the secrets from positions, and guesses at them."""

from __future__ import annotations

import random
from collections.abc import Mapping

from msgspec import UNSET
from msgspec.structs import replace

from tianming.core.seats import Seat
from tianming.games.yellow_yangtze.board import (
    ASIDE,
    BLACK,
    COLOURS,
    DYNASTIES,
    LEADERS,
    NEIGHBOUR_SETS,
    RED,
    TILE_COUNTS,
    first_space,
    names,
)
from tianming.games.yellow_yangtze.conflicts import weigh_sides
from tianming.games.yellow_yangtze.position_file import Facts, PositionFile, StateFacts, Tiles, bag_of, tile_count
from tianming.games.yellow_yangtze.position_format import OFF
from tianming.games.yellow_yangtze.state import State


def redact(state: State, seat: Seat | None) -> PositionFile:
    """H1: other hands, the bag, and tiles that others discarded (E1) become numbers. Once the game is over, everything
    is open."""
    position = state.position_file()
    if position.ended is not None:
        return position
    own = None if seat is None else DYNASTIES[seat]
    aside = ASIDE if position.options["short"] else 0
    return replace(
        position,
        hands=_veil(position.hands, own),
        buried=_veil(position.buried, own),
        bag=tile_count(bag_of(position)) - aside,
    )


def _veil(tiles: Mapping[str, Tiles | int], own: str | None) -> dict[str, Tiles | int]:
    return {dynasty: held if dynasty == own else tile_count(held) for dynasty, held in tiles.items()}


def facts(state: State) -> Facts:
    """T2, W3, R2: the states in the order of their first spaces, with the red tiles in them, the black tiles beside
    each leader, and the sides of a conflict."""
    fields = state.fields()
    tiles, seen, states = fields.tiles, 0, []
    support: dict[str, dict[str, int]] = {dynasty: {} for dynasty in DYNASTIES[: fields.players]}
    for place, space in enumerate(fields.leader):
        if space == OFF:
            continue
        support[DYNASTIES[place // 5]][LEADERS[place % 5]] = (NEIGHBOUR_SETS[space] & tiles[BLACK]).bit_count()
        if not seen >> space & 1:
            group = state.group_of(space)
            seen |= group
            states.append(group)
    found = [
        StateFacts(spaces=list(names(group)), strength=(group & tiles[RED]).bit_count())
        for group in sorted(states, key=first_space)
    ]
    return Facts(states=found, support=support, sides=weigh_sides(fields))


def guess(known: PositionFile, rng: random.Random) -> PositionFile:
    """A whole position that fits the view, each equally likely. It shuffles the tiles that the seat cannot see and
    deals
    them to the hidden places, until the result is possible."""
    if not isinstance(known.bag, int):
        return known
    while True:
        position = _deal_hidden(known, rng)
        if _is_possible(position):
            return position


def _deal_hidden(known: PositionFile, rng: random.Random) -> PositionFile:
    """The position with all hidden tiles dealt at random."""
    unseen = unseen_tiles(known)
    rng.shuffle(unseen)

    def see_or_deal(tiles: Tiles | int) -> Tiles:
        if not isinstance(tiles, int):
            return tiles
        dealt = _count_colours(unseen[:tiles])
        del unseen[:tiles]
        return dealt

    hands = {dynasty: see_or_deal(tiles) for dynasty, tiles in known.hands.items()}
    buried = {dynasty: see_or_deal(tiles) for dynasty, tiles in known.buried.items()}
    return replace(known, hands=hands, buried=buried, bag=_count_colours(unseen))


def _is_possible(position: PositionFile) -> bool:
    """W4: a seat that has named a state to support can commit a red tile, or its soldier from off the board."""
    question = position.questions[-1]
    if question.ask != "pledge" or question.seat is UNSET:
        return True
    hand = position.hands[question.seat]
    return (not isinstance(hand, int) and "red" in hand) or "soldier" not in position.leaders[question.seat]


def unseen_tiles(position: PositionFile) -> list[str]:
    """The tiles out of sight, one by one."""
    left = dict(zip(COLOURS, TILE_COUNTS, strict=True))
    for colour in position.tiles.values():
        left[colour] -= 1
    for counts in (position.merchants, position.discards, *position.hands.values(), *position.buried.values()):
        for colour, number in () if isinstance(counts, int) else counts.items():
            left[colour] -= number
    return [colour for colour in COLOURS for _ in range(left[colour])]


def _count_colours(tiles: list[str]) -> dict[str, int]:
    return {colour: tiles.count(colour) for colour in COLOURS if colour in tiles}
