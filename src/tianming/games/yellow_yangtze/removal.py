"""Tiles that leave the board (C1, W6, W7), and what goes with them: pagodas (G5) and leaders (A6)."""

from __future__ import annotations

from tianming.core.bits import bit, has
from tianming.core.protocol import Event
from tianming.games.yellow_yangtze import events
from tianming.games.yellow_yangtze.board import COLOURS, SPACE_NAMES
from tianming.games.yellow_yangtze.pagodas import lose_pagodas
from tianming.games.yellow_yangtze.pieces import return_leader
from tianming.games.yellow_yangtze.position import NEAR, OFF, Position


def remove_tile(p: Position, space: int, cause: str, log: list[Event] | None) -> int:
    """Remove a tile for good, and the pagoda on it; returns the colour."""
    colour = p.colour_at(space)
    p.tiles[colour] &= ~bit(space)
    p.discards[colour] += 1
    if log is not None:
        log.append(events.TileRemoved(COLOURS[colour], SPACE_NAMES[space], cause))
    lose_pagodas(p, space, log)
    return colour


def return_unsupported(p: Position, space: int, log: list[Event] | None) -> None:
    """A6: leaders beside a removed black tile go back at once if no other one is next to them."""
    for place in range(5 * p.players):
        stands = p.leader[place]
        if stands != OFF and has(NEAR[space], stands) and p.governors_beside(stands) == 0:
            return_leader(p, place, "A6", log)
