"""boardgame.io's own server with its defaults and a small game (see the folder `boardgame_io`)."""

from __future__ import annotations

import json
import random
import shutil
from pathlib import Path

import msgspec
from msgspec import Struct, field

from bench.load.peer import NOTHING, Heard, Peer, Ticket, number_after
from bench.load.process import Process
from tests.ports import free_port

FOLDER = Path(__file__).parent / "boardgame_io"
PACKAGE = FOLDER / "node_modules" / "boardgame.io" / "package.json"
GAME = "three-in-a-row"
# socket.io in engine.io in WebSocket: 4 is a message; in it, 0 enters a namespace and 2 is an event.
CONNECT = f"40/{GAME},".encode()
EVENT = f"42/{GAME},".encode()
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'
OPEN, PING, PONG = b"0", b"2", b"3"
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Board(Struct):
    """The game's own part of a state."""

    cells: tuple[str | None, ...]


class Context(Struct):
    """Whose turn it is."""

    current: str = field(name="currentPlayer")


class State(Struct):
    """Of a state, only what a move needs."""

    board: Board = field(name="G")
    context: Context = field(name="ctx")
    number: int = field(name="_stateID")


class Synced(Struct):
    """The answer to a sync."""

    state: State


updates = msgspec.json.Decoder(tuple[str, str, State, list[msgspec.Raw]])
syncs = msgspec.json.Decoder(tuple[str, str, Synced])


class BoardgameIo(Peer):
    """The server of `boardgame_io/server.cjs`, and the protocol of its client."""

    name = "boardgame.io"

    def __init__(self) -> None:
        self.version = str(json.loads(PACKAGE.read_text(encoding="utf-8"))["version"])

    @staticmethod
    def is_installed() -> bool:
        """Whether Node and the package are installed."""
        return PACKAGE.exists() and shutil.which("node") is not None

    def start(self, folder: Path) -> None:
        """Start it; by default it keeps everything in memory."""
        port = free_port()
        extra = {"PORT": str(port), "NODE_ENV": "production"}
        log = folder / "boardgame_io.log"
        self.process = Process(["node", "server.cjs"], port=port, folder=FOLDER, log=log, extra=extra)
        self.process.wait("/games")

    def new_table(self) -> tuple[Ticket, Ticket]:
        """A match of two players."""
        made, _ = self.process.request("POST", f"/games/{GAME}/create", {"numPlayers": 2})
        match = str(made["matchID"])
        first, second = (self._join(match, seat) for seat in (0, 1))
        return first, second

    def _join(self, match: str, seat: int) -> Ticket:
        wish = {"playerID": str(seat), "playerName": f"player {seat}"}
        joined, _ = self.process.request("POST", f"/games/{GAME}/{match}/join", wish)
        return Ticket(match, seat, str(joined["playerCredentials"]))

    def path(self, ticket: Ticket) -> str:
        """A WebSocket from the start, without the usual polling before it."""
        return "/socket.io/?EIO=4&transport=websocket"

    def greetings(self, ticket: Ticket) -> list[bytes]:
        """Nothing: the server speaks first."""
        return []

    def interpret(self, payload: bytes) -> Heard:
        """Read the state's number, which comes before those of its log. There are no acknowledgements."""
        if payload.startswith((UPDATE, SYNC)):
            return Heard(version=number_after(payload, b'"_stateID":'))
        return Heard(wrong=payload.decode()[:300]) if payload.startswith(b"44") else NOTHING

    def reply(self, ticket: Ticket, payload: bytes) -> bytes | None:
        """Enter the game's namespace, then request the match; later answer pings."""
        if payload == PING:
            return PONG
        if payload.startswith(OPEN):
            return CONNECT
        if not payload.startswith(CONNECT):
            return None
        seat = None if ticket.seat is None else str(ticket.seat)
        return EVENT + msgspec.json.encode(["sync", ticket.table, seat, ticket.secret or None, 2])

    def move(self, ticket: Ticket, picture: bytes, rng: random.Random) -> bytes | None:
        """Mark a random free cell."""
        event = picture[len(EVENT) :]
        state = updates.decode(event)[2] if picture.startswith(UPDATE) else syncs.decode(event)[2].state
        if state.context.current != str(ticket.seat):
            return None
        payload = {
            "type": "mark",
            "args": [rng.choice(free_cells(state.board.cells))],
            "playerID": str(ticket.seat),
            "credentials": ticket.secret,
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return EVENT + msgspec.json.encode(["update", action, state.number, ticket.table, str(ticket.seat)])

    def is_over(self, picture: bytes) -> bool:
        """Never: a finished board is cleared."""
        return False

    def complaints(self) -> list[str]:
        """The errors in its log."""
        lines = self.process.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if line.startswith("ERROR")]


def free_cells(cells: tuple[str | None, ...]) -> list[int]:
    """The cells that can be marked: all of them if the board is won or full, because it is cleared first."""
    free = [cell for cell, mark in enumerate(cells) if mark is None]
    won = any(cells[a] is not None and cells[a] == cells[b] == cells[c] for a, b, c in LINES)
    return list(range(9)) if won or not free else free
