"""Why a move is good, from facts of the engine: what happens if nobody interferes, and which features of the position
are then better than after passing."""

from __future__ import annotations

from tianming.core.actions import Action
from tianming.core.messages import Tip, distinct, tip
from tianming.core.protocol import Event, View
from tianming.core.seats import Seat
from tianming.games.yuan import attacks, captures, development, fortification, upgrade
from tianming.games.yuan.actions import ASK_BID, ASK_CITY, ASK_TAKE, ASK_TURN, CITY, PASS, PLAN, TABLE, TAKE
from tianming.games.yuan.board import CLAN_NAMES, PROVINCE_NAMES, names
from tianming.games.yuan.evaluation import FEATURES, Evaluator
from tianming.games.yuan.messages import HINTS
from tianming.games.yuan.state import State

NUMBER = {name: number for number, name in enumerate(FEATURES)}
# Features that speak for a plan if they change: more is better (1), or less is (-1).
TELLING = (
    ("objective held", 1, "objective-held"),
    ("objective in reach", 1, "objective-near"),
    ("temples at risk", -1, "safe-temples"),
    ("provinces at risk", -1, "safe-land"),
    ("temples in reach", 1, "temples-near"),
    ("provinces in reach", 1, "land-near"),
    ("rice", 1, "rice"),
    ("forests", 1, "forests"),
    ("mines", 1, "mines"),
    ("temple affordable", 1, "temple-affordable"),
    ("temples to colonize", 1, "free-temples"),
)
BESIDE = {"pass": "purse", "tile": "tiles", "cell": "edge", "rotate": "tile"}


