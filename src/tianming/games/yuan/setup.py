"""The set-up (section 4): tiles, temples, cities, clans and the auction.

What comes next follows from what is there: `advance` asks the first thing that is still missing.
"""

from __future__ import annotations

from tianming.core.bits import as_int, bit, count, lowest
from tianming.core.protocol import Event
from tianming.core.seats import CHANCE
from tianming.games.yuan import events as told
from tianming.games.yuan.actions import (
    ASK_BID,
    ASK_CELL,
    ASK_CITY,
    ASK_CLAN,
    ASK_COLOUR,
    ASK_DEAL,
    ASK_LOT,
    ASK_MAP,
    ASK_ROTATE,
    ASK_SPREAD,
    ASK_START,
    ASK_TAKE,
    ASK_TILE,
    MAPS,
)
from tianming.games.yuan.board import (
    AUCTION_CHAO,
    BY_PLAYERS,
    CELL_NAMES,
    CLAN_NAMES,
    CLANS,
    HILL,
    MOST_TIES,
    ORIGIN,
    PROVINCE_NAMES,
    SCENARIOS,
    START_CHAO,
    TILE_NAMES,
    cell_at,
    cell_number,
    deck,
    names,
)
from tianming.games.yuan.fair import fair_map
from tianming.games.yuan.ground import Layout, surveyed
from tianming.games.yuan.legal import clans_left
from tianming.games.yuan.position import KIND, OFF, Position
from tianming.games.yuan.upgrade import begin_turn


def advance(p: Position, log: list[Event] | None) -> None:
    """Ask what is missing next, or begin the game."""
    if p.first == OFF and needs_start(p):
        p.ask(ASK_START, CHANCE)
        return
    if not p.mapped:
        advance_map(p, log)
        return
    if next_drawn(p) != OFF:
        p.ask(ASK_CLAN, CHANCE)
        return
    if next_site(p) != OFF:
        advance_cities(p, log)
        return
    if p.bidding or p.scenario > 0:
        advance_auction(p, log)
        return
    advance_colours(p, log)


def needs_start(p: Position) -> bool:
    """Y4.2.1: whether anybody places anything."""
    return p.scenario == 0 and not (p.auto_map and p.cities_by != BY_PLAYERS)


def next_drawn(p: Position) -> int:
    """The first city whose clan is not drawn yet, OFF if there is none."""
    for city in range(p.players):
        if p.drawn[city] == OFF:
            return city
    return OFF


def next_site(p: Position) -> int:
    """The first city that has no place yet, OFF if there is none."""
    for city in range(p.players):
        if p.site[city] == OFF:
            return city
    return OFF


def next_seat(p: Position) -> int:
    """The first seat without a clan, OFF if there is none."""
    for seat in range(p.players):
        if p.clan[seat] == OFF:
            return seat
    return OFF


def start_with(p: Position, seat: int, log: list[Event] | None) -> None:
    """Y4.2.1: that seat places first."""
    p.first = seat
    if log is not None:
        log.append(told.PlayerStarted(seat))
    advance(p, log)


# Tiles (Y4.2.1).


def tile_name(p: Position, index: int) -> str:
    """The name of a tile of the deck."""
    return TILE_NAMES[deck(p.players, p.box, p.repeat)[index]]


def tile_index(p: Position, tile: int) -> int:
    """The place of a tile in the deck."""
    return deck(p.players, p.box, p.repeat).index(tile)


def tiles_dealt(p: Position) -> int:
    """How many tiles somebody has or had."""
    number = 0
    for index in range(p.tiles):
        if p.holder[index] != OFF or p.cell[index] != OFF:
            number += 1
    return number


def tiles_laid(p: Position) -> int:
    """How many tiles lie."""
    number = 0
    for index in range(p.tiles):
        if p.cell[index] != OFF:
            number += 1
    return number


def advance_map(p: Position, log: list[Event] | None) -> None:
    """Tiles are imposed, drawn, or dealt and laid in turn."""
    laid = tiles_laid(p)
    if laid == p.tiles:
        complete_map(p, log)
        return
    if p.scenario > 0:
        lay_map(p, SCENARIOS[p.scenario - 1].layout, log)
        return
    if p.auto_map:
        p.ask(ASK_MAP, CHANCE)
        return
    if tiles_dealt(p) < p.tiles:
        p.ask(ASK_DEAL, CHANCE)
        return
    p.ask(ASK_TILE, (p.first + laid) % p.players)


def deal_tile(p: Position, tile: int, log: list[Event] | None) -> None:
    """Y4.2.1: round robin, from the start player on."""
    seat = (p.first + tiles_dealt(p)) % p.players
    p.holder[tile_index(p, tile)] = seat
    if log is not None:
        log.append(told.TileDealt(seat, TILE_NAMES[tile]))
    advance(p, log)


