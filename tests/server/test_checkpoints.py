"""SQLite's log is copied into the database beside the commits, and does not grow for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from tests.waiting import wait_until
from tianming.server.store import checkpoints
from tianming.server.store.database import Sqlite

BYTES = 1 << 20  # of a write
WRITES = 12


def fill(connection: Connection) -> None:
    connection.execute(text("CREATE TABLE IF NOT EXISTS filled (bytes BLOB)"))
    connection.execute(text(f"INSERT INTO filled VALUES (zeroblob({BYTES}))"))


def log_size(path: Path, after: Callable[[Sqlite], None]) -> int:
    """How large the log is after some writes, with something done after each."""
    database = Sqlite(path)

    async def play() -> None:
        await database.migrate()
        for _ in range(WRITES):
            await database.write(fill)
            after(database)

    asyncio.run(play())
    size = path.with_name(f"{path.name}-wal").stat().st_size
    asyncio.run(database.close())
    return size


def test_a_log_that_is_copied_starts_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", 1e6)
    assert log_size(tmp_path / "copied.db", lambda database: database.checkpoints.copy()) < 4 * BYTES
    assert log_size(tmp_path / "grown.db", lambda database: None) > WRITES * BYTES


def test_the_thread_copies_what_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_SECONDS", 0.01)
    path = tmp_path / "beside.db"
    log_size(path, lambda database: wait_until(lambda: path.stat().st_size > BYTES))
