"""What the rules forbid in a position that somebody wrote: every complaint names the field and the rule."""

from __future__ import annotations

from tianming.core.bits import members
from tianming.core.errors import InvalidOption
from tianming.core.reading import expect
from tianming.core.seats import CHANCE
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
    ASK_TURN,
)
from tianming.games.yuan.board import (
    AUCTION_CHAO,
    BY_LOT,
    BY_PLAYERS,
    HILL,
    MOST_ARMIES,
    MOST_TIES,
    NEXT_CELLS,
    ORIGIN,
    PROVINCE_NAMES,
    PROVINCE_PLACES,
    SCENARIOS,
    SEATS,
    TILES,
    cell_at,
    cell_number,
    clans_of,
    names,
    of_kind,
)
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.position_format import OFF, tiles_of
from tianming.games.yuan.scoring import END_TEMPLES
from tianming.games.yuan.state import State


def check_options(fields: Fields) -> None:
    """Options that do not fit each other or the number of players; InvalidOption tells which."""
    tiles = [TILES[tile] for tile in tiles_of(fields)]
    if fields.repeat and fields.players < 5:
        raise InvalidOption("china=repeat is for five to eight players (A59)")
    if fields.volcanoes and not any(tile.volcanoes for tile in tiles):
        raise InvalidOption("volcanoes are on tiles of the Mongolia box (Y9.1)")
    if fields.rivers and not any(tile.rivers for tile in tiles):
        raise InvalidOption("rivers are on tiles of the China box (Y9.2)")
    if fields.scenario == 0:
        return
    scenario = SCENARIOS[fields.scenario - 1]
    if scenario.players != fields.players:
        raise InvalidOption(f"the scenario {scenario.name} is for {scenario.players} players (Y9.4)")
    if sorted(tile for tile, *_ in scenario.layout) != sorted(tiles_of(fields)):
        raise InvalidOption(f"the scenario {scenario.name} has its own tiles (Y9.4)")
    imposed = BY_PLAYERS, BY_LOT if fields.bidding else BY_PLAYERS  # what is the default there goes unheeded
    if fields.auto_map or fields.cities_by not in imposed:
        raise InvalidOption(f"the scenario {scenario.name} has its own map and cities (Y9.4)")


def check(state: State, f: Fields) -> None:
    """Raise InvalidPosition if the rules forbid the position."""
    check_map(f)
    check_clans(f)
    if f.turn == 0:
        check_setup(state, f)
    else:
        check_land(state, f)
        check_turn(state, f)


# The map.


def check_map(f: Fields) -> None:
    """Y4.2.1: tiles hang together, one to a cell, the first one at the origin."""
    cells = [cell for cell in f.cell if cell != OFF]
    expect(len(set(cells)) == len(cells), "map", "two tiles lie in one cell", "Y4.2.1")
    if not cells:
        return
    if f.scenario == 0:
        expect(ORIGIN in cells, "map", "the first tile lies at 0,0", "A44")
    seen, edge = {cells[0]}, [cells[0]]
    while edge:
        u, v = cell_at(edge.pop())
        near = {cell_number(u + du, v + dv) for du, dv in NEXT_CELLS} & set(cells) - seen
        seen |= near
        edge += near
    expect(len(seen) == len(cells), "map", "a tile lies next to no other", "Y4.2.1")
    if f.scenario:
        check_scenario(f)


def check_scenario(f: Fields) -> None:
    """Y9.4: the imposed map."""
    laid = {
        (tile, *cell_at(f.cell[index]), f.rotation[index])
        for index, tile in enumerate(tiles_of(f))
        if f.cell[index] != OFF
    }
    expect(laid == set(SCENARIOS[f.scenario - 1].layout), "map", "the scenario imposes another map", "Y9.4")


# Clans.


def check_clans(f: Fields) -> None:
    """A43: different clans of the boxes in play."""
    possible = clans_of(f.players, f.box)
    for field, clans in (("clans", f.clan), ("setup.drawn", f.drawn)):
        found = [clan for clan in clans if clan != OFF]
        expect(len(set(found)) == len(found), field, "a clan is there only once", "A43")
        expect(all(clan in possible for clan in found), field, "this clan is of the other box", "A43")


# The set-up.


def check_setup(state: State, f: Fields) -> None:
    """Section 4: nothing stands yet, and the question is the one that comes next."""
    expect(not any(f.land), "provinces", "before the first turn nobody has any", "Y4.2.3")
    expect(f.over == 0, "ended", "the game has not begun", "Y8")
    expect(all(plan == OFF for plan in f.plan), "plans", "the game has not begun", "Y5.2")
    if f.mapped:
        on = state.whole_map()
        expect(f.temple == on & of_kind(HILL), "temples", "one stands on every hill, and nowhere else", "Y4.2.2")
    else:
        expect(f.temple == 0, "temples", "they come when the map is complete", "Y4.2.2")
    _check_drawn(f)
    _check_next(state, f)


