"""Huang Di, a game by Bryan Johnson: see docs/huang-di.md for its rules with their ids."""

from tianming.games.huang_di.rules import RULES

__all__ = ["RULES"]
