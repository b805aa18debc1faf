"""Decisions that several seats make at once: candidate answers for every seat, regret matching over their results, and
a sample of the average strategy, so that nobody can predict this seat."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Hashable, Iterable, Sequence

from tianming.bots.regret import Regrets, play_round
from tianming.core.actions import Action
from tianming.core.advisor import Advisor
from tianming.core.dice import Dice
from tianming.core.protocol import State
from tianming.core.seats import CHANCE, Seat

MOST_ROUNDS = 400  # rounds at most, if nothing is played on
UNBOUNDED = 1_000_000  # rounds or answers, where the clock sets the bound
WORLD_ROUNDS = 6  # rounds in a world before the next one
FINISH_SHARE = 0.1  # share of the time for the last rounds, which play nothing new on
ENOUGH_PLAYS = 3  # how often every answer is played on against the same answers of the others
CURIOUS_SHARE = 0.25  # how often a bad answer is played on all the same
RARE_CHANCE = 0.08  # answers with a smaller chance are not played: most are there by accident
Guess = Callable[[random.Random], State]


def think_alone(mine: list[Action]) -> Iterable[list[float]]:
    """The strategies of workers where there are none."""
    return ()


def joint_choice(
    thinker: Advisor,
    guess: Guess,
    seat: Seat,
    rng: random.Random,
    *,
    deadline: float = math.inf,
    rounds: int = 0,
    width: int = 0,
    turns: int = 0,
    along: Callable[[list[Action]], Iterable[list[float]]] = think_alone,
) -> Action:
    """A sample of this seat's average strategy. `width` and `turns` may ask for less than the advisor wants. Before the
    thinking begins, `along` gets this seat's answers, which are the same in all worlds. It returns the strategies of
    workers that think about them at the same time. The seat plays the mean of all."""
    mine = thinker.options(guess(rng), seat, Dice(rng.getrandbits(60)))[: width or UNBOUNDED]
    theirs = along(mine)
    limits = {"rounds": rounds, "width": width, "turns": turns}
    strategies = [joint_strategy(thinker, guess, seat, mine, rng, deadline=deadline, **limits), *theirs]
    mean = [math.fsum(chances) / len(strategies) for chances in zip(*strategies, strict=True)]
    return rng.choices(mine, drop_rare(mean))[0]


def joint_strategy(
    thinker: Advisor,
    guess: Guess,
    seat: Seat,
    mine: list[Action],
    rng: random.Random,
    *,
    deadline: float = math.inf,
    rounds: int = 0,
    width: int = 0,
    turns: int = 0,
) -> list[float]:
    """This seat's average strategy. Rivals have their own candidates in each world, since their hands differ. If the
    advisor wants to play on, it gets as much of that as there is time for; then the strategies are computed again from
    everything seen."""
    width = width or UNBOUNDED
    turns = min(turns or thinker.joint_turns, thinker.joint_turns)
    own = Regrets(len(mine))
    worlds: list[World] = []
    slowest = 0.0
    now = time.perf_counter()
    until = now + (deadline - now) * (1 - FINISH_SHARE) if turns else deadline
    for number in range(rounds or (UNBOUNDED if turns and deadline < math.inf else MOST_ROUNDS)):
        now = time.perf_counter()
        if now >= until:
            break
        fresh = not worlds or (
            number % WORLD_ROUNDS == 0 and len(worlds) < thinker.joint_worlds and now + slowest < until
        )
        if fresh:
            worlds.append(World(thinker, guess(rng), seat, mine, own, width, turns, rng))
        world = worlds[-1] if fresh else worlds[number // WORLD_ROUNDS % len(worlds)]
        if turns:
            world.play_on(until, rng)
        play_round(world.regrets, world.payoff, rng)
        if fresh:  # the first round in a world takes longest
            slowest = max(slowest, time.perf_counter() - now)
    if turns:
        _finish(worlds, deadline, rng)
    return own.average()


def _finish(worlds: Sequence[World], deadline: float, rng: random.Random) -> None:
    """Match regrets again over everything that was played on."""
    for world in worlds:
        for regrets in world.regrets:
            regrets.clear()
    seats = len(worlds[0].seats) if worlds else 1
    for number in range(2 * MOST_ROUNDS // max(2, seats) if worlds else 0):
        if number % WORLD_ROUNDS == 0 and time.perf_counter() >= deadline:
            return
        world = worlds[number % len(worlds)]
        play_round(world.regrets, world.payoff, rng)


def drop_rare(strategy: list[float]) -> list[float]:
    """The strategy without its rare answers.

    >>> drop_rare([0.6, 0.38, 0.02])
    [0.6, 0.38, 0.0]
    """
    kept = [chance if chance >= RARE_CHANCE else 0.0 for chance in strategy]
    return kept if any(kept) else strategy


class World:
    """One guess: everybody's candidates in it, and the results of their joint choices."""

    def __init__(
        self,
        thinker: Advisor,
        state: State,
        seat: Seat,
        mine: list[Action],
        own: Regrets,
        width: int,
        turns: int,
        rng: random.Random,
    ) -> None:
        self.thinker = thinker
        self.turns = turns
        self.state = state
        self.seats = [actor for actor in state.actors() if actor != CHANCE]
        self.seed = rng.getrandbits(60)
        self.options = [
            mine if actor == seat else thinker.options(state, actor, Dice(self.seed), rival=True)[: max(2, width)]
            for actor in self.seats
        ]
        self.regrets = [
            own if actor == seat else Regrets(len(options), thinker.joint_lean)
            for actor, options in zip(self.seats, self.options, strict=True)
        ]
        self.mine = self.seats.index(seat)
        self._known: dict[tuple[int, ...], Cell] = {}
        self._alike: dict[Hashable, Cell] = {}

    def payoff(self, chosen: tuple[int, ...]) -> tuple[float, ...]:
        """What each seat's position is worth after these answers; if it is played on, the chance to win."""
        return self._cell(chosen).mean

    def play_on(self, until: float, rng: random.Random) -> None:
        """Play on once after each of this seat's answers, with the answers that are expected of the others. Bad answers
        are left out more and more."""
        chosen = [regrets.sample(rng) for regrets in self.regrets]
        likely = self.regrets[self.mine].strategy()
        for option, chance in enumerate(likely):
            chosen[self.mine] = option
            cell = self._cell(tuple(chosen))
            if cell.number >= ENOUGH_PLAYS and chance < RARE_CHANCE and rng.random() > CURIOUS_SHARE:
                continue
            if time.perf_counter() >= until:
                return
            state = cell.state.clone()
            self.thinker.play_on(state, self.turns, Dice((self.seed + cell.number) & 0xFFFFFFFF))
            cell.add([sigmoid(self.thinker.evaluate(state, actor)) for actor in self.seats])

    def _cell(self, chosen: tuple[int, ...]) -> Cell:
        if chosen not in self._known:
            self._known[chosen] = self._open_cell(chosen)
        return self._known[chosen]

    def _open_cell(self, chosen: tuple[int, ...]) -> Cell:
        """Carry out a joint choice. Choices that lead to the same position share a cell."""
        state = self.state.clone()
        for actor, options, option in zip(self.seats, self.options, chosen, strict=True):
            state.apply(actor, options[option])
        key = state.key()
        if key not in self._alike:
            worths = self.thinker.foresee(state, self.seats, Dice(self.seed))
            self._alike[key] = Cell(state, [sigmoid(worth) for worth in worths] if self.turns else worths)
        return self._alike[key]


class Cell:
    """A joint choice: the state that it leads to, and its mean value for each seat."""

    def __init__(self, state: State, worths: Sequence[float]) -> None:
        self.state = state
        self.number = 0  # how often it was played on
        self.mean = tuple(worths)

    def add(self, worths: Sequence[float]) -> None:
        """Add one more result to the mean. The first opinion counts as one result."""
        self.number += 1
        share = 1 / (self.number + 1)
        self.mean = tuple(old + share * (new - old) for old, new in zip(self.mean, worths, strict=True))


def sigmoid(worth: float) -> float:
    """A logit as a chance.

    >>> sigmoid(0.0)
    0.5
    """
    return 1 / (1 + math.exp(-max(-60.0, min(60.0, worth))))
