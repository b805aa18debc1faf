"""The names of the environments, with the version of the rules: results of different versions do not compare."""

from __future__ import annotations

import tianming
from tianming.core.registry import has_encoding


def snake_names() -> dict[str, str]:
    """The games by names like "yellow_yangtze_v1"."""
    return {f"{name.replace('-', '_')}_v{tianming.game(name).version}": name for name in _games()}


def camel_names() -> dict[str, str]:
    """The games by names like "YellowYangtze-v1"."""
    return {f"{name.title().replace('-', '')}-v{tianming.game(name).version}": name for name in _games()}


def _games() -> list[str]:
    return [name for name in tianming.list_games() if has_encoding(name)]
