"""Attacks (Y7.4): muster, attackers against attackers, against the province, and zones; then `captures`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianming.core.bits import EMPTY, Bits, bit, but_lowest, has, lowest, members
from tianming.core.protocol import Event, Sentences, says
from tianming.core.spaces import Space
from tianming.games.yuan.board import GOUJIAN, RAMPART_DEFENCE, XIANGI
from tianming.games.yuan.captures import capture, destroy_groups, free_orphans
from tianming.games.yuan.development import urbanize
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.fortification import walls
from tianming.games.yuan.plans import ActionVoid, Plans, clan_name, province_name
from tianming.games.yuan.position import OFF, Position
from tianming.games.yuan.wording import clan_names, clan_of, number_of

if TYPE_CHECKING:
    from tianming.games.yuan.state import State


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
    """Y7.4.1: all armies in reach leave home (A14). With level II or III one more joins, if the supply has one."""
    target = plans.target[seat]
    if p.owner(target) == OFF:
        log_void(p, seat, target, "A50", log)
        return
    homes = p.find_attack_reach(seat, bit(target)) & p.land[seat] & p.manned
    if not homes:
        log_void(p, seat, target, "Y7.4.1", log)
        return
    fresh = 1 if plans.m[seat] > 1 and p.armies_of(seat) < p.army_limit else 0
    if log is not None:
        log_muster(p, plans, seat, homes, fresh, log)
    force = fresh
    while homes:
        home = lowest(homes)
        homes = but_lowest(homes)
        force += p.armies[home]
        p.set_armies(home, 0)
    plans.force[seat] = force


def count_attackers(p: Position, seat: int, target: Bits) -> int:
    """Y7.4.1: how many armies of a seat could attack a province, given as a board."""
    total = 0
    homes = p.find_attack_reach(seat, target) & p.land[seat] & p.manned
    while homes:
        total += p.armies[lowest(homes)]
        homes = but_lowest(homes)
    return total


def log_void(p: Position, seat: int, target: int, cause: str, log: list[Event] | None) -> None:
    """Log an attack that does not take place."""
    if log is not None:
        log.append(ActionVoid(seat, clan_name(p, seat), "attack", province_name(target), cause))


def log_muster(p: Position, plans: Plans, seat: int, homes: Bits, fresh: int, log: list[Event]) -> None:
    """Log the armies that leave home."""
    origins = []
    strength = fresh
    while homes:
        home = lowest(homes)
        homes = but_lowest(homes)
        origins.append((province_name(home), p.armies[home]))
        strength += p.armies[home]
    target = province_name(plans.target[seat])
    clan = clan_name(p, seat)
    log.append(ArmiesMustered(seat, clan, target, plans.m[seat], tuple(origins), fresh, strength))


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
    """Y7.4.2: the strongest keeps its lead over the second; equal forces destroy each other."""
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
        survivor = find_tie_winner(p, plans, rivals, second)
        best = survivor
        left = 0 if survivor == OFF else 1
    if log is not None:
        log_rivals(p, plans, rivals, best, left, log)
    for seat in range(p.players):
        if rivals >> seat & 1:
            plans.force[seat] = left if seat == best else 0


def find_tie_winner(p: Position, plans: Plans, rivals: int, strongest: int) -> int:
    """A57: Goujian (house power) keeps one army in a tie of the strongest at a province without a rampart."""
    for seat in range(p.players):
        if rivals >> seat & 1 and plans.force[seat] == strongest and wins_ties(p, seat, plans.target[seat]):
            return seat
    return OFF


def wins_ties(p: Position, seat: int, target: int) -> bool:
    """A57: whether a seat wins ties there."""
    return p.power[seat] == GOUJIAN and not has(walls(p), target)


def log_rivals(p: Position, plans: Plans, rivals: int, best: int, left: int, log: list[Event]) -> None:
    """Log how attackers fought each other."""
    seats = [seat for seat in range(p.players) if rivals >> seat & 1]
    clans = tuple([clan_name(p, seat) for seat in seats])
    strengths = tuple([plans.force[seat] for seat in seats])
    winner = None if best == OFF else clan_name(p, best)
    log.append(AttackersFought(province_name(plans.target[seats[0]]), clans, strengths, winner, left))


# Step 3.


def fixed_defence(p: Position, owner: int, province: int) -> int:
    """Y7.4.3, A17: a rampart, the owner's indestructible city beside it (only one counts), and Xiangi's ravine
    (A52)."""
    total = RAMPART_DEFENCE if has(p.wood, province) else 0
    if p.ground.near[province] & p.land[owner] & p.stone:
        total += 1
    if p.power[owner] == XIANGI and has(p.ground.ravines, province) and p.armies[province] > 0:
        total += 2
    return total


def fight_province(p: Position, plans: Plans, seat: int, log: list[Event] | None) -> None:
    """Y7.4.3, A15, A16: a force above the whole defence wins and keeps the difference; else all attackers die."""
    target = plans.target[seat]
    owner = p.owner(target)
    force = plans.force[seat]
    armies = p.armies[target]
    fixed = fixed_defence(p, owner, target)
    indestructible = has(p.stone, target)
    left = 0 if indestructible else force - armies - fixed
    if left == 0 and not indestructible and wins_ties(p, seat, target):
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
        defence = None if indestructible else fixed
        survivors = plans.force[seat]
        name = province_name(target)
        log.append(ProvinceAttacked(seat, clan, name, defender, force, armies, defence, won, survivors, killed))


# Step 4.


def fight_zones(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.4.4: winners with level III strike every enemy province beside the target (A19, A20)."""
    gone = EMPTY
    once = EMPTY
    twice = EMPTY
    for seat in range(p.players):
        gone |= plans.taken[seat]
    for seat in range(p.players):
        plans.claims[seat] = EMPTY
        if plans.won[seat] and plans.m[seat] == 3:
            enemies = p.owned_land() & ~plans.before[seat]
            plans.claims[seat] = p.ground.near[plans.target[seat]] & enemies & ~gone
        twice |= once & plans.claims[seat]
        once |= plans.claims[seat]
    if log is not None:
        log_zones(p, plans, twice, log)
    for seat in range(p.players):
        rest = plans.claims[seat] & ~twice
        while rest:
            strike(p, plans, seat, lowest(rest), log)
            rest = but_lowest(rest)


