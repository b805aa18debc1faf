"""How bots think about Huang Di: plainly, by what simple bots see in a position. It has no evaluation of its own."""

from __future__ import annotations

from tianming.core.mind import PlainMind
from tianming.games.huang_di.rules import RULES


class HuangDiMind(PlainMind):
    """The plain mind, with the levels that proved better than the one below (docs/results.md)."""

    levels = ("random", "novice", "greedy", "heuristic")


MIND = HuangDiMind(RULES)
