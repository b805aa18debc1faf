"""What a position is worth to a seat, compared with its rivals: features that decide games, each with a weight.

The evaluation never looks at other hands (H1). The weights in `data/weights.json` were set by hand; `tianming tune`
found none that are better.
"""

from __future__ import annotations

from collections.abc import Sequence

from tianming.core.bits import EMPTY, Bits, but_lowest, count, has, lowest
from tianming.core.evaluator import WeightedEvaluator, value_end
from tianming.games.yellow_yangtze.board import BLACK, HAND, PAGODA_COUNTS, RED, YELLOW
from tianming.games.yellow_yangtze.legal import Survey
from tianming.games.yellow_yangtze.pagodas import pagodas_of, pagodas_with
from tianming.games.yellow_yangtze.position import GROUND, NEAR, OFF, Position, find_neighbours, slot
from tianming.games.yellow_yangtze.scoring import merit

# X2: `lowest` to `highest` are the four colours after the wild points. "late" counts them again as the bag runs out,
# "hoped" adds what pagodas will bring (G6). Only the seat's own hand counts.
FEATURES = (
    "lowest",
    "second",
    "third",
    "highest",
    "late lowest",
    "late second",
    "late third",
    "late highest",
    "hoped lowest",
    "hoped second",
    "hoped third",
    "hoped highest",
    "leaders",  # on the board
    "leaders of weak colours",
    "governor",  # B3: stands in for missing leaders
    "support",  # R2: black tiles beside leaders
    "open to revolt",  # by how much a rival's leader would be better supported
    "pagodas open to revolt",
    "pagodas",  # that bring points (G6)
    "workshop",  # the wild one of them
    "war near",  # strength against states that one tile would link (W3), by what is at stake
    "war far",
    "soldiers",  # red tiles in states with own leaders
    "triangles begun",  # two tiles of a third still missing
    "triangles in hand",  # and that third in hand
    "hand black",
    "hand red",
    "hand green",
    "hand blue",
    "hand yellow",
    "tiles for leaders",  # colours in hand whose leader is on the board
    "reds for war",  # red tiles in hand while a war is near
)
# Features that a beginner does not see.
FAR = frozenset(
    (
        "hoped lowest",
        "hoped second",
        "hoped third",
        "hoped highest",
        "open to revolt",
        "pagodas open to revolt",
        "war near",
        "war far",
        "soldiers",
        "reds for war",
    )
)
SIZE = 32
HANDS = 24  # from here on, features describe the hand
TILES_A_TURN = 2.6  # about how many leave the bag in a turn
HOPE_TURNS = 6.0  # how far hopes reach
CHASE_SHARE = 0.3  # the part of a rival's leaders that counts, where there are several rivals


