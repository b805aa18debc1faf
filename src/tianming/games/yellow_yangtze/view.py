"""What is known to whom (H1): positions with secrets removed, and guesses at what was removed."""

from __future__ import annotations

import random
from typing import Any

from tianming.core.protocol import Position as PositionFile
from tianming.core.protocol import View
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze.board import (
    ASIDE,
    BLACK,
    COLOURS,
    DYNASTIES,
    LEADERS,
    NEIGHBOUR_SETS,
    RED,
    TILE_COUNTS,
    first_space,
    names,
)
from tianming.games.yellow_yangtze.position_format import OFF
from tianming.games.yellow_yangtze.state import State


def redact(state: State, seat: Seat | None) -> PositionFile:
    """H1: other hands and tiles discarded by E1 become numbers, and so does the bag. Once the game is over
    everything is open."""
    position = state.snapshot()
    if position["ended"] is not None:
        return position
    for name in ("hands", "buried"):
        for number, dynasty in enumerate(DYNASTIES[: state.fields().players]):
            if number != seat:
                position[name][dynasty] = sum(position[name][dynasty].values())
    position["bag"] = sum(position["bag"].values()) - (ASIDE if position["options"]["short"] else 0)
    return position


def facts(state: State) -> dict[str, Any]:
    """T2, W3, R2: the states in the order of their first spaces, with the red tiles in them, and the black tiles beside
    each leader."""
    fields = state.fields()
    tiles, seen, states = fields.tiles, 0, []
    support: dict[str, dict[str, int]] = {dynasty: {} for dynasty in DYNASTIES[: fields.players]}
    for place, space in enumerate(fields.leader):
        if space == OFF:
            continue
        support[DYNASTIES[place // 5]][LEADERS[place % 5]] = (NEIGHBOUR_SETS[space] & tiles[BLACK]).bit_count()
        if not seen >> space & 1:
            group = state.group(space)
            seen |= group
            states.append(group)
    found = [
        {"spaces": list(names(group)), "strength": (group & tiles[RED]).bit_count()}
        for group in sorted(states, key=first_space)
    ]
    return {"states": found, "support": support}


def guess(view: View, rng: random.Random) -> PositionFile:
    """A whole position drawn uniformly from those consistent with the view: all tiles that the seat cannot see are
    shuffled and dealt to the places that it cannot see, again if what came out could not have been."""
    if isinstance(view.position["bag"], dict):
        return _copied(view.position)
    while True:
        position = _dealt(view.position, rng)
        if _could_be(position):
            return position


def _dealt(known: PositionFile, rng: random.Random) -> PositionFile:
    """The position with everything that is hidden dealt at random."""
    position = _copied(known)
    unseen = unseen_tiles(position)
    rng.shuffle(unseen)
    for name in ("hands", "buried"):
        for dynasty, number in position[name].items():
            if isinstance(number, int):
                position[name][dynasty] = _counted(unseen[:number])
                del unseen[:number]
    position["bag"] = _counted(unseen)
    return position


def _could_be(position: PositionFile) -> bool:
    """W4: who has named a state to support has a red tile, or the soldier off the board, to commit."""
    asked = position["questions"][-1]
    if asked["ask"] != "pledge":
        return True
    return "red" in position["hands"][asked["seat"]] or "soldier" not in position["leaders"][asked["seat"]]


def unseen_tiles(position: PositionFile) -> list[str]:
    """The tiles that are not in sight, one by one."""
    left = dict(zip(COLOURS, TILE_COUNTS, strict=True))
    for colour in position["tiles"].values():
        left[colour] -= 1
    known = [position["merchants"], position["discards"]]
    known += [counts for name in ("hands", "buried") for counts in position[name].values() if isinstance(counts, dict)]
    for counts in known:
        for colour, number in counts.items():
            left[colour] -= number
    return [colour for colour in COLOURS for _ in range(left[colour])]


def _counted(tiles: list[str]) -> dict[str, int]:
    return {colour: tiles.count(colour) for colour in COLOURS if colour in tiles}


def _copied(position: PositionFile) -> PositionFile:
    """A copy of which the hidden parts may be filled in."""
    return {**position, "hands": dict(position["hands"]), "buried": dict(position["buried"])}
