"""The two databases: how to reach each, run reads and writes on it, and bring it to the present schema."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, TypeVar

import asyncpg
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from tianming.core.errors import TianmingError
from tianming.server.background import outlive
from tianming.server.store.checkpoints import FALLBACK_PAGES, Checkpoints
from tianming.server.store.group_commit import GroupCommit
from tianming.server.store.migrations import upgrade

T = TypeVar("T")
BUSY_SECONDS = 10.0  # how long a connection waits for another one's lock
READER_THREADS = 2  # more of them only compete for the interpreter
POOL_CONNECTIONS = 10
CONNECT_SECONDS = 10.0
ANSWER_SECONDS = 30.0
# Any number will do, as long as every process uses the same one.
MIGRATION_LOCK = 0x7469616E
# Alembic keeps its context in module globals: one migration at a time in a process.
MIGRATING = threading.Lock()


class StoreError(TianmingError):
    """The database cannot do what was asked. The sentence says why."""


class Database(ABC):
    """Runs transactions: functions that take a connection."""

    dialect: ClassVar[str]
    shown: str

    @abstractmethod
    async def read(self, work: Callable[[Connection], T], *, snapshot: bool = False) -> T:
        """Run work that only reads. With a snapshot, all its statements see the same moment."""

    @abstractmethod
    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run work that changes things. When this returns, the changes are on the disk; if the work raises, they are
        undone. Cancelling the caller does not interrupt the work."""

    @abstractmethod
    async def close(self) -> None:
        """End all connections."""

    @abstractmethod
    async def backup(self, path: Path) -> None:
        """Write a consistent copy to a new file while the server goes on."""

    @abstractmethod
    def _upgrade(self) -> None:
        """Run the missing migrations, one process at a time."""

    async def migrate(self) -> None:
        """Bring the database to the present schema; several processes may do so at once."""
        try:
            await asyncio.to_thread(self._migrate_alone)
        except CommandError as error:
            raise StoreError(f"a newer version of Tianming wrote the database {self.shown} ({error})") from error
        except (OSError, SQLAlchemyError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise StoreError(f"cannot open the database {self.shown}: {getattr(error, 'orig', error)}") from error

    def _migrate_alone(self) -> None:
        with MIGRATING:
            self._upgrade()


def database(url: str) -> Database:
    """The database behind a URL."""
    scheme, _, rest = url.partition("://")
    if scheme == "sqlite" and rest.startswith("/") and rest not in ("/", "/:memory:"):
        return Sqlite(Path(rest[1:]))
    if scheme in ("postgresql", "postgres") and rest:
        return Postgres(f"postgresql://{rest}")
    raise StoreError("a database is sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME")


# --- SQLite --------------------------------------------------------------------------------------


class Sqlite(Database):
    """One file in WAL mode. Writes queue for the one writing thread; readers never wait for them.

    A transaction is one trip to a thread, not one for every statement: three times as many fit into a second. Writes
    that queue in the meantime are committed together, so they wait for the disk only once.
    """

    dialect = "sqlite"

    def __init__(self, path: Path) -> None:
        self.path = path
        self.shown = str(path)
        self._writer = self._engine(pool_size=1, max_overflow=1)  # one connection writes, another migrates
        event.listen(self._writer, "begin", begin_immediate)
        self._readers = self._engine(pool_size=READER_THREADS, max_overflow=0)
        event.listen(self._readers, "connect", forbid_writing)
        self._reading = ThreadPoolExecutor(READER_THREADS, "sqlite-reader")
        self._writing = GroupCommit(self._writer)
        self.checkpoints = Checkpoints(path, self._writing)

    def _engine(self, **settings: Any) -> Engine:
        url = URL.create("sqlite", database=str(self.path))
        engine = create_engine(
            url, connect_args={"timeout": BUSY_SECONDS, "isolation_level": None}, hide_parameters=True, **settings
        )
        event.listen(engine, "connect", set_pragmas)
        return engine

    async def read(self, work: Callable[[Connection], T], *, snapshot: bool = False) -> T:
        job = with_snapshot(work) if snapshot else work
        return await asyncio.get_running_loop().run_in_executor(self._reading, transaction, self._readers, job)

    async def write(self, work: Callable[[Connection], T]) -> T:
        self.checkpoints.start()
        return await self._writing.write(work)

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._reading.shutdown()
        self._readers.dispose()
        self.checkpoints.close()
        self._writing.close()
        self._writer.dispose()

    def _upgrade(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.touch(mode=0o600)  # it holds secrets; SQLite gives its log files the same mode
        set_wal(self.path)
        transaction(self._writer, upgrade)

    async def backup(self, path: Path) -> None:
        await asyncio.to_thread(copy_sqlite, self.path, path)


def transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
    with engine.begin() as connection:
        return work(connection)


def set_pragmas(connection: Any, record: object) -> None:
    """Make sure that an acknowledged commit is on the disk, and that references hold; `Checkpoints` copies the log."""
    cursor = connection.cursor()
    checkpoints = f"wal_autocheckpoint = {FALLBACK_PAGES}"
    for pragma in ("synchronous = FULL", "fullfsync = ON", "foreign_keys = ON", checkpoints):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def forbid_writing(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()


def with_snapshot(work: Callable[[Connection], T]) -> Callable[[Connection], T]:
    def job(connection: Connection) -> T:
        connection.exec_driver_sql("BEGIN")
        return work(connection)

    return job


def begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def set_wal(path: Path) -> None:
    """Turn on the write-ahead log. If several processes do so at once, the file may be locked: then try again."""
    deadline = time.monotonic() + BUSY_SECONDS
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as connection:
        while True:
            try:
                (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
                break
            except sqlite3.Error as error:
                if time.monotonic() > deadline or "locked" not in str(error):
                    raise StoreError(f"cannot open the database {path}: {error}") from error
                time.sleep(0.02)
    if mode != "wal":
        raise StoreError(f"the file system of {path} does not allow SQLite's write-ahead log; choose a local disk")


def copy_sqlite(source: Path, target: Path) -> None:
    """Copy a database in use. The copy gets the target's name only when it is complete."""
    if target.exists():
        raise StoreError(f"{target} exists already; give the backup a new name")
    part = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
        with closing(sqlite3.connect(source, timeout=BUSY_SECONDS)) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise StoreError(f"cannot back up to {target}: {error}") from error


# --- PostgreSQL ----------------------------------------------------------------------------------


class Postgres(Database):
    """A pool of connections to a PostgreSQL server, which several processes may share."""

    dialect = "postgresql"

    def __init__(self, dsn: str) -> None:
        self.dsn = dsn
        self.shown = dsn.rpartition("@")[2].partition("?")[0]
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connect,
            isolation_level="READ COMMITTED",
            hide_parameters=True,  # a failing statement never shows seeds or tokens
            pool_size=POOL_CONNECTIONS,
            max_overflow=0,
        )
        event.listen(self._engine.sync_engine, "checkout", refuse_closed)
        self._readers = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._snapshots = self._engine.execution_options(isolation_level="REPEATABLE READ")
        self._writes: set[asyncio.Task[Any]] = set()

    async def connect(self, answer: float | None = ANSWER_SECONDS) -> asyncpg.Connection:
        """A separate connection. Its commits wait for the disk, whatever the server's default."""
        connection = await asyncpg.connect(
            self.dsn, timeout=CONNECT_SECONDS, command_timeout=answer, server_settings={"application_name": "tianming"}
        )
        await connection.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        return connection

    async def read(self, work: Callable[[Connection], T], *, snapshot: bool = False) -> T:
        async with (self._snapshots if snapshot else self._readers).connect() as connection:
            return await connection.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await outlive(self._write(work), self._writes)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        if self._writes:
            await asyncio.wait(self._writes)
        await self._engine.dispose()

    def _upgrade(self) -> None:
        asyncio.run(self._upgrade_alone())

    async def _upgrade_alone(self) -> None:
        patient = partial(self.connect, None)
        engine = create_async_engine("postgresql+asyncpg://", async_creator=patient, poolclass=NullPool)
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
            await connection.run_sync(upgrade)

    async def backup(self, path: Path) -> None:
        raise StoreError("back up a PostgreSQL database with its own tool: pg_dump --format=custom --file=FILE URL")


def refuse_closed(connection: Any, record: object, proxy: object) -> None:
    """Replace a connection that the server has ended before it is used."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
