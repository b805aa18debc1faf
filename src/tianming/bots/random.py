"""The random bot: any legal action, each as likely as the others."""

from __future__ import annotations

import random

from tianming.core.protocol import View


class Random:
    """Plays at random."""

    name = "random"

    def choose(self, view: View, rng: random.Random) -> int:
        """Any legal action."""
        if view.question is None:
            raise ValueError("the view asks its seat nothing")
        return rng.choice([action for group in view.question.groups for action in group.actions])
