"""Why an action is not allowed: the rule, a sentence, and the spaces to look at.

Whether it is allowed the engine has decided; here only the reason is looked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianming.core.bits import members
from tianming.core.errors import Reason
from tianming.core.seats import CHANCE, small
from tianming.games.yellow_yangtze import actions as a
from tianming.games.yellow_yangtze.board import (
    BLACK,
    BLUE,
    COLOURS,
    DYNASTIES,
    GREEN,
    HAND,
    LAND,
    LEADERS,
    NEIGHBOUR_SETS,
    RED,
    RIVER,
    SPACE_NAMES,
    SPACES,
    TRIANGLE_NAMES,
    TRIANGLE_SETS,
    names,
)
from tianming.games.yellow_yangtze.questions import ASKING

if TYPE_CHECKING:
    from tianming.games.yellow_yangtze.state import State

OFF = -1


def why(state: State, seat: int, action: int) -> Reason | None:
    """The reason why a seat may not take an action now; None when it may."""
    if small(seat) and state.is_legal(seat, action):
        return None
    facts = Facts(state)
    if not facts.fields.depth:
        return Reason("X1", "the game is over")
    if seat != facts.seat:
        who = "the bag" if facts.seat == CHANCE else DYNASTIES[facts.seat]
        return Reason("P1", f"it is {who}'s decision now, not {_who(seat)}'s")
    word = a.TABLE.write(action).split()[0]
    asking = ASKING[facts.asked]
    if word not in asking.answers:
        return Reason(asking.rule, f"now the question is: {asking.text} ({', '.join(asking.answers)})")
    return EXPLAIN[word](facts, action)


def _who(seat: object) -> str:
    if isinstance(seat, int) and 0 <= seat < len(DYNASTIES):
        return DYNASTIES[seat]
    return "chance" if seat == CHANCE else f"seat {seat!r:.20}"


class Facts:
    """What the explanations look at."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.fields = state.fields()
        top = self.fields.depth - 1
        self.asked: int = self.fields.asked[top]
        self.seat: int = self.fields.asked_seat[top]
        self.about: int = self.fields.asked_about[top]
        self.tiles: list[int] = self.fields.tiles
        self.covered = self.tiles[0] | self.tiles[1] | self.tiles[2] | self.tiles[3] | self.tiles[4]

    def held(self, colour: int) -> int:
        """Tiles of a colour in the hand of the seat that is asked."""
        number: int = self.fields.hand[5 * self.seat + colour]
        return number

    def leader(self, colour: int) -> int:
        """Where that seat's leader of a colour stands, OFF if it is off the board."""
        space: int = self.fields.leader[5 * self.seat + colour]
        return space

    def standing(self) -> int:
        """The spaces with leaders."""
        return sum(1 << space for space in self.fields.leader if space != OFF)


def explain_pass(facts: Facts, action: int) -> Reason:
    """P1."""
    return Reason("P1", "at this table both actions must be taken")


def explain_tile(facts: Facts, action: int) -> Reason:
    """B1, B5."""
    colour, space = divmod(action - a.TILE, SPACES)
    name = SPACE_NAMES[space]
    if colour != BLUE and facts.asked == a.ASK_CHAIN:
        return Reason("B5", "only blue tiles go on with a chain", (SPACE_NAMES[facts.about],))
    if (facts.covered | facts.standing()) >> space & 1:
        return Reason("B1", f"{name} is not empty", (name,))
    if colour == BLUE and not RIVER >> space & 1:
        return Reason("B1", f"blue farmers go on river spaces, {name} is land", (name,))
    if colour != BLUE and not LAND >> space & 1:
        return Reason("B1", f"only blue farmers go on river spaces like {name}", (name,))
    if not facts.held(colour):
        return Reason("B1", f"you hold no {COLOURS[colour]} tile")
    last = SPACE_NAMES[facts.about]
    return Reason("B5", f"the next blue tile goes next to {last}", (name, last))


