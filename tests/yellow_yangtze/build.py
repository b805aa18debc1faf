"""Positions for tests, written the way one would set them up on a table.

state = build(tiles={"b3": "black"}, leaders={"lion": {"trader": "b4"}}, hands={"lion": {"green": 2}})
events = play(state, "lion", "tile green b5")
"""

from __future__ import annotations

from typing import Any

import tianming
from tianming.core.protocol import Event, State
from tianming.core.seats import CHANCE, Seat

RULES = tianming.game("yellow-yangtze")
SEATS = RULES.seat_names


def position(players: int = 2, turn: str = "lion", actions_left: int = 2, **fields: Any) -> dict[str, Any]:
    """A position in which that seat is about to act; `fields` are those of the position format."""
    base: dict[str, Any] = {
        "game": RULES.name,
        "rules": RULES.version,
        "players": players,
        "tiles": {},
        "hands": {},
        "turn": {"seat": turn, "actions_left": actions_left},
        "questions": [{"ask": "turn", "seat": turn}],
    }
    return {**base, **fields}


def build(players: int = 2, turn: str = "lion", actions_left: int = 2, **fields: Any) -> State:
    """The state of such a position."""
    return RULES.restore(position(players, turn, actions_left, **fields))


def play(state: State, seat: str | int, *texts: str) -> list[Event]:
    """Carry out actions of one seat ("chance" for draws); returns what happened."""
    number = CHANCE if seat == "chance" else SEATS.index(seat) if isinstance(seat, str) else seat
    events: list[Event] = []
    for text in texts:
        state.apply(Seat(number), RULES.read(text), events)
    return events


def offered(state: State) -> set[str]:
    """The texts of everything that may be done now."""
    (seat,) = state.actors()
    return {RULES.write(action) for action in state.legal(seat)}


def open_question(state: State) -> tuple[str, str]:
    """The seat that must answer, and the kind of question: ("lion", "merchant")."""
    (seat,) = state.actors()
    kind = RULES.ask(state, seat)[1].kind
    return ("chance" if seat == CHANCE else SEATS[seat]), kind


def reason(state: State, seat: str, text: str) -> tuple[str, str]:
    """Why that action is not allowed: rule and kind."""
    found = RULES.why(state, Seat(SEATS.index(seat)), RULES.read(text))
    assert found is not None, f"{text} is allowed"
    return found.rule, found.kind


def points(state: State, seat: str) -> dict[str, int]:
    """A seat's points by colour, zeros left out."""
    found: dict[str, int] = state.snapshot()["points"][seat]
    return found


def tiles(state: State) -> dict[str, str]:
    """The tiles on the board."""
    found: dict[str, str] = state.snapshot()["tiles"]
    return found


def leaders(state: State, seat: str) -> dict[str, str]:
    """Where a seat's leaders stand."""
    found: dict[str, str] = state.snapshot()["leaders"][seat]
    return found


def of_kind(events: list[Event], name: str) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if type(event).__name__ == name]
