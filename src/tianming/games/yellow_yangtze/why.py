"""Why an action is not allowed: the rule, a sentence, and the spaces to look at.

The engine has already decided that the action is illegal. The functions here only look for the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianming.core.actions import Action
from tianming.core.errors import Reason
from tianming.core.seats import CHANCE, Seat, small
from tianming.core.spaces import Space
from tianming.games.yellow_yangtze import actions as a
from tianming.games.yellow_yangtze import pagodas, revolts, wars
from tianming.games.yellow_yangtze.board import (
    BLACK,
    BLUE,
    COLOURS,
    DYNASTIES,
    GREEN,
    LAND,
    LEADERS,
    NEIGHBOUR_SETS,
    RIVER,
    SPACE_NAMES,
    SPACES,
)
from tianming.games.yellow_yangtze.messages import no
from tianming.games.yellow_yangtze.questions import ASKING, describe_question

if TYPE_CHECKING:
    from tianming.games.yellow_yangtze.state import State

OFF = -1


def why(state: State, seat: Seat, action: Action) -> Reason | None:
    """The reason why a seat may not take an action now; None if it may."""
    if small(seat) and state.is_legal(seat, action):
        return None
    situation = Situation(state)
    if not situation.fields.depth:
        return no("X1", "game-over")
    if seat != situation.seat:
        return no("P1", "not-asked", asked=[_who(situation.seat)], seat=_who(seat))
    word = a.TABLE.write(action).split()[0]
    asking = ASKING[situation.asked]
    if word not in asking.answers:
        return no(
            asking.rule, "other-question", question=describe_question(situation.fields), answers=list(asking.answers)
        )
    return EXPLAIN[word](situation, action)


def _who(seat: object) -> str:
    if isinstance(seat, int) and 0 <= seat < len(DYNASTIES):
        return DYNASTIES[seat]
    return "chance" if seat == CHANCE else f"seat {seat!r:.20}"


class Situation:
    """What the functions that explain a refusal look at."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.fields = state.fields()
        top = self.fields.depth - 1
        self.asked: int = self.fields.asked[top]
        self.seat = Seat(self.fields.asked_seat[top])
        self.about: int = self.fields.asked_about[top]
        self.tiles: list[int] = self.fields.tiles
        self.covered_spaces = self.tiles[0] | self.tiles[1] | self.tiles[2] | self.tiles[3] | self.tiles[4]

    def count_held(self, colour: int) -> int:
        """How many tiles of a colour the seat that must answer holds."""
        number: int = self.fields.hand[5 * self.seat + colour]
        return number

    def leader(self, colour: int) -> int:
        """The space of that seat's leader of a colour, OFF if it is off the board."""
        space: int = self.fields.leader[5 * self.seat + colour]
        return space

    def leader_spaces(self) -> int:
        """The spaces with leaders."""
        return sum(1 << space for space in self.fields.leader if space != OFF)


def explain_pass(situation: Situation, action: Action) -> Reason:
    """P1."""
    return no("P1", "both-actions")


def explain_tile(situation: Situation, action: Action) -> Reason:
    """B1, B5."""
    colour, space = divmod(action - a.TILE, SPACES)
    name = SPACE_NAMES[space]
    if colour != BLUE and situation.asked == a.ASK_CHAIN:
        return no("B5", "chain-is-blue", (SPACE_NAMES[situation.about],))
    if (situation.covered_spaces | situation.leader_spaces()) >> space & 1:
        return no("B1", "not-empty", (name,), space=name)
    if colour == BLUE and not RIVER >> space & 1:
        return no("B1", "blue-on-rivers", (name,), space=name)
    if colour != BLUE and not LAND >> space & 1:
        return no("B1", "only-blue-on-rivers", (name,), space=name)
    if not situation.count_held(colour):
        return no("B1", "no-such-tile", colour=COLOURS[colour])
    last = SPACE_NAMES[situation.about]
    return no("B5", "chain-goes-on-beside", (name, last), space=last)


def explain_lead(situation: Situation, action: Action) -> Reason:
    """A2, A3, A4."""
    colour, space = divmod(action - a.LEAD, SPACES)
    name = SPACE_NAMES[space]
    if situation.leader(colour) == space:
        return no("A3", "there-already", (name,), leader=LEADERS[colour], space=name)
    if (situation.covered_spaces | situation.leader_spaces()) >> space & 1:
        return no("A2", "not-empty", (name,), space=name)
    if RIVER >> space & 1:
        return no("A2", "leader-on-river", (name,), space=name)
    if not NEIGHBOUR_SETS[space] & situation.tiles[BLACK]:
        return no("A2", "no-black-beside", (name,), space=name)
    return no("A4", "links-into-conflict", (name, *_find_clashing_leaders(situation, colour, space)))


