"""The set-up: tiles, temples, cities, clans, auction (section 4)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from tests.plain import plain
from tests.yuan.build import RULES, SEATS, build, land, of_kind, play
from tianming.core.protocol import Event, State
from tianming.core.seats import CHANCE, Seat
from tianming.core.table import Table
from tianming.games.yuan.board import CLAN_NAMES, CLANS, PROVINCE_NUMBERS, TILE_NAMES, TILES, deck
from tianming.games.yuan.fair import fair_map, unfairness
from tianming.games.yuan.rules import RULES as HERE


def begun(players: int, seed: str = "set-up", **options: Any) -> Table:
    """A table on which nobody but chance has done anything."""
    return RULES.table(players=players, seed=seed, options=options)


def until(table: Table, kind: str, seed: int = 1) -> State:
    """Give random answers until that kind of question is open."""
    rng = random.Random(seed)
    while table.state.kind() != kind:
        seat = table.state.actors()[0]
        table.act(seat, rng.choice(table.state.legal(seat)))
    return table.state


def events_named(table: Table, name: str) -> list[Any]:
    return of_kind([event for events in table.events for event in events], name)


# Tiles.


@pytest.mark.parametrize(("players", "number"), [(2, 8), (3, 12), (4, 15), (5, 19), (6, 22), (7, 27), (8, 30)])
def test_Y4_1_tiles_by_the_number_of_players(players: int, number: int) -> None:
    assert len(deck(players, 0, False)) == len(deck(players, 1, False)) == number
    names = [TILE_NAMES[tile] for tile in deck(players, 0, False)]
    assert all(name.endswith("m") for name in names[:15])
    second = {"": "", "5": "IJKL", "6": "IJKLMNO", "7": "ABCDEFGHIJKL", "8": "ABCDEFGHIJKLMNO"}
    assert "".join(name[0] for name in names[15:]) == second.get(str(players), "")


def test_Y4_1_the_box_is_an_option() -> None:
    state = until(begun(2, box="china"), "city")
    assert all(name.endswith("c") for name in state.snapshot()["map"])


def test_Y4_2_1_tiles_are_dealt_round_robin_and_laid_in_turn() -> None:
    table = begun(4)
    (first,) = [event.seat for event in events_named(table, "PlayerStarted")]
    dealt = [event.seat for event in events_named(table, "TileDealt")]
    assert dealt == [(first + number) % 4 for number in range(15)]
    until(table, "city")
    laid = events_named(table, "TileLaid")
    assert [event.seat for event in laid] == dealt
    assert Counter(Counter(event.seat for event in laid).values()) == {4: 3, 3: 1}


def test_Y4_2_1_a_tile_is_laid_next_to_another_in_any_rotation() -> None:
    table = begun(2)
    seat = table.state.actors()[0]
    hand = table.state.snapshot()["setup"]["hands"][SEATS[seat]]
    assert {RULES.write(action) for action in table.state.legal(seat)} == {f"tile {name}" for name in hand}
    table.act(seat, f"tile {hand[0]}")
    assert table.state.kind() == "rotate"
    assert len(table.state.legal(seat)) == 6
    table.act(seat, "rotate 2")
    assert table.state.snapshot()["map"] == {hand[0]: {"cell": "0,0", "rotation": 2}}
    other = table.state.actors()[0]
    assert other != seat
    table.act(other, table.state.legal(other)[0])
    cells = {RULES.write(action) for action in table.state.legal(other)}
    assert cells == {"cell 1,0", "cell 0,1", "cell -1,1", "cell -1,0", "cell 0,-1", "cell 1,-1"}


def test_A44_any_tile_of_the_hand_and_the_first_at_the_origin() -> None:
    state = until(begun(3), "city")
    assert "0,0" in {laid["cell"] for laid in state.snapshot()["map"].values()}


def test_A44_cities_may_stand_side_by_side() -> None:
    table = begun(3)
    state = until(table, "city")
    on = {one["province"] for one in plain(RULES.view(state, None).facts)["hexes"]} - {None}
    taken: set[str] = set()
    for _ in range(3):
        seat = state.actors()[0]
        assert named(state, seat) == on - taken
        near = set().union(*(reach_of(state, name) for name in taken)) - taken
        taken.add(min(near or on))
        state.apply(seat, RULES.read(f"city {min(near or on)}"))


def named(state: State, seat: Seat) -> set[str]:
    """The provinces that a seat, or chance, can choose now."""
    return {RULES.write(action).split()[1] for action in state.legal(seat)}


def test_A44_with_the_option_cities_stand_two_steps_apart_if_they_can() -> None:
    state = until(begun(3, sites="apart"), "city")
    first = state.actors()[0]
    city = state.legal(first)[0]
    state.apply(first, city)
    name = RULES.write(city).split()[1]
    reach = reach_of(state, name)
    sites = {RULES.write(action).split()[1] for action in state.legal(state.actors()[0])}
    assert sites and not sites & {name, *reach}
    found = RULES.why(state, state.actors()[0], RULES.read(f"city {sorted(reach)[0]}"))
    assert found is not None and found.rule == "A44"


def reach_of(state: State, name: str) -> set[str]:
    """What a province reaches on the map of a state."""
    mine = HERE.restore(state.snapshot())
    return {other for other, number in PROVINCE_NUMBERS.items() if mine.reaches(PROVINCE_NUMBERS[name]) >> number & 1}


# Temples, cities, clans.


def test_Y4_2_2_a_temple_stands_on_every_hill() -> None:
    table = begun(2)
    state = until(table, "city")
    hills = {hex_.name for tile in TILES[:8] for hex_ in tile.hexes if hex_.terrain == "hill"}
    assert set(state.snapshot()["temples"]) == hills
    assert [set(event.provinces) for event in events_named(table, "TemplesPlaced")] == [hills]


def test_Y4_2_3_players_place_the_cities_in_turn_hills_too() -> None:
    table = begun(3)
    state = until(table, "city")
    hill = next(name for name in state.snapshot()["temples"])
    seat = state.actors()[0]
    table.act(seat, f"city {hill}")
    assert table.state.actors() == ((seat + 1) % 3,)
    drawn = table.state.snapshot()["setup"]["drawn"]
    assert [one["city"] for one in drawn] == [hill, None, None]


@pytest.mark.parametrize("sites", ["any", "apart"])
def test_Y4_2_3_cities_can_be_placed_at_random(sites: str) -> None:
    state = RULES.start(3, {"map": "automatic", "cities": "random", "sites": sites})
    rng = random.Random(4)
    while state.kind() != "spread":
        state.apply(CHANCE, rng.choice(state.legal(CHANCE)))
    on = named(state, CHANCE)
    assert on == {one["province"] for one in plain(RULES.view(state, None).facts)["hexes"]} - {None}
    assert {weight for _, weight in state.odds()} == {1}
    city = min(on)
    play(state, "chance", f"spread {city}")
    assert named(state, CHANCE) == on - {city, *(reach_of(state, city) if sites == "apart" else ())}


def test_Y4_2_3_nobody_places_first_where_map_and_cities_are_drawn() -> None:
    table = begun(3, map="automatic", cities="random")
    assert table.state.kind() == "turn" and not events_named(table, "PlayerStarted")
    assert [event.seat for event in events_named(table, "CityPlaced")] == [None] * 3


def test_Y4_3_with_an_auction_cities_are_placed_at_random_unless_one_says_otherwise() -> None:
    def cities(players: int = 3, **options: Any) -> str:
        return str(RULES.start(players, options).snapshot()["options"]["cities"])

    assert cities() == "players" and cities(bidding=False) == "players"
    assert cities(bidding=True) == "random"
    assert cities(bidding=True, cities="players") == "players"
    assert cities(bidding=True, cities="automatic") == "automatic"
    assert until(begun(3, bidding=True), "bid").snapshot()["setup"]["drawn"][2]["city"] is not None
    assert begun(3, bidding=True, scenario="crossing").state.kind() == "bid"  # whose cities are imposed all the same


def test_Y4_2_4_colours_are_drawn_when_all_cities_stand() -> None:
    table = begun(4)
    until(table, "turn")
    kinds = [type(event).__name__ for events in table.events for event in events]
    assert kinds.index("ColourDrawn") > max(i for i, kind in enumerate(kinds) if kind == "CityPlaced")
    drawn = {event.seat: (event.clan, event.province) for event in events_named(table, "ColourDrawn")}
    cities = {event.clan: event.province for event in events_named(table, "CityPlaced")}
    assert sorted(drawn) == [0, 1, 2, 3] and dict(drawn.values()) == cities
    for clan, city in cities.items():
        assert land(table.state, clan) == {city}


def test_Y4_2_5_every_clan_begins_with_four_chao() -> None:
    state = until(begun(4), "turn")
    assert set(state.snapshot()["chao"].values()) == {4}


def test_Y4_2_6_with_powers_the_adjustments_are_added() -> None:
    state = until(begun(4, powers=True), "turn").snapshot()
    chao = {clan: state["chao"][seat] for seat, clan in state["clans"].items()}
    assert chao == {"mu": 2, "suhey": 3, "weyu": 4, "xiangi": 4}


def test_Y4_2_7_the_first_city_counts_from_the_first_turn_on() -> None:
    state = until(begun(2), "turn")
    view = RULES.view(state, None)
    kinds = {one["province"]: one["terrain"] for one in plain(view.facts)["hexes"]}
    for name, stands in plain(view.position)["provinces"].items():
        goods = {kind: plain(view.facts)["clans"][stands["clan"]][kind] for kind in ("rice", "forest", "mine")}
        assert goods == {kind: int(kinds[name] == kind) for kind in goods}


@pytest.mark.parametrize(("players", "box"), [(3, "mongolia"), (4, "china"), (6, "mongolia")])
def test_A43_clans_are_drawn_from_the_boxes_in_play(players: int, box: str) -> None:
    drawn = {event.clan for n in range(20) for event in told_clans(players, box, str(n))}
    possible = {clan.name for clan in CLANS if players > 4 or clan.box == box}
    assert drawn == possible
    state = until(begun(players, box=box, cities="automatic", powers=True), "turn").snapshot()
    for seat, clan in state["clans"].items():
        adjusted = CLANS[CLAN_NAMES.index(clan)]
        assert state["chao"][seat] == 4 + (adjusted.start if adjusted.power == "printed" else 0)


def told_clans(players: int, box: str, seed: str) -> list[Any]:
    table = begun(players, seed, map="automatic", cities="automatic", box=box)
    return events_named(table, "ClanDrawn")


def test_A45_spread_cities_are_as_far_apart_as_can_be() -> None:
    table = begun(3, map="automatic", cities="automatic")
    cities = [event.province for event in events_named(table, "CityPlaced")]
    state = HERE.restore(table.state.snapshot())
    seen = edge = 1 << PROVINCE_NUMBERS[cities[0]]
    layers = []
    while edge:
        around = 0
        for number in range(208):
            if edge >> number & 1:
                around |= state.reaches(number)
        edge = around & ~seen
        seen |= edge
        layers.append(edge)
    farthest = state.whole_map() & ~seen or layers[-2]
    assert farthest >> PROVINCE_NUMBERS[cities[1]] & 1


# The automatic map.


def test_Y4_2_1_an_automatic_map_is_compact_and_the_fairest_of_several() -> None:
    table = begun(4, map="automatic")
    laid = events_named(table, "TileLaid")
    assert len(laid) == 15 and {event.seat for event in laid} == {None}
    cells = [tuple(map(int, event.cell.split(","))) for event in laid]
    assert max(max(abs(u), abs(v), abs(u + v)) for u, v in cells) == 2
    assert table.state.kind() == "city"
    numbers = [unfairness(fair_map(number, 4, 0, False), 4) for number in range(12)]
    assert sum(numbers) / len(numbers) < 14
    assert fair_map(5, 4, 0, False) != fair_map(6, 4, 0, False)


# The auction.


def auction(players: int = 3, seed: str = "auction") -> Table:
    table = begun(players, seed, bidding=True, map="automatic", cities="automatic")
    assert table.state.kind() == "bid"
    return table


def bid(table: Table, *bids: int) -> list[Event]:
    events: list[Event] = []
    for seat, number in zip(table.state.actors(), bids, strict=True):
        events += table.act(seat, f"bid {number}")
    return events


def test_Y4_3_the_highest_bid_pays_and_chooses() -> None:
    table = auction()
    assert table.state.actors() == (0, 1, 2)
    assert set(table.state.snapshot()["chao"].values()) == {6}
    bid(table, 2, 5, 0)
    assert (table.state.kind(), table.state.actors()) == ("take", (1,))
    clan = RULES.write(table.state.legal(Seat(1))[-1])
    table.act(Seat(1), clan)
    position = table.state.snapshot()
    assert position["clans"] == {"second": clan.split()[1]}
    assert position["chao"] == {"first": 6, "second": 1, "third": 6}
    assert table.state.actors() == (0, 2)
    bid(table, 0, 1)
    table.act(Seat(2), table.state.legal(Seat(2))[0])
    position = table.state.snapshot()  # the last seat takes what is left for nothing
    assert position["turn"] == 1 and position["chao"] == {"first": 6, "second": 1, "third": 5}


def test_Y4_3_adjustments_do_not_count() -> None:
    table = begun(4, "x", bidding=True, map="automatic", cities="automatic", powers=True)
    while table.state.kind() != "turn":
        seat = table.state.actors()[0]
        table.act(seat, f"bid {seat}" if table.state.kind() == "bid" else RULES.write(table.state.legal(seat)[0]))
    assert table.state.snapshot()["chao"] == {"first": 6, "second": 5, "third": 4, "fourth": 3}


def test_Y4_3_equal_bids_are_made_again_by_those_who_are_tied() -> None:
    table = auction()
    bid(table, 3, 3, 1)
    assert (table.state.kind(), table.state.actors()) == ("bid", (0, 1))
    bid(table, 0, 2)
    assert (table.state.kind(), table.state.actors()) == ("take", (1,))


def test_A46_the_new_bid_is_free_and_is_what_is_paid() -> None:
    table = auction()
    bid(table, 6, 6, 1)
    assert {RULES.write(action) for action in table.state.legal(Seat(0))} == {f"bid {n}" for n in range(7)}
    bid(table, 1, 0)
    table.act(Seat(0), table.state.legal(Seat(0))[0])
    assert table.state.snapshot()["chao"]["first"] == 5


def test_A36_a_first_tie_is_bid_again_whatever_was_bid() -> None:
    for number in range(7):
        table = auction()
        (tied,) = of_kind(bid(table, number, number, 0), "BidTied")
        assert tied.again and table.state.kind() == "bid"
        assert table.state.actors() == ((0, 1, 2) if number == 0 else (0, 1))


def test_A36_a_lot_decides_when_all_who_tie_again_bid_the_most_they_may() -> None:
    winners = set()
    for number in range(12):
        table = auction(seed=f"lot {number}")
        bid(table, 4, 4, 4)
        events = bid(table, 6, 1, 6)
        (tied,), (drawn,) = of_kind(events, "BidTied"), of_kind(events, "LotDrawn")
        assert not tied.again and tied.seats == (0, 2)
        assert drawn.seat in (0, 2) and table.state.actors() == (drawn.seat,)
        winners.add(drawn.seat)
    assert winners == {0, 2}


def test_A36_any_other_further_tie_is_bid_again_by_those_who_tied() -> None:
    table = auction()
    bid(table, 6, 6, 6)
    (tied,) = of_kind(bid(table, 2, 1, 2), "BidTied")
    assert tied.again and (table.state.kind(), table.state.actors()) == ("bid", (0, 2))
    assert {RULES.write(action) for action in table.state.legal(Seat(0))} == {f"bid {n}" for n in range(7)}
    bid(table, 5, 5)
    (tied,) = of_kind(bid(table, 6, 6), "BidTied")
    assert not tied.again and table.state.kind() == "take"


def test_A36_the_fifth_tie_of_one_auction_is_decided_by_lot() -> None:
    table = auction()
    bids = [(1, 1, 0), (0, 0), (5, 5), (2, 2)]
    for number, made in enumerate(bids):
        bid(table, *made)
        assert table.state.kind() == "bid" and table.state.snapshot()["setup"]["ties"] == number + 1
    (drawn,) = of_kind(bid(table, 0, 0), "LotDrawn")
    table.act(drawn.seat, table.state.legal(drawn.seat)[0])
    assert table.state.snapshot()["setup"]["ties"] == 0  # another auction counts anew
    (tied,) = of_kind(bid(table, 6, 6), "BidTied")
    assert tied.again


def test_A36_with_the_option_a_second_tie_is_decided_by_lot() -> None:
    table = begun(3, "auction", bidding=True, map="automatic", cities="automatic", bid_ties="lot")
    bid(table, 4, 4, 4)
    (drawn,) = of_kind(bid(table, 2, 1, 2), "LotDrawn")
    assert drawn.seat in (0, 2) and table.state.actors() == (drawn.seat,)


def test_A46_a_lot_is_drawn_among_the_highest_and_the_winner_pays_the_new_bid() -> None:
    table = auction()
    bid(table, 4, 4, 4)
    bid(table, 6, 1, 6)
    table.act(table.state.actors()[0], table.state.legal(table.state.actors()[0])[0])
    paid = [6 - chao for chao in table.state.snapshot()["chao"].values()]
    assert sorted(paid) == [0, 0, 6]


def test_Y3_1_pieces_are_unlimited_but_armies() -> None:
    state = build(4, {"mu": "XIA:C TANG:C SONG:C NIE:C ULAN:C CAO:C HUO:C JU:C LI:C MAND:C GE:C WUZ:C"})
    assert state.actors() == (0, 1, 2, 3)


def test_chance_answers_nothing_while_seats_are_asked() -> None:
    state = until(begun(2), "turn")
    assert state.legal(CHANCE) == [] and state.odds() == []
    assert play(state, "first", "pass")[0].__class__.__name__ == "PlanMade"
