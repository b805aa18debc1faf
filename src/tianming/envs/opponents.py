"""Who else plays: bots by name, bots, and policies.

A policy is a function from an observation and its mask to an action.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, cast

from tianming.bots.bot import Bot, bot, sees_everything
from tianming.core.errors import InvalidOption
from tianming.core.seats import Seat
from tianming.envs.arrays import Array
from tianming.envs.one_game import OneGame

Policy: TypeAlias = Callable[[Array, Array], int]
Opponent: TypeAlias = str | Bot | Policy
Answer: TypeAlias = Callable[[OneGame, Seat, random.Random], int]


def make_answers(opponents: Opponent | Sequence[Opponent]) -> list[Answer]:
    """What answers for each of the opponents."""
    several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
    listed: list[Opponent] = list(cast(Sequence[Opponent], opponents)) if several else [cast(Opponent, opponents)]
    if not listed:
        raise InvalidOption("there must be at least one opponent")
    return [_make_answer(opponent) for opponent in listed]


def _make_answer(opponent: Opponent) -> Answer:
    if isinstance(opponent, str):
        return _answer_of_bot(bot(opponent, arena=True))
    if hasattr(opponent, "choose"):
        return _answer_of_bot(cast(Bot, opponent))
    if not callable(opponent):
        raise InvalidOption(f"an opponent is the name of a bot, a bot or a function, not {opponent!r:.40}")
    policy: Policy = opponent
    return lambda game, seat, _rng: policy(*game.observe(seat))


def _answer_of_bot(made: Bot) -> Answer:
    if sees_everything(made):
        return lambda game, seat, rng: cast(Any, made).choose_openly(game.state, seat, rng)
    return lambda game, seat, rng: made.choose(game.rules.view(game.state, seat), rng)
