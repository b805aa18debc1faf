"""What bots ask about a game: an evaluation, and whatever makes them think faster or better.

Bots ask an advisor about whole states, which they get from `guess`. The advisor must not use what a seat cannot know of
them. The methods here work for any game and any evaluator; a game overrides those that it can do better. An advisor
owns its evaluator and scratch memory, so each thread has its own (`registry.advisor`).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from tianming.core.actions import Action
from tianming.core.dice import Dice
from tianming.core.evaluator import WeightedEvaluator, load_weights, value_end
from tianming.core.messages import PLAIN, Templates, Tip, tip
from tianming.core.protocol import Rules, State, View
from tianming.core.seats import CHANCE, Seat

TURN = "turn"  # the kind of question that is a player's free choice
FORGOTTEN_SHARE = 0.25  # how much somebody who does not count along forgets
MOST_FOLLOW_UPS = 60  # questions that may follow one action

E = TypeVar("E", bound=WeightedEvaluator)
T = TypeVar("T")
Self = TypeVar("Self", bound="WeightedAdvisor[Any, Any]")


class Choice(NamedTuple):
    """An answer to the present question, and its value as far as the bot can tell."""

    value: float
    action: Action


def list_choices(pairs: Iterable[tuple[float, int]]) -> list[Choice]:
    """The values and actions that a twin has found, as choices."""
    return [Choice(value, Action(action)) for value, action in pairs]


class Evaluator(Protocol):
    """Judges positions. It owns its scratch memory: one thread at a time may use it."""

    def evaluate(self, position: Any, seat: Seat, /) -> float:
        """How much better the seat stands than its rivals, in the units of a logit: 0 is even, 2 is 88 % to win."""


class Advisor:
    """Thinks about one game, with one evaluator.

    `features` names the numbers that the evaluation weighs, and `weights` has a weight for each. `far` names the
    features that beginners overlook.
    """

    rules: Rules
    features: tuple[str, ...] = ()
    far: frozenset[str] = frozenset()
    horizon = 2  # how many of its own free choices it looks ahead within a turn
    width = 6  # how many choices it looks into further
    skim = 6  # the same in the many games that tune the weights
    # Where several seats decide at once:
    joint_width = 5  # how many of its own answers it considers
    joint_rivals = 5  # how many answers of each rival
    joint_lean = 0.0  # how often it expects rivals to give the answer that looks best at first sight
    joint_worlds = 12  # how many guesses at what is hidden; one if nothing else is hidden
    joint_turns = 0  # how many turns it plays on
    weights: tuple[float, ...] = ()
    wavering = 1.0  # how much a novice wavers; less in a game whose turns are many small questions with few answers
    indifferent: frozenset[str] = frozenset()  # kinds of question that bots answer at random
    levels: tuple[str, ...] = ("random", "novice", "greedy", "heuristic", "search")  # those worth playing against
    hint_templates: Templates = PLAIN  # what its hints can say

    def __init__(self, evaluator: Evaluator, simple: Evaluator) -> None:
        self.evaluator = evaluator
        self.simple = simple  # for simple bots: judges what a seat has, and hardly looks at its rivals

    # The evaluation.

    def evaluate(self, state: State, seat: Seat) -> float:
        """How much better the seat stands than its rivals, as the evaluator sees it."""
        return self.evaluator.evaluate(state, seat)

    def compare_features(self, state: State, seat: Seat) -> list[float]:
        """The features of a state for a seat, less those of its rivals; `evaluate` is their weighted sum. An advisor
        without features returns an empty list and judges in its own way."""
        return []

    def near_weights(self) -> tuple[float, ...]:
        """The weights of somebody who overlooks the `far` features."""
        pairs = zip(self.features, self.weights, strict=True)
        return tuple(0.0 if name in self.far else weight for name, weight in pairs)

    # What the rules leave to bots.

    def pass_action(self, state: State, seat: Seat) -> Action | None:
        """The action with which a seat declines to do anything in its turn, if there is one."""
        return None

    def clear_answers(self, state: State, seat: Seat) -> State:
        """The state as if no other seat had answered a question that several are asked at once. Bots reason from it.
        A game that asks one seat at a time has nothing to clear."""
        return state

    # Choosing.

    def candidates(self, state: State, seat: Seat) -> list[Action]:
        """The answers worth thinking about: all legal ones."""
        return state.legal(seat)

    def rank(self, state: State, seat: Seat, dice: Dice, *, width: int = 0, horizon: int = 0) -> list[Choice]:
        """Rank the answers to the seat's present question by the whole turn, best first."""
        width = width or self.width
        horizon = horizon or self.horizon
        world = self.suppose_defaults(state, seat)
        choices = [self._try(world, seat, action, dice) for action in self.candidates(state, seat)]
        choices.sort(key=lambda choice: choice[0].value, reverse=True)
        if horizon > 1:
            for place, (choice, after) in enumerate(choices[:width]):
                if after.actors() == (seat,) and after.kind() == TURN:
                    best = self.rank(after, seat, dice, width=width // 2 or 1, horizon=horizon - 1)[0]
                    choices[place] = (Choice(max(choice.value, best.value), choice.action), after)
            choices[:width] = sorted(choices[:width], key=lambda choice: choice[0].value, reverse=True)
        return [choice for choice, _ in choices]

    def suppose_defaults(self, state: State, seat: Seat) -> State:
        """The state if all other seats that are asked at the same time give the default answer. Hidden answers that
        can be taken back are cleared first."""
        world = self.clear_answers(state, seat).clone()
        for other in world.actors():
            if other != seat:
                world.apply(other, self.rules.default_action(world, other))
        return world

    def _try(self, state: State, seat: Seat, action: Action, dice: Dice) -> tuple[Choice, State]:
        after = state.clone()
        after.apply(seat, action)
        self.settle(after, dice)
        return Choice(self.evaluate(after, seat), action), after

    def settle(self, state: State, dice: Dice) -> None:
        """Answer all follow-up questions, draws too, until somebody has a free choice or the game is over."""
        for _ in range(MOST_FOLLOW_UPS):
            actors = state.actors()
            if not actors or state.kind() == TURN:
                return
            if actors == (CHANCE,):
                state.apply(CHANCE, state.kth(CHANCE, dice.below(state.count(CHANCE))))
            else:
                state.apply(actors[0], self.reply(state, actors[0], dice))

    def reply(self, state: State, seat: Seat, dice: Dice) -> Action:
        """Answer a follow-up question quickly: with the answer that changes least."""
        return self.rules.default_action(state, seat)

    def answer(self, state: State, seat: Seat, dice: Dice) -> Action:
        """Answer any question quickly and well, as all seats do when a bot plays on in its mind."""
        if state.kind() != TURN:
            return self.reply(state, seat, dice)
        return self.rank(state, seat, dice, width=1)[0].action

    def play_on(self, state: State, turns: int, dice: Dice) -> None:
        """Let everybody play on until that many turns have ended, or the game has."""
        mover = _mover(state)
        while turns > 0 and (actors := state.actors()):
            if actors == (CHANCE,):
                state.apply(CHANCE, state.kth(CHANCE, dice.below(state.count(CHANCE))))
                continue
            if state.kind() == TURN and actors[0] != mover:
                mover = actors[0]
                turns -= 1
                if turns == 0:
                    return
            state.apply(actors[0], self.answer(state, actors[0], dice))

    # Decisions that several seats make at once.

    def options(self, state: State, seat: Seat, dice: Dice, *, rival: bool = False) -> list[Action]:
        """The answers to weigh against those of the others when several decide at once: the most promising ones."""
        number = self.joint_rivals if rival else self.joint_width
        return [choice.action for choice in self.rank(state, seat, dice)[:number]]

    def foresee(self, state: State, seats: Sequence[Seat], dice: Dice) -> tuple[float, ...]:
        """Evaluate a position for each seat once all have answered. The state changes."""
        self.settle(state, dice)
        return tuple(self.evaluate(state, seat) for seat in seats)

    # People.

    def fade_memory(self, view: View, rng: random.Random) -> View:
        """The view as somebody remembers it who did not count along; the same if there is nothing to forget."""
        return view

    def where(self, view: View, action: Action) -> Tip:
        """A first hint: the part of the board or the table to look at."""
        return tip(PLAIN, "asked")

    def reasons(self, view: View, action: Action) -> tuple[Tip, ...]:
        """What speaks for an action, as far as the engine's forecast shows."""
        return tuple(tip(PLAIN, "forecast", told=told) for told in self.rules.forecast(view, action).messages)


class PlainAdvisor(Advisor):
    """The advisor of a game that has none of its own. It judges by how the seats rank now."""

    levels: tuple[str, ...] = ("random", "greedy")  # these need no evaluation of the game's own

    def __init__(self, rules: Rules) -> None:
        super().__init__(StandingEvaluator(rules), StandingEvaluator(rules))
        self.rules = rules


class StandingEvaluator:
    """Judges by the ranks: 1 ahead of all rivals, -1 behind all of them; a game that is over is won, shared or lost."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def evaluate(self, state: State, seat: Seat) -> float:
        """The share of rivals that the seat is ahead of, less the share that is ahead of it."""
        outcome = state.outcome()
        if outcome is not None:
            shared = len(outcome.winners) > 1
            return value_end((0 if shared else 1) if seat in outcome.winners else -1)
        ranks = self.rules.standing(state).ranks
        ahead = sum((rank > ranks[seat]) - (rank < ranks[seat]) for rank in ranks)
        return ahead / (len(ranks) - 1)


class WeightedAdvisor(Advisor, Generic[E, T]):
    """The advisor of a game whose evaluator weighs features, and whose tactics search with it."""

    evaluator: E
    evaluator_class: type[E]
    simple_class: type[Evaluator]
    tactics_class: Callable[[E], T]

    def __init__(self, evaluator: E | None = None) -> None:
        """Use this evaluator, or one with the game's own weights."""
        if evaluator is None:
            evaluator = self.evaluator_class(self.own_weights())
        super().__init__(evaluator, self.simple_class())
        self.weights = evaluator.list_weights()
        self.tactics = self.tactics_class(evaluator)

    @classmethod
    def with_weights(cls: type[Self], weights: Sequence[float]) -> Self:
        """An advisor with these weights."""
        return cls(cls.evaluator_class(weights))

    @classmethod
    def own_weights(cls) -> tuple[float, ...]:
        """The game's own weights."""
        return load_weights(cls.__module__.rpartition(".")[0], cls.features)

    def compare_features(self, state: State, seat: Seat) -> list[float]:
        """The features of a state for a seat, less those of its rivals."""
        return self.evaluator.compare_features(state, seat)


def _mover(state: State) -> Seat | None:
    """The seat that has a free choice now, if any."""
    return state.actors()[0] if state.kind() == TURN else None
