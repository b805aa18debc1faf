"""Observations of a position: the planes and numbers of ``observation.py``, from what a seat may know (H1)."""

from __future__ import annotations

from collections.abc import Sequence

from tianming.core.bits import EMPTY, Bits, bit, count, has
from tianming.core.encoding import OVER, Encoding
from tianming.core.observation import Shape
from tianming.core.seats import CHANCE
from tianming.core.state import BaseState
from tianming.games.huang_di.actions import ASK_KEEP, ASK_PLAQUE, ASK_RETURN, ASK_ROLE
from tianming.games.huang_di.observation import ASKED, SHAPE
from tianming.games.huang_di.position import (
    EMPEROR,
    EVERYBODY,
    LEVEL,
    OFF,
    PROVINCE,
    ROW,
    TOP_LAYER,
    WALL,
    Position,
)

SEATS = 6
KINDS = len(ASKED)
BLOCKS = SHAPE.plane("own blocks")
EMPEROR_BLOCKS = SHAPE.plane("emperor blocks")
PLAQUES = SHAPE.plane("plaques")
SITES = SHAPE.plane("sites")
WHOLE_WALL = SHAPE.plane("wall")
TASKMASTERS = SHAPE.plane("own province")
UNDER_WAY = SHAPE.plane("build under way")
FITS = SHAPE.plane("favours fit")
LACKS = SHAPE.plane("favours lack one")


