"""What can happen, in the past tense. Log lines, films, statistics and the memory of bots use only these events.

The chapters `pagodas`, `revolts` and `wars` have their own events.
"""

from __future__ import annotations

from typing import ClassVar

from tianming.core.protocol import Event
from tianming.core.spaces import Space


class PlayerStarted(Event, frozen=True):
    """S6: that seat begins."""

    seat: int


class TurnBegan(Event, frozen=True):
    """P1: that seat's turn."""

    seat: int


class TileDrawn(Event, frozen=True):
    """P2, E1: a tile from the bag into the hand."""

    secrets: ClassVar[tuple[str, ...]] = ("colour",)
    seat: int
    colour: str | None


class MerchantDrawn(Event, frozen=True):
    """P2: a tile from the bag to the merchants."""

    colour: str


class Passed(Event, frozen=True):
    """P1: the rest of the turn is passed."""

    seat: int


class TilePlaced(Event, frozen=True):
    """B1."""

    seat: int
    colour: str
    space: Space


class StatesUnited(Event, frozen=True):
    """B2, A4: a tile or leader linked two or more states, each given by its spaces."""

    space: Space
    states: tuple[tuple[Space, ...], ...]


class PointScored(Event, frozen=True):
    """B3, G6, R4, W6: points won: `cause` is the rule, `space` the leader that won them."""

    seat: int
    colour: str
    number: int
    cause: str
    space: Space


class MerchantTaken(Event, frozen=True):
    """B4."""

    seat: int
    colour: str


class LeaderPlaced(Event, frozen=True):
    """A1: placed, or moved from `origin`."""

    seat: int
    leader: str
    space: Space
    origin: Space | None


class LeaderWithdrawn(Event, frozen=True):
    """A1."""

    seat: int
    leader: str
    space: Space


class LeaderReturned(Event, frozen=True):
    """A6, R4, W6: back to its owner; `cause` is the rule."""

    seat: int
    leader: str
    space: Space
    cause: str


class TilesPaid(Event, frozen=True):
    """C1, D1: tiles discarded for a riot or a pagoda, with or without a helping leader."""

    seat: int
    purpose: str
    colour: str
    number: int
    leader: bool


class TileRemoved(Event, frozen=True):
    """C1, W6, W7: a tile left the board; `cause` is the rule."""

    colour: str
    space: Space
    cause: str


class TileDiscarded(Event, frozen=True):
    """E1: a tile laid aside face down."""

    secrets: ClassVar[tuple[str, ...]] = ("colour",)
    seat: int
    colour: str | None


class GameEnded(Event, frozen=True):
    """X1, E2, X4."""

    rule: str
