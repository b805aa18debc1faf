"""What a position is worth to a seat: the evaluation of simple bots, from facts the seat may know (H1)."""

from __future__ import annotations

from tianming.core.bits import Bits, but_lowest, count, lowest
from tianming.games.huang_di.actions import ASK_TURN
from tianming.games.huang_di.legal import fits
from tianming.games.huang_di.position import LEVEL, NEED, PROVINCE, ROW, TOP, Position

# Points count in full. Supplies are worth what they can still become: less with every round.
JADE_WEIGHT = 0.35
WORKER_WEIGHT = 0.45
CONVICT_WEIGHT = 0.35
SUPPLY_WEIGHT = 1.0
WALL_WEIGHT = 1.6
WEAKEST_WEIGHT = 3.0
CHIP_WEIGHT = 1.8
ROW_WEIGHT = 0.5
LEVEL_WEIGHT = 0.25
CARD_WEIGHT = 0.6
INCOME_WEIGHT = 0.7
BONUS_WEIGHT = 0.4
EMPEROR_WEIGHT = 1.2
EXTRA_WEIGHT = 2.2  # a second action, after a buyback
PLACE_WEIGHT = 0.8


def supply_worth(p: Position, seat: int) -> float:
    """Jade, workers and blocks. More than the seat can use soon is worth little."""
    ahead = 0.3 + 0.7 * min(p.emperor_left, 4) / 4.0
    value = JADE_WEIGHT * min(p.jade[seat], 10) + 0.1 * max(p.jade[seat] - 10, 0)
    value += WORKER_WEIGHT * min(p.peasants[seat], 12) + CONVICT_WEIGHT * min(p.convicts[seat], 12)
    value += SUPPLY_WEIGHT * min(p.blocks[seat], 4)
    value += PLACE_WEIGHT * sites_near(p, seat)
    return value * ahead + CHIP_WEIGHT * p.chips[seat]


def sites_near(p: Position, seat: int) -> float:
    """Free sites in the taskmaster's province, one for each block that the seat could build now."""
    workers = p.workers(seat)
    found = 0
    start = 5 * p.taskmaster[seat]
    for column in range(start, start + 5):
        level = p.height[column]
        if level < TOP[column] and NEED[level] <= workers:
            found += 1
    return min(found, min(p.blocks[seat], 2)) * 1.0


def wall_worth(p: Position, seat: int) -> float:
    """Blocks in the wall, the weakest province (X3), and the lead in rows and levels that are still open."""
    fewest = 99
    value = WALL_WEIGHT * count(p.own[seat])
    for province in range(p.boards):
        fewest = min(fewest, count(p.own[seat] & PROVINCE[province]))
    value += WEAKEST_WEIGHT * fewest
    for row in range(3 * p.boards):
        if not p.is_row_complete(row):
            value += ROW_WEIGHT * (1 + row % 3) * lead(p, seat, ROW[row])
    for level in range(4):
        if LEVEL[4 * p.boards + level] & ~p.built:
            value += LEVEL_WEIGHT * 2 * lead(p, seat, LEVEL[4 * p.boards + level])
    return value


def lead(p: Position, seat: int, cells: Bits) -> float:
    """1 if the seat leads in these cells, a half if it is tied, 0 if it is behind or has no block there."""
    mine = count(p.own[seat] & cells)
    if mine == 0:
        return 0.0
    best = 0
    for other in range(p.players):
        if other != seat:
            best = max(best, count(p.own[other] & cells))
    return 1.0 if mine > best else 0.5 if mine == best else 0.0


def card_worth(p: Position, seat: int) -> float:
    """Favours: what the played ones will still bring; those in hand, which count more if they can be played."""
    rounds = float(p.emperor_left)
    value = INCOME_WEIGHT * rounds * p.income[seat] * 0.5 + BONUS_WEIGHT * (p.bonus[seat] + p.petition[seat])
    mine = p.own[seat] & ~p.plaques
    rest = p.hand[seat]
    held = 0
    while rest:
        card = lowest(rest)
        rest = but_lowest(rest)
        held += 1
        gain = p.deck.points[card] + rounds * 0.35 * p.deck.income[card]
        value += 0.08 * gain
        if fits(p, mine, card):
            value += 0.3 * gain
    return value + CARD_WEIGHT * min(held, 4)


class SimpleEvaluator:
    """Judges what a seat has, and hardly looks at its rivals."""

    def evaluate(self, p: Position, seat: int) -> float:
        """How good the position looks for a seat."""
        value = float(p.points[seat])
        if p.over:
            return value + 0.01 * count(p.own[seat])
        value += supply_worth(p, seat) + wall_worth(p, seat) + card_worth(p, seat)
        if p.emperor_held and p.marker == seat:
            value += EMPEROR_WEIGHT
        if p.bought and p.asked == ASK_TURN and p.active == seat:
            value += EXTRA_WEIGHT
        for other in range(p.players):
            if other != seat:
                value -= p.points[other] * 0.5 / (p.players - 1)
        return value
