"""How databases are opened, and what only SQLite or only PostgreSQL does."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy import Connection, text

from tests.server.postgres import Postgres
from tests.server.stores import ANN, SEATS, TABLE, act, furnish, run_with, stored
from tests.waiting import WAIT_SECONDS, until
from tianming.server.store import schema
from tianming.server.store.store import Conflict, Store, StoreError

Told = list[tuple[str, int]]


def value(connection: Connection, asked: str) -> object:
    return connection.exec_driver_sql(asked).scalar()


async def until_told(found: Told, count: int) -> None:
    await until(lambda: len(found) >= count)


# --- opening -------------------------------------------------------------------------------------


def test_the_secret_is_drawn_once_for_all(url: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
        drawn = {*await asyncio.gather(*(store.secret() for store in stores for _ in range(3)))}
        assert [len(secret) for secret in drawn] == [32]
        for store in stores:
            await store.close()

    asyncio.run(story())


def test_opening_again_keeps_everything(url: str) -> None:
    run_with(url, furnish)

    async def look(store: Store) -> None:
        assert await store.load("t1") == (TABLE, SEATS, [])
        await store.ping()

    run_with(url, look)
    run_with(url, look)


OPEN_AND_ADD = """
import asyncio, sys
from tianming.server.store.store import Store, UserRow
async def main(url, name):
    print("ready", flush=True)
    sys.stdin.readline()
    store = await Store.open(url)
    await store.add_user(UserRow(name, name, True, "x", 1.0))
    print((await store.secret()).hex())
    await store.close()
