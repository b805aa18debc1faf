"""Why a move is good, from facts of the engine: what happens if nobody interferes, and which features of the position
are then better than after passing."""

from __future__ import annotations

from tianming.core.protocol import Event, View
from tianming.core.seats import Seat
from tianming.games.yuan import evaluation
from tianming.games.yuan import events as told
from tianming.games.yuan.actions import ASK_BID, ASK_CITY, ASK_TAKE, ASK_TURN, PASS, PLAN, TABLE, TAKE
from tianming.games.yuan.board import CLAN_NAMES, PROVINCE_NAMES, names
from tianming.games.yuan.state import State

NUMBER = {name: number for number, name in enumerate(evaluation.FEATURES)}
# Features that speak for a plan when they change so: more is better (1) or less is (-1).
TELLING = (
    ("objective held", 1, "you then hold as many temples as the wheel shows next turn"),
    ("objective in reach", 1, "one more plan could bring the temples that you need"),
    ("temples at risk", -1, "fewer of your temples can be attacked next turn"),
    ("provinces at risk", -1, "less of your land can be attacked next turn"),
    ("temples in reach", 1, "your armies then threaten temples of a rival"),
    ("provinces in reach", 1, "your armies then threaten more land of a rival"),
    ("rice", 1, "your Development gets cheaper"),
    ("forests", 1, "your Fortification gets cheaper"),
    ("mines", 1, "your Militarization gets cheaper"),
    ("temple affordable", 1, "you can then pay for a temple"),
    ("temples to colonize", 1, "free temples come within reach"),
)
PLACES = {"tile": "your tiles", "cell": "the edge of the map", "rotate": "the tile that you lay"}


def where(state: State, view: View, action: int) -> str:
    """The part of the map or the table to look at."""
    if PLAN <= action < PLAN + 64 * len(PROVINCE_NAMES):
        return f"look at {_land(state, _seat(view), (action - PLAN) // 64)}"
    word = TABLE.write(action).split()[0]
    beside = {"pass": "your purse", "bid": "the cities that are still to be had", "take": "the cities that are left"}
    return f"look at {beside.get(word) or PLACES.get(word, 'the land far from other cities')}"


def _land(state: State, seat: Seat, province: int) -> str:
    """Whose land a province is, in words that do not name it."""
    land = state.dump()["land"]
    owner = next((other for other, lands in enumerate(land) if lands >> province & 1), None)
    if owner == seat:
        return "your own land"
    if owner is not None:
        return f"the land of {_clan(state, owner)}"
    return "the free land around yours" if state.colonies(seat) >> province & 1 else "the free land far away"


def reasons(state: State, view: View, action: int) -> tuple[str, ...]:
    """What speaks for a legal action, in a state guessed from the view; nothing here depends on the guess."""
    seat = _seat(view)
    asked = state.dump()["asked"]
    if asked == ASK_TURN:
        found = _of_plan(state, seat, action)
    elif asked == ASK_BID:
        found = _of_bid(state, seat, action)
    elif asked == ASK_TAKE:
        found = [_start(state, action - TAKE)]
    elif asked == ASK_CITY:
        found = ["nobody knows yet which city will be his: none is better than another"]
    else:
        found = ["everybody will play on the same map: no place is better than another"]
    return tuple(dict.fromkeys(found)) or ("nothing better is in sight",)


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("spectators take no actions: reasons want a seat's view")
    return view.seat


def _clan(state: State, seat: Seat) -> str:
    clan: int = state.dump()["clan"][seat]
    return CLAN_NAMES[clan].capitalize()


# Plans.


def _of_plan(state: State, seat: Seat, action: int) -> list[str]:
    """What happens, and what is then better than after passing."""
    before = state.alone(seat)
    events: list[Event] = []
    after = before.resolved_alone(seat, action, events)
    found = [sentence for event in events for sentence in _of_event(event, before, seat)]
    passed = before.resolved_alone(seat, PASS, None)
    if action != PASS and after.outcome() is None and passed.outcome() is None:
        old, new = evaluation.seat_features(passed, seat), evaluation.seat_features(after, seat)
        found += [words for name, sign, words in TELLING if sign * (new[NUMBER[name]] - old[NUMBER[name]]) > 0.4]
    return found


