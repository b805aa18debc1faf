"""What can happen, in the past tense. Log lines, films, statistics and bots' memory are made from these only.

A turn is told phase by phase: `PhaseBegan` opens a chapter, and every event in it names the clan, the provinces, the
amounts and the rule, so that the resolution can be played as a film without asking anybody else.
"""

from __future__ import annotations

from typing import ClassVar

from tianming.core.protocol import Event

Provinces = tuple[str, ...]


# The set-up (section 4).


class PlayerStarted(Event, frozen=True):
    """Y4.2.1: that seat places first."""

    seat: int


class TileDealt(Event, frozen=True):
    """Y4.2.1."""

    seat: int
    tile: str


class TileLaid(Event, frozen=True):
    """Y4.2.1: by a seat, or None for a map that was drawn or imposed."""

    seat: int | None
    tile: str
    cell: str
    rotation: int


class TemplesPlaced(Event, frozen=True):
    """Y4.2.2: the map is complete, and every hill has its temple."""

    provinces: Provinces


class ClanDrawn(Event, frozen=True):
    """A43: a clan that is in play; which seat will have it is not known yet."""

    clan: str


class CityPlaced(Event, frozen=True):
    """Y4.2.3: the first city of a clan, by a seat or by itself."""

    seat: int | None
    clan: str
    province: str


class ColourDrawn(Event, frozen=True):
    """Y4.2.4: a seat plays that clan."""

    seat: int
    clan: str
    province: str


class BidMade(Event, frozen=True):
    """Y4.3: hidden until all are in."""

    secrets: ClassVar[tuple[str, ...]] = ("number",)
    seat: int
    number: int | None


class BidsRevealed(Event, frozen=True):
    """Y4.3: (seat, bid) of everybody who was bidding."""

    reveals: ClassVar[bool] = True
    bids: tuple[tuple[int, int], ...]


class BidTied(Event, frozen=True):
    """Y4.3, A46: the highest bids are equal: these seats bid again, or a lot decides."""

    seats: tuple[int, ...]
    again: bool


class LotDrawn(Event, frozen=True):
    """A36: the lot fell on that seat."""

    seat: int


class ClanTaken(Event, frozen=True):
    """Y4.3: a clan and its city were chosen and paid for."""

    seat: int
    clan: str
    province: str
    paid: int


class ChaoDealt(Event, frozen=True):
    """Y4.2.5, Y4.2.6: the Chão a seat begins with."""

    seat: int
    clan: str
    number: int


# The turn (sections 5 to 8).


class TurnBegan(Event, frozen=True):
    """Y5.1: the wheel shows so many temples."""

    turn: int
    objective: int


class PlanMade(Event, frozen=True):
    """Y5.2: a seat has made its plan; which one, only it knows."""

    secrets: ClassVar[tuple[str, ...]] = ("plan",)
    seat: int
    plan: str | None


class PhaseBegan(Event, frozen=True):
    """Y7: a phase of the resolution in which something happens."""

    phase: str
    rule: str


class PlanRevealed(Event, frozen=True):
    """Y7.0: target, levels and what each costs."""

    reveals: ClassVar[bool] = True
    seat: int
    clan: str
    target: str
    levels: tuple[int, int, int]
    costs: tuple[int, int, int]


class ClanPassed(Event, frozen=True):
    """Y5.2, Y7.0: the plan of that seat was to pass."""

    reveals: ClassVar[bool] = True
    seat: int
    clan: str


class ColonizationClashed(Event, frozen=True):
    """Y6.1.1, A1: several clans wanted the same free province; `winner` keeps it, None: nobody."""

    target: str
    seats: tuple[int, ...]
    clans: tuple[str, ...]
    winner: str | None


class PlanCancelled(Event, frozen=True):
    """A1: all actions of a clan are cancelled and its Chão is given back; `passed`: it counts as having passed."""

    seat: int
    clan: str
    target: str
    refund: int
    passed: bool


class ProvinceColonized(Event, frozen=True):
    """Y6.1.2: a target was taken."""

    seat: int
    clan: str
    province: str
    level: int


class ProvincesClaimed(Event, frozen=True):
    """Y6.1.3: free provinces beside a target or group were taken; `action` is colonization or expansion."""

    seat: int
    clan: str
    action: str
    target: str
    provinces: Provinces


class ClaimContested(Event, frozen=True):
    """Y6.1.3: several clans claimed a province; `winner` (Suhey) has it, None: it stays free."""

    province: str
    clans: tuple[str, ...]
    winner: str | None


class CityArose(Event, frozen=True):
    """Y6.1.4, Y7.4.7: automatic urbanization."""

    seat: int
    clan: str
    province: str
    rule: str


class TempleBuilt(Event, frozen=True):
    """Y6.1.5."""

    seat: int
    clan: str
    province: str


class TheftPrevented(Event, frozen=True):
    """Y6.1.5: two builders that border each other's temple spare each other."""

    clans: tuple[str, str]