class HuangDiEncoding(Encoding):
    """Writes down the wall, the cards that the seat may know, and what everybody has."""

    def __init__(self, shape: Shape = SHAPE) -> None:
        Encoding.__init__(self, shape)
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
        """Who decides next. What all decide at once, they decide in the order of seats."""
        assert isinstance(state, Position)
        p = state
        if p.asked == OFF:
            return OVER
        if p.asked_seat != EVERYBODY:
            return p.asked_seat
        for seat in range(p.players):
            if p.is_waiting(seat):
                return seat
        return OVER

    def score(self, result: Sequence[int]) -> float:
        """X4: points, of which five count as one."""
        return result[0] / 5

    def observe(self, state: BaseState, seat: int) -> None:
        """Fill the planes and note the numbers."""
        assert isinstance(state, Position)
        p = state
        self.me = seat
        self.show_wall(p)
        self.show_favours(p)
        self.note_cards(p)
        for step in range(SEATS):
            self.note_seat(p, step)
        self.note_sets(p)
        self.note_round(p)
        self.note_question(p)

    # Planes.

    def show_wall(self, p: Position) -> None:
        """Blocks, plaques, sites and taskmasters."""
        for step in range(p.players):
            seat = (self.me + step) % p.players
            self.planes[BLOCKS + step] = p.own[seat]
            self.planes[TASKMASTERS + step] = PROVINCE[p.taskmaster[seat]]
        self.planes[EMPEROR_BLOCKS] = p.own[EMPEROR]
        self.planes[PLAQUES] = p.plaques
        self.planes[SITES] = p.all_sites()
        self.planes[WHOLE_WALL] = WALL[p.boards]
        if p.site != OFF:
            self.planes[UNDER_WAY] |= bit(p.site)
        if p.other_site != OFF:
            self.planes[UNDER_WAY] |= bit(p.other_site)

    def show_favours(self, p: Position) -> None:
        """B3: where favours in the own hand fit, and where they lack one block."""
        mine = p.own[self.me] & ~p.plaques
        for card in range(36):
            if has(p.hand[self.me], card):
                self.show_favour(p, card, mine)

    def show_favour(self, p: Position, card: int, mine: Bits) -> None:
        """B3: the same for one of them."""
        for first in range(80):
            cells = p.deck.fit[80 * card + first]
            if not cells or cells & ~WALL[p.boards]:
                continue
            missing = cells & ~mine
            if not missing:
                self.planes[FITS] |= cells
            elif count(missing) == 1 and not missing & p.built:
                self.planes[LACKS] |= missing

    # Numbers.

    def note_cards(self, p: Position) -> None:
        """H1: favours in the own hand, looked at, remembered; and those that everybody has played."""
        self.note_set(p.hand[self.me], 36)
        self.note_set(p.looked[self.me], 36)
        for card in range(36):
            self.note(1 if p.memory[36 * self.me + card] != 0 else 0)
        for card in range(36):
            self.note(1 if p.memory[36 * self.me + card] & TOP_LAYER else 0)
        for step in range(SEATS):
            self.note_set(p.played[(self.me + step) % p.players] if step < p.players else EMPTY, 36)

    def note_seat(self, p: Position, step: int) -> None:
        """What everybody knows of a seat; zeros where nobody sits."""
        if step >= p.players:
            self.note_set(EMPTY, 26)
            return
        seat = (self.me + step) % p.players
        self.note(1)
        self.note(1 if seat == p.active else 0)
        self.note(1 if self.is_asked_now(p, seat) else 0)
        self.note(1 if seat == p.marker else 0)
        self.note(1 if p.bid[seat] != OFF else 0)
        self.note(count(p.hand[seat]))
        self.note(count(p.looked[seat]))
        self.note_things(p, seat)
        for card in range(4):
            self.note(p.table[seat] >> card & 1)
        for province in range(4):
            self.note(count(p.own[seat] & PROVINCE[province]))

    def is_asked_now(self, p: Position, seat: int) -> bool:
        """Whether a seat still has to answer the present question."""
        if p.asked == OFF or p.asked_seat == CHANCE:
            return False
        return p.is_waiting(seat) if p.asked_seat == EVERYBODY else p.asked_seat == seat

    def note_things(self, p: Position, seat: int) -> None:
        """What a seat has."""
        self.note(p.jade[seat])
        self.note(p.peasants[seat])
        self.note(p.convicts[seat])
        self.note(p.area[seat])
        self.note(p.blocks[seat])
        self.note(p.chips[seat])
        self.note(p.points[seat])
        self.note(count(p.own[seat]))
        self.note(p.income[seat])
        self.note(p.petition[seat])
        self.note(p.bonus[seat])

    def note_sets(self, p: Position) -> None:
        """W3: rows and levels; rows and levels that this wall does not have lack nothing."""
        for row in range(12):
            self.note(count(ROW[row] & WALL[p.boards] & ~p.built))
        for row in range(12):
            self.note(count(ROW[row] & p.own[self.me]))
        for row in range(12):
            self.note(self.best_rival(p, ROW[row]))
        for level in range(4):
            self.note(count(LEVEL[4 * p.boards + level] & ~p.built))
        for level in range(4):
            self.note(count(LEVEL[4 * p.boards + level] & p.own[self.me]))
        for level in range(4):
            self.note(self.best_rival(p, LEVEL[4 * p.boards + level]))

    def best_rival(self, p: Position, cells: Bits) -> int:
        """The blocks on some cells of the rival who has most there."""
        most = 0
        for seat in range(p.players):
            if seat != self.me and count(p.own[seat] & cells) > most:
                most = count(p.own[seat] & cells)
        return most

    def note_round(self, p: Position) -> None:
        """Prisons, and how far the game and the turn are."""
        for province in range(4):
            self.note(p.prison_jade[province])
        for province in range(4):
            self.note(p.prison_convicts[province])
        self.note(p.round)
        self.note(p.emperor_left)
        self.note(p.emperor_held)
        self.note(p.turns)
        self.note(p.bought)
        self.note(p.deck_size())
        self.note_choice(p.shown, 4)
        self.note_choice(p.boards - 2, 3)
        self.note_choice(p.players - 2, 5)

    def note_question(self, p: Position) -> None:
        """The present question and what it is about."""
        self.note_choice(p.asked - ASK_RETURN, KINDS)
        self.note_choice(p.about if p.asked == ASK_ROLE else OFF, 4)
        self.note_choice(p.about if p.asked == ASK_PLAQUE else OFF, 36)
        self.note(p.about if p.asked == ASK_KEEP else 0)


ENCODING = HuangDiEncoding
