"""Checks of positions that people wrote. Every error names the field and the rule."""

from __future__ import annotations

from collections.abc import Callable

from tianming.core.errors import InvalidPosition
from tianming.core.reading import expect
from tianming.games.yellow_yangtze.actions import (
    ASK_ATTACK,
    ASK_BUILD,
    ASK_CHAIN,
    ASK_DEFEND,
    ASK_LOSS,
    ASK_MERCHANT,
    ASK_MOVE,
    ASK_PAGODA,
    ASK_PLEDGE,
    ASK_REDRAW,
    ASK_REFILL,
    ASK_REPLACE,
    ASK_RIOT,
    ASK_START,
    ASK_SUPPORT,
    ASK_TURN,
    ASK_WINNER,
    QUESTIONS,
)
from tianming.games.yellow_yangtze.board import (
    BLACK,
    BLUE,
    DYNASTIES,
    HAND,
    LAND,
    LEADERS,
    MERCHANTS,
    NEIGHBOUR_SETS,
    QUIET_ROUNDS,
    SPACE_NAMES,
)
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.pagodas import check_move, check_offer, check_pagodas
from tianming.games.yellow_yangtze.position_format import OFF
from tianming.games.yellow_yangtze.revolts import check_revolt
from tianming.games.yellow_yangtze.scoring import END_QUIET
from tianming.games.yellow_yangtze.state import State
from tianming.games.yellow_yangtze.wars import check_war

# The stacks of questions that play can reach, from the bottom up.
_WAR = {(ASK_SUPPORT,), (ASK_SUPPORT, ASK_PLEDGE), (ASK_WINNER,), (ASK_LOSS,)}
_OTHERS = {
    (ASK_PAGODA,),
    (ASK_MOVE,),
    (ASK_RIOT,),
    (ASK_BUILD,),
    (ASK_REPLACE,),
    (ASK_REDRAW,),
    (ASK_ATTACK,),
    (ASK_DEFEND,),
}
STACKS = (
    {(), (ASK_START,), (ASK_REFILL,), (ASK_TURN,), (ASK_TURN, ASK_CHAIN), (ASK_TURN, ASK_MERCHANT)}
    | {(ASK_TURN, ASK_CHAIN, ASK_PAGODA)}
    | {(ASK_TURN, *top) for top in _WAR | _OTHERS}
    | {(ASK_TURN, ASK_MERCHANT, *top) for top in _WAR | {(ASK_PAGODA,), (ASK_MOVE,)}}
)


def check(state: State, fields: Fields) -> None:
    """Raise InvalidPosition if the rules forbid the position."""
    for rule in (
        check_leaders,
        check_pagodas,
        check_counts,
        check_stack,
        check_revolt,
        check_war,
        check_states,
        check_question,
    ):
        rule(state, fields)


def check_leaders(state: State, f: Fields) -> None:
    """A2, A6: leaders stand on empty land beside a black tile, one to a space."""
    covered = f.tiles[0] | f.tiles[1] | f.tiles[2] | f.tiles[3] | f.tiles[4]
    taken = 0
    for place, space in enumerate(f.leader):
        if space == OFF:
            continue
        field = f"leaders.{DYNASTIES[place // 5]}.{LEADERS[place % 5]}"
        if (covered | taken) >> space & 1:
            raise InvalidPosition(field, f"{SPACE_NAMES[space]} is not empty", "A2")
        if not LAND >> space & 1:
            raise InvalidPosition(field, f"{SPACE_NAMES[space]} is a river", "A2")
        if not NEIGHBOUR_SETS[space] & f.tiles[BLACK]:
            raise InvalidPosition(field, f"no black tile is next to {SPACE_NAMES[space]}", "A6")
        taken |= 1 << space


def check_counts(state: State, f: Fields) -> None:
    """P2, S5: nobody holds more than six tiles, and the tiles aside are still there."""
    for seat in range(f.players):
        if sum(f.hand[5 * seat : 5 * seat + 5]) > HAND:
            raise InvalidPosition(f"hands.{DYNASTIES[seat]}", f"a hand has at most {HAND} tiles", "P2")
    if sum(f.merchants) > MERCHANTS:
        raise InvalidPosition("merchants", f"at most {MERCHANTS} lie open", "S3")
    if sum(f.bag) < f.aside:
        raise InvalidPosition("bag", f"{f.aside} tiles stay in the bag in the short game", "S5")
    if f.quiet_turns > QUIET_ROUNDS * f.players:
        ended = "the game would have ended" if f.stall_ends else "the count stops there"
        raise InvalidPosition("turn.quiet_turns", ended, "X4")
    if f.over == END_QUIET and not f.stall_ends:
        raise InvalidPosition("ended", "with no_stall_end the game would have gone on", "X4")


