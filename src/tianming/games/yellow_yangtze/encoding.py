"""Observations of a position: the planes and numbers of ``observation.py``, from what a seat may know (H1)."""

from __future__ import annotations

from collections.abc import Sequence

from tianming.core.bits import EMPTY, bit, count, has
from tianming.core.encoding import OVER, Encoding
from tianming.core.observation import Shape
from tianming.core.state import BaseState
from tianming.games.yellow_yangtze.actions import (
    ASK_CHAIN,
    ASK_LOSS,
    ASK_MOVE,
    ASK_PAGODA,
    ASK_PLEDGE,
    ASK_REPLACE,
    ASK_TURN,
)
from tianming.games.yellow_yangtze.board import PAGODA_COUNTS, RED, YELLOW
from tianming.games.yellow_yangtze.features import SimpleEvaluator
from tianming.games.yellow_yangtze.legal import Survey
from tianming.games.yellow_yangtze.observation import ASKED, SHAPE
from tianming.games.yellow_yangtze.pagodas import pagodas_of
from tianming.games.yellow_yangtze.position import OFF, PAGODA_COLOUR, TRIANGLE, Position, slot

SEATS = 4
KINDS = len(ASKED)
TILES = SHAPE.plane("black tiles")
LEADER = SHAPE.plane("own governor")
PAGODA = SHAPE.plane("court pagodas")
STATE = SHAPE.plane("state of own governor")
JOINS = SHAPE.plane("joins states")
STARTS_WAR = SHAPE.plane("starts a war")
STRENGTH = SHAPE.plane("strength 1")
WARRING = SHAPE.plane("first warring state")
WAR_TILE = SHAPE.plane("war tile")
ABOUT = SHAPE.plane("asked about")
REBEL = SHAPE.plane("rebel")
RULER = SHAPE.plane("ruler")
LEAST: list[int] = [1, 2, 3, 4, 6]  # the red tiles of each plane of strength


