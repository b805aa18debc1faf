"""The parts of a position file and of a view's facts, each declared once (see ``core/position_file.py``)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from msgspec import UNSET, Meta, UnsetType

from tianming.core import position_file
from tianming.core.messages import Message
from tianming.core.position_file import Json, Part, at_most, between, form, one_of, own
from tianming.core.protocol import View
from tianming.core.seats import Seat
from tianming.core.spaces import Space
from tianming.games.yuan.actions import QUESTIONS
from tianming.games.yuan.board import (
    AUCTION_CHAO,
    CELL_NAMES,
    CLAN_NAMES,
    MAX_TIES,
    MAX_TILES,
    PROVINCE_NAMES,
    PROVINCES,
    SEATS,
    TERRAINS,
    TILE_NAMES,
)
from tianming.games.yuan.scoring import ENDINGS

MAX_TURN_NUMBER = 1_000_000  # in a game without a last turn
MAX_CHAO = 10 * MAX_TURN_NUMBER
MAX_STACK = 20
RAMPARTS = ("none", "wood", "stone")
POWERS = ("printed", "house")

SeatName = Annotated[str, one_of(SEATS, "Seat")]
Clan = Annotated[str, one_of(CLAN_NAMES, "Clan")]
Province = Annotated[Space, one_of(PROVINCE_NAMES, "Province", 'the name of a province, like "KHAL",')]
Tile = Annotated[str, one_of(TILE_NAMES, "Tile", "a tile of this game", "Y4.1")]
Cell = Annotated[str, one_of(CELL_NAMES, "Cell", 'a cell, like "-1,2",', "Y4.2.1", pattern=r"^-?\d{1,2},-?\d{1,2}$")]
Rampart = Annotated[str, one_of(RAMPARTS, "Rampart")]
Ask = Annotated[str, one_of(QUESTIONS, "Ask")]
Ending = Annotated[str, one_of(tuple(rule for rule, _ in ENDINGS if rule), "Ending", "Y8 or A38", "Y8")]
Chao = Annotated[int, between(0, MAX_CHAO)]
Bid = Annotated[int, between(0, AUCTION_CHAO)]
Hidden = Annotated[bool, Meta(extra_json_schema={"hidden": True, "const": True})]  # made, and not known
Axial = tuple[int, int]
SeatNames = Annotated[Sequence[SeatName], at_most(len(SEATS))]

NOBODY: Json = {"maxItems": 0}


class LaidTile(Part, frozen=True, kw_only=True):
    """Where a tile lies, and how it is turned."""

    cell: Cell
    rotation: Annotated[int, between(0, 5)]


class Holding(Part, frozen=True, kw_only=True):
    """What a clan has in a province."""

    clan: Clan
    cities: Annotated[int, between(0, 2)] = 0  # 0: a village, 2: a doubled city
    rampart: Rampart = "none"
    armies: Annotated[int, between(0, MAX_STACK)] = 0


class Question(Part, frozen=True, kw_only=True):
    """The present question, and the seats that have not answered; none if chance answers."""

    forms: ClassVar = (
        form("turn", "bid", seats={"minItems": 1}),
        form("tile", "cell", "rotate", "city", "take", seats={"minItems": 1, "maxItems": 1}),
        form("start", "deal", "map", "clan", "spread", "colour", "lot", seats=NOBODY) | {"required": ["ask"]},
    )

    ask: Ask
    seats: SeatNames = ()


class Laying(Part, frozen=True, kw_only=True):
    """Y4.2.1: the tile that is being laid, and its cell once that is chosen."""

    tile: Tile
    cell: Cell | None = None


class DrawnClan(Part, frozen=True, kw_only=True):
    """Y4.2.3: a clan of this game and its first city."""

    clan: Clan
    city: Province | None = None


class Setup(Part, frozen=True, kw_only=True):
    """Section 4: the set-up so far."""

    first: SeatName | None = None
    hands: Mapping[SeatName, Annotated[Sequence[Tile], at_most(MAX_TILES)]] = {}
    laying: Laying | None = None
    map_draw: Annotated[int, between(0, 255)] | None = None
    drawn: Annotated[Sequence[DrawnClan], at_most(len(SEATS))] = ()
    bids: Mapping[SeatName, Bid | Hidden] = {}
    bidders: SeatNames = ()  # who still bid
    ties: Annotated[int, between(0, MAX_TIES)] = 0  # A36: of this auction so far


class PositionFile(position_file.PositionFile, frozen=True, kw_only=True):
    """A position, or what a view shows of it."""

    map: Mapping[Tile, LaidTile]
    clans: Mapping[SeatName, Clan]
    provinces: Mapping[Province, Holding]
    # Left out: one on every hill of a finished map.
    temples: Annotated[Sequence[Province], at_most(PROVINCES)] | UnsetType = UNSET
    chao: Mapping[SeatName, Chao] = {}
    turn: Annotated[int, between(0, MAX_TURN_NUMBER)]
    plans: Mapping[SeatName, str | Hidden] = {}
    # Left out: all seats without a plan must make one.
    question: Question | UnsetType | None = UNSET
    setup: Setup | None = None
    ended: Ending | None = None


# Facts.


class Hex(Part, frozen=True, kw_only=True):
    """A hex of the map, in axial coordinates; r grows upwards."""

    q: int
    r: int
    terrain: Annotated[str, one_of((*TERRAINS, "volcano"), "Terrain")]
    tile: Tile
    province: Province | None


class Costs(Part, frozen=True, kw_only=True):
    """Y5.3: what the levels of each kind of action cost, from none on."""

    development: Sequence[int]
    fortification: Sequence[int]
    militarization: Sequence[int]


class ClanFacts(Part, frozen=True, kw_only=True):
    """A clan's board: markers, temples, armies, and what levels cost."""

    seat: SeatName
    colour: str
    honour: int
    power: Annotated[str, one_of(POWERS, "Power")] | None  # if it is in force
    rice: int
    forest: int
    mine: int
    temples: int
    provinces: int
    armies: int
    armies_left: int
    costs: Costs


