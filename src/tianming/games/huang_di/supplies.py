"""Small changes that several rules share: jade, workers and prisons. With strict supplies (K1) the bank can run out."""

from __future__ import annotations

from tianming.core.protocol import Event
from tianming.games.huang_di import events
from tianming.games.huang_di.position import Position


def take_jade(p: Position, seat: int, number: int, cause: str, log: list[Event] | None) -> int:
    """I1, R3, Q2: take jade from the bank, as much as it has."""
    taken = min(number, p.bank_jade) if p.strict else number
    p.jade[seat] += taken
    p.bank_jade -= taken if p.strict else 0
    if log is not None:
        log.append(events.JadeTaken(seat, taken, cause))
    return taken


def pay_jade(p: Position, seat: int, number: int, cause: str, log: list[Event] | None) -> None:
    """P3, R1, Q1, B1, M2, T2: pay jade to the bank."""
    p.jade[seat] -= number
    p.bank_jade += number if p.strict else 0
    if log is not None and number > 0:
        log.append(events.JadePaid(seat, number, cause))


def take_peasants(p: Position, seat: int, number: int) -> int:
    """R1: take peasants from the bank, which has enough: more are never offered."""
    p.peasants[seat] += number
    p.bank_peasants -= number if p.strict else 0
    return number


def lose_peasants(p: Position, seat: int, number: int) -> None:
    """R2, B2: return peasants to the bank."""
    take_peasants(p, seat, -number)


def take_convicts(p: Position, seat: int, number: int) -> int:
    """R2: take convicts from the bank, as many as it has."""
    taken = min(number, p.bank_convicts) if p.strict else number
    p.convicts[seat] += taken
    p.bank_convicts -= taken if p.strict else 0
    return taken


def lose_convicts(p: Position, seat: int, number: int) -> None:
    """B2, B4: return convicts to the bank."""
    p.convicts[seat] -= number
    p.bank_convicts += number if p.strict else 0


def fill_prison(p: Position, jade: int, cause: str, log: list[Event] | None) -> None:
    """P3, R1, Q1, B1: put a convict into the active player's local prison; after a petition also jade."""
    convicts = 1
    if p.strict:
        jade = min(jade, p.bank_jade)
        convicts = min(convicts, p.bank_convicts)
        p.bank_jade -= jade
        p.bank_convicts -= convicts
    p.prison_jade[p.province()] += jade
    p.prison_convicts[p.province()] += convicts
    if log is not None:
        log.append(events.PrisonFilled(p.province() + 1, jade, convicts, cause))


def empty_prison(p: Position, province: int, cause: str, log: list[Event] | None) -> None:
    """R4, X1: the active player takes everything in a prison."""
    jade = p.prison_jade[province]
    convicts = p.prison_convicts[province]
    p.jade[p.active] += jade
    p.convicts[p.active] += convicts
    p.prison_jade[province] = 0
    p.prison_convicts[province] = 0
    if log is not None:
        log.append(events.PrisonEmptied(p.active, province + 1, jade, convicts, cause))


def score(p: Position, seat: int, number: int, cause: str, what: str, log: list[Event] | None) -> None:
    """Score points."""
    p.points[seat] += number
    if log is not None and number > 0:
        log.append(events.PointsScored(seat, number, cause, what))
