"""Checks of positions that people wrote. Every error names the field and the rule."""

from __future__ import annotations

from tianming.core.actions import Action
from tianming.core.bits import members
from tianming.core.errors import InvalidOption
from tianming.core.reading import expect
from tianming.core.seats import CHANCE, all_seats
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
from tianming.games.yuan.auction import check_auction
from tianming.games.yuan.board import (
    BY_LOT,
    BY_PLAYERS,
    HILL,
    MAX_ARMIES,
    PROVINCE_NAMES,
    SCENARIOS,
    SEATS,
    TILES,
    names,
    provinces_of_kind,
)
from tianming.games.yuan.cities import check_clans, check_drawn
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.map_tiles import check_hands, check_laying, check_map
from tianming.games.yuan.position_format import OFF, tiles_of
from tianming.games.yuan.scoring import END_TEMPLES
from tianming.games.yuan.state import State


def check_options(fields: Fields) -> None:
    """Raise InvalidOption if options do not fit each other or the number of players."""
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
    imposed = BY_PLAYERS, BY_LOT if fields.bidding else BY_PLAYERS  # the defaults are accepted
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


# The set-up.


def check_setup(state: State, f: Fields) -> None:
    """Section 4: no clan has land yet, and the question is the one that comes next."""
    expect(not any(f.land), "provinces", "before the first turn nobody has any", "Y4.2.3")
    expect(f.over == 0, "ended", "the game has not begun", "Y8")
    expect(all(plan == OFF for plan in f.plan), "plans", "the game has not begun", "Y5.2")
    if f.mapped:
        on = state.whole_map()
        expect(
            f.temple == on & provinces_of_kind(HILL), "temples", "one stands on every hill, and nowhere else", "Y4.2.2"
        )
    else:
        expect(f.temple == 0, "temples", "they come when the map is complete", "Y4.2.2")
    check_drawn(f)
    _check_next(state, f)


def _check_next(state: State, f: Fields) -> None:
    """The set-up asks this question at this point, and these seats must answer."""
    asked, waiting = f.asked, f.waiting
    expect(asked != ASK_TURN, "question", "the game has not begun", "Y5.2")
    if asked in (ASK_BID, ASK_TAKE, ASK_LOT):
        check_auction(f)
        return
    expect(f.bidders == f.ties == 0 and set(f.bid) == {OFF}, "setup.bids", "there is no auction now", "Y4.3")
    expect(not any(f.chao), "chao", "it is dealt later", "Y4.2.5")
    if asked in (ASK_CELL, ASK_ROTATE):
        check_laying(f)
        return
    expect(f.laying == OFF, "setup.laying", "no tile is being laid", "Y4.2.1")
    expect(f.map_draw == OFF or asked == ASK_MAP, "setup.map_draw", "no map is being drawn", "Y4.2.1")
    probe = state.clone()
    probe.begin()
    fresh = probe.fields()
    now = (fresh.asked, fresh.waiting)
    expect((asked, waiting) == now, "question", "something else comes next in the set-up", "Y4.2.1")
    check_hands(f)
    if asked in (ASK_CLAN, ASK_CITY, ASK_SPREAD, ASK_COLOUR, ASK_START, ASK_DEAL, ASK_TILE):
        expect(state.count(state.actors()[0]) > 0, "question", "nobody could answer this question", "Y4.2.1")


# Play.


def check_land(state: State, f: Fields) -> None:
    """Y2, Y6.2, Y7.7: every group has a city, only cities have ramparts, and a province has at most three armies."""
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
        without = names(board & ~f.city)
        expect(not without, f"provinces.{' '.join(without[:1])}", f"{text} needs a city", "Y6.2")
    for number, armies in enumerate(f.armies):
        expect(
            armies <= MAX_ARMIES,
            f"provinces.{PROVINCE_NAMES[number]}.armies",
            "at most three armies stay",
            "Y7.7",
        )
    expect(f.temple & ~on == 0, "temples", "not on this map", "Y4.1")


def check_turn(state: State, f: Fields) -> None:
    """Y5.2, Y8: plans are legal, seats without one must answer, and a finished game has a reason to be over."""
    expect(f.max_turns == 0 or f.turn <= f.max_turns, "turn", "the game would have ended", "A38")
    expect(_no_setup(f), "setup", "the set-up is over", "Y4.2.5")
    if f.over:
        expect(set(f.plan) == {OFF}, "plans", "the game is over", "Y8")
        won = any(state.has_qualified(seat) for seat in range(f.players))
        fits = won if f.over == END_TEMPLES else not won and f.turn == f.max_turns
        expect(fits, "ended", "nothing has ended the game", "Y8")
        return
    expect(f.asked == ASK_TURN, "question", "in a turn everybody plans", "Y5.2")
    missing = sum(1 << seat for seat in range(f.players) if f.plan[seat] == OFF)
    expect(f.waiting == missing, "question.seats", "the seats without a plan must answer", "Y5.2")
    expect(missing != 0, "plans", "all plans are made: they would have been resolved", "Y7.0")
    for seat in all_seats(f.players):
        if f.plan[seat] != OFF:
            legal = state.ask_again(seat).is_legal(seat, Action(f.plan[seat]))
            expect(legal, f"plans.{SEATS[seat]}", "this plan is not allowed", "Y5.2")


def _no_setup(f: Fields) -> bool:
    single = f.first == f.laying == f.map_draw == OFF and f.bidders == f.ties == 0
    lists = {*f.drawn, *f.site, *f.bid, *f.holder}
    return single and lists == {OFF}


assert CHANCE == OFF, "chance's questions have no active seat"
