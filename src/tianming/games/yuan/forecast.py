"""Forecasts: what an action would do if nobody interfered, and who could; judged from a seat's own view alone.

The engine answers. It takes back everybody else's hidden answers, lets the others pass, and carries out the plan. So
the forecast does not depend on what the others have planned.
"""

from __future__ import annotations

from msgspec import UNSET

from tianming.core.actions import Action
from tianming.core.marks import Mark
from tianming.core.messages import Message, say
from tianming.core.position_file import Facts
from tianming.core.protocol import Event, Forecast
from tianming.core.seats import Seat, all_seats
from tianming.games.yuan import attacks, development, plans, upgrade
from tianming.games.yuan.actions import ASK_BID, ASK_TURN, PASS, PLAN, TABLE
from tianming.games.yuan.attacks import could_muster
from tianming.games.yuan.board import CLAN_NAMES, PROVINCE_NAMES, names
from tianming.games.yuan.development import could_claim, could_colonize
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.messages import FORECASTS
from tianming.games.yuan.position_file import PlanFacts, Rival
from tianming.games.yuan.state import State
from tianming.games.yuan.text import make_message

FRAME = (
    plans.PhaseBegan,
    plans.PlanMade,
    plans.PlanRevealed,
    plans.ClanPassed,
    upgrade.TurnBegan,
    upgrade.MarkersSet,
)


def forecast(state: State, seat: Seat, action: Action) -> Forecast:
    """The forecast of a legal action, in a state guessed from the view of its seat."""
    if state.fields().asked == ASK_TURN:
        return _of_plan(state, seat, action)
    return _of_setup(state, seat, action)


def consequences(state: State, seat: Seat, action: Action) -> tuple[Event, ...]:
    """What an action would do to its seat if nobody interfered."""
    happened: list[Event] = []
    before = state.clear_answers(seat)
    if state.fields().asked == ASK_TURN:
        before.resolve_plan(seat, action, happened)
        return tuple(event for event in happened if _concerns(event, seat))
    before.apply(seat, action, happened)
    return tuple(happened[:1] if state.fields().asked == ASK_BID else happened)


def mark(event: Event, seat: Seat) -> Mark | None:
    """How a choice is marked that leads to the event: an attack, or a temple of one's own."""
    match event:
        case attacks.ArmiesMustered():
            return Mark("war")
        case development.TempleBuilt(seat=builder) if builder == seat:
            return Mark("me")
    return None


def _of_setup(state: State, seat: Seat, action: Action) -> Forecast:
    """What is certain: a bid is only made; everything else happens at once."""
    happened: list[Event] = []
    before = state.clear_answers(seat)
    before.apply(seat, action, happened)
    mine = happened[:1] if state.fields().asked == ASK_BID else happened
    said = tuple(make_message(event) for event in mine)
    return Forecast(TABLE.write(action), tuple(mine), Facts(), said, final=seat not in before.actors())


def _of_plan(state: State, seat: Seat, action: Action) -> Forecast:
    happened: list[Event] = []
    before = state.clear_answers(seat)
    after = before.resolve_plan(seat, action, happened)
    mine = tuple(event for event in happened if _concerns(event, seat))
    facts = _facts(before, after, seat, action)
    return Forecast(TABLE.write(action), mine, facts, (_opening(facts), *map(make_message, mine), *_warnings(facts)))


def _concerns(event: Event, seat: Seat) -> bool:
    if isinstance(event, FRAME):
        return False
    if isinstance(event, upgrade.GameEnded):
        return seat in event.seats
    return getattr(event, "seat", seat) == seat


def _facts(before: State, after: State, seat: Seat, action: Action) -> PlanFacts:
    old, new = before.fields(), after.fields()
    target, levels = _parts(action)
    costs = [row[level] for row, level in zip(before.costs(seat), levels, strict=True)]
    gained = new.land[seat] & ~old.land[seat]
    return PlanFacts(
        target=None if target is None else PROVINCE_NAMES[target],
        levels=list(levels),
        costs=costs,
        cost=sum(costs),
        chao=new.chao[seat],
        gains=list(names(gained)),
        temples=(before.temples(seat), after.temples(seat)),
        armies=(before.army_count(seat), after.army_count(seat)),
        markers=(old.marker[3 * seat : 3 * seat + 3], new.marker[3 * seat : 3 * seat + 3]),
        wins=bool(new.over) and after.outcome() is not None and seat in _winners(after),
        effects=[None] * 3 if target is None else plans.plan_effects(before, seat, target, levels),
        contested_by=[] if target is None else _rivals(before, old, seat, target, gained),
    )


def _winners(state: State) -> tuple[Seat, ...]:
    outcome = state.outcome()
    return () if outcome is None else outcome.winners


def _parts(action: Action) -> tuple[int | None, tuple[int, int, int]]:
    if action == PASS:
        return None, (0, 0, 0)
    target, levels = divmod(action - PLAN, 64)
    return target, (levels // 16, levels // 4 % 4, levels % 4)


def _rivals(state: State, fields: Fields, seat: Seat, target: int, gained: int) -> list[Rival]:
    """Who could clash with the plan (Y6.1.1), claim the same provinces (Y6.1.3) or attack the target (Y6.3)."""
    others = [_rival(state, fields, other, target, gained) for other in all_seats(fields.players) if other != seat]
    return [rival for rival in others if rival.colonize is True or rival.claim or rival.attack]


def _rival(state: State, fields: Fields, other: Seat, target: int, gained: int) -> Rival:
    free = state.free_provinces()
    colonized = (free & gained) >> target & 1
    own = fields.land[other] >> target & 1  # Y6.3: Militarization there raises armies
    return Rival(
        seat=other,
        clan=CLAN_NAMES[fields.clan[other]],
        colonize=bool(could_colonize(state, fields, other) >> target & 1) if colonized else UNSET,
        claim=names(gained & free & ~(1 << target) & could_claim(state, fields, other)),
        attack=0 if own else could_muster(state, fields, other, target),
    )


def _opening(facts: PlanFacts) -> Message:
    return say(FORECASTS, "passing") if facts.target is None else say(FORECASTS, "cost", cost=facts.cost)


def _warnings(facts: PlanFacts) -> list[Message]:
    said, target = [], facts.target
    for rival in facts.contested_by:
        if rival.colonize is True:
            said.append(say(FORECASTS, "rival-colonizes", clan=rival.clan, province=target))
        if rival.claim:
            said.append(say(FORECASTS, "rival-claims", clan=rival.clan, provinces=list(rival.claim)))
        if rival.attack:
            said.append(say(FORECASTS, "rival-attacks", clan=rival.clan, province=target, strength=rival.attack))
    return said
