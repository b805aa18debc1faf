"""The state of a game, as the protocol needs it: a position that knows the rules."""

from __future__ import annotations

from tianming.core.actions import Action
from tianming.core.bits import EMPTY, as_int, bit
from tianming.core.dice import Dice
from tianming.core.errors import Reason
from tianming.core.offer import Offer, acquire_offer, release_offer
from tianming.core.protocol import Event, Outcome
from tianming.core.seats import CHANCE, NOBODY, ON_CHANCE, SEAT_SETS, Seat
from tianming.games.yuan import position_format, why
from tianming.games.yuan.actions import ASK_BID, ASK_TURN, PASS, QUESTIONS, TABLE
from tianming.games.yuan.attacks import fixed_defence
from tianming.games.yuan.cities import farthest_provinces, sites
from tianming.games.yuan.effects import carry_out
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.legal import offer_actions
from tianming.games.yuan.map_tiles import survey_map
from tianming.games.yuan.meta import MOST_DECISIONS
from tianming.games.yuan.plans import find_affordable_levels, find_colony_targets
from tianming.games.yuan.position import NOWHERE, OFF, Position
from tianming.games.yuan.position_file import PositionFile
from tianming.games.yuan.setup import advance, empower
from tianming.games.yuan.upgrade import find_objective, qualifies, rank_clans


