"""Search through a turn: tries every promising action, answers follow-up questions, judges conflicts by what to expect,
and looks for a second action after the best first ones. Bots use it through `advisor`."""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, bit, but_lowest, has, lowest
from tianming.core.candidates import Candidates
from tianming.core.dice import Dice
from tianming.core.offer import acquire_offer, release_offer
from tianming.core.pool import Pool
from tianming.core.seats import CHANCE
from tianming.games.yellow_yangtze.actions import (
    ASK_ATTACK,
    ASK_CHAIN,
    ASK_DEFEND,
    ASK_LOSS,
    ASK_MERCHANT,
    ASK_PLEDGE,
    ASK_REDRAW,
    ASK_REPLACE,
    ASK_SUPPORT,
    ASK_TURN,
    COMMIT,
    COMMIT_LEADER,
    DISCARD,
    DONE,
    DRAW,
    LEAD,
    PASS,
    REMOVE,
    SKIP,
    SUPPORT,
    TAKE,
    TILE,
    WITHDRAW,
)
from tianming.games.yellow_yangtze.board import RED, SPACES
from tianming.games.yellow_yangtze.conflict_odds import Attack, Odds, War, helper
from tianming.games.yellow_yangtze.effects import carry_out
from tianming.games.yellow_yangtze.evaluation import Evaluator, unseen_of, unseen_tiles
from tianming.games.yellow_yangtze.legal import offer_actions
from tianming.games.yellow_yangtze.position import NEAR, OFF, Position, find_neighbours, slot

MAX_FOLLOW_UPS = 3  # questions in a row to think through
SECOND_ACTIONS = 48  # first actions to consider again as second ones
MAX_CANDIDATES = 1200  # candidates at once
MAX_MEASURES = 8000  # of seats for one turn; then no further first action is tried
NEVER = -1e9
MOVE_COST = 0.01  # what moving a leader must bring at least


# Whole turns.


class Sweep(Candidates):
    """The candidates of one question, with the value of each."""

    def __init__(self) -> None:
        super().__init__(MAX_CANDIDATES)
        self.marks = [0] * 4096  # by action: 1 if it was among the worse ones
        self.began = 0  # measures of seats before this sweep

    def mark(self, start: int, sign: int) -> None:
        """Mark the candidates from a place on, or take the marks off."""
        for place in range(start, self.size):
            self.marks[self.actions[place]] = sign


def find_useful_spaces(p: Position) -> Bits:
    """Where a tile can matter: beside other pieces."""
    return find_neighbours(p.occupied_spaces())


