"""Pagodas (section 10, and the action of section 8): on three tiles of one colour, for a point every turn.

The whole chapter: the questions, the legal answers, the effects, the events and their sentences, the reasons against an
answer, what a forecast adds, and what a position may hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianming.core.bits import EMPTY, Bits, as_int, bit, but_lowest, has, lowest, members
from tianming.core.errors import InvalidPosition, Reason
from tianming.core.offer import Offer
from tianming.core.protocol import Event, Sentences, says
from tianming.core.questions import Asking
from tianming.core.reading import expect
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze.actions import ASK_BUILD, ASK_CHAIN, ASK_MOVE, ASK_PAGODA, MOVE, PAGODA
from tianming.games.yellow_yangtze.board import (
    COLOURS,
    PAGODA_COLOURS,
    PAGODA_NAMES,
    SPACE_NAMES,
    SPACES,
    TRIANGLE_NAMES,
    TRIANGLE_SETS,
    names,
)
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.messages import no
from tianming.games.yellow_yangtze.pieces import score
from tianming.games.yellow_yangtze.position import NEAR, OFF, PAGODA_COLOUR, TRIANGLE, Position, find_group, slot
from tianming.games.yellow_yangtze.wording import who

if TYPE_CHECKING:
    from tianming.games.yellow_yangtze.state import State
    from tianming.games.yellow_yangtze.why import Situation

# The questions.

ASKING = {
    ASK_PAGODA: Asking("G1", ("pagoda", "skip")),
    ASK_MOVE: Asking("G3", ("move",)),
    ASK_BUILD: Asking("D1", ("pagoda",)),
}

# The legal answers.


def is_triangle(body: Bits, triangle: int) -> bool:
    """Whether all three corners of a triangle of the board lie in `body`."""
    if not TRIANGLE[triangle]:
        return False
    return not TRIANGLE[triangle] & ~body


def triangles(body: Bits, shape: int) -> Bits:
    """G1: the first spaces of the triangles of that shape (0 △, 1 ▽) that lie in `body`."""
    found = EMPTY
    rest = body
    while rest:
        space = lowest(rest)
        rest = but_lowest(rest)
        if is_triangle(body, shape * SPACES + space):
            found |= bit(space)
    return found


def free_triangles(p: Position, shape: int, within: Bits) -> Bits:
    """G1, D1: like `triangles`, those of three tiles of one colour that support no pagoda."""
    free = within & ~p.under_pagodas()
    found = EMPTY
    for colour in range(5):
        if p.tiles[colour] & free:
            found |= triangles(p.tiles[colour] & free, shape)
    return found


def has_free_triangle(p: Position) -> bool:
    """D1: whether there is such a triangle."""
    free = ~p.under_pagodas()
    for colour in range(5):
        body = p.tiles[colour] & free
        rest = body
        while rest:
            space = lowest(rest)
            rest = but_lowest(rest)
            if is_triangle(body, space) or is_triangle(body, SPACES + space):
                return True
    return False


def at_tile(space: int) -> Bits:
    """G1: the spaces of all triangles that a tile on `space` can complete."""
    return NEAR[space] | bit(space)


def offer_pagodas(p: Position, offer: Offer, within: Bits) -> None:
    """G1, G2, D1: the triangles, by shape."""
    offer.add(PAGODA, free_triangles(p, 0, within))
    offer.add(PAGODA + SPACES, free_triangles(p, 1, within))


def offer_moves(p: Position, offer: Offer) -> None:
    """G3: the pagodas of the triangle's colour on the board, by shape."""
    colour = p.colour_at(lowest(TRIANGLE[p.about()]))
    for shape in range(2):
        found = EMPTY
        for pagoda in range(9):
            triangle = p.pagoda[pagoda]
            if PAGODA_COLOUR[pagoda] == colour and triangle != OFF and triangle // SPACES == shape:
                found |= bit(triangle % SPACES)
        offer.add(MOVE + shape * SPACES, found)


# The effects: building, moving and losing pagodas.


def ask_pagoda(p: Position, space: int, log: list[Event] | None) -> None:
    """G1: ask for a pagoda if the placed tile completed a triangle."""
    upward = free_triangles(p, 0, at_tile(space))
    downward = free_triangles(p, 1, at_tile(space))
    if not upward and not downward:
        return
    p.push(ASK_PAGODA, p.active, space)
    if log is not None:
        found = [*members(as_int(upward)), *(SPACES + first for first in members(as_int(downward)))]
        offered = tuple([TRIANGLE_NAMES[triangle] for triangle in found])
        log.append(PagodaOffered(p.active, COLOURS[p.colour_at(space)], offered))