def check_stack(state: State, f: Fields) -> None:
    """Play can reach the open questions, and they go to the right seats."""
    stack = tuple(f.asked[: f.depth])
    if stack not in STACKS:
        shown = ", ".join(QUESTIONS[asked] for asked in stack)
        raise InvalidPosition("questions", f"these cannot wait for each other: {shown}", "P1")
    if (not stack) != (f.over != 0):
        raise InvalidPosition("questions", "a game that goes on asks something, one that has ended nothing", "X1")
    for i, asked in enumerate(stack):
        seat = f.asked_seat[i]
        if asked not in (ASK_START, ASK_REFILL, ASK_REDRAW, ASK_DEFEND, ASK_SUPPORT, ASK_PLEDGE):
            expect(seat == f.active, f"questions[{i}].seat", "the active player must answer this", "P1")
    left = f.actions_left
    if stack and stack[0] == ASK_TURN:
        fits = left > 0 if len(stack) == 1 else left < 2
        expect(fits, "turn.actions_left", "an action comes before its questions", "P1")
    else:
        expect(left == 0, "turn.actions_left", "outside a turn no action is left", "P1")


def check_states(state: State, f: Fields) -> None:
    """T3: no state has two leaders of one colour, except in the present conflict."""
    for place, space in enumerate(f.leader):
        if space == OFF or (f.war_states and state.group_of(space) >> f.war_space & 1):
            continue
        group = state.group_of(space)
        for other in range(place % 5, place, 5):
            if f.leader[other] != OFF and group >> f.leader[other] & 1 and {place, other} != {f.rebel, f.ruler}:
                where = f"leaders.{DYNASTIES[place // 5]}.{LEADERS[place % 5]}"
                raise InvalidPosition(where, "its state has another leader of that colour", "T3")


def check_question(state: State, f: Fields) -> None:
    """What the questions are about exists, and somebody can answer the present one."""
    if not f.depth:
        return
    for i in range(f.depth):
        about, asked = f.asked_about[i], f.asked[i]
        if asked in _ABOUT_CHECKS:
            _ABOUT_CHECKS[asked](state, f, about)
    (actor,) = state.actors()
    expect(state.count(actor) > 0, "questions", "nobody could answer this question", "P1")


def _check_chain(state: State, f: Fields, space: int) -> None:
    expect(bool(f.tiles[BLUE] >> space & 1), "questions", "a chain goes on from a blue tile", "B5")


def _check_merchant(state: State, f: Fields, about: int) -> None:
    expect(sum(f.merchants) > 0, "merchants", "there is no merchant tile to take", "B4")


def _check_replace(state: State, f: Fields, number: int) -> None:
    held = sum(f.hand[5 * f.active : 5 * f.active + 5])
    buried = sum(f.buried[5 * f.active : 5 * f.active + 5])
    expect(held + number <= HAND and number <= buried, "questions", "more tiles than the seat had", "E1")
    expect(held + number > 0, "questions", "there is nothing to replace", "E1")


def _check_redraw(state: State, f: Fields, number: int) -> None:
    held = sum(f.hand[5 * f.active : 5 * f.active + 5])
    expect(0 < number <= HAND - held, "questions", "more tiles than the seat can draw", "E1")
    expect(sum(f.bag) > f.aside, "bag", "the game would have ended", "E2")


def _check_refill(state: State, f: Fields, seat: int) -> None:
    short = any(sum(f.hand[5 * s : 5 * s + 5]) < HAND for s in range(f.players))
    expect(short or sum(f.merchants) < MERCHANTS, "questions", "nobody needs a tile", "P2")
    expect(sum(f.bag) > f.aside, "bag", "the game would have ended", "X1")


_ABOUT_CHECKS: dict[int, Callable[[State, Fields, int], None]] = {
    ASK_CHAIN: _check_chain,
    ASK_MERCHANT: _check_merchant,
    ASK_PAGODA: check_offer,
    ASK_MOVE: check_move,
    ASK_REPLACE: _check_replace,
    ASK_REDRAW: _check_redraw,
    ASK_REFILL: _check_refill,
}
