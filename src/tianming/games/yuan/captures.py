"""What attacks change on the map (Y7.4.5 to Y7.4.7): provinces are captured, groups break apart, some become free."""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, as_int, but_lowest, lowest
from tianming.core.protocol import Event, Sentences, says
from tianming.core.spaces import Space
from tianming.games.yuan.board import names
from tianming.games.yuan.plans import Plans, clan_name, province_name
from tianming.games.yuan.position import Position
from tianming.games.yuan.wording import clan_of, number_of

# Step 5.


def capture(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.4.5: all at once: everything but the temple goes, and the winner's village and survivors come."""
    gone = EMPTY
    for seat in range(p.players):
        gone |= plans.taken[seat]
    if not gone:
        return
    if log is not None:
        log_captures(p, plans, log)
    p.clear(gone)
    for seat in range(p.players):
        p.land[seat] = (p.land[seat] & ~gone) | plans.taken[seat]
        if plans.won[seat]:
            p.set_armies(plans.target[seat], plans.force[seat])


def log_captures(p: Position, plans: Plans, log: list[Event]) -> None:
    """Log what changes hands."""
    for seat in range(p.players):
        rest = plans.taken[seat]
        while rest:
            province = lowest(rest)
            rest = but_lowest(rest)
            zone = province != plans.target[seat]
            clan, loser = clan_name(p, seat), clan_name(p, p.owner(province))
            survivors = 0 if zone else plans.force[seat]
            log.append(ProvinceCaptured(seat, clan, province_name(province), loser, survivors, zone))


# Step 6.


def destroy_groups(p: Position, plans: Plans, cities: Bits, log: list[Event] | None) -> None:
    """Y7.4.6: find provinces that attacks have cut off from every city."""
    for victim in range(p.players):
        lost = EMPTY
        for seat in range(p.players):
            lost |= plans.taken[seat] & plans.before[victim]
        if lost:
            break_apart(p, plans, victim, lost, cities, log)


def break_apart(p: Position, plans: Plans, victim: int, lost: Bits, cities: Bits, log: list[Event] | None) -> None:
    """Y7.4.6: provinces that one attacker isolated go to them; those that several isolated become free."""
    old = plans.before[victim]
    once = EMPTY
    twice = EMPTY
    for seat in range(p.players):
        plans.claims[seat] = EMPTY
        if plans.taken[seat] & old:
            plans.claims[seat] = p.find_orphans(old & ~plans.taken[seat], cities) & ~lost
        twice |= once & plans.claims[seat]
        once |= plans.claims[seat]
    left = old & ~lost & ~once
    freed = twice | p.find_orphans(left, cities)
    p.clear(once | freed)
    p.land[victim] &= ~(once | freed)
    for seat in range(p.players):
        gained = plans.claims[seat] & ~twice
        p.land[seat] |= gained
        if log is not None and gained:
            clan, loser = clan_name(p, seat), clan_name(p, victim)
            log.append(GroupDestroyed(seat, clan, loser, names(as_int(gained))))
    log_freed(p, victim, freed, "Y7.4.6", log)


def log_freed(p: Position, loser: int, freed: Bits, rule: str, log: list[Event] | None) -> None:
    """Log the provinces that became free."""
    if log is not None and freed:
        log.append(ProvincesFreed(clan_name(p, loser), names(as_int(freed)), rule))


# Step 7.


def free_orphans(p: Position, rule: str, log: list[Event] | None) -> None:
    """Y7.4.7, A34: groups that still have no city become free, so that every group has one."""
    for seat in range(p.players):
        orphans = p.find_orphans(p.land[seat], p.city)
        if orphans:
            p.clear(orphans)
            p.land[seat] &= ~orphans
            log_freed(p, seat, orphans, rule, log)


# Events and their sentences.


class ProvinceCaptured(Event, frozen=True):
    """Y7.4.5: a province changed hands; `zone`: by a zone attack."""

    seat: int
    clan: str
    province: Space
    loser: str
    survivors: int
    zone: bool


class GroupDestroyed(Event, frozen=True):
    """Y7.4.6: provinces that one attacker cut off from every city went to them."""

    seat: int
    clan: str
    loser: str
    provinces: tuple[Space, ...]


class ProvincesFreed(Event, frozen=True):
    """Y7.4.6, Y7.4.7, Y9.1: provinces that nobody owns any more; `rule` says why."""

    loser: str
    provinces: tuple[Space, ...]
    rule: str


def say_captured(event: ProvinceCaptured) -> str:
    """Y7.4.5."""
    kept = f", {number_of(event.survivors, 'army')} stay" if event.survivors else ""
    return f"{event.province} goes from {event.loser.capitalize()} to {clan_of(event)}{kept}"


def say_destroyed(event: GroupDestroyed) -> str:
    """Y7.4.6."""
    return f"{event.loser.capitalize()} has no city left for {' '.join(event.provinces)}: {clan_of(event)} takes over"


def say_freed(event: ProvincesFreed) -> str:
    """Y7.4.6, Y7.4.7, Y9.1."""
    return f"{event.loser.capitalize()} loses {' '.join(event.provinces)}, free from now on ({event.rule})"


SENTENCES: Sentences = {
    **says(ProvinceCaptured, say_captured),
    **says(GroupDestroyed, say_destroyed),
    **says(ProvincesFreed, say_freed),
}