def _check_drawn(f: Fields) -> None:
    drawn = [clan for clan in f.drawn if clan != OFF]
    sites = [site for site in f.site if site != OFF]
    mine = {clan for clan in f.clan if clan != OFF}
    complete = len(drawn) == f.players
    on = {number for number, (tile, _) in enumerate(PROVINCE_PLACES) if tile in tiles_of(f)}
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


def _check_next(state: State, f: Fields) -> None:
    """The present question is what the set-up asks at this point, and of whom."""
    asked, waiting = f.asked, f.waiting
    expect(asked != ASK_TURN, "question", "the game has not begun", "Y5.2")
    if asked in (ASK_BID, ASK_TAKE, ASK_LOT):
        _check_auction(f)
        return
    expect(f.bidders == f.ties == 0 and set(f.bid) == {OFF}, "setup.bids", "no auction", "Y4.3")
    expect(not any(f.chao), "chao", "it is dealt later", "Y4.2.5")
    if asked in (ASK_CELL, ASK_ROTATE):
        _check_laying(f)
        return
    expect(f.laying == OFF, "setup.laying", "no tile is being laid", "Y4.2.1")
    expect(f.map_draw == OFF or asked == ASK_MAP, "setup.map_draw", "no map is being drawn", "Y4.2.1")
    probe = state.clone()
    probe.begin()
    fresh = probe.fields()
    now = (fresh.asked, fresh.waiting)
    expect((asked, waiting) == now, "question", "something else comes next in the set-up", "Y4.2.1")
    _check_hands(f)
    if asked in (ASK_CLAN, ASK_CITY, ASK_SPREAD, ASK_COLOUR, ASK_START, ASK_DEAL, ASK_TILE):
        expect(state.count(state.actors()[0]) > 0, "question", "nobody could answer this question", "Y4.2.1")


def _check_laying(f: Fields) -> None:
    laying, first = f.laying, f.first
    laid = sum(cell != OFF for cell in f.cell) - (f.asked == ASK_ROTATE)
    by_players = f.scenario == 0 and not f.auto_map and first != OFF
    expect(by_players, "question", "the players do not lay this map", "Y4.2.1")
    expect(laying != OFF, "setup.laying", "a tile must be in hand", "Y4.2.1")
    seat = (first + laid) % f.players
    expect(f.waiting == 1 << seat, "question.seats", "another seat lays the next tile", "Y4.2.1")
    on = f.cell[laying] != OFF
    expect(on == (f.asked == ASK_ROTATE), "setup.laying.cell", "first the cell, then the rotation", "Y4.2.1")
    expect(on or laid > 0, "question", "the first tile lies at 0,0", "A44")
    expect(on or f.holder[laying] == seat, "setup.laying.tile", "it is not of that hand", "Y4.2.1")
    _check_hands(f)
    _check_drawn(f)


def _check_hands(f: Fields) -> None:
    """Y4.2.1: everybody has as many tiles as the deal and the laying leave."""
    laid = sum(cell != OFF for cell in f.cell)
    held = [sum(holder == seat for holder in f.holder) for seat in range(f.players)]
    if f.scenario or f.auto_map:
        expect(not any(held), "setup.hands", "nobody holds tiles", "Y4.2.1")
        return
    dealt = sum(held) + laid
    for seat, number in enumerate(held):
        place = (seat - f.first) % f.players
        wanted = len(range(place, dealt, f.players)) - len(range(place, laid, f.players))
        expect(number == wanted, f"setup.hands.{SEATS[seat]}", f"{wanted} tiles are expected", "Y4.2.1")
    expect(laid == 0 or dealt == f.tiles, "setup.hands", "tiles are dealt before they are laid", "Y4.2.1")


