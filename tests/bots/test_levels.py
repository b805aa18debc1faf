"""Adding a level, such as a learned net."""

from __future__ import annotations

import math
import random

import pytest

import tianming
from tests.bots.matches import quick_match
from tianming.arena.engines import run_here
from tianming.arena.report import contest
from tianming.bots import bot, levels
from tianming.bots.levels import LEVELS, Level, adviser, list_levels
from tianming.bots.questions import read_question
from tianming.core.actions import Action
from tianming.core.protocol import View
from tianming.core.registry import advisor, game

GAMES = tianming.list_games()


class Net:
    """A layer of four neurons over the features of what every answer leads to."""

    name = "small-net"

    def choose(self, view: View, rng: random.Random) -> Action:
        """The answer to which the net gives the highest output."""
        seat, _ = read_question(view)
        state, thinker = game(view.game).guess(view, rng), advisor(view.game)
        layer = random.Random(7)
        weights = [[layer.gauss(0, 0.1) for _ in thinker.features] for _ in range(4)]

        def fired(action: Action) -> float:
            after = state.clone()
            after.apply(seat, action)
            features = thinker.compare_features(after, seat)
            return sum(math.tanh(sum(w * f for w, f in zip(row, features, strict=True))) for row in weights)

        return max(state.legal(seat)[:40], key=fired)


@pytest.fixture
def net(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add the level, and let all games offer it."""
    level = Level("small-net", Net, "Does what a small net makes of it.")
    monkeypatch.setattr(levels, "LEVELS", (*LEVELS, level))
    monkeypatch.setitem(bot.BOTS, "small-net", Net)
    for name in GAMES:
        monkeypatch.setattr(advisor(name), "levels", (*advisor(name).levels, "small-net"))


@pytest.mark.usefixtures("net")
@pytest.mark.parametrize("name", GAMES)
def test_a_level_can_be_added_and_plays(name: str) -> None:
    assert [level.name for level in list_levels(name)][-1] == adviser(name) == "small-net"
    (played, _) = contest(quick_match(name, ("small-net", "random"), 1, "levels"), run_here)
    assert sum(played.shares) == 1
    assert played.decisions[0] > 10
