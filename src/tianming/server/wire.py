"""Everything that goes over the wire, as types: frames of the WebSocket and bodies of the HTTP interface.

``python -m tianming.server.wire_types`` makes the JSON Schema in ``docs/schemas/wire.schema.json`` and the TypeScript
types in ``web/src/wire.ts`` from these types. A test notices if they are stale.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from tianming.core.errors import Reason
from tianming.core.marks import Mark
from tianming.core.messages import Message
from tianming.core.options import Option, Value
from tianming.core.protocol import Forecast, Outcome, View
from tianming.core.seats import Seat
from tianming.study.hints import Hint

Short = Annotated[str, Meta(min_length=1, max_length=200)]
# A line of ordinary characters: no control characters, no line ends, nothing that changes the direction of writing.
_ODD = r"\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069"
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^(?!.*\n)[^\s{_ODD}]([^{_ODD}]*[^\s{_ODD}])?$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(min_length=8, max_length=100)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[Seat, Meta(ge=0, le=15)]
Long = Annotated[str, Meta(max_length=262_144)]

# Pace.


class NoClock(Struct, frozen=True, tag="none", forbid_unknown_fields=True):
    """Everybody takes the time they need."""


class LiveClock(Struct, frozen=True, tag="live", forbid_unknown_fields=True):
    """A bank of seconds for the game, and some more for every decision."""

    bank: Annotated[int, Meta(ge=10, le=86_400)] = 1200
    increment: Annotated[int, Meta(ge=0, le=3600)] = 10


class DaysClock(Struct, frozen=True, tag="days", forbid_unknown_fields=True):
    """Some days for every decision."""

    days: Annotated[int, Meta(ge=1, le=30)] = 3


Pace = NoClock | LiveClock | DaysClock

# From the client.


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first frame: tokens of seats that the cookie does not give, and what the client has seen already."""

    tokens: Annotated[tuple[Secret, ...], Meta(max_length=16)] = ()
    length: Count = 0
    undone: Count = 0


class Act(Struct, frozen=True, tag="act", forbid_unknown_fields=True):
    """Answer the decision of that number of a seat."""

    id: Count
    seat: SeatNumber
    decision: Count
    action: Short


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the last actions of a seat: so many steps."""

    id: Count
    seat: SeatNumber
    decision: Count
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class AskWhy(Struct, frozen=True, tag="why", forbid_unknown_fields=True):
    """Why is an action not allowed?"""

    id: Count
    seat: SeatNumber
    action: Short


class AskForecast(Struct, frozen=True, tag="forecast", forbid_unknown_fields=True):
    """What would an action do?"""

    id: Count
    seat: SeatNumber
    action: Short


class AskMarks(Struct, frozen=True, tag="marks", forbid_unknown_fields=True):
    """What would each choice of a group do, at a glance? It counts as several frames."""

    id: Count
    seat: SeatNumber
    group: Short


class AskHint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """What would a strong player do? Answered where the table allows hints."""

    id: Count
    seat: SeatNumber


class Concede(Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """Offer to give up, or take the offer back."""

    id: Count
    seat: SeatNumber
    offer: bool = True


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """Agree that those who offered to give up have lost."""

    id: Count
    seat: SeatNumber


class Settle(Struct, frozen=True, tag="settle", forbid_unknown_fields=True):
    """Offer to end the game as it stands, or take the offer back. It ends once everybody has offered that."""

    id: Count
    seat: SeatNumber
    offer: bool = True


class TakeBack(Struct, frozen=True, tag="return", forbid_unknown_fields=True):
    """Take a seat back from the bot that plays for its owner."""

    id: Count
    seat: SeatNumber


class Resync(Struct, frozen=True, tag="resync", forbid_unknown_fields=True):
    """Send everything again."""

    id: Count


ClientFrame = (
    Hello | Act | Undo | AskWhy | AskForecast | AskMarks | AskHint | Concede | Agree | Settle | TakeBack | Resync
)

# From the server.


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it. If its clock runs, it started at `since` and had `bank` seconds then."""

    seat: Seat
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None
    away: bool
    conceded: bool
    agreed: bool
    decision: int
    bank: float
    since: float | None


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it. The seed is there when the game is over."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    players: int
    status: Literal["open", "playing", "ended", "aside"]
    public: bool
    hints: bool
    pace: Pace
    commitment: str
    seed: str | None
    notice: Message | None
    rematch: str | None
    host: str
    created: float
    changed: float
    version: int
    outcome: Outcome | None
    seats: tuple[SeatInfo, ...]


class Happened(Struct, frozen=True):
    """What one action brought about. `action` is its text, with ? for what is hidden."""

    number: int
    seat: Seat
    action: str
    events: tuple[Any, ...]


class SeatView(Struct, frozen=True):
    """What one seat sees (None: a spectator): its view, the decision that it owes, how many of its last actions it may
    take back, and what happened since the client's last picture, by action."""

    seat: Seat | None
    view: View | None
    decision: int | None
    undo: int
    events: tuple[Happened, ...]


class Sync(Struct, frozen=True, tag="sync"):
    """Everything that this client may know. `length` counts the actions so far, `undone` those that were taken back."""

    table: TableInfo
    length: int
    undone: int
    now: float
    seat_views: tuple[SeatView, ...]


