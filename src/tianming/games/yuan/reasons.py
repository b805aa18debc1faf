"""Why a move is good, from facts of the engine: what happens if nobody interferes, and which features of the position
are then better than after passing."""

from __future__ import annotations

from tianming.core.protocol import Event, View
from tianming.core.seats import Seat
from tianming.core.tips import Tip, tip
from tianming.games.yuan import events as told
from tianming.games.yuan.actions import ASK_BID, ASK_CITY, ASK_TAKE, ASK_TURN, CITY, PASS, PLAN, TABLE, TAKE
from tianming.games.yuan.board import CLAN_NAMES, PROVINCE_NAMES, names
from tianming.games.yuan.evaluation import FEATURES, Evaluator
from tianming.games.yuan.state import State

NUMBER = {name: number for number, name in enumerate(FEATURES)}
SAYINGS = {
    # where to look
    "own_land": "look at your own land",
    "rival_land": "look at the land of {clan!c}",
    "near_land": "look at the free land around yours",
    "far_land": "look at the free land far away",
    "purse": "look at your purse",
    "cities": "look at the cities that are still to be had",
    "city_land": "look at the land far from other cities",
    "tiles": "look at your tiles",
    "edge": "look at the edge of the map",
    "tile": "look at the tile that you lay",
    # what happens
    "win": "it wins the game if nobody interferes",
    "land": "it takes {provinces}{temples:| with a temple| with # temples}",
    "more_land": "it also takes {provinces}{temples:| with a temple| with # temples}",
    "city": "{province} becomes a city for nothing",
    "temple": "it builds a temple: you then have {number:d}, and {objective:d} win this turn",
    "theft": "it steals {number:d} Chão from {clan!c}",
    "chao": "it earns you {number:d} Chão",
    "work": "{province} gets a {work}",
    "armies": "it raises {number:an army|# armies} in {province}",
    "attack_won": "you attack {clan!c} with {attack:d} against {defence:d} and win {province}",
    "attack_lost": "you attack {clan!c} with {attack:d} against {defence:d} and do not win {province}",
    "siege": "you attack an indestructible city of {clan!c} and kill {number:no army|an army|# armies}",
    "zone": "{province} falls too",
    "group": "{clan!c} has no city left there and loses {provinces} as well",
    # what gets better
    "objective_held": "you then hold as many temples as the wheel shows next turn",
    "objective_near": "one more plan could bring the temples that you need",
    "safe_temples": "fewer of your temples can be attacked next turn",
    "safe_land": "less of your land can be attacked next turn",
    "temples_near": "your armies then threaten temples of a rival",
    "land_near": "your armies then threaten more land of a rival",
    "rice": "your Development gets cheaper",
    "forests": "your Fortification gets cheaper",
    "mines": "your Militarization gets cheaper",
    "temple_affordable": "you can then pay for a temple",
    "free_temples": "free temples come within reach",
    "best": "nothing better is in sight",
    # the set-up
    "choice": "the highest bid chooses first among {provinces}",
    "start": "{province} has {neighbours:no neighbour|a neighbour|# neighbours} "
    "and {temples:no temple|a temple|# temples} around it",
    "any_city": "nobody knows yet whose city it will be: none is better than another",
    "any_place": "everybody will play on the same map: no place is better than another",
}
# Features that speak for a plan when they change so: more is better (1) or less is (-1).
TELLING = (
    ("objective held", 1, "objective_held"),
    ("objective in reach", 1, "objective_near"),
    ("temples at risk", -1, "safe_temples"),
    ("provinces at risk", -1, "safe_land"),
    ("temples in reach", 1, "temples_near"),
    ("provinces in reach", 1, "land_near"),
    ("rice", 1, "rice"),
    ("forests", 1, "forests"),
    ("mines", 1, "mines"),
    ("temple affordable", 1, "temple_affordable"),
    ("temples to colonize", 1, "free_temples"),
)
BESIDE = {"pass": "purse", "tile": "tiles", "cell": "edge", "rotate": "tile"}


