"""What a position is worth to a seat: the evaluation of simple bots, from facts everybody can see."""

from __future__ import annotations

from tianming.core.bits import bit, but_lowest, count, has, lowest
from tianming.games.yuan.attacks import count_attackers, fixed_defence
from tianming.games.yuan.fortification import walls
from tianming.games.yuan.position import OFF, Position, slot
from tianming.games.yuan.upgrade import find_objective, qualifies

# Temples win. Land and markers make the next actions cheaper, the first ones most. Armies and walls protect what a clan
# has. What an enemy could take next turn counts less.
WIN_WEIGHT = 1000.0
TEMPLE_WEIGHT = 14.0
NEARNESS_WEIGHT = 8.0
PROVINCE_WEIGHT = 1.6
MARKER_WEIGHT = 2.2
CHAO_WEIGHT = 0.8
CITY_WEIGHT = 1.0
ARMY_WEIGHT = 1.5
WALL_WEIGHT = 1.0
RIVAL_WEIGHT = 0.35
RISK_WEIGHT = 0.5


def value_holdings(p: Position, seat: int) -> float:
    """What a clan has."""
    temples = p.temples_of(seat)
    value = TEMPLE_WEIGHT * temples + NEARNESS_WEIGHT * temples / find_objective(p)
    if qualifies(p, seat):
        value += WIN_WEIGHT if p.over != 0 else TEMPLE_WEIGHT
    value += PROVINCE_WEIGHT * count(p.land[seat]) + CITY_WEIGHT * count(p.land[seat] & p.city)
    value += WALL_WEIGHT * count(p.land[seat] & walls(p)) + ARMY_WEIGHT * p.armies_of(seat)
    value += purse_worth(p.chao[seat])
    for kind in range(3):
        value += marker_worth(p.marker[slot(seat, kind)])
    return value


def purse_worth(chao: int) -> float:
    """Chão. More than a turn can use is worth little."""
    return CHAO_WEIGHT * min(chao, 14) + 0.1 * CHAO_WEIGHT * max(0, chao - 14)


def marker_worth(number: int) -> float:
    """Y5.3: a marker saves up to seven."""
    return MARKER_WEIGHT * min(number, 7) - 0.12 * min(number, 7) * min(number, 7)


def value_at_risk(p: Position, seat: int) -> float:
    """What others could take next turn: provinces with less defence than the armies in reach."""
    loss = 0.0
    for other in range(p.players):
        if other != seat and p.land[other] & p.manned:
            loss += value_at_risk_from(p, seat, other)
    return loss


def value_at_risk_from(p: Position, seat: int, other: int) -> float:
    """What one enemy could take: the best of the provinces in reach of its armies."""
    best = 0.0
    rest = p.find_attack_reach(other, p.land[other] & p.manned) & p.land[seat] & ~p.stone
    while rest:
        province = lowest(rest)
        rest = but_lowest(rest)
        if count_attackers(p, other, bit(province)) + 1 > p.armies[province] + fixed_defence(p, seat, province):
            value = PROVINCE_WEIGHT + MARKER_WEIGHT
            if has(p.temple, province):
                value += TEMPLE_WEIGHT
            if has(p.city, province):
                value += 2.0 * PROVINCE_WEIGHT
            best = max(best, value)
    return best


class SimpleEvaluator:
    """Judges what a seat has, and hardly looks at its rivals."""

    def evaluate(self, p: Position, seat: int) -> float:
        """How good the position looks for a seat."""
        if p.clan[seat] == OFF or p.turn == 0:
            return CHAO_WEIGHT * p.chao[seat]
        value = value_holdings(p, seat)
        best = 0.0
        for other in range(p.players):
            if other != seat:
                best = max(best, value_holdings(p, other))
        return value - RIVAL_WEIGHT * best - RISK_WEIGHT * value_at_risk(p, seat)
