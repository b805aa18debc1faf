"""Fortification (Y6.2), before and after attacks, and Recruitment (Y6.3)."""

from __future__ import annotations

from tianming.core.bits import Bits, bit, has
from tianming.core.protocol import Event, Sentences, says
from tianming.core.spaces import Space
from tianming.games.yuan.board import HUAN
from tianming.games.yuan.plans import ActionVoid, Plans, clan_name, province_name
from tianming.games.yuan.position import Position
from tianming.games.yuan.wording import ROMAN, clan_of, number_of

RECRUITS: list[int] = [0, 0, 1, 3]  # Y6.3: by level


def fortify_own(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.2: Fortification of targets that the clan owns."""
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
    """Y6.2: level I does nothing, II makes a city, III a walled city with an army. For Huan (house power) I counts as
    II."""
    if level == 1 and p.power[seat] == HUAN:
        level = 2
    if level == 1:
        if log is not None:
            log.append(ActionVoid(seat, clan_name(p, seat), "fortification", province_name(target), "Y6.2"))
        return
    here = bit(target)
    p.city |= here
    if level == 3:
        p.wood |= here
    if log is not None:
        built = ("city", "rampart") if level == 3 else ("city",)
        log_built(p, seat, target, level, "urbanization", built, rule, log)
    if level == 3:
        raise_army(p, seat, target, 1, "Y6.2", log)


def reinforce(p: Position, seat: int, target: int, level: int, rule: str, log: list[Event] | None) -> None:
    """Y6.2, A56: a second city; also a rampart; or an indestructible city with an army. What is there stays."""
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
        log_built(p, seat, target, level, "reinforcement", built, rule, log)
    if level == 3:
        raise_army(p, seat, target, 1, "Y6.2", log)


def log_built(
    p: Position, seat: int, target: int, level: int, action: str, built: tuple[str, ...], rule: str, log: list[Event]
) -> None:
    """Log what a Fortification built."""
    log.append(CityFortified(seat, clan_name(p, seat), province_name(target), level, action, built, rule))


def raise_army(p: Position, seat: int, target: int, number: int, rule: str, log: list[Event] | None) -> None:
    """Y6.2, Y6.3, A26, A28: new armies in a province."""
    came = p.raise_armies(seat, target, number)
    if log is not None:
        log.append(ArmiesRaised(seat, clan_name(p, seat), province_name(target), came, number, rule))


def recruit(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.3, A13: Militarization raises armies in the clan's own city; in its own village it has no effect."""
    for seat in range(p.players):
        if plans.m[seat] > 0 and has(p.land[seat], plans.target[seat]):
            target = plans.target[seat]
            number = RECRUITS[plans.m[seat]]
            plans.m[seat] = 0
            if number > 0 and has(p.city, target):
                raise_army(p, seat, target, number, "Y6.3", log)
            elif log is not None:
                cause = "Y6.3" if has(p.city, target) else "A13"
                log.append(ActionVoid(seat, clan_name(p, seat), "recruitment", province_name(target), cause))


def fortify_after(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.5, A24: fortify a conquered target, or refund the Chão if it was not conquered."""
    for seat in range(p.players):
        if plans.f[seat] > 0 and plans.attacks[seat]:
            if has(p.land[seat], plans.target[seat]):
                fortify(p, seat, plans.target[seat], plans.f[seat], "Y7.5", log)
            else:
                refund(p, plans, seat, log)


def refund(p: Position, plans: Plans, seat: int, log: list[Event] | None) -> None:
    """Y7.5: refund exactly what was paid for that Fortification."""
    p.chao[seat] += plans.paid_f[seat]
    if log is not None:
        log.append(ChaoRefunded(seat, clan_name(p, seat), plans.paid_f[seat], "Y7.5"))


def walls(p: Position) -> Bits:
    """The provinces with any rampart."""
    return p.wood | p.stone


# Events and their sentences.


class CityFortified(Event, frozen=True):
    """Y6.2: what Fortification built: city, second city, rampart, stone rampart."""

    seat: int
    clan: str
    province: Space
    level: int
    action: str
    built: tuple[str, ...]
    rule: str


class ArmiesRaised(Event, frozen=True):
    """Y6.2, Y6.3: new armies; fewer than `wanted` if the supply is exhausted (A26)."""

    seat: int
    clan: str
    province: Space
    number: int
    wanted: int
    rule: str


class ChaoRefunded(Event, frozen=True):
    """Y7.5: the Fortification of an attack that did not succeed was paid back."""

    seat: int
    clan: str
    number: int
    rule: str


def say_fortified(event: CityFortified) -> str:
    """Y6.2."""
    built = ", ".join(event.built) if event.built else "nothing new"
    return f"{clan_of(event)} fortifies {event.province} ({event.action} {ROMAN[event.level]}): {built}"


def say_raised(event: ArmiesRaised) -> str:
    """Y6.2, Y6.3, A26."""
    short = "" if event.number == event.wanted else f" of {event.wanted}: the supply is exhausted"
    return f"{clan_of(event)} raises {number_of(event.number, 'army')}{short} in {event.province}"


SENTENCES: Sentences = {
    **says(CityFortified, say_fortified),
    **says(ArmiesRaised, say_raised),
    **says(ChaoRefunded, lambda e: f"{clan_of(e)} gets back the {e.number} Chão for the Fortification"),
}
