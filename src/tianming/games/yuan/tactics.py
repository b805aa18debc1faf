"""Search for plans: the engine carries out each against what the others probably plan, and the evaluator weighs it.

It finds the others' plans step by step. Every seat begins with the plan that would be best if the others passed. Then,
a few times, regret matching mixes the plans on the table, and every seat adds its best answer to that mixture (the
double oracle method). Bots use it through `advisor`.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from tianming.core.bits import Bits, bit, block, but_lowest, gather, has, lowest
from tianming.core.candidates import Candidates
from tianming.core.dice import Dice
from tianming.core.offer import acquire_offer, release_offer
from tianming.core.pool import Pool
from tianming.games.yuan.actions import ASK_TURN, PASS, PLAN, levels
from tianming.games.yuan.board import FOREST, MINE, RICE
from tianming.games.yuan.effects import resolve
from tianming.games.yuan.evaluation import Evaluator, verdict
from tianming.games.yuan.legal import offer_actions
from tianming.games.yuan.plans import find_colony_targets
from tianming.games.yuan.position import OFF, Position
from tianming.games.yuan.upgrade import rank_clans

MAX_PLANS = 4096  # of a seat at once
FEW_ANSWERS = 12  # plans of a seat to consider as answers with three or more players
MAX_ON_TABLE = 12  # plans of a seat
CROWD_PLAYERS = 4  # up to that many players, every plan is tried
OWN_PLANS = 160  # to try with more players
OTHER_PLANS = 200  # of all others together
REGRET_ROUNDS = 60  # of regret matching, each time
MIN_LIKELY = 0.04  # less probable plans are ignored

# Sets of levels (Development, Fortification, Militarization).
EVERY = levels(lambda d, f, m: True)
NO_D0 = levels(lambda d, f, m: d != 0)
NO_D1 = levels(lambda d, f, m: d != 1)
NO_D2 = levels(lambda d, f, m: d != 2)
NO_D3 = levels(lambda d, f, m: d != 3)
NO_F0 = levels(lambda d, f, m: f != 0)
NO_F1 = levels(lambda d, f, m: f != 1)
NO_M0 = levels(lambda d, f, m: m != 0)
NO_M1 = levels(lambda d, f, m: m != 1)
NO_M2 = levels(lambda d, f, m: m != 2)
VILLAGE = levels(lambda d, f, m: f != 1 and (m == 0 or f >= 2))


# Plans that do something: without levels that do nothing, and with all levels that cost nothing.


def find_home_levels(p: Position, seat: int, province: int) -> int:
    """Y6.1, Y6.2, Y6.3: the levels worth considering for a target that the seat owns."""
    mask = EVERY & NO_M1
    room = gather(p.ground.near, p.find_group(bit(province), p.land[seat])) & ~p.owned_land()
    price = p.cost(seat, RICE, 2)
    if room:
        mask &= NO_D0 if price > 0 else NO_D0 & NO_D1
    else:
        mask &= NO_D1 if price > 1 else NO_D1 & NO_D0
        if price > 1:
            mask &= NO_D2
    if has(p.temple, province):
        mask &= NO_D3
    if not has(p.city, province):
        mask &= VILLAGE
    elif has(p.doubled, province):
        mask &= NO_F1
    else:
        mask &= NO_F0
        if p.cost(seat, FOREST, 2) == 0:
            mask &= NO_F1
    if has(p.city, province) and p.cost(seat, MINE, 2) == 0:
        mask &= NO_M0
        if p.cost(seat, MINE, 3) == 0:
            mask &= NO_M2
    return mask


def find_foreign_levels(p: Position, seat: int, province: int, free: Bits, open_: Bits) -> int:
    """Y6.1, Y6.3: the levels worth considering for a free target or an enemy's."""
    mask = EVERY
    if has(free, province):
        mask &= NO_M1
        if has(open_, province):
            mask &= NO_D3
        if p.ground.near[province] & p.land[seat]:
            mask &= VILLAGE
        else:
            mask &= NO_F0
    elif p.cost(seat, MINE, 2) == 0:
        mask &= NO_M1
    if p.cost(seat, RICE, 2) == 0:
        mask &= NO_D1
    if p.cost(seat, FOREST, 2) == 0:
        mask &= NO_F0 & NO_F1
    return mask


