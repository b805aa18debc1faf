"""The wall (sections 5, 7, 8): building, favours, removing, the emperor block, and points for rows and levels."""

from __future__ import annotations

from tianming.core.bits import Bits, as_int, bit, count, lowest
from tianming.core.protocol import Event
from tianming.games.huang_di import events
from tianming.games.huang_di.actions import ASK_BETWEEN, ASK_PLAQUE, ASK_SECOND, ASK_WORKERS
from tianming.games.huang_di.board import (
    CELL_NAMES,
    FAVOUR_NAMES,
    LEVEL_POINTS,
    ROW_POINTS,
    SECOND_BLOCK,
    TOWER_POINTS,
    names,
)
from tianming.games.huang_di.cards import forget_card
from tianming.games.huang_di.legal import (
    between_sites,
    count_workers_needed,
    is_single,
    pattern_cells,
    second_sites,
    worker_mixes,
)
from tianming.games.huang_di.position import EMPEROR, LEVEL, OFF, ROW, Position
from tianming.games.huang_di.supplies import fill_prison, lose_convicts, lose_peasants, pay_jade, score

# Build (B1, B2).


def choose_site(p: Position, cell: int, log: list[Event] | None) -> None:
    """B1: the first site, then perhaps a second one."""
    if p.asked == ASK_SECOND:
        p.other_site = cell
        choose_workers(p, log)
        return
    p.site = cell
    if second_sites(p):
        p.ask(ASK_SECOND, p.active, 0)
        return
    choose_workers(p, log)


def choose_workers(p: Position, log: list[Event] | None) -> None:
    """B2: ask for peasants or convicts, unless there is no choice."""
    mixes = worker_mixes(p)
    if is_single(mixes):
        build(p, lowest(mixes), log)
        return
    p.ask(ASK_WORKERS, p.active, 0)


