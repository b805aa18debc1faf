"""Hints for a decision, each a step further: where to look, what kind of move, the move and its reasons."""

from __future__ import annotations

import random

from msgspec import Struct

from tianming.bots.bot import bot
from tianming.bots.levels import adviser
from tianming.bots.questions import list_answers, read_question
from tianming.core import registry
from tianming.core.actions import Action
from tianming.core.errors import InvalidOption
from tianming.core.messages import Tip
from tianming.core.protocol import View
from tianming.core.record import Record
from tianming.core.seats import CHANCE


class Hint(Struct, frozen=True):
    """Advice: where to look, the kind of move (a group of the question), the move as a text, what speaks for it."""

    where: Tip
    kind: str
    action: str
    reasons: tuple[Tip, ...]


def explain(view: View, action: Action) -> Hint:
    """A hint at that action. All of it follows from the view."""
    _, question = read_question(view)
    if action not in list_answers(question):
        raise InvalidOption("that action is not on offer")
    kind = next(group.name for group in question.groups if action in group.actions)
    thinker = registry.advisor(view.game)
    return Hint(
        where=thinker.where(view, action),
        kind=kind,
        action=registry.game(view.game).write(action),
        reasons=thinker.reasons(view, action),
    )


def hint(view: View, rng: random.Random, advisor: str = "") -> Hint:
    """A hint for the view's question, from that bot or from the level that advises in the game."""
    return explain(view, bot(advisor or adviser(view.game)).choose(view, rng))


def view_before(record: Record, number: int) -> View:
    """What a seat saw just before it took the action of that number, counted from 1."""
    if not 0 < number <= len(record.actions):
        raise InvalidOption(f"the record has {len(record.actions)} actions, counted from 1")
    seat = record.actions[number - 1][0]
    if seat == CHANCE:
        raise InvalidOption(f"action {number} is a draw; choose a player's action")
    state = record.begin()
    for actor, action in record.actions[: number - 1]:
        state.apply(actor, action)
    return record.rules.view(state, seat)
