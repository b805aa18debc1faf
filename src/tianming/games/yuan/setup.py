"""The set-up (section 4): the order of its chapters, and how the game then begins.

`advance` asks for the first thing that is still missing. The chapters are `map_tiles`, `cities` and `auction`.
"""

from __future__ import annotations

from tianming.core.bits import bit
from tianming.core.protocol import Event, Sentences, says
from tianming.core.questions import Asking
from tianming.core.seats import CHANCE
from tianming.games.yuan.actions import ASK_START
from tianming.games.yuan.auction import advance_auction
from tianming.games.yuan.board import BY_PLAYERS, CLAN_NAMES, CLANS, START_CHAO
from tianming.games.yuan.cities import advance_cities, advance_colours, next_seat, next_without_site, site_of
from tianming.games.yuan.map_tiles import advance_map
from tianming.games.yuan.position import OFF, Position
from tianming.games.yuan.upgrade import begin_turn
from tianming.games.yuan.wording import clan_of, seat_name

ASKING = {ASK_START: Asking("Y4.2.1", ("start",))}


def advance(p: Position, log: list[Event] | None) -> None:
    """Ask for the next thing that is missing, or begin the game."""
    while not ask_next(p, log):
        pass  # a step that needed no answer


def ask_next(p: Position, log: list[Event] | None) -> bool:
    """Take the next step of the set-up. Returns whether there is a question now."""
    if p.first == OFF and needs_start(p):
        p.ask(ASK_START, CHANCE)
        return True
    if not p.mapped:
        return advance_map(p, log)
    if next_without_site(p) != OFF:
        return advance_cities(p, log)
    if next_seat(p) == OFF:
        begin_game(p, log)
        return True
    if p.bidding or p.scenario > 0:
        return advance_auction(p, log)
    return advance_colours(p, log)


def needs_start(p: Position) -> bool:
    """Y4.2.1: whether the players place anything."""
    return p.scenario == 0 and not (p.auto_map and p.cities_by != BY_PLAYERS)


def start_with(p: Position, seat: int, log: list[Event] | None) -> None:
    """Y4.2.1: that seat places first."""
    p.first = seat
    if log is not None:
        log.append(PlayerStarted(seat))


# The beginning.


def is_in_force(p: Position, clan: int) -> bool:
    """Y9.3: whether a clan's power is used at this table."""
    printed = CLANS[clan].power == "printed"
    return bool(p.powers if printed else p.house_powers)


def empower(p: Position) -> None:
    """Y9.3: set the powers in force, by seat."""
    for seat in range(p.players):
        p.power[seat] = OFF
        if p.clan[seat] != OFF and is_in_force(p, p.clan[seat]):
            p.power[seat] = p.clan[seat]


def begin_game(p: Position, log: list[Event] | None) -> None:
    """Y4.2.5 to Y4.2.7: Chão, adjustments, cities and markers; then the first turn."""
    empower(p)
    for seat in range(p.players):
        home = site_of(p, p.clan[seat])
        p.land[seat] = bit(home)
        p.city |= bit(home)
        if not p.bidding and p.scenario == 0:
            p.chao[seat] = START_CHAO + (CLANS[p.clan[seat]].start if p.power[seat] != OFF else 0)
        if log is not None:
            log.append(ChaoDealt(seat, CLAN_NAMES[p.clan[seat]], p.chao[seat]))
    for city in range(p.players):
        p.drawn[city] = OFF
        p.site[city] = OFF
    p.first = OFF
    p.recount()
    begin_turn(p, log)


# Events and their sentences.


class PlayerStarted(Event, frozen=True):
    """Y4.2.1: that seat places first."""

    seat: int


class ChaoDealt(Event, frozen=True):
    """Y4.2.5, Y4.2.6: the Chão a seat begins with."""

    seat: int
    clan: str
    number: int


SENTENCES: Sentences = {
    **says(PlayerStarted, lambda e: f"{seat_name(e.seat)} places first"),
    **says(ChaoDealt, lambda e: f"{clan_of(e)} begins with {e.number} Chão"),
}
