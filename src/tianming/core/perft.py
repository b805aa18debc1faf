"""Perft: in how many ways the next decisions can be made. The number changes if the rules do."""

from __future__ import annotations

from tianming.core.chance import Stream
from tianming.core.protocol import Rules, State
from tianming.core.seats import CHANCE


def opening(rules: Rules, players: int, seed: str) -> State:
    """The position of the first decision. The draws before it come from the seed."""
    state = rules.start(players)
    stream = Stream(seed)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, stream.choose(state.purpose(), state.odds()))
    return state


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` decisions. Draws on the way take the first possible outcome."""
    while state.actors() == (CHANCE,):
        state = state.clone()
        state.apply(CHANCE, state.odds()[0][0])
    actors = state.actors()
    if depth == 0 or not actors:
        return 1
    seat = actors[0]
    if depth == 1:
        return state.count(seat)
    total = 0
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        total += perft(after, depth - 1)
    return total
