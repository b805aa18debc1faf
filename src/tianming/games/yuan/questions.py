"""The questions: the rule that asks, the first words of the actions that answer, and what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tianming.core.messages import Message, say
from tianming.core.seats import Seat
from tianming.games.yuan import actions as a
from tianming.games.yuan.board import CLAN_NAMES, TILE_NAMES
from tianming.games.yuan.messages import QUESTIONS
from tianming.games.yuan.position_format import tiles_of

if TYPE_CHECKING:
    from tianming.games.yuan.state import State


class Asking(NamedTuple):
    """One kind of question."""

    rule: str
    answers: tuple[str, ...]


ASKING = {
    a.ASK_TURN: Asking("Y5.2", ("plan", "pass")),
    a.ASK_BID: Asking("Y4.3", ("bid",)),
    a.ASK_TILE: Asking("Y4.2.1", ("tile",)),
    a.ASK_CELL: Asking("Y4.2.1", ("cell",)),
    a.ASK_ROTATE: Asking("Y4.2.1", ("rotate",)),
    a.ASK_CITY: Asking("Y4.2.3", ("city",)),
    a.ASK_TAKE: Asking("Y4.3", ("take",)),
    a.ASK_START: Asking("Y4.2.1", ("start",)),
    a.ASK_DEAL: Asking("Y4.2.1", ("deal",)),
    a.ASK_MAP: Asking("Y4.2.1", ("map",)),
    a.ASK_CLAN: Asking("A43", ("clan",)),
    a.ASK_SPREAD: Asking("Y4.2.3", ("spread",)),
    a.ASK_COLOUR: Asking("Y4.2.4", ("colour",)),
    a.ASK_LOT: Asking("Y4.3", ("lot",)),
}


def asked(state: State, seat: Seat) -> Message:
    """The present question in words."""
    fields = state.fields()
    kind = a.QUESTIONS[fields.asked]
    match kind:
        case "turn":
            clan, chao = CLAN_NAMES[fields.clan[seat]], fields.chao[seat]
            return say(QUESTIONS, kind, clan=clan, turn=fields.turn, objective=state.objective(), chao=chao)
        case "bid":
            return say(QUESTIONS, kind, again=int(bool(fields.ties)))
        case "cell" | "rotate":
            return say(QUESTIONS, kind, tile=TILE_NAMES[tiles_of(fields)[fields.laying]])
        case "city":
            return say(QUESTIONS, kind, clan=CLAN_NAMES[fields.drawn[fields.site.index(-1)]])
    return say(QUESTIONS, kind)