def explain_lead(facts: Facts, action: int) -> Reason:
    """A2, A3, A4."""
    colour, space = divmod(action - a.LEAD, SPACES)
    name = SPACE_NAMES[space]
    if facts.leader(colour) == space:
        return Reason("A3", f"the {LEADERS[colour]} stands on {name} already", (name,))
    if (facts.covered | facts.standing()) >> space & 1:
        return Reason("A2", f"{name} is not empty", (name,))
    if RIVER >> space & 1:
        return Reason("A2", f"leaders never stand on a river, {name} is one", (name,))
    if not NEIGHBOUR_SETS[space] & facts.tiles[BLACK]:
        return Reason("A2", f"no black tile is next to {name}", (name,))
    return Reason("A4", "a leader may not link states into a conflict", (name, *_clashing(facts, colour, space)))


def _clashing(facts: Facts, colour: int, space: int) -> tuple[str, ...]:
    """The leaders that would clash."""
    fields = facts.state.fields()
    fields.leader[5 * facts.seat + colour] = OFF  # A3: lifted first
    lifted = facts.state.clone()
    lifted.load(fields)
    groups = lifted.states_beside(space)
    inside = [(place % 5, at) for place, at in enumerate(fields.leader) if any(at >= 0 and g >> at & 1 for g in groups)]
    colours = [colour, *(found for found, _ in inside)]
    return tuple(SPACE_NAMES[at] for found, at in inside if colours.count(found) > 1)


def explain_withdraw(facts: Facts, action: int) -> Reason:
    """A1."""
    return Reason("A1", f"your {LEADERS[action - a.WITHDRAW]} is not on the board")


def explain_riot(facts: Facts, action: int) -> Reason:
    """C1, C2."""
    if not facts.covered:
        return Reason("C1", "there is no tile on the board to remove")
    return _explain_payment(facts, BLUE, bool(action - a.RIOT), ("C1", "C2"))


def explain_build(facts: Facts, action: int) -> Reason:
    """D1, D2."""
    with_leader = bool(action - a.BUILD)
    short = facts.held(GREEN) < 2 - with_leader or (with_leader and facts.leader(GREEN) != OFF)
    if short:
        return _explain_payment(facts, GREEN, with_leader, ("D1", "D2"))
    return Reason("D1", "there is no triangle of three tiles of one colour without a pagoda")


def _explain_payment(facts: Facts, colour: int, with_leader: bool, rules: tuple[str, str]) -> Reason:
    if with_leader and facts.leader(colour) != OFF:
        stands = SPACE_NAMES[facts.leader(colour)]
        return Reason(rules[1], f"your {LEADERS[colour]} helps only from off the board", (stands,))
    if with_leader:
        return Reason(rules[1], f"a {COLOURS[colour]} tile is needed with the {LEADERS[colour]}; you hold none")
    return Reason(rules[0], f"two {COLOURS[colour]} tiles are needed, you hold {facts.held(colour)}")


def explain_replace(facts: Facts, action: int) -> Reason:
    """E1."""
    return Reason("E1", "you hold no tile to replace")


def explain_discard(facts: Facts, action: int) -> Reason:
    """E1."""
    return Reason("E1", f"you hold no {COLOURS[action - a.DISCARD]} tile")


def explain_done(facts: Facts, action: int) -> Reason:
    """E1."""
    return Reason("E1", "discard at least one tile first")


def explain_take(facts: Facts, action: int) -> Reason:
    """B4."""
    return Reason("B4", f"there is no {COLOURS[action - a.TAKE]} merchant tile")


