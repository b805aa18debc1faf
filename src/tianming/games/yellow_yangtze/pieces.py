"""Small changes that several rules share: points, tiles, leaders and pagodas that come and go."""

from __future__ import annotations

from tianming.core.bits import bit
from tianming.core.protocol import Event
from tianming.games.yellow_yangtze import events
from tianming.games.yellow_yangtze.board import COLOURS, LEADERS, SPACE_NAMES
from tianming.games.yellow_yangtze.position import OFF, Position, slot


def score(p: Position, place: int, colour: int, number: int, cause: str, log: list[Event] | None) -> None:
    """Score points for the owner of a leader: in the leader's colour, unless a governor stands in for another (B3)."""
    p.points[slot(place // 5, colour)] += number
    if log is not None:
        space = SPACE_NAMES[p.leader[place]]
        log.append(events.PointScored(place // 5, COLOURS[colour], number, cause, space))


def discard_from_hand(p: Position, seat: int, colour: int, number: int) -> None:
    """Discard tiles that are paid or committed, for all to see (H1)."""
    p.hand[slot(seat, colour)] -= number
    p.discards[colour] += number


def put_leader(p: Position, place: int, space: int) -> None:
    """Stand a leader on a space."""
    p.leader[place] = space
    p.leader_spaces |= bit(space)


def lift_leader(p: Position, place: int) -> int:
    """Take a leader off the board; returns where it stood."""
    space = p.leader[place]
    p.leader_spaces &= ~bit(space)
    p.leader[place] = OFF
    return space


def return_leader(p: Position, place: int, cause: str, log: list[Event] | None) -> None:
    """A6, R4, W6: a leader goes back to its owner."""
    space = lift_leader(p, place)
    if log is not None:
        log.append(events.LeaderReturned(place // 5, LEADERS[place % 5], SPACE_NAMES[space], cause))
