"""The questions in words: the rule that asks, the sentence, and the first words of the actions that answer."""

from __future__ import annotations

from typing import NamedTuple

from tianming.games.huang_di import actions as a


class Asking(NamedTuple):
    """One kind of question."""

    rule: str
    text: str
    answers: tuple[str, ...]


ROLES = (
    ("recruit", "five", "collect", "prison"),
    ("quarry", "collect", "look"),
    ("build", "favour", "remove"),
    ("move", "repeat"),
)
ASKING = {
    a.ASK_DEAL: Asking("Q3", "chance deals favour cards", ("deal",)),
    a.ASK_SHOW: Asking("Q3", "chance shows the next favour card", ("show",)),
    a.ASK_TIE: Asking("P2", "chance breaks the tie", ("marker",)),
    a.ASK_RETURN: Asking("Q3", "return two of your five favour cards", ("return",)),
    a.ASK_BID: Asking("P1", "bid jade for the petition of the emperor", ("bid",)),
    a.ASK_TURN: Asking("T2", "play a role card", ("play", "emperor")),
    a.ASK_ROLE: Asking("T2", "choose an action of the card", tuple(dict.fromkeys(sum(ROLES, ())))),
    a.ASK_SECOND: Asking("B1", "choose a site for a second block, or done", ("build", "done")),
    a.ASK_WORKERS: Asking("B2", "choose how many of the workers are convicts", ("convicts",)),
    a.ASK_BETWEEN: Asking("E1", "place the emperor block before the second block, or done", ("emperor", "done")),
    a.ASK_PLAQUE: Asking("B3", "choose the block of the pattern that gets the plaque", ("plaque",)),
    a.ASK_KEEP: Asking("Q3", "keep two of the favour cards", ("keep",)),
    a.ASK_AFTER: Asking("T2", "buy the card back, place the emperor block, or done", ("buyback", "emperor", "done")),
}
