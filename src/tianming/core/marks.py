"""Marks: what each choice of a group would do, at a glance. Boards show them on their spaces."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from msgspec import Struct

from tianming.core.seats import Seat

MarkKind = Literal["war", "revolt", "rival", "triangle", "me", "stand", "legal"]  # the worst first
_ORDER = {kind: place for place, kind in enumerate(get_args(MarkKind))}


class Mark(Struct, frozen=True):
    """The worst that a choice is certain to lead to: a war or a revolt, points for that rival, a triangle for a pagoda,
    points for the seat itself, a leader that stands, or nothing of the kind."""

    kind: MarkKind
    seat: Seat | None = None


LEGAL = Mark("legal")


def worst_mark(marks: Iterable[Mark | None]) -> Mark:
    """The worst of these marks; merely legal if there is none."""
    return min((mark for mark in marks if mark is not None), key=lambda mark: _ORDER[mark.kind], default=LEGAL)