class ChaoStolen(Event, frozen=True):
    """Y6.1.5: `seat` took from the victim."""

    seat: int
    clan: str
    victim: str
    number: int


class CityFortified(Event, frozen=True):
    """Y6.2: what Fortification built: city, second city, rampart, stone rampart."""

    seat: int
    clan: str
    province: str
    level: int
    action: str
    built: tuple[str, ...]
    rule: str


class ArmiesRaised(Event, frozen=True):
    """Y6.2, Y6.3: new armies; fewer than `wanted` if the supply is exhausted (A26)."""

    seat: int
    clan: str
    province: str
    number: int
    wanted: int
    rule: str


class ActionVoid(Event, frozen=True):
    """An action that turned out to have no effect; `cause` is the rule that says so."""

    seat: int
    clan: str
    action: str
    province: str
    cause: str


class ArmiesMustered(Event, frozen=True):
    """Y7.4.1: the armies that leave home for an attack, by province, and whether a new one joins."""

    seat: int
    clan: str
    target: str
    level: int
    origins: tuple[tuple[str, int], ...]
    fresh: int
    strength: int


class AttackersFought(Event, frozen=True):
    """Y7.4.2: several clans attacked one province and fought each other first."""

    target: str
    clans: tuple[str, ...]
    strengths: tuple[int, ...]
    winner: str | None
    left: int


class ProvinceAttacked(Event, frozen=True):
    """Y7.4.3: attackers against armies and fixed defence (None: indestructible); survivors occupy what was won."""

    seat: int
    clan: str
    target: str
    defender: str
    attack: int
    armies: int
    defence: int | None
    won: bool
    survivors: int
    killed: int


class ZoneAttacked(Event, frozen=True):
    """Y7.4.4: the free attack of level III on a province beside the target: won, an army killed, or nothing."""

    seat: int
    clan: str
    province: str
    defender: str
    won: bool
    killed: int


class ZonesClashed(Event, frozen=True):
    """Y7.4.4: zone attacks of several clans on one province undid each other."""

    province: str
    clans: tuple[str, ...]


class ProvinceCaptured(Event, frozen=True):
    """Y7.4.5: a province changed hands; `zone`: by a zone attack."""

    seat: int
    clan: str
    province: str
    loser: str
    survivors: int
    zone: bool


class GroupDestroyed(Event, frozen=True):
    """Y7.4.6: provinces that an attack alone cut off from every city went to the attacker."""

    seat: int
    clan: str
    loser: str
    provinces: Provinces


class ProvincesFreed(Event, frozen=True):
    """Y7.4.6, Y7.4.7, Y9.1: provinces that nobody has any more; `rule` says why."""

    loser: str
    provinces: Provinces
    rule: str


class ChaoRefunded(Event, frozen=True):
    """Y7.5: the Fortification of an attack that did not succeed was paid back."""

    seat: int
    clan: str
    number: int
    rule: str


class ChaoEarned(Event, frozen=True):
    """Y7.6: by Development (colonization, expansion) or by passing."""

    seat: int
    clan: str
    number: int
    cause: str


class VolcanoErupted(Event, frozen=True):
    """Y9.1: these provinces were laid waste."""

    provinces: Provinces


class ArmiesDisbanded(Event, frozen=True):
    """Y7.7: more than three armies in one province."""

    seat: int
    clan: str
    province: str
    number: int


class MarkersSet(Event, frozen=True):
    """Y7.7: rice, forest and mine markers, temples, and Chão at the end of the turn."""

    seat: int
    clan: str
    rice: int
    forest: int
    mine: int
    temples: int
    chao: int


class GameEnded(Event, frozen=True):
    """Y8, A38: who won, by which rule."""

    rule: str
    seats: tuple[int, ...]
    clans: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = (
    PlayerStarted,
    TileDealt,
    TileLaid,
    TemplesPlaced,
    ClanDrawn,
    CityPlaced,
    ColourDrawn,
    BidMade,
    BidsRevealed,
    BidTied,
    LotDrawn,
    ClanTaken,
    ChaoDealt,
    TurnBegan,
    PlanMade,
    PhaseBegan,
    PlanRevealed,
    ClanPassed,
    ColonizationClashed,
    PlanCancelled,
    ProvinceColonized,
    ProvincesClaimed,
    ClaimContested,
    CityArose,
    TempleBuilt,
    TheftPrevented,
    ChaoStolen,
    CityFortified,
    ArmiesRaised,
    ActionVoid,
    ArmiesMustered,
    AttackersFought,
    ProvinceAttacked,
    ZoneAttacked,
    ZonesClashed,
    ProvinceCaptured,
    GroupDestroyed,
    ProvincesFreed,
    ChaoRefunded,
    ChaoEarned,
    VolcanoErupted,
    ArmiesDisbanded,
    MarkersSet,
    GameEnded,
)
