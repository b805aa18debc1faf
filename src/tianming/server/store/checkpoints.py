"""SQLite's log is copied into the database file in the background.

SQLite itself does this inside a commit whenever the log has grown to a thousand pages. Under load that is once a
second, and everybody whose action is in that commit waits for the disk several times longer. So a thread of its own
copies nearly the whole log while commits go on. What they add meanwhile is little: the writing thread copies it
between two commits, and SQLite then starts the log again from its beginning.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from tianming.server.store.group_commit import GroupCommit

CHECKPOINT_SECONDS = 2.0
FALLBACK_PAGES = 25_000  # of the log, 100 MB, after which a commit copies it all the same
log = logging.getLogger("tianming.store")


class Checkpoints:
    """Copies the log every few seconds, as long as something is written."""

    def __init__(self, path: Path, writing: GroupCommit) -> None:
        self._path = path
        self._writing = writing
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sqlite-checkpoints", daemon=True)

    def start(self) -> None:
        """Begin; the database file exists."""
        if self._thread.ident is None:
            self._thread.start()

    def close(self) -> None:
        """Stop, after the copy under way."""
        self._closed.set()
        if self._thread.is_alive():
            self._thread.join()

    def _run(self) -> None:
        copied = 0  # groups whose writes are copied
        while not self._closed.wait(CHECKPOINT_SECONDS):
            if self._writing.groups != copied:
                copied = self._writing.groups
                self.copy()

    def copy(self) -> None:
        """Copy the log as it is now, and let the writing thread copy the rest."""
        try:
            with closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
                connection.execute("PRAGMA synchronous = FULL")
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        except sqlite3.Error:
            log.warning("the log could not be copied into the database; commits will do so", exc_info=True)
        else:
            self._writing.do_between(copy_rest)


def copy_rest(connection: Connection) -> None:
    """Copy what the log has gained since."""
    driver: Any = connection.connection.driver_connection  # SQLAlchemy would begin a transaction, which forbids this
    driver.execute("PRAGMA wal_checkpoint(PASSIVE)").close()
