"""Who knows what (H1): removes the secrets from positions, and guesses at them."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from math import comb
from typing import Literal, NamedTuple

from msgspec.structs import replace

from tianming.core.bits import members
from tianming.core.seats import Seat
from tianming.games.huang_di import position_format
from tianming.games.huang_di.board import (
    BUILDER,
    CARDS,
    COLOURS,
    FAVOUR_NAMES,
    LEVEL_SETS,
    MAX_BID,
    ROW_SETS,
    names,
)
from tianming.games.huang_di.favours import favours, places
from tianming.games.huang_di.fields import Fields
from tianming.games.huang_di.position_file import (
    Facts,
    FavourFacts,
    Fits,
    LevelFacts,
    NearFit,
    Place,
    PositionFile,
    Rewards,
    RowFacts,
    SeatThings,
    card_count,
    layers_of,
)
from tianming.games.huang_di.scoring import CATEGORIES
from tianming.games.huang_di.state import State

HIDDEN_BID: Literal["hidden"] = "hidden"


def redact(state: State, seat: Seat | None) -> PositionFile:
    """H1: hides other hands, the cards that others look at, their bids and their memory; of the deck it shows the sizes
    of the layers. Once the game is over, everything is open."""
    position = state.position_file()
    if position.ended is not None:
        return position
    own = None if seat is None else COLOURS[seat]
    return replace(
        position,
        seats={colour: things if colour == own else _veil(things) for colour, things in position.seats.items()},
        deck=[card_count(layer) for layer in layers_of(position)],
        memory={colour: cards for colour, cards in position.memory.items() if colour == own},
    )


def _veil(things: SeatThings) -> SeatThings:
    bid = None if things.bid is None else HIDDEN_BID
    return replace(things, hand=card_count(things.hand), looked=card_count(things.looked), bid=bid)


# Facts.


def facts(state: State, seat: Seat | None) -> Facts:
    """Rows and levels with everybody's blocks (G1, G2); what played favours give, and what the end would give (X3); the
    favours in sight, and where the seat's own fit or lack one block (B3)."""
    f = state.fields()
    seats = COLOURS[: f.players]
    seen = _seen_cards(f, seat)
    return Facts(
        boards=f.boards,
        rows=[_row(f, row) for row in range(3 * f.boards)],
        levels=[_level(f, level) for level in range(4)],
        rewards={
            name: Rewards(income=income, petition=petition, jade=jade)
            for name, (income, petition, jade) in zip(seats, state.rewards(), strict=True)
        },
        end={
            category: dict(zip(seats, points, strict=True))
            for category, points in zip(CATEGORIES, state.last_points(), strict=True)
        },
        favours={FAVOUR_NAMES[card]: _favour(f.deck.text, card) for card in members(seen)},
        fits={} if seat is None else {FAVOUR_NAMES[c]: _fits(f, seat, c) for c in members(_cards_of(f, seat))},
    )


def _row(f: Fields, row: int) -> RowFacts:
    cells = ROW_SETS[row]
    return RowFacts(
        province=row // 3 + 1, level=row % 3 + 1, counts=_counts(f, cells), missing=(cells & ~f.built).bit_count()
    )


def _level(f: Fields, level: int) -> LevelFacts:
    cells = LEVEL_SETS[4 * f.boards + level]
    return LevelFacts(level=level + 1, counts=_counts(f, cells), missing=(cells & ~f.built).bit_count())


def _counts(f: Fields, cells: int) -> dict[str, int]:
    return {COLOURS[seat]: (f.own[seat] & cells).bit_count() for seat in range(f.players)}


def _cards_of(f: Fields, seat: Seat) -> int:
    return f.hand[seat] | f.looked[seat]


def _seen_cards(f: Fields, seat: Seat | None) -> int:
    cards = 0 if seat is None else _cards_of(f, seat)
    for played in f.played:
        cards |= played
    if f.over:
        cards = (1 << len(FAVOUR_NAMES)) - 1
    return cards


def _favour(deck: str, card: int) -> FavourFacts:
    favour = favours(deck)[card]
    return FavourFacts(
        pattern=list(favour.pattern),
        income=favour.income,
        petition=favour.petition,
        jade=favour.jade,
        points=favour.points,
    )


def _fits(f: Fields, seat: Seat, card: int) -> Fits:
    """Where the pattern lies in the seat's blocks, and where one block is missing on a free cell."""
    mine = f.own[seat] & ~f.plaques
    found = places(f.deck.text, card, f.boards)
    near = [cells for cells in found if (cells & ~mine).bit_count() == 1 and not cells & ~mine & f.built]
    return Fits(
        fit=[list(names(cells)) for cells in found if not cells & ~mine],
        near=[NearFit(cells=list(names(cells)), missing=names(cells & ~mine)[0]) for cells in near],
    )


