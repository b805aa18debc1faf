"""Yuan, The Art of War, a game by Charlie Sigogneau: see docs/yuan.md for its rules with their ids."""

from tianming.games.yuan.rules import RULES

__all__ = ["RULES"]