def build_pagoda(p: Position, triangle: int, log: list[Event] | None) -> None:
    """G3: take a pagoda from beside the board, or else move one. B5: a pagoda ends the blue chain."""
    placed = p.question() == ASK_PAGODA
    p.pop()
    if placed and p.question() == ASK_CHAIN:
        p.pop()
    colour = triangle_colour(p, triangle)
    pagoda = pagoda_beside(p, colour)
    if pagoda != OFF:
        p.pagoda[pagoda] = triangle
        if log is not None:
            log.append(PagodaBuilt(p.active, COLOURS[colour], TRIANGLE_NAMES[triangle]))
        return
    p.push(ASK_MOVE, p.active, triangle)
    if pagodas_of(p, colour) == 1:  # nothing to choose
        move_pagoda(p, only_pagoda(p, colour), log)
        return


def only_pagoda(p: Position, colour: int) -> int:
    """The triangle of the single pagoda of a colour on the board."""
    for pagoda in range(9):
        if PAGODA_COLOUR[pagoda] == colour and p.pagoda[pagoda] != OFF:
            return p.pagoda[pagoda]
    return OFF


def move_pagoda(p: Position, origin: int, log: list[Event] | None) -> None:
    """G3: move the pagoda on `origin` to the triangle that the question is about."""
    triangle = p.pop()
    pagoda = pagoda_on(p, origin)
    p.pagoda[pagoda] = triangle
    if log is not None:
        colour = COLOURS[PAGODA_COLOUR[pagoda]]
        log.append(PagodaMoved(p.active, colour, TRIANGLE_NAMES[origin], TRIANGLE_NAMES[triangle]))


def lose_pagodas(p: Position, space: int, log: list[Event] | None) -> None:
    """G5: a pagoda whose triangle lost a tile goes back beside the board."""
    for pagoda in range(9):
        triangle = p.pagoda[pagoda]
        if triangle != OFF and has(TRIANGLE[triangle], space):
            p.pagoda[pagoda] = OFF
            if log is not None:
                log.append(PagodaLost(COLOURS[PAGODA_COLOUR[pagoda]], TRIANGLE_NAMES[triangle]))


def triangle_colour(p: Position, triangle: int) -> int:
    """The colour of the tiles of a triangle."""
    return p.colour_at(lowest(TRIANGLE[triangle]))


def pagoda_beside(p: Position, colour: int) -> int:
    """G3: a pagoda of that colour beside the board, OFF if there is none."""
    for pagoda in range(9):
        if PAGODA_COLOUR[pagoda] == colour and p.pagoda[pagoda] == OFF:
            return pagoda
    return OFF


def pagodas_of(p: Position, colour: int) -> int:
    """How many pagodas of that colour stand on the board."""
    number = 0
    for pagoda in range(9):
        if PAGODA_COLOUR[pagoda] == colour and p.pagoda[pagoda] != OFF:
            number += 1
    return number


def pagoda_on(p: Position, triangle: int) -> int:
    """The pagoda on a triangle, OFF if there is none."""
    for pagoda in range(9):
        if p.pagoda[pagoda] == triangle:
            return pagoda
    return OFF


# The effects: points.


def score_pagodas(p: Position, log: list[Event] | None) -> None:
    """G6: each leader of the active player scores a point for every pagoda of its colour in its state."""
    for colour in range(5):
        place = slot(p.active, colour)
        if p.leader[place] != OFF and pagodas_of(p, colour) > 0:
            number = pagodas_with(p, place)
            if number > 0:
                score(p, place, colour, number, "G6", log)


def pagodas_with(p: Position, place: int) -> int:
    """G6: the pagodas of a leader's colour in its state."""
    group = find_group(bit(p.leader[place]), p.occupied_spaces())
    number = 0
    for pagoda in range(9):
        triangle = p.pagoda[pagoda]
        if PAGODA_COLOUR[pagoda] == place % 5 and triangle != OFF and TRIANGLE[triangle] & group:
            number += 1
    return number


# Events and their sentences.


