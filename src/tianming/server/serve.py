"""Running the server: where its data is, what it logs, how it ends."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import threading
import traceback
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from msgspec.structs import replace

from tianming.server import collector
from tianming.server.limits import Settings
from tianming.server.store.store import Store, StoreError
from tianming.server.web.app import create_app
from tianming.server.web.connections import (
    ConnectionCounter,
    HttpConnection,
    RepeatFilter,
    WebSocketConnection,
    capacity_here,
    listen_on,
)

GRACE_SECONDS = 2  # for open connections at the end
FIELDS = ("table", "seat")
# What uvicorn logs of clients that break the WebSocket protocol; the second comes before the connection is accepted.
RUDE = ("Invalid UTF-8 sequence received from client.", "Fatal error: protocol.data_received() call failed.")


class JsonLog(logging.Formatter):
    """One JSON object per line. Request bodies, cookies, tokens and seeds are never logged."""

    def format(self, record: logging.LogRecord) -> str:
        """A record as a line."""
        fields = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        fields |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            fields["trace"] = self.formatException(record.exc_info)
        return json.dumps(fields, ensure_ascii=False)


class ClientFaultFilter(logging.Filter):
    """Drops what uvicorn logs about clients that send broken frames: it is no error of the server."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether to log the record."""
        trace = traceback.format_tb(record.exc_info[2]) if record.exc_info else []
        return not (record.getMessage().startswith(RUDE) and any("websockets_sansio_impl" in line for line in trace))


def data_folder() -> Path:
    """The user's data folder."""
    if "TIANMING_DATA" in os.environ:
        return Path(os.environ["TIANMING_DATA"])
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "tianming"


def default_database() -> str:
    """The SQLite file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tianming.db'}"


def set_up_logging() -> None:
    """Log everything to standard error, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLog())
    handler.addFilter(ClientFaultFilter())
    handler.addFilter(RepeatFilter())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True


async def prepare(database: str) -> None:
    """Open the database once, so that a fault shows before the server starts."""
    await (await Store.open(database)).close()


async def backup(database: str, file: Path) -> None:
    """Copy a database to a new file."""
    path = database.removeprefix("sqlite:///")
    if path != database and not Path(path).exists():
        raise StoreError(f"there is no database {path}")
    store = await Store.open(database)
    try:
        await store.backup(file)
    finally:
        await store.close()


def serve(host: str, port: int, database: str, *, open_browser: bool, settings: Settings | None = None) -> None:
    """Serve until interrupted. Open connections get some seconds to end."""
    settings = settings or Settings()
    room = capacity_here(settings)
    listening = listen_on(host, port)
    asyncio.run(prepare(database))
    print(f"Tianming is at http://{host}:{port}/ (Ctrl-C ends it).", file=sys.stderr, flush=True)
    set_up_logging()
    counter = ConnectionCounter(room, settings)
    visitor: Any = partial(HttpConnection, counter)  # uvicorn expects classes, and calls these in the same way
    line: Any = partial(WebSocketConnection, counter)
    config = uvicorn.Config(
        create_app(database, replace(settings, sockets_at_once=room.lines)),
        log_config=None,
        access_log=False,
        http=visitor,
        ws=line,
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        server_header=False,
    )
    if open_browser:
        shown = "localhost" if host in ("0.0.0.0", "::", "") else host
        threading.Timer(1.0, webbrowser.open, [f"http://{shown}:{port}/"]).start()
    collector.freeze_and_tune()
    uvicorn.Server(config).run(listening)
