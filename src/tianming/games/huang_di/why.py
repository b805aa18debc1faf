"""Why an action is not allowed: the rule, a sentence, and the cells to look at.

Whether it is allowed the engine has decided; here only the reason is looked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianming.core.errors import Reason
from tianming.core.seats import CHANCE, small
from tianming.games.huang_di import actions as a
from tianming.games.huang_di.board import (
    BUYBACK,
    CARDS,
    CELL_NAMES,
    COLOURS,
    COLUMNS,
    COSTS,
    FAVOUR_NAMES,
    FIVE_COST,
    NEEDS,
    PROVINCE_SETS,
    REPEATS,
    ROW_SETS,
    TASKMASTER,
    TOLLS,
    WALL_SETS,
    names,
)
from tianming.games.huang_di.questions import ASKING, ROLES

if TYPE_CHECKING:
    from tianming.games.huang_di.state import State

OFF = -1
EMPEROR = 6


def why(state: State, seat: int, action: int) -> Reason | None:
    """The reason why a seat may not take an action now; None when it may."""
    if small(seat) and state.is_legal(seat, action):
        return None
    facts = Facts(state, seat)
    if facts.asked == OFF:
        return Reason("X1", "the game is over")
    if seat not in state.actors():
        return Reason("T1", f"{_waited(state.actors())} now, not {_who(seat)}")
    word = a.TABLE.write(action).split()[0]
    asking = ASKING[facts.asked]
    answers = ROLES[facts.about] if facts.asked == a.ASK_ROLE else asking.answers
    if word not in answers:
        return Reason(asking.rule, f"now the question is: {asking.text} ({', '.join(answers)})")
    return EXPLAIN[word](facts, action)


def _waited(actors: tuple[int, ...]) -> str:
    who = ", ".join(_who(actor) for actor in actors)
    return f"{who} must decide"


def _who(seat: object) -> str:
    if isinstance(seat, int) and 0 <= seat < len(COLOURS):
        return COLOURS[seat]
    return "chance" if seat == CHANCE else f"seat {seat!r:.20}"


class Facts:
    """What the explanations look at."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.fields = state.fields()
        self.asked = self.fields.asked
        self.about = self.fields.about
        self.built = self.fields.built

    def have(self, name: str) -> int:
        """How much the seat has of something."""
        number: int = getattr(self.fields, name)[self.seat]
        return number

    def workers(self) -> int:
        """Peasants and convicts."""
        return self.have("peasants") + self.have("convicts")


def explain_return(facts: Facts, action: int) -> Reason:
    """Set-up."""
    return Reason("Q3", f"you were not dealt {FAVOUR_NAMES[action - a.RETURN].upper()}, or have returned it already")


def explain_bid(facts: Facts, action: int) -> Reason:
    """P1."""
    return Reason("P1", f"you have {facts.have('jade')} jade and cannot bid {action - a.BID}")


def explain_play(facts: Facts, action: int) -> Reason:
    """T2, T4."""
    card = action - a.PLAY
    if facts.have("table") >> card & 1:
        return Reason("T2", f"your {CARDS[card]} card lies on the table already")
    return Reason("T4", "nothing that the builder card allows can be done now")


def _explain_amount(facts: Facts, number: int, what: str, *, rule: str, left: int | None) -> Reason:
    if left is not None and number > left:
        return Reason("K1" if what == "peasants" else rule, f"only {left} {what} are left")
    return Reason(rule, f"{number} {what} cost {COSTS[number]} jade, you have {facts.have('jade')}")


def explain_recruit(facts: Facts, action: int) -> Reason:
    """R1, K1."""
    left = facts.fields.bank_peasants if facts.fields.strict else None
    return _explain_amount(facts, action - a.RECRUIT + 1, "peasants", rule="R1", left=left)


def explain_five(facts: Facts, action: int) -> Reason:
    """R2."""
    return Reason("R2", f"{FIVE_COST} peasants are given for the convicts, you have {facts.have('peasants')}")


def explain_quarry(facts: Facts, action: int) -> Reason:
    """Q1."""
    return _explain_amount(facts, action - a.QUARRY + 1, "blocks", rule="Q1", left=facts.have("area"))


def explain_look(facts: Facts, action: int) -> Reason:
    """Q3."""
    return Reason("Q3", "the favour deck is empty")


def explain_keep(facts: Facts, action: int) -> Reason:
    """Q3."""
    return Reason("Q3", f"{FAVOUR_NAMES[action - a.KEEP].upper()} is not one of the cards you look at")