class PagodaOffered(Event, frozen=True):
    """G1: the placed tile completed triangles on which a pagoda may stand."""

    seat: int
    colour: str
    triangles: tuple[str, ...]


class PagodaBuilt(Event, frozen=True):
    """G1, D1: from beside the board."""

    seat: int
    colour: str
    triangle: str


class PagodaMoved(Event, frozen=True):
    """G3: from elsewhere on the board."""

    seat: int
    colour: str
    origin: str
    triangle: str


class PagodaLost(Event, frozen=True):
    """G5: back beside the board."""

    colour: str
    triangle: str


def pagoda_name(colour: str) -> str:
    """A pagoda in a sentence."""
    return f"the {colour} {PAGODA_NAMES[COLOURS.index(colour)]}"


SENTENCES: Sentences = {
    **says(PagodaOffered, lambda e: f"{who(e.seat)} may build {pagoda_name(e.colour)} on {' or '.join(e.triangles)}"),
    **says(PagodaBuilt, lambda e: f"{who(e.seat)} built {pagoda_name(e.colour)} on {e.triangle}"),
    **says(PagodaMoved, lambda e: f"{who(e.seat)} moved {pagoda_name(e.colour)} from {e.origin} to {e.triangle}"),
    **says(PagodaLost, lambda e: f"{pagoda_name(e.colour)} on {e.triangle} was lost"),
}

# The reasons.


def explain_pagoda(situation: Situation, action: int) -> Reason:
    """G1, D1."""
    triangle = action - PAGODA
    corners = TRIANGLE_SETS[triangle]
    spaces = names(corners)
    rule = "D1" if situation.asked == ASK_BUILD else "G1"
    if not any(tiles & corners == corners for tiles in situation.tiles):
        return no(rule, "three-of-one-colour", spaces)
    for other in situation.fields.pagoda:
        if other != OFF and TRIANGLE_SETS[other] & corners:
            return no(rule, "under-a-pagoda", names(TRIANGLE_SETS[other]))
    placed = SPACE_NAMES[situation.about]
    return no("G1", "without-the-tile", (*spaces, placed), space=placed)


def explain_move(situation: Situation, action: int) -> Reason:
    """G3."""
    triangle = action - MOVE
    corners = TRIANGLE_SETS[situation.about]
    colour = next(c for c in range(5) if situation.tiles[c] & corners == corners)
    spaces = names(TRIANGLE_SETS[triangle])
    return no("G3", "no-pagoda-there", spaces, colour=COLOURS[colour], triangle=TRIANGLE_NAMES[triangle])


EXPLAIN: dict[str, Callable[[Situation, int], Reason]] = {"pagoda": explain_pagoda, "move": explain_move}

# What a forecast adds.


def forecast_pagodas(certain: tuple[Event, ...]) -> tuple[list[str], list[str]]:
    """G1, G5: where the action offers a pagoda, and where one is lost."""
    offered = [event.triangles for event in certain if isinstance(event, PagodaOffered)]
    lost = [event.triangle for event in certain if isinstance(event, PagodaLost)]
    return [triangle for some in offered for triangle in some], lost


# What a position may hold.


def check_pagodas(state: State, f: Fields) -> None:
    """G1: no tile supports two pagodas."""
    under = 0
    for triangle in f.pagoda:
        if triangle != OFF:
            if under & TRIANGLE_SETS[triangle]:
                raise InvalidPosition("pagodas", f"{TRIANGLE_NAMES[triangle]}: a tile supports two pagodas", "G1")
            under |= TRIANGLE_SETS[triangle]


def check_offer(state: State, f: Fields, space: int) -> None:
    """G1: a pagoda can stand on a triangle with the tile that was placed."""
    expect(state.count(Seat(f.active)) > 1, "questions", f"no triangle at {SPACE_NAMES[space]} is free", "G1")


def check_move(state: State, f: Fields, triangle: int) -> None:
    """G3: there is a choice of pagodas to move to the triangle."""
    corners = TRIANGLE_SETS[triangle]
    colour = next((c for c in range(5) if f.tiles[c] & corners == corners), OFF)
    expect(colour != OFF, "questions", "the triangle does not have three tiles of one colour", "G1")
    on = [t for t, c in zip(f.pagoda, PAGODA_COLOURS, strict=True) if c == colour]
    expect(OFF not in on and len(on) > 1, "questions", f"no choice of {COLOURS[colour]} pagodas to move", "G3")
