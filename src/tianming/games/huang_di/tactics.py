"""Search through a turn: all lines from the role card to the last block, the best also with a buyback and the emperor
block; and bids by what winning is worth. Bots use it through `advisor`."""

from __future__ import annotations

from tianming.core.bits import Bits, bit, but_lowest, count, kth, lowest
from tianming.core.dice import Dice
from tianming.core.offer import acquire_offer, release_offer
from tianming.core.pool import Pool
from tianming.core.seats import CHANCE
from tianming.games.huang_di.actions import (
    ASK_AFTER,
    ASK_BETWEEN,
    ASK_BID,
    ASK_DEAL,
    ASK_RETURN,
    ASK_SECOND,
    ASK_TIE,
    ASK_TURN,
    ASK_WORKERS,
    BID,
    BUILD,
    BUYBACK_FOR,
    CONVICTS,
    DEAL,
    DONE,
    EMPEROR_AT,
    MARKER,
    MOVE,
    PRISON,
    REPEAT,
    RETURN,
    SHOW,
)
from tianming.games.huang_di.board import MAX_BID
from tianming.games.huang_di.effects import carry_out
from tianming.games.huang_di.evaluation import Evaluator, Rivals
from tianming.games.huang_di.legal import (
    can_buy_with_chip,
    can_buy_with_jade,
    offer_actions,
    top_cards,
    worker_mixes,
)
from tianming.games.huang_di.petition import tied_seats, win_petition
from tianming.games.huang_di.position import EVERYBODY, OFF, Position
from tianming.games.huang_di.rounds import begin_turns

MAX_ACTIONS = 16  # actions of a turn
MAX_LINES = 3000  # lines of a turn at once
NEVER = -1e9
SWAY = 0.04  # how much worse a line of an imagined turn may be
EMPEROR_SITES = 3  # to try for the emperor block before a card
HESITANT_BIDS = 3  # rivals are expected to choose from that many bids, up to what winning is worth


# The lines of a turn.


class Lines:
    """Ways to finish a turn, each with its value."""

    def __init__(self) -> None:
        self.size = 0
        self.path = [0] * 16  # the present line
        self.paths = [0] * 48000
        self.lengths = [0] * 3000
        self.values = [0.0] * 3000
        self.open = [0] * 3000  # 1: the turn could go on after this line; 2: that was tried
        self.turn = 0  # the number of the turn
        self.rivals = Rivals()

    def note(self, length: int, value: float, goes_on: int) -> int:
        """Keep the present line."""
        if self.size < MAX_LINES:
            for step in range(length):
                self.paths[16 * self.size + step] = self.path[step]
            self.lengths[self.size] = length
            self.values[self.size] = value
            self.open[self.size] = goes_on
            self.size += 1
        return self.size

    def best_line(self) -> int:
        """The number of the best line."""
        found = 0
        for number in range(1, self.size):
            if self.values[number] > self.values[found]:
                found = number
        return found

    def pick_nearly_best(self, dice: Dice) -> int:
        """The number of a line that is best, or nearly."""
        found = 0
        most = NEVER
        for number in range(self.size):
            value = self.values[number] + SWAY * dice.below(1024) / 1024.0
            if value > most:
                found = number
                most = value
        return found

    def first_action(self, number: int) -> int:
        """The first action of a line; an empty line ends the turn."""
        return self.paths[16 * number] if self.lengths[number] > 0 else DONE

    def moves_only(self, number: int) -> bool:
        """M1: whether a line ends with a move of the taskmaster. A buyback often follows."""
        length = self.lengths[number]
        return length > 0 and MOVE <= self.paths[16 * number + length - 1] < REPEAT


def is_own(p: Position, seat: int, turn: int) -> bool:
    """Whether the seat must answer, still in the turn with that number."""
    return p.over == 0 and p.asked_seat == seat and p.turns == turn and p.asked != ASK_BID


def is_idle(p: Position, action: int, depth: int, start: int) -> bool:
    """Steps that lead nowhere: an empty prison (T4), and two blocks in an order that was tried already."""
    if action == PRISON:
        return depth > start and p.prison_jade[p.province()] + p.prison_convicts[p.province()] == 0
    if p.asked == ASK_SECOND and action != DONE and depth > start:
        return action - BUILD < p.site and (action - BUILD) % 20 != p.site % 20
    return False


def few_mixes(mixes: Bits) -> Bits:
    """The fewest convicts, the next number, and the most."""
    number = count(mixes)
    if number <= 3:
        return mixes
    return bit(lowest(mixes)) | bit(kth(mixes, 1)) | bit(kth(mixes, number - 1))


