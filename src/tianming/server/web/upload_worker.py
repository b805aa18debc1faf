"""A process that reads what people upload: records and positions, which it does not trust.

    python -m tianming.server.web.upload_worker

Decoding and replaying hold the interpreter, so they would hold up every game if the server did them itself, even in a
thread. Every message starts with its length (four bytes, big-endian) and a letter. Jobs come on the standard input: `u`
and the body of an upload, `l` and the body of a look at a record. Answers go to the standard output: `+` and JSON, or
`-` and a `Refused`. The first answer comes unasked, once everything is imported.

The worker ends when its input ends, so a server that was killed leaves none behind.
"""

from __future__ import annotations

import os
import queue
import re
import sys
import threading

import msgspec
from msgspec import Struct

from tianming.core.errors import TianmingError
from tianming.core.messages import Message
from tianming.core.protocol import Position
from tianming.core.record import Record
from tianming.core.registry import game
from tianming.core.seats import Seat
from tianming.core.table import Table
from tianming.server.bots.worker import HEAD_BYTES, NICENESS, limit_time, listen, prepare, private_ends
from tianming.server.play.live import replace_record
from tianming.server.play.replays import Uploaded, replay_steps
from tianming.server.refusals import Declined, refusal
from tianming.server.wire import Look, Upload

POSITION_BYTES = 65_536  # the largest position that was ever met has 9,000
DEPTH_LIMIT = 32  # brackets in brackets; positions have 5
PAGE_STEPS = 50  # steps of a replay in one answer
JOB_SECONDS = 20.0  # for one job
STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
BRACKETS = bytes.maketrans(b"[{]}", b"(())")
OTHERS = bytes(set(range(256)) - set(b"()"))


class Refused(Struct, frozen=True):
    """Why something was not read, with the HTTP status."""

    status: int
    message: Message


class Envelope(Struct, frozen=True):
    """An upload whose position is not decoded yet."""

    position: msgspec.Raw = msgspec.Raw(b"null")


class TooLarge(Exception):
    """The upload is too large to be read."""


def main() -> None:
    """Answer jobs until the input ends."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    jobs, answers = private_ends()
    inbox: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(jobs, inbox), daemon=True).start()
    prepare("")
    send(answers, b"+")
    while True:
        send(answers, answer(inbox.get()))


def answer(job: bytes) -> bytes:
    """The answer to a job."""
    limit_time(2 * JOB_SECONDS)
    try:
        body = job[1:]
        check_depth(body)
        return b"+" + msgspec.json.encode(open_upload(body) if job[:1] == b"u" else look(body))
    except TooLarge:
        return refuse(413, refusal("too-large"))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return refuse(422, refusal("not-understood", detail=f"{error!s:.200}"))
    except TianmingError as error:
        return refuse(422, error.message)
    finally:
        limit_time(0)


def refuse(status: int, message: Message) -> bytes:
    """An answer that says why not."""
    return b"-" + msgspec.json.encode(Refused(status, message))


def check_depth(body: bytes) -> None:
    """Raise if brackets are nested too deeply. Each round removes the innermost pairs, so the number of rounds is the
    depth."""
    left = STRING.sub(b"", body).translate(BRACKETS).translate(None, OTHERS)
    for _ in range(DEPTH_LIMIT):
        if not left:
            return
        left = left.replace(b"()", b"")
    if left:
        raise msgspec.DecodeError(f"brackets are nested more than {DEPTH_LIMIT} deep, or do not fit")


def look(body: bytes) -> object:
    """Part of a record's replay."""
    return replay_steps(msgspec.json.decode(body, type=Look), PAGE_STEPS)


def open_upload(body: bytes) -> Uploaded:
    """A position to play on from."""
    if len(msgspec.json.decode(body, type=Envelope).position) > POSITION_BYTES:
        raise TooLarge
    upload = msgspec.json.decode(body, type=Upload)
    position = position_of(upload)
    actors = game(position["game"]).restore(position).actors()
    if not actors:
        raise Declined("game-over")
    return Uploaded(position, Seat(max(actors[0], 0)), upload.level, upload.practice)


def position_of(upload: Upload) -> Position:
    """The position that was uploaded, or the one after so many actions of the record."""
    if (upload.record is None) == (upload.position is None):
        raise Declined("nothing-uploaded")
    if upload.position is not None:
        name = upload.position.get("game")
        return game(name if isinstance(name, str) else "").restore(upload.position).snapshot()
    record = Record.parse(upload.record or "")
    length = len(record.actions) if upload.action is None else upload.action
    if length > len(record.actions):
        raise Declined("record-shorter", number=len(record.actions))
    return Table.resume(replace_record(record, record.actions[:length]), "upload").state.snapshot()


def send(answers: int, answer: bytes) -> None:
    """Write a whole message."""
    rest = len(answer).to_bytes(HEAD_BYTES, "big") + answer
    while rest:
        rest = rest[os.write(answers, rest) :]


if __name__ == "__main__":
    main()
