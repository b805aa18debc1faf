"""The state of a game, as the protocol needs it: a position that knows the rules."""

from __future__ import annotations

import hashlib

from tianming.core.actions import Action
from tianming.core.bits import EMPTY, as_int, count, has, kth, members
from tianming.core.dice import Dice
from tianming.core.errors import Reason
from tianming.core.offer import Offer, acquire_offer, release_offer
from tianming.core.protocol import Event, Outcome
from tianming.core.seats import CHANCE, NOBODY, ON_CHANCE, SEAT_SETS, Seat
from tianming.games.huang_di import position_format, scoring, why
from tianming.games.huang_di.actions import ASK_DEAL, ASK_SHOW, DEAL, MARKER, QUESTIONS, SHOW, TABLE
from tianming.games.huang_di.effects import carry_out
from tianming.games.huang_di.fields import Fields
from tianming.games.huang_di.legal import first_sites, offer_actions, second_sites, top_cards
from tianming.games.huang_di.petition import tied_seats
from tianming.games.huang_di.position import EVERYBODY, OFF, Position
from tianming.games.huang_di.position_file import PositionFile
from tianming.games.huang_di.rounds import end_scores


class State(Position):
    """A whole position, with the rules attached."""

    # Who decides what.

    def actors(self) -> tuple[Seat, ...]:
        """Who must decide now. For bids and at the start, everybody who has not decided yet."""
        if self.asked == OFF:
            return NOBODY
        if self.asked_seat == CHANCE:
            return ON_CHANCE
        if self.asked_seat != EVERYBODY:
            return SEAT_SETS[1 << self.asked_seat]
        waiting = 0
        for seat in range(self.players):
            if self.is_waiting(seat):
                waiting |= 1 << seat
        return SEAT_SETS[waiting]

    def kind(self) -> str:
        """The kind of the present question."""
        return QUESTIONS[self.asked] if self.asked != OFF else ""

    def is_asked(self, seat: int) -> bool:
        """Whether the present question is for that seat."""
        if self.asked == OFF:
            return False
        if self.asked_seat == EVERYBODY and 0 <= seat < self.players:
            return self.is_waiting(seat)
        return self.asked_seat == seat and seat != EVERYBODY

    def offer_to(self, seat: int, offer: Offer) -> None:
        """Offer all legal actions of a seat that must answer."""
        offer_actions(self, offer, seat)

    def carry_out(self, seat: int, action: int, events: list[Event] | None) -> None:
        """Carry out a legal action."""
        carry_out(self, seat, action, events)

    def explain(self, seat: Seat, action: Action) -> Reason | None:
        """Why the action is not allowed; None if it is."""
        return why.why(self, seat, TABLE.check(action))

    # Chance.

    def purpose(self) -> str:
        """For a draw: the name of the random stream it uses."""
        return "deck" if self.asked == ASK_DEAL or self.asked == ASK_SHOW else "tie"

    def draw_one(self, dice: Dice) -> int:
        """A draw when the engine plays by itself."""
        if self.asked == ASK_DEAL or self.asked == ASK_SHOW:
            cards = top_cards(self)
            start = DEAL if self.asked == ASK_DEAL else SHOW
            return start + kth(cards, dice.below(count(cards)))
        seats = tied_seats(self)
        return MARKER + kth(seats, dice.below(count(seats)))

    def next_seat(self) -> int:
        """The seat that answers next when the engine plays by itself."""
        if self.asked_seat != EVERYBODY:
            return self.asked_seat
        for seat in range(self.players):
            if self.is_waiting(seat):
                return seat
        return OFF

    def playout(self, dice: Dice) -> int:
        """Play random legal actions to the end; returns the number of seats' decisions."""
        decisions = 0
        offer = acquire_offer(-1)
        while self.asked != OFF:
            seat = self.next_seat()
            if seat == CHANCE:
                carry_out(self, seat, self.draw_one(dice), None)
            else:
                offer.size = 0
                offer_actions(self, offer, seat)
                carry_out(self, seat, offer.kth(dice.below(offer.count())), None)
                decisions += 1
        release_offer(offer)
        return decisions

    # Copies and readers.

    def clone(self) -> State:
        """A copy that shares nothing (but the deck's tables, which never change)."""
        other = State.__new__(State)
        other.copy_from(self)
        return other

    def load(self, fields: Fields) -> None:
        """Become the position of these fields; the shape of the wall and the favours' sums follow from them."""
        self.load_fields(fields)
        self.load_wall()
        self.load_rewards()

    def load_wall(self) -> None:
        """W2: all blocks together, and the heights of the columns."""
        self.built = EMPTY
        for owner in range(7):
            self.built |= self.own[owner]
        for column in range(20):
            self.height[column] = 0
            for level in range(4):
                if has(self.built, 20 * level + column):
                    self.height[column] += 1

    def load_rewards(self) -> None:
        """B3: what the played favours give."""
        for seat in range(6):
            self.income[seat] = 0
            self.petition[seat] = 0
            self.bonus[seat] = 0
            for card in range(36):
                if has(self.played[seat], card):
                    self.income[seat] += self.deck.income[card]
                    self.petition[seat] += self.deck.petition[card]
                    self.bonus[seat] += self.deck.jade[card]

    def key(self) -> tuple[int, ...]:
        """The position as numbers. Two positions are equal exactly if their keys are."""
        text = self.deck.text
        deck = int(hashlib.sha256(text.encode()).hexdigest()[:15], 16) if text else 0
        return (deck, *self.numbers())

    def position_file(self) -> PositionFile:
        """The position with the names that people use."""
        return position_format.write(self.fields())

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return None if self.over == 0 else self.rank_seats()

    def rank_seats(self) -> Outcome:
        """X3, X4: the result as things stand."""
        if self.over != 0:
            return scoring.outcome(*self.tally(), self.over)
        points, blocks = self.tally()
        last = [sum(category[seat] for category in self.last_points()) for seat in range(self.players)]
        return scoring.outcome([won + more for won, more in zip(points, last, strict=True)], blocks, 0)

    def tally(self) -> tuple[list[int], list[int]]:
        """X4: points and own blocks in the wall, by seat."""
        seats = range(self.players)
        return [self.points[seat] for seat in seats], [count(self.own[seat]) for seat in seats]

    # For readers outside the twins.

    def last_points(self) -> list[list[int]]:
        """X3: what each category of the end gives as things stand, by seat."""
        return end_scores(self)

    def rewards(self) -> list[tuple[int, int, int]]:
        """B3: income, petition and jade of the played favours, by seat."""
        return [(self.income[seat], self.petition[seat], self.bonus[seat]) for seat in range(self.players)]

    def first_site_list(self) -> list[int]:
        """B1: where the active player may build first."""
        return members(as_int(first_sites(self)))

    def second_site_list(self) -> list[int]:
        """B2: where the second block of the build under way may go."""
        return members(as_int(second_sites(self)))

    def free_sites(self) -> int:
        """W2: all free, supported cells, as an int."""
        return as_int(self.all_sites())
