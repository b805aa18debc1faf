"""The questions: the rule that asks, the first words of the actions that answer, and what is said."""

from __future__ import annotations

from typing import NamedTuple

from tianming.core.messages import Message, say
from tianming.games.yellow_yangtze import actions as a
from tianming.games.yellow_yangtze.board import SPACE_NAMES
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.messages import QUESTIONS


class Asking(NamedTuple):
    """One kind of question."""

    rule: str
    answers: tuple[str, ...]


ASKING = {
    a.ASK_START: Asking("S6", ("start",)),
    a.ASK_REFILL: Asking("P2", ("draw",)),
    a.ASK_REDRAW: Asking("E1", ("draw",)),
    a.ASK_TURN: Asking("P1", ("tile", "lead", "withdraw", "riot", "build", "replace", "pass")),
    a.ASK_CHAIN: Asking("B5", ("tile", "skip")),
    a.ASK_MERCHANT: Asking("B4", ("take", "skip")),
    a.ASK_PAGODA: Asking("G1", ("pagoda", "skip")),
    a.ASK_MOVE: Asking("G3", ("move",)),
    a.ASK_RIOT: Asking("C1", ("remove",)),
    a.ASK_BUILD: Asking("D1", ("pagoda",)),
    a.ASK_REPLACE: Asking("E1", ("discard", "done")),
    a.ASK_ATTACK: Asking("R3", ("commit",)),
    a.ASK_DEFEND: Asking("R3", ("commit",)),
    a.ASK_SUPPORT: Asking("W4", ("support", "skip")),
    a.ASK_PLEDGE: Asking("W4", ("commit",)),
    a.ASK_WINNER: Asking("W5", ("winner",)),
    a.ASK_LOSS: Asking("W7", ("remove",)),
}


def asked(fields: Fields) -> Message:
    """The present question in words."""
    top = fields.depth - 1
    kind = a.QUESTIONS[fields.asked[top]]
    match kind:
        case "turn":
            return say(QUESTIONS, kind, left=fields.actions_left)
        case "chain":
            return say(QUESTIONS, kind, space=SPACE_NAMES[fields.asked_about[top]])
        case "loss":
            return say(QUESTIONS, kind, left=fields.war_loss)
    return say(QUESTIONS, kind)
