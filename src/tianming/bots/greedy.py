"""The greedy bot: the action after which its own position looks best, its weakest colour counting most."""

from __future__ import annotations

import random

from tianming.core.protocol import Rules, State, View
from tianming.core.registry import game
from tianming.core.seats import CHANCE, Seat

PATIENCE = 16  # answers of others that are played out before judging


class Greedy:
    """Looks one action ahead and supposes that nobody else adds anything."""

    name = "greedy"

    def choose(self, view: View, rng: random.Random) -> int:
        """The action with the best immediate result; ties at random."""
        if view.seat is None or view.question is None:
            raise ValueError("the view asks its seat nothing")
        rules = game(view.game)
        state = rules.guess(view, rng)
        best, choice = float("-inf"), -1
        for group in view.question.groups:
            for action in group.actions:
                worth = after(rules, state, view.seat, action) + rng.random() * 0.01
                if worth > best:
                    best, choice = worth, action
        return choice


def after(rules: Rules, state: State, seat: Seat, action: int) -> float:
    """What the position is worth to the seat once the action, and the others' least answers, are carried out."""
    probe = state.clone()
    probe.apply(seat, action)
    for _ in range(PATIENCE):
        actors = probe.actors()
        if not actors or CHANCE in actors or seat in actors:
            break
        probe.apply(actors[0], rules.least(probe, actors[0]))
    return rules.worth(probe, seat)
