"""The settings of a training run: one TOML file for each game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tianming.core.errors import InvalidOption

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Share = Annotated[float, Meta(ge=0, le=1)]
Positive = Annotated[float, Meta(gt=0, le=1_000_000)]


class NetConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """The size of a net."""

    channels: Count = 64  # of each layer on the board
    blocks: Count = 4  # of two layers each
    hidden: Count = 128  # numbers that describe the rest


class PpoConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """How a net learns from its games. Where there are two values, the first turns into the second over the run."""

    steps: Count = 32  # decisions of every game between two updates
    minibatch: Count = 8192
    epochs: Count = 1
    clip: Share = 0.2
    trace: Share = 0.96  # λ: how far credit reaches back over a seat's own decisions
    value_weight: Positive = 0.5
    gradient_norm: Positive = 1.0
    learning_rate: tuple[Positive, Positive] = (4e-4, 1e-5)
    entropy: tuple[Positive, Positive] = (0.01, 0.001)
    variety: tuple[Share, Share] = (0.003, 0.0003)  # how much every kind of action is kept alive
    margin_share: tuple[Share, Share] = (0.5, 0.1)  # of the reward: the margin; the rest is the victory
    margin_scale: Positive = 6.0
    averaging: Share = 0.98  # of the exported weights, an iteration


class PoolConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """Past selves to play against. Those that win more often are chosen more often."""

    share: Share = 0.2  # of the games, in which one seat learns and a past self plays the others
    size: Annotated[int, Meta(ge=0, le=64)] = 5
    minutes: Positive = 1.5  # between two of them


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """A training run."""

    game: str
    players: tuple[Count, ...]  # the games have these in turn: with [2, 3, 2, 4] half of them are for two
    options: dict[str, bool | int | str] = {}  # of the game
    total_minutes: Positive = 30.0  # of all runs together, over which settings change
    restart: Share = 0.4  # where on that way they begin again if a finished training gets more minutes
    games: Count = 8192
    groups: Annotated[int, Meta(ge=1, le=8)] = 2  # while one is played, the net answers another
    workers: Annotated[int, Meta(ge=0, le=256)] = 7  # processes of each group
    scatter: Annotated[int, Meta(ge=0, le=10_000)] = 1500  # random decisions at the start, to be out of step
    net: NetConfig = NetConfig()
    ppo: PpoConfig = PpoConfig()
    pool: PoolConfig = PoolConfig()


def load_config(game: str, path: Path | None = None, changes: Sequence[str] = ()) -> Config:
    """The settings from a file, or those of the game, with changes such as "ppo.steps=16"."""
    if path is not None:
        text = path.read_text(encoding="utf-8")
    else:
        own = files("tianming.train") / "data" / f"{game}.toml"
        if not own.is_file():
            raise InvalidOption(f"there are no settings for training {game!r:.40}: give a file with --config")
        text = own.read_text(encoding="utf-8")
    config = read_config(text, changes)
    if config.game != game:
        raise InvalidOption(f"these settings are for the game {config.game!r:.40}, not for {game}")
    return config


def read_config(text: str, changes: Sequence[str] = ()) -> Config:
    """The settings that a TOML text describes."""
    try:
        values: dict[str, Any] = msgspec.toml.decode(text)
        for change in changes:
            _change(values, change)
        return msgspec.convert(values, Config)
    except msgspec.DecodeError as error:
        raise InvalidOption(f"the settings cannot be used: {error}") from None


def _change(values: dict[str, Any], change: str) -> None:
    """Change one value: a dotted name, "=", and a value as TOML writes it."""
    name, sign, value = change.partition("=")
    if not sign:
        raise InvalidOption(f'a change must look like "ppo.steps=16", not like {change!r:.40}')
    *sections, last = name.strip().split(".")
    for section in sections:
        values = values.setdefault(section, {})
        if not isinstance(values, dict):
            raise InvalidOption(f"{section!r:.40} is no section of the settings")
    values[last] = msgspec.toml.decode(f"value = {value}")["value"]