def build(p: Position, convicts: int, log: list[Event] | None) -> None:
    """B1, B2: a convict goes to the prison, the player pays everything, and places the first block."""
    peasants = count_workers_needed(p) - convicts
    fill_prison(p, 0, "B1", log)
    if log is not None:
        cells = [CELL_NAMES[p.site]]
        if p.other_site != OFF:
            cells.append(CELL_NAMES[p.other_site])
        log.append(events.BuildDeclared(p.active, tuple(cells), peasants, convicts))
    if p.other_site != OFF:
        pay_jade(p, p.active, SECOND_BLOCK, "B1", log)
    lose_convicts(p, p.active, convicts)
    lose_peasants(p, p.active, (peasants + 1) // 2)
    if log is not None:
        log.append(events.WorkersDied(p.active, (peasants + 1) // 2, convicts, "B2"))
    place_own(p, p.site, log)
    if p.other_site == OFF:
        end_build(p)
        return
    go_between(p, log)


def go_between(p: Position, log: list[Event] | None) -> None:
    """B2, E1: the player may place the emperor block between the two, and must if the second block stands on it."""
    if p.other_site // 20 > p.height[p.other_site % 20]:
        place_emperor(p, p.other_site - 20, log)
    elif p.holds_emperor_block() and between_sites(p):
        p.ask(ASK_BETWEEN, p.active, 0)
        return
    build_second(p, log)


def build_second(p: Position, log: list[Event] | None) -> None:
    """B2: the second block."""
    place_own(p, p.other_site, log)
    end_build(p)


def end_build(p: Position) -> None:
    """The action is over."""
    p.site = OFF
    p.other_site = OFF
    p.ask(OFF, 0, 0)


# Placing blocks.


def place_own(p: Position, cell: int, log: list[Event] | None) -> None:
    """B1, G3: a block from the supply; five points on level 4."""
    p.blocks[p.active] -= 1
    p.own[p.active] |= bit(cell)
    if log is not None:
        log.append(events.BlockPlaced(p.active, CELL_NAMES[cell], False))
    if cell >= 60:
        score(p, p.active, TOWER_POINTS, "G3", "tower", log)
    raise_column(p, cell, log)


def place_emperor(p: Position, cell: int, log: list[Event] | None) -> None:
    """E1, E2: the emperor block, which counts for nobody."""
    p.emperor_held = 0
    p.own[EMPEROR] |= bit(cell)
    if log is not None:
        log.append(events.BlockPlaced(p.active, CELL_NAMES[cell], True))
    raise_column(p, cell, log)


def raise_column(p: Position, cell: int, log: list[Event] | None) -> None:
    """G3: score what the block completes: a chip, then the row, then the level."""
    p.built |= bit(cell)
    p.height[cell % 20] += 1
    level = cell // 20
    province = cell % 20 // 5
    if level < 3 and p.is_row_complete(3 * province + level):
        p.chips[p.active] += 1
        if log is not None:
            log.append(events.ChipTaken(p.active))
        score_row(p, 3 * province + level, "G1", log)
    if not LEVEL[4 * p.boards + level] & ~p.built:
        score_level(p, level, "G2", log)


def score_row(p: Position, row: int, cause: str, log: list[Event] | None) -> None:
    """G1: 3, 6 or 10 points for most blocks in the row."""
    if log is not None:
        complete = bool(p.is_row_complete(row))
        log.append(events.RowScored(row // 3 + 1, row % 3 + 1, counts(p, ROW[row]), complete))
    score_most(p, ROW[row], ROW_POINTS[row % 3], cause, "row", log)


def score_level(p: Position, level: int, cause: str, log: list[Event] | None) -> None:
    """G2: 10 points for most blocks in the level."""
    cells = LEVEL[4 * p.boards + level]
    if log is not None:
        log.append(events.LevelScored(level + 1, counts(p, cells), not cells & ~p.built))
    score_most(p, cells, LEVEL_POINTS, cause, "level", log)


def counts(p: Position, cells: Bits) -> tuple[int, ...]:
    """How many of these blocks each seat owns."""
    return tuple([count(p.own[seat] & cells) for seat in range(p.players)])


def score_most(p: Position, cells: Bits, number: int, cause: str, what: str, log: list[Event] | None) -> None:
    """G1, G2: tied players all score in full. Nobody scores without a block there."""
    best = 1
    for seat in range(p.players):
        best = max(best, count(p.own[seat] & cells))
    for seat in range(p.players):
        if count(p.own[seat] & cells) == best:
            score(p, seat, number, cause, what, log)


# Favours and removing (B3, B4).


def play_favour(p: Position, card: int, log: list[Event] | None) -> None:
    """B3: play the card, then place its plaque."""
    cells = pattern_cells(p, card)
    p.hand[p.active] &= ~bit(card)
    p.played[p.active] |= bit(card)
    p.income[p.active] += p.deck.income[card]
    p.petition[p.active] += p.deck.petition[card]
    p.bonus[p.active] += p.deck.jade[card]
    forget_card(p, card)
    if log is not None:
        log.append(events.FavourPlayed(p.active, FAVOUR_NAMES[card], names(as_int(cells))))
    score(p, p.active, p.deck.points[card], "B3", "favour", log)
    if is_single(cells):
        place_plaque(p, lowest(cells), log)
        return
    p.ask(ASK_PLAQUE, p.active, card)


def place_plaque(p: Position, cell: int, log: list[Event] | None) -> None:
    """B3: on one block of the pattern."""
    p.plaques |= bit(cell)
    if log is not None:
        log.append(events.PlaquePlaced(p.active, CELL_NAMES[cell]))
    p.ask(OFF, 0, 0)


def remove_block(p: Position, cell: int, log: list[Event] | None) -> None:
    """B4: convicts die, and the block goes back to its owner's supply."""
    owner = p.owner_at(cell)
    p.own[owner] &= ~bit(cell)
    p.built &= ~bit(cell)
    p.height[cell % 20] -= 1
    p.blocks[owner] += 1
    lose_convicts(p, p.active, cell // 20 + 1)
    if log is not None:
        log.append(events.WorkersDied(p.active, 0, cell // 20 + 1, "B4"))
        log.append(events.BlockRemoved(p.active, owner, CELL_NAMES[cell]))
    p.ask(OFF, 0, 0)
