"""Why an action is not allowed: the rule, a sentence, and the cells to look at.

The engine has already decided that the action is illegal. The functions here only look for the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianming.core.actions import Action
from tianming.core.errors import Reason
from tianming.core.seats import CHANCE, Seat, small
from tianming.games.huang_di import actions as a
from tianming.games.huang_di import petition
from tianming.games.huang_di.board import (
    BUYBACK,
    CARDS,
    CELL_NAMES,
    COLOURS,
    COLUMNS,
    COSTS,
    FAVOUR_NAMES,
    FIVE_COST,
    NEEDS,
    PROVINCE_SETS,
    REPEATS,
    ROW_SETS,
    TASKMASTER,
    TOLLS,
    WALL_SETS,
    names,
)
from tianming.games.huang_di.messages import no
from tianming.games.huang_di.questions import ASKING, ROLES, describe_question

if TYPE_CHECKING:
    from tianming.games.huang_di.state import State

OFF = -1
EMPEROR = 6


def why(state: State, seat: Seat, action: Action) -> Reason | None:
    """The reason why a seat may not take an action now; None if it may."""
    if small(seat) and state.is_legal(seat, action):
        return None
    situation = Situation(state, seat)
    if situation.asked == OFF:
        return no("X1", "game-over")
    if seat not in state.actors():
        return no("T1", "not-asked", asked=[_who(actor) for actor in state.actors()], seat=_who(seat))
    word = a.TABLE.write(action).split()[0]
    asking = ASKING[situation.asked]
    answers = ROLES[situation.about] if situation.asked == a.ASK_ROLE else asking.answers
    if word not in answers:
        return no(
            asking.rule, "other-question", question=describe_question(situation.fields, seat), answers=list(answers)
        )
    return EXPLAIN[word](situation, action)


def _who(seat: object) -> str:
    if isinstance(seat, int) and 0 <= seat < len(COLOURS):
        return COLOURS[seat]
    return "chance" if seat == CHANCE else f"seat {seat!r:.20}"


class Situation:
    """What the functions that explain a refusal look at."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.fields = state.fields()
        self.asked = self.fields.asked
        self.about = self.fields.about
        self.built = self.fields.built

    def have(self, name: str) -> int:
        """How much of something the seat has."""
        number: int = getattr(self.fields, name)[self.seat]
        return number

    def workers(self) -> int:
        """Peasants and convicts."""
        return self.have("peasants") + self.have("convicts")


def explain_return(situation: Situation, action: Action) -> Reason:
    """Set-up."""
    return no("Q3", "not-dealt", card=FAVOUR_NAMES[action - a.RETURN])


def explain_play(situation: Situation, action: Action) -> Reason:
    """T2, T4."""
    card = action - a.PLAY
    if situation.have("table") >> card & 1:
        return no("T2", "card-on-table", card=CARDS[card])
    return no("T4", "nothing-to-build")


def _explain_amount(situation: Situation, number: int, what: str, *, rule: str, left: int | None) -> Reason:
    if left is not None and number > left:
        return no("K1" if what == "peasants" else rule, f"few-{what}-left", left=left)
    return no(rule, f"{what}-too-dear", number=number, cost=COSTS[number], jade=situation.have("jade"))


def explain_recruit(situation: Situation, action: Action) -> Reason:
    """R1, K1."""
    left = situation.fields.bank_peasants if situation.fields.strict else None
    return _explain_amount(situation, action - a.RECRUIT + 1, "peasants", rule="R1", left=left)


def explain_five(situation: Situation, action: Action) -> Reason:
    """R2."""
    return no("R2", "few-peasants-to-give", number=FIVE_COST, peasants=situation.have("peasants"))


def explain_quarry(situation: Situation, action: Action) -> Reason:
    """Q1."""
    return _explain_amount(situation, action - a.QUARRY + 1, "blocks", rule="Q1", left=situation.have("area"))


def explain_look(situation: Situation, action: Action) -> Reason:
    """Q3."""
    return no("Q3", "deck-empty")


def explain_keep(situation: Situation, action: Action) -> Reason:
    """Q3."""
    return no("Q3", "not-looked-at", card=FAVOUR_NAMES[action - a.KEEP])


