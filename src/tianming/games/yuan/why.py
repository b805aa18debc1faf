"""Why an action is not allowed: the rule, a sentence, and the provinces to look at.

Whether it is allowed the engine has decided; here only the reason is looked for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianming.core.bits import members
from tianming.core.errors import Reason
from tianming.core.seats import CHANCE, small
from tianming.games.yuan import actions as a
from tianming.games.yuan.board import CELL_NAMES, CLAN_NAMES, HUAN, PROVINCE_NAMES, SEATS, TILE_NAMES, names
from tianming.games.yuan.questions import ASKING

if TYPE_CHECKING:
    from tianming.games.yuan.state import State

OFF = -1


def why(state: State, seat: int, action: int) -> Reason | None:
    """The reason why a seat may not take an action now; None when it may."""
    if small(seat) and state.is_legal(seat, action):
        return None
    facts = Facts(state, seat)
    if facts.fields.over:
        return Reason("Y8", "the game is over")
    asking = ASKING[facts.fields.asked]
    if not (small(seat) and state.is_asked(seat)):
        return _not_asked(facts, seat, asking.rule)
    word = a.TABLE.write(action).split()[0]
    if word not in asking.answers:
        return Reason(asking.rule, f"now the question is: {asking.text} ({', '.join(asking.answers)})")
    return EXPLAIN[word](facts, action)


def _not_asked(facts: Facts, seat: object, rule: str) -> Reason:
    waiting = facts.fields.waiting
    if facts.fields.asked in (a.ASK_TURN, a.ASK_BID) and isinstance(seat, int) and 0 <= seat < facts.players:
        others = ", ".join(SEATS[other] for other in members(waiting))
        return Reason(rule, f"you have decided; still to decide: {others}")
    who = " and ".join(SEATS[other] for other in members(waiting)) or "chance"
    return Reason(rule, f"it is {who}'s decision now, not {_who(seat)}'s")


def _who(seat: object) -> str:
    if isinstance(seat, int) and 0 <= seat < len(SEATS):
        return SEATS[seat]
    return "chance" if seat == CHANCE else f"seat {seat!r:.20}"


class Facts:
    """What the explanations look at."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.fields = state.fields()
        self.players: int = self.fields.players

    def owner(self, province: int) -> int:
        """Whose a province is."""
        for seat, land in enumerate(self.fields.land):
            if land >> province & 1:
                return seat
        return OFF


# Planning.


def explain_plan(facts: Facts, action: int) -> Reason:
    """Y5.2, Y5.3: the target, then each action by itself, then the cost."""
    province, levels = divmod(action - a.PLAN, 64)
    name = PROVINCE_NAMES[province]
    if not facts.state.whole_map() >> province & 1:
        return Reason("Y5.2", f"{name} is not on this map", (name,))
    d, f, m = levels // 16, levels // 4 % 4, levels % 4
    owner = facts.owner(province)
    if owner == facts.seat:
        found = _own_target(facts, province, (d, f, m))
    elif owner == OFF:
        found = _free_target(facts, province, (d, f, m))
    else:
        found = _enemy_target(facts, province, (d, f, m), CLAN_NAMES[facts.fields.clan[owner]].capitalize())
    return found or _too_expensive(facts, (d, f, m))


def _own_target(facts: Facts, province: int, levels: tuple[int, int, int]) -> Reason | None:
    """A13: recruiting needs a city; Huan (Y9.3) makes one of a village with any Fortification."""
    name = PROVINCE_NAMES[province]
    huan = facts.fields.house_powers and facts.fields.clan[facts.seat] == HUAN
    if levels[2] and levels[1] < (1 if huan else 2) and not facts.fields.city >> province & 1:
        needed = "f1, f2 or f3" if huan else "f2 or f3"
        text = f"armies are recruited in cities: {name} is a village, and {needed} would change that"
        return Reason("A13", text, (name,))
    return None


