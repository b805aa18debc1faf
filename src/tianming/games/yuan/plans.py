"""Plans (Y5.2, Y5.3, Y7.0): made in secret by all clans at once, then shown and paid.

The whole chapter: the questions, the legal answers, the effects, the events and their sentences, the reasons against a
plan, and what its actions are meant to do. What they really do is up to the chapters of the phases: `development`,
`fortification`, `attacks`, `captures`, `upgrade`. These note in `Plans` what becomes of each plan.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from tianming.core.bits import EMPTY, Bits, bit, block, but_lowest, has, lowest
from tianming.core.errors import Reason
from tianming.core.messages import Message, say
from tianming.core.offer import Offer
from tianming.core.pool import Pool
from tianming.core.protocol import Event, Sentences, says
from tianming.core.questions import Asking
from tianming.core.seats import Seat
from tianming.core.spaces import Space
from tianming.games.yuan.actions import (
    ASK_TURN,
    ASSAULT,
    FREE_FAR,
    FREE_NEAR,
    HUAN_VILLAGE,
    OWN_CITY,
    OWN_VILLAGE,
    PASS,
    PLAN,
    TABLE,
)
from tianming.games.yuan.board import CLAN_NAMES, FOREST, HUAN, MINE, PROVINCE_NAMES, RICE, ZHUANG
from tianming.games.yuan.messages import FORECASTS, QUESTIONS, no
from tianming.games.yuan.position import OFF, Position
from tianming.games.yuan.wording import ROMAN, clan_of, seat_name

if TYPE_CHECKING:
    from tianming.games.yuan.state import State
    from tianming.games.yuan.why import Situation

TARGETS = 64 * 208
UP_TO: list[int] = [1, 3, 7, 15]  # the levels none to I, II, III of the last place

# The questions.

ASKING = {ASK_TURN: Asking("Y5.2", ("plan", "pass"))}


def turn_question(state: State, seat: Seat) -> Message:
    """Y5.1, Y5.2: with the seat's Chão and the objective."""
    fields = state.fields()
    clan, chao = CLAN_NAMES[fields.clan[seat]], fields.chao[seat]
    return say(QUESTIONS, "turn", clan=clan, turn=fields.turn, objective=state.objective(), chao=chao)


# The legal answers.


def find_affordable_levels(p: Position, seat: int) -> int:
    """Y5.3: the levels that a seat can pay for."""
    found = 0
    for d in range(4):
        left = p.chao[seat] - p.cost(seat, RICE, d)
        if left < 0:
            break
        for f in range(4):
            rest = left - p.cost(seat, FOREST, f)
            if rest < 0:
                break
            m = 3
            while p.cost(seat, MINE, m) > rest:
                m -= 1
            found |= UP_TO[m] << (16 * d + 4 * f)
    return found