class Ack(Struct, frozen=True, tag="ack"):
    """The request was carried out and is durable."""

    id: int
    version: int


class Refused(Message, frozen=True, tag="refused"):
    """Why the request was not carried out. If the kind is `illegal`, the value `reason` is the engine's reason. Stale:
    the client's picture was old, and a sync follows."""

    id: int
    stale: bool = False


class WhyReply(Struct, frozen=True, tag="why"):
    """The reason why an action is not allowed; None when it is."""

    id: int
    reason: Reason | None


class ForecastReply(Struct, frozen=True, tag="forecast"):
    """What an action would do."""

    id: int
    forecast: Forecast


class MarksReply(Struct, frozen=True, tag="marks"):
    """What each choice of a group would do; without choices if the group is not on offer."""

    id: int
    marks: dict[str, Mark]


class HintReply(Struct, frozen=True, tag="hint"):
    """Advice for the seat's present decision."""

    id: int
    hint: Hint


ServerFrame = Sync | Ack | Refused | WhyReply | ForecastReply | MarksReply | HintReply

# HTTP.


class Guest(Struct, frozen=True, forbid_unknown_fields=True):
    """Play at once under a name."""

    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """Make an account, or log in to one."""

    name: Name
    password: Password


class Me(Struct, frozen=True):
    """The user who asks."""

    id: str
    name: str
    account: bool


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a token for a program that plays."""

    name: Name


class Token(Struct, frozen=True):
    """A token. It is shown only once."""

    token: str


class TokenInfo(Struct, frozen=True):
    """One of the user's tokens. `id` is not the token itself; it only names it."""

    id: str
    name: str
    created: float


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: me (several times for a hot seat), a bot of some level, or open for others."""

    kind: Literal["me", "bot", "open"]
    level: Short | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table."""

    game: Short
    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, Value] = {}
    pace: Pace = NoClock()
    public: bool = False
    hints: bool = False
    seed: Short | None = None


class Upload(Struct, frozen=True, forbid_unknown_fields=True):
    """A record (up to an action, or to its end) or a position, to play on from at a hot-seat table. A table for
    practice is in no list, and is dropped a day after its last action."""

    record: Long | None = None
    position: dict[str, Any] | None = None
    action: Count | None = None
    level: Short | None = None
    practice: bool = False


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat: any, or one by number. A private table needs its invitation."""

    seat: SeatNumber | None = None
    invite: Secret | None = None


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    """Change to an open seat before the game begins: from the user's only seat, or from one by number."""

    seat: SeatNumber
    origin: SeatNumber | None = None


class Fill(Struct, frozen=True, forbid_unknown_fields=True):
    """Let bots of a level play: at one open seat, or at all of them."""

    level: Short
    seat: SeatNumber | None = None


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """Leave a seat. Before the game begins it is open again; after that a bot plays on."""

    seat: SeatNumber | None = None


class Seated(Struct, frozen=True):
    """A table with a seat for the user: the secret tokens of their seats, shown only once, and the invitation for the
    open ones."""

    table: TableInfo
    tokens: dict[str, str]
    invite: str | None


class Underway(Struct, frozen=True):
    """An unfinished table of the user: which seats are theirs, who must decide now, and how many actions there were."""

    table: TableInfo
    mine: tuple[Seat, ...]
    actors: tuple[Seat, ...]
    length: int


class LevelInfo(Struct, frozen=True):
    """A level of bots: its name, and a description."""

    name: str
    text: str


class GameInfo(Struct, frozen=True):
    """A game that people can play. `figures` are numbers that are printed in it, by name."""

    name: str
    title: str
    players: tuple[int, ...]
    seat_names: tuple[str, ...]
    options: tuple[Option, ...]
    levels: tuple[LevelInfo, ...]
    credits: str
    notice: str
    rules: int
    figures: dict[str, tuple[int, ...]]


class Step(Struct, frozen=True):
    """One step of a replay: what was done, what happened, and what the watching seat saw after it."""

    number: int
    seat: Seat | None
    action: str
    events: tuple[Any, ...]
    view: View


class Steps(Struct, frozen=True):
    """Part of a replay."""

    length: int
    steps: tuple[Step, ...]


class Look(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at: from which step on, and as which seat saw it (None: a spectator)."""

    record: Long
    seat: SeatNumber | None = None
    start: Count = 0


class Replayed(Struct, frozen=True):
    """Part of the replay of an uploaded record, with what its header says."""

    game: str
    rules: int
    players: int
    options: dict[str, Value]
    seats: tuple[str, ...]
    outcome: Outcome | None
    length: int
    steps: tuple[Step, ...]


class Picture(Struct, frozen=True):
    """One picture of a worked example: the actions, what happened, what is refused now and why, the spaces to look at,
    and the view after it."""

    actions: tuple[str, ...]
    events: tuple[Any, ...]
    refusals: tuple[Reason, ...]
    spaces: tuple[str, ...]
    view: View


class ExampleShown(Struct, frozen=True):
    """A worked example of a rule book, played by the engine. The first picture is the position where it begins."""

    id: str
    rules: tuple[str, ...]
    pictures: tuple[Picture, ...]


class Problem(Message, frozen=True):
    """Why a request was not carried out."""
