"""Development (Y6.1): colonization, expansion, temples and stealing, all clans at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianming.core.bits import EMPTY, Bits, as_int, bit, but_lowest, count, gather, has, lowest, members
from tianming.core.protocol import Event, Sentences, says
from tianming.core.spaces import Space
from tianming.games.yuan.board import CLANS, SUHEY, names
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.plans import PASSING, Plans, clan_name, province_name
from tianming.games.yuan.position import OFF, Position
from tianming.games.yuan.wording import ROMAN, clan_names, clan_of

if TYPE_CHECKING:
    from tianming.games.yuan.state import State

CLASH_CANCEL, CLASH_PASS, CLASH_HONOUR = 0, 1, 2


def develop(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.1: the five steps in order."""
    free = p.free_land()
    for seat in range(p.players):
        if plans.d[seat] > 0:
            plans.colonizes[seat] = has(free, plans.target[seat])
            plans.expands[seat] = has(p.land[seat], plans.target[seat])
    settle_clashes(p, plans, log)
    take_targets(p, plans, log)
    take_claims(p, plans, log)
    for seat in range(p.players):
        if plans.colonizes[seat]:
            urbanize(p, seat, plans.target[seat], "Y6.1.4", log)
    build_temples(p, plans, log)
    steal(p, plans, log)


# Steps 1 and 2: the targets.


