"""The tables of docs/environments.md, made from the shapes: print them with `python -m tests.envs.tables GAME`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import groupby

from tianming.core.observation import FixedPlane, Number, Plane, Shape
from tianming.core.registry import make_encoding


def table_of(things: Sequence[Plane | FixedPlane | Number]) -> str:
    """Markdown: things in a row that mean the same share a line."""
    lines = ["| index | name | meaning |", "|---|---|---|"]
    for _, group in groupby(enumerate(things), key=lambda pair: (pair[1].meaning, getattr(pair[1], "scale", 0))):
        members = list(group)
        (first, one), (last, other) = members[0], members[-1]
        index = str(first) if first == last else f"{first}–{last}"
        name = one.name if first == last else f"{one.name} … {other.name}"
        lines.append(f"| {index} | {name} | {one.meaning}{scale_of(one)} |")
    return "\n".join(lines) + "\n"


def scale_of(thing: Plane | FixedPlane | Number) -> str:
    """How a number is scaled, if it is."""
    if not isinstance(thing, Number) or thing.scale == 1:
        return ""
    return f" ÷ {round(1 / thing.scale)}"


def tables_of(shape: Shape) -> str:
    """All tables of a game."""
    return (
        f"Planes:\n\n{table_of(shape.planes)}\nFixed planes, which observations leave out:\n\n{table_of(shape.fixed)}\n"
        f"Numbers, with what nets divide them by:\n\n{table_of(shape.numbers)}{links_of(shape)}"
    )


def links_of(shape: Shape) -> str:
    """What joins the places of a board that differs from game to game."""
    if shape.places is None:
        return ""
    return f"\nLinks between the {shape.most_places} places of the list:\n\n{table_of(shape.places.links)}"


if __name__ == "__main__":
    print(tables_of(make_encoding(sys.argv[1]).shape), end="")