def rival_of(p: Position, seat: int) -> int:
    """The likeliest winner among the others: the seat that could bid most."""
    best = OFF
    for step in range(1, p.players):
        other = (seat + step) % p.players
        if best == OFF or p.jade[other] + p.petition[other] > p.jade[best] + p.petition[best]:
            best = other
    return best


def find_sure_bid(p: Position, seat: int) -> int:
    """The least jade that nobody can beat."""
    rival = rival_of(p, seat)
    return max(0, p.jade[rival] + p.petition[rival] - p.petition[seat] + 1)


def chance_above(p: Position, seat: int, jade: int, other: int, top: int) -> float:
    """The chance to beat a rival who bids one of the numbers just below their limit."""
    won = 0.0
    for below in range(HESITANT_BIDS):
        theirs = max(0, top - below)
        mine = 4096 * (jade + p.petition[seat]) + jade
        rival = 4096 * (theirs + p.petition[other]) + theirs
        won += 1.0 if mine > rival else 0.5 if mine == rival else 0.0
    return won / HESITANT_BIDS


def draw(p: Position, dice: Dice) -> None:
    """Q3, P2: chance decides."""
    if p.asked == ASK_TIE:
        seats = tied_seats(p)
        carry_out(p, CHANCE, MARKER + kth(seats, dice.below(count(seats))), None)
        return
    cards = top_cards(p)
    start = DEAL if p.asked == ASK_DEAL else SHOW
    carry_out(p, CHANCE, start + kth(cards, dice.below(count(cards))), None)


