"""Tiles that leave the board (C1, W6, W7), and what goes with them: pagodas (G5) and leaders (A6)."""

from __future__ import annotations

from tianming.core.bits import bit, has
from tianming.core.protocol import Event
from tianming.games.yellow_yangtze import events as told
from tianming.games.yellow_yangtze.board import COLOURS, SPACE_NAMES
from tianming.games.yellow_yangtze.pagodas import lose_pagodas
from tianming.games.yellow_yangtze.pieces import return_leader
from tianming.games.yellow_yangtze.position import NEAR, OFF, Position


def remove_tile(p: Position, space: int, cause: str, log: list[Event] | None) -> int:
    """A tile leaves the board for good, and with it a pagoda on it."""
    colour = p.colour_at(space)
    p.tiles[colour] &= ~bit(space)
    p.discards[colour] += 1
    if log is not None:
        log.append(told.TileRemoved(COLOURS[colour], SPACE_NAMES[space], cause))
    lose_pagodas(p, space, log)
    return colour


def return_unsupported(p: Position, space: int, log: list[Event] | None) -> None:
    """A6: leaders beside a removed black tile that have no other go back at once."""
    for place in range(5 * p.players):
        stands = p.leader[place]
        if stands != OFF and has(NEAR[space], stands) and p.governors_beside(stands) == 0:
            return_leader(p, place, "A6", log)