class Sweep(Candidates):
    """The plans of one seat, with the value of each."""

    def fill(self, p: Position, seat: int) -> int:
        """All plans that do something."""
        free = p.free_land()
        open_ = find_colony_targets(p, seat) & free
        self.size = 0
        offer = acquire_offer(OFF)
        offer_actions(p, seat, offer)
        for row in range(offer.size):
            start = offer.starts[row]
            if start == PASS:
                self.add(PASS, 0.0)
                continue
            rest = offer.sets[row]
            for quarter in range(4):
                province = (start - PLAN) // 64 + quarter
                some = rest & block(EVERY | 1, quarter)
                if some and has(p.land[seat], province):
                    some = some & block(find_home_levels(p, seat, province), quarter)
                elif some:
                    some = some & block(find_foreign_levels(p, seat, province, free, open_), quarter)
                while some:
                    self.add(start + lowest(some), 0.0)
                    some = but_lowest(some)
        release_offer(offer)
        return self.size

    def thin(self, number: int) -> int:
        """Keep about that many, evenly spread."""
        if self.size > number:
            step = 1 + (self.size - 1) // number
            for place in range((self.size + step - 1) // step):
                self.actions[place] = self.actions[place * step]
            self.size = (self.size + step - 1) // step
        return self.size


# Judging joint plans.


def chance(worth: float) -> float:
    """A logit as a chance to win."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, worth))))


def logit(likely: float) -> float:
    """A chance to win as a logit."""
    held = max(1e-9, min(1.0 - 1e-9, likely))
    return log(held / (1.0 - held))


class Council:
    """All seats before they plan: what each may do, the plans on the table, and how probable they are."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.sweeps = [Sweep() for _ in range(8)]
        self.after = Position()
        self.players = 0
        self.room = 0  # how many plans a seat may have on the table
        self.size = [0] * 8  # plans on the table
        self.plans = [0] * 96  # by seat and place, at 12 × seat + place
        self.regret = [0.0] * 96
        self.played = [0.0] * 96
        self.now = [0.0] * 96
        self.brought = [0.0] * 12
        self.chosen = [0] * 8
        self.places = [0] * 8  # the same as places on the table
        self.worth = [0.0] * 8  # the chance of every seat after what was carried out last
        self.known = [0] * 4096  # by the number of a joint choice: whether it was carried out before
        self.worths = [0.0] * 32768

    # Carrying out.

    def carry_out(self, p: Position) -> None:
        """Carry out the plans in `chosen`; sets `after` and `worth`."""
        q = self.after
        q.copy_from(p)
        for seat in range(p.players):
            q.plan[seat] = self.chosen[seat]
        q.waiting = 0
        resolve(q, None)
        if q.over != 0:
            winners = rank_clans(q).winners
            for seat in range(p.players):
                self.worth[seat] = chance(verdict(winners, seat))
            return
        self.evaluator.evaluate_all(q)
        for seat in range(p.players):
            self.worth[seat] = chance(self.evaluator.leads[seat])

    # The beginning: each seat by itself.

    def convene(self, p: Position, mine: int, keep: int, room: int) -> None:
        """Judge every seat's plans as if the others passed. Keeps the best, and puts one of each seat on the table.
        With
        many players it tries only some plans, most of them for the seat that thinks."""
        self.players = p.players
        self.room = min(room, MAX_ON_TABLE)
        while power(self.room, p.players) > MAX_PLANS:
            self.room -= 1
        for seat in range(p.players):
            self.chosen[seat] = PASS
        for seat in range(p.players):
            sweep = self.sweeps[seat]
            sweep.fill(p, seat)
            if p.players > CROWD_PLAYERS:
                sweep.thin(OWN_PLANS if seat == mine else OTHER_PLANS // p.players)
            for place in range(sweep.size):
                self.chosen[seat] = sweep.actions[place]
                self.carry_out(p)
                sweep.values[place] = self.worth[seat]
            self.chosen[seat] = PASS
            sweep.lift(keep)
            sweep.size = min(sweep.size, keep)
            self.size[seat] = 0
            self.put_on_table(seat, sweep.actions[0])
        for number in range(power(self.room, p.players)):
            self.known[number] = 0

    def put_on_table(self, seat: int, action: int) -> bool:
        """Put a plan on the table, unless it is there already or there is no room. Returns whether it did."""
        first = MAX_ON_TABLE * seat
        for place in range(self.size[seat]):
            if self.plans[first + place] == action:
                return False
        if self.size[seat] >= self.room:
            return False
        self.plans[first + self.size[seat]] = action
        self.size[seat] += 1
        return True

    # Regret matching over what is on the table.

    def number_choice(self) -> int:
        """The number of the joint choice in `places`."""
        total = 0
        for seat in range(self.players):
            total = total * self.room + self.places[seat]
        return total

    def payoff(self, p: Position, seat: int) -> float:
        """The chance of a seat after the joint choice in `places`. Each choice is carried out only once."""
        number = self.number_choice()
        if not self.known[number]:
            for other in range(self.players):
                self.chosen[other] = self.plans[MAX_ON_TABLE * other + self.places[other]]
            self.carry_out(p)
            self.known[number] = 1
            for other in range(self.players):
                self.worths[8 * number + other] = self.worth[other]
        return self.worths[8 * number + seat]

    def mix(self, seat: int) -> None:
        """Set `now`: the chances of a seat's plans by positive regret."""
        first = MAX_ON_TABLE * seat
        total = 0.0
        for place in range(self.size[seat]):
            total += max(0.0, self.regret[first + place])
        for place in range(self.size[seat]):
            if total > 0.0:
                self.now[first + place] = max(0.0, self.regret[first + place]) / total
            else:
                self.now[first + place] = 1.0 / self.size[seat]

    def draw_place(self, seat: int, chances: Sequence[float], dice: Dice) -> int:
        """Draw one of a seat's plans on the table. The chances need not add up to one."""
        first = MAX_ON_TABLE * seat
        total = 0.0
        for place in range(self.size[seat]):
            total += chances[first + place]
        left = total * dice.below(1 << 20) / (1 << 20)
        for place in range(self.size[seat]):
            left -= chances[first + place]
            if left < 0.0:
                return place
        return self.size[seat] - 1

    def match_regret(self, p: Position, rounds: int, dice: Dice) -> None:
        """Regret matching: `played` is then the average of what every seat played."""
        for place in range(96):
            self.regret[place] = 0.0
            self.played[place] = 0.0
        for number in range(rounds):
            for seat in range(self.players):
                self.mix(seat)
            for seat in range(self.players):
                self.places[seat] = self.draw_place(seat, self.now, dice)
            for seat in range(self.players):
                self.learn(p, seat, 1.0 + number)

    def learn(self, p: Position, seat: int, weight: float) -> None:
        """Note what each of a seat's plans would have brought; later rounds count more."""
        first = MAX_ON_TABLE * seat
        before = self.places[seat]
        expected = 0.0
        for place in range(self.size[seat]):
            self.places[seat] = place
            self.brought[place] = self.payoff(p, seat)
            expected += self.now[first + place] * self.brought[place]
        for place in range(self.size[seat]):
            self.regret[first + place] = max(0.0, self.regret[first + place] + self.brought[place] - expected)
            self.played[first + place] += weight * self.now[first + place]
        self.places[seat] = before

    # Answers to the mixture.

    def respond(self, p: Position, seat: int, number: int, samples: int, dice: Dice) -> None:
        """Judge the best `number` plans of a seat by samples of what the others play."""
        sweep = self.sweeps[seat]
        size = min(number, sweep.size)
        for place in range(size):
            sweep.values[place] = 0.0
        drawn = 0
        if self.players == 2:
            other = 1 - seat
            total = 0.0
            for place in range(self.size[other]):
                total += self.played[MAX_ON_TABLE * other + place]
            for place in range(self.size[other]):
                likely = self.played[MAX_ON_TABLE * other + place] / total
                if likely > MIN_LIKELY:
                    self.chosen[other] = self.plans[MAX_ON_TABLE * other + place]
                    self.sample(p, seat, size, likely)
            return
        while drawn < samples:
            drawn += 1
            for other in range(self.players):
                self.chosen[other] = self.plans[MAX_ON_TABLE * other + self.draw_place(other, self.played, dice)]
            self.sample(p, seat, size, 1.0 / samples)

    def sample(self, p: Position, seat: int, size: int, weight: float) -> None:
        """Add what the plans of a seat bring against the others' plans in `chosen`."""
        sweep = self.sweeps[seat]
        for place in range(size):
            self.chosen[seat] = sweep.actions[place]
            self.carry_out(p)
            sweep.values[place] += weight * self.worth[seat]

    def best_place(self, seat: int, number: int) -> int:
        """The place of the best of the first `number` plans."""
        sweep = self.sweeps[seat]
        found = 0
        for place in range(min(number, sweep.size)):
            if sweep.values[place] > sweep.values[found]:
                found = place
        return found

    def deliberate(self, p: Position, rounds: int, number: int, samples: int, dice: Dice) -> None:
        """A few times: mix the plans on the table, and add everybody's best answer to the mixture."""
        for _ in range(rounds):
            self.match_regret(p, REGRET_ROUNDS, dice)
            more = 0
            for seat in range(self.players):
                self.respond(p, seat, number, samples, dice)
                sweep = self.sweeps[seat]
                if self.put_on_table(seat, sweep.actions[self.best_place(seat, number)]):
                    more += 1
            if more == 0:
                return
        self.match_regret(p, REGRET_ROUNDS, dice)


def power(base: int, exponent: int) -> int:
    """A whole power."""
    found = 1
    for _ in range(exponent):
        found *= base
    return found


class Tactics:
    """Searches plans with an evaluator, in scratch memory of its own."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.councils = Pool(lambda: Council(evaluator))

    def rank_turn(self, p: Position, seat: int, width: int, rounds: int, dice: Dice) -> list[tuple[float, int]]:
        """A seat's plans, best first, judged against what the others probably plan."""
        council: Council = self.councils.acquire()
        council.convene(p, seat, width, MAX_ON_TABLE)
        sweep = council.sweeps[seat]
        if rounds > 0 and p.players == 2:
            council.deliberate(p, rounds, width, 0, dice)
        elif rounds > 0:
            council.deliberate(p, rounds if p.players <= CROWD_PLAYERS else 1, min(width, FEW_ANSWERS), 4, dice)
        if rounds > 0:
            council.respond(p, seat, width, 12, dice)
            sweep.lift(width)
        found = [(logit(sweep.values[place]), sweep.actions[place]) for place in range(sweep.size)]
        self.councils.release(council)
        return found

    def play_turn(self, p: Position, width: int, rounds: int, dice: Dice) -> None:
        """Let everybody plan after a short deliberation, and resolve the turn."""
        council: Council = self.councils.acquire()
        council.convene(p, OFF, width, width)
        council.deliberate(p, rounds, width, 2, dice)
        for seat in range(p.players):
            if p.waiting >> seat & 1:
                p.plan[seat] = council.plans[MAX_ON_TABLE * seat + council.draw_place(seat, council.played, dice)]
        p.waiting = 0
        self.councils.release(council)
        resolve(p, None)

    def play_on(self, p: Position, turns: int, width: int, rounds: int, dice: Dice) -> None:
        """Let everybody play on until that many turns have ended, or the game has."""
        while p.over == 0 and turns > 0 and p.asked == ASK_TURN:
            self.play_turn(p, width, rounds, dice)
            turns -= 1