def explain_pagoda(facts: Facts, action: int) -> Reason:
    """G1, D1."""
    triangle = action - a.PAGODA
    corners = TRIANGLE_SETS[triangle]
    spaces = names(corners)
    rule = "D1" if facts.asked == a.ASK_BUILD else "G1"
    if not any(tiles & corners == corners for tiles in facts.tiles):
        return Reason(rule, "a pagoda needs three tiles of one colour", spaces)
    for other in facts.fields.pagoda:
        if other != OFF and TRIANGLE_SETS[other] & corners:
            return Reason(rule, "one of the three tiles supports a pagoda already", names(TRIANGLE_SETS[other]))
    placed = SPACE_NAMES[facts.about]
    return Reason("G1", f"the triangle must hold the tile just placed on {placed}", (*spaces, placed))


def explain_move(facts: Facts, action: int) -> Reason:
    """G3."""
    triangle = action - a.MOVE
    corners = TRIANGLE_SETS[facts.about]
    colour = next(c for c in range(5) if facts.tiles[c] & corners == corners)
    text = f"no {COLOURS[colour]} pagoda stands on {TRIANGLE_NAMES[triangle]}"
    return Reason("G3", text, names(TRIANGLE_SETS[triangle]))


def explain_remove(facts: Facts, action: int) -> Reason:
    """C1, W7."""
    name = SPACE_NAMES[action - a.REMOVE]
    if facts.asked == a.ASK_RIOT:
        return Reason("C1", f"there is no tile on {name}", (name,))
    return Reason("W7", f"{name} has no red tile of the winning state", (name,))


def explain_commit(facts: Facts, action: int) -> Reason:
    """R2, R3, W4."""
    colour, rule = (RED, "W4") if facts.asked == a.ASK_PLEDGE else (BLACK, "R3")
    if action >= a.COMMIT_LEADER and facts.leader(colour) != OFF:
        stands = SPACE_NAMES[facts.leader(colour)]
        rule = "W4" if colour == RED else "R2"
        return Reason(rule, f"your {LEADERS[colour]} helps only from off the board", (stands,))
    number = (action - a.COMMIT) % (HAND + 1)
    if number > facts.held(colour):
        return Reason(rule, f"you cannot commit {number} {COLOURS[colour]} tiles, you hold {facts.held(colour)}")
    return Reason("W4", "you named a state to support: commit at least one tile or the soldier")


def explain_support(facts: Facts, action: int) -> Reason:
    """W4."""
    name = SPACE_NAMES[action - a.SUPPORT]
    if not facts.held(RED) and facts.leader(RED) != OFF:
        return Reason("W4", "you have no red tile and no soldier to commit", (name,))
    return Reason("W4", f"{name} does not name a warring state: {_sides(facts)}", (name,))


def explain_winner(facts: Facts, action: int) -> Reason:
    """W5."""
    name = SPACE_NAMES[action - a.WINNER]
    return Reason("W5", f"{name} does not name one of the strongest states: {_sides(facts)}", (name,))


def _sides(facts: Facts) -> str:
    firsts = [SPACE_NAMES[members(side)[0]] for side in facts.fields.side if side]
    return f"the warring states are named {', '.join(firsts)}"


def explain_draw(facts: Facts, action: int) -> Reason:
    """S1."""
    return Reason("S1", f"no {COLOURS[action - a.DRAW]} tile is left in the bag")


def explain_start(facts: Facts, action: int) -> Reason:
    """S6."""
    return Reason("S6", f"{DYNASTIES[action - a.START]} is not at the table")


EXPLAIN: dict[str, Callable[[Facts, int], Reason]] = {
    "pass": explain_pass,
    "tile": explain_tile,
    "lead": explain_lead,
    "withdraw": explain_withdraw,
    "riot": explain_riot,
    "build": explain_build,
    "replace": explain_replace,
    "discard": explain_discard,
    "done": explain_done,
    "take": explain_take,
    "pagoda": explain_pagoda,
    "move": explain_move,
    "remove": explain_remove,
    "commit": explain_commit,
    "support": explain_support,
    "winner": explain_winner,
    "draw": explain_draw,
    "start": explain_start,
}
