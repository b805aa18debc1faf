"""How tables come and go: making, joining and leaving them, playing again, playing on from an upload."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import time
from typing import Any

import msgspec
from msgspec.structs import replace

from tianming.bots.levels import list_levels
from tianming.core.chance import check_seed, commitment, make_seed
from tianming.core.options import check_end, resolve_options
from tianming.core.protocol import Position, Rules
from tianming.core.registry import game
from tianming.core.seats import Seat
from tianming.server.auth import digest, make_token
from tianming.server.play import changes
from tianming.server.play.changes import Change
from tianming.server.play.live import Live, Rows, Stale, present_rules
from tianming.server.play.replays import Uploaded
from tianming.server.play.tables import DEFAULT_LEVEL, Tables
from tianming.server.refusals import Declined, Refusal
from tianming.server.store.rows import SeatChange, SeatRow, TableRow, UserRow
from tianming.server.store.store import Conflict
from tianming.server.wire import NewSeat, NewTable, NoClock, Pace, Seated, TableInfo

NO_CLOCK = NoClock()


class Forbidden(Refusal):
    """That is not for you."""

    status = 403


class Lobby:
    """Makes tables and seats people at them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    # Making tables.

    async def create(self, user: UserRow, wish: NewTable) -> Seated:
        """A new table. It starts when no seat is open."""
        rules = game(wish.game)
        if wish.seed is not None and any(seat.kind == "open" for seat in wish.seats):
            raise Declined("seed")
        if wish.seed is not None:
            check_seed(wish.seed)
        options = resolve_options(rules.options, wish.options)
        rules.start(len(wish.seats), options)  # refuses numbers of players and combinations the game does not have
        return await self._open(
            user,
            rules,
            wish.seats,
            options=options,
            pace=wish.pace,
            public=wish.public,
            hints=wish.hints,
            seed=wish.seed,
        )

    async def upload(self, user: UserRow, upload: Uploaded) -> Seated:
        """Play on from a position. The user has every seat, or bots play all seats but the one to act."""
        position = upload.position
        mine, bot = NewSeat("me"), NewSeat("bot", level=upload.level)
        seats = [bot if upload.level and seat != upload.first else mine for seat in range(position["players"])]
        return await self._open(
            user,
            game(position["game"]),
            seats,
            options=position["options"],
            position=position,
            hints=True,
            practice=upload.practice,
        )

    async def rematch(self, user: UserRow, live: Live) -> Seated:
        """The same game with the same people at a new table. If two people ask, they get the same table."""
        mine = [seat.seat for seat in live.seats if seat.user == user.id]
        if not mine or live.row.status != "ended":
            raise Forbidden("no-rematch")
        if live.row.rematch is not None:
            return Seated((await self.tables.live(live.row.rematch)).info(), {}, None)
        _, options = present_rules(live.row)
        row = _row(user, live.rules, live.row.players, options, pace=live.row.pace, public=live.row.public)
        row = replace(row, hints=live.row.hints)
        rows = begin_if_full(row, [_copy_seat(row.id, seat) for seat in live.seats], self.tables.now())
        try:
            await self.tables.change(live.row.id, lambda live: changes.add_rematch(live, rows))
        except Stale:  # somebody else was faster: use their table
            return await self.rematch(user, await self.tables.live(live.row.id))
        return self._adopt(rows)

    async def _open(
        self,
        user: UserRow,
        rules: Rules,
        wishes: Sequence[NewSeat],
        *,
        options: dict[str, Any],
        pace: Pace = NO_CLOCK,
        public: bool = False,
        hints: bool = False,
        seed: str | None = None,
        position: Position | None = None,
        practice: bool = False,
    ) -> Seated:
        if all(wish.kind == "bot" for wish in wishes):
            check_end(rules.options, options)
        row = _row(user, rules, len(wishes), options, pace=msgspec.to_builtins(pace), public=public, seed=seed)
        row = replace(row, position=position, hints=hints, practice=practice)
        invite = make_token() if any(wish.kind == "open" for wish in wishes) else None
        tokens: dict[str, str] = {}
        seats = [_seat(row.id, Seat(number), wish, user, rules, invite, tokens) for number, wish in enumerate(wishes)]
        rows = begin_if_full(row, seats, self.tables.now())
        await self.store.add_table(*rows)
        return replace(self._adopt(rows), tokens=tokens, invite=invite)

    def _adopt(self, rows: Rows) -> Seated:
        """Adopt a table that was just made, so that everybody can find it."""
        live = Live(rows)
        self.tables.adopt(live)
        return Seated(live.info(), {}, None)

    # Coming and going.

    async def join(self, user: UserRow, id: str, seat: Seat | None, invite: str | None) -> Seated:
        """Take an open seat."""
        token = make_token()
        taken: list[Seat] = []

        def make(live: Live) -> Change:
            place = _open_seat(live, seat, invite)
            taken[:] = [place]
            fields: SeatChange = {"kind": "person", "user": user.id, "name": user.name, "token": digest(token)}
            return changes.sit_down(live, {place: fields}, self.tables.now())

        live = await self.tables.change(id, make)
        return Seated(live.info(), {str(taken[0]): token}, None)

    async def move(self, user: UserRow, id: str, seat: Seat, origin: Seat | None) -> TableInfo:
        """Change to another seat, which is open."""

        def make(live: Live) -> Change:
            mine = [row.seat for row in live.seats if row.user == user.id and origin in (None, row.seat)]
            if not mine:
                raise Forbidden("not-seated")
            _list_open(live, seat)
            return changes.change_seat(live, mine[0], seat, self.tables.now())

        return (await self.tables.change(id, make)).info()

    async def fill(self, user: UserRow, id: str, level: str, seat: Seat | None) -> TableInfo:
        """Let bots play at open seats. That is for the person who made the table."""

        def make(live: Live) -> Change:
            check_host(user, live)
            places = [row.seat for row in _list_open(live, seat)]
            bots: changes.SeatChanges = {
                place: {"kind": "bot", "name": _bot_name(live.rules, place, level), "level": level} for place in places
            }
            if all(row.kind == "bot" or row.seat in bots for row in live.seats):
                raise Forbidden("bots-only")
            return changes.sit_down(live, bots, self.tables.now())

        return (await self.tables.change(id, make)).info()

    async def leave(self, user: UserRow, id: str, seat: Seat | None) -> None:
        """Leave a seat, or all seats of that user."""
        live = await self.tables.live(id)
        mine = [row.seat for row in live.seats if row.user == user.id and seat in (None, row.seat)]
        if not mine and not (live.row.host == user.id and is_abandoned(live)):
            raise Forbidden("not-seated")
        for place in mine:
            if live.row.status == "open":
                await self.tables.change(id, lambda live, place=place: changes.stand_up(live, place))  # type: ignore[misc]  # bound now
            elif live.row.status == "playing":
                await self.tables.leave(id, place)
        await self._drop_abandoned(id)

    async def _drop_abandoned(self, id: str) -> None:
        """Drop a table if nobody sits at it and its game has not begun."""
        live = await self.tables.live(id)
        if not is_abandoned(live):
            return
        try:
            await self.store.drop_table(id, live.row.version)
        except Conflict:  # somebody sat down at the last moment
            return
        self.tables.forget(id)


