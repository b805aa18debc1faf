"""Small changes that several rules share: points, tiles, leaders and pagodas that come and go."""

from __future__ import annotations

from tianming.core.bits import bit, has, lowest
from tianming.core.protocol import Event
from tianming.games.yellow_yangtze import events as told
from tianming.games.yellow_yangtze.board import COLOURS, LEADERS, SPACE_NAMES, TRIANGLE_NAMES
from tianming.games.yellow_yangtze.position import NEAR, OFF, PAGODA_COLOUR, TRIANGLE, Position, slot


def score(p: Position, place: int, colour: int, number: int, cause: str, log: list[Event] | None) -> None:
    """Points of a colour to the owner of a leader. A leader's own colour, but for the governor's stand-in (B3)."""
    p.points[slot(place // 5, colour)] += number
    if log is not None:
        space = SPACE_NAMES[p.leader[place]]
        log.append(told.PointScored(place // 5, COLOURS[colour], number, cause, space))


def discard_from_hand(p: Position, seat: int, colour: int, number: int) -> None:
    """Tiles that are paid or committed leave the game openly (H1)."""
    p.hand[slot(seat, colour)] -= number
    p.discards[colour] += number


def put_leader(p: Position, place: int, space: int) -> None:
    """Stand a leader on a space."""
    p.leader[place] = space
    p.standing |= bit(space)


def lift_leader(p: Position, place: int) -> int:
    """Take a leader off the board; returns where it stood."""
    space = p.leader[place]
    p.standing &= ~bit(space)
    p.leader[place] = OFF
    return space


def return_leader(p: Position, place: int, cause: str, log: list[Event] | None) -> None:
    """A6, R4, W6: a leader goes back to its owner."""
    space = lift_leader(p, place)
    if log is not None:
        log.append(told.LeaderReturned(place // 5, LEADERS[place % 5], SPACE_NAMES[space], cause))


def remove_tile(p: Position, space: int, cause: str, log: list[Event] | None) -> int:
    """A tile leaves the board for good, and with it a pagoda on it."""
    colour = p.colour_at(space)
    p.tiles[colour] &= ~bit(space)
    p.discards[colour] += 1
    if log is not None:
        log.append(told.TileRemoved(COLOURS[colour], SPACE_NAMES[space], cause))
    lose_pagodas(p, space, log)
    return colour


def lose_pagodas(p: Position, space: int, log: list[Event] | None) -> None:
    """G5: a pagoda whose triangle lost a tile goes back beside the board."""
    for pagoda in range(9):
        triangle = p.pagoda[pagoda]
        if triangle != OFF and has(TRIANGLE[triangle], space):
            p.pagoda[pagoda] = OFF
            if log is not None:
                log.append(told.PagodaLost(COLOURS[PAGODA_COLOUR[pagoda]], TRIANGLE_NAMES[triangle]))


def return_unsupported(p: Position, space: int, log: list[Event] | None) -> None:
    """A6: leaders beside a removed black tile that have no other go back at once."""
    for place in range(5 * p.players):
        stands = p.leader[place]
        if stands != OFF and has(NEAR[space], stands) and p.governors_beside(stands) == 0:
            return_leader(p, place, "A6", log)


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
    """Which pagoda stands on a triangle, OFF if none."""
    for pagoda in range(9):
        if p.pagoda[pagoda] == triangle:
            return pagoda
    return OFF
