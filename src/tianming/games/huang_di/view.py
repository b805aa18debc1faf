"""What is known to whom (H1): positions with secrets removed, and guesses at what was removed."""

from __future__ import annotations

import random
from functools import cache
from itertools import product
from math import comb
from typing import Any

from tianming.core.bits import members
from tianming.core.protocol import Position as PositionFile
from tianming.core.protocol import View
from tianming.core.seats import Seat
from tianming.games.huang_di import position_format
from tianming.games.huang_di.board import (
    BUILDER,
    CARDS,
    COLOURS,
    FAVOUR_NAMES,
    LEVEL_SETS,
    MOST_BID,
    ROW_SETS,
    names,
)
from tianming.games.huang_di.favours import favours, places
from tianming.games.huang_di.fields import Fields
from tianming.games.huang_di.scoring import CATEGORIES
from tianming.games.huang_di.state import State

HIDDEN = "hidden"  # a bid that was made


def redact(state: State, seat: Seat | None) -> PositionFile:
    """H1: other hands, cards looked at, bids and what others remember are hidden, and the deck becomes the sizes of its
    layers. Once the game is over everything is open."""
    position = state.snapshot()
    if position["ended"] is not None:
        return position
    own = None if seat is None else COLOURS[seat]
    for colour, things in position["seats"].items():
        if colour != own:
            things["hand"] = len(things["hand"])
            things["looked"] = len(things["looked"])
            things["bid"] = None if things["bid"] is None else HIDDEN
    position["deck"] = [len(layer) for layer in position["deck"]]
    position["memory"] = {colour: cards for colour, cards in position["memory"].items() if colour == own}
    return position


# Facts.


