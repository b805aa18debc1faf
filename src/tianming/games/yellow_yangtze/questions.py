"""The questions: the rule that asks, the first words of the actions that answer, and the message."""

from __future__ import annotations

from tianming.core.messages import Message, say
from tianming.core.questions import Asking
from tianming.games.yellow_yangtze import actions as a
from tianming.games.yellow_yangtze import pagodas, revolts, wars
from tianming.games.yellow_yangtze.board import SPACE_NAMES
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.messages import QUESTIONS

_OWN = {
    a.ASK_START: Asking("S6", ("start",)),
    a.ASK_REFILL: Asking("P2", ("draw",)),
    a.ASK_REDRAW: Asking("E1", ("draw",)),
    a.ASK_TURN: Asking("P1", ("tile", "lead", "withdraw", "riot", "build", "replace", "pass")),
    a.ASK_CHAIN: Asking("B5", ("tile", "skip")),
    a.ASK_MERCHANT: Asking("B4", ("take", "skip")),
    a.ASK_RIOT: Asking("C1", ("remove",)),
    a.ASK_REPLACE: Asking("E1", ("discard", "done")),
}
ASKING = dict(sorted((_OWN | pagodas.ASKING | revolts.ASKING | wars.ASKING).items()))


def describe_question(fields: Fields) -> Message:
    """The present question as a message."""
    top = fields.depth - 1
    kind = a.QUESTIONS[fields.asked[top]]
    match kind:
        case "turn":
            return say(QUESTIONS, kind, left=fields.actions_left)
        case "chain":
            return say(QUESTIONS, kind, space=SPACE_NAMES[fields.asked_about[top]])
        case "loss":
            return wars.loss_question(fields)
    return say(QUESTIONS, kind)