def choose_tile(p: Position, tile: int, log: list[Event] | None) -> None:
    """A44: any tile of the hand; the first one goes to the origin."""
    p.laying = tile_index(p, tile)
    if tiles_laid(p) == 0:
        choose_cell(p, ORIGIN)
        return
    p.ask(ASK_CELL, p.active)


def choose_cell(p: Position, cell: int) -> None:
    """Where it lies; it has left the hand."""
    p.cell[p.laying] = cell
    p.holder[p.laying] = OFF
    p.ask(ASK_ROTATE, p.active)


def turn_tile(p: Position, rotation: int, log: list[Event] | None) -> None:
    """How it is turned; then it lies."""
    p.rotation[p.laying] = rotation
    tell_tile(p, p.active, p.laying, log)
    p.laying = OFF
    advance(p, log)


def tell_tile(p: Position, seat: int, index: int, log: list[Event] | None) -> None:
    """A tile has been laid, by a seat or (OFF) by nobody."""
    if log is not None:
        who = None if seat == OFF else seat
        log.append(told.TileLaid(who, tile_name(p, index), CELL_NAMES[p.cell[index]], p.rotation[index]))


def draw_map(p: Position, number: int, log: list[Event] | None) -> None:
    """The automatic map: two draws choose its number."""
    if p.map_draw == OFF:
        p.map_draw = number
        p.ask(ASK_MAP, CHANCE)
        return
    drawn = p.map_draw * MAPS + number
    p.map_draw = OFF
    lay_map(p, fair_map(drawn, p.players, p.box, bool(p.repeat)), log)


def lay_map(p: Position, layout: Layout, log: list[Event] | None) -> None:
    """A whole map at once."""
    for tile, u, v, rotation in layout:
        index = tile_index(p, tile)
        p.cell[index] = cell_number(u, v)
        p.rotation[index] = rotation
        tell_tile(p, OFF, index, log)
    advance(p, log)


def layout_of(p: Position) -> Layout:
    """The tiles as they lie, those that do."""
    tiles = deck(p.players, p.box, p.repeat)
    found = []
    for index in range(p.tiles):
        if p.cell[index] != OFF:
            u, v = cell_at(p.cell[index])
            found.append((tiles[index], u, v, p.rotation[index]))
    return tuple(found)


def survey(p: Position) -> None:
    """What the finished map means."""
    p.ground = surveyed(layout_of(p), bool(p.rivers), bool(p.powers))


def complete_map(p: Position, log: list[Event] | None) -> None:
    """Y4.2.2: a temple on every hill."""
    p.mapped = True
    survey(p)
    p.temple = p.ground.provinces & KIND[HILL]
    if log is not None:
        log.append(told.TemplesPlaced(names(as_int(p.temple))))
    advance(p, log)


# Clans and cities (Y4.2.3, Y4.2.4).


def draw_clan(p: Position, clan: int, log: list[Event] | None) -> None:
    """A43: the k-th drawn clan has the k-th city."""
    p.drawn[next_drawn(p)] = clan
    if log is not None:
        log.append(told.ClanDrawn(CLAN_NAMES[clan]))
    advance(p, log)


def advance_cities(p: Position, log: list[Event] | None) -> None:
    """Y4.2.3: imposed, placed by chance, or in turn."""
    city = next_site(p)
    if p.scenario > 0:
        place_city(p, OFF, SCENARIOS[p.scenario - 1].cities[city], log)
        return
    if p.cities_by != BY_PLAYERS:
        p.ask(ASK_SPREAD, CHANCE)
        return
    p.ask(ASK_CITY, (p.first + city) % p.players)


def place_city(p: Position, seat: int, province: int, log: list[Event] | None) -> None:
    """Y4.2.3: the next clan's first city."""
    city = next_site(p)
    p.site[city] = province
    if log is not None:
        who = None if seat == OFF else seat
        log.append(told.CityPlaced(who, CLAN_NAMES[p.drawn[city]], PROVINCE_NAMES[province]))
    advance(p, log)


def site_of(p: Position, clan: int) -> int:
    """Where a clan's first city stands."""
    for city in range(p.players):
        if p.drawn[city] == clan:
            return p.site[city]
    return OFF


def advance_colours(p: Position, log: list[Event] | None) -> None:
    """Y4.2.4: a clan for every seat; the last one is not drawn any more."""
    if next_seat(p) == OFF:
        begin_game(p, log)
        return
    if count(clans_left(p)) == 1:
        draw_colour(p, lowest(clans_left(p)), log)
        return
    p.ask(ASK_COLOUR, CHANCE)


