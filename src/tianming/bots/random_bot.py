"""The random bot: takes any legal action, each equally likely."""

from __future__ import annotations

import random

from tianming.bots.questions import list_answers, read_question
from tianming.core.actions import Action
from tianming.core.protocol import View


class Random:
    """Plays at random."""

    name = "random"

    def choose(self, view: View, rng: random.Random) -> Action:
        """Any legal action."""
        return rng.choice(list_answers(read_question(view)[1]))
