"""Everything durable: people, sessions, tables, seats and actions, in SQLite or PostgreSQL."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, Executable, Table, and_, case, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from tianming.core.seats import Seat
from tianming.server.background import outlive
from tianming.server.store import schema
from tianming.server.store import statements as say
from tianming.server.store.database import Database, Postgres, StoreError, database
from tianming.server.store.listener import Listener
from tianming.server.store.rows import ActionRow, ApiTokenRow, SeatRow, Share, TableRow, UserRow

__all__ = ["ActionRow", "ApiTokenRow", "Conflict", "SeatRow", "Store", "StoreError", "TableRow", "UserRow"]

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")
Fields = Mapping[str, object]


class Conflict(Exception):
    """Somebody else was first: the table no longer has the expected version, or the name is taken."""


def fold_name(name: str) -> str:
    """A name in the form for comparison: neither the case nor the width of letters matters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


TABLE_FIELDS = frozenset(TableRow.__struct_fields__) - {"id", "version"}
SEAT_FIELDS = frozenset(SeatRow.__struct_fields__) - {"table", "seat"}


class Store:
    """The database of a server. Every method is one transaction.

    A write that has begun runs to its end even if its caller is cancelled. Then nobody knows the new version, and the
    next commit that expects the old one gets a Conflict.
    """

    def __init__(self, opened: Database) -> None:
        self._database = opened
        self._revocations: set[asyncio.Task[Any]] = set()
        self._listeners: set[Listener] = set()
        # Called with the hash of each session and API token that ends; "" means that some ends may have been missed.
        self.on_revoked: Callable[[str], None] = lambda token: None

    @staticmethod
    async def open(url: str) -> Store:
        """The store at sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME, brought to the present schema."""
        opened = database(url)
        try:
            await opened.migrate()
        except BaseException:
            await opened.close()
            raise
        return Store(opened)

    async def close(self) -> None:
        """Finish what has begun and end all connections."""
        for listener in tuple(self._listeners):
            await self._stop(listener)
        if self._revocations:
            await asyncio.wait(self._revocations)
        await self._database.close()

    @property
    def dialect(self) -> str:
        """sqlite or postgresql."""
        return self._database.dialect

    async def ping(self) -> None:
        """Raise if the database does not answer."""
        await self._value(say.SHARED, name="secret")

    async def backup(self, path: str | Path) -> None:
        """Copy a SQLite database in use to a new file; for PostgreSQL the error names the tool."""
        await self._database.backup(Path(path))

    async def secret(self) -> bytes:
        """32 random bytes, drawn once and shared by all processes on this database."""
        while (value := await self._value(say.SHARED, name="secret")) is None:
            drawn = {"name": "secret", "value": secrets.token_bytes(32)}
            await self._execute(self._insert_missing(schema.shared, drawn))
        return bytes(value)

    # --- people ----------------------------------------------------------------------------------

    async def add_user(self, user: UserRow) -> None:
        """Add a user. Raises Conflict if it is an account and its name is taken."""
        row = asdict(user) | {"account_name": fold_name(user.name) if user.account else None}
        await self._execute_naming(user.name, insert(schema.users).values(row))

    async def user(self, id: str) -> UserRow | None:
        """The person with that id."""
        return await self._row(UserRow, say.USER, id=id)

    async def user_named(self, name: str) -> UserRow | None:
        """The account of that name, whatever its case."""
        return await self._row(UserRow, say.ACCOUNT, name=fold_name(name))

    async def set_password(self, id: str, name: str, hash: str) -> None:
        """Turn a guest into an account, or give an account a new password. Raises Conflict if the name is taken."""
        changes = {"account": True, "name": name, "password": hash, "account_name": fold_name(name)}
        await self._execute_naming(name, update(schema.users).where(schema.users.c.id == id).values(changes))

    async def rename(self, id: str, name: str) -> None:
        """Give a person another name. Raises Conflict if it is an account and the name is taken."""
        changes = {"name": name, "account_name": case((schema.users.c.account, fold_name(name)))}
        await self._execute_naming(name, update(schema.users).where(schema.users.c.id == id).values(changes))

    async def _execute_naming(self, name: str, statement: Executable) -> None:
        try:
            changed = await self._execute(statement)
        except IntegrityError as error:
            if "account_name" not in str(error.orig):
                raise
            raise Conflict(f"the name {name!r} is taken") from error
        if not changed:
            raise LookupError("there is no such user")

    async def add_session(self, token_hash: str, user: str, created: float) -> None:
        """Remember a session by its token's hash."""
        await self._execute(insert(schema.sessions).values(token=token_hash, user=user, created=created))

    async def session(self, token_hash: str) -> tuple[str, float] | None:
        """The id of the user whose session it is, and when it began or was last renewed."""
        asked = {"token": token_hash}
        found = await self._database.read(lambda connection: connection.execute(say.SESSION, asked).first())
        return None if found is None else (str(found[0]), float(found[1]))

    async def renew_session(self, token_hash: str, now: float) -> None:
        """Let the time of a session start again now."""
        await self._execute(update(schema.sessions).where(schema.sessions.c.token == token_hash).values(created=now))

    async def drop_sessions_before(self, created: float) -> int:
        """End all sessions that began or were renewed before that moment; return how many there were."""
        return await self._execute(delete(schema.sessions).where(schema.sessions.c.created < created))

    async def drop_session(self, token_hash: str) -> None:
        """End a session."""
        await self._revoke(schema.sessions, schema.sessions.c.token == token_hash)

    async def drop_sessions(self, user: str) -> None:
        """End all sessions of a user."""
        await self._revoke(schema.sessions, schema.sessions.c.user == user)

    async def add_api_token(self, token_hash: str, user: str, name: str, created: float) -> None:
        """Remember an API token by its hash."""
        await self._execute(insert(schema.api_tokens).values(token=token_hash, user=user, name=name, created=created))

    async def api_token_user(self, token_hash: str) -> str | None:
        """The id of the user whose API token it is."""
        return optional(await self._value(say.API_TOKEN_USER, token=token_hash))

    async def api_tokens(self, user: str) -> list[ApiTokenRow]:
        """A user's API tokens, oldest first."""
        return await self._rows(ApiTokenRow, say.API_TOKENS, user=user)

    async def drop_api_token(self, token_hash: str, user: str) -> bool:
        """End an API token of that user; return whether there was one."""
        columns = schema.api_tokens.c
        return await self._revoke(schema.api_tokens, and_(columns.token == token_hash, columns.user == user)) > 0

    async def _revoke(self, table: Table, which: ColumnElement[bool]) -> int:
        """End sessions or API tokens and notify every process on the database; return how many there were."""
        return await outlive(self._revoke_now(table, which), self._revocations)

    async def _revoke_now(self, table: Table, which: ColumnElement[bool]) -> int:
        def work(connection: Connection) -> list[str]:
            ended = list(connection.execute(select(table.c.token).where(which)).scalars())
            for token in ended:
                connection.execute(delete(table).where(table.c.token == token))
                if self.dialect == "postgresql":
                    connection.execute(say.NOTIFY_REVOKED, {"payload": token})
            return ended

        ended = await self._database.write(work)
        for token in ended:
            self.on_revoked(token)
        return len(ended)

    # --- tables ----------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], actions: Sequence[ActionRow] = ()) -> None:
        """Add a table with its seats, and with the first actions if its game begins at once."""
        await self._database.write(lambda connection: self._add_table(connection, table, seats, actions))

    def _add_table(
        self, connection: Connection, table: TableRow, seats: Sequence[SeatRow], actions: Sequence[ActionRow]
    ) -> None:
        connection.execute(say.ADD_TABLE, asdict(table))
        if seats:
            connection.execute(say.ADD_SEAT, [asdict(seat) for seat in seats])
        replace_actions(connection, table.id, None, actions)
        self._note_seated(connection, table.id, [seat.user for seat in seats])

    async def table(self, id: str) -> TableRow | None:
        """The table with that id."""
        return await self._row(TableRow, say.TABLE, id=id)

    async def seats(self, id: str) -> list[SeatRow]:
        """A table's seats in order."""
        return await self._rows(SeatRow, say.SEATS, id=id)

    async def actions(self, id: str, start: int = 0) -> list[ActionRow]:
        """A table's actions in order, from a number on."""
        return await self._rows(ActionRow, say.ACTIONS, id=id, start=start)

    async def load(self, id: str) -> tuple[TableRow, list[SeatRow], list[ActionRow]] | None:
        """A table with its seats and actions, all of the same moment."""

        def work(connection: Connection) -> tuple[TableRow, list[SeatRow], list[ActionRow]] | None:
            tables = rows(connection, TableRow, say.TABLE, id=id)
            seats = rows(connection, SeatRow, say.SEATS, id=id)
            actions = rows(connection, ActionRow, say.ACTIONS, id=id, start=0)
            return (tables[0], seats, actions) if tables else None

        return await self._database.read(work, snapshot=True)

    async def commit(
        self,
        id: str,
        version: int,
        *,
        actions: Sequence[ActionRow] = (),
        keep: int | None = None,
        table: Fields | None = None,
        seats: Sequence[tuple[Seat, Fields]] = (),
        sequel: tuple[TableRow, list[SeatRow], list[ActionRow]] | None = None,
    ) -> int:
        """Change a table in one transaction, provided that it still has that version; return the new version.

        Keeps only the actions below `keep`, adds the given ones, and sets the given fields of the table and of its
        seats. A sequel is a new table, made in the same transaction. When this returns, all of it is on the disk. On
        PostgreSQL, it notifies every listener.
        """
        check_fields(table or {}, TABLE_FIELDS)
        for _, fields in seats:
            check_fields(fields, SEAT_FIELDS)

        def work(connection: Connection) -> None:
            raise_version(connection, id, version, table or {})
            replace_actions(connection, id, keep, actions)
            for seat, fields in seats:
                change_seat(connection, id, seat, fields)
            self._note_seated(connection, id, [fields.get("user") for _, fields in seats])
            if sequel is not None:
                self._add_table(connection, *sequel)
            if self.dialect == "postgresql":
                connection.execute(say.NOTIFY, {"payload": f"{id} {version + 1}"})

        await self._database.write(work)
        return version + 1

    async def lobby(self, *, limit: int = 100) -> list[TableRow]:
        """Public tables that are open or playing, newest first."""
        return await self._rows(TableRow, say.LOBBY, limit=limit)

    async def history(self, user: str, *, limit: int = 200) -> list[TableRow]:
        """Tables at which the user has or ever had a seat, newest first."""
        return await self._rows(TableRow, say.HISTORY, user=user, limit=limit)

    async def list_overdue(self, now: float) -> list[str]:
        """The ids of the tables in play at which somebody's time is up."""
        asked = {"now": now}
        return await self._database.read(lambda connection: list(connection.execute(say.OVERDUE, asked).scalars()))

    async def list_unfinished(self) -> list[str]:
        """The ids of the tables in play, oldest first."""
        return await self._database.read(lambda connection: list(connection.execute(say.UNFINISHED).scalars()))

    async def drop_practice(self, moment: float) -> list[str]:
        """Drop the tables for practice that were not changed since that moment, with all that belongs to them."""

        def work(connection: Connection) -> list[str]:
            return drop_tables(connection, list(connection.execute(say.PRACTICE_BEFORE, {"moment": moment}).scalars()))

        return await self._database.write(work)

    async def drop_table(self, id: str, version: int) -> None:
        """Drop a table with all that belongs to it, provided that it still has that version."""

        def work(connection: Connection) -> None:
            raise_version(connection, id, version, {})
            drop_tables(connection, [id])
            if self.dialect == "postgresql":
                connection.execute(say.NOTIFY, {"payload": f"{id} {version + 1}"})

        await self._database.write(work)

    async def shares(self, people: Sequence[str]) -> dict[str, Share]:
        """What each of these people has made and not finished, without those who have nothing."""
        asked = {"people": list(people)}

        def work(connection: Connection) -> dict[str, Share]:
            found: dict[str, dict[str, int]] = {}
            for host, practice, number in connection.execute(say.TABLES_OF, asked):
                found.setdefault(host, {})["practice" if practice else "tables"] = number
            for host, number in connection.execute(say.BOTS_OF, asked):
                found.setdefault(host, {})["bots"] = number
            return {host: Share(**numbers) for host, numbers in found.items()}

        return await self._database.read(work)

    async def trim_practice(self, person: str, keep: int) -> list[str]:
        """Drop all but the newest tables for practice that a person has made."""

        def work(connection: Connection) -> list[str]:
            made = list(connection.execute(say.PRACTICE_OF, {"person": person}).scalars())
            return drop_tables(connection, made[keep:])

        return await self._database.write(work)

    def _note_seated(self, connection: Connection, table: str, users: Sequence[object]) -> None:
        for user in dict.fromkeys(users):
            if user is not None:
                connection.execute(self._insert_missing(schema.seated, {"table": table, "user": user}))

    # --- listening -------------------------------------------------------------------------------

    async def listen(self, callback: Callable[[str, int], None]) -> Callable[[], Awaitable[None]]:
        """Call back with (table, version) for every commit of any process on a PostgreSQL database, in order.

        After a lost connection it calls back once with ("", 0): changes may have been missed, so catch up by version.
        `on_revoked` is called in the same way for sessions and API tokens that end. SQLite serves a single process, so
        there is no call. Returns a function that ends this.
        """
        if not isinstance(self._database, Postgres):
            return do_nothing
        listener = Listener(self._database.connect, callback, lambda token: self.on_revoked(token))
        await listener.start()
        self._listeners.add(listener)
        return lambda: self._stop(listener)

    async def _stop(self, listener: Listener) -> None:
        self._listeners.discard(listener)
        await listener.stop()

    # --- running statements ----------------------------------------------------------------------

    async def _value(self, asked: Executable, **values: object) -> Any:
        return await self._database.read(lambda connection: connection.execute(asked, values).scalar())

    async def _row(self, kind: type[R], asked: Executable, **values: object) -> R | None:
        found = await self._rows(kind, asked, **values)
        return found[0] if found else None

    async def _rows(self, kind: type[R], asked: Executable, **values: object) -> list[R]:
        return await self._database.read(lambda connection: rows(connection, kind, asked, **values))

    async def _execute(self, statement: Executable) -> int:
        return await self._database.write(lambda connection: connection.execute(statement).rowcount)

    def _insert_missing(self, table: Table, row: Fields) -> Executable:
        if self.dialect == "postgresql":
            return postgresql.insert(table).values(row).on_conflict_do_nothing()
        return sqlite.insert(table).values(row).on_conflict_do_nothing()