class State(Position):
    """A whole position, with the rules attached."""

    # Who decides what.

    def actors(self) -> tuple[Seat, ...]:
        """Who must decide now: all who owe an answer."""
        if self.waiting != 0:
            return SEAT_SETS[self.waiting]
        return ON_CHANCE if self.over == 0 else NOBODY

    def kind(self) -> str:
        """The kind of the present question."""
        return QUESTIONS[self.asked] if self.over == 0 else ""

    def is_asked(self, seat: int) -> bool:
        """Whether the seat owes an answer."""
        if seat == CHANCE:
            return self.waiting == 0 and self.over == 0
        return 0 <= seat < self.players and bool(self.waiting >> seat & 1)

    def offer_to(self, seat: int, offer: Offer) -> None:
        """Offer all legal actions of a seat that must answer."""
        offer_actions(self, seat, offer)

    def carry_out(self, seat: int, action: int, events: list[Event] | None) -> None:
        """Carry out a legal action."""
        carry_out(self, seat, action, events)

    def explain(self, seat: Seat, action: Action) -> Reason | None:
        """Why the action is not allowed; None if it is."""
        return why.why(self, seat, TABLE.check(action))

    # Chance.

    def purpose(self) -> str:
        """For a draw: the name of the random stream it uses."""
        return QUESTIONS[self.asked]

    def playout(self, dice: Dice) -> int:
        """Play random legal actions to the end; without a last turn (A38), at most MOST_DECISIONS. Returns the number
        of
        decisions."""
        decisions = 0
        offer = acquire_offer(-1)
        while self.over == 0 and decisions < MOST_DECISIONS:
            if self.waiting == 0:
                self.play_random(CHANCE, offer, dice)
            waiting = self.waiting
            for seat in range(self.players):
                if waiting >> seat & 1 and decisions < MOST_DECISIONS:
                    self.play_random(seat, offer, dice)
                    decisions += 1
        release_offer(offer)
        return decisions

    def play_random(self, seat: int, offer: Offer, dice: Dice) -> None:
        """Carry out a random action of a seat."""
        offer.size = 0
        offer_actions(self, seat, offer)
        carry_out(self, seat, offer.kth(dice.below(offer.count())), None)

    # Copies and readers.

    def clone(self) -> State:
        """A copy that shares nothing but the map, which never changes."""
        other = State.__new__(State)
        other.copy_from(self)
        return other

    def begin(self) -> None:
        """Ask the first question of the set-up."""
        advance(self, None)

    def load(self, fields: Fields) -> None:
        """Become the position of these fields, and derive the ground, armies, powers and markers."""
        self.load_fields(fields)
        self.manned = EMPTY
        for province in range(208):
            self.set_armies(province, self.armies[province])
        self.ground = NOWHERE
        if self.mapped:
            survey_map(self)
        empower(self)
        self.recount()

    def key(self) -> tuple[int, ...]:
        """The position as numbers. Two positions are equal exactly if their keys are."""
        return self.numbers()

    def position_file(self) -> PositionFile:
        """The position with the names that people use."""
        return position_format.write(self.fields())

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return None if self.over == 0 else self.rank_seats()

    def rank_seats(self) -> Outcome:
        """Y8: the ranking as things are now."""
        return rank_clans(self)

    # For readers outside the twins: boards as ints.

    def clear_answers(self, seat: int) -> State:
        """A copy in which no other seat has answered the present question: it has nobody else's plan or bid."""
        other = self.clone()
        if self.over == 0 and self.waiting >> seat & 1 and self.asked in (ASK_TURN, ASK_BID):
            others = self.everybody() if self.asked == ASK_TURN else self.bidders
            for i in range(8):
                if i != seat:
                    other.plan[i] = OFF
                    other.bid[i] = OFF
            other.waiting = others
        return other

    def ask_again(self, seat: int) -> State:
        """A copy in which a seat has not made its plan yet."""
        other = self.clone()
        other.plan[seat] = OFF
        other.waiting |= 1 << seat
        return other

    def resolve_plan(self, seat: int, action: int, events: list[Event] | None) -> State:
        """Y5.2: a copy after the turn, if a seat makes that plan and everybody else passes."""
        other = self.clear_answers(seat)
        for i in range(self.players):
            if i != seat:
                carry_out(other, i, PASS, None)
        carry_out(other, seat, action, events)
        return other

    def costs(self, seat: int) -> list[list[int]]:
        """Y5.3: what levels none to III cost, for Development, Fortification and Militarization."""
        return [[self.cost(seat, kind, level) for level in range(4)] for kind in range(3)]

    def affordable_levels(self, seat: int) -> int:
        """Y5.3: the levels a seat can pay for, as a set."""
        return find_affordable_levels(self, seat)

    def objective(self) -> int:
        """Y5.1: the temples that win in this turn."""
        return find_objective(self)

    def has_qualified(self, seat: int) -> bool:
        """Y8: whether a seat has reached the objective."""
        return qualifies(self, seat)

    def temples(self, seat: int) -> int:
        """Y8: the temples of a seat."""
        return self.temples_of(seat)

    def army_count(self, seat: int) -> int:
        """The armies of a seat on the map."""
        return self.armies_of(seat)

    def colonies(self, seat: int) -> int:
        """Y5.2: where Colonization I and II can go."""
        return as_int(find_colony_targets(self, seat) & self.free_land())

    def free_provinces(self) -> int:
        """Y2: the free provinces."""
        return as_int(self.free_land())

    def group_of(self, seat: int, province: int) -> int:
        """Y2: the group of a seat's province."""
        return as_int(self.find_group(bit(province), self.land[seat]))

    def orphans(self, seat: int) -> int:
        """Y2: provinces whose group has no city."""
        return as_int(self.find_orphans(self.land[seat], self.city))

    def musters(self, seat: int, province: int) -> int:
        """Y7.4.1: the provinces from which a seat's armies would attack a province."""
        return as_int(self.find_attack_reach(seat, bit(province)) & self.land[seat] & self.manned)

    def neighbours(self, province: int) -> int:
        """Y2: the provinces adjacent to one."""
        return as_int(self.ground.near[province])

    def reaches(self, province: int) -> int:
        """Y2: the provinces adjacent to or connected with one."""
        return as_int(self.ground.reach[province])

    def whole_map(self) -> int:
        """All provinces of the map."""
        return as_int(self.ground.provinces)

    def defence_of(self, province: int) -> int:
        """Y7.4.3: the fixed defence of a province, 0 for a free one."""
        owner = self.owner(province)
        return 0 if owner == OFF else fixed_defence(self, owner, province)

    def spread_sites(self) -> int:
        """A45: where the next spread city can go."""
        return as_int(farthest_provinces(self))

    def city_sites(self) -> int:
        """Y4.2.3: where the next city can go."""
        return as_int(sites(self))
