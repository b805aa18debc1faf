"""The questions in words: the rule that asks, the sentence, and the first words of the actions that answer."""

from __future__ import annotations

from typing import NamedTuple

from tianming.games.yuan import actions as a


class Asking(NamedTuple):
    """One kind of question."""

    rule: str
    text: str
    answers: tuple[str, ...]


ASKING = {
    a.ASK_TURN: Asking("Y5.2", "plan your turn: a target and levels, or pass", ("plan", "pass")),
    a.ASK_BID: Asking("Y4.3", "bid for the choice of a city", ("bid",)),
    a.ASK_TILE: Asking("Y4.2.1", "choose a tile to lay", ("tile",)),
    a.ASK_CELL: Asking("Y4.2.1", "choose where the tile lies", ("cell",)),
    a.ASK_ROTATE: Asking("Y4.2.1", "choose how the tile is turned", ("rotate",)),
    a.ASK_CITY: Asking("Y4.2.3", "place the first city of a clan", ("city",)),
    a.ASK_TAKE: Asking("Y4.3", "take a clan with its city", ("take",)),
    a.ASK_START: Asking("Y4.2.1", "chance chooses who places first", ("start",)),
    a.ASK_DEAL: Asking("Y4.2.1", "chance deals the tiles", ("deal",)),
    a.ASK_MAP: Asking("Y4.2.1", "chance draws a map", ("map",)),
    a.ASK_CLAN: Asking("A43", "chance draws the clans in play", ("clan",)),
    a.ASK_SPREAD: Asking("Y4.2.3", "chance places the first cities", ("spread",)),
    a.ASK_COLOUR: Asking("Y4.2.4", "chance gives every seat a clan", ("colour",)),
    a.ASK_LOT: Asking("Y4.3", "a lot decides between equal bids", ("lot",)),
}
