"""The cheater: the search bot, except that it sees all hands. It shows how much hidden information is worth, and sits
at arena tables only. What nobody has seen, such as the order of a bag, it does not see either."""

from __future__ import annotations

import math
import random
import time
from typing import ClassVar

from tianming.bots.joint import joint_choice
from tianming.bots.search import MARGIN, Search
from tianming.bots.worlds import Worlds
from tianming.core.protocol import State, View
from tianming.core.seats import Seat


class Cheater(Search):
    """Thinks in the one true world."""

    name = "cheater"
    settings: ClassVar[dict[str, float | None]] = {
        key: least for key, least in Search.settings.items() if key != "cores"
    }

    def choose(self, view: View, rng: random.Random) -> int:
        """Refused: it wants to see everything."""
        raise ValueError("the cheater wants to see everything: it sits at arena tables only")

    def choose_openly(self, state: State, seat: Seat, rng: random.Random) -> int:
        """The answer that stood up best in the true world."""
        began = time.perf_counter()
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        position = state.snapshot()
        deadline = math.inf if self.rollouts else began + self.seconds * (1 - MARGIN)
        source = Worlds(lambda rng: state.clone(), seat, self.turns_for(position), position["game"])
        if state.kind() in source.mind.indifferent:
            return rng.choice(actions)
        if len(state.actors()) > 1:
            limits = {"rounds": self.rollouts, "width": self.width, "turns": self.turns}
            return joint_choice(source.mind, source.guess, seat, rng, deadline=deadline, **limits)
        return self._best(source, None, deadline, rng)