def _check_auction(f: Fields) -> None:
    """Y4.3: who bids, what was bid, and what everybody has left."""
    expect(bool(f.bidding or f.scenario), "question", "there is no auction at this table", "Y4.3")
    expect(OFF not in f.site[: f.players], "setup.drawn", "cities come before the auction", "Y4.3")
    without = sum(1 << seat for seat in range(f.players) if f.clan[seat] == OFF)
    expect(without.bit_count() > 1, "clans", "the last clan is not auctioned", "Y4.3")
    expect(f.laying == OFF and f.map_draw == OFF, "setup", "the map is complete", "Y4.2.1")
    expect(all(holder == OFF for holder in f.holder), "setup.hands", "all tiles lie", "Y4.2.1")
    expect(f.first == OFF or not f.scenario, "setup.first", "nobody places first in a scenario", "Y9.4")
    needs = f.scenario == 0 and not (f.auto_map and f.cities_by != BY_PLAYERS)
    expect((f.first != OFF) == needs, "setup.first", "who placed first", "Y4.2.1")
    for seat in range(f.players):
        most = AUCTION_CHAO
        fits = f.chao[seat] <= most if f.clan[seat] != OFF else f.chao[seat] == most
        expect(fits, f"chao.{SEATS[seat]}", "6 at first, less what was paid", "Y4.3")
    bidders, asked, ties = f.bidders, f.asked, f.ties
    made = sum(1 << seat for seat in range(f.players) if f.bid[seat] != OFF)
    expect(bidders & ~without == 0 and bidders != 0, "setup.bidders", "seats without a clan bid", "Y4.3")
    if asked == ASK_BID:
        expect(ties > 0 or bidders == without, "setup.bidders", "all seats without a clan bid", "Y4.3")
        expect(bidders.bit_count() > 1, "setup.bidders", "one alone does not bid", "Y4.3")
        expect(ties < (2 if f.lots_early else MOST_TIES), "setup.ties", "a lot would have decided", "A36")
        expect(f.waiting == bidders & ~made and made & ~bidders == 0, "question.seats", "bids made", "Y4.3")
        expect(f.waiting != 0, "question.seats", "all bids are made", "Y4.3")
        return
    best = max(f.bid)
    highest = sum(1 << seat for seat in range(f.players) if f.bid[seat] == best and best != OFF)
    expect(bidders & highest == bidders, "setup.bidders", "the highest bid wins", "Y4.3")
    equal = highest.bit_count() > 1
    before = ties - equal  # ties before these bids were made
    if before > 0:
        expect(made & ~without == 0 and made.bit_count() > 1, "setup.bids", "who was tied bid again", "A46")
    else:
        expect(made == without, "setup.bids", "all seats without a clan bid", "Y4.3")
    if equal:
        expect(_drawn_by_lot(f, best), "setup.ties", "equal bids are made again", "A46")
    else:
        expect(ties < (2 if f.lots_early else MOST_TIES), "setup.ties", "a lot would have decided", "A36")
    if asked == ASK_LOT:
        expect(equal and bidders == highest, "setup.bidders", "no tie", "A36")
        return
    expect(bidders.bit_count() == 1 and f.waiting == bidders, "question.seats", "the winner chooses", "Y4.3")


def _drawn_by_lot(f: Fields, best: int) -> bool:
    """A36: whether a lot decides between equal highest bids; all bidders have 6 Chão."""
    if f.lots_early:
        return bool(f.ties == 2)
    return f.ties == MOST_TIES or (f.ties > 1 and best == AUCTION_CHAO)


# Play.


def check_land(state: State, f: Fields) -> None:
    """Y2, Y6.2, Y7.7: every group has a city, ramparts stand around cities, armies in provinces, three at most."""
    expect(f.mapped, "map", "tiles are missing", "Y4.1")
    expect(OFF not in f.clan[: f.players], "clans", "every seat has a clan", "Y4.2.4")
    on, taken = state.whole_map(), 0
    for seat, land in enumerate(f.land):
        expect(land & ~on == 0, "provinces", f"not on this map: {' '.join(names(land & ~on))}", "Y4.1")
        taken |= land
        orphans = names(state.orphans(seat)) if seat < f.players else ()
        expect(not orphans, f"provinces.{' '.join(orphans[:1])}", "its group has no city", "Y2")
        if seat < f.players:
            total = sum(f.armies[number] for number in members(land))
            expect(total <= f.army_limit, "provinces", f"{SEATS[seat]} has too many armies", "A27")
    for board, text in ((f.doubled, "a second city"), (f.wood, "a rampart"), (f.stone, "a rampart")):
        alone = names(board & ~f.city)
        expect(not alone, f"provinces.{' '.join(alone[:1])}", f"{text} needs a city", "Y6.2")
    for number, armies in enumerate(f.armies):
        expect(armies <= MOST_ARMIES, f"provinces.{PROVINCE_NAMES[number]}.armies", "three at most", "Y7.7")
    expect(f.temple & ~on == 0, "temples", "not on this map", "Y4.1")


def check_turn(state: State, f: Fields) -> None:
    """Y5.2, Y8: plans are legal, those who have none are asked; a game that has ended had a reason to."""
    expect(f.max_turns == 0 or f.turn <= f.max_turns, "turn", "the game would have ended", "A38")
    expect(_no_setup(f), "setup", "the set-up is over", "Y4.2.5")
    if f.over:
        expect(set(f.plan) == {OFF}, "plans", "the game is over", "Y8")
        won = any(state.qualified(seat) for seat in range(f.players))
        fits = won if f.over == END_TEMPLES else not won and f.turn == f.max_turns
        expect(fits, "ended", "nothing has ended the game", "Y8")
        return
    expect(f.asked == ASK_TURN, "question", "in a turn everybody plans", "Y5.2")
    missing = sum(1 << seat for seat in range(f.players) if f.plan[seat] == OFF)
    expect(f.waiting == missing, "question.seats", "who has no plan is asked for one", "Y5.2")
    expect(missing != 0, "plans", "all plans are made: they would have been resolved", "Y7.0")
    for seat in range(f.players):
        if f.plan[seat] != OFF:
            legal = state.alone_asked(seat).is_legal(seat, f.plan[seat])
            expect(legal, f"plans.{SEATS[seat]}", "this plan is not allowed", "Y5.2")


def _no_setup(f: Fields) -> bool:
    single = f.first == f.laying == f.map_draw == OFF and f.bidders == f.ties == 0
    lists = {*f.drawn, *f.site, *f.bid, *f.holder}
    return single and lists == {OFF}


assert CHANCE == OFF, "chance's questions have no active seat"