class YellowYangtzeEncoding(Encoding):
    """Looks the states of a position through once, then writes down what it found."""

    def __init__(self, shape: Shape = SHAPE) -> None:
        Encoding.__init__(self, shape)
        self.survey = Survey()
        self.scorer = SimpleEvaluator()
        self.state_of = [0] * 20  # for each leader, its state in the survey
        self.me = 0

    def knows(self, state: BaseState) -> bool:
        """Whether this is a state of the game."""
        return isinstance(state, Position)

    def players_of(self, state: BaseState) -> int:
        """How many play."""
        assert isinstance(state, Position)
        p = state
        return p.players

    def asked_seat(self, state: BaseState) -> int:
        """Who decides next."""
        assert isinstance(state, Position)
        p = state
        return p.asked_seat[p.depth - 1] if p.depth > 0 else OVER

    def score(self, result: Sequence[int]) -> float:
        """X3: the lowest colour counts, the second lowest a quarter as much."""
        return result[0] + result[1] / 4

    def observe(self, state: BaseState, seat: int) -> None:
        """Fill the planes and note the numbers."""
        assert isinstance(state, Position)
        p = state
        self.me = seat
        self.show_pieces(p)
        self.show_states(p)
        self.show_conflicts(p)
        self.note_supply(p)
        for step in range(SEATS):
            self.note_seat(p, step)
        self.note_questions(p)
        self.note_war(p)
        self.note_revolt(p)
        for colour in range(5):
            self.note(PAGODA_COUNTS[colour] - pagodas_of(p, colour))

    def step_to(self, p: Position, seat: int) -> int:
        """How many seats to the left a seat is."""
        return (seat - self.me + p.players) % p.players

    # Planes.

    def show_pieces(self, p: Position) -> None:
        """Tiles, leaders and pagodas."""
        for colour in range(5):
            self.planes[TILES + colour] = p.tiles[colour]
        for place in range(5 * p.players):
            if p.leader[place] != OFF:
                self.planes[LEADER + slot(self.step_to(p, place // 5), place % 5)] = bit(p.leader[place])
        for pagoda in range(9):
            if p.pagoda[pagoda] != OFF:
                self.planes[PAGODA + PAGODA_COLOUR[pagoda]] |= TRIANGLE[p.pagoda[pagoda]]

    def show_states(self, p: Position) -> None:
        """T2: the states and their surroundings; whose leaders they hold; how strong they are."""
        self.survey.clear()
        self.survey.add_states(p, p.occupied_spaces())
        for place in range(20):
            self.state_of[place] = OFF
        for state in range(self.survey.size):
            region = self.survey.group[state] | self.survey.fringe[state]
            for place in range(5 * p.players):
                if p.leader[place] != OFF and has(self.survey.group[state], p.leader[place]):
                    self.state_of[place] = state
                    self.planes[STATE + slot(self.step_to(p, place // 5), place % 5)] = region
            strength = count(self.survey.group[state] & p.tiles[RED])
            for level in range(5):
                if strength >= LEAST[level]:
                    self.planes[STRENGTH + level] |= region
        self.planes[JOINS] = self.survey.joint
        self.planes[STARTS_WAR] = self.survey.clash

    def show_conflicts(self, p: Position) -> None:
        """The war and the revolt in hand, and what the present question is about."""
        for side in range(p.war_states):
            self.planes[WARRING + side] = p.side[side]
        if p.war_states > 0 and p.war_space != OFF:
            self.planes[WAR_TILE] = bit(p.war_space)
        if p.depth > 0 and p.about() >= 0:
            if p.question() == ASK_CHAIN or p.question() == ASK_PAGODA:
                self.planes[ABOUT] = bit(p.about())
            elif p.question() == ASK_MOVE:
                self.planes[ABOUT] = TRIANGLE[p.about()]
        if p.rebel != OFF and p.leader[p.rebel] != OFF:
            self.planes[REBEL] = bit(p.leader[p.rebel])
        if p.ruler != OFF and p.leader[p.ruler] != OFF:
            self.planes[RULER] = bit(p.leader[p.ruler])

    # Numbers.

    def note_supply(self, p: Position) -> None:
        """Own tiles, open tiles, what is unseen, and how far the game is."""
        for colour in range(5):
            self.note(p.hand[slot(self.me, colour)])
        for colour in range(5):
            self.note(p.buried[slot(self.me, colour)])
        for colour in range(5):
            self.note(p.merchants[colour])
        for colour in range(5):
            self.note(self.unseen(p, colour))
        self.note(p.bag_size())
        self.note(p.actions_left)
        self.note(p.quiet_turns)
        self.note_choice(p.players - 2, 3)

    def unseen(self, p: Position, colour: int) -> int:
        """The tiles of a colour that the seat cannot see, all together: a sum that it can work out."""
        total = p.bag[colour]
        for seat in range(p.players):
            if seat != self.me:
                total += p.hand[slot(seat, colour)] + p.buried[slot(seat, colour)]
        return total

    def note_seat(self, p: Position, step: int) -> None:
        """What everybody knows of a seat; zeros where nobody sits."""
        if step >= p.players:
            self.note_set(EMPTY, 35)
            return
        seat = (self.me + step) % p.players
        self.note(1)
        self.note(1 if seat == p.active else 0)
        self.note(1 if p.depth > 0 and p.asked_seat[p.depth - 1] == seat else 0)
        self.note(p.hand_size(seat))
        self.note_points(p, seat)
        self.note_leaders(p, seat)
        self.note_choice(p.captain[seat] if p.war_states > 0 else OFF, 3)

    def note_points(self, p: Position, seat: int) -> None:
        """X2: points, how far each colour is above the weakest, and the result as it stands."""
        weakest = p.points[slot(seat, 0)]
        for colour in range(5):
            self.note(p.points[slot(seat, colour)])
            if colour != YELLOW and p.points[slot(seat, colour)] < weakest:
                weakest = p.points[slot(seat, colour)]
        for colour in range(4):
            self.note(p.points[slot(seat, colour)] - weakest)
        self.scorer.fill_result(p, seat)
        for place in range(4):
            self.note(self.scorer.result[place])

    def note_leaders(self, p: Position, seat: int) -> None:
        """Which leaders are on the board, with their support (R2) and pagodas (G6)."""
        for colour in range(5):
            self.note(1 if p.leader[slot(seat, colour)] != OFF else 0)
        for colour in range(5):
            place = slot(seat, colour)
            self.note(p.governors_beside(p.leader[place]) if p.leader[place] != OFF else 0)
        for colour in range(5):
            self.note(self.pagodas_for(p, slot(seat, colour)))

    def pagodas_for(self, p: Position, place: int) -> int:
        """G6: the pagodas of a leader's colour in its state."""
        if self.state_of[place] == OFF:
            return 0
        number = 0
        for pagoda in range(9):
            if PAGODA_COLOUR[pagoda] == place % 5 and p.pagoda[pagoda] != OFF:
                if TRIANGLE[p.pagoda[pagoda]] & self.survey.group[self.state_of[place]]:
                    number += 1
        return number

    def note_questions(self, p: Position) -> None:
        """The present question, and those that wait below it."""
        self.note_choice(p.question() - ASK_TURN if p.depth > 0 else OFF, KINDS)
        waiting = 0
        for level in range(p.depth - 1):
            if p.asked[level] >= ASK_TURN:
                waiting |= 1 << p.asked[level] - ASK_TURN
        for kind in range(KINDS):
            self.note(waiting >> kind & 1)

    def note_war(self, p: Position) -> None:
        """Strengths, pledges and losses of the war; and how many tiles were replaced (E1)."""
        question = p.question() if p.depth > 0 else OFF
        for side in range(3):
            self.note(p.strength(side) if side < p.war_states else 0)
        for side in range(3):
            self.note(p.pledged[side] if side < p.war_states else 0)
        self.note_choice(p.about() if question == ASK_PLEDGE or question == ASK_LOSS else OFF, 3)
        self.note(p.war_loss)
        self.note(p.about() if question == ASK_REPLACE else 0)

    def note_revolt(self, p: Position) -> None:
        """R1 to R3."""
        self.note_choice(p.rebel % 5 if p.rebel != OFF else OFF, 5)
        self.note_choice(self.step_to(p, p.rebel // 5) if p.rebel != OFF else OFF, SEATS)
        self.note_choice(self.step_to(p, p.ruler // 5) if p.ruler != OFF else OFF, SEATS)
        self.note(p.rebel_pledge)
        self.note(self.support_of(p, p.rebel))
        self.note(self.support_of(p, p.ruler))

    def support_of(self, p: Position, place: int) -> int:
        """R2: the black tiles beside a leader, which may be none."""
        if place == OFF or p.leader[place] == OFF:
            return 0
        return p.governors_beside(p.leader[place])


ENCODING = YellowYangtzeEncoding
