"""How bots think about a game. A game gives an evaluation, and as much of the rest as makes it think faster or better.

A mind is asked about whole states, which bots have from `guess`: it must not use what a seat cannot know of them. The
methods here work for any game that has a `worth`; a game overrides those that it can do better.
"""

from __future__ import annotations

import json
import random
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.resources import files
from typing import Any, NamedTuple

from tianming.core.dice import Dice
from tianming.core.protocol import Rules, State, View
from tianming.core.seats import CHANCE, Seat
from tianming.core.tips import PLAIN, Sayings, Tip, tip

TURN = "turn"  # the kind of question that is a player's free choice
DECIDED = 50.0  # the worth of a game that is won
SCALE = 10.0  # simple worths are so many times as large as a logit, about
FORGOTTEN = 0.25  # the share of what was to be remembered that somebody who does not count forgets
PATIENCE = 60  # follow-up questions after one action, at most


class Choice(NamedTuple):
    """An answer to the present question and what it seems to be worth."""

    value: float
    action: int


class Mind(ABC):
    """The thinking of one game.

    `features` names the numbers that the evaluation weighs, `weights` has a weight for each; `far` names the features
    that a beginner does not look at.
    """

    rules: Rules
    features: tuple[str, ...] = ()
    far: frozenset[str] = frozenset()
    horizon = 2  # own free choices that are looked ahead within a turn
    width = 6  # the choices that are looked into further
    skim = 6  # the same when many games are played to tune the weights
    joint_width = 5  # where several decide at once: the own answers that are considered
    joint_rivals = 5  # and those of every rival
    joint_lean = 0.0  # and how often rivals are supposed to give the answer that looks best at first sight
    joint_worlds = 12  # and the guesses at what is hidden; one, where nothing else is
    joint_turns = 0  # and how far what follows is played on
    weights: tuple[float, ...] = ()
    wavering = 1.0  # how much a novice wavers; less where a turn is many small questions, each with few answers
    indifferent: frozenset[str] = frozenset()  # kinds of question that are answered at random
    levels: tuple[str, ...] = ("random", "novice", "greedy", "heuristic", "search")  # those worth playing against
    sayings: Sayings = PLAIN  # what its hints can say

    # The evaluation.

    @abstractmethod
    def worth(self, state: State, seat: Seat) -> float:
        """How much better the seat stands than its rivals, in the units of a logit: 0 is even, 2 is 88 % to win."""

    def measured(self, state: State, seat: Seat) -> list[float]:
        """The features of a state for a seat, less those of its rivals; `worth` is their sum by weight. A mind without
        features has none to measure, and judges in its own way."""
        return []

    def use(self, weights: Sequence[float]) -> None:
        """Weigh the features so from now on."""
        self.weights = tuple(weights)

    @contextmanager
    def using(self, weights: Sequence[float] | None) -> Iterator[None]:
        """Weigh the features so for a while; None changes nothing."""
        before = self.weights
        if weights is not None:
            self.use(weights)
        try:
            yield
        finally:
            if weights is not None:
                self.use(before)

    def near_weights(self) -> tuple[float, ...]:
        """The weights of somebody who looks at what is near only."""
        pairs = zip(self.features, self.weights, strict=True)
        return tuple(0.0 if name in self.far else weight for name, weight in pairs)

    # Choosing.

    def candidates(self, state: State, seat: Seat) -> list[int]:
        """The answers that are worth a thought: all legal ones."""
        return state.legal(seat)

    def ranked(self, state: State, seat: Seat, dice: Dice, *, width: int = 0, horizon: int = 0) -> list[Choice]:
        """The answers to the seat's present question, best first, judged by the whole turn."""
        width = width or self.width
        horizon = horizon or self.horizon
        world = self.supposed(state, seat)
        choices = [self._tried(world, seat, action, dice) for action in self.candidates(state, seat)]
        choices.sort(key=lambda choice: choice[0].value, reverse=True)
        if horizon > 1:
            for place, (choice, after) in enumerate(choices[:width]):
                if after.actors() == (seat,) and after.kind() == TURN:
                    best = self.ranked(after, seat, dice, width=width // 2 or 1, horizon=horizon - 1)[0]
                    choices[place] = (Choice(max(choice.value, best.value), choice.action), after)
            choices[:width] = sorted(choices[:width], key=lambda choice: choice[0].value, reverse=True)
        return [choice for choice, _ in choices]

    def supposed(self, state: State, seat: Seat) -> State:
        """The state once everybody else who is asked at the same time has done the least; hidden answers that the rules
        can take back are taken back first."""
        world = self.rules.alone(state, seat).clone()
        for other in world.actors():
            if other != seat:
                world.apply(other, self.rules.least(world, other))
        return world

    def _tried(self, state: State, seat: Seat, action: int, dice: Dice) -> tuple[Choice, State]:
        after = state.clone()
        after.apply(seat, action)
        self.settle(after, dice)
        return Choice(self.worth(after, seat), action), after

    def settle(self, state: State, dice: Dice) -> None:
        """Answer all follow-up questions, draws too, until somebody has a free choice or the game is over."""
        for _ in range(PATIENCE):
            actors = state.actors()
            if not actors or state.kind() == TURN:
                return
            if actors == (CHANCE,):
                state.apply(CHANCE, state.kth(CHANCE, dice.below(state.count(CHANCE))))
            else:
                state.apply(actors[0], self.reply(state, actors[0], dice))

    def reply(self, state: State, seat: Seat, dice: Dice) -> int:
        """A quick answer to a follow-up question: the one that changes least."""
        return self.rules.least(state, seat)

    def answer(self, state: State, seat: Seat, dice: Dice) -> int:
        """A quick good answer to any question, as everybody gives it in thoughts about the future."""
        if state.kind() != TURN:
            return self.reply(state, seat, dice)
        return self.ranked(state, seat, dice, width=1)[0].action

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

    def options(self, state: State, seat: Seat, dice: Dice, *, rival: bool = False) -> list[int]:
        """The answers of a seat that are weighed against those of the others, where several decide at once: its most
        promising ones."""
        number = self.joint_rivals if rival else self.joint_width
        return [choice.action for choice in self.ranked(state, seat, dice)[:number]]

    def foreseen(self, state: State, seats: Sequence[Seat], dice: Dice) -> tuple[float, ...]:
        """What a position is worth to each seat once all have answered. The state changes."""
        self.settle(state, dice)
        return tuple(self.worth(state, seat) for seat in seats)

    # People.

    def faded(self, view: View, rng: random.Random) -> View:
        """The view as somebody remembers it who did not count along: the same, where there is nothing to forget."""
        return view

    def where(self, view: View, action: int) -> Tip:
        """A first hint: the part of the board or the table to look at."""
        return tip(PLAIN, "asked")

    def reasons(self, view: View, action: int) -> tuple[Tip, ...]:
        """What speaks for an action, from facts that the engine tells about the view."""
        sentences = self.rules.forecast(view, action).sentences
        return tuple(tip(PLAIN, "forecast", sentence=sentence) for sentence in sentences)


class PlainMind(Mind):
    """The mind of a game that has none of its own: what simple bots think of a position, against the best rival."""

    levels: tuple[str, ...] = ("random", "greedy")  # what holds of any game

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.indifferent = rules.indifferent
        self._players = 0  # of the table that is thought about

    def ranked(self, state: State, seat: Seat, dice: Dice, *, width: int = 0, horizon: int = 0) -> list[Choice]:
        """As any mind does it; the players are counted once."""
        before, self._players = self._players, self._seats(state)
        try:
            return super().ranked(state, seat, dice, width=width, horizon=horizon)
        finally:
            self._players = before

    def _seats(self, state: State) -> int:
        return self._players or int(state.snapshot()["players"])

    def worth(self, state: State, seat: Seat) -> float:
        """The seat's worth less that of the best rival; a game that is over is won, shared or lost."""
        outcome = state.outcome()
        if outcome is not None:
            shared = len(outcome.winners) > 1
            return (0.0 if shared else DECIDED) if seat in outcome.winners else -DECIDED
        rivals = [self.rules.worth(state, other) for other in range(self._seats(state)) if other != seat]
        return (self.rules.worth(state, seat) - max(rivals)) / SCALE


class WeighedMind(Mind):
    """The mind of a game with a module `evaluation`; the weights are those of its `data/weights.json`. The module has
    FEATURES and FAR, and the functions `use_weights`, `evaluate` and `measured`."""

    evaluation: Any

    def __init__(self) -> None:
        self.features = self.evaluation.FEATURES
        self.far = self.evaluation.FAR
        package = self.evaluation.__name__.rpartition(".")[0]
        text = (files(package) / "data" / "weights.json").read_text(encoding="utf-8")
        self.use(read_weights(text, self.features))

    def use(self, weights: Sequence[float]) -> None:
        """Weigh the features so from now on."""
        super().use(weights)
        self.evaluation.use_weights(self.weights)

    def worth(self, state: State, seat: Seat) -> float:
        """How much better the seat stands than its rivals."""
        worth: float = self.evaluation.evaluate(state, seat)
        return worth

    def measured(self, state: State, seat: Seat) -> list[float]:
        """The features of a state for a seat, less those of its rivals."""
        measured: list[float] = self.evaluation.measured(state, seat)
        return measured


def _mover(state: State) -> Seat | None:
    """Whose free choice it is, if it is one."""
    return state.actors()[0] if state.kind() == TURN else None


def read_weights(text: str, features: Sequence[str]) -> tuple[float, ...]:
    """Weights from a file: a JSON object with a number for each feature."""
    found: Mapping[str, float] = json.loads(text)
    if set(found) != set(features):
        raise ValueError(f"weights are wanted for exactly these features: {', '.join(features)}")
    return tuple(float(found[name]) for name in features)


def write_weights(weights: Sequence[float], features: Sequence[str]) -> str:
    """Weights as such a file."""
    return json.dumps({name: round(weight, 4) for name, weight in zip(features, weights, strict=True)}, indent=2) + "\n"
