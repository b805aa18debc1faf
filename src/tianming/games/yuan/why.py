"""Why an action is not allowed: the rule, a sentence, and the provinces to look at.

Whether it is allowed the engine has decided; here only the reason is looked for.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tianming.core.bits import members
from tianming.core.errors import Reason, because
from tianming.core.seats import CHANCE, small
from tianming.games.yuan import actions as a
from tianming.games.yuan.board import CELL_NAMES, CLAN_NAMES, HUAN, PROVINCE_NAMES, SEATS, TILE_NAMES, names
from tianming.games.yuan.messages import REASONS
from tianming.games.yuan.questions import ASKING, asked

if TYPE_CHECKING:
    from tianming.games.yuan.state import State

OFF = -1
DEVELOP, ATTACK = 16, 1  # plans of one action of level I
SCENERY = ("mountain", "water", "volcano")
PROVINCE_OF = {name.lower(): number for number, name in enumerate(PROVINCE_NAMES)}
no = partial(because, REASONS)


def why(state: State, seat: int, action: int) -> Reason | None:
    """The reason why a seat may not take an action now; None when it may."""
    if small(seat) and state.is_legal(seat, action):
        return None
    word = a.TABLE.write(action).split()[0]
    return _not_now(state, seat, word) or EXPLAIN[word](Facts(state, seat), action)


def why_text(state: State, seat: int, text: str) -> Reason | None:
    """The same for a text, which need not name an action. A target without levels ("plan KHAL") is allowed if some
    levels are; a plan of no level ("plan KHAL d0 f0 m0") and a hex that is no province ("plan mountain") never are."""
    match text.lower().split():
        case ["plan" | "city" as word, place] if place in SCENERY:
            rule = "Y5.2" if word == "plan" else "Y4.2.3"
            return _not_now(state, seat, word) or no(rule, "no-province", terrain=place)
        case ["plan", place] if place in PROVINCE_OF:
            return _not_now(state, seat, "plan") or _no_plan(state, seat, PROVINCE_OF[place])
        case ["plan", place, "d0", "f0", "m0"] if place in PROVINCE_OF:
            return _not_now(state, seat, "plan") or no("A47", "no-level")
    return why(state, seat, a.TABLE.read(text))


def _not_now(state: State, seat: int, word: str) -> Reason | None:
    """The reason why actions that begin with a word are not what the seat is asked for."""
    facts = Facts(state, seat)
    if facts.fields.over:
        return no("Y8", "game-over")
    asking = ASKING[facts.fields.asked]
    if not (small(seat) and state.is_asked(seat)):
        return _not_asked(facts, seat, asking.rule)
    if word not in asking.answers:
        return no(asking.rule, "other-question", question=asked(state, seat), answers=list(asking.answers))
    return None


def _no_plan(state: State, seat: int, province: int) -> Reason | None:
    """The reason why a province cannot be a target: none if it can, else what forbids the simplest plan there."""
    first = a.PLAN + 64 * province
    if any(state.is_legal(seat, first + levels) for levels in range(1, 64)):
        return None
    owner = Facts(state, seat).owner(province)
    return why(state, seat, first + (DEVELOP if owner in (OFF, seat) else ATTACK))


def _not_asked(facts: Facts, seat: object, rule: str) -> Reason:
    waiting = [SEATS[other] for other in members(facts.fields.waiting)]
    if facts.fields.asked in (a.ASK_TURN, a.ASK_BID) and isinstance(seat, int) and 0 <= seat < facts.players:
        return no(rule, "decided", asked=waiting)
    return no(rule, "not-asked", asked=waiting or [_who(CHANCE)], seat=_who(seat))


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
        return no("Y5.2", "not-on-this-map", (name,), province=name)
    d, f, m = levels // 16, levels // 4 % 4, levels % 4
    owner = facts.owner(province)
    if owner == facts.seat:
        found = _own_target(facts, province, (d, f, m))
    elif owner == OFF:
        found = _free_target(facts, province, (d, f, m))
    else:
        found = _enemy_target(facts, province, (d, f, m), CLAN_NAMES[facts.fields.clan[owner]])
    return found or _too_expensive(facts, (d, f, m))


def _own_target(facts: Facts, province: int, levels: tuple[int, int, int]) -> Reason | None:
    """A13: recruiting needs a city; Huan (Y9.3) makes one of a village with any Fortification."""
    name = PROVINCE_NAMES[province]
    huan = facts.fields.house_powers and facts.fields.clan[facts.seat] == HUAN
    if levels[2] and levels[1] < (1 if huan else 2) and not facts.fields.city >> province & 1:
        return no("A13", "recruits-in-cities", (name,), province=name, huan=int(huan))
    return None


def _free_target(facts: Facts, province: int, levels: tuple[int, int, int]) -> Reason | None:
    """Y6.1, Y5.2: Colonization I and II within reach; Fortification and Militarization only in company."""
    name = PROVINCE_NAMES[province]
    d, f, m = levels
    if d in (1, 2) and not facts.state.colonies(facts.seat) >> province & 1:
        return no("Y6.1", "out-of-reach", (name,), province=name)
    if d == 0 and m and not facts.state.musters(facts.seat, province):
        return _no_army(name)
    if d == 0 and f and not m:
        return no("Y5.2", "free-not-fortified", (name,), province=name)
    return None


def _enemy_target(facts: Facts, province: int, levels: tuple[int, int, int], clan: str) -> Reason | None:
    """Y5.2: an enemy province can only be attacked."""
    name = PROVINCE_NAMES[province]
    if levels[0]:
        return no("Y5.2", "rival-not-developed", (name,), province=name, clan=clan)
    if not levels[2]:
        return no("Y5.2", "rival-not-fortified", (name,), province=name, clan=clan)
    if not facts.state.musters(facts.seat, province):
        return _no_army(name)
    return None


def _no_army(name: str) -> Reason:
    return no("Y6.3", "no-army-in-reach", (name,), province=name)


def _too_expensive(facts: Facts, levels: tuple[int, int, int]) -> Reason:
    d, f, m = (row[level] for row, level in zip(facts.state.costs(facts.seat), levels, strict=True))
    costs = {"development": d, "fortification": f, "militarization": m, "cost": d + f + m}
    return no("Y5.3", "too-expensive", **costs, chao=facts.fields.chao[facts.seat])


def explain_pass(facts: Facts, action: int) -> Reason:
    """Y5.2: passing is always allowed to who is asked."""
    return no("Y5.2", "plan-or-pass")


# The set-up.


def explain_tile(facts: Facts, action: int) -> Reason:
    """Y4.2.1."""
    return no("Y4.2.1", "not-your-tile", tile=TILE_NAMES[action - a.TILE])


def explain_cell(facts: Facts, action: int) -> Reason:
    """Y4.2.1."""
    cell = action - a.CELL
    if cell in facts.fields.cell:
        return no("Y4.2.1", "cell-taken", cell=CELL_NAMES[cell])
    return no("Y4.2.1", "cell-apart", cell=CELL_NAMES[cell])


def explain_city(facts: Facts, action: int) -> Reason:
    """Y4.2.3, A44."""
    province = action - a.CITY
    name = PROVINCE_NAMES[province]
    if not facts.state.whole_map() >> province & 1:
        return no("Y4.2.3", "not-on-this-map", (name,), province=name)
    if province in facts.fields.site:
        return no("Y4.2.3", "city-taken", (name,), province=name)
    near = names(facts.state.reaches(province) & sum(1 << site for site in facts.fields.site if site != OFF))
    return no("A44", "city-too-near", (name, *near), province=name)


def explain_bid(facts: Facts, action: int) -> Reason:
    """Y4.3."""
    return no("Y4.3", "bid-too-high", chao=facts.fields.chao[facts.seat])


def explain_clan(facts: Facts, action: int) -> Reason:
    """Y4.2.4, Y4.3, A43."""
    asking = ASKING[facts.fields.asked]
    return no(asking.rule, "clan-taken", clan=a.TABLE.write(action).split()[1])


def explain_draw(facts: Facts, action: int) -> Reason:
    """Y4.2.1, Y4.3, A45."""
    asking = ASKING[facts.fields.asked]
    return no(asking.rule, "no-such-answer", action=a.TABLE.write(action))


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