def settle_clashes(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y6.1.1: find provinces that several clans colonize, and resolve each clash."""
    seen = 0
    for seat in range(p.players):
        if plans.colonizes[seat] and not seen >> seat & 1:
            rivals = 0
            for other in range(seat, p.players):
                if plans.colonizes[other] and plans.target[other] == plans.target[seat]:
                    rivals |= 1 << other
            seen |= rivals
            if rivals != 1 << seat:
                settle_clash(p, plans, rivals, log)


def settle_clash(p: Position, plans: Plans, rivals: int, log: list[Event] | None) -> None:
    """A1, A31: one clan keeps the target, or none does; the others' plans are cancelled."""
    winner = find_keeper(p, rivals)
    if log is not None:
        seats = [seat for seat in range(p.players) if rivals >> seat & 1]
        target = province_name(plans.target[seats[0]])
        clans = tuple([clan_name(p, seat) for seat in seats])
        kept = None if winner == OFF else clan_name(p, winner)
        log.append(ColonizationClashed(target, tuple(seats), clans, kept))
    for seat in range(p.players):
        if rivals >> seat & 1 and seat != winner:
            cancel_plan(p, plans, seat, log)


def find_keeper(p: Position, rivals: int) -> int:
    """Who keeps a contested target: Suhey (A31), or with the option the least honour (A1, A58)."""
    best = OFF
    for seat in range(p.players):
        if rivals >> seat & 1:
            if p.power[seat] == SUHEY:
                return seat
            if p.clash == CLASH_HONOUR and (best == OFF or honour(p, seat) < honour(p, best)):
                best = seat
    return best


def honour(p: Position, seat: int) -> int:
    """A58: a clan's rank of honour; 1 is the least."""
    number: int = CLANS[p.clan[seat]].honour
    return number


def cancel_plan(p: Position, plans: Plans, seat: int, log: list[Event] | None) -> None:
    """A1, A48: cancel all actions of the turn, and refund the Chão at once."""
    p.chao[seat] += plans.paid[seat]
    plans.colonizes[seat] = False
    plans.cancel(seat)
    if p.clash != CLASH_CANCEL:
        plans.doing[seat] = PASSING
    if log is not None:
        target = province_name(plans.target[seat])
        passed = p.clash != CLASH_CANCEL
        log.append(PlanCancelled(seat, clan_name(p, seat), target, plans.paid[seat], passed))


def take_targets(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y6.1.2: the remaining targets get a village."""
    for seat in range(p.players):
        if plans.colonizes[seat]:
            p.land[seat] |= bit(plans.target[seat])
            if log is not None:
                target = province_name(plans.target[seat])
                log.append(ProvinceColonized(seat, clan_name(p, seat), target, plans.d[seat]))


# Step 3: the provinces beside them.


def take_claims(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y6.1.3: a province that one clan claims gets a village. What several claim stays free, unless one is Suhey."""
    free = p.free_land()
    once = EMPTY
    twice = EMPTY
    for seat in range(p.players):
        plans.claims[seat] = find_claims(p, plans, seat) & free
        twice |= once & plans.claims[seat]
        once |= plans.claims[seat]
    if log is not None:
        log_contests(p, plans, twice, log)
    for seat in range(p.players):
        gained = plans.claims[seat] & ~twice
        if p.power[seat] == SUHEY:
            gained = plans.claims[seat]
        p.land[seat] |= gained
        if log is not None and gained:
            action = "colonization" if plans.colonizes[seat] else "expansion"
            target = province_name(plans.target[seat])
            log.append(ProvincesClaimed(seat, clan_name(p, seat), action, target, names(as_int(gained))))


def find_claims(p: Position, plans: Plans, seat: int) -> Bits:
    """Y6.1, A4: the provinces beside a colonized target, or beside the group of an expansion below level III (A5)."""
    if plans.colonizes[seat]:
        return p.ground.near[plans.target[seat]]
    if plans.expands[seat] and plans.d[seat] < 3:
        return gather(p.ground.near, p.find_group(bit(plans.target[seat]), p.land[seat]))
    return EMPTY


def log_contests(p: Position, plans: Plans, contested: Bits, log: list[Event]) -> None:
    """Log the provinces that several clans claimed."""
    while contested:
        province = lowest(contested)
        contested = but_lowest(contested)
        seats = [seat for seat in range(p.players) if has(plans.claims[seat], province)]
        clans = tuple([clan_name(p, seat) for seat in seats])
        keepers = [clan_name(p, seat) for seat in seats if p.power[seat] == SUHEY]
        log.append(ClaimContested(province_name(province), clans, keepers[0] if keepers else None))


# Step 4.


def urbanize(p: Position, seat: int, target: int, rule: str, log: list[Event] | None) -> None:
    """Y6.1.4, Y7.4.7: a target becomes a city if its group has none."""
    if p.find_group(bit(target), p.land[seat]) & p.city:
        return
    p.city |= bit(target)
    if log is not None:
        log.append(CityArose(seat, clan_name(p, seat), province_name(target), rule))


# Step 5: temples and stealing.


def builds_temple(plans: Plans, seat: int) -> bool:
    """Y6.1.5, A48: whether a seat plays Expansion III, even if a temple stands there already."""
    return plans.expands[seat] and plans.d[seat] == 3


def build_temples(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y6.1.5, A6, A7: a temple on the target if it has none."""
    for seat in range(p.players):
        if builds_temple(plans, seat) and not has(p.temple, plans.target[seat]):
            p.temple |= bit(plans.target[seat])
            if log is not None:
                log.append(TempleBuilt(seat, clan_name(p, seat), province_name(plans.target[seat])))


def count_borders(p: Position, plans: Plans, thief: int, victim: int) -> int:
    """A8: how many provinces of another clan are adjacent to a builder's temple."""
    if thief == victim or not builds_temple(plans, thief):
        return 0
    return count(p.ground.near[plans.target[thief]] & p.land[victim])


def count_theft(p: Position, plans: Plans, thief: int, victim: int) -> int:
    """Y6.1.5, A9, A10: how much a builder would steal from a clan. Two that border each other's temples steal
    nothing."""
    number = count_borders(p, plans, thief, victim)
    if number == 0 or count_borders(p, plans, victim, thief) > 0:
        return 0
    return 2 * number if p.tax_by_province else 2


def steal(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y6.1.5, A48: clans steal from the Chão that was there before any theft."""
    for seat in range(p.players):
        plans.purse[seat] = p.chao[seat]
    for victim in range(p.players):
        for thief in range(p.players):
            plans.wanted[thief] = count_theft(p, plans, thief, victim)
        rob(p, plans, victim, plans.purse[victim], log)
    if log is not None:
        log_spared(p, plans, log)


def rob(p: Position, plans: Plans, victim: int, purse: int, log: list[Event] | None) -> None:
    """Y6.1.5: each thief takes one Chão a round, until the victim cannot pay all of them (A49)."""
    rounds = 0
    while True:
        thieves = 0
        for thief in range(p.players):
            if plans.wanted[thief] > rounds:
                thieves += 1
        if thieves == 0 or purse < thieves:
            break
        purse -= thieves
        rounds += 1
    for thief in range(p.players):
        number = min(rounds, plans.wanted[thief])
        if number > 0:
            p.chao[thief] += number
            p.chao[victim] -= number
            if log is not None:
                log.append(ChaoStolen(thief, clan_name(p, thief), clan_name(p, victim), number))


def log_spared(p: Position, plans: Plans, log: list[Event]) -> None:
    """Log the builders that spared each other."""
    for one in range(p.players):
        for other in range(one):
            if count_borders(p, plans, one, other) > 0 and count_borders(p, plans, other, one) > 0:
                log.append(TheftPrevented((clan_name(p, other), clan_name(p, one))))


# Events and their sentences.


class ColonizationClashed(Event, frozen=True):
    """Y6.1.1, A1: several clans wanted the same free province. `winner` keeps it; None: nobody does."""

    target: Space
    seats: tuple[int, ...]
    clans: tuple[str, ...]
    winner: str | None


class PlanCancelled(Event, frozen=True):
    """A1: all actions of a clan are cancelled and its Chão is given back; `passed`: it counts as passing."""

    seat: int
    clan: str
    target: Space
    refund: int
    passed: bool


class ProvinceColonized(Event, frozen=True):
    """Y6.1.2: a target was taken."""

    seat: int
    clan: str
    province: Space
    level: int


class ProvincesClaimed(Event, frozen=True):
    """Y6.1.3: free provinces beside a target or group were taken; `action` is colonization or expansion."""

    seat: int
    clan: str
    action: str
    target: Space
    provinces: tuple[Space, ...]


class ClaimContested(Event, frozen=True):
    """Y6.1.3: several clans claimed a province. `winner` (Suhey) gets it; None: it stays free."""

    province: Space
    clans: tuple[str, ...]
    winner: str | None


class CityArose(Event, frozen=True):
    """Y6.1.4, Y7.4.7: automatic urbanization."""

    seat: int
    clan: str
    province: Space
    rule: str


class TempleBuilt(Event, frozen=True):
    """Y6.1.5."""

    seat: int
    clan: str
    province: Space


class TheftPrevented(Event, frozen=True):
    """Y6.1.5: two builders that border each other's temple spare each other."""

    clans: tuple[str, str]


class ChaoStolen(Event, frozen=True):
    """Y6.1.5: `seat` took from the victim."""

    seat: int
    clan: str
    victim: str
    number: int


def say_clashed(event: ColonizationClashed) -> str:
    """Y6.1.1, A1."""
    end = "nobody gets it" if event.winner is None else f"{event.winner.capitalize()} takes it"
    return f"{clan_names(event.clans)} all want to colonize {event.target}: {end}"


def say_cancelled(event: PlanCancelled) -> str:
    """A1."""
    passed = " and counts as passing" if event.passed else ""
    return f"{clan_of(event)}'s plan is cancelled; it gets {event.refund} Chão back{passed}"


def say_claimed(event: ProvincesClaimed) -> str:
    """Y6.1.3."""
    return f"{clan_of(event)} takes {' '.join(event.provinces)} by {event.action}"


def say_contested(event: ClaimContested) -> str:
    """Y6.1.3."""
    end = "it stays free" if event.winner is None else f"{event.winner.capitalize()} takes it all the same"
    return f"{clan_names(event.clans)} both claim {event.province}: {end}"


SENTENCES: Sentences = {
    **says(ColonizationClashed, say_clashed),
    **says(PlanCancelled, say_cancelled),
    **says(ProvinceColonized, lambda e: f"{clan_of(e)} colonizes {e.province} ({ROMAN[e.level]})"),
    **says(ProvincesClaimed, say_claimed),
    **says(ClaimContested, say_contested),
    **says(CityArose, lambda e: f"{clan_of(e)}'s village in {e.province} becomes a city automatically ({e.rule})"),
    **says(TempleBuilt, lambda e: f"{clan_of(e)} builds a temple in {e.province}"),
    **says(
        TheftPrevented,
        lambda e: f"{clan_names(e.clans)} build beside each other and steal nothing from each other",
    ),
    **says(ChaoStolen, lambda e: f"{clan_of(e)} steals {e.number} Chão from {e.victim.capitalize()}"),
}

# What a forecast adds.


def could_colonize(state: State, fields: Fields, seat: int) -> int:
    """Y6.1: the targets of a Colonization that a seat could pay for."""
    if state.costs(seat)[0][3] <= fields.chao[seat]:
        return state.free_provinces()
    return state.colonies(seat)


def could_claim(state: State, fields: Fields, seat: int) -> int:
    """Y6.1.3: the free provinces that a seat could colonize, and those beside them or beside its land."""
    near = could_colonize(state, fields, seat)
    for province in members(near | fields.land[seat]):
        near |= state.neighbours(province)
    return near & state.free_provinces()
