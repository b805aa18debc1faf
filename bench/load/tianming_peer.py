"""Tianming's own server on a fresh SQLite file, durable as always."""

from __future__ import annotations

import os
import random
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec
from msgspec import Struct

from bench.load.peer import NOTHING, Heard, Peer, Ticket, number_after
from bench.load.process import Process
from tests.ports import free_port

ROOT = Path(__file__).resolve().parents[2]
SYNC, ACK, REFUSED = b'{"type":"sync"', b'{"type":"ack"', b'{"type":"refused"'


class Group(Struct):
    """A group of legal actions."""

    name: str
    choices: tuple[str, ...]


class Question(Struct):
    """What is asked."""

    groups: tuple[Group, ...]


class View(Struct):
    """Of a view, only the question."""

    question: Question | None


class SeatView(Struct):
    """Of a seat view, only what an answer needs."""

    seat: int | None
    decision: int | None
    view: View


class Picture(Struct):
    """Of a whole picture, only what an answer needs; msgspec skips the rest."""

    seat_views: tuple[SeatView, ...]


pictures = msgspec.json.Decoder(Picture)


class Tianming(Peer):
    """`tianming serve` and the protocol of its tables."""

    name = "tianming"

    def __init__(self, game: str) -> None:
        self.game = game
        self._cookie = ""
        self._number = 0
        try:
            self.version = version("tianming")
        except PackageNotFoundError:
            self.version = "working tree"

    def start(self, folder: Path) -> None:
        """Start it on a fresh database."""
        port = free_port()
        command = [sys.executable, "-m", "tianming.cli", "serve", "--port", str(port), "--bots", "1"]
        command += [
            "--sockets",
            "100000",
            "--rate",
            "1000000",
            "--tables",
            "1000000",
            "--database",
            f"sqlite:///{folder / 'load.db'}",
        ]
        paths = [os.environ.get("PYTHONPATH", ""), str(ROOT / "src"), str(ROOT)]
        extra = {"PYTHONPATH": os.pathsep.join(path for path in paths if path)}
        self.process = Process(command, port=port, folder=ROOT, log=folder / "tianming.log", extra=extra)
        self.process.wait("/healthz")
        _, cookie = self.process.request("POST", "/api/guest", {"name": "Load"})
        self._cookie = cookie.partition(";")[0]

    def new_table(self) -> tuple[Ticket, Ticket]:
        """A hot-seat table of one guest; each of its two sockets gets the token of one seat only."""
        body = {"game": self.game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        made, _ = self.process.request("POST", "/api/tables", body, {"cookie": self._cookie})
        table, tokens = made["table"]["id"], made["tokens"]
        return Ticket(table, 0, tokens["0"]), Ticket(table, 1, tokens["1"])

    def path(self, ticket: Ticket) -> str:
        """The address of the table's WebSocket."""
        return f"/api/tables/{ticket.table}/socket"

    def greetings(self, ticket: Ticket) -> list[bytes]:
        """Hello, with the token of the client's seat."""
        return [msgspec.json.encode({"type": "hello", "tokens": [ticket.secret] if ticket.secret else []})]

    def interpret(self, payload: bytes) -> Heard:
        """Read the version; in a picture it comes early in the frame."""
        if payload.startswith(SYNC):
            return Heard(version=number_after(payload, b'"version":'))
        if payload.startswith(ACK):
            return Heard(acknowledged=number_after(payload, b'"version":'))
        return Heard(wrong=payload.decode()[:300]) if payload.startswith(REFUSED) else NOTHING

    def reply(self, ticket: Ticket, payload: bytes) -> bytes | None:
        """Nothing: the WebSocket answers pings."""
        return None

    def move(self, ticket: Ticket, picture: bytes, rng: random.Random) -> bytes | None:
        """Answer with a random choice of a random group."""
        seat_view = pictures.decode(picture).seat_views[0]
        if seat_view.decision is None or seat_view.view.question is None:
            return None
        group = rng.choice(seat_view.view.question.groups)
        action = f"{group.name} {rng.choice(group.choices)}".strip()
        self._number += 1
        frame = {
            "type": "act",
            "id": self._number,
            "seat": seat_view.seat,
            "decision": seat_view.decision,
            "action": action,
        }
        return msgspec.json.encode(frame)

    def is_over(self, picture: bytes) -> bool:
        """Whether the table's status says so."""
        return b'"status":"ended"' in picture

    def complaints(self) -> list[str]:
        """The warnings and errors in its log."""
        lines = self.process.log.read_text(encoding="utf-8", errors="replace").splitlines()
        return [line for line in lines if line.startswith("{") and '"level": "info"' not in line]
