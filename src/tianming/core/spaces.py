"""Spaces of a board, by their names: "d7" in one game, "KHAL" in another. Inside the engine they are numbers."""

from __future__ import annotations

from typing import NewType

Space = NewType("Space", str)