def offer_plans(p: Position, seat: int, offer: Offer) -> None:
    """Y5.2: pass, or a target with levels. A row of the offer has four provinces."""
    offer.one(PASS)
    targets = p.ground.provinces
    if offer.only >= 0:
        if offer.only < PLAN or offer.only >= PLAN + TARGETS:
            return
        targets = targets & bit((offer.only - PLAN) // 64)
    pay = find_affordable_levels(p, seat)
    own = p.land[seat]
    free = p.free_land()
    open_ = find_colony_targets(p, seat) & free
    armed = p.find_attack_reach(seat, own & p.manned) & ~own
    village = HUAN_VILLAGE if p.power[seat] == HUAN else OWN_VILLAGE
    row = 0
    board = EMPTY
    while targets:
        number = lowest(targets)
        targets = but_lowest(targets)
        if number // 4 != row:
            offer.add(PLAN + 256 * row, board)
            row = number // 4
            board = EMPTY
        if has(own, number):
            mask = OWN_CITY if has(p.city, number) else village
        elif has(free, number):
            mask = FREE_NEAR if has(open_, number) else FREE_FAR
        else:
            mask = 0
        if has(armed, number):
            mask |= ASSAULT
        board |= block(mask & pay, number % 4)
    offer.add(PLAN + 256 * row, board)


def find_colony_targets(p: Position, seat: int) -> Bits:
    """Y6.1: where Colonization I and II can go; for Zhuang (house power) also every shore (A57)."""
    found = p.find_reach(seat, p.land[seat])
    if p.power[seat] == ZHUANG:
        found |= p.ground.shore
    return found


# The effects: making, showing and paying plans.


def make_plan(p: Position, seat: int, action: int, log: list[Event] | None) -> bool:
    """Y5.2: a plan stays hidden until all are made. Returns whether they are."""
    p.plan[seat] = action
    p.waiting &= ~(1 << seat)
    if log is not None:
        log.append(PlanMade(seat, TABLE.write(action)))
    return p.waiting == 0


def pay(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.0, Y5.3: everybody shows their plan and pays for it."""
    for seat in range(p.players):
        d = p.cost(seat, RICE, plans.d[seat])
        f = p.cost(seat, FOREST, plans.f[seat])
        m = p.cost(seat, MINE, plans.m[seat])
        plans.paid[seat] = d + f + m
        plans.paid_f[seat] = f
        p.chao[seat] -= d + f + m
        if log is not None:
            clan = clan_name(p, seat)
            if plans.doing[seat] == PASSING:
                log.append(ClanPassed(seat, clan))
            else:
                levels = (plans.d[seat], plans.f[seat], plans.m[seat])
                log.append(PlanRevealed(seat, clan, province_name(plans.target[seat]), levels, (d, f, m)))


# What becomes of them.

# What a clan does in a turn: its plan is cancelled (A1), it passes, or it acts.
CANCELLED, PASSING, ACTING = 0, 1, 2


class Plans:
    """Scratch memory for resolving one turn, by seat."""

    def __init__(self) -> None:
        self.doing = [0] * 8
        self.target = [0] * 8
        self.d = [0] * 8
        self.f = [0] * 8
        self.m = [0] * 8
        self.paid = [0] * 8
        self.paid_f = [0] * 8
        self.colonizes = [False] * 8  # the target was free when Development began
        self.expands = [False] * 8  # the target was its own
        self.attacks = [False] * 8  # Y7.4: Militarization turned out to be an attack
        self.force = [0] * 8  # attackers, what is left of them
        self.won = [False] * 8
        self.claims = [EMPTY] * 8  # Y6.1.3, and Y7.4.6
        self.before = [EMPTY] * 8  # Y7.4.1: the land as it was when the attacks began
        self.taken = [EMPTY] * 8  # Y7.4.5: what each attacker captured
        self.wanted = [0] * 8  # Y6.1.5: what each thief would like to take from a victim
        self.purse = [0] * 8  # Y6.1.5: what each clan had before any theft
        self.size = 0

    def read(self, p: Position) -> None:
        """Take the plans of the position."""
        self.size = p.players
        for seat in range(p.players):
            number = p.plan[seat] - PLAN
            acting = p.plan[seat] != PASS
            self.doing[seat] = ACTING if acting else PASSING
            self.target[seat] = number // 64 if acting else OFF
            self.d[seat] = number % 64 // 16 if acting else 0
            self.f[seat] = number % 16 // 4 if acting else 0
            self.m[seat] = number % 4 if acting else 0
            self.colonizes[seat] = False
            self.expands[seat] = False
            self.attacks[seat] = False
            self.force[seat] = 0
            self.won[seat] = False
            self.claims[seat] = EMPTY
            self.taken[seat] = EMPTY

    def cancel(self, seat: int) -> None:
        """A1: cancel a whole plan."""
        self.doing[seat] = CANCELLED
        self.d[seat] = 0
        self.f[seat] = 0
        self.m[seat] = 0


PLAN_POOL = Pool(Plans)


def acquire_plans(p: Position) -> Plans:
    """The plans of a position, in scratch memory. Release it afterwards."""
    plans: Plans = PLAN_POOL.acquire()
    plans.read(p)
    return plans


def clan_name(p: Position, seat: int) -> str:
    """The name of a seat's clan."""
    return CLAN_NAMES[p.clan[seat]]


def province_name(province: int) -> Space:
    """The name of a province."""
    return PROVINCE_NAMES[province]


def log_phase(phase: str, rule: str, start: int, log: list[Event] | None) -> None:
    """Put the beginning of a phase before its events, if it had any."""
    if log is not None and len(log) > start:
        log.insert(start, PhaseBegan(phase, rule))


def log_length(log: list[Event] | None) -> int:
    """How many events the log has."""
    return 0 if log is None else len(log)


# Events and their sentences.


CAUSES = {
    "Y6.2": "level I does nothing in a village",
    "Y6.3": "level I recruits nobody",
    "A13": "there is no city",
    "A50": "the province is free",
    "Y7.4.1": "no army is in reach",
}


class PlanMade(Event, frozen=True):
    """Y5.2: a seat has made its plan, which only it knows."""

    secrets: ClassVar[tuple[str, ...]] = ("plan",)
    seat: int
    plan: str | None


class PhaseBegan(Event, frozen=True):
    """Y7: a phase of the resolution in which something happens."""

    phase: str
    rule: str


class PlanRevealed(Event, frozen=True):
    """Y7.0: the target, the levels and their costs."""

    reveals: ClassVar[bool] = True
    seat: int
    clan: str
    target: Space
    levels: tuple[int, int, int]
    costs: tuple[int, int, int]


class ClanPassed(Event, frozen=True):
    """Y5.2, Y7.0: the plan of that seat was to pass."""

    reveals: ClassVar[bool] = True
    seat: int
    clan: str


class ActionVoid(Event, frozen=True):
    """An action that turned out to have no effect; `cause` is the rule that says so."""

    seat: int
    clan: str
    action: str
    province: Space
    cause: str


def say_planned(event: PlanMade) -> str:
    """Y5.2: others learn only that there is a plan."""
    return f"{seat_name(event.seat)} has decided" + ("" if event.plan is None else f": {event.plan}")


def say_revealed(event: PlanRevealed) -> str:
    """Y7.0: the levels with their costs."""
    words = ("Development", "Fortification", "Militarization")
    parts = [
        f"{word} {ROMAN[level]} ({cost})"
        for word, level, cost in zip(words, event.levels, event.costs, strict=True)
        if level
    ]
    return f"{clan_of(event)} aims at {event.target}: {', '.join(parts)}"


def say_void(event: ActionVoid) -> str:
    """Y6.2, Y6.3, A13, A50, Y7.4.1."""
    return f"{clan_of(event)}'s {event.action} in {event.province} has no effect: {CAUSES[event.cause]} ({event.cause})"


SENTENCES: Sentences = {
    **says(PlanMade, say_planned),
    **says(PhaseBegan, lambda e: f"{e.phase} ({e.rule})"),
    **says(PlanRevealed, say_revealed),
    **says(ClanPassed, lambda e: f"{clan_of(e)} passes"),
    **says(ActionVoid, say_void),
}

# The reasons.


def explain_plan(situation: Situation, action: int) -> Reason:
    """Y5.2, Y5.3: explain by the target, then by each action, then by the cost."""
    province, levels = divmod(action - PLAN, 64)
    name = PROVINCE_NAMES[province]
    if not situation.state.whole_map() >> province & 1:
        return no("Y5.2", "not-on-this-map", (name,), province=name)
    d, f, m = levels // 16, levels // 4 % 4, levels % 4
    owner = situation.owner(province)
    if owner == situation.seat:
        found = _own_target(situation, province, (d, f, m))
    elif owner == OFF:
        found = _free_target(situation, province, (d, f, m))
    else:
        found = _enemy_target(situation, province, (d, f, m), CLAN_NAMES[situation.fields.clan[owner]])
    return found or _too_expensive(situation, (d, f, m))


def _own_target(situation: Situation, province: int, levels: tuple[int, int, int]) -> Reason | None:
    """A13: recruiting needs a city; Huan (Y9.3) makes one of a village with any Fortification."""
    name = PROVINCE_NAMES[province]
    huan = situation.fields.house_powers and situation.fields.clan[situation.seat] == HUAN
    if levels[2] and levels[1] < (1 if huan else 2) and not situation.fields.city >> province & 1:
        return no("A13", "recruits-in-cities", (name,), province=name, huan=int(huan))
    return None


def _free_target(situation: Situation, province: int, levels: tuple[int, int, int]) -> Reason | None:
    """Y6.1, Y5.2: Colonization I and II need a province in reach; Fortification needs another action."""
    name = PROVINCE_NAMES[province]
    d, f, m = levels
    if d in (1, 2) and not situation.state.colonies(situation.seat) >> province & 1:
        return no("Y6.1", "out-of-reach", (name,), province=name)
    if d == 0 and m and not situation.state.musters(situation.seat, province):
        return _no_army(name)
    if d == 0 and f and not m:
        return no("Y5.2", "free-not-fortified", (name,), province=name)
    return None


def _enemy_target(situation: Situation, province: int, levels: tuple[int, int, int], clan: str) -> Reason | None:
    """Y5.2: an enemy province can only be attacked."""
    name = PROVINCE_NAMES[province]
    if levels[0]:
        return no("Y5.2", "rival-not-developed", (name,), province=name, clan=clan)
    if not levels[2]:
        return no("Y5.2", "rival-not-fortified", (name,), province=name, clan=clan)
    if not situation.state.musters(situation.seat, province):
        return _no_army(name)
    return None


def _no_army(name: Space) -> Reason:
    return no("Y6.3", "no-army-in-reach", (name,), province=name)


def _too_expensive(situation: Situation, levels: tuple[int, int, int]) -> Reason:
    d, f, m = (row[level] for row, level in zip(situation.state.costs(situation.seat), levels, strict=True))
    costs = {"development": d, "fortification": f, "militarization": m, "cost": d + f + m}
    return no("Y5.3", "too-expensive", **costs, chao=situation.fields.chao[situation.seat])


def explain_pass(situation: Situation, action: int) -> Reason:
    """Y5.2: never needed for a seat that must answer, because it may always pass."""
    return no("Y5.2", "plan-or-pass")


EXPLAIN: dict[str, Callable[[Situation, int], Reason]] = {"pass": explain_pass, "plan": explain_plan}

# What its actions are meant to do.


def plan_effects(state: State, seat: Seat, target: int, levels: tuple[int, int, int]) -> list[Message | None]:
    """Y6.1 to Y6.3: what Development, Fortification and Militarization are meant to do there, None without a level.
    Y9.3: Huan's Urbanization I acts as II."""
    fields = state.fields()
    own = bool(fields.land[seat] >> target & 1)
    free = bool(state.free_provinces() >> target & 1)
    actions = (
        "expansion" if own else "colonization",
        "reinforcement" if own and fields.city >> target & 1 else "urbanization",
        "recruitment" if own or (free and levels[0]) else "attack",
    )
    huan = fields.house_powers and fields.clan[seat] == HUAN
    acting = [
        2 if huan and action == "urbanization" and level == 1 else level
        for action, level in zip(actions, levels, strict=True)
    ]
    return [plan_effect(action, level, own) if level else None for action, level in zip(actions, acting, strict=True)]


def plan_effect(action: str, level: int, own: bool) -> Message:
    """The effect of an action. What only the owner can do works once the province is taken."""
    effect = say(FORECASTS, f"{action}-{level}")
    later = not own and action in ("urbanization", "recruitment")
    return say(FORECASTS, "later", effect=effect) if later else effect
