"""The game in words and in characters: a sentence for every event, a drawing for every view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec import UNSET

from tianming.core.messages import Message
from tianming.core.protocol import Event, View, event_message
from tianming.games.yuan import events as told
from tianming.games.yuan.board import CLAN_NAMES, SEATS
from tianming.games.yuan.ground import centre
from tianming.games.yuan.position_file import Hex, PositionFile, Setup, facts_of, position_of
from tianming.games.yuan.scoring import ENDINGS

ROMAN = ("none", "I", "II", "III")
CAUSES = {
    "Y6.2": "level I does nothing in a village",
    "Y6.3": "level I recruits nobody",
    "A13": "there is no city",
    "A50": "the province is free",
    "Y7.4.1": "no army is in reach",
}


def sentence(event: Event) -> str:
    """An event in plain words."""
    return SENTENCES[type(event)](event)


def tell(event: Event) -> Message:
    """An event as a message."""
    return event_message(event, sentence(event))


def _seat(seat: int) -> str:
    return f"The {SEATS[seat]} seat"


def _clan(event: Any) -> str:
    return str(event.clan).capitalize()


def _clans(names: Sequence[str]) -> str:
    return " and ".join(name.capitalize() for name in names)


def _seats(seats: Sequence[int]) -> str:
    return " and ".join(SEATS[seat] for seat in seats)


def _many(number: int, thing: str) -> str:
    plural = {"army": "armies"}.get(thing, f"{thing}s")
    return f"{number} {thing if number == 1 else plural}"


def _laid(event: Any) -> str:
    turned = f", turned by {event.rotation}" if event.rotation else ""
    if event.seat is None:
        return f"tile {event.tile} lies at {event.cell}{turned}"
    return f"{_seat(event.seat)} laid tile {event.tile} at {event.cell}{turned}"


def _city_placed(event: Any) -> str:
    if event.seat is None:
        return f"{_clan(event)}'s first city stands in {event.province}"
    return f"{_seat(event.seat)} placed {_clan(event)}'s first city in {event.province}"


def _bid(event: Any) -> str:
    return f"{_seat(event.seat)} bid" + ("" if event.number is None else f" {event.number}")


def _bids(event: Any) -> str:
    return "bids: " + ", ".join(f"{SEATS[seat]} {bid}" for seat, bid in event.bids)


def _tied(event: Any) -> str:
    then = "they bid again" if event.again else "a lot decides"
    return f"{_seats(event.seats)} bid the same: {then}"


def _planned(event: Any) -> str:
    return f"{_seat(event.seat)} has decided" + ("" if event.plan is None else f": {event.plan}")


def _revealed(event: Any) -> str:
    words = ("Development", "Fortification", "Militarization")
    parts = [
        f"{word} {ROMAN[level]} ({cost})"
        for word, level, cost in zip(words, event.levels, event.costs, strict=True)
        if level
    ]
    return f"{_clan(event)} aims at {event.target}: {', '.join(parts)}"


def _clashed(event: Any) -> str:
    end = "nobody gets it" if event.winner is None else f"{event.winner.capitalize()} takes it"
    return f"{_clans(event.clans)} all want to colonize {event.target}: {end}"


def _cancelled(event: Any) -> str:
    passed = " and counts as having passed" if event.passed else ""
    return f"{_clan(event)}'s plan is cancelled; it gets {event.refund} Chão back{passed}"


def _claimed(event: Any) -> str:
    return f"{_clan(event)} takes {' '.join(event.provinces)} by {event.action}"


def _contested(event: Any) -> str:
    end = "it stays free" if event.winner is None else f"{event.winner.capitalize()} takes it all the same"
    return f"{_clans(event.clans)} both claim {event.province}: {end}"


def _fortified(event: Any) -> str:
    built = ", ".join(event.built) if event.built else "nothing new"
    return f"{_clan(event)} fortifies {event.province} ({event.action} {ROMAN[event.level]}): {built}"


def _raised(event: Any) -> str:
    short = "" if event.number == event.wanted else f" of {event.wanted}: the supply is exhausted"
    return f"{_clan(event)} raises {_many(event.number, 'army')}{short} in {event.province}"


def _void(event: Any) -> str:
    return f"{_clan(event)}'s {event.action} in {event.province} has no effect: {CAUSES[event.cause]} ({event.cause})"


def _mustered(event: Any) -> str:
    homes = ", ".join(f"{number} from {home}" for home, number in event.origins)
    fresh = " and a new one" if event.fresh else ""
    return f"{_clan(event)} attacks {event.target} with {event.strength}: {homes}{fresh}"


def _fought(event: Any) -> str:
    forces = " against ".join(
        f"{clan.capitalize()} {force}" for clan, force in zip(event.clans, event.strengths, strict=True)
    )
    end = "none is left" if event.winner is None else f"{event.winner.capitalize()} is left with {event.left}"
    return f"before {event.target}: {forces}; {end}"


def _attacked(event: Any) -> str:
    wall = "behind indestructible walls" if event.defence is None else f"with {event.defence} of fixed defence"
    against = f"{event.defender.capitalize()}'s {_many(event.armies, 'army')} {wall}"
    if event.won:
        return f"{_clan(event)} wins {event.target}, {event.attack} against {against}; {event.survivors} left"
    return f"{_clan(event)} fails at {event.target}, {event.attack} against {against}; {event.killed} defenders fall"


def _zone(event: Any) -> str:
    end = "and takes it" if event.won else "and kills an army" if event.killed else "in vain"
    return f"{_clan(event)}'s victory strikes {event.defender.capitalize()}'s {event.province} too, {end}"


def _captured(event: Any) -> str:
    kept = f", {_many(event.survivors, 'army')} stay" if event.survivors else ""
    return f"{event.province} goes from {event.loser.capitalize()} to {_clan(event)}{kept}"


def _destroyed(event: Any) -> str:
    return f"{event.loser.capitalize()} has no city left for {' '.join(event.provinces)}: {_clan(event)} takes over"


def _freed(event: Any) -> str:
    return f"{event.loser.capitalize()} loses {' '.join(event.provinces)}, free from now on ({event.rule})"


def _erupted(event: Any) -> str:
    return f"the volcanoes erupt: {' '.join(event.provinces) or 'nobody'} is laid waste"


def _markers(event: Any) -> str:
    goods = f"rice {event.rice}, forest {event.forest}, mine {event.mine}"
    return f"{_clan(event)}: {event.temples} temples, {goods}, {event.chao} Chão"


def _ended(event: Any) -> str:
    return f"the game is over: {dict(ENDINGS)[event.rule]} ({event.rule}); {_clans(event.clans)} first"


SENTENCES: dict[type[Event], Callable[[Any], str]] = {
    told.PlayerStarted: lambda e: f"{_seat(e.seat)} places first",
    told.TileDealt: lambda e: f"{_seat(e.seat)} got tile {e.tile}",
    told.TileLaid: _laid,
    told.TemplesPlaced: lambda e: f"the map is complete; temples stand in {' '.join(e.provinces)}",
    told.ClanDrawn: lambda e: f"{_clan(e)} is in play",
    told.CityPlaced: _city_placed,
    told.ColourDrawn: lambda e: f"{_seat(e.seat)} plays {_clan(e)} in {e.province}",
    told.BidMade: _bid,
    told.BidsRevealed: _bids,
    told.BidTied: _tied,
    told.LotDrawn: lambda e: f"the lot falls on the {SEATS[e.seat]} seat",
    told.ClanTaken: lambda e: f"{_seat(e.seat)} takes {_clan(e)} in {e.province} for {e.paid}",
    told.ChaoDealt: lambda e: f"{_clan(e)} begins with {e.number} Chão",
    told.TurnBegan: lambda e: f"turn {e.turn}: {e.objective} temples win",
    told.PlanMade: _planned,
    told.PhaseBegan: lambda e: f"{e.phase} ({e.rule})",
    told.PlanRevealed: _revealed,
    told.ClanPassed: lambda e: f"{_clan(e)} passes",
    told.ColonizationClashed: _clashed,
    told.PlanCancelled: _cancelled,
    told.ProvinceColonized: lambda e: f"{_clan(e)} colonizes {e.province} ({ROMAN[e.level]})",
    told.ProvincesClaimed: _claimed,
    told.ClaimContested: _contested,
    told.CityArose: lambda e: f"{_clan(e)}'s village in {e.province} becomes a city by itself ({e.rule})",
    told.TempleBuilt: lambda e: f"{_clan(e)} builds a temple in {e.province}",
    told.TheftPrevented: lambda e: f"{_clans(e.clans)} both build beside each other and steal nothing from each other",
    told.ChaoStolen: lambda e: f"{_clan(e)} steals {e.number} Chão from {e.victim.capitalize()}",
    told.CityFortified: _fortified,
    told.ArmiesRaised: _raised,
    told.ActionVoid: _void,
    told.ArmiesMustered: _mustered,
    told.AttackersFought: _fought,
    told.ProvinceAttacked: _attacked,
    told.ZoneAttacked: _zone,
    told.ZonesClashed: lambda e: f"{_clans(e.clans)} strike {e.province} at once and undo each other",
    told.ProvinceCaptured: _captured,
    told.GroupDestroyed: _destroyed,
    told.ProvincesFreed: _freed,
    told.ChaoRefunded: lambda e: f"{_clan(e)} gets {e.number} Chão for the Fortification back",
    told.ChaoEarned: lambda e: f"{_clan(e)} earns {e.number} Chão by {e.cause}",
    told.VolcanoErupted: _erupted,
    told.ArmiesDisbanded: lambda e: f"{_clan(e)} disbands {_many(e.number, 'army')} in {e.province}",
    told.MarkersSet: _markers,
    told.GameEnded: _ended,
}


# Drawing.

WIDE = 8  # characters of a hex; the next row is half of that aside
TERRAIN_MARKS = {"rice": "r", "forest": "f", "mine": "m", "hill": "h"}
SCENERY = {"mountain": ("  /\\", " /  \\"), "volcano": (" *^^*", " /  \\"), "water": (" ~~~", "~~~~")}
CITY_MARKS = ("v", "c", "C")
RAMPART_MARKS = {"none": "", "wood": "=", "stone": "#"}


def draw(view: View) -> str:
    """The view for a terminal: the map, then what lies beside it."""
    position, facts = position_of(view), facts_of(view)
    lines = [*_map_lines(view), "", *_legend(), ""]
    lines += [_seat_line(view, seat) for seat in range(position.players)]
    if facts.objective is not None:
        lines.append(f"turn {position.turn}: {facts.objective} temples win")
    return "\n".join(lines)


class DrawnHex(NamedTuple):
    """A hex in two lines: its name and its marks."""

    q: int
    r: int
    upper: str
    lower: str


def _map_lines(view: View) -> list[str]:
    hexes = [*(_drawn(position_of(view), one) for one in facts_of(view).hexes), *_open_cells(view)]
    if not hexes:
        return ["no tile lies yet"]
    left = min(2 * one.q + one.r for one in hexes)
    rows: dict[int, list[DrawnHex]] = {}
    for one in hexes:
        rows.setdefault(one.r, []).append(one)
    lines = []
    for r in sorted(rows, reverse=True):
        upper, lower = "", ""
        for one in sorted(rows[r]):
            place = (2 * one.q + r - left) * WIDE // 2
            upper = upper.ljust(place) + one.upper
            lower = lower.ljust(place) + one.lower
        lines += [upper.rstrip(), lower.rstrip()]
    return lines


def _open_cells(view: View) -> list[DrawnHex]:
    """Where the seat that is asked may lay its tile, each cell with its name in the middle."""
    if view.question is None or view.question.kind != "cell":
        return []
    found = []
    for name in (choice for group in view.question.groups for choice in group.choices):
        u, v = map(int, name.split(","))
        found.append(DrawnHex(*centre(u, v), "cell", name))
    return found


def _drawn(position: PositionFile, one: Hex) -> DrawnHex:
    if one.province is None:
        return DrawnHex(one.q, one.r, *SCENERY[one.terrain])
    name, marks = one.province, TERRAIN_MARKS[one.terrain]
    if name in position.provinces:
        holding = position.provinces[name]
        marks += holding.clan[0].upper() + CITY_MARKS[holding.cities] + RAMPART_MARKS[holding.rampart]
        marks += str(holding.armies or "")
    marks += _first_city(position, name)
    return DrawnHex(one.q, one.r, name, marks + ("^" if name in _temples(position) else ""))


def _temples(position: PositionFile) -> Sequence[str]:
    return () if position.temples is UNSET else position.temples


def _first_city(position: PositionFile, name: str) -> str:
    drawn = () if position.setup is None else position.setup.drawn
    return "".join(f"{one.clan[0].upper()}c" for one in drawn if one.city == name)


def _legend() -> list[str]:
    clans = ", ".join(f"{name[0].upper()} {name.capitalize()}" for name in CLAN_NAMES)
    return [
        "terrain: r rice, f forest, m mine, h hill; v village, c city, C doubled city; = rampart, # indestructible;",
        f"number: armies; ^ temple; clans: {clans}",
    ]


def _seat_line(view: View, seat: int) -> str:
    position, clans, name = position_of(view), facts_of(view).clans, SEATS[seat]
    mark = ">" if seat in view.actors else " "
    clan = position.clans.get(name)
    if clan is None or clan not in clans:
        return f"{mark} {name:8} {_setup_line(position, name)}"
    board = clans[clan]
    goods = f"rice {board.rice}, forest {board.forest}, mine {board.mine}"
    armies = f"armies {board.armies} of {board.armies + board.armies_left}"
    line = f"{mark} {name:8} {clan.capitalize():8} temples {board.temples}   {goods}   {armies}"
    return f"{line}   Chão {position.chao[name]}{_plan_shown(position, name)}"


def _plan_shown(position: PositionFile, name: str) -> str:
    plan = position.plans.get(name)
    return "" if plan is None else "   has decided" if plan is True else f"   {plan}"


def _setup_line(position: PositionFile, name: str) -> str:
    setup = position.setup or Setup()
    bid = setup.bids.get(name)
    shown = "" if bid is None else "   has bid" if bid is True else f"   bid {bid}"
    hand = " ".join(setup.hands.get(name, ()))
    clan = position.clans.get(name, "")
    return f"{clan.capitalize():8} tiles: {hand or 'none'}   Chão {position.chao[name]}{shown}"
