"""The parts of a position file and of a view's facts, each declared once (see ``core/position_file.py``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar, Literal

from msgspec import UNSET, UnsetType

from tianming.core import position_file
from tianming.core.position_file import HIDDEN, HiddenCount, Json, Part, at_most, between, form, one_of, own
from tianming.core.protocol import View
from tianming.core.spaces import Space
from tianming.games.huang_di.actions import QUESTIONS
from tianming.games.huang_di.board import CARDS, CELL_NUMBERS, COLOURS, FAVOUR_NAMES, FAVOURS, PROVINCES
from tianming.games.huang_di.scoring import ENDINGS

MAX_NUMBER = 30_000  # no number in a position is larger
LAYERS = 9  # of the deck, at most

Colour = Annotated[str, one_of(COLOURS, "Seat")]
Owner = Annotated[str, one_of((*COLOURS, "emperor"), "Owner")]
Card = Annotated[str, one_of(CARDS, "Card")]
Favour = Annotated[str, one_of(FAVOUR_NAMES, "Favour")]
Cell = Annotated[Space, one_of(tuple(CELL_NUMBERS), "Cell", 'the name of a cell of the wall, like "c1",', "W1")]
Ending = Annotated[str, one_of(tuple(rule for rule, _ in ENDINGS if rule), "Ending", "X1 or X2", "X1")]
Ask = Annotated[str, one_of(QUESTIONS, "Ask")]
About = Annotated[str, one_of((*CARDS, *FAVOUR_NAMES), "About")]
Number = Annotated[int, between(0, MAX_NUMBER)]
Small = Annotated[int, between(0, 127)]
Favours = Annotated[Sequence[Favour], at_most(FAVOURS)]
Hidden = Annotated[Literal["hidden"], HIDDEN]
Layer = Annotated[int, between(0, LAYERS - 1)]
Place = Annotated[str, one_of((*COLOURS, "looked"), "Place")] | Layer
Memory = Mapping[Favour, Annotated[Sequence[Place], at_most(len(COLOURS) + 1 + LAYERS)]]

ANY: Json = {}


class Prison(Part, frozen=True, kw_only=True):
    """What lies in the prison of a province."""

    jade: Number = 0
    convicts: Number = 0


class SeatThings(Part, frozen=True, kw_only=True):
    """What a seat has."""

    jade: Number = 0
    peasants: Number = 0
    convicts: Number = 0
    blocks: Small = 0  # own blocks in the supply
    area: Small | UnsetType = UNSET  # own blocks in the resource area; left out: the rest of 18
    chips: Small = 0  # for buybacks
    points: Number = 0
    taskmaster: Annotated[int, between(1, PROVINCES)] = 1  # the province, from 1
    table: Annotated[Sequence[Card], at_most(3)] = ()  # role cards played in earlier turns of the round
    hand: Favours | HiddenCount = ()
    looked: Favours | HiddenCount = ()  # favours looked at, not yet kept or put back
    played: Favours = ()
    bid: Number | Hidden | None = None  # P1


class Bank(Part, frozen=True, kw_only=True):
    """K1: what the stockpile still holds, with strict supplies."""

    jade: Number | UnsetType = UNSET  # left out, like the others: everything that is nowhere else
    peasants: Number | UnsetType = UNSET
    convicts: Number | UnsetType = UNSET


class Round(Part, frozen=True, kw_only=True):
    """The round."""

    number: Annotated[int, between(0, 12)] = 1
    turns: Annotated[int, between(0, 18)] = 0  # taken in this round
    marker: Colour | None = None  # P3: who holds it
    emperor_left: Annotated[int, between(0, 12)] | UnsetType = UNSET  # left out: one for each round to come
    emperor_held: bool = False  # whether the holder of the marker still has the round's emperor block


class Turn(Part, frozen=True, kw_only=True):
    """The turn."""

    seat: Colour | UnsetType = UNSET  # left out: the first seat
    shown: Card | None = None  # the role card that is played now
    bought: bool = False  # whether a buyback was used


class Question(Part, frozen=True, kw_only=True):
    """The present question, and its seat unless chance or everybody answers."""

    forms: ClassVar = (
        form("deal", "show", about={"type": "integer", "minimum": 0, "maximum": FAVOURS}),
        form("tie", "return", "bid"),
        form("turn", "second", "workers", "between", "after", seat=ANY),
        form("role", seat=ANY, about={"enum": list(CARDS)}),
        form("plaque", seat=ANY, about={"enum": list(FAVOUR_NAMES)}),
        form("keep", seat=ANY, about={"type": "integer", "minimum": 1, "maximum": 2}),
    )

    ask: Ask
    seat: Colour | UnsetType = UNSET
    about: About | Annotated[int, between(0, FAVOURS)] | UnsetType = UNSET


class PositionFile(position_file.PositionFile, frozen=True, kw_only=True):
    """A position, or what a view shows of it."""

    wall: Mapping[Cell, Owner]  # the owner of the block on a cell
    plaques: Annotated[Sequence[Cell], at_most(36)] = ()
    prisons: Annotated[Sequence[Prison], at_most(PROVINCES)] = ()  # by province
    seats: Mapping[Colour, SeatThings]
    bank: Bank | None = None
    # Layers, from the top; left out: one layer of all cards that are nowhere else.
    deck: Annotated[Sequence[Favours | HiddenCount], at_most(LAYERS)] | UnsetType = UNSET
    # By seat: where the cards that it put back may be by now.
    memory: Mapping[Colour, Memory] = {}
    round: Round = Round()
    turn: Turn = Turn()
    build: Annotated[Sequence[Cell], at_most(2)] = ()  # the sites of a build under way
    questions: Annotated[Sequence[Question], at_most(1)]
    ended: Ending | None = None


# Facts.


class RowFacts(Part, frozen=True, kw_only=True):
    """G1: a row of a province."""

    province: int
    level: int
    counts: Mapping[Colour, int]  # blocks of each seat
    missing: int


class LevelFacts(Part, frozen=True, kw_only=True):
    """G2: a level of the whole wall."""

    level: int
    counts: Mapping[Colour, int]  # blocks of each seat
    missing: int


class Rewards(Part, frozen=True, kw_only=True):
    """What played favours give."""

    income: int
    petition: int
    jade: int


class FavourFacts(Part, frozen=True, kw_only=True):
    """What a favour card says."""

    pattern: Sequence[str]
    income: int
    petition: int
    jade: int
    points: int


class NearFit(Part, frozen=True, kw_only=True):
    """B3: a place where one block is missing."""

    cells: Sequence[Cell]
    missing: Cell


class Fits(Part, frozen=True, kw_only=True):
    """B3: where a favour fits the blocks of a seat, and where it nearly does."""

    fit: Sequence[Sequence[Cell]]
    near: Sequence[NearFit]


class Facts(position_file.Facts, frozen=True, kw_only=True):
    """What a seat could work out from its view."""

    boards: int
    rows: Sequence[RowFacts]
    levels: Sequence[LevelFacts]
    rewards: Mapping[Colour, Rewards]
    end: Mapping[str, Mapping[Colour, int]]  # X3: what each category would give now
    favours: Mapping[Favour, FavourFacts]  # those in sight
    fits: Mapping[Favour, Fits]  # of the seat's own favours


class ForecastFacts(position_file.Facts, frozen=True, kw_only=True):
    """What an action leads to for certain."""

    points: Sequence[tuple[int, int, str]]  # seat, number, what for
    rows: Sequence[tuple[int, int]]  # completed: province and level
    levels: Sequence[int]  # completed
    chips: int
    jade: int  # gained, or paid if below 0
    dead: tuple[int, int]  # peasants and convicts
    prison: tuple[int, int] | None  # jade and convicts that lay in it
    workers: int  # B2: needed for the sites chosen so far
    useless: bool


class BidFacts(Part, frozen=True, kw_only=True):
    """P1 to P3: what a bid is worth, what it costs, and what others could bid at most, by seat."""

    jade: int
    value: int
    cost: int
    rivals: Mapping[int, int]
    sure: bool


class BidForecast(position_file.Facts, frozen=True, kw_only=True):
    """What a bid leads to."""

    bid: BidFacts


def position_of(view: View) -> PositionFile:
    """The position in a view of this game."""
    return own(view.position, PositionFile)


def facts_of(view: View) -> Facts:
    """The facts in a view of this game."""
    return own(view.facts, Facts)


def card_count(cards: Sequence[str] | int) -> int:
    """How many cards there are, hidden or not."""
    return cards if isinstance(cards, int) else len(cards)


def known_cards(cards: Sequence[str] | int) -> Sequence[str]:
    """The cards that are not hidden."""
    return () if isinstance(cards, int) else cards


def layers_of(position: PositionFile) -> Sequence[Sequence[str] | int]:
    """The layers of the deck in a position that the engine wrote."""
    assert position.deck is not UNSET
    return position.deck
