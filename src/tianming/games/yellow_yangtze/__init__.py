"""Yellow & Yangtze, a game by Reiner Knizia: see docs/yellow-yangtze.md for its rules with their ids."""

from tianming.games.yellow_yangtze.rules import RULES

__all__ = ["RULES"]
