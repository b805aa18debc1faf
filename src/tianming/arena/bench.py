"""How fast the engine is on one core: the figures of `tianming bench`."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any

from tianming.core import twins
from tianming.core.actions import Action
from tianming.core.dice import Dice
from tianming.core.protocol import Rules, State
from tianming.core.registry import game, list_games
from tianming.core.seats import CHANCE, Seat

OPENINGS = 20  # different openings for the figures without the set-up


def bench(seconds: float = 2.0, names: Sequence[str] = ()) -> dict[str, Any]:
    """All figures of these games (or of all games), each measured for about that long."""
    figures: dict[str, Any] = {"compiled": False}
    for name in names or list_games():
        rules = game(name)
        figures[f"{name}/listed"] = round(count_listed_decisions(rules, seconds))
        figures[f"{name}/inside"] = round(count_playout_decisions(rules, seconds))
        figures[f"{name}/clone_apply_us"] = round(time_clone_apply(rules, seconds), 3)
        figures[f"{name}/list_us"] = round(time_listing(rules, seconds), 3)
        figures[f"{name}/state_bytes"] = rules.start().nbytes()
        for players in (4, 8):
            if players in rules.players and len(play_set_up(rules, players, 0).actors()) == players:
                figures[f"{name}/turns_{players}"] = round(count_turns(rules, players, seconds))
    figures["compiled"] = bool(twins.list_compiled())
    return figures


def count_listed_decisions(rules: Rules, seconds: float) -> float:
    """Decisions a second, driven from Python with the full list of legal actions. Draws are made but not counted."""
    rnd = random.Random(1).random
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += len(_play(rules.start(), rnd))
    return decisions / spent


def count_playout_decisions(rules: Rules, seconds: float) -> float:
    """Decisions a second in random play inside the engine."""
    decisions = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += rules.start().playout(Dice(games))
        games += 1
    return decisions / spent


def time_clone_apply(rules: Rules, seconds: float) -> float:
    """Microseconds to clone a state and apply a decision, on average over the decisions of random games."""
    rnd = random.Random(2).random
    sample: list[tuple[State, Seat, Action]] = []
    for _ in range(20):
        sample += _play(rules.start(), rnd, keep=True)[::4]
    rounds = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for state, seat, action in sample:
            state.clone().apply(seat, action)
        rounds += 1
    return 1e6 * spent / (rounds * len(sample))


def time_listing(rules: Rules, seconds: float) -> float:
    """Microseconds to list the legal actions of a free choice, on average over random games of four."""
    rnd = random.Random(3).random
    sample: list[tuple[State, Seat, Action]] = []
    for number in range(OPENINGS):
        sample += _play(play_set_up(rules, min(4, rules.players[-1]), number), rnd, keep=True)
    choices = [(state, seat) for state, seat, _ in sample if state.kind() == "turn"]
    rounds = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        for state, seat in choices:
            state.legal(seat)
        rounds += 1
    return 1e6 * spent / (rounds * len(choices))


def count_turns(rules: Rules, players: int, seconds: float) -> float:
    """Full turns a second in a game whose seats all decide at once: everybody's random choice and its results, without
    the set-up."""
    openings = [play_set_up(rules, players, number) for number in range(OPENINGS)]
    decisions = games = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        decisions += openings[games % OPENINGS].clone().playout(Dice(games))
        games += 1
    return decisions / players / spent


def play_set_up(rules: Rules, players: int, seed: int) -> State:
    """The state at the first free choice, after a set-up by random answers."""
    rng = random.Random(seed)
    state = rules.start(players)
    while state.kind() != "turn":
        seat = state.actors()[0]
        state.apply(seat, state.kth(seat, rng.randrange(state.count(seat))))
    return state


def _play(state: State, rnd: Any, *, keep: bool = False) -> list[Any]:
    """Play one random game; return an entry per decision, with the state before it if `keep` is set."""
    made: list[Any] = []
    while actors := state.actors():
        seat = actors[0]
        if seat == CHANCE:
            state.apply(seat, state.kth(seat, int(rnd() * state.count(seat))))
            continue
        legal = state.legal(seat)
        action = legal[int(rnd() * len(legal))]
        made.append((state.clone(), seat, action) if keep else None)
        state.apply(seat, action)
    return made