def explain_build(facts: Facts, action: int) -> Reason:
    """B1, B2, W2."""
    cell = action - a.BUILD
    name, second = CELL_NAMES[cell], facts.asked == a.ASK_SECOND
    site = facts.fields.site if second else OFF
    found = _explain_site(facts, cell)
    if found is not None:
        return found
    if cell == site:
        return Reason("B2", f"the first block goes on {name}", (name,))
    if facts.have("blocks") < 1 + second:
        return Reason("B1", "you have no block in your supply")
    level = cell // COLUMNS
    needed = NEEDS[level] + (NEEDS[site // COLUMNS] if second else 0)
    if needed > facts.workers():
        return Reason("B2", f"{needed} workers are needed, you have {facts.workers()}", (name,))
    below = CELL_NAMES[cell - COLUMNS]
    return Reason("W2", f"{name} has no block below it", (name, below))


def _explain_site(facts: Facts, cell: int) -> Reason | None:
    name = CELL_NAMES[cell]
    province = facts.have("taskmaster")
    if not PROVINCE_SETS[province] >> cell & 1:
        return Reason("T3", f"{name} is not in province {province + 1}, where your taskmaster is", (name,))
    if facts.built >> cell & 1:
        return Reason("B1", f"a block stands on {name} already", (name,))
    return None


def explain_convicts(facts: Facts, action: int) -> Reason:
    """B2."""
    number = action - a.CONVICTS
    sites = [facts.fields.site, facts.fields.other_site]
    needed = sum(NEEDS[site // COLUMNS] for site in sites if site != OFF)
    if number > needed:
        return Reason("B2", f"exactly {needed} workers are used")
    if number > facts.have("convicts"):
        return Reason("B2", f"you have {facts.have('convicts')} convicts")
    return Reason("B2", f"{needed - number} peasants would be needed, you have {facts.have('peasants')}")


def explain_favour(facts: Facts, action: int) -> Reason:
    """B3."""
    card = action - a.FAVOUR
    if not facts.have("hand") >> card & 1:
        return Reason("B3", f"you do not hold {FAVOUR_NAMES[card].upper()}")
    return Reason("B3", f"your blocks without plaques do not form the pattern of {FAVOUR_NAMES[card].upper()}")


def explain_plaque(facts: Facts, action: int) -> Reason:
    """B3."""
    name = CELL_NAMES[action - a.PLAQUE]
    return Reason("B3", f"{name} is no block of the pattern of {FAVOUR_NAMES[facts.about].upper()}", (name,))


def explain_remove(facts: Facts, action: int) -> Reason:
    """B4."""
    cell = action - a.REMOVE
    name, level = CELL_NAMES[cell], cell // COLUMNS
    province = facts.have("taskmaster")
    fields = facts.fields
    if not PROVINCE_SETS[province] >> cell & 1:
        return Reason("T3", f"{name} is not in province {province + 1}, where your taskmaster is", (name,))
    if not facts.built >> cell & 1:
        return Reason("B4", f"there is no block on {name}", (name,))
    if fields.own[EMPEROR] >> cell & 1:
        return Reason("B4", "the emperor's blocks are never removed", (name,))
    if facts.have("own") >> cell & 1:
        return Reason("B4", "only blocks of other players are removed", (name,))
    if level == len(TOLLS):
        return Reason("B4", "blocks on level 4 are never removed", (name,))
    if fields.plaques >> cell & 1:
        return Reason("B4", f"the block on {name} has a plaque", (name,))
    row = ROW_SETS[3 * province + level]
    if not row & ~facts.built:
        return Reason("B4", "the row is complete", names(row))
    if facts.built >> cell + COLUMNS & 1:
        return Reason("B4", f"a block stands on {name}", (name, CELL_NAMES[cell + COLUMNS]))
    return Reason("B4", f"{TOLLS[level]} convicts are needed, you have {facts.have('convicts')}", (name,))


def explain_move(facts: Facts, action: int) -> Reason:
    """M1."""
    if action - a.MOVE == facts.have("taskmaster"):
        return Reason("M1", "your taskmaster is there already")
    return Reason("M1", f"there are {facts.fields.boards} provinces")


def explain_repeat(facts: Facts, action: int) -> Reason:
    """M2, T4."""
    card = action - a.REPEAT
    if not facts.have("table") >> card & 1:
        return Reason("M2", f"your {CARDS[card]} card does not lie on the table from an earlier turn")
    if facts.have("jade") < REPEATS[card]:
        return Reason("M2", f"repeating the {CARDS[card]} costs {REPEATS[card]} jade, you have {facts.have('jade')}")
    return Reason("T4", "nothing that the builder card allows can be done now")


def explain_emperor(facts: Facts, action: int) -> Reason:
    """E1, W2, B2."""
    cell = action - a.EMPEROR_AT
    name = CELL_NAMES[cell]
    if not facts.fields.emperor_held or facts.fields.marker != facts.seat:
        return Reason("E1", "you have no emperor block")
    if not WALL_SETS[facts.fields.boards] >> cell & 1:
        return Reason("W1", f"{name} is not part of this wall", (name,))
    if facts.built >> cell & 1:
        return Reason("E1", f"a block stands on {name} already", (name,))
    if facts.asked == a.ASK_BETWEEN and cell == facts.fields.other_site:
        return Reason("B2", f"your second block goes on {name}", (name,))
    return Reason("W2", f"{name} has no block below it", (name, CELL_NAMES[cell - COLUMNS]))


def explain_buyback(facts: Facts, action: int) -> Reason:
    """T2."""
    if facts.fields.bought:
        return Reason("T2", "one buyback a turn is all")
    if action > a.BUYBACK_FOR:
        return Reason("T2", "you have no buyback chip")
    if facts.fields.shown != TASKMASTER:
        return Reason("T2", "only the taskmaster card is bought back for jade")
    return Reason("T2", f"that costs {BUYBACK} jade, you have {facts.have('jade')}")


def explain_deal(facts: Facts, action: int) -> Reason:
    """Q3: a card that is not on top of the deck."""
    return Reason("Q3", "that card is not on top of the deck")


def explain_marker(facts: Facts, action: int) -> Reason:
    """P2."""
    return Reason("P2", f"{COLOURS[action - a.MARKER]} is not tied")


EXPLAIN: dict[str, Callable[[Facts, int], Reason]] = {
    "return": explain_return,
    "bid": explain_bid,
    "play": explain_play,
    "recruit": explain_recruit,
    "five": explain_five,
    "quarry": explain_quarry,
    "look": explain_look,
    "keep": explain_keep,
    "build": explain_build,
    "convicts": explain_convicts,
    "favour": explain_favour,
    "plaque": explain_plaque,
    "remove": explain_remove,
    "move": explain_move,
    "repeat": explain_repeat,
    "emperor": explain_emperor,
    "buyback": explain_buyback,
    "deal": explain_deal,
    "show": explain_deal,
    "marker": explain_marker,
}
