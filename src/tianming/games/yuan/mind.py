"""How bots think about Yuan: plainly, by what simple bots see in a position. It has no evaluation of its own."""

from __future__ import annotations

from tianming.core.mind import PlainMind
from tianming.games.yuan.rules import RULES


class YuanMind(PlainMind):
    """The plain mind, with the levels that proved better than the one below (docs/results.md)."""

    levels = ("random", "greedy")


MIND = YuanMind(RULES)
