"""Views' parts as plain values, to be compared with what a test writes down."""

from __future__ import annotations

from typing import Any

from msgspec import json

from tianming.core.position_file import Part


def plain(part: Part) -> Any:
    """A position or facts as they travel: dictionaries, lists, numbers and texts."""
    return json.decode(json.encode(part))
