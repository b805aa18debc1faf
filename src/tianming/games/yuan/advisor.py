"""How bots think about Yuan, put together."""

from __future__ import annotations

import random

from tianming.core.actions import Action
from tianming.core.advisor import TURN, Choice, WeightedAdvisor, list_choices
from tianming.core.dice import Dice
from tianming.core.messages import Tip
from tianming.core.protocol import State as AnyState
from tianming.core.protocol import View
from tianming.core.seats import Seat
from tianming.games.yuan import reasons
from tianming.games.yuan.actions import BID, TAKE
from tianming.games.yuan.evaluation import FAR, FEATURES, Evaluator
from tianming.games.yuan.features import SimpleEvaluator
from tianming.games.yuan.messages import HINTS
from tianming.games.yuan.rules import RULES
from tianming.games.yuan.state import State
from tianming.games.yuan.tactics import Tactics

DELIBERATION_ROUNDS = 3  # of deliberation about what the others plan
QUICK_WIDTH = 24  # plans of each seat in imagined turns
QUICK_ROUNDS = 2
TEMPLE_PROVINCES = 3  # a temple beside a first city counts for that many


class YuanAdvisor(WeightedAdvisor[Evaluator, Tactics]):
    """Judges plans against what the others probably plan."""

    rules = RULES
    features = FEATURES
    far = FAR
    evaluator_class = Evaluator
    simple_class = SimpleEvaluator
    tactics_class = Tactics
    hint_templates = HINTS
    indifferent = frozenset({"tile", "cell", "rotate", "city"})  # nobody knows yet which city they will get
    width = 40
    skim = 24
    joint_width = 8
    joint_rivals = 4
    joint_lean = 0.5
    joint_worlds = 1
    joint_turns = 3

    def rank(self, state: AnyState, seat: Seat, dice: Dice, *, width: int = 0, horizon: int = 0) -> list[Choice]:
        """The answers worth considering, best first."""
        if state.kind() == "bid":
            return self._rank_bids(RULES.own(state), seat, dice)
        if state.kind() != TURN:
            return super().rank(state, seat, dice, width=width, horizon=1)
        rounds = 0 if horizon == 1 else DELIBERATION_ROUNDS
        return list_choices(self.tactics.rank_turn(RULES.own(state), seat, width or self.width, rounds, dice))

    def _rank_bids(self, state: State, seat: Seat, dice: Dice) -> list[Choice]:
        """Y4.3: bids by the value of choosing first, if rivals may bid anything up to that."""
        world = state.clear_answers(seat)
        rivals = [other for other in world.actors() if other != seat]
        bids = world.legal(seat)
        for other in rivals:
            world.apply(other, BID)
        world.apply(seat, bids[-1])
        if world.actors() != (seat,):  # nobody could outbid anybody
            return [Choice(0.0, bid) for bid in bids]
        starts = super().rank(world, seat, dice, horizon=1)
        others = [start.value for start in starts[1:]]
        gain = starts[0].value - sum(others) / len(others)
        price = max(1e-6, self.weights[self.features.index("purse")])
        choices = []
        for bid in bids:
            won = min(1.0, (bid - BID + 0.5) / (1.0 + gain / price)) ** len(rivals)
            choices.append(Choice(won * (gain - price * (bid - BID)), bid))
        return sorted(choices, key=lambda choice: choice.value, reverse=True)

    def reply(self, state: AnyState, seat: Seat, dice: Dice) -> Action:
        """Y4.3: the city with the best surroundings. Other questions of the set-up make no difference."""
        if state.kind() == "take":
            return max(state.legal(seat), key=lambda action: _count_surroundings(RULES.own(state), action - TAKE))
        return super().reply(state, seat, dice)

    def clear_answers(self, state: AnyState, seat: Seat) -> State:
        """Y5.2, Y4.3: as if nobody else had made a plan or bid."""
        return RULES.own(state).clear_answers(seat)

    def settle(self, state: AnyState, dice: Dice) -> None:
        """Nothing follows a plan."""
        if state.kind() != TURN:
            super().settle(state, dice)

    def play_on(self, state: AnyState, turns: int, dice: Dice) -> None:
        """Let everybody play on for some turns."""
        if state.kind() == TURN:
            self.tactics.play_on(RULES.own(state), turns, QUICK_WIDTH, QUICK_ROUNDS, dice)
        else:
            super().play_on(state, turns, dice)

    def where(self, view: View, action: Action) -> Tip:
        """The part of the map to look at."""
        return reasons.where(_guess_state(view), view, action)

    def reasons(self, view: View, action: Action) -> tuple[Tip, ...]:
        """What speaks for an action."""
        return reasons.reasons(_guess_state(view), view, action, self.evaluator)


def _count_surroundings(state: State, clan: int) -> int:
    """How much a clan's city has around it: provinces and temples."""
    fields = state.fields()
    city: int = fields.site[fields.drawn.index(clan)]
    around = state.neighbours(city) | 1 << city
    temples: int = (around & fields.temple).bit_count()
    return int(around.bit_count()) + TEMPLE_PROVINCES * temples


def _guess_state(view: View) -> State:
    return RULES.guess(view, random.Random(0))


ADVISOR = YuanAdvisor
