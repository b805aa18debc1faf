"""Positions for tests, written the way one would set them up on a table.

state = build(wall={"a1": "red"}, red={"blocks": 2, "peasants": 6})
events = play(state, "red", "play builder", "build b1", "done")
"""

from __future__ import annotations

from typing import Any

import tianming
from tianming.core.protocol import Event, State
from tianming.core.seats import CHANCE, Seat

RULES = tianming.game("huang-di")
SEATS = RULES.seat_names
CARDS = ["recruiter", "resources", "builder", "taskmaster"]


def position(players: int = 2, turn: str = "red", taken: int = 0, **fields: Any) -> dict[str, Any]:
    """A position in which that seat, which holds the marker, begins its turn after `taken` others in this round.
    `fields` are those of the position format, or of a seat. Seats without a table have played their first cards."""
    seats = {colour: {"table": CARDS[:taken], **fields.pop(colour, {})} for colour in SEATS[:players]}
    base: dict[str, Any] = {
        "game": RULES.name,
        "rules": RULES.version,
        "players": players,
        "wall": {},
        "seats": seats,
        "turn": {"seat": turn, "shown": fields.pop("shown", None)},
        "questions": [{"ask": "turn", "seat": turn}],
    }
    part = {"number": 3, "turns": taken * players, "marker": turn, **fields.pop("round", {})}
    return {**base, "round": part, **fields}


def build(players: int = 2, turn: str = "red", taken: int = 0, **fields: Any) -> State:
    """The state of such a position."""
    return RULES.restore(position(players, turn, taken, **fields))


def bidding(players: int = 3, marker: str | None = None, number: int = 1, **fields: Any) -> State:
    """A state in which everybody bids; in later rounds three cards of everybody lie on the table."""
    taken = 0 if number == 1 else 3
    part = {"number": number, "marker": marker, "turns": taken * players}
    return RULES.restore(position(players, taken=taken, round=part, questions=[{"ask": "bid"}], **fields))


def play(state: State, seat: str | int, *texts: str) -> list[Event]:
    """Carry out actions of one seat ("chance" for draws); returns what happened."""
    number = CHANCE if seat == "chance" else SEATS.index(seat) if isinstance(seat, str) else seat
    events: list[Event] = []
    for text in texts:
        state.apply(Seat(number), RULES.read(text), events)
    return events


def offered(state: State, seat: str | None = None) -> set[str]:
    """The texts of all legal actions of a seat, or of the first seat that must answer."""
    number = state.actors()[0] if seat is None else SEATS.index(seat)
    return {RULES.write(action) for action in state.legal(Seat(number))}


def open_question(state: State) -> tuple[str, str]:
    """The first seat that must answer, and the kind of question: ("red", "role")."""
    seat = state.actors()[0]
    return ("chance" if seat == CHANCE else SEATS[seat]), state.kind()


def reason(state: State, seat: str, text: str) -> tuple[str, str, dict[str, Any]]:
    """Why that action is not allowed: rule, kind and values."""
    found = RULES.why(state, Seat(SEATS.index(seat)), RULES.read(text))
    assert found is not None, f"{text} is allowed"
    return found.rule, found.kind, found.values


def because(rule: str, kind: str, **values: Any) -> tuple[str, str, dict[str, Any]]:
    """That reason."""
    return rule, kind, values


def things(state: State, seat: str) -> dict[str, Any]:
    """What a seat has."""
    found: dict[str, Any] = state.snapshot()["seats"][seat]
    return found


def wall(state: State) -> dict[str, str]:
    """The blocks in the wall."""
    found: dict[str, str] = state.snapshot()["wall"]
    return found


def points(state: State) -> list[int]:
    """Everybody's points."""
    return [seat["points"] for seat in state.snapshot()["seats"].values()]


def of_kind(events: list[Event], name: str) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if type(event).__name__ == name]


def row(first: str, level: int, owners: list[str]) -> dict[str, str]:
    """Blocks beside each other on a level, from a column on."""
    return {f"{chr(ord(first) + n)}{level}": owner for n, owner in enumerate(owners) if owner}


def filled(province: int, levels: int, owner: str = "white") -> dict[str, str]:
    """A province built up to some level."""
    first = chr(ord("a") + 5 * (province - 1))
    blocks: dict[str, str] = {}
    for level in range(1, min(levels, 3) + 1):
        blocks |= row(first, level, [owner] * 5)
    return blocks | (row(first, 4, [owner, "", "", "", owner]) if levels == 4 else {})
