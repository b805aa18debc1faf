"""What can happen, in the past tense. Log lines, films, statistics and the memory of bots use only these events.

Provinces and levels are counted from 1, cells and cards have their names, `cause` is the rule's id. The
chapter `petition` has its own events.
"""

from __future__ import annotations

from typing import ClassVar

from tianming.core.protocol import Event
from tianming.core.spaces import Space


class FavourDealt(Event, frozen=True):
    """Set-up: one of five cards at the start."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class FavourReturned(Event, frozen=True):
    """Set-up: one of the two cards that go back into the deck."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class RoundBegan(Event, frozen=True):
    """I1: rounds count from 1; `emperor_blocks` are left."""

    number: int
    emperor_blocks: int


class JadeTaken(Event, frozen=True):
    """I1, R3, Q2: from the stockpile."""

    seat: int
    number: int
    cause: str


class JadePaid(Event, frozen=True):
    """P3, R1, Q1, B1, M2, T2: to the stockpile."""

    seat: int
    number: int
    cause: str


class PrisonFilled(Event, frozen=True):
    """P3, R1, Q1, B1: from the stockpile into a prison."""

    province: int
    jade: int
    convicts: int
    cause: str


class TurnBegan(Event, frozen=True):
    """T1: the seat's first, second or third turn of the round."""

    seat: int
    number: int


class CardPlayed(Event, frozen=True):
    """T2: a role card, face up."""

    seat: int
    card: str


class CardRepeated(Event, frozen=True):
    """M2: the taskmaster repeats that card."""

    seat: int
    card: str


class CardBoughtBack(Event, frozen=True):
    """T2: for "jade" or a "chip"."""

    seat: int
    card: str
    price: str


class PeasantsRecruited(Event, frozen=True):
    """R1."""

    seat: int
    number: int


class ConvictsTaken(Event, frozen=True):
    """R2: in exchange for peasants."""

    seat: int
    number: int
    peasants: int


class PrisonEmptied(Event, frozen=True):
    """R4, X1."""

    seat: int
    province: int
    jade: int
    convicts: int
    cause: str


class BlocksQuarried(Event, frozen=True):
    """Q1."""

    seat: int
    number: int


class FavourSeen(Event, frozen=True):
    """Q3: one of the cards on top of the deck."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class FavourKept(Event, frozen=True):
    """Q3."""

    secrets: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class FavoursBuried(Event, frozen=True):
    """Q3: under the deck."""

    secrets: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    number: int
    cards: tuple[str, ...] | None


class BuildDeclared(Event, frozen=True):
    """B2: the sites and the workers."""

    seat: int
    cells: tuple[Space, ...]
    peasants: int
    convicts: int


class WorkersDied(Event, frozen=True):
    """B2, B4."""

    seat: int
    peasants: int
    convicts: int
    cause: str


class BlockPlaced(Event, frozen=True):
    """B1, E1: the seat placed a block of its own, or the emperor block."""

    seat: int
    cell: Space
    emperor: bool


class BlockRemoved(Event, frozen=True):
    """B4: the seat removed a block, which goes back to its owner's supply."""

    seat: int
    owner: int
    cell: Space


class FavourPlayed(Event, frozen=True):
    """B3: `cells` are all blocks that are part of its pattern."""

    seat: int
    card: str
    cells: tuple[Space, ...]


class PlaquePlaced(Event, frozen=True):
    """B3."""

    seat: int
    cell: Space


class TaskmasterMoved(Event, frozen=True):
    """M1."""

    seat: int
    origin: int
    province: int


class ChipTaken(Event, frozen=True):
    """G1: a buyback chip."""

    seat: int


class RowScored(Event, frozen=True):
    """G1, X2: a row, with everybody's blocks in it, by seat; `complete` unless the Mongols came first."""

    province: int
    level: int
    counts: tuple[int, ...]
    complete: bool


class LevelScored(Event, frozen=True):
    """G2, X2: like RowScored, over all provinces."""

    level: int
    counts: tuple[int, ...]
    complete: bool


class PointsScored(Event, frozen=True):
    """G1, G2, G3, B3, X3: `what` is tower, row, level, favour, or a category of the end."""

    seat: int
    number: int
    cause: str
    what: str


class EmperorBlockLost(Event, frozen=True):
    """E1: the block was not placed in its round."""

    seat: int


class GameEnded(Event, frozen=True):
    """X1, X2."""

    rule: str
