"""The random bot: any legal action, each as likely as the others."""

from __future__ import annotations

import random

from tianming.bots.asked import answers, asked
from tianming.core.protocol import View


class Random:
    """Plays at random."""

    name = "random"

    def choose(self, view: View, rng: random.Random) -> int:
        """Any legal action."""
        return rng.choice(answers(asked(view)[1]))
