"""Clans and first cities (Y4.2.3, Y4.2.4): draw the clans, place their cities, and give each seat one of them.

The whole chapter: the questions, the legal answers, the effects, the events and their sentences, the reasons against an
answer, and what a position may hold. `setup` decides what comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianming.core.bits import EMPTY, Bits, bit, count, gather, lowest
from tianming.core.errors import Reason
from tianming.core.messages import Message, say
from tianming.core.protocol import Event, Sentences, says
from tianming.core.questions import Asking
from tianming.core.reading import expect
from tianming.core.seats import CHANCE
from tianming.core.spaces import Space
from tianming.games.yuan.actions import ASK_CITY, ASK_CLAN, ASK_COLOUR, ASK_SPREAD, CITY, TABLE
from tianming.games.yuan.board import (
    BY_PLAYERS,
    BY_SPREAD,
    CLAN_NAMES,
    PROVINCE_NAMES,
    PROVINCE_PLACES,
    SCENARIOS,
    clans_of,
    deck,
    names,
)
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.messages import QUESTIONS, no
from tianming.games.yuan.position import OFF, Position
from tianming.games.yuan.wording import clan_of, seat_name

if TYPE_CHECKING:
    from tianming.games.yuan.why import Situation

# The questions.

ASKING = {
    ASK_CITY: Asking("Y4.2.3", ("city",)),
    ASK_CLAN: Asking("A43", ("clan",)),
    ASK_SPREAD: Asking("Y4.2.3", ("spread",)),
    ASK_COLOUR: Asking("Y4.2.4", ("colour",)),
}


def city_question(fields: Fields) -> Message:
    """Y4.2.3: with the clan whose city is placed."""
    return say(QUESTIONS, "city", clan=CLAN_NAMES[fields.drawn[fields.site.index(OFF)]])


# The legal answers.


def undrawn_clans(p: Position) -> Bits:
    """A43: the clans that can still be drawn."""
    found = EMPTY
    for clan in clans_of(p.players, p.box):
        found |= bit(clan)
    for city in range(p.players):
        if p.drawn[city] != OFF:
            found &= ~bit(p.drawn[city])
    return found


def sites(p: Position) -> Bits:
    """Y4.2.3: any province without a city. A44: with `apart`, at least two steps from every city if possible."""
    taken = sites_taken(p)
    empty = p.ground.provinces & ~taken
    far = empty & ~gather(p.ground.reach, taken)
    if p.sites_apart and far:
        return far
    return empty


def sites_taken(p: Position) -> Bits:
    """The provinces with a first city."""
    found = EMPTY
    for city in range(p.players):
        if p.site[city] != OFF:
            found |= bit(p.site[city])
    return found


def drawn_sites(p: Position) -> Bits:
    """Y4.2.3: where chance may place the next city: spread over the map (A45), or at random."""
    if p.cities_by == BY_SPREAD:
        return farthest_provinces(p)
    return sites(p)


def farthest_provinces(p: Position) -> Bits:
    """A45: the provinces at the greatest distance from the nearest city."""
    seen = sites_taken(p)
    edge = seen
    layer = EMPTY
    while edge:
        edge = gather(p.ground.reach, edge) & ~seen
        seen |= edge
        if edge:
            layer = edge
    beyond = p.ground.provinces & ~seen
    if beyond:
        return beyond
    return layer


def clans_left(p: Position) -> Bits:
    """Y4.2.4, Y4.3: the drawn clans that no seat has."""
    found = EMPTY
    for city in range(p.players):
        found |= bit(p.drawn[city])
    for seat in range(p.players):
        if p.clan[seat] != OFF:
            found &= ~bit(p.clan[seat])
    return found


# The effects.


def advance_cities(p: Position, log: list[Event] | None) -> bool:
    """A43, Y4.2.3: draw the clans; then the scenario, chance or the players place their cities. Returns whether there
    is a question."""
    if next_without_clan(p) != OFF:
        p.ask(ASK_CLAN, CHANCE)
        return True
    city = next_without_site(p)
    if p.scenario > 0:
        place_city(p, OFF, SCENARIOS[p.scenario - 1].cities[city], log)
        return False
    if p.cities_by != BY_PLAYERS:
        p.ask(ASK_SPREAD, CHANCE)
    else:
        p.ask(ASK_CITY, (p.first + city) % p.players)
    return True


def next_without_clan(p: Position) -> int:
    """The first city that has no clan yet, OFF if there is none."""
    for city in range(p.players):
        if p.drawn[city] == OFF:
            return city
    return OFF


def next_without_site(p: Position) -> int:
    """The first city that has no place yet, OFF if there is none."""
    for city in range(p.players):
        if p.site[city] == OFF:
            return city
    return OFF


def draw_clan(p: Position, clan: int, log: list[Event] | None) -> None:
    """A43: the k-th drawn clan has the k-th city."""
    p.drawn[next_without_clan(p)] = clan
    if log is not None:
        log.append(ClanDrawn(CLAN_NAMES[clan]))


def place_city(p: Position, seat: int, province: int, log: list[Event] | None) -> None:
    """Y4.2.3: the next clan's first city."""
    city = next_without_site(p)
    p.site[city] = province
    if log is not None:
        who = None if seat == OFF else seat
        log.append(CityPlaced(who, CLAN_NAMES[p.drawn[city]], PROVINCE_NAMES[province]))


