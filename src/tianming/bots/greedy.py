"""The greedy bot: the action after which its own position looks best, its weakest colour counting most."""

from __future__ import annotations

import random

from tianming.bots.asked import answers, asked
from tianming.core.protocol import Rules, State, View
from tianming.core.registry import game
from tianming.core.seats import CHANCE, Seat

DEPTH = 2  # own follow-up questions that are thought through; later ones get the least answer
PATIENCE = 24  # answers that are played out before judging


class Greedy:
    """Looks one action ahead, with its own follow-ups, and supposes that nobody else adds anything."""

    name = "greedy"

    def choose(self, view: View, rng: random.Random) -> int:
        """The action with the best immediate result; ties at random."""
        seat, question = asked(view)
        rules = game(view.game)
        state = rules.guess(view, rng)
        actions = answers(question)
        if question.kind == "turn" and len(actions) > 1:
            actions.remove(rules.least(state, seat))  # doing nothing is for when nothing else is left
        worths = {action: after(rules, state, seat, action, DEPTH) + rng.random() * 0.01 for action in actions}
        return max(worths, key=worths.__getitem__)


def after(rules: Rules, state: State, seat: Seat, action: int, depth: int) -> float:
    """What the position is worth to the seat once the action is carried out and its turn is over, if the seat answers
    its follow-up questions well and everybody else does the least."""
    probe = state.clone()
    probe.apply(seat, action)
    for _ in range(PATIENCE):
        actors = probe.actors()
        if not actors or CHANCE in actors:
            break
        actor = seat if seat in actors else actors[0]
        kind = probe.kind()
        if kind == "turn" and actor != seat:
            break
        if depth > 0 and actor == seat and kind != "turn":
            return max(after(rules, probe, seat, answer, depth - 1) for answer in probe.legal(seat))
        probe.apply(actor, rules.least(probe, actor))
    return rules.worth(probe, seat)
