"""Fortification (Y6.2), before and after attacks, and Recruitment (Y6.3)."""

from __future__ import annotations

from tianming.core.bits import Bits, bit, has
from tianming.core.protocol import Event
from tianming.games.yuan import events as told
from tianming.games.yuan.board import HUAN
from tianming.games.yuan.plans import Plans, clan_name, province_name
from tianming.games.yuan.position import Position

RECRUITS: list[int] = [0, 0, 1, 3]  # Y6.3: by level


def fortify_own(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.2: Fortification of targets that are one's own."""
    for seat in range(p.players):
        if plans.f[seat] > 0 and has(p.land[seat], plans.target[seat]):
            fortify(p, seat, plans.target[seat], plans.f[seat], "Y7.2", log)
            plans.f[seat] = 0


def fortify(p: Position, seat: int, target: int, level: int, rule: str, log: list[Event] | None) -> None:
    """Y6.2: Urbanization of a village, Reinforcement of a city."""
    if has(p.city, target):
        reinforce(p, seat, target, level, rule, log)
        return
    urbanize_village(p, seat, target, level, rule, log)


def urbanize_village(p: Position, seat: int, target: int, level: int, rule: str, log: list[Event] | None) -> None:
    """Y6.2: nothing, a city, or a walled city with an army; Huan (house power): I counts as II."""
    if level == 1 and p.power[seat] == HUAN:
        level = 2
    if level == 1:
        if log is not None:
            log.append(told.ActionVoid(seat, clan_name(p, seat), "fortification", province_name(target), "Y6.2"))
        return
    here = bit(target)
    p.city |= here
    if level == 3:
        p.wood |= here
    if log is not None:
        built = ("city", "rampart") if level == 3 else ("city",)
        tell_built(p, seat, target, level, "urbanization", built, rule, log)
    if level == 3:
        raise_army(p, seat, target, 1, "Y6.2", log)


def reinforce(p: Position, seat: int, target: int, level: int, rule: str, log: list[Event] | None) -> None:
    """Y6.2, A56: a second city; a rampart too; or an indestructible city with an army. What is there stays."""
    here = bit(target)
    double = level < 3 and not has(p.doubled, target)
    rampart = level == 2 and not has(p.wood | p.stone, target)
    stone = level == 3 and not has(p.stone, target)
    if double:
        p.doubled |= here
    if rampart:
        p.wood |= here
    if stone:
        p.stone |= here
        p.wood &= ~here
    if log is not None:
        parts = (("second city", double), ("rampart", rampart), ("stone rampart", stone))
        built = tuple([part for part, new in parts if new])
        tell_built(p, seat, target, level, "reinforcement", built, rule, log)
    if level == 3:
        raise_army(p, seat, target, 1, "Y6.2", log)


def tell_built(
    p: Position, seat: int, target: int, level: int, action: str, built: tuple[str, ...], rule: str, log: list[Event]
) -> None:
    """Tell what a Fortification built."""
    log.append(told.CityFortified(seat, clan_name(p, seat), province_name(target), level, action, built, rule))


def raise_army(p: Position, seat: int, target: int, number: int, rule: str, log: list[Event] | None) -> None:
    """Y6.2, Y6.3, A26, A28: new armies in a province."""
    came = p.raise_armies(seat, target, number)
    if log is not None:
        log.append(told.ArmiesRaised(seat, clan_name(p, seat), province_name(target), came, number, rule))


def recruit(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.3, A13: Militarization in an own city raises armies; in an own village it is void."""
    for seat in range(p.players):
        if plans.m[seat] > 0 and has(p.land[seat], plans.target[seat]):
            target = plans.target[seat]
            number = RECRUITS[plans.m[seat]]
            plans.m[seat] = 0
            if number > 0 and has(p.city, target):
                raise_army(p, seat, target, number, "Y6.3", log)
            elif log is not None:
                cause = "Y6.3" if has(p.city, target) else "A13"
                log.append(told.ActionVoid(seat, clan_name(p, seat), "recruitment", province_name(target), cause))


def fortify_after(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.5, A24: Fortification of a conquered target; if it was not conquered the Chão comes back."""
    for seat in range(p.players):
        if plans.f[seat] > 0 and plans.attacks[seat]:
            if has(p.land[seat], plans.target[seat]):
                fortify(p, seat, plans.target[seat], plans.f[seat], "Y7.5", log)
            else:
                refund(p, plans, seat, log)


def refund(p: Position, plans: Plans, seat: int, log: list[Event] | None) -> None:
    """Y7.5: exactly what was paid for that Fortification."""
    p.chao[seat] += plans.paid_f[seat]
    if log is not None:
        log.append(told.ChaoRefunded(seat, clan_name(p, seat), plans.paid_f[seat], "Y7.5"))


def walls(p: Position) -> Bits:
    """The provinces with any rampart."""
    return p.wood | p.stone
