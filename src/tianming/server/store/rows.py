"""What the store keeps, one Struct per kind of row. Times are seconds since the epoch; tokens are stored as hashes."""

from __future__ import annotations

from typing import Any, TypedDict

from msgspec import Struct

from tianming.core.protocol import Position
from tianming.core.seats import Seat

Json = dict[str, Any]


class UserRow(Struct, frozen=True):
    """A person: a guest, or an account with a password hash."""

    id: str
    name: str
    account: bool
    password: str | None
    created: float


class ApiTokenRow(Struct, frozen=True):
    """A token with which a program plays for its user."""

    token: str
    user: str
    name: str
    created: float


class TableRow(Struct, frozen=True):
    """A table. Its status is open, playing, ended or aside (no longer replays). Every commit raises the version by one.
    A table for practice is in no list, and is dropped some time after its last change."""

    id: str
    game: str
    rules: int
    options: Json
    players: int
    status: str
    public: bool
    pace: Json
    seed: str
    commitment: str
    position: Position | None
    host: str
    created: float
    changed: float
    version: int = 0
    outcome: Json | None = None
    notice: str = ""
    rematch: str | None = None
    practice: bool = False
    hints: bool = False


class SeatRow(Struct, frozen=True):
    """A seat of a table: a person, a bot, or open. `away`: a bot plays for the person. `since`: its clock runs."""

    table: str
    seat: Seat
    kind: str
    user: str | None = None
    name: str = ""
    level: str | None = None
    token: str | None = None
    invite: str | None = None
    away: bool = False
    decision: int = 0
    bank: float = 0.0
    since: float | None = None
    conceded: bool = False
    agreed: bool = False
    undone: int = 0


class TableChange(TypedDict, total=False):
    """The fields of a table that change."""

    rules: int
    options: Json
    status: str
    changed: float
    outcome: Json | None
    notice: str
    rematch: str | None


class SeatChange(TypedDict, total=False):
    """The fields of a seat that change."""

    kind: str
    user: str | None
    name: str
    level: str | None
    token: str | None
    invite: str | None
    away: bool
    decision: int
    bank: float
    since: float | None
    conceded: bool
    agreed: bool
    undone: int


class Share(Struct, frozen=True):
    """What a person has made and not finished: tables, the bots that play there (even for people who left), and tables
    for practice."""

    tables: int = 0
    bots: int = 0
    practice: int = 0


class ActionRow(Struct, frozen=True):
    """One action of a table's record: its place, who did what, which decision of the seat it answered, and when."""

    number: int
    seat: Seat
    text: str
    decision: int
    at: float