def strike(p: Position, plans: Plans, seat: int, province: int, log: list[Event] | None) -> None:
    """Y7.4.4, A18, A51: strength 1 takes an undefended province; otherwise it kills one army, if there is one."""
    owner = p.owner(province)
    killed = 1 if p.armies[province] > 0 else 0
    won = killed == 0 and not has(p.stone, province) and fixed_defence(p, owner, province) == 0
    if killed > 0:
        p.set_armies(province, p.armies[province] - 1)
    if won:
        plans.taken[seat] |= bit(province)
    if log is not None:
        clan, defender = clan_name(p, seat), clan_name(p, owner)
        log.append(ZoneAttacked(seat, clan, province_name(province), defender, won, killed))


def log_zones(p: Position, plans: Plans, clashing: Bits, log: list[Event]) -> None:
    """Log where zone attacks cancel each other."""
    while clashing:
        province = lowest(clashing)
        clashing = but_lowest(clashing)
        clans = [clan_name(p, seat) for seat in range(p.players) if has(plans.claims[seat], province)]
        log.append(ZonesClashed(province_name(province), tuple(clans)))


# Events and their sentences.


class ArmiesMustered(Event, frozen=True):
    """Y7.4.1: the armies that leave home for an attack, by province, and whether a new one joins."""

    seat: int
    clan: str
    target: Space
    level: int
    origins: tuple[tuple[Space, int], ...]
    fresh: int
    strength: int


class AttackersFought(Event, frozen=True):
    """Y7.4.2: several clans attacked one province and fought each other first."""

    target: Space
    clans: tuple[str, ...]
    strengths: tuple[int, ...]
    winner: str | None
    left: int


class ProvinceAttacked(Event, frozen=True):
    """Y7.4.3: attackers against armies and fixed defence (None: indestructible). Survivors occupy the province."""

    seat: int
    clan: str
    target: Space
    defender: str
    attack: int
    armies: int
    defence: int | None
    won: bool
    survivors: int
    killed: int


class ZoneAttacked(Event, frozen=True):
    """Y7.4.4: the free attack of level III on a province beside the target: won, an army killed, or nothing."""

    seat: int
    clan: str
    province: Space
    defender: str
    won: bool
    killed: int


class ZonesClashed(Event, frozen=True):
    """Y7.4.4: zone attacks of several clans on one province cancelled each other."""

    province: Space
    clans: tuple[str, ...]


def say_mustered(event: ArmiesMustered) -> str:
    """Y7.4.1."""
    homes = ", ".join(f"{number} from {home}" for home, number in event.origins)
    fresh = " and a new one" if event.fresh else ""
    return f"{clan_of(event)} attacks {event.target} with {event.strength}: {homes}{fresh}"


def say_fought(event: AttackersFought) -> str:
    """Y7.4.2."""
    forces = " against ".join(
        f"{clan.capitalize()} {force}" for clan, force in zip(event.clans, event.strengths, strict=True)
    )
    end = "none is left" if event.winner is None else f"{event.winner.capitalize()} is left with {event.left}"
    return f"at {event.target}: {forces}; {end}"


def say_attacked(event: ProvinceAttacked) -> str:
    """Y7.4.3."""
    wall = "behind indestructible walls" if event.defence is None else f"with {event.defence} of fixed defence"
    against = f"{event.defender.capitalize()}'s {number_of(event.armies, 'army')} {wall}"
    if event.won:
        return f"{clan_of(event)} wins {event.target}, {event.attack} against {against}; {event.survivors} left"
    return f"{clan_of(event)} fails at {event.target}, {event.attack} against {against}; {event.killed} defenders fall"


def say_zone(event: ZoneAttacked) -> str:
    """Y7.4.4."""
    end = "and takes it" if event.won else "and kills an army" if event.killed else "in vain"
    return f"{clan_of(event)}'s victory strikes {event.defender.capitalize()}'s {event.province} too, {end}"


SENTENCES: Sentences = {
    **says(ArmiesMustered, say_mustered),
    **says(AttackersFought, say_fought),
    **says(ProvinceAttacked, say_attacked),
    **says(ZoneAttacked, say_zone),
    **says(ZonesClashed, lambda e: f"{clan_names(e.clans)} strike {e.province} at once and cancel each other"),
}

# What a forecast adds.


def could_muster(state: State, fields: Fields, seat: int, target: int) -> int:
    """Y7.4.1: the strength with which a seat could attack a province, 0 if it could not."""
    strength: int = sum(fields.armies[home] for home in members(state.musters(seat, target)))
    spare = state.army_count(seat) < fields.army_limit and state.costs(seat)[2][2] <= fields.chao[seat]
    return strength + spare if strength else 0
