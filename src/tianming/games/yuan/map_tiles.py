"""The map (Y4.2.1, Y4.2.2): players lay tiles, chance draws a map, or a scenario imposes one; temples go on the hills.

The whole chapter: the questions, the legal answers, the effects, the events and their sentences, the reasons against an
answer, and what a position may hold. `setup` decides what comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianming.core.bits import EMPTY, Bits, as_int, bit
from tianming.core.errors import Reason
from tianming.core.messages import Message, say
from tianming.core.offer import Offer
from tianming.core.protocol import Event, Sentences, says
from tianming.core.questions import Asking
from tianming.core.reading import expect
from tianming.core.seats import CHANCE
from tianming.core.spaces import Space
from tianming.games.yuan.actions import (
    ASK_CELL,
    ASK_DEAL,
    ASK_MAP,
    ASK_ROTATE,
    ASK_TILE,
    CELL,
    MAPS,
    TILE,
)
from tianming.games.yuan.actions import (
    QUESTIONS as KINDS,
)
from tianming.games.yuan.board import (
    CELL_NAMES,
    CELLS_ACROSS,
    HILL,
    NEXT_CELLS,
    ORIGIN,
    SCENARIOS,
    SEATS,
    TILE_NAMES,
    cell_at,
    cell_number,
    deck,
    names,
)
from tianming.games.yuan.fair import fair_map
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.ground import Layout, make_ground
from tianming.games.yuan.messages import QUESTIONS, no
from tianming.games.yuan.position import KIND, OFF, Position
from tianming.games.yuan.position_format import tiles_of
from tianming.games.yuan.wording import seat_name

if TYPE_CHECKING:
    from tianming.games.yuan.why import Situation

# The questions.

ASKING = {
    ASK_TILE: Asking("Y4.2.1", ("tile",)),
    ASK_CELL: Asking("Y4.2.1", ("cell",)),
    ASK_ROTATE: Asking("Y4.2.1", ("rotate",)),
    ASK_DEAL: Asking("Y4.2.1", ("deal",)),
    ASK_MAP: Asking("Y4.2.1", ("map",)),
}


def tile_question(fields: Fields) -> Message:
    """Y4.2.1: where to lay the chosen tile, or how to turn it."""
    return say(QUESTIONS, KINDS[fields.asked], tile=TILE_NAMES[tiles_of(fields)[fields.laying]])


# The legal answers.


def offer_tiles(p: Position, seat: int, offer: Offer) -> None:
    """Y4.2.1: any tile of the hand (A44)."""
    tiles = deck(p.players, p.box, p.repeat)
    found = EMPTY
    for index in range(p.tiles):
        if p.holder[index] == seat:
            found |= bit(tiles[index])
    offer.add(TILE, found)


def offer_cells(p: Position, offer: Offer) -> None:
    """Y4.2.1: cells next to a laid tile, row by row."""
    low, high = CELLS_ACROSS, 0
    for index in range(p.tiles):
        if p.cell[index] != OFF:
            low = min(low, p.cell[index] // CELLS_ACROSS)
            high = max(high, p.cell[index] // CELLS_ACROSS)
    for row in range(low - 1, high + 2):
        offer.add(CELL + row * CELLS_ACROSS, free_cells(p, row))


def free_cells(p: Position, row: int) -> Bits:
    """Y4.2.1: the free cells of a row next to a laid tile. A cell touches two cells of either next row."""
    near, taken = EMPTY, EMPTY
    for index in range(p.tiles):
        if p.cell[index] == OFF:
            continue
        step = row - p.cell[index] // CELLS_ACROSS
        column = p.cell[index] % CELLS_ACROSS
        if step == 0:
            taken |= bit(column)
            near |= bit(column - 1) | bit(column + 1)
        elif step == 1:
            near |= bit(column - 1) | bit(column)
        elif step == -1:
            near |= bit(column) | bit(column + 1)
    return near & ~taken


def undealt_tiles(p: Position) -> Bits:
    """Y4.2.1: the tiles that nobody has yet."""
    tiles = deck(p.players, p.box, p.repeat)
    found = EMPTY
    for index in range(p.tiles):
        if p.holder[index] == OFF and p.cell[index] == OFF:
            found |= bit(tiles[index])
    return found


# The effects: dealing and laying tiles.


def advance_map(p: Position, log: list[Event] | None) -> bool:
    """Y4.2.1: impose the map, draw it, or deal tiles and let players lay them. Returns whether there is a question."""
    laid = tiles_laid(p)
    if laid == p.tiles:
        complete_map(p, log)
        return False
    if p.scenario > 0:
        lay_map(p, SCENARIOS[p.scenario - 1].layout, log)
        return False
    if p.auto_map:
        p.ask(ASK_MAP, CHANCE)
        return True
    if tiles_dealt(p) < p.tiles:
        p.ask(ASK_DEAL, CHANCE)
        return True
    p.ask(ASK_TILE, (p.first + laid) % p.players)
    return True


def deal_tile(p: Position, tile: int, log: list[Event] | None) -> None:
    """Y4.2.1: deal a tile, in turn from the start player."""
    seat = (p.first + tiles_dealt(p)) % p.players
    p.holder[tile_index(p, tile)] = seat
    if log is not None:
        log.append(TileDealt(seat, TILE_NAMES[tile]))


def choose_tile(p: Position, tile: int, log: list[Event] | None) -> None:
    """A44: choose any tile of the hand. The first one goes to the origin."""
    p.laying = tile_index(p, tile)
    if tiles_laid(p) == 0:
        choose_cell(p, ORIGIN)
        return
    p.ask(ASK_CELL, p.active)


def choose_cell(p: Position, cell: int) -> None:
    """Choose the cell; the tile leaves the hand."""
    p.cell[p.laying] = cell
    p.holder[p.laying] = OFF
    p.ask(ASK_ROTATE, p.active)


def turn_tile(p: Position, rotation: int, log: list[Event] | None) -> None:
    """Choose the rotation; then the tile is laid."""
    p.rotation[p.laying] = rotation
    log_tile(p, p.active, p.laying, log)
    p.laying = OFF


def draw_map(p: Position, number: int, log: list[Event] | None) -> bool:
    """The automatic map: two draws choose its number. Returns whether it is laid."""
    if p.map_draw == OFF:
        p.map_draw = number
        p.ask(ASK_MAP, CHANCE)
        return False
    drawn = p.map_draw * MAPS + number
    p.map_draw = OFF
    lay_map(p, fair_map(drawn, p.players, p.box, bool(p.repeat)), log)
    return True


def lay_map(p: Position, layout: Layout, log: list[Event] | None) -> None:
    """Lay a whole map at once."""
    for tile, u, v, rotation in layout:
        index = tile_index(p, tile)
        p.cell[index] = cell_number(u, v)
        p.rotation[index] = rotation
        log_tile(p, OFF, index, log)


def log_tile(p: Position, seat: int, index: int, log: list[Event] | None) -> None:
    """Log a laid tile; `seat` is OFF if no player laid it."""
    if log is not None:
        who = None if seat == OFF else seat
        log.append(TileLaid(who, tile_name(p, index), CELL_NAMES[p.cell[index]], p.rotation[index]))


def tile_name(p: Position, index: int) -> str:
    """The name of a tile of the deck."""
    return TILE_NAMES[deck(p.players, p.box, p.repeat)[index]]


def tile_index(p: Position, tile: int) -> int:
    """The place of a tile in the deck."""
    return deck(p.players, p.box, p.repeat).index(tile)


def tiles_dealt(p: Position) -> int:
    """How many tiles have been dealt."""
    number = 0
    for index in range(p.tiles):
        if p.holder[index] != OFF or p.cell[index] != OFF:
            number += 1
    return number


def tiles_laid(p: Position) -> int:
    """How many tiles have been laid."""
    number = 0
    for index in range(p.tiles):
        if p.cell[index] != OFF:
            number += 1
    return number


# The effects: the whole map.


def complete_map(p: Position, log: list[Event] | None) -> None:
    """Y4.2.2: the map is complete; put a temple on every hill."""
    p.mapped = True
    survey_map(p)
    p.temple = p.ground.provinces & KIND[HILL]
    if log is not None:
        log.append(TemplesPlaced(names(as_int(p.temple))))


def survey_map(p: Position) -> None:
    """Work out what the finished map means."""
    p.ground = make_ground(layout_of(p), bool(p.rivers), bool(p.powers))


def layout_of(p: Position) -> Layout:
    """The laid tiles, with their cells and rotations."""
    tiles = deck(p.players, p.box, p.repeat)
    found = []
    for index in range(p.tiles):
        if p.cell[index] != OFF:
            u, v = cell_at(p.cell[index])
            found.append((tiles[index], u, v, p.rotation[index]))
    return tuple(found)


# Events and their sentences.


class TileDealt(Event, frozen=True):
    """Y4.2.1."""

    seat: int
    tile: str


class TileLaid(Event, frozen=True):
    """Y4.2.1: by a seat, or None for a map that was drawn or imposed."""

    seat: int | None
    tile: str
    cell: str
    rotation: int


class TemplesPlaced(Event, frozen=True):
    """Y4.2.2: the map is complete, and every hill has its temple."""

    provinces: tuple[Space, ...]


def say_laid(event: TileLaid) -> str:
    """Y4.2.1."""
    turned = f", turned by {event.rotation}" if event.rotation else ""
    if event.seat is None:
        return f"tile {event.tile} lies at {event.cell}{turned}"
    return f"{seat_name(event.seat)} laid tile {event.tile} at {event.cell}{turned}"


SENTENCES: Sentences = {
    **says(TileDealt, lambda e: f"{seat_name(e.seat)} got tile {e.tile}"),
    **says(TileLaid, say_laid),
    **says(TemplesPlaced, lambda e: f"the map is complete; temples stand in {' '.join(e.provinces)}"),
}

# The reasons.


def explain_tile(situation: Situation, action: int) -> Reason:
    """Y4.2.1."""
    return no("Y4.2.1", "not-your-tile", tile=TILE_NAMES[action - TILE])


def explain_cell(situation: Situation, action: int) -> Reason:
    """Y4.2.1."""
    cell = action - CELL
    if cell in situation.fields.cell:
        return no("Y4.2.1", "cell-taken", cell=CELL_NAMES[cell])
    return no("Y4.2.1", "cell-apart", cell=CELL_NAMES[cell])


EXPLAIN: dict[str, Callable[[Situation, int], Reason]] = {"tile": explain_tile, "cell": explain_cell}

# What a position may hold.


def check_map(f: Fields) -> None:
    """Y4.2.1: the tiles are connected, one to a cell, with the first one at the origin."""
    cells = [cell for cell in f.cell if cell != OFF]
    expect(len(set(cells)) == len(cells), "map", "two tiles lie in one cell", "Y4.2.1")
    if not cells:
        return
    if f.scenario == 0:
        expect(ORIGIN in cells, "map", "the first tile lies at 0,0", "A44")
    seen, edge = {cells[0]}, [cells[0]]
    while edge:
        u, v = cell_at(edge.pop())
        near = {cell_number(u + du, v + dv) for du, dv in NEXT_CELLS} & set(cells) - seen
        seen |= near
        edge += near
    expect(len(seen) == len(cells), "map", "a tile lies next to no other", "Y4.2.1")
    if f.scenario:
        check_scenario(f)


def check_scenario(f: Fields) -> None:
    """Y9.4: the imposed map."""
    laid = {
        (tile, *cell_at(f.cell[index]), f.rotation[index])
        for index, tile in enumerate(tiles_of(f))
        if f.cell[index] != OFF
    }
    expect(laid == set(SCENARIOS[f.scenario - 1].layout), "map", "the scenario imposes another map", "Y9.4")


def check_laying(f: Fields) -> None:
    """Y4.2.1: the tile that a player lays now, and the step they have reached."""
    laying, first = f.laying, f.first
    laid = sum(cell != OFF for cell in f.cell) - (f.asked == ASK_ROTATE)
    by_players = f.scenario == 0 and not f.auto_map and first != OFF
    expect(by_players, "question", "the players do not lay this map", "Y4.2.1")
    expect(laying != OFF, "setup.laying", "a tile must be in hand", "Y4.2.1")
    seat = (first + laid) % f.players
    expect(f.waiting == 1 << seat, "question.seats", "another seat lays the next tile", "Y4.2.1")
    on = f.cell[laying] != OFF
    expect(on == (f.asked == ASK_ROTATE), "setup.laying.cell", "first the cell, then the rotation", "Y4.2.1")
    expect(on or laid > 0, "question", "the first tile lies at 0,0", "A44")
    expect(on or f.holder[laying] == seat, "setup.laying.tile", "it is not in that hand", "Y4.2.1")
    check_hands(f)


def check_hands(f: Fields) -> None:
    """Y4.2.1: everybody holds the tiles that were dealt to them and are not laid."""
    laid = sum(cell != OFF for cell in f.cell)
    held = [sum(holder == seat for holder in f.holder) for seat in range(f.players)]
    if f.scenario or f.auto_map:
        expect(not any(held), "setup.hands", "nobody holds tiles", "Y4.2.1")
        return
    dealt = sum(held) + laid
    for seat, number in enumerate(held):
        place = (seat - f.first) % f.players
        wanted = len(range(place, dealt, f.players)) - len(range(place, laid, f.players))
        expect(number == wanted, f"setup.hands.{SEATS[seat]}", f"{wanted} tiles are expected", "Y4.2.1")
    expect(laid == 0 or dealt == f.tiles, "setup.hands", "tiles are dealt before they are laid", "Y4.2.1")