def facts(state: State, seat: Seat | None) -> dict[str, Any]:
    """Rows and levels with everybody's blocks (G1, G2), what played favours give and what the end would give (X3), the
    favours in sight, and where those of the seat fit or lack one block (B3)."""
    f = state.fields()
    seats = COLOURS[: f.players]
    rewards = zip(seats, state.rewards(), strict=True)
    seen = _seen_cards(f, seat)
    return {
        "boards": f.boards,
        "rows": [_tally(f, ROW_SETS[row], row // 3 + 1, row % 3 + 1) for row in range(3 * f.boards)],
        "levels": [_tally(f, LEVEL_SETS[4 * f.boards + level], None, level + 1) for level in range(4)],
        "rewards": {name: dict(zip(("income", "petition", "jade"), gains, strict=True)) for name, gains in rewards},
        "end": {
            category: dict(zip(seats, points, strict=True))
            for category, points in zip(CATEGORIES, state.last_points(), strict=True)
        },
        "favours": {FAVOUR_NAMES[card]: _favour(f.deck.text, card) for card in members(seen)},
        "fits": {} if seat is None else {FAVOUR_NAMES[c]: _fits(f, seat, c) for c in members(_cards_of(f, seat))},
    }


def _tally(f: Fields, cells: int, province: int | None, level: int) -> dict[str, Any]:
    tally: dict[str, Any] = {"level": level} if province is None else {"province": province, "level": level}
    counts = {COLOURS[seat]: (f.own[seat] & cells).bit_count() for seat in range(f.players)}
    return {**tally, "counts": counts, "missing": (cells & ~f.built).bit_count()}


def _cards_of(f: Fields, seat: Seat) -> int:
    return f.hand[seat] | f.looked[seat]


def _seen_cards(f: Fields, seat: Seat | None) -> int:
    cards = 0 if seat is None else _cards_of(f, seat)
    for played in f.played:
        cards |= played
    if f.over:
        cards = (1 << len(FAVOUR_NAMES)) - 1
    return cards


def _favour(deck: str, card: int) -> dict[str, Any]:
    favour = favours(deck)[card]
    return {
        "pattern": list(favour.pattern),
        "income": favour.income,
        "petition": favour.petition,
        "jade": favour.jade,
        "points": favour.points,
    }


def _fits(f: Fields, seat: Seat, card: int) -> dict[str, Any]:
    """Where the pattern lies in the seat's blocks, and where one block is missing on a free cell."""
    mine = f.own[seat] & ~f.plaques
    found = places(f.deck.text, card, f.boards)
    near = [cells for cells in found if (cells & ~mine).bit_count() == 1 and not cells & ~mine & f.built]
    return {
        "fit": [list(names(cells)) for cells in found if not cells & ~mine],
        "near": [{"cells": list(names(cells)), "missing": names(cells & ~mine)[0]} for cells in near],
    }


# Guesses.


def guess(view: View, rng: random.Random) -> PositionFile:
    """A whole position drawn uniformly from those consistent with the view: the cards that the seat cannot see are
    dealt to the places where they may be, by what it remembers; and others' bids to what they could pay."""
    if view.position["ended"] is not None:
        return view.position
    while True:
        position = _dealt(view.position, rng)
        if _could_be(position):
            return position


def _dealt(known: PositionFile, rng: random.Random) -> PositionFile:
    position = {**known, "seats": {colour: dict(things) for colour, things in known["seats"].items()}}
    for things in position["seats"].values():
        if things["bid"] == HIDDEN:
            things["bid"] = rng.randint(0, min(things["jade"], MOST_BID))
    spots = _spots(position)
    dealt = _deal([(bits, size) for bits, size, _, _ in spots], _unseen(position), rng)
    position["deck"] = [[] for _ in known["deck"]]
    for (_, _, colour, name), cards in zip(spots, dealt, strict=True):
        found = sorted(cards)
        if colour is None:
            position["deck"][name] = found
        else:
            position["seats"][colour][name] = found
    return position


def _spots(position: PositionFile) -> list[tuple[str | int, int, str | None, Any]]:
    """The hidden places: what memory calls them, how many cards lie there, whose they are, and where to write them."""
    spots: list[tuple[str | int, int, str | None, Any]] = []
    for colour, things in position["seats"].items():
        for name, place in (("hand", colour), ("looked", "looked")):
            if isinstance(things[name], int):
                spots.append((place, things[name], colour, name))
    return spots + [(layer, size, None, layer) for layer, size in enumerate(position["deck"])]


def _unseen(position: PositionFile) -> dict[tuple[str | int, ...], list[str]]:
    """The cards that are not in sight, by the places where they may be; () is anywhere."""
    seen = {
        card
        for things in position["seats"].values()
        for name in ("hand", "looked", "played")
        if not isinstance(things[name], int)
        for card in things[name]
    }
    remembered = {card: tuple(places) for cards in position["memory"].values() for card, places in cards.items()}
    groups: dict[tuple[str | int, ...], list[str]] = {}
    for card in FAVOUR_NAMES:
        if card not in seen:
            groups.setdefault(remembered.get(card, ()), []).append(card)
    return groups


def _deal(
    spots: list[tuple[str | int, int]], groups: dict[tuple[str | int, ...], list[str]], rng: random.Random
) -> list[list[str]]:
    """Cards for each spot, every possible dealing equally likely: spot by spot, by how many dealings are left."""
    kinds = list(groups)
    allowed = [[not kind or place in kind for kind in kinds] for place, _ in spots]

    def shares(spot: int, left: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        """How many cards of each group may go to a spot, and in how many ways."""
        size = spots[spot][1]
        free = max(range(len(kinds)), key=lambda g: (left[g], g)) if kinds else 0
        ranges = [
            range(min(left[g], size) + 1) if allowed[spot][g] and g != free else range(1) for g in range(len(kinds))
        ]
        found = []
        for taken in product(*ranges):
            rest = size - sum(taken)
            if rest < 0 or rest > left[free] or (rest and not allowed[spot][free]):
                continue
            share = tuple(rest if g == free else number for g, number in enumerate(taken))
            ways = 1
            for number, have in zip(share, left, strict=True):
                ways *= comb(have, number)
            found.append((share, ways))
        return found

    @cache
    def dealings(spot: int, left: tuple[int, ...]) -> int:
        """In how many ways the spots from this one on can be filled."""
        if spot == len(spots):
            return 1
        return sum(ways * dealings(spot + 1, _minus(left, share)) for share, ways in shares(spot, left))

    decks = [rng.sample(cards, len(cards)) for cards in groups.values()]
    left = tuple(len(cards) for cards in decks)
    dealt: list[list[str]] = []
    for spot in range(len(spots)):
        choices = [(share, ways * dealings(spot + 1, _minus(left, share))) for share, ways in shares(spot, left)]
        share = _weighted(choices, rng)
        dealt.append([decks[g].pop() for g, number in enumerate(share) for _ in range(number)])
        left = _minus(left, share)
    return dealt


def _minus(left: tuple[int, ...], share: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(have - number for have, number in zip(left, share, strict=True))


def _weighted(choices: list[tuple[tuple[int, ...], int]], rng: random.Random) -> tuple[int, ...]:
    place = rng.randrange(sum(weight for _, weight in choices))
    for share, weight in choices:
        if place < weight:
            return share
        place -= weight
    raise ValueError("there is nothing to choose from")


def _could_be(position: PositionFile) -> bool:
    """T4: who has played the builder card, or repeats it, can do something with it."""
    asked = position["questions"][0]
    if asked["ask"] != "role" or asked["about"] != CARDS[BUILDER]:
        return True
    state = State()
    state.load(position_format.read(position))
    return state.count(COLOURS.index(asked["seat"])) > 0