def explain_build(situation: Situation, action: Action) -> Reason:
    """B1, B2, W2."""
    cell = action - a.BUILD
    name, second = CELL_NAMES[cell], situation.asked == a.ASK_SECOND
    site = situation.fields.site if second else OFF
    found = _explain_site(situation, cell)
    if found is not None:
        return found
    if cell == site:
        return no("B2", "first-site", (name,), cell=name)
    if situation.have("blocks") < 1 + second:
        return no("B1", "no-block")
    level = cell // COLUMNS
    needed = NEEDS[level] + (NEEDS[site // COLUMNS] if second else 0)
    if needed > situation.workers():
        return no("B2", "few-workers", (name,), needed=needed, workers=situation.workers())
    below = CELL_NAMES[cell - COLUMNS]
    return no("W2", "nothing-below", (name, below), cell=name)


def _explain_site(situation: Situation, cell: int) -> Reason | None:
    name = CELL_NAMES[cell]
    province = situation.have("taskmaster")
    if not PROVINCE_SETS[province] >> cell & 1:
        return no("T3", "other-province", (name,), cell=name, province=province + 1)
    if situation.built >> cell & 1:
        return no("B1", "cell-taken", (name,), cell=name)
    return None


def explain_convicts(situation: Situation, action: Action) -> Reason:
    """B2."""
    number = action - a.CONVICTS
    sites = [situation.fields.site, situation.fields.other_site]
    needed = sum(NEEDS[site // COLUMNS] for site in sites if site != OFF)
    if number > needed:
        return no("B2", "other-number-of-workers", needed=needed)
    if number > situation.have("convicts"):
        return no("B2", "few-convicts", convicts=situation.have("convicts"))
    return no("B2", "few-peasants", needed=needed - number, peasants=situation.have("peasants"))


def explain_favour(situation: Situation, action: Action) -> Reason:
    """B3."""
    card = action - a.FAVOUR
    if not situation.have("hand") >> card & 1:
        return no("B3", "not-in-hand", card=FAVOUR_NAMES[card])
    return no("B3", "no-pattern", card=FAVOUR_NAMES[card])


def explain_plaque(situation: Situation, action: Action) -> Reason:
    """B3."""
    name = CELL_NAMES[action - a.PLAQUE]
    return no("B3", "not-of-the-pattern", (name,), cell=name, card=FAVOUR_NAMES[situation.about])


def explain_remove(situation: Situation, action: Action) -> Reason:
    """B4."""
    cell = action - a.REMOVE
    name, level = CELL_NAMES[cell], cell // COLUMNS
    province = situation.have("taskmaster")
    fields = situation.fields
    if not PROVINCE_SETS[province] >> cell & 1:
        return no("T3", "other-province", (name,), cell=name, province=province + 1)
    if not situation.built >> cell & 1:
        return no("B4", "nothing-to-remove", (name,), cell=name)
    if fields.own[EMPEROR] >> cell & 1:
        return no("B4", "block-of-the-emperor", (name,))
    if situation.have("own") >> cell & 1:
        return no("B4", "own-block", (name,))
    if level == len(TOLLS):
        return no("B4", "on-level-4", (name,))
    if fields.plaques >> cell & 1:
        return no("B4", "plaque-on-it", (name,), cell=name)
    row = ROW_SETS[3 * province + level]
    if not row & ~situation.built:
        return no("B4", "row-complete", names(row))
    if situation.built >> cell + COLUMNS & 1:
        return no("B4", "block-above", (name, CELL_NAMES[cell + COLUMNS]), cell=name)
    return no("B4", "few-convicts-to-remove", (name,), needed=TOLLS[level], convicts=situation.have("convicts"))


def explain_move(situation: Situation, action: Action) -> Reason:
    """M1."""
    if action - a.MOVE == situation.have("taskmaster"):
        return no("M1", "there-already")
    return no("M1", "no-such-province", number=situation.fields.boards)


def explain_repeat(situation: Situation, action: Action) -> Reason:
    """M2, T4."""
    card = action - a.REPEAT
    if not situation.have("table") >> card & 1:
        return no("M2", "not-on-table", card=CARDS[card])
    if situation.have("jade") < REPEATS[card]:
        return no("M2", "repeat-too-dear", card=CARDS[card], cost=REPEATS[card], jade=situation.have("jade"))
    return no("T4", "nothing-to-build")


def explain_emperor(situation: Situation, action: Action) -> Reason:
    """E1, W2, B2."""
    cell = action - a.EMPEROR_AT
    name = CELL_NAMES[cell]
    if not situation.fields.emperor_held or situation.fields.marker != situation.seat:
        return no("E1", "no-emperor-block")
    if not WALL_SETS[situation.fields.boards] >> cell & 1:
        return no("W1", "not-of-this-wall", (name,), cell=name)
    if situation.built >> cell & 1:
        return no("E1", "cell-taken", (name,), cell=name)
    if situation.asked == a.ASK_BETWEEN and cell == situation.fields.other_site:
        return no("B2", "second-site", (name,), cell=name)
    return no("W2", "nothing-below", (name, CELL_NAMES[cell - COLUMNS]), cell=name)


def explain_buyback(situation: Situation, action: Action) -> Reason:
    """T2."""
    if situation.fields.bought:
        return no("T2", "bought-already")
    if action > a.BUYBACK_FOR:
        return no("T2", "no-chip")
    if situation.fields.shown != TASKMASTER:
        return no("T2", "not-for-jade")
    return no("T2", "buyback-too-dear", cost=BUYBACK, jade=situation.have("jade"))


def explain_deal(situation: Situation, action: Action) -> Reason:
    """Q3: a card that is not on top of the deck."""
    return no("Q3", "not-on-top")


EXPLAIN: dict[str, Callable[[Situation, Action], Reason]] = {
    **petition.EXPLAIN,
    "return": explain_return,
    "play": explain_play,
    "recruit": explain_recruit,
    "five": explain_five,
    "quarry": explain_quarry,
    "look": explain_look,
    "keep": explain_keep,
    "build": explain_build,
    "convicts": explain_convicts,
    "favour": explain_favour,
    "plaque": explain_plaque,
    "remove": explain_remove,
    "move": explain_move,
    "repeat": explain_repeat,
    "emperor": explain_emperor,
    "buyback": explain_buyback,
    "deal": explain_deal,
    "show": explain_deal,
}