def draw_colour(p: Position, clan: int, log: list[Event] | None) -> None:
    """Y4.2.4: the next seat plays that clan."""
    seat = next_seat(p)
    p.clan[seat] = clan
    if log is not None:
        log.append(told.ColourDrawn(seat, CLAN_NAMES[clan], PROVINCE_NAMES[site_of(p, clan)]))
    advance(p, log)


# The auction (Y4.3).


def advance_auction(p: Position, log: list[Event] | None) -> None:
    """Y4.3: everybody without a clan bids; the last one takes what is left."""
    left = 0
    for seat in range(p.players):
        if p.clan[seat] == OFF:
            left |= 1 << seat
    if left == 0:
        begin_game(p, log)
        return
    if count(clans_left(p)) == p.players:
        for seat in range(p.players):
            p.chao[seat] = AUCTION_CHAO
    if count(clans_left(p)) == 1:
        take_clan(p, next_seat(p), lowest(clans_left(p)), log)
        return
    p.bidders = left
    p.ties = 0
    p.ask_all(ASK_BID, left)


def make_bid(p: Position, seat: int, number: int, log: list[Event] | None) -> None:
    """Y4.3: hidden until all bids are in."""
    p.bid[seat] = number
    p.waiting &= ~(1 << seat)
    if log is not None:
        log.append(told.BidMade(seat, number))
    if p.waiting == 0:
        reveal_bids(p, log)


def reveal_bids(p: Position, log: list[Event] | None) -> None:
    """Y4.3, A46: the highest wins; equal ones bid again, or a lot decides."""
    best = -1
    for seat in range(p.players):
        best = max(best, p.bid[seat])
    if log is not None:
        log.append(told.BidsRevealed(tuple([(s, p.bid[s]) for s in range(p.players) if p.bid[s] != OFF])))
    highest = 0
    for seat in range(p.players):
        if p.bid[seat] == best:
            highest |= 1 << seat
    p.bidders = highest
    if count_seats(highest) == 1:
        p.ask(ASK_TAKE, lowest_seat(highest))
        return
    p.ties += 1
    by_lot = needs_lot(p)
    if log is not None:
        log.append(told.BidTied(tuple([s for s in range(p.players) if highest >> s & 1]), not by_lot))
    if by_lot:
        p.ask(ASK_LOT, CHANCE)
        return
    for seat in range(p.players):
        p.bid[seat] = OFF
    p.ask_all(ASK_BID, highest)


def needs_lot(p: Position) -> bool:
    """A36: a first tie is bid again; another goes to the lot if nobody tied could bid more, and so does the last."""
    if p.ties == 1:
        return False
    if p.lots_early or p.ties == MOST_TIES:
        return True
    for seat in range(p.players):
        if p.bidders >> seat & 1 and p.bid[seat] < min(p.chao[seat], AUCTION_CHAO):
            return False
    return True


def count_seats(seats: int) -> int:
    """How many seats are in a set given as bits."""
    number = 0
    for seat in range(8):
        number += seats >> seat & 1
    return number


def lowest_seat(seats: int) -> int:
    """The first seat of a set given as bits."""
    for seat in range(8):
        if seats >> seat & 1:
            return seat
    return OFF


def draw_lot(p: Position, seat: int, log: list[Event] | None) -> None:
    """A36: chance decides between equal bids."""
    p.bidders = 1 << seat
    if log is not None:
        log.append(told.LotDrawn(seat))
    p.ask(ASK_TAKE, seat)


def take_clan(p: Position, seat: int, clan: int, log: list[Event] | None) -> None:
    """Y4.3: the winner pays the bid; who comes last pays nothing."""
    paid = max(0, p.bid[seat])
    p.chao[seat] -= paid
    p.clan[seat] = clan
    p.bidders = 0
    p.ties = 0
    for other in range(p.players):
        p.bid[other] = OFF
    if log is not None:
        log.append(told.ClanTaken(seat, CLAN_NAMES[clan], PROVINCE_NAMES[site_of(p, clan)], paid))
    advance(p, log)


# The beginning.


def in_force(p: Position, clan: int) -> bool:
    """Y9.3: whether a clan's power is used at this table."""
    printed = CLANS[clan].power == "printed"
    return bool(p.powers if printed else p.house_powers)


def empower(p: Position) -> None:
    """Y9.3: the powers in force, by seat."""
    for seat in range(p.players):
        p.power[seat] = OFF
        if p.clan[seat] != OFF and in_force(p, p.clan[seat]):
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
            log.append(told.ChaoDealt(seat, CLAN_NAMES[p.clan[seat]], p.chao[seat]))
    for city in range(p.players):
        p.drawn[city] = OFF
        p.site[city] = OFF
    p.first = OFF
    p.recount()
    begin_turn(p, log)
