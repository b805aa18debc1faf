"""The questions: the rule that asks, the first words of the actions that answer, and the message."""

from __future__ import annotations

from tianming.core.messages import Message, say
from tianming.core.questions import Asking
from tianming.core.seats import Seat
from tianming.games.huang_di import actions as a
from tianming.games.huang_di import petition
from tianming.games.huang_di.board import CARDS, FAVOUR_NAMES
from tianming.games.huang_di.fields import Fields
from tianming.games.huang_di.messages import QUESTIONS

ROLES = (
    ("recruit", "five", "collect", "prison"),
    ("quarry", "collect", "look"),
    ("build", "favour", "remove"),
    ("move", "repeat"),
)
_OWN = {
    a.ASK_DEAL: Asking("Q3", ("deal",)),
    a.ASK_SHOW: Asking("Q3", ("show",)),
    a.ASK_RETURN: Asking("Q3", ("return",)),
    a.ASK_TURN: Asking("T2", ("play", "emperor")),
    a.ASK_ROLE: Asking("T2", tuple(dict.fromkeys(sum(ROLES, ())))),
    a.ASK_SECOND: Asking("B1", ("build", "done")),
    a.ASK_WORKERS: Asking("B2", ("convicts",)),
    a.ASK_BETWEEN: Asking("E1", ("emperor", "done")),
    a.ASK_PLAQUE: Asking("B3", ("plaque",)),
    a.ASK_KEEP: Asking("Q3", ("keep",)),
    a.ASK_AFTER: Asking("T2", ("buyback", "emperor", "done")),
}
ASKING = dict(sorted((_OWN | petition.ASKING).items()))


def describe_question(fields: Fields, seat: Seat) -> Message:
    """The present question as a message."""
    kind, about = a.QUESTIONS[fields.asked], fields.about
    match kind:
        case "role":
            return say(QUESTIONS, kind, card=CARDS[about])
        case "plaque":
            return say(QUESTIONS, kind, card=FAVOUR_NAMES[about])
        case "keep":
            return say(QUESTIONS, kind, left=about)
        case "bid":
            return petition.bid_question(fields, seat)
    return say(QUESTIONS, kind)
