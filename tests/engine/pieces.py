"""The pieces in each game's box, and how to count them in a position: one entry in `BOXES` for each game.

`counted` finds the pieces of a position, wherever they are. `all_of` says how many of them there must be, and `most`
how many there can be, of pieces whose rest lies in a supply that positions do not write down.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from tianming.games.huang_di import board as wall
from tianming.games.yellow_yangtze import board as rivers
from tianming.games.yuan import board as steppe

Numbers = Counter[str]
Position = dict[str, Any]


class Box(NamedTuple):
    """The pieces of a game."""

    counted: Callable[[Position], Numbers]
    all_of: Callable[[Position], Numbers]
    most: Callable[[Position], Numbers]


def merge(parts: Iterable[dict[str, int]]) -> Numbers:
    """The sum of some numbers."""
    total: Numbers = Counter()
    for part in parts:
        total.update(part)
    return total


# Yellow & Yangtze: tiles and pagodas by colour.


def count_rivers(position: Position) -> Numbers:
    beside = (position["merchants"], position["bag"], position["discards"])
    held = (*position["hands"].values(), *position["buried"].values())
    pagodas = Counter(f"{position['tiles'][triangle.split()[0]]} pagoda" for triangle in position["pagodas"])
    return merge([Counter(position["tiles"].values()), *beside, *held, pagodas])


def tiles_of_rivers(position: Position) -> Numbers:
    return Counter(dict(zip(rivers.COLOURS, rivers.TILE_COUNTS, strict=True)))


def pagodas_of_rivers(position: Position) -> Numbers:
    numbers = zip(rivers.COLOURS, rivers.PAGODA_COUNTS, strict=True)
    return Counter({f"{colour} pagoda": number for colour, number in numbers})


# Huang Di: blocks by colour, favour and role cards by name; what the bank holds counts with strict supplies only (K1).


def count_wall(position: Position) -> Numbers:
    seats = position["seats"].items()
    blocks = {colour: seat["blocks"] + seat["area"] for colour, seat in seats}
    favours = Counter(
        [card for _, seat in seats for pile in ("hand", "looked", "played") for card in seat[pile]]
        + [card for layer in position["deck"] for card in layer]
    )
    roles = Counter(f"{colour} {card}" for colour, seat in seats for card in seat["table"])
    if shown := position["turn"]["shown"]:
        roles[f"{position['turn']['seat']} {shown}"] += 1
    emperor = {"emperor": position["round"]["emperor_left"] + position["round"]["emperor_held"]}
    plaques = {"plaque": len(position["plaques"])}
    return merge([Counter(position["wall"].values()), blocks, emperor, favours, roles, plaques, supplies(position)])


def supplies(position: Position) -> Numbers:
    if not position["options"]["strict_supplies"]:
        return Counter()
    places = [*position["seats"].values(), *position["prisons"], position["bank"]]
    return merge({kind: place.get(kind, 0) for kind in ("jade", "peasants", "convicts")} for place in places)


def all_of_wall(position: Position) -> Numbers:
    fixed = dict.fromkeys(wall.COLOURS[: position["players"]], wall.BLOCKS) | dict.fromkeys(wall.FAVOUR_NAMES, 1)
    strict = position["options"]["strict_supplies"]
    bank = zip(("jade", "peasants", "convicts"), wall.SUPPLIES, strict=True) if strict else ()
    return Counter(fixed | dict(bank))


def most_of_wall(position: Position) -> Numbers:
    roles = {f"{colour} {card}": 1 for colour in wall.COLOURS for card in wall.CARDS}
    played = sum(len(seat["played"]) for seat in position["seats"].values())
    return Counter(roles | {"emperor": wall.EMPEROR_BLOCKS[position["players"]], "plaque": played})


# Yuan: tiles of the map and clans by name, armies by clan.


def count_steppe(position: Position) -> Numbers:
    setup = position["setup"] or {"hands": {}, "laying": None}
    laying = (
        [setup["laying"]["tile"]] if setup["laying"] and setup["laying"]["cell"] else []
    )  # otherwise it is still in a hand
    tiles = Counter([*position["map"], *laying, *(tile for hand in setup["hands"].values() for tile in hand)])
    armies = merge({f"armies of {one['clan']}": one["armies"]} for one in position["provinces"].values())
    return merge([tiles, Counter(position["clans"].values()), armies])


def tiles_of_steppe(position: Position) -> Numbers:
    options = position["options"]
    deck = steppe.deck(position["players"], steppe.BOXES.index(options["box"]), options["china"] == "repeat")
    return Counter(steppe.TILE_NAMES[tile] for tile in deck)


def most_of_steppe(position: Position) -> Numbers:
    armies = {f"armies of {clan}": position["options"]["armies"] for clan in steppe.CLAN_NAMES}
    return Counter(armies | dict.fromkeys(steppe.CLAN_NAMES, 1))


BOXES = {
    "yellow-yangtze": Box(count_rivers, tiles_of_rivers, pagodas_of_rivers),
    "huang-di": Box(count_wall, all_of_wall, most_of_wall),
    "yuan": Box(count_steppe, tiles_of_steppe, most_of_steppe),
}