def where(state: State, view: View, action: int) -> Tip:
    """The part of the map or the table to look at."""
    seat = _seat(view)
    if PLAN <= action < PLAN + 64 * len(PROVINCE_NAMES):
        return _land(state, seat, (action - PLAN) // 64)
    word = TABLE.write(action).split()[0]
    if word == "city":
        return tip(SAYINGS, "city_land", [PROVINCE_NAMES[other - CITY] for other in state.legal(seat)])
    if word in ("bid", "take"):
        return tip(SAYINGS, "cities", [PROVINCE_NAMES[_city(state, clan)] for clan in _clans_left(state)])
    return tip(SAYINGS, BESIDE[word])


def _land(state: State, seat: Seat, province: int) -> Tip:
    """Whose land a province is, in words that do not name it."""
    land = state.fields().land
    owner = next((other for other, lands in enumerate(land) if lands >> province & 1), None)
    if owner is not None:
        whose = names(land[owner])
        clan = CLAN_NAMES[state.fields().clan[owner]]
        return tip(SAYINGS, "own_land", whose) if owner == seat else tip(SAYINGS, "rival_land", whose, clan=clan)
    near = state.colonies(seat)
    if near >> province & 1:
        return tip(SAYINGS, "near_land", names(near))
    return tip(SAYINGS, "far_land", names(state.free_provinces() & ~near))


def reasons(state: State, view: View, action: int, evaluator: Evaluator) -> tuple[Tip, ...]:
    """What speaks for a legal action, in a state guessed from the view; nothing here depends on the guess."""
    seat = _seat(view)
    asked = state.fields().asked
    if asked == ASK_TURN:
        found = _of_plan(state, seat, action, evaluator)
    elif asked == ASK_BID:
        found = _of_bid(state)
    elif asked == ASK_TAKE:
        found = [_start(state, action - TAKE)]
    else:
        found = [tip(SAYINGS, "any_city" if asked == ASK_CITY else "any_place")]
    return tuple({said.text: said for said in found}.values()) or (tip(SAYINGS, "best"),)


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("spectators take no actions: reasons want a seat's view")
    return view.seat


# Plans.


def _of_plan(state: State, seat: Seat, action: int, evaluator: Evaluator) -> list[Tip]:
    """What happens, and what is then better than after passing."""
    before = state.alone(seat)
    events: list[Event] = []
    after = before.resolved_alone(seat, action, events)
    found = [said for event in events for said in _of_event(event, before, seat)]
    passed = before.resolved_alone(seat, PASS, None)
    if action != PASS and after.outcome() is None and passed.outcome() is None:
        old, new = evaluator.measure_seat(passed, seat), evaluator.measure_seat(after, seat)
        better = (kind for name, sign, kind in TELLING if sign * (new[NUMBER[name]] - old[NUMBER[name]]) > 0.4)
        found += [tip(SAYINGS, kind) for kind in better]
    return found


def _of_event(event: Event, before: State, seat: Seat) -> list[Tip]:
    """What an event says for the plan."""
    match event:
        case told.GameEnded(seats=winners) if seat in winners:
            return [tip(SAYINGS, "win")]
        case told.ProvinceColonized(seat=owner) if owner == seat:
            return [_gain("land", before, (event.province,))]
        case told.ProvincesClaimed(seat=owner) if owner == seat:
            return [_gain("more_land" if event.action == "colonization" else "land", before, event.provinces)]
        case told.CityArose(seat=owner) if owner == seat:
            return [tip(SAYINGS, "city", province=event.province)]
        case told.TempleBuilt(seat=owner) if owner == seat:
            return [tip(SAYINGS, "temple", number=before.temples(seat) + 1, objective=before.objective())]
        case told.ChaoStolen(seat=thief) if thief == seat and event.number:
            return [tip(SAYINGS, "theft", number=event.number, clan=event.victim)]
        case told.ChaoEarned(seat=owner) if owner == seat:
            return [tip(SAYINGS, "chao", number=event.number)]
    return _of_arms(event, seat)


def _gain(kind: str, before: State, provinces: tuple[str, ...]) -> Tip:
    """Provinces, with the temples that stand there."""
    temples = len(set(names(before.fields().temple)) & set(provinces))
    return tip(SAYINGS, kind, provinces=", ".join(provinces), temples=temples)


def _of_arms(event: Event, seat: Seat) -> list[Tip]:
    """What an event of Fortification or Militarization says for the plan."""
    match event:
        case told.CityFortified(seat=owner) if owner == seat:
            return [tip(SAYINGS, "work", province=event.province, work=work) for work in event.built]
        case told.ArmiesRaised(seat=owner) if owner == seat and event.number:
            return [tip(SAYINGS, "armies", number=event.number, province=event.province)]
        case told.ProvinceAttacked(seat=attacker) if attacker == seat:
            return [_of_attack(event)]
        case told.ProvinceCaptured(seat=attacker, zone=True) if attacker == seat:
            return [tip(SAYINGS, "zone", province=event.province)]
        case told.GroupDestroyed(seat=attacker) if attacker == seat:
            return [tip(SAYINGS, "group", clan=event.loser, provinces=", ".join(event.provinces))]
    return []


def _of_attack(event: told.ProvinceAttacked) -> Tip:
    if event.defence is None:
        return tip(SAYINGS, "siege", clan=event.defender, number=event.killed)
    return tip(
        SAYINGS,
        "attack_won" if event.won else "attack_lost",
        clan=event.defender,
        attack=event.attack,
        defence=event.armies + event.defence,
        province=event.target,
    )


# The auction.


def _of_bid(state: State) -> list[Tip]:
    """What there is to choose from."""
    left = _clans_left(state)
    cities = ", ".join(PROVINCE_NAMES[_city(state, clan)] for clan in left)
    return [tip(SAYINGS, "choice", provinces=cities), *(_start(state, clan) for clan in left)]


def _start(state: State, clan: int) -> Tip:
    """What lies around a clan's city."""
    city = _city(state, clan)
    near = state.neighbours(city)
    temples = ((near | 1 << city) & state.fields().temple).bit_count()
    return tip(SAYINGS, "start", province=PROVINCE_NAMES[city], neighbours=near.bit_count(), temples=temples)


def _clans_left(state: State) -> list[int]:
    """The clans in play that nobody has yet."""
    fields = state.fields()
    return [clan for clan in fields.drawn if clan >= 0 and clan not in fields.clan]


def _city(state: State, clan: int) -> int:
    """Where a clan's first city stands."""
    fields = state.fields()
    city: int = fields.site[fields.drawn.index(clan)]
    return city
