"""Expected results of conflicts: what a seat may hope for in a revolt or a war, against hands that it cannot see (H1).

Every seat is expected to add what it needs, if it can. An unseen hand is a draw without replacement from all tiles that
the thinking seat cannot see.
"""

from __future__ import annotations

from tianming.core.bits import lowest
from tianming.core.pool import Pool
from tianming.games.yellow_yangtze.actions import ASK_LOSS, ASK_PLEDGE, COMMIT, COMMIT_LEADER, REMOVE
from tianming.games.yellow_yangtze.board import BLACK, RED
from tianming.games.yellow_yangtze.effects import carry_out
from tianming.games.yellow_yangtze.evaluation import Evaluator, unseen_of, unseen_tiles
from tianming.games.yellow_yangtze.position import OFF, Position, slot
from tianming.games.yellow_yangtze.revolts import end_revolt
from tianming.games.yellow_yangtze.wars import win_war

CERTAIN = 90  # a pledge that surely decides a revolt, to try both results


def chance_at_most(most: int, drawn: int, coloured: int, unseen: int) -> float:
    """The chance that at most `most` of the `drawn` tiles are among the `coloured` ones.

    >>> chance_at_most(0, 1, 1, 4)
    0.75
    """
    if most < 0:
        return 0.0
    if most >= drawn or most >= coloured:
        return 1.0
    total = 0.0
    for number in range(most + 1):
        total += chance_of(number, drawn, coloured, unseen)
    return min(1.0, total)


def chance_of(number: int, drawn: int, coloured: int, unseen: int) -> float:
    """The chance of exactly `number`."""
    plain = unseen - coloured
    if number > coloured or drawn - number > plain:
        return 0.0
    chance = 1.0
    for i in range(drawn):
        if i < number:  # the coloured ones first; the order does not matter, so count the orders
            chance *= 1.0 * (coloured - i) / (unseen - i) * (drawn - i) / (number - i)
        else:
            chance *= 1.0 * (plain - (i - number)) / (unseen - i)
    return chance


# Revolts.


def helper(p: Position, seat: int, colour: int) -> int:
    """R2, W4: 1 if the leader of that colour is off the board and may help."""
    return 1 if p.leader[slot(seat, colour)] == OFF else 0


def win_chance(p: Position, number: int) -> float:
    """R4: the attacker's chance to win with that many tiles. A governor that can help does so for free."""
    seat = p.rebel // 5
    rival = p.ruler // 5
    attack = p.governors_beside(p.leader[p.rebel]) + number + helper(p, seat, BLACK)
    defence = p.governors_beside(p.leader[p.ruler]) + helper(p, rival, BLACK)
    return chance_at_most(attack - defence - 1, p.hand_size(rival), unseen_of(p, seat, BLACK), unseen_tiles(p, seat))


def commitment(p: Position, seat: int, number: int) -> int:
    """R2: the action that commits that many black tiles, and the governor if it can help: it is never spent."""
    return (COMMIT_LEADER if helper(p, seat, BLACK) else COMMIT) + number


def likely_loss(p: Position) -> int:
    """W7: a red tile that the winner loses: one without a pagoda if there is one."""
    red = p.tiles[RED] & p.side[p.about()]
    free = red & ~p.under_pagodas()
    return lowest(free) if free else lowest(red)


