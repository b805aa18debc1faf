"""What a position is worth to a seat, compared with its rivals: features that decide games, each with a weight.

The evaluation never looks at plans and bids that are already made (Y5.2, Y4.3). `tianming tune` made the weights in
`data/weights.json`.
"""

from __future__ import annotations

from collections.abc import Sequence

from tianming.core.bits import Bits, bit, but_lowest, count, gather, lowest
from tianming.core.evaluator import WeightedEvaluator, value_end
from tianming.games.yuan.attacks import count_attackers, fixed_defence
from tianming.games.yuan.board import MINE, PASS_CHAO, RICE
from tianming.games.yuan.fortification import walls
from tianming.games.yuan.plans import find_colony_targets
from tianming.games.yuan.position import OFF, Position, slot
from tianming.games.yuan.upgrade import find_objective, find_objective_in, qualifies, rank_clans

# Y8: "objective" compares a clan's temples with what the wheel shows in the turn that is planned, "soon" with the turn
# after it. "At risk" is what the worst attack of one rival could take, "in reach" what the best plan could win.
FEATURES = (
    "temples",
    "progress",  # temples for every temple that the wheel shows
    "progress soon",  # the same, two turns later
    "objective held",
    "objective safe",  # held after any single attack
    "objective in reach",  # with what one plan could win
    "objective soon",
    "one short",
    "temples walled",  # in provinces with a rampart
    "temple affordable",  # Y6.1: Expansion III
    "temple soon",  # affordable after passing
    "provinces",
    "rice",  # Y5.3: markers up to four, and from five to seven
    "much rice",
    "forests",
    "many forests",
    "mines",
    "many mines",
    "purse",  # Chão up to seven, and from eight to twenty
    "full purse",
    "cities",
    "ramparts",
    "armies",  # up to four, and beyond
    "many armies",
    "land to colonize",  # free provinces that one Development would take
    "temples to colonize",
    "temples at risk",
    "provinces at risk",
    "cities at risk",
    "temples in reach",  # Y6.3: of enemies, by the best attack
    "provinces in reach",
    "groups",  # beyond the first: each is held by its own cities
)
# Features that a beginner does not see.
FAR = frozenset(
    (
        "progress soon",
        "objective safe",
        "objective in reach",
        "objective soon",
        "one short",
        "temples walled",
        "temple soon",
        "rice",
        "much rice",
        "forests",
        "many forests",
        "mines",
        "many mines",
        "full purse",
        "land to colonize",
        "temples to colonize",
        "temples at risk",
        "provinces at risk",
        "cities at risk",
        "temples in reach",
        "provinces in reach",
    )
)
FIRST_MARKERS = 4  # the markers that save most
MAX_SAVING = 7  # Y5.3: markers that save anything
USEFUL_CHAO = 20  # more is worth nothing
TEMPLE_PROVINCES = 4  # a temple counts for that many when attacks are compared


