"""The novice: plays like somebody who knows the rules and little more. Its mistakes are tempting, not random."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import ClassVar

from tianming.bots.questions import list_answers, read_question
from tianming.core.actions import Action
from tianming.core.advisor import Choice
from tianming.core.dice import Dice
from tianming.core.protocol import View
from tianming.core.registry import advisor, game

TEMPTING_CHOICES = 6  # how many choices it wavers between
WON_VALUE = 20.0  # a choice of this value wins the game: DECIDED, or the largest logit of a chance
TEMPERATURE = 1.0  # how much it wavers: 0.1 hardly at all, 1 between all of them


class Novice:
    """Looks one action ahead, at its gains and not at its risks, and does not count what others hold. Then it takes one
    of the few answers that look best. It never misses an answer that wins the game."""

    name = "novice"
    settings: ClassVar[dict[str, float | None]] = {"temperature": 0}

    def __init__(self) -> None:
        self.temperature = TEMPERATURE

    def choose(self, view: View, rng: random.Random) -> Action:
        """One of the tempting answers."""
        seat, question = read_question(view)
        actions = list_answers(question)
        if len(actions) == 1:
            return actions[0]
        thinker = advisor(view.game)
        if question.kind in thinker.indifferent:
            return rng.choice(actions)
        state = game(view.game).guess(thinker.fade_memory(view, rng), rng)
        near = advisor(view.game, thinker.near_weights())
        choices = near.rank(state, seat, Dice(rng.getrandbits(62)), horizon=1)
        if choices[0].value >= WON_VALUE:
            return choices[0].action
        spread = choices[0].value - choices[min(len(choices), TEMPTING_CHOICES) - 1].value
        return pick_tempting(choices[:TEMPTING_CHOICES], self.temperature * thinker.wavering * spread, rng).action


def pick_tempting(choices: Sequence[Choice], temperature: float, rng: random.Random) -> Choice:
    """One of the choices, the better the likelier: a difference of one temperature makes it e times as likely."""
    best = choices[0].value
    likely = [math.exp((choice.value - best) / max(temperature, 1e-9)) for choice in choices]
    return rng.choices(choices, likely)[0]