# Guesses.


class Spot(NamedTuple):
    """A hidden place: what memory calls it and how many cards lie there."""

    place: Place
    size: int


def guess(known: PositionFile, rng: random.Random) -> PositionFile:
    """A whole position that fits the view, each equally likely. The cards that the seat cannot see go to places where
    they may be, as far as the seat remembers, and the others get bids that they could pay."""
    if known.ended is not None:
        return known
    while True:
        position = _deal_hidden(known, rng)
        if _is_possible(position):
            return position


def _deal_hidden(known: PositionFile, rng: random.Random) -> PositionFile:
    bids = {colour: _bid(things, rng) for colour, things in known.seats.items()}
    seats, layers = known.seats.items(), layers_of(known)
    spots = [
        Spot(place, cards)
        for colour, things in seats
        for place, cards in ((colour, things.hand), ("looked", things.looked))
        if isinstance(cards, int)
    ]
    spots += [Spot(layer, card_count(cards)) for layer, cards in enumerate(layers)]
    dealt = iter([sorted(cards) for cards in _deal(spots, _group_unseen(known), rng)])

    def see_or_deal(cards: Sequence[str] | int) -> Sequence[str]:
        return next(dealt) if isinstance(cards, int) else cards

    return replace(
        known,
        seats={
            colour: replace(things, hand=see_or_deal(things.hand), looked=see_or_deal(things.looked), bid=bids[colour])
            for colour, things in seats
        },
        deck=[next(dealt) for _ in layers],
    )


def _bid(things: SeatThings, rng: random.Random) -> int | None:
    return rng.randint(0, min(things.jade, MAX_BID)) if isinstance(things.bid, str) else things.bid


def _group_unseen(position: PositionFile) -> dict[tuple[Place, ...], list[str]]:
    """The cards out of sight, grouped by the places where they may be; () means anywhere."""
    seen = {
        card
        for things in position.seats.values()
        for cards in (things.hand, things.looked, things.played)
        if not isinstance(cards, int)
        for card in cards
    }
    remembered = {card: tuple(places) for cards in position.memory.values() for card, places in cards.items()}
    groups: dict[tuple[Place, ...], list[str]] = {}
    for card in FAVOUR_NAMES:
        if card not in seen:
            groups.setdefault(remembered.get(card, ()), []).append(card)
    return groups


def _deal(spots: Sequence[Spot], groups: Mapping[tuple[Place, ...], list[str]], rng: random.Random) -> list[list[str]]:
    """Cards for each spot, every possible deal equally likely. Goes spot by spot and weighs each share by the number of
    deals that it leaves."""
    kinds = list(groups)
    allowed = [[not kind or place in kind for kind in kinds] for place, _ in spots]

    def list_shares(spot: int, left: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        """How many cards of each group may go to a spot, and in how many ways."""
        size = spots[spot].size
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
    def count_dealings(spot: int, left: tuple[int, ...]) -> int:
        """In how many ways the spots from this one on can be filled."""
        if spot == len(spots):
            return 1
        return sum(ways * count_dealings(spot + 1, _subtract(left, share)) for share, ways in list_shares(spot, left))

    decks = [rng.sample(cards, len(cards)) for cards in groups.values()]
    left = tuple(len(cards) for cards in decks)
    dealt: list[list[str]] = []
    for spot in range(len(spots)):
        choices = [
            (share, ways * count_dealings(spot + 1, _subtract(left, share))) for share, ways in list_shares(spot, left)
        ]
        share = _choose_share(choices, rng)
        dealt.append([decks[g].pop() for g, number in enumerate(share) for _ in range(number)])
        left = _subtract(left, share)
    return dealt


def _subtract(left: tuple[int, ...], share: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(have - number for have, number in zip(left, share, strict=True))


def _choose_share(choices: list[tuple[tuple[int, ...], int]], rng: random.Random) -> tuple[int, ...]:
    place = rng.randrange(sum(weight for _, weight in choices))
    for share, weight in choices:
        if place < weight:
            return share
        place -= weight
    raise ValueError("there is nothing to choose from")


def _is_possible(position: PositionFile) -> bool:
    """T4: a player who has played or repeats the builder card can do something with it."""
    [question] = position.questions
    if question.ask != "role" or question.about != CARDS[BUILDER]:
        return True
    state = State()
    state.load(position_format.fields_of(position))
    return state.count(Seat(COLOURS.index(question.seat))) > 0
