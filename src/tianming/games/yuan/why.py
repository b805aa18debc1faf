"""Why an action is not allowed: the rule, a sentence, and the provinces to look at.

The engine has already decided that the action is illegal. The functions here only look for the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianming.core.actions import Action
from tianming.core.bits import members
from tianming.core.errors import Reason
from tianming.core.seats import CHANCE, Seat, small
from tianming.games.yuan import actions as a
from tianming.games.yuan import auction, cities, map_tiles, plans
from tianming.games.yuan.board import PROVINCE_NAMES, SEATS
from tianming.games.yuan.messages import no
from tianming.games.yuan.questions import ASKING, describe_question

if TYPE_CHECKING:
    from tianming.games.yuan.state import State

OFF = -1
DEVELOP, ATTACK = 16, 1  # plans of one action of level I
SCENERY = ("mountain", "water", "volcano")
PROVINCE_OF = {name.lower(): number for number, name in enumerate(PROVINCE_NAMES)}


def why(state: State, seat: Seat, action: Action) -> Reason | None:
    """The reason why a seat may not take an action now; None if it may."""
    if small(seat) and state.is_legal(seat, action):
        return None
    word = a.TABLE.write(action).split()[0]
    return _explain_wrong_time(state, seat, word) or EXPLAIN[word](Situation(state, seat), action)


def why_text(state: State, seat: Seat, text: str) -> Reason | None:
    """The same for a text, which need not be an action. A target without levels ("plan KHAL") is allowed if some levels
    are. A plan without any level ("plan KHAL d0 f0 m0") and a hex that is no province ("plan mountain") never are."""
    match text.lower().split():
        case ["plan" | "city" as word, place] if place in SCENERY:
            rule = ASKING[a.ASK_TURN if word == "plan" else a.ASK_CITY].rule
            return _explain_wrong_time(state, seat, word) or no(rule, "no-province", terrain=place)
        case ["plan", place] if place in PROVINCE_OF:
            return _explain_wrong_time(state, seat, "plan") or _explain_target(state, seat, PROVINCE_OF[place])
        case ["plan", place, "d0", "f0", "m0"] if place in PROVINCE_OF:
            return _explain_wrong_time(state, seat, "plan") or no("A47", "no-level")
    return why(state, seat, a.TABLE.read(text))


def _explain_wrong_time(state: State, seat: Seat, word: str) -> Reason | None:
    """The reason why an action with that first word does not answer the present question."""
    situation = Situation(state, seat)
    if situation.fields.over:
        return no("Y8", "game-over")
    asking = ASKING[situation.fields.asked]
    if not (small(seat) and state.is_asked(seat)):
        return _explain_not_asked(situation, seat, asking.rule)
    if word not in asking.answers:
        return no(asking.rule, "other-question", question=describe_question(state, seat), answers=list(asking.answers))
    return None


def _explain_target(state: State, seat: Seat, province: int) -> Reason | None:
    """The reason why a province cannot be a target: what forbids the simplest plan there. None if it can."""
    first = a.PLAN + 64 * province
    if any(state.is_legal(seat, Action(first + levels)) for levels in range(1, 64)):
        return None
    owner = Situation(state, seat).owner(province)
    return why(state, seat, Action(first + (DEVELOP if owner in (OFF, seat) else ATTACK)))


def _explain_not_asked(situation: Situation, seat: object, rule: str) -> Reason:
    waiting = [SEATS[other] for other in members(situation.fields.waiting)]
    if situation.fields.asked in (a.ASK_TURN, a.ASK_BID) and isinstance(seat, int) and 0 <= seat < situation.players:
        return no(rule, "decided", asked=waiting)
    return no(rule, "not-asked", asked=waiting or [_who(CHANCE)], seat=_who(seat))


def _who(seat: object) -> str:
    if isinstance(seat, int) and 0 <= seat < len(SEATS):
        return SEATS[seat]
    return "chance" if seat == CHANCE else f"seat {seat!r:.20}"


class Situation:
    """What the functions that explain a refusal look at."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.fields = state.fields()
        self.players: int = self.fields.players

    def owner(self, province: int) -> int:
        """The owner of a province, OFF if it is free."""
        for seat, land in enumerate(self.fields.land):
            if land >> province & 1:
                return seat
        return OFF


def explain_draw(situation: Situation, action: Action) -> Reason:
    """A draw or a rotation that is not possible now."""
    asking = ASKING[situation.fields.asked]
    return no(asking.rule, "no-such-answer", action=a.TABLE.write(action))


EXPLAIN: dict[str, Callable[[Situation, Action], Reason]] = {
    **plans.EXPLAIN,
    **map_tiles.EXPLAIN,
    **cities.EXPLAIN,
    **auction.EXPLAIN,
    "rotate": explain_draw,
    "start": explain_draw,
    "deal": explain_draw,
    "map": explain_draw,
    "spread": explain_draw,
    "lot": explain_draw,
}