def site_of(p: Position, clan: int) -> int:
    """Where a clan's first city stands."""
    for city in range(p.players):
        if p.drawn[city] == clan:
            return p.site[city]
    return OFF


def advance_colours(p: Position, log: list[Event] | None) -> bool:
    """Y4.2.4: a clan for every seat. The last clan needs no draw. Returns whether there is a question."""
    if count(clans_left(p)) == 1:
        draw_colour(p, lowest(clans_left(p)), log)
        return False
    p.ask(ASK_COLOUR, CHANCE)
    return True


def next_seat(p: Position) -> int:
    """The first seat without a clan, OFF if there is none."""
    for seat in range(p.players):
        if p.clan[seat] == OFF:
            return seat
    return OFF


def draw_colour(p: Position, clan: int, log: list[Event] | None) -> None:
    """Y4.2.4: the next seat plays that clan."""
    seat = next_seat(p)
    p.clan[seat] = clan
    if log is not None:
        log.append(ColourDrawn(seat, CLAN_NAMES[clan], PROVINCE_NAMES[site_of(p, clan)]))


# Events and their sentences.


class ClanDrawn(Event, frozen=True):
    """A43: a clan that is in play; which seat will have it is not known yet."""

    clan: str


class CityPlaced(Event, frozen=True):
    """Y4.2.3: the first city of a clan; `seat` is None if no player placed it."""

    seat: int | None
    clan: str
    province: Space


class ColourDrawn(Event, frozen=True):
    """Y4.2.4: a seat plays that clan."""

    seat: int
    clan: str
    province: Space


def say_city(event: CityPlaced) -> str:
    """Y4.2.3."""
    if event.seat is None:
        return f"{clan_of(event)}'s first city stands in {event.province}"
    return f"{seat_name(event.seat)} placed {clan_of(event)}'s first city in {event.province}"


SENTENCES: Sentences = {
    **says(ClanDrawn, lambda e: f"{clan_of(e)} is in play"),
    **says(CityPlaced, say_city),
    **says(ColourDrawn, lambda e: f"{seat_name(e.seat)} plays {clan_of(e)} in {e.province}"),
}

# The reasons.


def explain_city(situation: Situation, action: int) -> Reason:
    """Y4.2.3, A44."""
    province = action - CITY
    name = PROVINCE_NAMES[province]
    if not situation.state.whole_map() >> province & 1:
        return no("Y4.2.3", "not-on-this-map", (name,), province=name)
    if province in situation.fields.site:
        return no("Y4.2.3", "city-taken", (name,), province=name)
    near = names(situation.state.reaches(province) & sum(1 << site for site in situation.fields.site if site != OFF))
    return no("A44", "city-too-near", (name, *near), province=name)


def explain_clan(situation: Situation, action: int) -> Reason:
    """A43, Y4.2.4."""
    return no(ASKING[situation.fields.asked].rule, "clan-taken", clan=TABLE.write(action).split()[1])


EXPLAIN: dict[str, Callable[[Situation, int], Reason]] = {
    "city": explain_city,
    "clan": explain_clan,
    "colour": explain_clan,
}

# What a position may hold.


def check_clans(f: Fields) -> None:
    """A43: different clans of the boxes in play."""
    possible = clans_of(f.players, f.box)
    for field, clans in (("clans", f.clan), ("setup.drawn", f.drawn)):
        found = [clan for clan in clans if clan != OFF]
        expect(len(set(found)) == len(found), field, "a clan appears only once", "A43")
        expect(all(clan in possible for clan in found), field, "this clan belongs to the other box", "A43")


def check_drawn(f: Fields) -> None:
    """A43, Y4.2.3, Y4.2.4: the map comes first, then the clans, their cities, and who plays them."""
    drawn = [clan for clan in f.drawn if clan != OFF]
    sites = [site for site in f.site if site != OFF]
    mine = {clan for clan in f.clan if clan != OFF}
    complete = len(drawn) == f.players
    on = {number for number, (tile, _) in enumerate(PROVINCE_PLACES) if tile in deck(f.players, f.box, f.repeat)}
    expect(not drawn or f.mapped, "setup.drawn", "the map comes first", "Y4.2.3")
    expect(not sites or complete, "setup.drawn", "all clans are drawn before the cities stand", "A43")
    expect(len(set(sites)) == len(sites) and set(sites) <= on, "setup.drawn", "cities stand apart", "Y4.2.3")
    in_order = all(a != OFF or b == OFF for a, b in zip(f.site, f.site[1:], strict=False))
    expect(in_order, "setup.drawn", "cities are placed in this order", "A43")
    expect(mine <= set(drawn) and (not mine or len(sites) == f.players), "clans", "cities come first", "Y4.2.4")
    expect(len(mine) < f.players, "clans", "the game would have begun", "Y4.2.5")
    if f.scenario and sites:
        imposed = SCENARIOS[f.scenario - 1].cities
        expect(tuple(sites) == imposed, "setup.drawn", "the scenario imposes the cities", "Y9.4")
