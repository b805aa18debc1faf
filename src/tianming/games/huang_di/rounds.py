"""The round: income, turns, and the end of the game (sections 2 and 8)."""

from __future__ import annotations

from tianming.core.bits import as_int
from tianming.core.protocol import Event
from tianming.games.huang_di import events, scoring
from tianming.games.huang_di.actions import ASK_TURN
from tianming.games.huang_di.board import INCOME, TURNS
from tianming.games.huang_di.building import score_level, score_row
from tianming.games.huang_di.petition import begin_petition
from tianming.games.huang_di.position import LEVEL, OFF, Position
from tianming.games.huang_di.scoring import CATEGORIES, END_MONGOLS, END_WALL, ENDINGS
from tianming.games.huang_di.supplies import empty_prison, score, take_jade

# Income.


def begin_round(p: Position, log: list[Event] | None) -> None:
    """I1: everyone takes 3 jade and the income of played favours, from the marker's holder clockwise (K1)."""
    p.round += 1
    if log is not None:
        log.append(events.RoundBegan(p.round, p.emperor_left))
    start = max(p.marker, 0)
    for step in range(p.players):
        seat = (start + step) % p.players
        take_jade(p, seat, INCOME + p.income[seat], "I1", log)
    if begin_petition(p, log):
        begin_turns(p, log)


# Turns.


def begin_turns(p: Position, log: list[Event] | None) -> None:
    """T1: after the petition everybody takes their role cards back, and the marker's holder begins."""
    for seat in range(p.players):
        p.table[seat] = 0
    p.turns = 0
    begin_turn(p, log)


def begin_turn(p: Position, log: list[Event] | None) -> None:
    """T1: one turn each, clockwise from the marker's holder."""
    p.active = (p.marker + p.turns) % p.players
    p.bought = 0
    if log is not None:
        log.append(events.TurnBegan(p.active, p.turns // p.players + 1))
    p.ask(ASK_TURN, p.active, 0)


def end_turn(p: Position, log: list[Event] | None) -> None:
    """T1: the card stays on the table. The round is over after three turns each."""
    p.table[p.active] |= 1 << p.shown
    p.shown = OFF
    p.bought = 0
    p.turns += 1
    if p.turns < TURNS * p.players:
        begin_turn(p, log)
        return
    end_round(p, log)


def end_round(p: Position, log: list[Event] | None) -> None:
    """E1: an emperor block that was not placed is lost. X2: if none is left, the Mongols come."""
    if p.emperor_held:
        p.emperor_held = 0
        if log is not None:
            log.append(events.EmperorBlockLost(p.marker))
    if p.emperor_left == 0:
        end_by_mongols(p, log)
        return
    begin_round(p, log)


# The end.


def end_by_wall(p: Position, log: list[Event] | None) -> None:
    """X1: the active player takes everything in all prisons."""
    for province in range(p.boards):
        empty_prison(p, province, "X1", log)
    end_game(p, END_WALL, log)


def end_by_mongols(p: Position, log: list[Event] | None) -> None:
    """X2: incomplete rows and levels score as if they were complete."""
    for row in range(3 * p.boards):
        if not p.is_row_complete(row):
            score_row(p, row, "X2", log)
    for level in range(4):
        if LEVEL[4 * p.boards + level] & ~p.built:
            score_level(p, level, "X2", log)
    end_game(p, END_MONGOLS, log)


def end_game(p: Position, ending: int, log: list[Event] | None) -> None:
    """X3: the last points."""
    p.over = ending
    p.shown = OFF
    p.bought = 0
    p.ask(OFF, 0, 0)
    end = end_scores(p)
    for category in range(4):
        for seat in range(p.players):
            score(p, seat, end[category][seat], "X3", CATEGORIES[category], log)
    if log is not None:
        log.append(events.GameEnded(ENDINGS[ending][0]))


def end_scores(p: Position) -> list[list[int]]:
    """X3: the points of each category, by seat."""
    return scoring.end_scores(
        [p.chips[seat] for seat in range(p.players)],
        [as_int(p.own[seat]) for seat in range(p.players)],
        p.boards,
        jade=[p.jade[seat] for seat in range(p.players)],
        workers=[p.workers(seat) for seat in range(p.players)],
    )