class Odds:
    """Judges revolts and wars with an evaluator, in scratch memory of its own."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.positions = Pool(Position)

    def copy(self, p: Position) -> Position:
        """A copy to try things on. Release it afterwards."""
        q: Position = self.positions.acquire()
        q.copy_from(p)
        return q

    def revolt_worth(self, p: Position, seat: int, won: int) -> float:
        """What the position is worth if the attacker wins, or loses, without the tiles spent."""
        q = self.copy(p)
        q.pop()
        q.rebel_pledge = CERTAIN if won else 0
        end_revolt(q, 0 if won else CERTAIN, None)
        value = self.evaluator.evaluate(q, seat)
        self.positions.release(q)
        return value

    def defend_choice(self, p: Position) -> int:
        """R3: the defender knows the attack: they commit the tiles that win, if that is worth it, or none."""
        seat = p.ruler // 5
        attack = p.governors_beside(p.leader[p.rebel]) + p.rebel_pledge
        needed = max(0, attack - p.governors_beside(p.leader[p.ruler]) - helper(p, seat, BLACK))
        if needed > p.hand[slot(seat, BLACK)]:
            return commitment(p, seat, 0)
        kept = self.revolt_worth(p, seat, 0) - needed * self.evaluator.value_tile(p, seat, BLACK)
        return commitment(p, seat, needed if kept >= self.revolt_worth(p, seat, 1) else 0)

    # Wars.

    def war_worth(self, p: Position, seat: int, winner: int, own: int) -> float:
        """What the position is worth to a seat if a state wins the war with what is pledged so far (W6, W7). For other
        seats, their hands do not count."""
        q = self.copy(p)
        if q.question() == ASK_PLEDGE:
            q.pop()
        q.pop()
        win_war(q, winner, None)
        while q.depth > 0 and q.question() == ASK_LOSS:
            carry_out(q, REMOVE + likely_loss(q), None)
        value = self.evaluator.evaluate(q, seat) if own else self.evaluator.evaluate_unseen(q, seat)
        self.positions.release(q)
        return value

    def wish(self, p: Position, seat: int, own: int) -> int:
        """The warring state that a seat wants to win; for other seats, as it seems without their hands."""
        best = 0
        most = self.war_worth(p, seat, 0, own)
        for state in range(1, p.war_states):
            value = self.war_worth(p, seat, state, own)
            if value > most:
                best = state
                most = value
        return best


class Attack:
    """R3: the number of tiles that promises the attacker most, and what it promises."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.number = 0
        self.value = 0.0
        self.worths = [0.0] * 8

    def weigh(self, p: Position) -> None:
        """Weigh all numbers of tiles."""
        seat = p.rebel // 5
        won = self.odds.revolt_worth(p, seat, 1)
        lost = self.odds.revolt_worth(p, seat, 0)
        price = self.odds.evaluator.value_tile(p, seat, BLACK)
        for number in range(min(7, p.hand[slot(seat, BLACK)]) + 1):
            chance = win_chance(p, number)
            self.worths[number] = chance * won + (1.0 - chance) * lost - price * number
            if number == 0 or self.worths[number] > self.value + 1e-9:
                self.number = number
                self.value = self.worths[number]

    def promise(self, p: Position) -> float:
        """What a revolt that has just begun is worth to the attacker."""
        self.weigh(p)
        return self.value

    def choose(self, p: Position) -> int:
        """R3: the attacker's commitment."""
        self.weigh(p)
        return commitment(p, p.rebel // 5, self.number)


class War:
    """W4: a war for a seat: the side it wants to win, what others may still add, and what each number of tiles
    brings."""

    def __init__(self, odds: Odds) -> None:
        self.odds = odds
        self.side = 0  # the state that the seat wants to win
        self.foe = 0  # the strongest other state
        self.won = 0.0
        self.lost = 0.0
        self.tiles = 0  # in hands that may still go to other states
        self.helpers = 0  # leaders that may go there too
        self.last_word = 0  # 1 if a tie is decided for this side (W5)

    def look(self, p: Position, seat: int) -> None:
        """Work out how the war looks for a seat."""
        self.side = self.odds.wish(p, seat, 1)
        self.foe = OFF
        for state in range(p.war_states):
            if state != self.side and (self.foe == OFF or p.strength(state) > p.strength(self.foe)):
                self.foe = state
        self.won = self.odds.war_worth(p, seat, self.side, 1)
        self.lost = self.odds.war_worth(p, seat, self.foe, 1)
        self.tiles = 0
        self.helpers = 0
        self.last_word = 1
        other = p.asked_seat[p.depth - 1]
        for _ in range(p.players):
            if other != seat and self.odds.wish(p, other, 0) != self.side:
                self.tiles += p.hand_size(other)
                self.helpers += helper(p, other, RED)
                if other == p.active:
                    self.last_word = 0
            if other == p.active:
                return
            other = (other + 1) % p.players

    def chance(self, p: Position, seat: int, added: int) -> float:
        """W5: the chance that the seat's side wins with that much more strength."""
        margin = p.strength(self.side) + added - p.strength(self.foe) - self.helpers - (1 - self.last_word)
        return chance_at_most(margin, self.tiles, unseen_of(p, seat, RED), unseen_tiles(p, seat))

    def value(self, p: Position, seat: int, state: int, number: int, leader: int) -> float:
        """What it promises to commit that many tiles, and perhaps the leader, to a state. For another state than the
        seat's side, the tiles hurt twice."""
        added = number + leader
        if state != self.side:
            added = min(0, p.strength(self.foe) - p.strength(state) - added)
        chance = self.chance(p, seat, added)
        return chance * self.won + (1.0 - chance) * self.lost - number * self.odds.evaluator.value_tile(p, seat, RED)

    def stay_out(self, p: Position, seat: int) -> float:
        """What staying out promises."""
        return self.value(p, seat, self.side, 0, 0)

    def best_number(self, p: Position, seat: int) -> int:
        """The number of tiles for the seat's side that promises most. The leader helps for free if it can; without it,
        at least one tile is needed."""
        leader = helper(p, seat, RED)
        best = 1 - leader
        for number in range(best + 1, p.hand[slot(seat, RED)] + 1):
            if self.value(p, seat, self.side, number, leader) > self.value(p, seat, self.side, best, leader) + 1e-9:
                best = number
        return best

    def support(self, p: Position, seat: int) -> float:
        """What the best support for the seat's side promises."""
        return self.value(p, seat, self.side, self.best_number(p, seat), helper(p, seat, RED))

    def promise(self, p: Position, seat: int) -> float:
        """What a war that has just begun is worth to the seat that began it and commits last."""
        self.look(p, seat)
        leader = helper(p, seat, RED)
        held = p.hand[slot(seat, RED)]
        chance = self.chance(p, seat, held + leader)
        share = 1.0 * unseen_of(p, seat, RED) / max(1, unseen_tiles(p, seat))
        expected = p.strength(self.foe) - p.strength(self.side) - leader + self.helpers + share * self.tiles
        spent = max(0.0, min(1.0 * held, expected))
        return chance * self.won + (1.0 - chance) * self.lost - spent * self.odds.evaluator.value_tile(p, seat, RED)
