"""The cheater: a search bot that sees all hands. It shows how much hidden information is worth, and plays in the arena
only. It does not see what nobody has seen, such as the order of a bag."""

from __future__ import annotations

import random
from typing import ClassVar

from tianming.bots.search import Search
from tianming.bots.worlds import Worlds
from tianming.core.actions import Action
from tianming.core.protocol import State, View
from tianming.core.seats import Seat


class Cheater(Search):
    """Thinks in the one true world."""

    name = "cheater"
    settings: ClassVar[dict[str, float | None]] = {
        key: least for key, least in Search.settings.items() if key != "cores"
    }

    def choose(self, view: View, rng: random.Random) -> Action:
        """Refuse: a view is not enough."""
        raise ValueError("the cheater needs to see everything, so it plays in the arena only")

    def at_once(self, source: Worlds, kind: str, rng: random.Random) -> bool:
        """It sees what others have decided already."""
        return len(source.guess(rng).actors()) > 1

    def choose_openly(self, state: State, seat: Seat, rng: random.Random) -> Action:
        """The answer that stood up best in the true world."""
        position = state.position_file()
        source = Worlds(lambda rng: state.clone(), seat, self.turns_for(position.players), position.game)
        return self.think(source, state.kind(), state.legal(seat), None, rng)