class ProvinceGroup(Part, frozen=True, kw_only=True):
    """Y2: connected provinces of a clan."""

    clan: Clan
    provinces: Sequence[Province]


class Defence(Part, frozen=True, kw_only=True):
    """Y7.4.3: what defends a province."""

    armies: int
    fixed: int | None  # null: indestructible


class Facts(position_file.Facts, frozen=True, kw_only=True):
    """What a seat could work out from its view."""

    hexes: Sequence[Hex]
    rivers: Sequence[tuple[Axial, Axial]]  # Y9.2: each side as the two hexes that it separates
    wheel: Sequence[int]  # Y5.1: the temples that win, turn by turn
    objective: int | None  # the temples that win now
    clans: Mapping[Clan, ClanFacts]
    groups: Sequence[ProvinceGroup]
    defence: Mapping[Province, Defence]


class Rival(Part, frozen=True, kw_only=True):
    """Who could get in the way of a plan, and how."""

    seat: Seat
    clan: Clan
    colonize: bool | UnsetType = UNSET  # Y6.1.1: the same province, where the plan would colonize it
    claim: Sequence[Province]  # Y6.1.3: provinces that the plan would gain
    attack: int  # Y6.3: with that strength; 0 if it could not


class PlanFacts(position_file.Facts, frozen=True, kw_only=True):
    """What a plan leads to if nobody gets in its way. Pairs: before and after."""

    target: Province | None
    levels: Sequence[int]
    costs: Sequence[int]
    cost: int
    chao: int  # left afterwards
    gains: Sequence[Province]
    temples: tuple[int, int]
    armies: tuple[int, int]
    markers: tuple[Sequence[int], Sequence[int]]
    wins: bool
    effects: Sequence[Message | None]  # what each kind of action is meant to do there; null without a level
    contested_by: Sequence[Rival]


def position_of(view: View) -> PositionFile:
    """The position in a view of this game."""
    return own(view.position, PositionFile)


def facts_of(view: View) -> Facts:
    """The facts in a view of this game."""
    return own(view.facts, Facts)