def where(state: State, view: View, action: Action) -> Tip:
    """The part of the map or the table to look at."""
    seat = _seat(view)
    if PLAN <= action < PLAN + 64 * len(PROVINCE_NAMES):
        return _land(state, seat, (action - PLAN) // 64)
    word = TABLE.write(action).split()[0]
    if word == "city":
        return tip(HINTS, "city-land", [PROVINCE_NAMES[other - CITY] for other in state.legal(seat)])
    if word in ("bid", "take"):
        return tip(HINTS, "cities", [PROVINCE_NAMES[_city(state, clan)] for clan in _clans_left(state)])
    return tip(HINTS, BESIDE[word])


def _land(state: State, seat: Seat, province: int) -> Tip:
    """Whose land to look at, without naming the province."""
    land = state.fields().land
    owner = next((other for other, lands in enumerate(land) if lands >> province & 1), None)
    if owner is not None:
        whose = names(land[owner])
        clan = CLAN_NAMES[state.fields().clan[owner]]
        return tip(HINTS, "own-land", whose) if owner == seat else tip(HINTS, "rival-land", whose, clan=clan)
    near = state.colonies(seat)
    if near >> province & 1:
        return tip(HINTS, "near-land", names(near))
    return tip(HINTS, "far-land", names(state.free_provinces() & ~near))


def reasons(state: State, view: View, action: Action, evaluator: Evaluator) -> tuple[Tip, ...]:
    """What speaks for a legal action, in a state guessed from the view. The guess makes no difference."""
    seat = _seat(view)
    asked = state.fields().asked
    if asked == ASK_TURN:
        found = _of_plan(state, seat, action, evaluator)
    elif asked == ASK_BID:
        found = _of_bid(state)
    elif asked == ASK_TAKE:
        found = [_start(state, action - TAKE)]
    else:
        found = [tip(HINTS, "any-city" if asked == ASK_CITY else "any-place")]
    return distinct(found) or (tip(HINTS, "best"),)


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("spectators take no actions: reasons need the view of a seat")
    return view.seat


# Plans.


def _of_plan(state: State, seat: Seat, action: Action, evaluator: Evaluator) -> list[Tip]:
    """What happens, and what is then better than after passing."""
    before = state.clear_answers(seat)
    events: list[Event] = []
    after = before.resolve_plan(seat, action, events)
    found = [said for event in events for said in _of_event(event, before, seat)]
    passed = before.resolve_plan(seat, PASS, None)
    if action != PASS and after.outcome() is None and passed.outcome() is None:
        old, new = evaluator.measure_seat(passed, seat), evaluator.measure_seat(after, seat)
        better = (kind for name, sign, kind in TELLING if sign * (new[NUMBER[name]] - old[NUMBER[name]]) > 0.4)
        found += [tip(HINTS, kind) for kind in better]
    return found


def _of_event(event: Event, before: State, seat: Seat) -> list[Tip]:
    """What an event says for the plan."""
    match event:
        case upgrade.GameEnded(seats=winners) if seat in winners:
            return [tip(HINTS, "win")]
        case development.ProvinceColonized(seat=owner) if owner == seat:
            return [_gain("land", before, (event.province,))]
        case development.ProvincesClaimed(seat=owner) if owner == seat:
            return [_gain("more-land" if event.action == "colonization" else "land", before, event.provinces)]
        case development.CityArose(seat=owner) if owner == seat:
            return [tip(HINTS, "city", province=event.province)]
        case development.TempleBuilt(seat=owner) if owner == seat:
            return [tip(HINTS, "temple", number=before.temples(seat) + 1, objective=before.objective())]
        case development.ChaoStolen(seat=thief) if thief == seat and event.number:
            return [tip(HINTS, "theft", number=event.number, clan=event.victim)]
        case upgrade.ChaoEarned(seat=owner) if owner == seat:
            return [tip(HINTS, "chao", number=event.number)]
    return _of_arms(event, seat)


def _gain(kind: str, before: State, provinces: tuple[str, ...]) -> Tip:
    """Provinces, with the temples that stand there."""
    temples = len(set(names(before.fields().temple)) & set(provinces))
    return tip(HINTS, kind, provinces=", ".join(provinces), temples=temples)


def _of_arms(event: Event, seat: Seat) -> list[Tip]:
    """What an event of Fortification or Militarization says for the plan."""
    match event:
        case fortification.CityFortified(seat=owner) if owner == seat:
            return [tip(HINTS, "work", province=event.province, work=work) for work in event.built]
        case fortification.ArmiesRaised(seat=owner) if owner == seat and event.number:
            return [tip(HINTS, "armies", number=event.number, province=event.province)]
        case attacks.ProvinceAttacked(seat=attacker) if attacker == seat:
            return [_of_attack(event)]
        case captures.ProvinceCaptured(seat=attacker, zone=True) if attacker == seat:
            return [tip(HINTS, "zone", province=event.province)]
        case captures.GroupDestroyed(seat=attacker) if attacker == seat:
            return [tip(HINTS, "group", clan=event.loser, provinces=", ".join(event.provinces))]
    return []


def _of_attack(event: attacks.ProvinceAttacked) -> Tip:
    if event.defence is None:
        return tip(HINTS, "siege", clan=event.defender, number=event.killed)
    return tip(
        HINTS,
        "attack-won" if event.won else "attack-lost",
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
    return [tip(HINTS, "choice", provinces=cities), *(_start(state, clan) for clan in left)]


def _start(state: State, clan: int) -> Tip:
    """What lies around a clan's city."""
    city = _city(state, clan)
    near = state.neighbours(city)
    temples = ((near | 1 << city) & state.fields().temple).bit_count()
    return tip(HINTS, "start", province=PROVINCE_NAMES[city], neighbours=near.bit_count(), temples=temples)


def _clans_left(state: State) -> list[int]:
    """The clans in play that nobody has yet."""
    fields = state.fields()
    return [clan for clan in fields.drawn if clan >= 0 and clan not in fields.clan]


def _city(state: State, clan: int) -> int:
    """Where a clan's first city stands."""
    fields = state.fields()
    city: int = fields.site[fields.drawn.index(clan)]
    return city