def _find_clashing_leaders(situation: Situation, colour: int, space: int) -> tuple[Space, ...]:
    """The leaders that would clash."""
    fields = situation.state.fields()
    fields.leader[5 * situation.seat + colour] = OFF  # A3: lifted first
    lifted = situation.state.clone()
    lifted.load(fields)
    groups = lifted.states_beside(space)
    inside = [(place % 5, at) for place, at in enumerate(fields.leader) if any(at >= 0 and g >> at & 1 for g in groups)]
    colours = [colour, *(found for found, _ in inside)]
    return tuple(SPACE_NAMES[at] for found, at in inside if colours.count(found) > 1)


def explain_withdraw(situation: Situation, action: Action) -> Reason:
    """A1."""
    return no("A1", "leader-off-board", leader=LEADERS[action - a.WITHDRAW])


def explain_riot(situation: Situation, action: Action) -> Reason:
    """C1, C2."""
    if not situation.covered_spaces:
        return no("C1", "nothing-to-remove")
    return _explain_payment(situation, BLUE, bool(action - a.RIOT), ("C1", "C2"))


def explain_build(situation: Situation, action: Action) -> Reason:
    """D1, D2."""
    with_leader = bool(action - a.BUILD)
    short = situation.count_held(GREEN) < 2 - with_leader or (with_leader and situation.leader(GREEN) != OFF)
    if short:
        return _explain_payment(situation, GREEN, with_leader, ("D1", "D2"))
    return no("D1", "no-triangle")


def _explain_payment(situation: Situation, colour: int, with_leader: bool, rules: tuple[str, str]) -> Reason:
    if with_leader and situation.leader(colour) != OFF:
        stands = SPACE_NAMES[situation.leader(colour)]
        return no(rules[1], "helps-from-off-board", (stands,), leader=LEADERS[colour])
    if with_leader:
        return no(rules[1], "tile-needed-beside-leader", colour=COLOURS[colour], leader=LEADERS[colour])
    return no(rules[0], "two-tiles-needed", colour=COLOURS[colour], number=situation.count_held(colour))


def explain_replace(situation: Situation, action: Action) -> Reason:
    """E1."""
    return no("E1", "nothing-to-replace")


def explain_discard(situation: Situation, action: Action) -> Reason:
    """E1."""
    return no("E1", "no-such-tile", colour=COLOURS[action - a.DISCARD])


def explain_done(situation: Situation, action: Action) -> Reason:
    """E1."""
    return no("E1", "discard-first")


def explain_take(situation: Situation, action: Action) -> Reason:
    """B4."""
    return no("B4", "no-such-merchant", colour=COLOURS[action - a.TAKE])


def explain_remove(situation: Situation, action: Action) -> Reason:
    """C1, or a loss in a war."""
    if situation.asked == a.ASK_LOSS:
        return wars.explain_loss(situation, action)
    name = SPACE_NAMES[action - a.REMOVE]
    return no("C1", "no-tile-there", (name,), space=name)


def explain_commit(situation: Situation, action: Action) -> Reason:
    """In a war or a revolt."""
    if situation.asked == a.ASK_PLEDGE:
        return wars.explain_pledge(situation, action)
    return revolts.explain_commitment(situation, action)


def explain_draw(situation: Situation, action: Action) -> Reason:
    """S1."""
    return no("S1", "none-in-the-bag", colour=COLOURS[action - a.DRAW])


def explain_start(situation: Situation, action: Action) -> Reason:
    """S6."""
    return no("S6", "not-at-the-table", seat=DYNASTIES[action - a.START])


EXPLAIN: dict[str, Callable[[Situation, Action], Reason]] = {
    **pagodas.EXPLAIN,
    **wars.EXPLAIN,
    "pass": explain_pass,
    "tile": explain_tile,
    "lead": explain_lead,
    "withdraw": explain_withdraw,
    "riot": explain_riot,
    "build": explain_build,
    "replace": explain_replace,
    "discard": explain_discard,
    "done": explain_done,
    "take": explain_take,
    "remove": explain_remove,
    "commit": explain_commit,
    "draw": explain_draw,
    "start": explain_start,
}