def rows(connection: Connection, kind: type[R], asked: Executable, **values: object) -> list[R]:
    return [kind(*row) for row in connection.execute(asked, values)]


def drop_tables(connection: Connection, ids: list[str]) -> list[str]:
    for id in ids:
        for statement in say.DROP_TABLE:
            connection.execute(statement, {"id": id})
    return ids


def optional(value: object) -> str | None:
    return None if value is None else str(value)


def check_fields(fields: Fields, known: frozenset[str]) -> None:
    if unknown := fields.keys() - known:
        raise ValueError(f"no such field to change: {', '.join(sorted(unknown))}")


def raise_version(connection: Connection, id: str, version: int, fields: Fields) -> None:
    changes = {**fields, "version": version + 1, "of_table": id, "of_version": version}
    if not connection.execute(say.CHANGE_TABLE, changes).rowcount:
        raise Conflict(f"table {id} is no longer at version {version}")


def replace_actions(connection: Connection, id: str, keep: int | None, actions: Sequence[ActionRow]) -> None:
    if keep is not None:
        connection.execute(say.DROP_ACTIONS, {"id": id, "keep": keep})
    if actions:
        connection.execute(say.ADD_ACTION, [{"table": id, **asdict(action)} for action in actions])


def change_seat(connection: Connection, id: str, seat: Seat, fields: Fields) -> None:
    if fields and not connection.execute(say.CHANGE_SEAT, {**fields, "of_table": id, "of_seat": seat}).rowcount:
        raise LookupError(f"table {id} has no seat {seat}")


async def do_nothing() -> None:
    """End nothing."""