class Evaluator(WeightedEvaluator):
    """Inspects the states and leaders once for all seats, then measures one seat after the other."""

    def __init__(self, weights: Sequence[float], *, linear: bool = True) -> None:
        super().__init__(weights, linear=linear)
        self.survey = Survey()
        self.state_of = [OFF] * 20  # by leader: its state
        self.support = [0] * 20
        self.pagodas = [0] * 20
        self.reds = [0] * 20  # by state
        self.vacant = [0] * 20  # by state: the most black tiles beside a space that a rival's leader could take
        self.result = [0.0] * 4
        self.turns = 0.0  # about how many each seat still has
        self.late = 0.0  # from 0 at the start to 1 at the end
        self.measures = 0  # how often a seat was measured so far

    # For searches.

    def evaluate(self, p: Position, seat: int) -> float:
        """How much better the seat stands than its rivals."""
        return self.judge(p, seat, 1)

    def evaluate_unseen(self, p: Position, seat: int) -> float:
        """The same for somebody who cannot see the seat's hand (H1)."""
        return self.judge(p, seat, 0)

    def value_tile(self, p: Position, seat: int, colour: int) -> float:
        """What one more tile of a colour in hand is worth to a seat."""
        value = self.weights[25 + colour]
        if p.hand[slot(seat, colour)] == 0 and p.leader[slot(seat, colour)] != OFF:
            value += self.weights[30]
        return value

    def compare_features(self, p: Position, seat: int) -> list[float]:
        """The features that `evaluate` weighs."""
        self.compare(p, seat, 1)
        return self.list_total()

    def measure_seat(self, p: Position, seat: int) -> list[float]:
        """The features of one seat alone."""
        self.inspect(p)
        self.measure(p, seat, 1)
        return self.list_features(1.0)

    # All seats.

    def judge(self, p: Position, seat: int, own: int) -> float:
        """The weighted features of a seat, minus those of its rivals."""
        if p.over != 0:
            return evaluate_end(p, seat)
        self.compare(p, seat, own)
        return self.score(self.total)

    def inspect(self, p: Position) -> None:
        """Inspect a position for all seats."""
        self.survey.clear()
        self.survey.add_states(p, p.occupied_spaces())
        empty = GROUND[BLACK] & find_neighbours(p.tiles[BLACK]) & ~p.occupied_spaces()
        for state in range(self.survey.size):
            self.reds[state] = count(p.tiles[RED] & self.survey.group[state])
            most = 0
            rest = self.survey.fringe[state] & empty
            while rest:
                most = max(most, p.governors_beside(lowest(rest)))
                rest = but_lowest(rest)
            self.vacant[state] = most
        for place in range(5 * p.players):
            self.inspect_leader(p, place)
        bag = p.bag_size()
        whole = 125 - 6 * p.players  # as many as there are once everybody has drawn (S2, S3)
        self.turns = bag / (TILES_A_TURN * p.players)
        self.late = 1.0 - min(1.0, 1.0 * bag / whole)

    def inspect_leader(self, p: Position, place: int) -> None:
        """The state, the support and the pagodas of a leader."""
        space = p.leader[place]
        self.state_of[place] = OFF
        if space == OFF:
            return
        for state in range(self.survey.size):
            if has(self.survey.group[state], space):
                self.state_of[place] = state
        self.support[place] = p.governors_beside(space)
        self.pagodas[place] = 0
        if pagodas_of(p, place % 5) > 0:
            self.pagodas[place] = pagodas_with(p, place)

    # One seat's features.

    def measure(self, p: Position, seat: int, own: int) -> None:
        """All features of a seat; those of its hand only if it is one's own."""
        self.measures += 1
        self.clear_features()
        self.measure_points(p, seat)
        for colour in range(5):
            if p.leader[slot(seat, colour)] != OFF:
                self.measure_leader(p, seat, colour)
        self.measure_wars(p, seat)
        self.measure_triangles(p, seat, own)
        if own:
            self.measure_hand(p, seat)

    def measure_points(self, p: Position, seat: int) -> None:
        """X2: the result as it is now, and as pagodas promise it."""
        first = slot(seat, 0)
        self.fill_result(p, first, 0.0)
        for rank in range(4):
            self.feature[rank] = self.result[rank]
            self.feature[4 + rank] = self.late * self.result[rank]
        self.fill_result(p, first, min(self.turns, HOPE_TURNS))
        for rank in range(4):
            self.feature[8 + rank] = self.result[rank]

    def fill_result(self, p: Position, first: int, turns: float) -> int:
        """The four colours in order, after the pagoda points of that many turns, with the yellow points on the
        lowest."""
        for colour in range(4):
            value = 1.0 * p.points[first + colour]
            if self.state_of[first + colour] != OFF:
                value += turns * self.pagodas[first + colour]
            place = colour
            while place > 0 and self.result[place - 1] > value:
                self.result[place] = self.result[place - 1]
                place -= 1
            self.result[place] = value
        wild = 1.0 * p.points[first + YELLOW]
        if self.state_of[first + YELLOW] != OFF:
            wild += turns * self.pagodas[first + YELLOW]
        self.pour(wild)
        return 0

    def pour(self, wild: float) -> None:
        """X2: wild points raise the lowest colours to a common level."""
        for level in range(1, 4):
            room = level * (self.result[level] - self.result[level - 1])
            if wild <= room:
                self.lift(level, wild / level)
                return
            self.lift(level, self.result[level] - self.result[level - 1])
            wild -= room
        self.lift(4, wild / 4)

    def lift(self, number: int, height: float) -> None:
        """Raise the lowest `number` colours."""
        for rank in range(number):
            self.result[rank] += height

    def measure_leader(self, p: Position, seat: int, colour: int) -> None:
        """A leader on the board: how much its colour needs points, its support, its pagodas and how safe they are."""
        place = slot(seat, colour)
        state = self.state_of[place]
        ahead = max(0.0, p.points[place] - self.feature[0])
        self.feature[12] += 1.0
        if colour != YELLOW:
            self.feature[13] += 1.0 / (1.0 + 0.3 * ahead)
        if colour == BLACK:
            self.feature[14] = 1.0
        self.feature[15] += min(3, self.support[place])
        if state == OFF:
            return
        open_by = min(2, max(0, self.vacant[state] - self.support[place]))
        self.feature[16] += open_by
        self.feature[17] += self.pagodas[place] * min(2, max(0, 1 + self.vacant[state] - self.support[place]))
        self.feature[18] += self.pagodas[place]
        if colour == YELLOW:
            self.feature[19] = self.pagodas[place]
        self.feature[22] += min(3, self.reds[state])

    def measure_wars(self, p: Position, seat: int) -> None:
        """W3: for every leader with a rival of its colour in another state, who is stronger and what is at stake."""
        for colour in range(5):
            place = slot(seat, colour)
            mine = self.state_of[place]
            if mine == OFF:
                continue
            for other in range(p.players):
                rival = slot(other, colour)
                theirs = self.state_of[rival]
                if other == seat or theirs == OFF or theirs == mine:
                    continue
                self.measure_war(p, place, rival)

    def measure_war(self, p: Position, place: int, rival: int) -> None:
        """One clash of leaders: near if one tile would link their states."""
        mine = self.state_of[place]
        theirs = self.state_of[rival]
        edge = max(-3, min(3, self.reds[mine] - self.reds[theirs])) / 3.0
        stake = 1.0 + (self.pagodas[rival] if edge > 0 else self.pagodas[place])
        if self.survey.fringe[mine] & self.survey.fringe[theirs] & ~p.occupied_spaces():
            self.feature[20] += edge * stake
            self.feature[31] = 1.0
        else:
            self.feature[21] += edge * stake

    def measure_triangles(self, p: Position, seat: int, own: int) -> None:
        """G1: for each leader, spaces in its state where a tile of its colour would complete a triangle, unless all
        pagodas of the colour are with it already."""
        under = p.under_pagodas()
        for colour in range(5):
            place = slot(seat, colour)
            state = self.state_of[place]
            if state == OFF or self.pagodas[place] == PAGODA_COUNTS[colour]:
                continue
            free = p.tiles[colour] & self.survey.group[state] & ~under
            number = min(2, count(self.find_completing_spaces(p, colour, free)))
            self.feature[23] += number
            if own and number > 0 and p.hand[slot(seat, colour)] > 0:
                self.feature[24] += 1.0

    def find_completing_spaces(self, p: Position, colour: int, free: Bits) -> Bits:
        """The empty spaces where a tile would complete a triangle with two of these tiles."""
        found = EMPTY
        rest = free
        while rest:
            space = lowest(rest)
            rest = but_lowest(rest)
            beside = NEAR[space] & rest
            while beside:
                found |= NEAR[space] & NEAR[lowest(beside)]
                beside = but_lowest(beside)
        return found & GROUND[colour] & ~p.occupied_spaces()

    def measure_hand(self, p: Position, seat: int) -> None:
        """Tiles in hand; those still to be drawn (P2) count as average ones."""
        unseen = unseen_tiles(p, seat)
        missing = max(0, HAND - p.hand_size(seat))
        for colour in range(5):
            held = p.hand[slot(seat, colour)]
            share = 1.0 * unseen_of(p, seat, colour) / max(1, unseen)
            self.feature[25 + colour] = held + missing * share
            if held > 0 and p.leader[slot(seat, colour)] != OFF:
                self.feature[30] += 1.0
        self.feature[31] *= min(3, p.hand[slot(seat, RED)])

    # All seats together.

    def compare(self, p: Position, seat: int, own: int) -> None:
        """Set `total`: the seat's features minus its rivals'. The seat's hand counts only if it is one's own; other
        hands
        never do."""
        self.inspect(p)
        self.measure(p, seat, own)
        for number in range(32):
            self.total[number] = self.feature[number] if own or number < HANDS else 0.0
        self.subtract_rivals(p, seat, p.players, HANDS)

    def measure_rival(self, position: Position, seat: int) -> None:
        """All features of a seat but those of its hand."""
        self.measure(position, seat, 0)

    def soften(self, players: int) -> None:
        """Rivals soon replace a lost leader, so it does not pay to chase the leaders of several rivals."""
        if players > 2:
            for number in range(12, 16):
                self.feature[number] *= CHASE_SHARE


def evaluate_end(p: Position, seat: int) -> float:
    """X3: what a finished game is worth: won, shared or lost."""
    merits = [
        merit(tuple([p.points[slot(other, colour)] for colour in range(5)]), p.fewest_yellow_wins)
        for other in range(p.players)
    ]
    mine = merits[seat]
    best = max([merits[other] for other in range(p.players) if other != seat])
    return value_end((mine > best) - (mine < best))


# What a seat knows about tiles that it cannot see (H1).


def unseen_of(p: Position, seat: int, colour: int) -> int:
    """Tiles of a colour in the bag, in other hands and discarded face down by others."""
    number = p.bag[colour]
    for other in range(p.players):
        if other != seat:
            number += p.hand[slot(other, colour)] + p.buried[slot(other, colour)]
    return number


def unseen_tiles(p: Position, seat: int) -> int:
    """All tiles that a seat cannot see."""
    number = 0
    for colour in range(5):
        number += unseen_of(p, seat, colour)
    return number
