"""What a seat can still hope for: turns, blocks that it could build or lose, favours within reach."""

from __future__ import annotations

from tianming.core.bits import Bits, bit, but_lowest, count, has, lowest
from tianming.games.huang_di.actions import ASK_BID
from tianming.games.huang_di.board import TURNS
from tianming.games.huang_di.position import NEED, TOP, WALL, Position

INCOME_GAIN = 0.55  # points for a jade a round
PETITION_GAIN = 0.3
BONUS_GAIN = 0.3


def turns_left(p: Position, seat: int) -> int:
    """T1: how many turns of this round a seat still has, including the present one."""
    if p.marker < 0 or p.asked == ASK_BID:
        return TURNS
    place = (seat - p.marker + p.players) % p.players
    return (TURNS * p.players - p.turns + p.players - 1 - place) // p.players


def open_blocks(p: Position, seat: int) -> int:
    """B4: how many of a seat's blocks some rival could remove, with their convicts and their taskmaster."""
    number = 0
    for column in range(5 * p.boards):
        level = p.height[column] - 1
        if level < 0 or level > 2 or not has(p.own[seat] & ~p.plaques, 20 * level + column):
            continue
        if p.is_row_complete(3 * (column // 5) + level):
            continue
        for other in range(p.players):
            if other != seat and p.taskmaster[other] == column // 5 and p.convicts[other] > level:
                number += 1
                break
    return number


def ready_blocks(p: Position, seat: int) -> int:
    """B1, B2: how many blocks, two at most, a seat could build where its taskmaster is, the cheapest sites first."""
    most = min(p.blocks[seat], 2)
    if most == 0:
        return 0
    first = 99
    second = 99
    start = 5 * p.taskmaster[seat]
    for column in range(start, start + 5):
        level = p.height[column]
        if level >= TOP[column]:
            continue
        if NEED[level] < first:
            second = first
            first = NEED[level]
        elif NEED[level] < second:
            second = NEED[level]
    workers = p.workers(seat)
    if first > workers:
        return 0
    return 2 if most == 2 and first + second <= workers and p.jade[seat] > 0 else 1


def chance_of_most(lead: int, rounds: float) -> float:
    """X3: the chance to have most jade or workers in the end."""
    return max(0.0, min(1.0, 0.5 + lead / (4.0 + 6.0 * rounds)))


def gain(p: Position, card: int, rounds: float) -> float:
    """B3: what a favour brings in that many rounds, in points."""
    value = INCOME_GAIN * p.deck.income[card] + PETITION_GAIN * p.deck.petition[card] + BONUS_GAIN * p.deck.jade[card]
    return p.deck.points[card] + rounds * value


def missing_blocks(p: Position, seat: int, card: int) -> int:
    """B3: how many blocks a seat lacks for a favour, including those below them; 9 if the favour is out of reach."""
    mine = p.own[seat] & ~p.plaques
    free = WALL[p.boards] & ~p.built
    open_cells = mine | free
    best = 9
    for level in range(4):
        for cell in range(20 * level, 20 * level + 5 * p.boards):
            cells = p.deck.fit[80 * card + cell]
            if not cells or cells & ~open_cells:
                continue
            missing = cells & ~mine
            if not missing:
                return 0
            number = count(missing)
            if number < best:
                best = min(best, number + count_unsupported(missing, free))
    return best


def count_unsupported(cells: Bits, free: Bits) -> int:
    """W2: how many of these cells stand on a free cell that is not one of them."""
    number = 0
    rest = cells
    while rest:
        cell = lowest(rest)
        rest = but_lowest(rest)
        if cell >= 20 and has(free, cell - 20) and not cells & bit(cell - 20):
            number += 1
    return number
