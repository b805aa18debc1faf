"""How bots think about Yuan, as the protocol of minds wants it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from tianming.core.dice import Dice
from tianming.core.mind import TURN, Choice, Mind, read_weights
from tianming.core.protocol import State as AnyState
from tianming.core.seats import Seat
from tianming.games.yuan import evaluation, tactics
from tianming.games.yuan.rules import RULES
from tianming.games.yuan.state import State

ROUNDS = 3  # of deliberation about what the others plan
QUICK_WIDTH = 4  # plans of each seat that are considered when turns are only imagined
QUICK_ROUNDS = 1


class YuanMind(Mind):
    """Plans judged by what they bring against what the others probably plan."""

    rules = RULES
    features = evaluation.FEATURES
    far = evaluation.FAR
    indifferent = RULES.indifferent
    width = 40
    skim = 24
    joint_width = 6
    joint_worlds = 1
    joint_turns = 3

    def __init__(self) -> None:
        text = (files(__package__) / "data" / "weights.json").read_text(encoding="utf-8")
        self.use(read_weights(text, self.features))

    def use(self, weights: Sequence[float]) -> None:
        """Weigh the features so from now on."""
        super().use(weights)
        evaluation.use_weights(self.weights)

    def worth(self, state: AnyState, seat: Seat) -> float:
        """How much better the seat stands than its rivals."""
        return evaluation.evaluate(_mine(state), seat)

    def measured(self, state: AnyState, seat: Seat) -> list[float]:
        """The features of a state for a seat, less those of its rivals."""
        return evaluation.measured(_mine(state), seat)

    def ranked(self, state: AnyState, seat: Seat, dice: Dice, *, width: int = 0, horizon: int = 0) -> list[Choice]:
        """The answers that are worth a thought, best first."""
        if state.kind() != TURN:
            return super().ranked(state, seat, dice, width=width, horizon=1)
        rounds = 0 if horizon == 1 else ROUNDS
        return [Choice(*pair) for pair in tactics.ranked_turn(_mine(state), seat, width or self.width, rounds, dice)]

    def settle(self, state: AnyState, dice: Dice) -> None:
        """Nothing follows a plan."""
        if state.kind() != TURN:
            super().settle(state, dice)

    def play_on(self, state: AnyState, turns: int, dice: Dice) -> None:
        """Let everybody play on for some turns."""
        if state.kind() == TURN:
            tactics.play_on(_mine(state), turns, QUICK_WIDTH, QUICK_ROUNDS, dice)
        else:
            super().play_on(state, turns, dice)


def _mine(state: AnyState) -> State:
    if not isinstance(state, State):
        raise TypeError(f"a state of {RULES.name} is needed")
    return state


MIND = YuanMind()
