"""How bots think about Huang Di, put together."""

from __future__ import annotations

import random
from collections.abc import Sequence

from msgspec.structs import replace

from tianming.core.actions import Action
from tianming.core.advisor import FORGOTTEN_SHARE, Choice, WeightedAdvisor, list_choices
from tianming.core.dice import Dice
from tianming.core.messages import Tip
from tianming.core.protocol import State as AnyState
from tianming.core.protocol import View
from tianming.core.seats import Seat
from tianming.games.huang_di import reasons
from tianming.games.huang_di.evaluation import FAR, FEATURES, Evaluator
from tianming.games.huang_di.features import SimpleEvaluator
from tianming.games.huang_di.messages import HINTS
from tianming.games.huang_di.position_file import position_of
from tianming.games.huang_di.rules import RULES
from tianming.games.huang_di.state import State
from tianming.games.huang_di.tactics import Tactics

BIDDING = "bid"
ROLLOUTS = 2  # of the round after a petition with two players; with more, fewer
ROLLOUT_TURNS = 6  # of each of them
QUICK_WIDTH = 1  # lines to extend in imagined turns


class HuangDiAdvisor(WeightedAdvisor[Evaluator, Tactics]):
    """The whole turn, from the role card to the buyback; bids by what the emperor block and the first move bring."""

    rules = RULES
    features = FEATURES
    far = FAR
    evaluator_class = Evaluator
    simple_class = SimpleEvaluator
    tactics_class = Tactics
    hint_templates = HINTS
    width = 4
    wavering = 0.3

    def rank(self, state: AnyState, seat: Seat, dice: Dice, *, width: int = 0, horizon: int = 0) -> list[Choice]:
        """The answers worth considering, best first."""
        wide = 0 if horizon == 1 else width or self.width
        return list_choices(self.tactics.rank(RULES.own(state), seat, wide))

    def reply(self, state: AnyState, seat: Seat, dice: Dice) -> Action:
        """A quick answer to a follow-up question."""
        return Action(self.tactics.answer(RULES.own(state), seat, QUICK_WIDTH, dice))

    def answer(self, state: AnyState, seat: Seat, dice: Dice) -> Action:
        """A quick good answer to any question."""
        return Action(self.tactics.answer(RULES.own(state), seat, QUICK_WIDTH, dice))

    def play_on(self, state: AnyState, turns: int, dice: Dice) -> None:
        """Let everybody play on for some turns."""
        self.tactics.play_on(RULES.own(state), turns, QUICK_WIDTH, dice)

    def options(self, state: AnyState, seat: Seat, dice: Dice, *, rival: bool = False) -> list[Action]:
        """P1: a spread of bids; other answers by rank."""
        if state.kind() == BIDDING:
            return [Action(bid) for bid in self.tactics.list_bids(RULES.own(state), seat)]
        return super().options(state, seat, dice, rival=rival)

    def foresee(self, state: AnyState, seats: Sequence[Seat], dice: Dice) -> tuple[float, ...]:
        """What the petition leads to: the average value after some more turns."""
        self.settle(state, dice)
        number = max(1, ROLLOUTS // (len(RULES.own(state).rewards()) - 1))
        sums = [0.0] * len(seats)
        for _ in range(number):
            world = state.clone()
            self.play_on(world, ROLLOUT_TURNS, dice)
            for place, seat in enumerate(seats):
                sums[place] += self.evaluate(world, seat)
        return tuple(total / number for total in sums)

    def fade_memory(self, view: View, rng: random.Random) -> View:
        """H1: the seat forgets some of the favours that it looked at and put back, each for good."""
        position = position_of(view)
        memory = {
            colour: {card: places for card, places in cards.items() if not _is_forgotten(view.seat, card, places)}
            for colour, cards in position.memory.items()
        }
        return replace(view, position=replace(position, memory=memory))

    def where(self, view: View, action: Action) -> Tip:
        """The part of the wall or the table to look at."""
        return reasons.where(_guess_state(view), view, action)

    def reasons(self, view: View, action: Action) -> tuple[Tip, ...]:
        """What speaks for an action."""
        return reasons.reasons(_guess_state(view), view, action, tactics=self.tactics, evaluator=self.evaluator)


def _is_forgotten(seat: Seat | None, card: str, places: Sequence[object]) -> bool:
    return random.Random(f"{seat}/{card}/{places}").random() < FORGOTTEN_SHARE


def _guess_state(view: View) -> State:
    return RULES.guess(view, random.Random(0))


ADVISOR = HuangDiAdvisor
