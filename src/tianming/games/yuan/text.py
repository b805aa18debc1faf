"""The game as text: a sentence for each event, a drawing for each view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET

from tianming.core.messages import Message
from tianming.core.protocol import Event, Sentences, View, event_message
from tianming.core.seats import Seat, all_seats
from tianming.games.yuan import (
    attacks,
    auction,
    captures,
    cities,
    development,
    fortification,
    map_tiles,
    plans,
    setup,
    upgrade,
)
from tianming.games.yuan.board import CLAN_NAMES, SEATS
from tianming.games.yuan.ground import centre
from tianming.games.yuan.position_file import Hex, PositionFile, Setup, facts_of, position_of


def sentence(event: Event) -> str:
    """An event in plain words."""
    return SENTENCES[type(event)](event)


def make_message(event: Event) -> Message:
    """An event as a message."""
    return event_message(event, sentence(event))


SENTENCES: Sentences = {
    **setup.SENTENCES,
    **map_tiles.SENTENCES,
    **cities.SENTENCES,
    **auction.SENTENCES,
    **plans.SENTENCES,
    **development.SENTENCES,
    **fortification.SENTENCES,
    **attacks.SENTENCES,
    **captures.SENTENCES,
    **upgrade.SENTENCES,
}
EVENTS = tuple(SENTENCES)


# Drawing.

WIDE = 8  # characters of a hex; the next row is half of that aside
TERRAIN_MARKS = {"rice": "r", "forest": "f", "mine": "m", "hill": "h"}
SCENERY = {"mountain": ("  /\\", " /  \\"), "volcano": (" *^^*", " /  \\"), "water": (" ~~~", "~~~~")}
CITY_MARKS = ("v", "c", "C")
RAMPART_MARKS = {"none": "", "wood": "=", "stone": "#"}


def draw(view: View) -> str:
    """The view for a terminal: the map, then what lies beside it."""
    position, facts = position_of(view), facts_of(view)
    lines = [*_map_lines(view), "", *_legend(), ""]
    lines += [_seat_line(view, seat) for seat in all_seats(position.players)]
    if facts.objective is not None:
        lines.append(f"turn {position.turn}: {facts.objective} temples win")
    return "\n".join(lines)


class DrawnHex(NamedTuple):
    """A hex in two lines: its name and its marks."""

    q: int
    r: int
    upper: str
    lower: str


def _map_lines(view: View) -> list[str]:
    hexes = [*(_draw_hex(position_of(view), one) for one in facts_of(view).hexes), *_open_cells(view)]
    if not hexes:
        return ["no tile lies yet"]
    left = min(2 * one.q + one.r for one in hexes)
    rows: dict[int, list[DrawnHex]] = {}
    for one in hexes:
        rows.setdefault(one.r, []).append(one)
    lines = []
    for r in sorted(rows, reverse=True):
        upper, lower = "", ""
        for one in sorted(rows[r]):
            place = (2 * one.q + r - left) * WIDE // 2
            upper = upper.ljust(place) + one.upper
            lower = lower.ljust(place) + one.lower
        lines += [upper.rstrip(), lower.rstrip()]
    return lines


def _open_cells(view: View) -> list[DrawnHex]:
    """Where the seat may lay its tile, each cell with its name in the middle."""
    if view.question is None or view.question.kind != "cell":
        return []
    found = []
    for name in (choice for group in view.question.groups for choice in group.choices):
        u, v = map(int, name.split(","))
        found.append(DrawnHex(*centre(u, v), "cell", name))
    return found


def _draw_hex(position: PositionFile, one: Hex) -> DrawnHex:
    if one.province is None:
        return DrawnHex(one.q, one.r, *SCENERY[one.terrain])
    name, marks = one.province, TERRAIN_MARKS[one.terrain]
    if name in position.provinces:
        holding = position.provinces[name]
        marks += holding.clan[0].upper() + CITY_MARKS[holding.cities] + RAMPART_MARKS[holding.rampart]
        marks += str(holding.armies or "")
    marks += _first_city(position, name)
    return DrawnHex(one.q, one.r, name, marks + ("^" if name in _temples(position) else ""))


def _temples(position: PositionFile) -> Sequence[str]:
    return () if position.temples is UNSET else position.temples


def _first_city(position: PositionFile, name: str) -> str:
    drawn = () if position.setup is None else position.setup.drawn
    return "".join(f"{one.clan[0].upper()}c" for one in drawn if one.city == name)


def _legend() -> list[str]:
    clans = ", ".join(f"{name[0].upper()} {name.capitalize()}" for name in CLAN_NAMES)
    return [
        "terrain: r rice, f forest, m mine, h hill; v village, c city, C doubled city; = rampart, # indestructible;",
        f"number: armies; ^ temple; clans: {clans}",
    ]


def _seat_line(view: View, seat: Seat) -> str:
    position, clans, name = position_of(view), facts_of(view).clans, SEATS[seat]
    mark = ">" if seat in view.actors else " "
    clan = position.clans.get(name)
    if clan is None or clan not in clans:
        return f"{mark} {name:8} {_setup_line(position, name)}"
    board = clans[clan]
    goods = f"rice {board.rice}, forest {board.forest}, mine {board.mine}"
    armies = f"armies {board.armies} of {board.armies + board.armies_left}"
    line = f"{mark} {name:8} {clan.capitalize():8} temples {board.temples}   {goods}   {armies}"
    return f"{line}   Chão {position.chao[name]}{_show_plan(position, name)}"


def _show_plan(position: PositionFile, name: str) -> str:
    plan = position.plans.get(name)
    return "" if plan is None else "   has decided" if plan is True else f"   {plan}"


def _setup_line(position: PositionFile, name: str) -> str:
    setup = position.setup or Setup()
    bid = setup.bids.get(name)
    shown = "" if bid is None else "   has bid" if bid is True else f"   bid {bid}"
    hand = " ".join(setup.hands.get(name, ()))
    clan = position.clans.get(name, "")
    return f"{clan.capitalize():8} tiles: {hand or 'none'}   Chão {position.chao[name]}{shown}"
