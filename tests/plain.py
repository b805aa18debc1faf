"""Turns parts of views into plain values, so that tests can compare them."""

from __future__ import annotations

from typing import Any

from msgspec import json

from tianming.core.position_file import Part


def plain(part: Part) -> Any:
    """A position or facts as on the wire: dictionaries, lists, numbers and texts."""
    return json.decode(json.encode(part))
