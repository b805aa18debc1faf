"""The questions in words: the rule that asks, the sentence, and the first words of the actions that answer."""

from __future__ import annotations

from typing import NamedTuple

from tianming.games.yellow_yangtze import actions as a


class Asking(NamedTuple):
    """One kind of question."""

    rule: str
    text: str
    answers: tuple[str, ...]


ASKING = {
    a.ASK_START: Asking("S6", "chance chooses who starts", ("start",)),
    a.ASK_REFILL: Asking("P2", "chance draws tiles", ("draw",)),
    a.ASK_REDRAW: Asking("E1", "chance draws the replaced tiles", ("draw",)),
    a.ASK_TURN: Asking("P1", "take an action", ("tile", "lead", "withdraw", "riot", "build", "replace", "pass")),
    a.ASK_CHAIN: Asking("B5", "go on with a blue tile next to the last one, or skip", ("tile", "skip")),
    a.ASK_MERCHANT: Asking("B4", "take a merchant tile, or skip", ("take", "skip")),
    a.ASK_PAGODA: Asking("G1", "build a pagoda on a triangle, or skip", ("pagoda", "skip")),
    a.ASK_MOVE: Asking("G3", "choose the pagoda to move", ("move",)),
    a.ASK_RIOT: Asking("C1", "choose the tile that the riot removes", ("remove",)),
    a.ASK_BUILD: Asking("D1", "choose the triangle for the pagoda", ("pagoda",)),
    a.ASK_REPLACE: Asking("E1", "discard tiles one by one, then done", ("discard", "done")),
    a.ASK_ATTACK: Asking("R3", "commit black tiles to your attack", ("commit",)),
    a.ASK_DEFEND: Asking("R3", "commit black tiles to your defence", ("commit",)),
    a.ASK_SUPPORT: Asking("W4", "support a warring state, or skip", ("support", "skip")),
    a.ASK_PLEDGE: Asking("W4", "commit red tiles to the state you support", ("commit",)),
    a.ASK_WINNER: Asking("W5", "choose which of the strongest states wins", ("winner",)),
    a.ASK_LOSS: Asking("W7", "choose a red tile that the winning state loses", ("remove",)),
}