def _of_event(event: Event, before: State, seat: Seat) -> list[str]:
    """What an event says for the plan."""
    match event:
        case told.GameEnded(seats=winners) if seat in winners:
            return ["it wins the game if nobody interferes"]
        case told.ProvinceColonized(seat=owner) if owner == seat:
            return [f"it takes {event.province}{_with_temples(before, (event.province,))}"]
        case told.ProvincesClaimed(seat=owner) if owner == seat:
            return [
                f"{' '.join(event.provinces)} {_come(event.provinces)} with it{_with_temples(before, event.provinces)}"
            ]
        case told.CityArose(seat=owner) if owner == seat:
            return [f"{event.province} becomes a city for nothing"]
        case told.TempleBuilt(seat=owner) if owner == seat:
            return [f"it builds a temple, your {_nth(before.temples(seat) + 1)}; {before.objective()} win this turn"]
        case told.ChaoStolen(seat=thief) if thief == seat and event.number:
            return [f"it steals {event.number} Chão from {event.victim.capitalize()}"]
        case told.ChaoEarned(seat=owner) if owner == seat:
            return [f"it earns you {event.number} Chão"]
    return _of_arms(event, seat)


def _of_arms(event: Event, seat: Seat) -> list[str]:
    """What an event of Fortification or Militarization says for the plan."""
    match event:
        case told.CityFortified(seat=owner) if owner == seat and event.built:
            return [f"{event.province} gets a {' and a '.join(event.built)}"]
        case told.ArmiesRaised(seat=owner) if owner == seat and event.number:
            return [f"it raises {_armies(event.number)} in {event.province}"]
        case told.ProvinceAttacked(seat=attacker) if attacker == seat:
            return [_of_attack(event)]
        case told.ProvinceCaptured(seat=attacker, zone=True) if attacker == seat:
            return [f"{event.province} falls too"]
        case told.GroupDestroyed(seat=attacker) if attacker == seat:
            return [f"{event.loser.capitalize()} has no city left there and loses {' '.join(event.provinces)} as well"]
    return []


def _of_attack(event: told.ProvinceAttacked) -> str:
    defender = event.defender.capitalize()
    if event.defence is None:
        return f"you attack an indestructible city of {defender} and kill {_armies(event.killed)}"
    against = f"with {event.attack} against {event.armies + event.defence}"
    return f"you attack {defender} {against} and {'win' if event.won else 'do not win'} {event.target}"


def _with_temples(before: State, provinces: tuple[str, ...]) -> str:
    """The temples that stand in provinces."""
    held = set(names(before.dump()["temple"])) & set(provinces)
    return f" ({_some(len(held), 'temple')})" if held else ""


def _come(provinces: tuple[str, ...]) -> str:
    return "comes" if len(provinces) == 1 else "come"


def _armies(number: int) -> str:
    return "an army" if number == 1 else f"{number} armies"


def _some(number: int, noun: str) -> str:
    return f"a {noun}" if number == 1 else f"{number} {noun}s"


def _nth(number: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(number, f"{number}th")


# The auction.


def _of_bid(state: State, seat: Seat, action: int) -> list[str]:
    """What there is to choose from."""
    fields = state.dump()
    left = [clan for clan in fields["drawn"] if clan >= 0 and clan not in fields["clan"]]
    return [f"the choice: {_start(state, clan)}" for clan in left]


def _start(state: State, clan: int) -> str:
    """What lies around a clan's city."""
    fields = state.dump()
    city = fields["site"][fields["drawn"].index(clan)]
    around = state.neighbours(city) | 1 << city
    temples = (around & fields["temple"]).bit_count()
    land = f"{PROVINCE_NAMES[city]} has {_some(state.neighbours(city).bit_count(), 'neighbour')}"
    return f"{land} and {_some(temples, 'temple') if temples else 'no temple'} around it"
