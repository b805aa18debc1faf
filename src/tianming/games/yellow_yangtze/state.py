"""The state of a game, as the protocol needs it: a position that knows the rules."""

from __future__ import annotations

from tianming.core.actions import Action
from tianming.core.bits import EMPTY, as_int, bit
from tianming.core.dice import Dice
from tianming.core.errors import Reason
from tianming.core.offer import Offer, acquire_offer, release_offer
from tianming.core.protocol import Event, Outcome
from tianming.core.seats import CHANCE, NOBODY, ON_CHANCE, SEAT_SETS, Seat
from tianming.core.state import BaseState
from tianming.games.yellow_yangtze import position_format, scoring, why
from tianming.games.yellow_yangtze.actions import ASK_START, DRAW, QUESTIONS, START, TABLE
from tianming.games.yellow_yangtze.effects import carry_out
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.legal import offer_actions
from tianming.games.yellow_yangtze.meta import MOST_DECISIONS
from tianming.games.yellow_yangtze.position import OFF, Position, find_group, slot
from tianming.games.yellow_yangtze.position_file import PositionFile
from tianming.games.yellow_yangtze.wars import find_states, keep_warring


class State(Position):
    """A whole position, with the rules attached."""

    # Who decides what.

    def actors(self) -> tuple[Seat, ...]:
        """Who must decide now."""
        if self.depth == 0:
            return NOBODY
        seat = self.asked_seat[self.depth - 1]
        return ON_CHANCE if seat == CHANCE else SEAT_SETS[1 << seat]

    def kind(self) -> str:
        """The kind of the present question."""
        return QUESTIONS[self.question()] if self.depth > 0 else ""

    def is_asked(self, seat: int) -> bool:
        """Whether the present question is for that seat."""
        return self.depth > 0 and self.asked_seat[self.depth - 1] == seat

    def offer_to(self, seat: int, offer: Offer) -> None:
        """Offer all legal actions of a seat that must answer."""
        offer_actions(self, offer)

    def carry_out(self, seat: int, action: int, events: list[Event] | None) -> None:
        """Carry out a legal action."""
        carry_out(self, action, events)

    def explain(self, seat: Seat, action: Action) -> Reason | None:
        """Why the action is not allowed; None if it is."""
        return why.why(self, seat, TABLE.check(action))

    # Chance.

    def count(self, seat: Seat) -> int:
        """How many actions the seat may take now; for CHANCE the total weight."""
        if seat == CHANCE and self.is_asked(seat):
            return self.weight()
        return BaseState.count(self, seat)

    def kth(self, seat: Seat, k: int) -> Action:
        """The k-th of them; for CHANCE the action at the k-th unit of weight."""
        if seat == CHANCE and self.is_asked(seat) and k >= 0:
            return self.kth_draw(k)  # type: ignore[return-value]  # Action() would be a call in the twin
        return BaseState.kth(self, seat, k)

    def weight(self) -> int:
        """The total weight of the pending draw."""
        if self.question() == ASK_START:
            return self.players
        return self.bag_size() + self.aside

    def kth_draw(self, k: int) -> int:
        """The draw at the k-th unit of weight."""
        if self.question() == ASK_START and k < self.players:
            return START + k
        for colour in range(5):
            if k < self.bag[colour]:
                return DRAW + colour
            k -= self.bag[colour]
        raise IndexError("there is no such draw")

    def odds(self) -> list[tuple[Action, int]]:
        """For a draw: the possible actions with their whole-number weights."""
        if not self.is_asked(CHANCE):
            return []
        if self.question() == ASK_START:
            return [(Action(START + seat), 1) for seat in range(self.players)]
        return [(Action(DRAW + colour), self.bag[colour]) for colour in range(5) if self.bag[colour] > 0]

    def purpose(self) -> str:
        """For a draw: the name of the random stream it uses."""
        return "start" if self.is_asked(CHANCE) and self.question() == ASK_START else "bag"

    def playout(self, dice: Dice) -> int:
        """Play random legal actions to the end; without X4, at most MOST_DECISIONS. Returns the number of decisions."""
        decisions = 0
        offer = acquire_offer(-1)
        while self.depth > 0 and decisions < MOST_DECISIONS:
            if self.asked_seat[self.depth - 1] == CHANCE:
                carry_out(self, self.kth_draw(dice.below(self.weight())), None)
            else:
                offer.size = 0
                offer_actions(self, offer)
                carry_out(self, offer.kth(dice.below(offer.count())), None)
                decisions += 1
        release_offer(offer)
        return decisions

    # Copies and readers.

    def clone(self) -> State:
        """A copy that shares nothing."""
        other = State.__new__(State)
        other.copy_from(self)
        return other

    def load(self, fields: Fields) -> None:
        """Become the position of these fields, and derive the spaces with leaders."""
        self.load_fields(fields)
        self.leader_spaces = EMPTY
        for place in range(20):
            if self.leader[place] != OFF:
                self.leader_spaces |= bit(self.leader[place])

    def key(self) -> tuple[int, ...]:
        """The position as numbers. Two positions are equal exactly if their keys are."""
        return position_format.normalize(self.fields()).numbers()

    def position_file(self) -> PositionFile:
        """The position with the names that people use."""
        return position_format.write(self.fields())

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return None if self.over == 0 else self.rank_seats()

    def rank_seats(self) -> Outcome:
        """X2, X3: the result as things stand."""
        points = [[self.points[slot(seat, colour)] for colour in range(5)] for seat in range(self.players)]
        return scoring.outcome(points, self.over, fewest_yellow_wins=self.fewest_yellow_wins)

    # The geometry of states, for readers outside the twins: boards as ints.

    def group_of(self, space: int) -> int:
        """T1: the tiles and leaders linked to a space."""
        return as_int(find_group(bit(space), self.occupied_spaces() | bit(space)))

    def states_beside(self, space: int) -> list[int]:
        """T2: the states that a tile or leader on `space` links."""
        probe = self.clone()
        number = find_states(probe, space)
        return [as_int(probe.side[i]) for i in range(number)]

    def warring_states(self, space: int) -> list[int]:
        """W1: those that would go to war."""
        probe = self.clone()
        probe.war_states = find_states(probe, space)
        if not probe.all_states_war:
            keep_warring(probe)
        return [as_int(probe.side[i]) for i in range(probe.war_states)]
