"""What a position is worth to a seat, compared with its rivals: features that decide games, each with a weight.

The evaluation never looks at other hands or the deck (H1). The weights in `data/weights.json` were set by hand; then
`tianming tune` changed them at random and kept what won more games. Features grow a little as the game goes on: a lead
means more when less is left to play.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tianming.core.bits import EMPTY, Bits, but_lowest, count, has, lowest
from tianming.core.evaluator import WeightedEvaluator, value_end
from tianming.games.huang_di.actions import ASK_BID, ASK_SHOW
from tianming.games.huang_di.board import (
    BUILDER,
    CHIP_POINTS,
    LEVEL_POINTS,
    POINTS_FOR_MOST,
    RECRUITER,
    ROW_POINTS,
    TURNS,
    WEAKEST_POINTS,
)
from tianming.games.huang_di.position import EMPEROR, LEVEL, OFF, PROVINCE, ROW, WALL, Position
from tianming.games.huang_di.prospects import (
    chance_of_most,
    gain,
    missing_blocks,
    open_blocks,
    ready_blocks,
    turns_left,
)

FEATURES = (
    "points",
    "rows",  # G1: the points of open rows, by the chance to have most blocks there
    "levels",  # G2: those of open levels
    "weakest",  # X3: five points for each block in the weakest province
    "balance",  # the same for all provinces, up to two blocks more than the weakest, on average
    "room",  # free cells in the weakest province
    "chips",  # X3: their points
    "chips to spend",  # T2
    "blocks in the wall",
    "supply",  # the first two blocks in the supply
    "more supply",
    "peasants",  # the first six
    "more peasants",
    "convicts",  # the first six
    "more convicts",
    "jade",  # the first six
    "more jade",
    "ready",  # blocks that could be built where the taskmaster is
    "builder ready",  # and the builder card is still to be played this round
    "prison",  # what lies there, while the recruiter card is still to be played
    "income",  # B3: for all rounds to come
    "petition",
    "bonus",
    "emperor block",  # E1: still to be placed
    "turns",  # T1: left in this round
    "most jade",  # X3: five points, by the chance to have most
    "most workers",
    "open to removal",  # B4: own blocks that a rival's taskmaster could have removed
    "rivals' cards",  # favours in hands that cannot be seen
    "favours ready",  # B3: what the best three cards in one's own hand would bring, by the blocks they lack
    "favours one short",
    "favours two short",
    "favours far",
    "favours to come",  # Q3: about to be drawn
)
# Features that a beginner does not see.
FAR = frozenset(
    (
        "balance",
        "room",
        "chips to spend",
        "ready",
        "builder ready",
        "prison",
        "most jade",
        "most workers",
        "open to removal",
        "favours one short",
        "favours two short",
        "favours far",
    )
)
SIZE = 34
HANDS = 29  # from here on, features describe the hand
BLOCKS_A_ROUND = 1.7  # about how many a player builds
SOON_ROUNDS = 3.0  # rounds for which supplies are useful in full
GAME_ROUNDS = 9.0  # about as many as a whole game has
GRIP = 1.7  # how safe a lead in a row or level is
BEST_TWO = 0.8  # by how many standard deviations the best two of five are better than two

HOLD: list[float] = [0.0] * 441  # 21 for each number of free cells: the weight of each number of blocks there


def fill_hold() -> None:
    """The chance to have most blocks is proportional to these weights."""
    for free in range(21):
        for number in range(21):
            HOLD[21 * free + number] = math.exp(min(30.0, GRIP * number / math.sqrt(max(free, 1))))


fill_hold()


class Rivals:
    """What a turn does not change about several rivals: all their features except points, rows and levels."""

    def __init__(self) -> None:
        self.known = 0
        self.value = 0.0
        self.best = OFF  # who stands best
        self.blocks = EMPTY


class Evaluator(WeightedEvaluator):
    """Inspects a position once for all seats, then measures one seat after the other."""

    def __init__(self, weights: Sequence[float], *, linear: bool = True) -> None:
        super().__init__(weights, linear=linear)
        self.rows = [0.0] * 6
        self.levels = [0.0] * 6
        self.weight = [0.0] * 6
        self.best = [0.0] * 3  # the favours in hand that promise most
        self.lack = [0] * 3  # and the blocks that they lack
        self.rounds = 0.0  # about how many are still to come
        self.ahead = 0.0  # 1 while supplies are useful in full
        self.scale = 0.0

    # For searches.

    def evaluate(self, p: Position, seat: int) -> float:
        """How much better the seat stands than its rivals."""
        if p.over != 0:
            return evaluate_end(p, seat)
        self.compare(p, seat)
        return self.score(self.total)

    def note_rivals(self, p: Position, seat: int, rivals: Rivals) -> None:
        """Measure the rivals before a turn, unless it is the last of the round: after that one all take jade (I1)."""
        rivals.known = 0
        if not self.linear or p.players == 2 or p.over != 0 or p.asked == ASK_BID or p.turns >= TURNS * p.players - 1:
            return
        self.inspect(p)
        rivals.known = 1
        rivals.blocks = p.built & ~(p.own[seat] | p.own[EMPEROR])
        rivals.best = OFF
        total = 0.0
        most = 0.0
        best_part = 0.0
        for other in range(p.players):
            if other == seat:
                continue
            self.measure(p, other, 0)
            value = self.score(self.feature)
            part = value / self.scale - self.score_first(p, other)
            total += part
            if rivals.best == OFF or value > most:
                rivals.best = other
                most = value
                best_part = part
        rivals.value = 0.5 * best_part + 0.5 * total / (p.players - 1)

    def judge(self, p: Position, seat: int, rivals: Rivals) -> float:
        """Nearly the value: it takes rivals as they were before the turn, unless one has lost a block (B4)."""
        if p.over != 0 or rivals.known == 0:
            return self.evaluate(p, seat)
        if not (p.built & ~(p.own[seat] | p.own[EMPEROR])) == rivals.blocks:
            return self.evaluate(p, seat)
        return self.judge_turn(p, seat, rivals)

    def compare_features(self, p: Position, seat: int) -> list[float]:
        """The features that `evaluate` weighs."""
        self.compare(p, seat)
        return self.list_total()

    def measure_seat(self, p: Position, seat: int) -> list[float]:
        """The features of one seat alone, without their growth during the game."""
        self.inspect(p)
        self.measure(p, seat, 1)
        return self.list_features(self.scale)

    # All seats.

    def inspect(self, p: Position) -> None:
        """Inspect a position for all seats."""
        free = count(WALL[p.boards] & ~p.built)
        part = 0.0 if p.asked == ASK_BID else 1.0 - 1.0 * p.turns / (TURNS * p.players)
        self.rounds = min(p.emperor_left + part, free / (BLOCKS_A_ROUND * p.players + 0.8))
        self.ahead = min(1.0, self.rounds / SOON_ROUNDS)
        self.scale = 1.6 - min(1.0, self.rounds / GAME_ROUNDS)
        for seat in range(p.players):
            self.rows[seat] = 0.0
            self.levels[seat] = 0.0
        for row in range(3 * p.boards):
            self.share(p, ROW[row], 1.0 * ROW_POINTS[row % 3], 0)
        for level in range(4):
            self.share(p, LEVEL[4 * p.boards + level], 1.0 * LEVEL_POINTS, 1)

    def share(self, p: Position, cells: Bits, points: float, level: int) -> None:
        """G1, G2: share the points for a row or level by everybody's chance to have most blocks in it."""
        free = count(cells & ~p.built)
        if free == 0:
            return
        whole = 0.0
        for seat in range(p.players):
            self.weight[seat] = HOLD[21 * free + count(p.own[seat] & cells)]
            whole += self.weight[seat]
        for seat in range(p.players):
            if level:
                self.levels[seat] += points * self.weight[seat] / whole
            else:
                self.rows[seat] += points * self.weight[seat] / whole

    # One seat's features.

    def measure(self, p: Position, seat: int, own: int) -> None:
        """All features of a seat; those of its hand only if it is one's own."""
        self.clear_features()
        self.feature[0] = 1.0 * p.points[seat]
        self.feature[1] = self.rows[seat]
        self.feature[2] = self.levels[seat]
        self.measure_wall(p, seat)
        self.measure_supplies(p, seat)
        self.measure_round(p, seat)
        if own:
            self.measure_hand(p, seat)
        else:
            self.feature[28] = 1.0 * count(p.hand[seat])
            if p.asked == ASK_SHOW and p.active == seat:
                self.feature[28] += 2.0
        for number in range(34):
            self.feature[number] *= self.scale

    def measure_wall(self, p: Position, seat: int) -> None:
        """X3, B4: the weakest province, the blocks that rivals could remove, and chips."""
        fewest = 99
        room = 0
        for province in range(p.boards):
            blocks = count(p.own[seat] & PROVINCE[province])
            free = count(PROVINCE[province] & ~p.built)
            if blocks < fewest:
                fewest = blocks
                room = free
        balance = 0.0
        for province in range(p.boards):
            balance += min(count(p.own[seat] & PROVINCE[province]), fewest + 2)
        self.feature[3] = 1.0 * WEAKEST_POINTS * fewest
        self.feature[4] = WEAKEST_POINTS * balance / p.boards
        self.feature[5] = 1.0 * min(room, 4)
        self.feature[6] = 1.0 * CHIP_POINTS[min(p.chips[seat], 6)]
        self.feature[7] = self.ahead * min(p.chips[seat], 3)
        self.feature[8] = 1.0 * count(p.own[seat])
        self.feature[27] = 1.0 * open_blocks(p, seat)

    def measure_supplies(self, p: Position, seat: int) -> None:
        """Blocks, workers and jade: the first ones count, more of them count less."""
        self.feature[9] = self.ahead * min(p.blocks[seat], 2)
        self.feature[10] = self.ahead * min(max(p.blocks[seat] - 2, 0), 4)
        self.feature[11] = self.ahead * min(p.peasants[seat], 6)
        self.feature[12] = self.ahead * min(max(p.peasants[seat] - 6, 0), 8)
        self.feature[13] = self.ahead * min(p.convicts[seat], 6)
        self.feature[14] = self.ahead * min(max(p.convicts[seat] - 6, 0), 8)
        self.feature[15] = self.ahead * min(p.jade[seat], 6)
        self.feature[16] = self.ahead * min(max(p.jade[seat] - 6, 0), 14)
        self.feature[20] = self.rounds * p.income[seat]
        self.feature[21] = self.rounds * p.petition[seat]
        self.feature[22] = self.rounds * p.bonus[seat]
        jade = 0
        workers = 0
        for other in range(p.players):
            if other != seat:
                jade = max(jade, p.jade[other])
                workers = max(workers, p.workers(other))
        late = 1.0 - 0.8 * self.ahead
        self.feature[25] = POINTS_FOR_MOST * late * chance_of_most(p.jade[seat] - jade, self.rounds)
        self.feature[26] = POINTS_FOR_MOST * late * chance_of_most(p.workers(seat) - workers, self.rounds)

    def measure_round(self, p: Position, seat: int) -> None:
        """What a seat can still do in this round."""
        ready = ready_blocks(p, seat)
        self.feature[17] = self.ahead * ready
        left = turns_left(p, seat)
        self.feature[24] = 1.0 * left
        if left == 0:
            return
        if not p.table[seat] >> BUILDER & 1:
            self.feature[18] = 1.0 * ready
        if not p.table[seat] >> RECRUITER & 1:
            place = p.taskmaster[seat]
            self.feature[19] = self.ahead * min(6.0, 1.0 * p.prison_jade[place] + 0.6 * p.prison_convicts[place])
        if p.emperor_held == 1 and p.marker == seat:
            self.feature[23] = 1.0

    def measure_hand(self, p: Position, seat: int) -> None:
        """B3: the best three favours by the blocks that they lack; cards about to be drawn (Q3) by what is unseen."""
        self.best[0] = 0.0
        self.best[1] = 0.0
        self.best[2] = 0.0
        rest = p.hand[seat] | p.looked[seat]
        while rest:
            card = lowest(rest)
            rest = but_lowest(rest)
            self.weigh_card(p, card, missing_blocks(p, seat, card))
        for place in range(3):
            if self.best[place] > 0.0:
                self.feature[29 + min(3, self.lack[place])] += self.best[place] * (1 + self.lack[place])
        if p.asked == ASK_SHOW and p.active == seat:
            self.feature[33] = max(0.0, self.promise_draw(p, seat) - self.best[1] - self.best[2])

    def weigh_card(self, p: Position, card: int, lack: int) -> int:
        """Put a card among the best three, if it is one of them."""
        value = gain(p, card, self.rounds) / (1.0 + lack)
        place = 3
        while place > 0 and value > self.best[place - 1]:
            place -= 1
            if place < 2:
                self.best[place + 1] = self.best[place]
                self.lack[place + 1] = self.lack[place]
        if place < 3:
            self.best[place] = value
            self.lack[place] = lack
        return place

    def promise_draw(self, p: Position, seat: int) -> float:
        """Q3: about what the best two of five unseen cards bring."""
        seen = p.hand[seat] | p.looked[seat]
        for other in range(p.players):
            seen |= p.played[other]
        number = 0
        total = 0.0
        squares = 0.0
        for card in range(36):
            if has(seen, card):
                continue
            value = gain(p, card, self.rounds) / (1.0 + missing_blocks(p, seat, card))
            number += 1
            total += value
            squares += value * value
        if number == 0:
            return 0.0
        mean = total / number
        return 2.0 * (mean + BEST_TWO * math.sqrt(max(0.0, squares / number - mean * mean)))

    # All seats together.

    def compare(self, p: Position, seat: int) -> None:
        """Set `total`: the seat's features minus its rivals'. Other hands do not count."""
        self.inspect(p)
        self.measure(p, seat, 1)
        for number in range(34):
            self.total[number] = self.feature[number]
        self.subtract_rivals(p, seat, p.players, HANDS)

    def measure_rival(self, position: Position, seat: int) -> None:
        """All features of a seat but those of its hand."""
        self.measure(position, seat, 0)

    def judge_turn(self, p: Position, seat: int, rivals: Rivals) -> float:
        """The value for a seat whose rivals were measured before the turn."""
        self.inspect(p)
        share = 0.5 / (p.players - 1)
        first = 0.5 * self.score_first(p, rivals.best)
        for other in range(p.players):
            if other != seat:
                first += share * self.score_first(p, other)
        self.measure(p, seat, 1)
        return self.score(self.feature) - self.scale * (first + rivals.value)

    def score_first(self, p: Position, seat: int) -> float:
        """The weighted points, rows and levels of a seat, which every turn changes."""
        value = self.weights[0] * p.points[seat] + self.weights[1] * self.rows[seat]
        return value + self.weights[2] * self.levels[seat]


def evaluate_end(p: Position, seat: int) -> float:
    """X4: what a finished game is worth: won, shared or lost."""
    mine = 100 * p.points[seat] + count(p.own[seat])
    best = 0
    for other in range(p.players):
        if other != seat:
            best = max(best, 100 * p.points[other] + count(p.own[other]))
    return value_end(mine - best)