class Evaluator(WeightedEvaluator):
    """Inspects a position once for all seats, then measures one seat after the other."""

    def __init__(self, weights: Sequence[float], *, linear: bool = True) -> None:
        super().__init__(weights, linear=linear)
        self.value = [0.0] * 8  # by seat: its features by their weights
        self.leads = [0.0] * 8  # by seat: its lead over its rivals
        # By victim and enemy, at 8 × victim + enemy: what the worst attack would take.
        self.temples = [0] * 64
        self.provinces = [0] * 64
        self.cities = [0] * 64
        self.gain = 0  # the temples that the seat's best plan would win

    # For searches.

    def evaluate(self, p: Position, seat: int) -> float:
        """How much better the seat stands than its rivals."""
        if p.over != 0:
            return evaluate_end(p, seat)
        self.weigh(p)
        return self.lead(p, seat)

    def evaluate_all(self, p: Position) -> None:
        """Set `leads`: what a position is worth to every seat, unless the game is over."""
        if self.linear:
            self.weigh(p)
        for seat in range(p.players):
            self.leads[seat] = self.lead(p, seat) if self.linear else self.evaluate(p, seat)

    def weigh(self, p: Position) -> None:
        """Set `value`: the weighted features of every seat."""
        self.inspect(p)
        for seat in range(p.players):
            self.measure(p, seat)
            self.value[seat] = self.score(self.feature)

    def lead(self, p: Position, seat: int) -> float:
        """How far the seat is ahead of its rivals: half by their mean, half by the best."""
        mean = 0.0
        for other in range(p.players):
            if other != seat:
                mean += self.value[other] / (p.players - 1)
        return self.value[seat] - 0.5 * mean - 0.5 * self.value[self.best_rival(p, seat)]

    def compare_features(self, p: Position, seat: int) -> list[float]:
        """The features that `evaluate` weighs."""
        self.compare(p, seat)
        return self.list_total()

    def measure_seat(self, p: Position, seat: int) -> list[float]:
        """The features of one seat alone."""
        self.inspect(p)
        self.measure(p, seat)
        return self.list_features(1.0)

    # All seats.

    def inspect(self, p: Position) -> None:
        """Y6.3: find out who could attack whom."""
        for victim in range(p.players):
            for enemy in range(p.players):
                place = 8 * victim + enemy
                self.temples[place] = 0
                self.provinces[place] = 0
                self.cities[place] = 0
                if enemy != victim and p.land[enemy] & p.manned:
                    self.inspect_attacks(p, victim, enemy)

    def inspect_attacks(self, p: Position, victim: int, enemy: int) -> None:
        """Find the enemy's attack that would take most."""
        homes = p.land[enemy] & p.manned
        purse = p.chao[enemy]
        fresh = 1 if p.cost(enemy, MINE, 2) <= purse and p.armies_of(enemy) < p.army_limit else 0
        zone = p.cost(enemy, MINE, 3) <= purse
        rest = p.find_attack_reach(enemy, homes) & p.land[victim] & ~p.stone
        worst = 0
        while rest:
            target = lowest(rest)
            rest = but_lowest(rest)
            force = fresh + count_attackers(p, enemy, bit(target))
            if force > p.armies[target] + fixed_defence(p, victim, target):
                lost = find_losses(p, victim, target, zone)
                loss = TEMPLE_PROVINCES * count(lost & p.temple) + count(lost)
                if loss > worst:
                    worst = loss
                    self.temples[8 * victim + enemy] = count(lost & p.temple)
                    self.provinces[8 * victim + enemy] = count(lost)
                    self.cities[8 * victim + enemy] = count(lost & p.city)

    # One seat's features.

    def measure(self, p: Position, seat: int) -> None:
        """All features of a seat."""
        self.clear_features()
        self.measure_purse(p, seat)
        if p.clan[seat] == OFF or p.turn == 0:
            return
        self.measure_land(p, seat)
        self.measure_growth(p, seat)
        self.measure_attacks(p, seat)
        self.measure_temples(p, seat)

    def measure_purse(self, p: Position, seat: int) -> None:
        """Chão; the first is the most useful."""
        chao = p.chao[seat]
        self.feature[18] = min(chao, MAX_SAVING)
        self.feature[19] = max(0, min(chao, USEFUL_CHAO) - MAX_SAVING)

    def measure_land(self, p: Position, seat: int) -> None:
        """Provinces, markers (Y5.3), cities, ramparts, armies."""
        land = p.land[seat]
        self.feature[11] = count(land)
        for kind in range(3):
            number = p.marker[slot(seat, kind)]
            self.feature[12 + 2 * kind] = min(number, FIRST_MARKERS)
            self.feature[13 + 2 * kind] = max(0, min(number, MAX_SAVING) - FIRST_MARKERS)
        self.feature[20] = count(land & p.city)
        self.feature[21] = count(land & walls(p))
        armies = p.armies_of(seat)
        self.feature[22] = min(armies, FIRST_MARKERS)
        self.feature[23] = max(0, armies - FIRST_MARKERS)
        groups = -1
        while land:
            groups += 1
            land = land & ~p.find_group(bit(lowest(land)), land)
        self.feature[31] = max(0, groups)

    def measure_growth(self, p: Position, seat: int) -> None:
        """Y6.1: the best Colonization or temple."""
        price = p.cost(seat, RICE, 3)
        free = p.free_land()
        targets = free if price <= p.chao[seat] else free & find_colony_targets(p, seat)
        most = 0
        temples = 0
        while targets:
            found = (p.ground.near[lowest(targets)] | bit(lowest(targets))) & free
            targets = but_lowest(targets)
            most = max(most, count(found))
            temples = max(temples, count(found & p.temple))
        self.feature[24] = most
        self.feature[25] = temples
        if p.land[seat] & ~p.temple:
            if price <= p.chao[seat]:
                self.feature[9] = 1.0
                temples = max(temples, 1)
            elif price <= p.chao[seat] + PASS_CHAO:
                self.feature[10] = 1.0
        self.gain = temples

    def measure_attacks(self, p: Position, seat: int) -> None:
        """Y6.3: the worst attack on the seat, and its own best one."""
        worst = 0
        best = 0
        for other in range(p.players):
            loss = TEMPLE_PROVINCES * self.temples[8 * seat + other] + self.provinces[8 * seat + other]
            if loss > worst:
                worst = loss
                self.feature[26] = self.temples[8 * seat + other]
                self.feature[27] = self.provinces[8 * seat + other]
                self.feature[28] = self.cities[8 * seat + other]
            gain = TEMPLE_PROVINCES * self.temples[8 * other + seat] + self.provinces[8 * other + seat]
            if gain > best:
                best = gain
                self.feature[29] = self.temples[8 * other + seat]
                self.feature[30] = self.provinces[8 * other + seat]
                self.gain = max(self.gain, self.temples[8 * other + seat])

    def measure_temples(self, p: Position, seat: int) -> None:
        """Y8: temples against the objective, now and soon."""
        temples = p.temples_of(seat)
        wanted = find_objective(p)
        soon = find_objective_in(p, 1)
        self.feature[0] = temples
        self.feature[1] = 1.0 * temples / wanted
        self.feature[2] = 1.0 * temples / find_objective_in(p, 2)
        if qualifies(p, seat):
            self.feature[3] = 1.0
        if temples - self.feature[26] >= wanted:
            self.feature[4] = 1.0
        if temples + self.gain >= wanted:
            self.feature[5] = 1.0
        if temples + self.gain >= soon:
            self.feature[6] = 1.0
        if temples + 1 == soon:
            self.feature[7] = 1.0
        self.feature[8] = count(p.land[seat] & p.temple & walls(p))

    # All seats together.

    def best_rival(self, p: Position, seat: int) -> int:
        """The strongest of the others."""
        best = OFF
        for other in range(p.players):
            if other != seat and (best == OFF or self.value[other] > self.value[best]):
                best = other
        return best

    def compare(self, p: Position, seat: int) -> None:
        """Set `total`: the seat's features minus its rivals', like `lead`."""
        self.weigh(p)
        best = self.best_rival(p, seat)
        for number in range(self.size):
            self.total[number] = 0.0
        for other in range(p.players):
            self.measure(p, other)
            share = 1.0 if other == seat else -0.5 / (p.players - 1) - (0.5 if other == best else 0.0)
            self.add_to_total(share, self.size)


def find_losses(p: Position, seat: int, target: int, zone: bool) -> Bits:
    """Y7.4.4, Y7.4.6: what falls with a province: undefended neighbours, and groups left without a city."""
    land = p.land[seat]
    taken = bit(target)
    if zone:
        guarded = p.manned | walls(p) | gather(p.ground.near, land & p.stone)
        taken |= p.ground.near[target] & land & ~guarded
    return taken | p.find_orphans(land & ~taken, p.city)


def evaluate_end(p: Position, seat: int) -> float:
    """Y8: what a finished game is worth: won, shared or lost."""
    return verdict(rank_clans(p).winners, seat)


def verdict(winners: tuple[int, ...], seat: int) -> float:
    """What it is worth to a seat if these seats have won."""
    if seat not in winners:
        return value_end(-1)
    return value_end(0 if len(winners) > 1 else 1)
