"""The heuristic bot: takes the first step of the best whole turn, judged by the game's tuned evaluation."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path
from typing import ClassVar

from tianming.bots.questions import list_answers, read_question
from tianming.core.actions import Action
from tianming.core.dice import Dice
from tianming.core.errors import InvalidOption
from tianming.core.evaluator import read_weights
from tianming.core.protocol import View
from tianming.core.registry import advisor, game


class Heuristic:
    """Thinks through its own turn and what rivals may commit to its conflicts, but not what they do afterwards."""

    name = "heuristic"
    settings: ClassVar[dict[str, float | None]] = {"width": 0, "weights": None}

    def __init__(self) -> None:
        self.width = 0  # 0: the game's own
        self.weights = ""  # a file of weights for the evaluation; "": the game's own

    def choose(self, view: View, rng: random.Random) -> Action:
        """The best answer, judged by the whole turn."""
        seat, question = read_question(view)
        actions = list_answers(question)
        if len(actions) == 1:
            return actions[0]
        thinker = advisor(view.game, weights_in(self.weights, view.game) if self.weights else None)
        if question.kind in thinker.indifferent:
            return rng.choice(actions)
        state = game(view.game).guess(view, rng)
        dice = Dice(rng.getrandbits(62))
        return thinker.rank(state, seat, dice, width=self.width)[0].action


@cache
def weights_in(path: str, name: str) -> tuple[float, ...]:
    """The weights of a file."""
    try:
        return read_weights(Path(path).read_text(encoding="utf-8"), advisor(name).features)
    except (OSError, ValueError, TypeError) as error:
        raise InvalidOption(f"{path} has no weights for {name}: {error}") from None