def effort(p: Position, seat: int, action: int) -> float:
    """A small price for moving or withdrawing a leader, so that leaders do not wander for nothing."""
    if LEAD <= action < WITHDRAW and p.leader[slot(seat, (action - LEAD) // SPACES)] != OFF:
        return MOVE_COST
    return MOVE_COST if WITHDRAW <= action < WITHDRAW + 5 else 0.0


def space_of(action: int) -> int:
    """The space of a placed tile or leader, OFF for other actions."""
    if TILE <= action < WITHDRAW:
        return (action - TILE) % SPACES
    return OFF


def closeness(action: int) -> Bits:
    """The spaces at most two steps from a placement."""
    space = space_of(action)
    if space == OFF:
        return EMPTY
    ring = NEAR[space] | bit(space)
    return ring | find_neighbours(ring)


def draw(p: Position, dice: Dice) -> None:
    """Draw a tile from the bag."""
    k = dice.below(p.bag_size() + p.aside)
    for colour in range(5):
        if k < p.bag[colour]:
            carry_out(p, DRAW + colour, None)
            return
        k -= p.bag[colour]
    raise IndexError("the bag is empty")


assert PASS == 0, "passing is the first action of the table"


class Tactics:
    """Searches turns with an evaluator, in scratch memory of its own."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.odds = Odds(evaluator)
        self.attack = Attack(self.odds)
        self.war = War(self.odds)
        self.sweeps = Pool(Sweep)

    # Trying.

    def judge(self, p: Position, seat: int, deep: int) -> float:
        """What a position is worth to a seat after its open questions are answered. Changes the position."""
        while p.depth > 0 and p.asked_seat[p.depth - 1] != CHANCE and p.question() != ASK_TURN:
            if p.question() == ASK_ATTACK and p.rebel // 5 == seat:
                return self.attack.promise(p)
            if p.question() == ASK_SUPPORT and p.active == seat:
                return self.war.promise(p, seat)
            carry_out(p, self.reply(p, deep), None)
        return self.evaluator.evaluate(p, seat)

    def try_out(self, p: Position, action: int, seat: int, deep: int) -> float:
        """What an action is worth to a seat."""
        q = self.odds.copy(p)
        carry_out(q, action, None)
        value = self.judge(q, seat, deep)
        self.odds.positions.release(q)
        return value

    def choose_best(self, p: Position, deep: int) -> int:
        """The best legal answer for the seat that must answer."""
        seat = p.asked_seat[p.depth - 1]
        offer = acquire_offer(OFF)
        offer_actions(p, offer)
        best = OFF
        most = NEVER
        for row in range(offer.size):
            rest = offer.sets[row]
            while rest:
                action = offer.starts[row] + lowest(rest)
                rest = but_lowest(rest)
                value = self.try_out(p, action, seat, deep - 1)
                if value > most:
                    best = action
                    most = value
        release_offer(offer)
        return best

    # Quick answers to follow-up questions.

    def reply(self, p: Position, deep: int) -> int:
        """A quick answer to any question but that of a turn."""
        question = p.question()
        if question == ASK_MERCHANT:
            return self.merchant_choice(p)
        if question == ASK_REPLACE:
            return self.discard_choice(p)
        if question == ASK_ATTACK:
            return self.attack.choose(p)
        if question == ASK_DEFEND:
            return self.odds.defend_choice(p)
        if question == ASK_SUPPORT:
            return self.support_choice(p)
        if question == ASK_PLEDGE:
            return self.pledge_choice(p)
        if question == ASK_LOSS:
            return self.loss_choice(p)
        if question == ASK_CHAIN and deep <= 0:
            return SKIP
        return self.choose_best(p, deep)

    def merchant_choice(self, p: Position) -> int:
        """B4: the merchant tile with the highest value in hand."""
        seat = p.asked_seat[p.depth - 1]
        best = OFF
        most = NEVER
        for colour in range(5):
            if p.merchants[colour] > 0 and self.evaluator.value_tile(p, seat, colour) > most:
                best = colour
                most = self.evaluator.value_tile(p, seat, colour)
        return SKIP if best == OFF else TAKE + best

    def discard_choice(self, p: Position) -> int:
        """E1: the least useful tile as long as an unknown one promises more; at least one."""
        seat = p.asked_seat[p.depth - 1]
        worst = OFF
        least = 0.0
        for colour in range(5):
            if p.hand[slot(seat, colour)] > 0:
                value = self.kept_worth(p, seat, colour)
                if worst == OFF or value < least:
                    worst = colour
                    least = value
        if worst == OFF or (p.about() > 0 and least >= self.average_worth(p, seat)):
            return DONE
        return DISCARD + worst

    def kept_worth(self, p: Position, seat: int, colour: int) -> float:
        """What the last tile of a colour in hand is worth; a third one of a colour is worth little."""
        place = slot(seat, colour)
        p.hand[place] -= 1
        value = self.evaluator.value_tile(p, seat, colour)
        p.hand[place] += 1
        return value if p.hand[place] < 3 else 0.5 * value

    def average_worth(self, p: Position, seat: int) -> float:
        """What a tile from the bag is worth on average."""
        value = 0.0
        for colour in range(5):
            value += self.evaluator.value_tile(p, seat, colour) * unseen_of(p, seat, colour)
        return value / max(1, unseen_tiles(p, seat))

    def support_choice(self, p: Position) -> int:
        """W4: the seat's side, if support promises more than staying out."""
        seat = p.asked_seat[p.depth - 1]
        if helper(p, seat, RED) == 0 and p.hand[slot(seat, RED)] == 0:
            return SKIP
        self.war.look(p, seat)
        if self.war.support(p, seat) <= self.war.stay_out(p, seat) + 1e-9:
            return SKIP
        return SUPPORT + lowest(p.side[self.war.side])

    def pledge_choice(self, p: Position) -> int:
        """W4: as many tiles as promise most; for a side that the seat does not want, as few as allowed."""
        seat = p.asked_seat[p.depth - 1]
        leader = helper(p, seat, RED)
        self.war.look(p, seat)
        number = 1 - leader if self.war.side != p.about() else self.war.best_number(p, seat)
        return (COMMIT_LEADER if leader else COMMIT) + number

    def loss_choice(self, p: Position) -> int:
        """W7: the least useful red tile. The next ones are chosen later."""
        seat = p.asked_seat[p.depth - 1]
        rest = p.tiles[RED] & p.side[p.about()]
        best = OFF
        most = NEVER
        while rest:
            q = self.odds.copy(p)
            carry_out(q, REMOVE + lowest(rest), None)
            value = self.evaluator.evaluate(q, seat)
            self.odds.positions.release(q)
            if value > most:
                best = lowest(rest)
                most = value
            rest = but_lowest(rest)
        return REMOVE + best

    def sweep_turn(self, p: Position, seat: int, sweep: Sweep) -> int:
        """Try every candidate for a turn's action."""
        sweep.size = 0
        sweep.began = self.evaluator.measures
        offer = acquire_offer(OFF)
        offer_actions(p, offer)
        near = find_useful_spaces(p)
        for row in range(offer.size):
            rest = offer.sets[row]
            start = offer.starts[row]
            if TILE <= start < LEAD:
                rest = rest & near
            while rest:
                action = start + lowest(rest)
                rest = but_lowest(rest)
                sweep.add(action, self.try_out(p, action, seat, MAX_FOLLOW_UPS) - effort(p, seat, action))
        release_offer(offer)
        return sweep.size

    def second_best(self, p: Position, seat: int, first: Sweep, close: Bits) -> float:
        """The best value of a turn's second action, among the better first candidates, new ones, and those close to the
        first action."""
        offer = acquire_offer(OFF)
        offer_actions(p, offer)
        near = find_useful_spaces(p)
        most = NEVER
        for row in range(offer.size):
            rest = offer.sets[row]
            start = offer.starts[row]
            if TILE <= start < LEAD:
                rest = rest & near
            while rest:
                space = lowest(rest)
                rest = but_lowest(rest)
                if first.marks[start + space] and not (TILE <= start < WITHDRAW and has(close, space)):
                    continue
                most = max(most, self.try_out(p, start + space, seat, MAX_FOLLOW_UPS) - effort(p, seat, start + space))
        release_offer(offer)
        return most

    def finish_action(self, p: Position, seat: int, dice: Dice) -> int:
        """Answer what follows from an action, including redrawn tiles (E1). Returns 1 at the seat's next action, 0 at
        the end of its turn."""
        while p.depth > 0 and p.question() != ASK_TURN:
            if p.asked_seat[p.depth - 1] != CHANCE:
                carry_out(p, self.reply(p, MAX_FOLLOW_UPS), None)
            elif p.question() == ASK_REDRAW:
                draw(p, dice)
            else:
                return 0
        return 1 if p.depth > 0 and p.active == seat else 0

    def look_ahead(self, p: Position, seat: int, sweep: Sweep, width: int, dice: Dice) -> None:
        """Judge the best first actions by the best second ones, as far as time allows. Puts the best in front."""
        sweep.lift(max(width, SECOND_ACTIONS))
        if p.actions_left < 2:
            return
        sweep.mark(SECOND_ACTIONS, 1)
        for place in range(min(width, sweep.size)):
            if self.evaluator.measures - sweep.began > MAX_MEASURES:
                break
            q = self.odds.copy(p)
            carry_out(q, sweep.actions[place], None)
            if self.finish_action(q, seat, dice):
                # A conflict may end differently: add only what the second action gains.
                second = self.second_best(q, seat, sweep, closeness(sweep.actions[place]))
                sweep.values[place] += max(0.0, second - self.evaluator.evaluate(q, seat))
            self.odds.positions.release(q)
        sweep.mark(SECOND_ACTIONS, 0)
        sweep.lift(width)

    def rank_turn(self, p: Position, seat: int, width: int, dice: Dice) -> list[tuple[float, int]]:
        """All candidates for a turn's action, best first; the best `width` are judged by the whole turn."""
        sweep: Sweep = self.sweeps.acquire()
        self.sweep_turn(p, seat, sweep)
        self.look_ahead(p, seat, sweep, width, dice)
        found = [(sweep.values[place], sweep.actions[place]) for place in range(min(sweep.size, SECOND_ACTIONS))]
        self.sweeps.release(sweep)
        return found

    def best_action(self, p: Position, seat: int, width: int, dice: Dice) -> int:
        """The best first action of a turn."""
        sweep: Sweep = self.sweeps.acquire()
        self.sweep_turn(p, seat, sweep)
        if width > 0:
            self.look_ahead(p, seat, sweep, width, dice)
        else:
            sweep.lift(1)
        action = sweep.actions[0]
        self.sweeps.release(sweep)
        return action

    def rank_answers(self, p: Position, seat: int) -> list[tuple[float, int]]:
        """The answers to a follow-up question that are worth considering, with their values, best first. Among equals
        the quick answer wins, so a bot finishes a turn as planned."""
        question = p.question()
        offer = acquire_offer(OFF)
        offer_actions(p, offer)
        actions = offer.list_actions()
        release_offer(offer)
        best = self.reply(p, MAX_FOLLOW_UPS)
        if question == ASK_ATTACK:
            self.attack.weigh(p)
        elif question == ASK_SUPPORT or question == ASK_PLEDGE:
            self.war.look(p, seat)
        found: list[tuple[float, int]] = []
        for action in actions:
            if question == ASK_SUPPORT and self.helps_enemy(p, action):
                continue
            value = 1e-6 if action == best else 0.0
            if question == ASK_ATTACK:
                value += self.attack_worth(action)
            elif question == ASK_SUPPORT or question == ASK_PLEDGE:
                value += self.support_worth(p, seat, action)
            else:
                value += self.try_out(p, action, seat, MAX_FOLLOW_UPS)
            found.append((value, action))
        found.sort(reverse=True)
        return found

    def attack_worth(self, action: int) -> float:
        """What a commitment to an attack promises. Without the leader that could help, it is a little less."""
        if action >= COMMIT_LEADER:
            return self.attack.worths[min(7, action - COMMIT_LEADER)] + 1e-6
        return self.attack.worths[min(7, action - COMMIT)]

    def helps_enemy(self, p: Position, action: int) -> bool:
        """W4: whether an answer names a state that the seat does not want to win. Staying out is never worse."""
        return action != SKIP and action != SUPPORT + lowest(p.side[self.war.side])

    def support_worth(self, p: Position, seat: int, action: int) -> float:
        """What an answer in a war promises: which state to support, and then with how much."""
        if action == SKIP:
            return self.war.stay_out(p, seat)
        if p.question() == ASK_SUPPORT:
            return self.war.support(p, seat)
        leader = 1 if action >= COMMIT_LEADER else 0
        return self.war.value(p, seat, p.about(), action - (COMMIT_LEADER if leader else COMMIT), leader)

    # Playing on.

    def play_on(self, p: Position, turns: int, width: int, dice: Dice) -> None:
        """Let everybody play on until that many turns have ended, or the game has."""
        mover = p.active
        while p.depth > 0:
            if p.asked_seat[p.depth - 1] == CHANCE:
                draw(p, dice)
            elif p.question() != ASK_TURN:
                carry_out(p, self.reply(p, MAX_FOLLOW_UPS), None)
            else:
                if p.active != mover:
                    mover = p.active
                    turns -= 1
                if turns <= 0:
                    return
                carry_out(p, self.best_action(p, p.active, width, dice), None)

    def answer(self, p: Position, width: int, dice: Dice) -> int:
        """A quick good answer of the seat that must answer."""
        if p.question() == ASK_TURN:
            return self.best_action(p, p.active, width, dice)
        return self.reply(p, MAX_FOLLOW_UPS)
