"""Positions for tests, written the way one would set them up on a table.

state = build(4, {"mu": "XIA:c2 TANG", "suhey": "NIE:C="}, chao={"mu": 7})
events = turn(state, mu="NIE m2", suhey="pass")

Lands are names with marks: c city, C doubled city, = rampart, # stone rampart, a number of armies. Seats have the clans
mu, suhey, weyu, xiangi, … in this order. The maps of three, four and five players are those of the scenarios.
"""

from __future__ import annotations

import re
from typing import Any

import tianming
from tests.plain import plain
from tianming.core.protocol import Event, State
from tianming.core.seats import CHANCE, Seat
from tianming.games.yuan.board import CLAN_NAMES, SCENARIOS, TILE_NAMES

RULES = tianming.game("yuan")
SEATS = RULES.seat_names
TWO = "Am -1,0 3|Bm 1,-1 5|Cm 0,0 2|Dm 0,1 2|Em 1,0 5|Fm -2,0 3|Gm -1,1 3|Hm 0,-1 3"
MARKS = re.compile(r"([cC]?)([=#]?)(\d*)")


def layout(players: int) -> dict[str, Any]:
    """A map for that many players."""
    if players == 2:
        parts = [tile.split() for tile in TWO.split("|")]
        return {name: {"cell": cell, "rotation": int(turned)} for name, cell, turned in parts}
    tiles = SCENARIOS[players - 3].layout
    return {TILE_NAMES[tile]: {"cell": f"{u},{v}", "rotation": turned} for tile, u, v, turned in tiles}


def lands(given: dict[str, str]) -> dict[str, Any]:
    """The provinces of clans from their short form."""
    found = {}
    for clan, words in given.items():
        for word in words.split():
            name, _, marks = word.partition(":")
            city, wall, armies = MARKS.fullmatch(marks).groups()  # type: ignore[union-attr]  # a typo ends the test
            found[name] = {
                "clan": clan,
                "cities": {"": 0, "c": 1, "C": 2}[city],
                "rampart": {"": "none", "=": "wood", "#": "stone"}[wall],
                "armies": int(armies or 0),
            }
    return found


def position(
    players: int = 4,
    owned: dict[str, str] | None = None,
    chao: dict[str, int] | None = None,
    clans: tuple[str, ...] = CLAN_NAMES,
    **fields: Any,
) -> dict[str, Any]:
    """A position in which everybody plans; `chao` by clan, 20 for those left out."""
    purses = {SEATS[n]: (chao or {}).get(clans[n], 20) for n in range(players)}
    base: dict[str, Any] = {
        "game": RULES.name,
        "rules": RULES.version,
        "players": players,
        "map": layout(players),
        "clans": {SEATS[n]: clans[n] for n in range(players)},
        "provinces": lands(owned or {}),
        "chao": purses,
        "turn": 1,
    }
    return {**base, **fields}


def build(
    players: int = 4,
    owned: dict[str, str] | None = None,
    chao: dict[str, int] | None = None,
    clans: tuple[str, ...] = CLAN_NAMES,
    **fields: Any,
) -> State:
    """The state of such a position."""
    return RULES.restore(position(players, owned, chao, clans, **fields))


def plan(text: str) -> str:
    """A plan in full: "XIA d2" is "plan XIA d2 f0 m0"."""
    if text == "pass":
        return text
    name, *levels = text.split()
    given = {level[0]: level[1] for level in levels}
    return f"plan {name} " + " ".join(f"{kind}{given.get(kind, 0)}" for kind in "dfm")


def seat_of(state: State, clan: str) -> int:
    """The seat of a clan."""
    clans: dict[str, str] = state.snapshot()["clans"]
    return next(SEATS.index(seat) for seat, name in clans.items() if name == clan)


def turn(state: State, **plans: str) -> list[Event]:
    """A whole turn: the plans by clan, those left out pass; returns what happened. Every group then has a city (Y2)."""
    events: list[Event] = []
    for seat in state.actors():
        clan = state.snapshot()["clans"][SEATS[seat]]
        state.apply(seat, RULES.read(plan(plans.get(clan, "pass"))), events)
    view = RULES.view(state, None)
    cities = {name for name, stands in plain(view.position)["provinces"].items() if stands["cities"]}
    assert all(set(group["provinces"]) & cities for group in plain(view.facts)["groups"])
    return events


def land(state: State, clan: str) -> set[str]:
    """The provinces of a clan."""
    return {name for name, stands in state.snapshot()["provinces"].items() if stands["clan"] == clan}


def at(state: State, province: str) -> str:
    """What stands in a province, in the short form: "mu c=2", "" if it is free."""
    stands = state.snapshot()["provinces"].get(province)
    if stands is None:
        return ""
    city = ("", "c", "C")[stands["cities"]]
    wall = {"none": "", "wood": "=", "stone": "#"}[stands["rampart"]]
    return f"{stands['clan']} {city}{wall}{stands['armies'] or ''}".strip()


def chao(state: State, clan: str) -> int:
    """The Chão of a clan."""
    number: int = state.snapshot()["chao"][SEATS[seat_of(state, clan)]]
    return number


def board(state: State, clan: str) -> dict[str, Any]:
    """The facts of a clan."""
    found: dict[str, Any] = plain(RULES.view(state, None).facts)["clans"][clan]
    return found


def temples(state: State) -> set[str]:
    """The provinces with a temple."""
    return set(state.snapshot()["temples"])


def offered(state: State, clan: str) -> set[str]:
    """The texts of everything that a clan may do now."""
    return {RULES.write(action) for action in state.legal(Seat(seat_of(state, clan)))}


def may(state: State, clan: str, text: str) -> bool:
    """Whether a clan may make that plan."""
    return state.is_legal(Seat(seat_of(state, clan)), RULES.read(plan(text)))


def why(state: State, clan: str, text: str) -> str:
    """The rule that forbids a plan."""
    found = RULES.why(state, Seat(seat_of(state, clan)), RULES.read(plan(text)))
    assert found is not None, f"{text} is allowed"
    return found.rule


def of_kind(events: list[Event], name: str) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if type(event).__name__ == name]


def play(state: State, seat: Seat | str, *texts: str) -> list[Event]:
    """Carry out actions of one seat ("chance" for draws); returns what happened."""
    number = CHANCE if seat == "chance" else SEATS.index(seat) if isinstance(seat, str) else seat
    events: list[Event] = []
    for text in texts:
        state.apply(Seat(number), RULES.read(text), events)
    return events
