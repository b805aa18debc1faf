"""The state of a game, as the protocol wants it: the position, what may be done, and what then happens."""

from __future__ import annotations

import sys
from typing import Any

from tianming.core.bits import EMPTY, as_int, bit, from_int
from tianming.core.dice import Dice
from tianming.core.errors import IllegalAction
from tianming.core.offer import borrowed, returned
from tianming.core.protocol import Outcome
from tianming.core.protocol import Position as PositionFile
from tianming.core.seats import CHANCE
from tianming.games.yellow_yangtze import position_format, scoring, why
from tianming.games.yellow_yangtze.actions import ASK_START, DRAW, QUESTIONS, START, TABLE
from tianming.games.yellow_yangtze.conflicts import find_states, keep_warring
from tianming.games.yellow_yangtze.effects import carry_out
from tianming.games.yellow_yangtze.legal import offer_actions
from tianming.games.yellow_yangtze.meta import MOST_DECISIONS
from tianming.games.yellow_yangtze.position import OFF, Position, linked, slot

ACTORS = tuple((seat,) for seat in range(4))
ON_CHANCE = (CHANCE,)
NOBODY: tuple[int, ...] = ()

Fields = dict[str, Any]


class State(Position):
    """A whole position with the rules attached."""

    # Who decides what.

    def actors(self) -> tuple[int, ...]:
        """Who must decide now."""
        if self.depth == 0:
            return NOBODY
        seat = self.asked_seat[self.depth - 1]
        return ON_CHANCE if seat == CHANCE else ACTORS[seat]

    def kind(self) -> str:
        """The kind of question that is asked now."""
        return QUESTIONS[self.question()] if self.depth > 0 else ""

    def is_asked(self, seat: int) -> bool:
        """Whether the present question is for that seat."""
        return self.depth > 0 and self.asked_seat[self.depth - 1] == seat

    def legal(self, seat: int) -> list[int]:
        """All actions the seat may take now."""
        offer = borrowed(-1)
        if self.is_asked(seat):
            offer_actions(self, offer)
        actions = offer.listed()
        returned(offer)
        return actions

    def count(self, seat: int) -> int:
        """How many there are; for CHANCE the total weight."""
        if not self.is_asked(seat):
            return 0
        if seat == CHANCE:
            return self.weight()
        offer = borrowed(-1)
        offer_actions(self, offer)
        number = offer.count()
        returned(offer)
        return number

    def kth(self, seat: int, k: int) -> int:
        """The k-th of them; for CHANCE the action that the k-th unit of weight falls on."""
        if not self.is_asked(seat) or k < 0:
            raise IndexError("there is no such action")
        if seat == CHANCE:
            return self.kth_draw(k)
        offer = borrowed(-1)
        offer_actions(self, offer)
        action = offer.kth(k)
        returned(offer)
        return action

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may take that action now."""
        if not self.is_asked(seat) or action < 0:
            return False
        offer = borrowed(action)
        offer_actions(self, offer)
        held = offer.holds(action)
        returned(offer)
        return held

    def apply(self, seat: int, action: int, events: list[Any] | None = None) -> None:
        """Carry out a legal action; anything else raises and changes nothing."""
        try:
            legal = type(seat) is int and type(action) is int and self.is_legal(seat, action)
        except OverflowError:  # a number far too large for either
            legal = False
        if not legal:
            reason = why.why(self, seat, TABLE.check(action))
            assert reason is not None
            raise IllegalAction(reason)
        carry_out(self, action, events)

    # Chance.

    def weight(self) -> int:
        """The total weight of the pending draw."""
        if self.question() == ASK_START:
            return self.players
        return self.bag_size() + self.aside

    def kth_draw(self, k: int) -> int:
        """The draw that the k-th unit of weight falls on."""
        if self.question() == ASK_START and k < self.players:
            return START + k
        for colour in range(5):
            if k < self.bag[colour]:
                return DRAW + colour
            k -= self.bag[colour]
        raise IndexError("there is no such draw")

    def odds(self) -> list[tuple[int, int]]:
        """For a draw: the possible actions with their whole-number weights."""
        if not self.is_asked(CHANCE):
            return []
        if self.question() == ASK_START:
            return [(START + seat, 1) for seat in range(self.players)]
        return [(DRAW + colour, self.bag[colour]) for colour in range(5) if self.bag[colour] > 0]

    def purpose(self) -> str:
        """For a draw: the name of the random stream it uses."""
        return "start" if self.is_asked(CHANCE) and self.question() == ASK_START else "bag"

    def playout(self, dice: Dice) -> int:
        """Play random legal actions to the end, or, without X4, until there were enough; returns the number of seats'
        decisions."""
        decisions = 0
        offer = borrowed(-1)
        while self.depth > 0 and decisions < MOST_DECISIONS:
            if self.asked_seat[self.depth - 1] == CHANCE:
                carry_out(self, self.kth_draw(dice.below(self.weight())), None)
            else:
                offer.size = 0
                offer_actions(self, offer)
                carry_out(self, offer.kth(dice.below(offer.count())), None)
                decisions += 1
        returned(offer)
        return decisions

    # Copies and readers.

    def clone(self) -> State:
        """A copy that shares nothing."""
        other = State()
        other.copy_from(self)
        return other

    def dump(self) -> Fields:
        """Every field by its name, as plain ints and lists; boards as ints."""
        return {
            "players": self.players,
            "aside": self.aside,
            "active": self.active,
            "actions_left": self.actions_left,
            "quiet_turns": self.quiet_turns,
            "over": self.over,
            "rebel": self.rebel,
            "ruler": self.ruler,
            "rebel_pledge": self.rebel_pledge,
            "war_space": self.war_space,
            "war_states": self.war_states,
            "war_loss": self.war_loss,
            "depth": self.depth,
            "exactly_two_actions": bool(self.exactly_two_actions),
            "merchant_after_war": bool(self.merchant_after_war),
            "fewest_yellow_wins": bool(self.fewest_yellow_wins),
            "leader_pays_loss": bool(self.leader_pays_loss),
            "all_states_war": bool(self.all_states_war),
            "stall_ends": bool(self.stall_ends),
            "open_points": bool(self.open_points),
            "tiles": [as_int(self.tiles[i]) for i in range(5)],
            "side": [as_int(self.side[i]) for i in range(3)],
            "leader": [self.leader[i] for i in range(20)],
            "pagoda": [self.pagoda[i] for i in range(9)],
            "hand": [self.hand[i] for i in range(20)],
            "buried": [self.buried[i] for i in range(20)],
            "points": [self.points[i] for i in range(20)],
            "bag": [self.bag[i] for i in range(5)],
            "merchants": [self.merchants[i] for i in range(5)],
            "discards": [self.discards[i] for i in range(5)],
            "pledged": [self.pledged[i] for i in range(3)],
            "captain": [self.captain[i] for i in range(4)],
            "asked": [self.asked[i] for i in range(8)],
            "asked_seat": [self.asked_seat[i] for i in range(8)],
            "asked_about": [self.asked_about[i] for i in range(8)],
        }

    def load(self, fields: Fields) -> None:
        """Take every field from a dump."""
        self.players = fields["players"]
        self.aside = fields["aside"]
        self.active = fields["active"]
        self.actions_left = fields["actions_left"]
        self.quiet_turns = fields["quiet_turns"]
        self.over = fields["over"]
        self.rebel = fields["rebel"]
        self.ruler = fields["ruler"]
        self.rebel_pledge = fields["rebel_pledge"]
        self.war_space = fields["war_space"]
        self.war_states = fields["war_states"]
        self.war_loss = fields["war_loss"]
        self.depth = fields["depth"]
        self.exactly_two_actions = fields["exactly_two_actions"]
        self.merchant_after_war = fields["merchant_after_war"]
        self.fewest_yellow_wins = fields["fewest_yellow_wins"]
        self.leader_pays_loss = fields["leader_pays_loss"]
        self.all_states_war = fields["all_states_war"]
        self.stall_ends = fields["stall_ends"]
        self.open_points = fields["open_points"]
        for i in range(5):
            self.tiles[i] = from_int(fields["tiles"][i])
        for i in range(3):
            self.side[i] = from_int(fields["side"][i])
        for i in range(20):
            self.leader[i] = fields["leader"][i]
            self.hand[i] = fields["hand"][i]
            self.buried[i] = fields["buried"][i]
            self.points[i] = fields["points"][i]
        for i in range(9):
            self.pagoda[i] = fields["pagoda"][i]
        for i in range(5):
            self.bag[i] = fields["bag"][i]
            self.merchants[i] = fields["merchants"][i]
            self.discards[i] = fields["discards"][i]
        for i in range(3):
            self.pledged[i] = fields["pledged"][i]
        for i in range(4):
            self.captain[i] = fields["captain"][i]
        for i in range(8):
            self.asked[i] = fields["asked"][i]
            self.asked_seat[i] = fields["asked_seat"][i]
            self.asked_about[i] = fields["asked_about"][i]
        self.standing = EMPTY
        for place in range(20):
            if self.leader[place] != OFF:
                self.standing |= bit(self.leader[place])

    def key(self) -> tuple[int, ...]:
        """The position as numbers: equal exactly for equal positions."""
        fields = position_format.settled(self.dump())
        return tuple(number for value in fields.values() for number in numbers(value))

    def snapshot(self) -> PositionFile:
        """The position format."""
        return position_format.write(self.dump())

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""
        return None if self.over == 0 else self.placing()

    def placing(self) -> Outcome:
        """X2, X3: the result as things stand."""
        points = [[self.points[slot(seat, colour)] for colour in range(5)] for seat in range(self.players)]
        return scoring.outcome(points, self.over, fewest_yellow_wins=self.fewest_yellow_wins)

    def nbytes(self) -> int:
        """The memory one state takes."""
        fields = getattr(self, "__dict__", {})  # compiled states have none
        return sys.getsizeof(self) + sum(sys.getsizeof(value) for value in fields.values())

    # The geometry of states, for readers outside the twins: boards as ints.

    def group(self, space: int) -> int:
        """T1: the tiles and leaders linked to a space."""
        return as_int(linked(bit(space), self.occupied() | bit(space)))

    def states_beside(self, space: int) -> list[int]:
        """T2: the states that a tile or leader on `space` links."""
        probe = self.clone()
        number = find_states(probe, space)
        return [as_int(probe.side[i]) for i in range(number)]

    def warring_states(self, space: int) -> list[int]:
        """W1: those of them that would go to war."""
        probe = self.clone()
        probe.war_states = find_states(probe, space)
        if not probe.all_states_war:
            keep_warring(probe)
        return [as_int(probe.side[i]) for i in range(probe.war_states)]


def numbers(value: int | list[int]) -> list[int]:
    """A field's value as a list."""
    return value if isinstance(value, list) else [value]
