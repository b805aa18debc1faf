"""The greedy bot: takes the action after which its own position looks best."""

from __future__ import annotations

import random

from tianming.bots.questions import list_answers, read_question
from tianming.core.actions import Action
from tianming.core.advisor import Advisor
from tianming.core.protocol import State, View
from tianming.core.registry import advisor
from tianming.core.seats import CHANCE, Seat

DEPTH = 2  # how many of its own follow-up questions it thinks through; later ones get the default answer
MOST_ANSWERS = 24  # how many answers it plays out before it judges
GUESSES = 10  # how often it guesses what the others do, if all decide at once


class Greedy:
    """Looks one action ahead, with its own follow-ups, and assumes that nobody else adds anything. Seats that decide at
    the same time may do anything."""

    name = "greedy"

    def choose(self, view: View, rng: random.Random) -> Action:
        """The action with the best immediate result; ties at random."""
        seat, question = read_question(view)
        thinker = advisor(view.game)
        actions = list_answers(question)
        if question.kind in thinker.indifferent:
            return rng.choice(actions)
        states = suppose_states(thinker, view, seat, rng)
        if question.kind == "turn" and len(actions) > 1:
            actions = [action for action in actions if action != thinker.pass_action(states[0], seat)]
        worths = {action: rng.random() * 0.01 for action in actions}
        for action in actions:
            worths[action] += sum(evaluate_after(thinker, state, seat, action, DEPTH) for state in states) / len(states)
        return max(worths, key=worths.__getitem__)


def suppose_states(thinker: Advisor, view: View, seat: Seat, rng: random.Random) -> list[State]:
    """What the position may be: one guess, or several guesses if the others answer at the same time."""
    assert view.question is not None
    rules = thinker.rules
    if view.question.kind not in rules.together:
        return [thinker.clear_answers(rules.guess(view, rng), seat)]
    return [decide_for_others(rules.guess(view, rng), seat, rng) for _ in range(GUESSES)]


def decide_for_others(state: State, seat: Seat, rng: random.Random) -> State:
    """The state after all others have answered a question that is put to everybody, each at random."""
    kind = state.kind()
    while state.kind() == kind and (others := [actor for actor in state.actors() if actor != seat]):
        state.apply(others[0], rng.choice(state.legal(others[0])))
    return state


def evaluate_after(thinker: Advisor, state: State, seat: Seat, action: Action, depth: int) -> float:
    """What the position is worth to the seat after the action, at the end of its turn. The seat answers its follow-up
    questions well, everybody else gives the default answer."""
    rules = thinker.rules
    probe = state.clone()
    probe.apply(seat, action)
    for other in state.actors():
        if other != seat:  # several decide at once
            probe.apply(other, rules.default_action(probe, other))
    for _ in range(MOST_ANSWERS):
        actors = probe.actors()
        if not actors or CHANCE in actors:
            break
        actor = seat if seat in actors else actors[0]
        kind = probe.kind()
        if kind == "turn" and (actor != seat or thinker.pass_action(probe, seat) is None):
            break
        if kind in rules.together:
            break
        if depth > 0 and actor == seat and kind != "turn":
            return max(evaluate_after(thinker, probe, seat, answer, depth - 1) for answer in probe.legal(seat))
        probe.apply(actor, rules.default_action(probe, actor))
    return thinker.simple.evaluate(probe, seat)
