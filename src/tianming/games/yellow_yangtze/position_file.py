"""The parts of a position file and of a view's facts, each declared once (see ``core/position_file.py``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from msgspec import UNSET, UnsetType, field

from tianming.core import position_file, spaces
from tianming.core.fields import NONE
from tianming.core.position_file import HiddenCount, Json, Part, at_most, between, form, one_of, own
from tianming.core.protocol import View
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze.actions import QUESTIONS
from tianming.games.yellow_yangtze.board import (
    COLOURS,
    DYNASTIES,
    LEADERS,
    PAGODA_COLOURS,
    RED,
    SPACE_NAMES,
    SPACES,
    TILE_COUNTS,
    TRIANGLE_NUMBERS,
)
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.scoring import ENDINGS

MAX_POINTS = 1_000_000  # of a colour
TRIANGLE_PATTERN = r"^[a-o]\d{1,2} [a-o]\d{1,2} [a-o]\d{1,2}$"
DEPTH = 8  # questions that can be open at once

Colour = Annotated[str, one_of(COLOURS, "Colour")]
Leader = Annotated[str, one_of(LEADERS, "Leader")]
Dynasty = Annotated[str, one_of(DYNASTIES, "Seat", rule="S2")]
Space = Annotated[spaces.Space, one_of(SPACE_NAMES, "Space", 'the name of a space, like "d7",')]
Triangle = Annotated[
    str,
    one_of(
        tuple(TRIANGLE_NUMBERS),
        "Triangle",
        'the names of three spaces that touch, like "a1 a2 b1",',
        "G1",
        pattern=TRIANGLE_PATTERN,
    ),
]
About = Annotated[
    str,
    one_of((*DYNASTIES, *SPACE_NAMES, *TRIANGLE_NUMBERS), "About", 'a name, like "d7",', pattern="^[a-z0-9 ]{2,11}$"),
]
Ending = Annotated[str, one_of(tuple(rule for rule, _ in ENDINGS if rule), "Ending", "X1, E2 or X4", "X1")]
Ask = Annotated[str, one_of(QUESTIONS, "Ask")]
Tiles = Mapping[Colour, Annotated[int, between(0, 127)]]
Points = Mapping[Colour, Annotated[int, between(0, MAX_POINTS)]]
Reds = Annotated[int, between(0, TILE_COUNTS[RED])]

ANY: Json = {}
NUMBER: Json = {"type": "integer", "minimum": 0, "maximum": 6}


class Turn(Part, frozen=True, kw_only=True):
    """The turn."""

    seat: Dynasty
    actions_left: Annotated[int, between(0, 2)] = 2
    quiet_turns: Annotated[int, between(0, 1000)] = 1  # X4: turns that began since the last draw


class Question(Part, frozen=True, kw_only=True):
    """A question, and its seat unless chance answers."""

    forms: ClassVar = (
        form("start"),
        form("refill", about={"enum": list(DYNASTIES)}),
        form("redraw", about=NUMBER),
        form("turn", "merchant", "riot", "build", "attack", "defend", "support", "winner", seat=ANY),
        form("chain", "pagoda", seat=ANY, about={"enum": list(SPACE_NAMES)}),
        form("move", seat=ANY, about={"type": "string", "pattern": TRIANGLE_PATTERN}),
        form("replace", "pledge", "loss", seat=ANY, about=NUMBER),
    )

    ask: Ask
    seat: Dynasty | UnsetType = UNSET
    about: About | Annotated[int, between(0, 6)] | UnsetType = UNSET


class Revolt(Part, frozen=True, kw_only=True):
    """R1: a revolt that is not decided."""

    attacker: Dynasty
    defender: Dynasty
    leader: Leader
    committed: Annotated[int, between(0, 7)] = 0  # by the attacker


class WarringState(Part, frozen=True, kw_only=True):
    """W1: a state at war."""

    spaces: Annotated[Sequence[Space], at_most(SPACES)]
    tiles: Reds = 0  # committed to it
    leaders: Annotated[Sequence[Dynasty], at_most(4)] = ()  # whose red leaders support it


class War(Part, frozen=True, kw_only=True):
    """W1: a war that is not decided."""

    space: Space  # of the unifying tile
    states: Annotated[Sequence[WarringState], at_most(3)]
    loss: Reds = 0  # W7: red tiles that the winner still loses on the board


class PositionFile(position_file.PositionFile, frozen=True, kw_only=True):
    """A position, or what a view shows of it."""

    tiles: Mapping[Space, Colour]
    leaders: Mapping[Dynasty, Mapping[Leader, Space | None]] = {}  # null, or left out: off the board
    pagodas: Annotated[Sequence[Triangle], at_most(len(PAGODA_COLOURS))] = ()
    hands: Mapping[Dynasty, Tiles | HiddenCount]
    merchants: Tiles = field(default_factory=dict)
    bag: Tiles | HiddenCount | UnsetType = UNSET  # left out: everything that is nowhere else
    discards: Tiles = field(default_factory=dict)
    buried: Mapping[Dynasty, Tiles | HiddenCount] = {}  # E1: discarded face down
    points: Mapping[Dynasty, Points] = {}
    turn: Turn
    questions: Annotated[Sequence[Question], at_most(DEPTH)]  # the last one is the present question
    revolt: Revolt | None = None
    war: War | None = None
    ended: Ending | None = None


# Facts.


class StateFacts(Part, frozen=True, kw_only=True):
    """T2, W3: a state and its red tiles."""

    spaces: Sequence[Space]
    strength: int


class LeaderFacts(Part, frozen=True, kw_only=True):
    """R4, W6: a leader in a conflict, and whether it leaves the board if its side loses."""

    seat: int
    leader: Leader
    space: Space
    leaves: bool


class SideFacts(Part, frozen=True, kw_only=True):
    """R2 to R4, W3 to W6: a side of the conflict under way."""

    board: int  # its strength on the board
    strength: int  # with everything that is committed to it
    leaders: Sequence[LeaderFacts]
    gains: Sequence[tuple[int, str, int]]  # points if it wins: seat, colour, number


class Facts(position_file.Facts, frozen=True, kw_only=True):
    """What a seat could work out from its view."""

    states: Sequence[StateFacts]  # by their first spaces
    support: Mapping[Dynasty, Mapping[Leader, int]]  # R2: the black tiles beside each leader
    sides: Sequence[SideFacts]  # of the conflict that is not decided, if any


class ConflictFacts(Part, frozen=True, kw_only=True):
    """R2, W3: the revolt or war that an action begins. The event has the rest."""

    strengths: Sequence[int]
    could_add: int  # from the seat's hand, and with its governor or soldier


class ForecastFacts(position_file.Facts, frozen=True, kw_only=True):
    """What an action leads to for certain."""

    joins: Sequence[Sequence[Space]]  # states that become one
    points: Sequence[tuple[int, str, int]]  # seat, colour, number
    revolt: ConflictFacts | None
    war: ConflictFacts | None
    sides: Sequence[SideFacts]  # of that conflict: who leaves, who gains
    pagodas_offered: Sequence[Triangle]
    pagodas_lost: Sequence[Triangle]


def position_of(view: View) -> PositionFile:
    """The position in a view of this game."""
    return own(view.position, PositionFile)


def facts_of(view: View) -> Facts:
    """The facts in a view of this game."""
    return own(view.facts, Facts)


def weigh_conflict(strengths: Sequence[int], fields: Fields, seat: Seat, colour: int) -> ConflictFacts:
    """R2, W3: a conflict that begins. The seat can add its tiles of the colour, and its leader if that is off the
    board."""
    place = 5 * seat + colour
    return ConflictFacts(strengths=strengths, could_add=fields.hand[place] + (fields.leader[place] == NONE))


def tile_count(tiles: Tiles | int) -> int:
    """How many tiles there are, hidden or not."""
    return tiles if isinstance(tiles, int) else sum(tiles.values())


def bag_of(position: PositionFile) -> Tiles | int:
    """The bag in a position that the engine wrote."""
    assert position.bag is not UNSET
    return position.bag