def is_abandoned(live: Live) -> bool:
    """Whether nobody sits at a table whose game has not begun."""
    return live.row.status == "open" and all(row.kind != "person" for row in live.seats)


def _row(
    user: UserRow,
    rules: Rules,
    players: int,
    options: dict[str, Any],
    *,
    pace: dict[str, Any],
    public: bool,
    seed: str | None = None,
) -> TableRow:
    id, seed, now = secrets.token_hex(10), seed or make_seed(), time()
    return TableRow(
        id=id,
        game=rules.name,
        rules=rules.version,
        options=options,
        players=players,
        status="open",
        public=public,
        pace=pace,
        seed=seed,
        commitment=commitment(seed, id),
        position=None,
        host=user.id,
        created=now,
        changed=now,
    )


def _seat(
    table: str, number: Seat, wish: NewSeat, user: UserRow, rules: Rules, invite: str | None, tokens: dict[str, str]
) -> SeatRow:
    if wish.kind == "open":
        return SeatRow(table, number, "open", invite=digest(invite or ""))
    if wish.kind == "bot":
        level = wish.level or DEFAULT_LEVEL
        return SeatRow(table, number, "bot", name=_bot_name(rules, number, level), level=level)
    tokens[str(number)] = make_token()
    return SeatRow(
        table, number, "person", user=user.id, name=wish.name or user.name, token=digest(tokens[str(number)])
    )


def _bot_name(rules: Rules, number: Seat, level: str) -> str:
    """The name of a bot of that level at a seat."""
    names = [one.name for one in list_levels(rules.name)]
    if level not in names:
        raise Declined("no-bot", level=f"{level!r:.40}", levels=list(names))
    return f"{level} {rules.seat_names[number]}"


def _copy_seat(table: str, seat: SeatRow) -> SeatRow:
    return SeatRow(table, seat.seat, seat.kind, user=seat.user, name=seat.name, level=seat.level, token=seat.token)


def begin_if_full(row: TableRow, seats: list[SeatRow], now: float) -> Rows:
    """The rows of a new table. Its game begins at once if no seat is open."""
    if any(seat.kind == "open" for seat in seats):
        return row, seats, []
    live = Live((row, seats, []))
    change = changes.begin(live, now)
    after = changes.advance(live, change, row.version)
    return after.row, after.seats, list(change.actions)


def check_host(user: UserRow, live: Live) -> None:
    """Raise unless that user made the table."""
    if live.row.host != user.id:
        raise Forbidden("not-host")


def _list_open(live: Live, seat: Seat | None) -> list[SeatRow]:
    """The seats that are open, or that one; at least one."""
    if live.row.status != "open":
        raise Stale("begun")
    free = [row for row in live.seats if row.kind == "open" and seat in (None, row.seat)]
    if not free:
        raise Stale("seat-taken")
    return free


def _open_seat(live: Live, seat: Seat | None, invite: str | None) -> Seat:
    """The seat somebody may take."""
    free = _list_open(live, seat)
    if not live.row.public and (invite is None or digest(invite) != free[0].invite):
        raise Forbidden("invitation")
    return free[0].seat
