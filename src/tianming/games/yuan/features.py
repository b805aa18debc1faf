"""What a position is worth to a seat: the evaluation of simple bots, from facts everybody can see."""

from __future__ import annotations

from tianming.core.bits import Bits, bit, but_lowest, count, has, lowest
from tianming.games.yuan.attacks import fixed_defence
from tianming.games.yuan.fortification import walls
from tianming.games.yuan.position import OFF, Position, slot
from tianming.games.yuan.upgrade import needed, qualifies

# Temples win; land and markers make the next actions cheaper, the first ones most. Armies and walls keep what one has,
# and what an enemy could take next turn counts less.
WON = 1000.0
TEMPLE = 14.0
NEARNESS = 8.0
PROVINCE = 1.6
MARKER = 2.2
CHAO = 0.8
CITY = 1.0
ARMY = 1.5
WALL = 1.0
LEADER = 0.35
RISK = 0.5


def standing(p: Position, seat: int) -> float:
    """What a clan has."""
    temples = p.temples_of(seat)
    value = TEMPLE * temples + NEARNESS * temples / needed(p)
    if qualifies(p, seat):
        value += WON if p.over != 0 else TEMPLE
    value += PROVINCE * count(p.land[seat]) + CITY * count(p.land[seat] & p.city)
    value += WALL * count(p.land[seat] & walls(p)) + ARMY * p.armies_of(seat)
    value += purse_worth(p.chao[seat])
    for kind in range(3):
        value += marker_worth(p.marker[slot(seat, kind)])
    return value


def purse_worth(chao: int) -> float:
    """Chão beyond what a turn can use is worth little."""
    return CHAO * min(chao, 14) + 0.1 * CHAO * max(0, chao - 14)


def marker_worth(number: int) -> float:
    """Y5.3: a marker saves up to seven."""
    return MARKER * min(number, 7) - 0.12 * min(number, 7) * min(number, 7)


def exposed(p: Position, seat: int) -> float:
    """What others could take in the next turn: provinces whose defence is not above the armies in reach."""
    loss = 0.0
    for other in range(p.players):
        if other != seat and p.land[other] & p.manned:
            loss += exposed_to(p, seat, other)
    return loss


def exposed_to(p: Position, seat: int, other: int) -> float:
    """What one enemy could take: the best of the provinces in reach of its armies."""
    best = 0.0
    rest = p.marched(other, p.land[other] & p.manned) & p.land[seat] & ~p.stone
    while rest:
        province = lowest(rest)
        rest = but_lowest(rest)
        if in_reach(p, other, bit(province)) + 1 > p.armies[province] + fixed_defence(p, seat, province):
            value = PROVINCE + MARKER
            if has(p.temple, province):
                value += TEMPLE
            if has(p.city, province):
                value += 2.0 * PROVINCE
            best = max(best, value)
    return best


def in_reach(p: Position, seat: int, target: Bits) -> int:
    """How many armies of a seat could attack a province."""
    total = 0
    homes = p.marched(seat, target) & p.land[seat] & p.manned
    while homes:
        total += p.armies[lowest(homes)]
        homes = but_lowest(homes)
    return total


class SimpleEvaluator:
    """Judges by what a seat has and hardly looks at its rivals."""

    def evaluate(self, p: Position, seat: int) -> float:
        """How good the position looks for a seat."""
        if p.clan[seat] == OFF or p.turn == 0:
            return CHAO * p.chao[seat]
        value = standing(p, seat)
        best = 0.0
        for other in range(p.players):
            if other != seat:
                best = max(best, standing(p, other))
        return value - LEADER * best - RISK * exposed(p, seat)