def _free_target(facts: Facts, province: int, levels: tuple[int, int, int]) -> Reason | None:
    """Y6.1, Y5.2: Colonization I and II within reach; Fortification and Militarization only in company."""
    name = PROVINCE_NAMES[province]
    d, f, m = levels
    if d in (1, 2) and not facts.state.colonies(facts.seat) >> province & 1:
        text = f"{name} is neither adjacent to nor connected with a province of yours: only d3 reaches it"
        return Reason("Y6.1", text, (name,))
    if d == 0 and m and not facts.state.musters(facts.seat, province):
        return _no_army(name)
    if d == 0 and f and not m:
        return Reason("Y5.2", f"{name} is free: fortify it only while you colonize or attack it", (name,))
    return None


def _enemy_target(facts: Facts, province: int, levels: tuple[int, int, int], clan: str) -> Reason | None:
    """Y5.2: an enemy province can only be attacked."""
    name = PROVINCE_NAMES[province]
    if levels[0]:
        return Reason("Y5.2", f"{name} belongs to {clan}: it cannot be developed", (name,))
    if not levels[2]:
        return Reason("Y5.2", f"{name} belongs to {clan}: fortify it only while you attack it", (name,))
    if not facts.state.musters(facts.seat, province):
        return _no_army(name)
    return None


def _no_army(name: str) -> Reason:
    return Reason("Y6.3", f"no army of yours is in a province adjacent to or connected with {name}", (name,))


def _too_expensive(facts: Facts, levels: tuple[int, int, int]) -> Reason:
    costs = [row[level] for row, level in zip(facts.state.costs(facts.seat), levels, strict=True)]
    shown = " + ".join(str(cost) for cost in costs)
    return Reason("Y5.3", f"this costs {shown} = {sum(costs)} Chão, you have {facts.fields.chao[facts.seat]}")


def explain_pass(facts: Facts, action: int) -> Reason:
    """Y5.2: passing is always allowed to who is asked."""
    return Reason("Y5.2", "plan your turn or pass")


# The set-up.


def explain_tile(facts: Facts, action: int) -> Reason:
    """Y4.2.1."""
    return Reason("Y4.2.1", f"you do not hold the tile {TILE_NAMES[action - a.TILE]}")


def explain_cell(facts: Facts, action: int) -> Reason:
    """Y4.2.1."""
    cell = action - a.CELL
    if cell in facts.fields.cell:
        return Reason("Y4.2.1", f"a tile lies at {CELL_NAMES[cell]} already")
    return Reason("Y4.2.1", f"no tile lies next to {CELL_NAMES[cell]}")


def explain_city(facts: Facts, action: int) -> Reason:
    """Y4.2.3, A44."""
    province = action - a.CITY
    name = PROVINCE_NAMES[province]
    if not facts.state.whole_map() >> province & 1:
        return Reason("Y4.2.3", f"{name} is not on this map", (name,))
    if province in facts.fields.site:
        return Reason("Y4.2.3", f"a city stands in {name} already", (name,))
    near = names(facts.state.reaches(province) & sum(1 << site for site in facts.fields.site if site != OFF))
    return Reason("A44", f"{name} is too near to a city, and there are other provinces", (name, *near))


def explain_bid(facts: Facts, action: int) -> Reason:
    """Y4.3."""
    return Reason("Y4.3", f"you have {facts.fields.chao[facts.seat]} Chão to bid")


def explain_clan(facts: Facts, action: int) -> Reason:
    """Y4.2.4, Y4.3, A43."""
    asking = ASKING[facts.fields.asked]
    return Reason(asking.rule, f"{a.TABLE.write(action).split()[1]} is not to be had")


def explain_draw(facts: Facts, action: int) -> Reason:
    """Y4.2.1, Y4.3, A45."""
    asking = ASKING[facts.fields.asked]
    return Reason(asking.rule, f"chance cannot answer {a.TABLE.write(action)} now")


EXPLAIN: dict[str, Callable[[Facts, int], Reason]] = {
    "pass": explain_pass,
    "plan": explain_plan,
    "tile": explain_tile,
    "cell": explain_cell,
    "rotate": explain_draw,
    "city": explain_city,
    "bid": explain_bid,
    "take": explain_clan,
    "start": explain_draw,
    "deal": explain_draw,
    "map": explain_draw,
    "clan": explain_clan,
    "spread": explain_draw,
    "colour": explain_clan,
    "lot": explain_draw,
}
