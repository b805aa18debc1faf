"""Lines of play that a net imagines: after an answer, everybody plays on as the net would, and the net judges how good
that is for one seat. Many lines go on side by side, so that the net judges many positions at once."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from tianming.bots.joint import Guess
from tianming.bots.net import Array, NumpyNet, load_net, shipped_net
from tianming.bots.questions import read_question
from tianming.bots.workers import Totals
from tianming.bots.worlds import Sums, worlds_of
from tianming.core.actions import Action
from tianming.core.dice import Dice
from tianming.core.encoding import OVER, Encoding
from tianming.core.protocol import Outcome, State, View
from tianming.core.seats import CHANCE, Seat

BATCH = 16  # lines that go on side by side, or a few more
DECISIONS = 14  # how far a line goes
EARLY = 3  # of them, whose judgements do not count: what follows from an answer shows later
TEMPERATURE = 0.5  # everybody plays a little more surely than the policy says, as masters do
VICTORY_SHARE = 0.9  # what a victory counts in the values that nets learn; the rest is the margin
MARGIN_SCALE = 6.0


class Line:
    """An answer in one world, with luck of its own. Answers that are tried in the same world have the same luck."""

    def __init__(self, place: int, state: State, seed: int) -> None:
        self.place = place  # of the answer
        self.state: Any = state
        self.dice = Dice(seed & 0xFFFFFFFF)
        self.luck = random.Random(seed)
        self.values: list[float] = []  # for the seat that thinks, as judged at each decision

    def end(self, value: float) -> None:
        """The game is over: nothing changes any more."""
        self.values += [value] * max(1, DECISIONS - len(self.values))

    @property
    def tells(self) -> bool:
        """Whether it has gone far enough to tell anything."""
        return len(self.values) > EARLY

    @property
    def value(self) -> float:
        """The mean of the later judgements: a single one would be mostly luck."""
        late = self.values[EARLY:]
        return math.fsum(late) / len(late)


class Imagination:
    """Plays lines for the seat of a view, in worlds that fit it."""

    def __init__(self, net: NumpyNet, encoding: Encoding, guess: Guess, seat: Seat, players: int) -> None:
        self.net = net
        self.encoding = encoding
        self.guess = guess
        self.seat = seat
        self.players = players
        self.judged = 0  # how many positions the net has judged
        self._worlds = 0  # how many worlds there have been

    def judge_answers(self, rng: random.Random, answers: Sequence[Action]) -> Array:
        """The net's logits of these answers to the present question."""
        logits, _ = self._ask([(self.guess(rng), self.seat)])
        found: Array = logits[0][list(answers)].astype(float)
        return found

    def try_answers(
        self, answers: Sequence[Action], seed: int, *, judged: float = math.inf, until: float = math.inf
    ) -> list[Sums]:
        """Try all answers in one new world after another, until the time is used up or that many positions are judged.
        A line needs at least one, even if the game ends at once."""
        sums = [Sums() for _ in answers]
        limit = self.judged + judged
        together = max(1, int(min(BATCH, judged / DECISIONS)) // len(answers))
        while self.judged < limit and time.perf_counter() < until:
            lines = [line for _ in range(together) for line in self._open_world(answers, seed)]
            before = self.judged
            self.play(lines, until)
            self.judged = max(self.judged, before + len(lines))
            if all(line.tells for line in lines):  # otherwise the time was over too soon
                for line in lines:
                    sums[line.place].total += line.value
                    sums[line.place].number += 1
        return sums

    def _open_world(self, answers: Sequence[Action], seed: int) -> list[Line]:
        """The lines of all answers in a new world."""
        seed += self._worlds
        self._worlds += 1
        world = self.guess(random.Random(seed))
        lines = [Line(place, world.clone(), seed) for place in range(len(answers))]
        for line, answer in zip(lines, answers, strict=True):
            line.state.apply(self.seat, answer)
        return lines

    def play(self, lines: Sequence[Line], until: float = math.inf) -> None:
        """Play lines to their ends, or as far as there is time."""
        going = [(line, seat) for line in lines if (seat := self._settle(line)) is not None]
        while going and time.perf_counter() < until:
            logits, values = self._ask([(line.state, seat) for line, seat in going])
            goes_on = []
            for (line, seat), liked, worth in zip(going, logits, values, strict=True):
                line.values.append(float(worth[(self.seat - seat) % self.players]))
                if len(line.values) == DECISIONS:
                    continue
                line.state.apply(seat, draw(line.state.legal(seat), liked, line.luck))
                if (following := self._settle(line)) is not None:
                    goes_on.append((line, following))
            going = goes_on

    def _ask(self, asked: Sequence[tuple[Any, Seat]]) -> tuple[Array, Array]:
        """The net's answers for these seats of states."""
        observations = np.zeros((len(asked), self.encoding.size), np.uint8)
        for row, (state, seat) in zip(observations, asked, strict=True):
            self.encoding.encode(state, seat, row.data)
        self.judged += len(asked)
        return self.net(observations)

    def _settle(self, line: Line) -> Seat | None:
        """Draw and take forced actions until a seat has a choice. If the game ends, note its value instead."""
        state = line.state
        while (seat := self.encoding.asked_seat(state)) != OVER:
            number = state.count(seat)
            if seat != CHANCE and number > 1:
                return Seat(seat)
            state.apply(seat, state.kth(seat, line.dice.below(number) if seat == CHANCE else 0))
        line.end(self._value_end(state.outcome()))
        return None

    def _value_end(self, outcome: Outcome) -> float:
        """What an end is worth in the terms of the net's values: as in training, from victory and margin."""
        share = 1 / outcome.ranks.count(1) if outcome.ranks[self.seat] == 1 else 0.0
        victory = (share * self.players - 1) / (self.players - 1)
        margin = math.tanh(self.encoding.margins(outcome)[self.seat] / MARGIN_SCALE)
        return VICTORY_SHARE * victory + (1 - VICTORY_SHARE) * margin


def draw(legal: Sequence[Action], logits: Array, luck: random.Random) -> Action:
    """An action, drawn from the policy."""
    liked = logits[list(legal)].astype(float) / TEMPERATURE
    chances = np.cumsum(np.exp(liked - liked.max()))
    return legal[min(len(legal) - 1, int(np.searchsorted(chances, luck.random() * chances[-1])))]


def imagination_of(view: View, file: str = "") -> Imagination:
    """Lines for the view's seat, with the net of a file or the one that comes with the game."""
    net, encoding = load_net(file or str(shipped_net(view.game)), view.game)
    seat, _ = read_question(view)
    return Imagination(net, encoding, worlds_of(view, 0).guess, seat, view.position.players)


# What workers do.


def try_along(
    view: View, seed: int, until: float, answers: tuple[Action, ...], file: str, most: float = math.inf
) -> Totals:
    """Try these answers until that time of day, or until so many positions are judged."""
    deadline = time.perf_counter() + until - time.time()
    tried = imagination_of(view, file).try_answers(answers, seed, judged=most, until=deadline)
    return [(sums.total, sums.number) for sums in tried]