asyncio.run(main(*sys.argv[1:]))
"""


def test_several_processes_open_a_fresh_database_at_once(url: str) -> None:
    command = [sys.executable, "-W", "error", "-c", OPEN_AND_ADD, url]
    pipe = subprocess.PIPE
    processes = [subprocess.Popen([*command, name], stdin=pipe, stdout=pipe, text=True) for name in "0123"]
    for process in processes:
        assert process.stdout is not None and process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    secrets = {process.communicate(timeout=WAIT_SECONDS)[0] for process in processes}
    assert [process.returncode for process in processes] == [0] * 4 and len(secrets) == 1

    async def look(store: Store) -> None:
        assert None not in [await store.user_named(name) for name in "0123"]

    run_with(url, look)


@stored
async def test_the_migrations_make_the_schema_as_it_is_written(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    assert await store._database.write(differences) == []


@stored
async def test_a_database_of_a_later_version_is_refused(store: Store) -> None:
    later = text("UPDATE alembic_version SET version_num = '9999'")
    await store._database.write(lambda connection: connection.execute(later))
    with pytest.raises(StoreError, match="newer version of Tianming wrote"):
        await store._database.migrate()


@pytest.mark.parametrize(
    "url", ["mysql://x:word@y/z", "tianming.db", "sqlite://", "sqlite:///:memory:", "", "postgresql://"]
)
def test_an_unknown_url_is_refused_in_words(url: str) -> None:
    with pytest.raises(StoreError, match="sqlite:///PATH or postgresql://") as caught:
        asyncio.run(Store.open(url))
    assert "word" not in str(caught.value)


def test_a_database_out_of_reach_is_named_without_its_password(tmp_path: Path, postgres: Postgres) -> None:
    (tmp_path / "file").touch()
    (tmp_path / "text.db").write_text("not a database, only words " * 50)
    reachable = postgres.url("nowhere")
    wrong = postgres.url().replace("tester:", "tester:word")
    closed = "postgresql://ann:word@127.0.0.1:1/tianming"
    for url in (f"sqlite:///{tmp_path}/file/x.db", f"sqlite:///{tmp_path}/text.db", reachable, wrong, closed):
        with pytest.raises(StoreError, match="cannot open the database") as caught:
            asyncio.run(Store.open(url))
        assert "word@" not in str(caught.value) and "tester:" not in str(caught.value)


# --- SQLite --------------------------------------------------------------------------------------


def test_sqlite_commits_wait_for_the_disk(sqlite_url: str) -> None:
    async def pragmas(store: Store) -> None:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        for run in (store._database.write, store._database.read):
            values = await run(lambda connection: [value(connection, f"PRAGMA {name}") for name in names])
            assert values == ["wal", 2, 1, 10_000]  # 2 is FULL
        assert store.dialect == "sqlite"

    run_with(sqlite_url, pragmas)


def test_the_sqlite_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tianming" / "games.db"  # made with its folders
    run_with(f"sqlite:///{path}", furnish)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_readers_never_wait_for_a_writer(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        await furnish(store)
        begun, done = threading.Event(), threading.Event()

        def half(connection: Connection) -> None:
            connection.execute(text("UPDATE tables SET notice = 'half done'"))
            begun.set()
            assert done.wait(WAIT_SECONDS)

        writing = asyncio.create_task(store._database.write(half))
        await until(begun.is_set)
        tables = await asyncio.gather(*(store.table("t1") for _ in range(20)))
        assert tables == [TABLE] * 20 and not writing.done()
        done.set()
        await writing

    run_with(sqlite_url, story)


def test_a_backup_taken_in_play_opens_and_is_equal(sqlite_url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def play(store: Store) -> None:
        for version in range(30):
            await store.commit("t1", version, actions=[act(version)])

    async def story(store: Store) -> None:
        await furnish(store)
        await store.add_session("s1", "ann", 1.0)
        secret = await store.secret()
        await asyncio.gather(play(store), store.backup(copy))
        with pytest.raises(StoreError, match="exists already"):
            await store.backup(copy)
        with pytest.raises(StoreError, match="cannot back up"):
            await store.backup(tmp_path / "no folder" / "copy.db")
        other = await Store.open(f"sqlite:///{copy}")
        loaded = await other.load("t1")
        assert loaded is not None
        assert loaded == (replace(TABLE, version=len(loaded[2])), SEATS, [act(n) for n in range(len(loaded[2]))])
        assert await other.secret() == secret and await other.session("s1") == ("ann", 1.0)
        assert await other.user("ann") == ANN and await other.history("ann") == [loaded[0]]
        await other.close()

    run_with(sqlite_url, story)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def test_sqlite_notifies_nobody(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        found: Told = []
        stop = await store.listen(lambda table, version: found.append((table, version)))
        await furnish(store)
        await store.commit("t1", 0)
        await stop()
        assert found == []

    run_with(sqlite_url, story)


# --- PostgreSQL ----------------------------------------------------------------------------------


def test_postgresql_commits_wait_for_the_disk(postgres: Postgres, postgres_url: str) -> None:
    postgres.execute(f"ALTER DATABASE {postgres_url.rpartition('/')[2]} SET synchronous_commit = off")

    async def setting(store: Store) -> None:
        assert await store._database.write(lambda connection: value(connection, "SHOW synchronous_commit")) == "on"
        assert store.dialect == "postgresql"

    run_with(postgres_url, setting)


def test_every_store_is_notified_of_every_commit_in_order(postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await furnish(store)
        other = await Store.open(postgres_url)
        found: tuple[Told, Told] = ([], [])
        stop = await store.listen(lambda table, version: found[0].append((table, version)))
        await other.listen(lambda table, version: found[1].append((table, version)))
        for version in range(40):
            await (store, other)[version % 2].commit("t1", version)
        with pytest.raises(Conflict):
            await store.commit("t1", 0)
        await until_told(found[0], 40)
        await until_told(found[1], 40)
        await stop()
        await store.commit("t1", 40)
        await until_told(found[1], 41)
        await other.close()
        assert found[0] == [("t1", version) for version in range(1, 41)]
        assert found[1] == [*found[0], ("t1", 41)]

    run_with(postgres_url, story)


async def end_connections(url: str, which: str) -> int:
    """End the store's connections whose last statement matches, and wait until they are gone; returns how many."""
    connection = await asyncpg.connect(url)
    asked = (
        "SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE application_name = 'tianming' AND query LIKE $1 AND datname = current_database()"
    )
    ended = [row["pid"] for row in await connection.fetch(asked, which)]
    left = "SELECT NOT EXISTS (SELECT FROM pg_stat_activity WHERE pid = ANY($1))"
    await until(lambda: connection.fetchval(left, ended))
    await connection.close()
    return len(ended)


def test_listening_survives_a_lost_connection(postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await furnish(store)
        found: Told = []
        await store.listen(lambda table, version: found.append((table, version)))
        await store.commit("t1", 0)
        await until_told(found, 1)
        for lost in (1, 2):
            assert await end_connections(postgres_url, "LISTEN%") == 1
            await until_told(found, 2 * lost)
            assert found[-1] == ("", 0)
            await store.commit("t1", lost)
            await until_told(found, 2 * lost + 1)
            assert found[-1] == ("t1", lost + 1)

    run_with(postgres_url, story)


def test_ended_connections_are_replaced(postgres_url: str) -> None:
    async def story(store: Store) -> None:
        await furnish(store)
        await asyncio.gather(*(store.table("t1") for _ in range(10)))
        assert await end_connections(postgres_url, "%") > 1
        assert await store.commit("t1", 0) == 1

    run_with(postgres_url, story)


def test_a_postgresql_backup_names_the_tool(postgres_url: str, tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(StoreError, match="pg_dump"):
            await store.backup(tmp_path / "copy")

    run_with(postgres_url, story)
