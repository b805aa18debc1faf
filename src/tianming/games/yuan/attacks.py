"""Attacks (Y7.4): muster, attackers against attackers, against the province, zones, capture, and what breaks apart."""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, as_int, bit, but_lowest, has, lowest
from tianming.core.protocol import Event
from tianming.games.yuan import events as told
from tianming.games.yuan.board import GOUJIAN, RAMPART_DEFENCE, XIANGI, names
from tianming.games.yuan.development import urbanize
from tianming.games.yuan.fortification import walls
from tianming.games.yuan.plans import Plans, clan_name, province_name
from tianming.games.yuan.position import OFF, Position


def attack(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.4: the seven steps in order, each for all clans."""
    anybody = False
    for seat in range(p.players):
        plans.before[seat] = p.land[seat]
        if plans.m[seat] > 0:
            plans.attacks[seat] = True
            anybody = True
    if not anybody:
        return
    for seat in range(p.players):
        if plans.attacks[seat]:
            muster(p, plans, seat, log)
    fight_attackers(p, plans, log)
    for seat in range(p.players):
        if plans.force[seat] > 0:
            fight_province(p, plans, seat, log)
    fight_zones(p, plans, log)
    cities = p.city
    capture(p, plans, log)
    destroy_groups(p, plans, cities, log)
    for seat in range(p.players):
        if plans.won[seat]:
            urbanize(p, seat, plans.target[seat], "Y7.4.7", log)
    free_orphans(p, "Y7.4.7", log)


# Step 1.


def muster(p: Position, plans: Plans, seat: int, log: list[Event] | None) -> None:
    """Y7.4.1: all armies in reach leave home (A14); with level II and III one more joins if the supply has it."""
    target = plans.target[seat]
    if p.owner(target) == OFF:
        tell_void(p, seat, target, "A50", log)
        return
    homes = p.marched(seat, bit(target)) & p.land[seat] & p.manned
    if not homes:
        tell_void(p, seat, target, "Y7.4.1", log)
        return
    fresh = 1 if plans.m[seat] > 1 and p.armies_of(seat) < p.army_limit else 0
    if log is not None:
        tell_muster(p, plans, seat, homes, fresh, log)
    force = fresh
    while homes:
        home = lowest(homes)
        homes = but_lowest(homes)
        force += p.armies[home]
        p.set_armies(home, 0)
    plans.force[seat] = force


def tell_void(p: Position, seat: int, target: int, cause: str, log: list[Event] | None) -> None:
    """An attack that does not take place."""
    if log is not None:
        log.append(told.ActionVoid(seat, clan_name(p, seat), "attack", province_name(target), cause))


def tell_muster(p: Position, plans: Plans, seat: int, homes: Bits, fresh: int, log: list[Event]) -> None:
    """Tell who leaves home."""
    origins = []
    strength = fresh
    while homes:
        home = lowest(homes)
        homes = but_lowest(homes)
        origins.append((province_name(home), p.armies[home]))
        strength += p.armies[home]
    target = province_name(plans.target[seat])
    clan = clan_name(p, seat)
    log.append(told.ArmiesMustered(seat, clan, target, plans.m[seat], tuple(origins), fresh, strength))


# Step 2.


def fight_attackers(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.4.2: attackers of one province fight each other first."""
    seen = 0
    for seat in range(p.players):
        if plans.force[seat] > 0 and not seen >> seat & 1:
            rivals = 0
            for other in range(seat, p.players):
                if plans.force[other] > 0 and plans.target[other] == plans.target[seat]:
                    rivals |= 1 << other
            seen |= rivals
            if rivals != 1 << seat:
                fight_rivals(p, plans, rivals, log)


def fight_rivals(p: Position, plans: Plans, rivals: int, log: list[Event] | None) -> None:
    """Y7.4.2: the strongest is left with what it has more than the second; equal ones annihilate each other."""
    best = OFF
    second = 0
    for seat in range(p.players):
        if rivals >> seat & 1:
            if best == OFF or plans.force[seat] > plans.force[best]:
                second = 0 if best == OFF else plans.force[best]
                best = seat
            else:
                second = max(second, plans.force[seat])
    left = plans.force[best] - second
    if left == 0:
        survivor = stubborn(p, plans, rivals, second)
        best = survivor
        left = 0 if survivor == OFF else 1
    if log is not None:
        tell_rivals(p, plans, rivals, best, left, log)
    for seat in range(p.players):
        if rivals >> seat & 1:
            plans.force[seat] = left if seat == best else 0


def stubborn(p: Position, plans: Plans, rivals: int, strongest: int) -> int:
    """A57: Goujian (house power) keeps one army in a tie of the strongest before a province without rampart."""
    for seat in range(p.players):
        if rivals >> seat & 1 and plans.force[seat] == strongest and persists(p, seat, plans.target[seat]):
            return seat
    return OFF


def persists(p: Position, seat: int, target: int) -> bool:
    """A57: whether ties go to a seat there."""
    return p.power[seat] == GOUJIAN and not has(walls(p), target)


def tell_rivals(p: Position, plans: Plans, rivals: int, best: int, left: int, log: list[Event]) -> None:
    """Tell how attackers fought each other."""
    seats = [seat for seat in range(p.players) if rivals >> seat & 1]
    clans = tuple([clan_name(p, seat) for seat in seats])
    strengths = tuple([plans.force[seat] for seat in seats])
    winner = None if best == OFF else clan_name(p, best)
    log.append(told.AttackersFought(province_name(plans.target[seats[0]]), clans, strengths, winner, left))


# Step 3.


def fixed_defence(p: Position, owner: int, province: int) -> int:
    """Y7.4.3, A17: a rampart, an own indestructible city beside it (only one counts), and Xiangi's ravine (A52)."""
    total = RAMPART_DEFENCE if has(p.wood, province) else 0
    if p.ground.near[province] & p.land[owner] & p.stone:
        total += 1
    if p.power[owner] == XIANGI and has(p.ground.ravines, province) and p.armies[province] > 0:
        total += 2
    return total


def fight_province(p: Position, plans: Plans, seat: int, log: list[Event] | None) -> None:
    """Y7.4.3, A15, A16: who has more than the whole defence wins and keeps the difference; else all attackers die."""
    target = plans.target[seat]
    owner = p.owner(target)
    force = plans.force[seat]
    armies = p.armies[target]
    fixed = fixed_defence(p, owner, target)
    eternal = has(p.stone, target)
    left = 0 if eternal else force - armies - fixed
    if left == 0 and not eternal and persists(p, seat, target):
        left = 1
    won = left > 0
    killed = min(force, armies)
    p.set_armies(target, armies - killed)
    plans.won[seat] = won
    plans.force[seat] = max(0, left)
    if won:
        plans.taken[seat] = bit(target)
    if log is not None:
        clan, defender = clan_name(p, seat), clan_name(p, owner)
        defence = None if eternal else fixed
        survivors = plans.force[seat]
        name = province_name(target)
        log.append(told.ProvinceAttacked(seat, clan, name, defender, force, armies, defence, won, survivors, killed))


# Step 4.


def fight_zones(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.4.4: who won with level III strikes every enemy province beside the target (A19, A20)."""
    gone = EMPTY
    once = EMPTY
    twice = EMPTY
    for seat in range(p.players):
        gone |= plans.taken[seat]
    for seat in range(p.players):
        plans.claims[seat] = EMPTY
        if plans.won[seat] and plans.m[seat] == 3:
            enemies = p.settled() & ~plans.before[seat]
            plans.claims[seat] = p.ground.near[plans.target[seat]] & enemies & ~gone
        twice |= once & plans.claims[seat]
        once |= plans.claims[seat]
    if log is not None:
        tell_zones(p, plans, twice, log)
    for seat in range(p.players):
        rest = plans.claims[seat] & ~twice
        while rest:
            strike(p, plans, seat, lowest(rest), log)
            rest = but_lowest(rest)


def strike(p: Position, plans: Plans, seat: int, province: int, log: list[Event] | None) -> None:
    """Y7.4.4, A18, A51: strength 1 takes what nothing defends, else it kills one army, if there is one."""
    owner = p.owner(province)
    killed = 1 if p.armies[province] > 0 else 0
    won = killed == 0 and not has(p.stone, province) and fixed_defence(p, owner, province) == 0
    if killed > 0:
        p.set_armies(province, p.armies[province] - 1)
    if won:
        plans.taken[seat] |= bit(province)
    if log is not None:
        clan, defender = clan_name(p, seat), clan_name(p, owner)
        log.append(told.ZoneAttacked(seat, clan, province_name(province), defender, won, killed))


def tell_zones(p: Position, plans: Plans, clashing: Bits, log: list[Event]) -> None:
    """Tell where zone attacks undid each other."""
    while clashing:
        province = lowest(clashing)
        clashing = but_lowest(clashing)
        clans = [clan_name(p, seat) for seat in range(p.players) if has(plans.claims[seat], province)]
        log.append(told.ZonesClashed(province_name(province), tuple(clans)))


# Step 5.


def capture(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.4.5: all at once: everything but the temple leaves, the winner's village and survivors come."""
    gone = EMPTY
    for seat in range(p.players):
        gone |= plans.taken[seat]
    if not gone:
        return
    if log is not None:
        tell_captures(p, plans, log)
    p.clear(gone)
    for seat in range(p.players):
        p.land[seat] = (p.land[seat] & ~gone) | plans.taken[seat]
        if plans.won[seat]:
            p.set_armies(plans.target[seat], plans.force[seat])


def tell_captures(p: Position, plans: Plans, log: list[Event]) -> None:
    """Tell what changes hands."""
    for seat in range(p.players):
        rest = plans.taken[seat]
        while rest:
            province = lowest(rest)
            rest = but_lowest(rest)
            zone = province != plans.target[seat]
            clan, loser = clan_name(p, seat), clan_name(p, p.owner(province))
            survivors = 0 if zone else plans.force[seat]
            log.append(told.ProvinceCaptured(seat, clan, province_name(province), loser, survivors, zone))


# Step 6.


def destroy_groups(p: Position, plans: Plans, cities: Bits, log: list[Event] | None) -> None:
    """Y7.4.6: what an attack has cut off from every city."""
    for victim in range(p.players):
        lost = EMPTY
        for seat in range(p.players):
            lost |= plans.taken[seat] & plans.before[victim]
        if lost:
            break_apart(p, plans, victim, lost, cities, log)


def break_apart(p: Position, plans: Plans, victim: int, lost: Bits, cities: Bits, log: list[Event] | None) -> None:
    """Y7.4.6: what one attacker alone isolated is his; what several did, each or together, is free."""
    old = plans.before[victim]
    once = EMPTY
    twice = EMPTY
    for seat in range(p.players):
        plans.claims[seat] = EMPTY
        if plans.taken[seat] & old:
            plans.claims[seat] = p.without_city(old & ~plans.taken[seat], cities) & ~lost
        twice |= once & plans.claims[seat]
        once |= plans.claims[seat]
    left = old & ~lost & ~once
    freed = twice | p.without_city(left, cities)
    p.clear(once | freed)
    p.land[victim] &= ~(once | freed)
    for seat in range(p.players):
        gained = plans.claims[seat] & ~twice
        p.land[seat] |= gained
        if log is not None and gained:
            clan, loser = clan_name(p, seat), clan_name(p, victim)
            log.append(told.GroupDestroyed(seat, clan, loser, names(as_int(gained))))
    tell_freed(p, victim, freed, "Y7.4.6", log)


def tell_freed(p: Position, loser: int, freed: Bits, rule: str, log: list[Event] | None) -> None:
    """Tell which provinces became free."""
    if log is not None and freed:
        log.append(told.ProvincesFreed(clan_name(p, loser), names(as_int(freed)), rule))


# Step 7.


def free_orphans(p: Position, rule: str, log: list[Event] | None) -> None:
    """Y7.4.7, A34: groups that still have no city become free, so that every group has one."""
    for seat in range(p.players):
        orphans = p.without_city(p.land[seat], p.city)
        if orphans:
            p.clear(orphans)
            p.land[seat] &= ~orphans
            tell_freed(p, seat, orphans, rule, log)