class Tactics:
    """Searches turns with an evaluator, in scratch memory of its own."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator
        self.positions = Pool(Position)
        self.lines = Pool(Lines)

    def copy(self, p: Position) -> Position:
        """A copy to try things on. Release it afterwards."""
        q: Position = self.positions.acquire()
        q.copy_from(p)
        return q

    def explore(self, p: Position, seat: int, lines: Lines, depth: int, start: int) -> None:
        """Note all ways to finish the turn from here, except buybacks and the emperor block."""
        if depth >= MAX_ACTIONS - 1 or not is_own(p, seat, lines.turn):
            lines.note(depth, self.evaluator.judge(p, seat, lines.rivals), 0)
            return
        if p.asked == ASK_AFTER:
            q = self.copy(p)
            carry_out(q, seat, DONE, None)
            lines.note(depth, self.evaluator.judge(q, seat, lines.rivals), 1)
            self.positions.release(q)
            return
        if p.asked == ASK_WORKERS:
            self.explore_workers(p, seat, lines, depth, start)
            return
        offer = acquire_offer(OFF)
        offer_actions(p, offer, seat)
        for row in range(offer.size):
            rest = offer.sets[row]
            if offer.starts[row] == EMPEROR_AT:
                continue
            while rest:
                action = offer.starts[row] + lowest(rest)
                rest = but_lowest(rest)
                if not is_idle(p, action, depth, start):
                    self.step_on(p, seat, lines, depth, start, action)
        release_offer(offer)

    def step_on(self, p: Position, seat: int, lines: Lines, depth: int, start: int, action: int) -> None:
        """Take one more step of a line."""
        q = self.copy(p)
        lines.path[depth] = action
        carry_out(q, seat, action, None)
        self.explore(q, seat, lines, depth + 1, start)
        self.positions.release(q)

    def explore_workers(self, p: Position, seat: int, lines: Lines, depth: int, start: int) -> None:
        """B2: as few convicts as possible, as many, or one that saves a peasant; every mix if that is the question."""
        mixes = worker_mixes(p)
        if depth > start:
            mixes = few_mixes(mixes)
        while mixes:
            self.step_on(p, seat, lines, depth, start, CONVICTS + lowest(mixes))
            mixes = but_lowest(mixes)

    def follow(self, p: Position, seat: int, lines: Lines, number: int) -> Position:
        """A copy of the position after a line."""
        q = self.copy(p)
        for step in range(lines.lengths[number]):
            lines.path[step] = lines.paths[16 * number + step]
            carry_out(q, seat, lines.path[step], None)
        return q

    # What may follow an action: the emperor block and the buyback.

    def extend(self, p: Position, seat: int, lines: Lines, width: int) -> None:
        """Extend the best lines with the emperor block and a buyback. Those that move the taskmaster (M1) come first,
        because they are worth little by themselves."""
        known = lines.size
        for _ in range(1 if width == 1 else 3):
            self.look_into(p, seat, lines, known, 1)
        for _ in range(width):
            self.look_into(p, seat, lines, known, 0)

    def look_into(self, p: Position, seat: int, lines: Lines, known: int, moving: int) -> None:
        """Extend the best line that was not extended yet."""
        best = OFF
        for number in range(known):
            if lines.open[number] == 1 and (best == OFF or lines.values[number] > lines.values[best]):
                if moving == 0 or lines.moves_only(number):
                    best = number
        if best != OFF:
            self.go_on(p, seat, lines, best)

    def go_on(self, p: Position, seat: int, lines: Lines, number: int) -> None:
        """Try everything that may follow a line."""
        lines.open[number] = 2
        length = lines.lengths[number]
        q = self.follow(p, seat, lines, number)
        if can_buy_with_jade(q):
            self.step_on(q, seat, lines, length, length, BUYBACK_FOR)
        elif can_buy_with_chip(q):
            self.step_on(q, seat, lines, length, length, BUYBACK_FOR + 1)
        if q.holds_emperor_block():
            self.place_after(q, seat, lines, length)
        self.positions.release(q)

    def place_after(self, p: Position, seat: int, lines: Lines, length: int) -> None:
        """E1: the emperor block after an action, on each site."""
        rest = p.all_sites()
        while rest:
            q = self.copy(p)
            lines.path[length] = EMPEROR_AT + lowest(rest)
            rest = but_lowest(rest)
            carry_out(q, seat, lines.path[length], None)
            if is_own(q, seat, lines.turn) and q.asked == ASK_AFTER:
                carry_out(q, seat, DONE, None)
            lines.note(length + 1, self.evaluator.judge(q, seat, lines.rivals), 0)
            self.positions.release(q)

    def place_before(self, p: Position, seat: int, lines: Lines, all_sites: int) -> None:
        """E1: the emperor block where the question allows it; before a card on the few sites that look best."""
        rest = p.all_sites()
        if p.asked == ASK_BETWEEN:
            rest = rest & ~bit(p.other_site)
        for _ in range(99 if all_sites else EMPEROR_SITES):
            best = OFF
            most = NEVER
            left = rest
            while left:
                q = self.copy(p)
                carry_out(q, seat, EMPEROR_AT + lowest(left), None)
                value = self.evaluator.judge(q, seat, lines.rivals)
                self.positions.release(q)
                if value > most:
                    best = lowest(left)
                    most = value
                left = but_lowest(left)
            if best == OFF:
                return
            rest = rest & ~bit(best)
            self.step_on(p, seat, lines, 0, 0, EMPEROR_AT + best)

    def think(self, p: Position, seat: int, lines: Lines, width: int) -> int:
        """Find all lines of the seat's turn from here; with `width`, also the emperor block and that many buybacks."""
        lines.size = 0
        lines.turn = p.turns
        self.evaluator.note_rivals(p, seat, lines.rivals)
        self.explore(p, seat, lines, 0, 0)
        if (
            p.holds_emperor_block()
            and p.asked != ASK_AFTER
            and width > 1
            and (p.asked == ASK_TURN or p.asked == ASK_BETWEEN)
        ):
            self.place_before(p, seat, lines, 1 if p.asked == ASK_BETWEEN else 0)
        if width > 0:
            self.extend(p, seat, lines, width)
        return lines.size

    def rank_turn(self, p: Position, seat: int, width: int) -> list[tuple[float, int]]:
        """The answers to a question of a seat's turn with the value of the best line that each begins, best first."""
        lines: Lines = self.lines.acquire()
        self.think(p, seat, lines, width)
        values: dict[int, float] = {}
        for number in range(lines.size):
            action = lines.first_action(number)
            if action not in values or lines.values[number] > values[action]:
                values[action] = lines.values[number]
        self.lines.release(lines)
        found = [(value, action) for action, value in values.items()]
        found.sort(reverse=True)
        return found

    def best_action(self, p: Position, seat: int, width: int) -> int:
        """The first step of the best line."""
        lines: Lines = self.lines.acquire()
        self.think(p, seat, lines, width)
        action = lines.first_action(lines.best_line())
        self.lines.release(lines)
        return action

    def play_turn(self, p: Position, seat: int, width: int, dice: Dice) -> None:
        """Follow a line that is best, or nearly, as far as it is known. Futures that differ a little tell more."""
        lines: Lines = self.lines.acquire()
        self.think(p, seat, lines, width)
        best = lines.pick_nearly_best(dice)
        turn = p.turns
        for step in range(lines.lengths[best]):
            carry_out(p, seat, lines.paths[16 * best + step], None)
        if is_own(p, seat, turn) and p.asked == ASK_AFTER:
            carry_out(p, seat, DONE, None)
        self.lines.release(lines)

    # The petition (P1 to P3), and the favours of the start.

    def after_petition(self, p: Position, winner: int, jade: int, seat: int) -> float:
        """What it is worth to a seat if somebody wins the petition with that much jade."""
        q = self.copy(p)
        for other in range(p.players):
            q.bid[other] = 0
        q.bid[winner] = jade
        win_petition(q, winner, None)
        begin_turns(q, None)
        value = self.evaluator.evaluate(q, seat)
        self.positions.release(q)
        return value

    def limit(self, p: Position, seat: int) -> int:
        """The most jade for which winning is better than letting a rival win with as much."""
        rival = rival_of(p, seat)
        jade = 0
        most = min(p.jade[seat], MAX_BID)
        while jade < most:
            theirs = min(jade + 1, p.jade[rival])
            if self.after_petition(p, seat, jade + 1, seat) < self.after_petition(p, rival, theirs, seat):
                break
            jade += 1
        return jade

    def quick_bid(self, p: Position, seat: int, dice: Dice) -> int:
        """A bid near what winning is worth."""
        jade = min(self.limit(p, seat), find_sure_bid(p, seat))
        return BID + max(0, jade - dice.below(HESITANT_BIDS))

    def rank_bids(self, p: Position, seat: int) -> list[tuple[float, int]]:
        """Bids by what they promise against rivals who bid near what winning is worth to them."""
        most = min(p.jade[seat], MAX_BID, find_sure_bid(p, seat), self.limit(p, seat) + 3)
        rival = rival_of(p, seat)
        lost = self.after_petition(p, rival, self.limit(p, rival), seat)
        tops = [min(self.limit(p, other), find_sure_bid(p, other)) for other in range(p.players)]
        found = []
        for jade in range(most + 1):
            chance = 1.0
            for other in range(p.players):
                if other != seat:
                    chance *= chance_above(p, seat, jade, other, tops[other])
            found.append((chance * self.after_petition(p, seat, jade, seat) + (1.0 - chance) * lost, BID + jade))
        found.sort(reverse=True)
        return found

    def list_bids(self, p: Position, seat: int) -> list[int]:
        """A spread of bids: nothing, half of what winning is worth, about as much, and what nobody can beat."""
        top = self.limit(p, seat)
        sure = find_sure_bid(p, seat)
        most = min(p.jade[seat], sure, top + 4)
        wished = [0, 1, top // 2, top - 1, top, top + 1, top + 2, most]
        return [BID + jade for jade in sorted(set(wished)) if 0 <= jade <= most]

    def rank_returns(self, p: Position, seat: int) -> list[tuple[float, int]]:
        """Set-up: the favours to return, the least useful first."""
        found = []
        rest = p.looked[seat]
        while rest:
            card = lowest(rest)
            rest = but_lowest(rest)
            q = self.copy(p)
            q.looked[seat] = q.looked[seat] & ~bit(card)
            found.append((self.evaluator.evaluate(q, seat), RETURN + card))
            self.positions.release(q)
        found.sort(reverse=True)
        return found

    # Any question.

    def rank(self, p: Position, seat: int, width: int) -> list[tuple[float, int]]:
        """The answers to a seat's present question that are worth considering, best first."""
        if p.asked == ASK_BID:
            return self.rank_bids(p, seat)
        if p.asked == ASK_RETURN:
            return self.rank_returns(p, seat)
        return self.rank_turn(p, seat, width)

    def answer(self, p: Position, seat: int, width: int, dice: Dice) -> int:
        """A quick good answer to a seat's present question."""
        if p.asked == ASK_BID:
            return self.quick_bid(p, seat, dice)
        if p.asked == ASK_RETURN:
            return int(self.rank_returns(p, seat)[0][1])
        return self.best_action(p, seat, width)

    def play_on(self, p: Position, turns: int, width: int, dice: Dice) -> None:
        """Let everybody play on until that many turns have ended, or the game has."""
        now = 100 * p.round + p.turns
        while p.asked != OFF:
            if p.asked_seat == CHANCE:
                draw(p, dice)
            elif p.asked_seat == EVERYBODY:
                self.answer_together(p, dice)
            else:
                if p.asked == ASK_TURN and 100 * p.round + p.turns != now:
                    now = 100 * p.round + p.turns
                    turns -= 1
                if turns <= 0:
                    return
                self.play_turn(p, p.asked_seat, width, dice)

    def answer_together(self, p: Position, dice: Dice) -> None:
        """P1, set-up: the next seat that has not decided yet."""
        for seat in range(p.players):
            if p.is_waiting(seat):
                carry_out(p, seat, self.answer(p, seat, 0, dice), None)
                return
