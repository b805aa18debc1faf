"""Messages that nobody should send: frames made from the types of the wire, filled at random and broken.

For a client that holds seats, no message can carry out an action, not even a broken frame that happens to be valid:
its decisions are old, and there are no requests that need no decision.
"""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import inspect

from tianming.server import wire

LIMIT = 65_536  # the most bytes that the server accepts in a frame or body
NUMBERS = (-1, 16, 2**31, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**30, 1.5, -0.5, 1e308)
RUDE = ("\x00", "🀄" * 50, "'; DROP TABLE seats; --", "../../etc/passwd")
OTHERS: tuple[Any, ...] = (None, True, "7", "", [], [1], {}, {"seat": 0}, *RUDE)
SAFE = frozenset({"hello", "act", "why", "forecast", "resync"})  # with old decisions they change nothing
FRAMES: dict[str, inspect.StructType] = {}
for _kind in inspect.type_info(wire.ClientFrame).types:  # type: ignore[attr-defined]  # a union of frames
    FRAMES[_kind.tag] = _kind
Kinds = list[tuple[int, Callable[[bool], str | bytes]]]  # weights and makers


@dataclass(frozen=True)
class Message:
    """One message: what is wrong with it, and its payload (str for a text frame, bytes for a binary one)."""

    kind: str
    payload: str | bytes


@dataclass
class Scene:
    """What an eavesdropper at the attacked table knows: decisions, legal actions and earlier frames."""

    table: str = ""
    decisions: dict[int, int] = field(default_factory=dict)
    asked: int | None = None
    choices: list[str] = field(default_factory=list)
    sent: deque[str] = field(default_factory=lambda: deque(maxlen=200))


class Forge:
    """Makes messages."""

    def __init__(self, rng: random.Random, scene: Scene) -> None:
        self.rng = rng
        self.scene = scene
        self._number = 0
        anybody: Kinds = [
            (12, self.malformed),
            (12, self.wrong_type),
            (6, self.wrong_number),
            (6, self.wrong_fields),
            (3, self.deep),
            (2, self.large),
            (6, self.binary),
            (12, self.stale),
            (10, self.replayed),
            (6, self.question),
            (2, self.greeting),
            (2, self.resync),
        ]
        stranger: Kinds = [(14, self.foreign), (8, self.made_up)]
        holder: Kinds = [(14, self.illegal)]
        self._for = {False: anybody + stranger, True: anybody + holder}

    def message(self, *, holds: bool) -> Message:
        """A random message, for a client that holds the seats of the table or does not."""
        kinds = self._for[holds]
        (make,) = self.rng.choices([make for _, make in kinds], [weight for weight, _ in kinds])
        return Message(make.__name__.replace("_", " "), make(holds))

    # Valid frames.

    def value(self, kind: Any) -> Any:
        """A value of a type of the wire."""
        match kind:
            case inspect.IntType():
                low, high = kind.ge or 0, 1_000_000 if kind.le is None else kind.le
                return self.rng.choice((low, high, self.rng.randint(low, high), self.rng.randint(low, min(high, 50))))
            case inspect.StrType():
                low, high = kind.min_length or 0, min(kind.max_length or 40, 300)
                return "".join(
                    self.rng.choice("abc dé漢🀄\\\"'\x00\x7f\n0") for _ in range(self.rng.randint(low, high))
                )
            case inspect.BoolType():
                return self.rng.random() < 0.5
            case inspect.NoneType():
                return None
            case inspect.LiteralType():
                return self.rng.choice(kind.values)
            case inspect.VarTupleType():
                low, high = kind.min_length or 0, min(kind.max_length or 4, 16)
                return [self.value(kind.item_type) for _ in range(self.rng.randint(low, high))]
            case inspect.DictType():
                return {self.value(kind.key_type): self.value(kind.value_type) for _ in range(self.rng.randrange(3))}
            case inspect.UnionType():
                return self.value(self.rng.choice(kind.types))
            case inspect.StructType():
                return self.struct(kind)
            case _:
                return self.rng.choice(OTHERS)

    def struct(self, kind: inspect.StructType) -> dict[str, Any]:
        """A valid object of a type of the wire."""
        made = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
        for part in kind.fields:
            if part.required or self.rng.random() < 0.6:
                made[part.encode_name] = self.value(part.type)
        return made

    def base(self, holds: bool) -> dict[str, Any]:
        """A valid frame, to be broken."""
        tag = self.rng.choice([tag for tag in FRAMES if tag in SAFE or not holds])
        return self.aim(self.struct(FRAMES[tag]))

    def aim(self, frame: dict[str, Any]) -> dict[str, Any]:
        """Give the frame an id, a seat of the table and an old decision of that seat."""
        self._number += 1
        frame |= {"id": self._number} if "id" in frame else {}
        if "seat" in frame:
            frame["seat"] = self.rng.choice(list(self.scene.decisions) or [0])
        if "decision" in frame:
            frame["decision"] = self._old(frame["seat"])
        return frame

    def _old(self, seat: int) -> int:
        """A decision that the seat does not owe now and will not owe soon."""
        now = self.scene.decisions.get(seat, 0)
        return self.rng.choice((self.rng.randint(0, now - 1) if now else 10**6, now + 10**6, 10**9))

    # Broken frames.

    def malformed(self, holds: bool) -> str:
        """Not JSON: cut off, with garbage inside, or something else altogether."""
        text = json.dumps(self.base(holds))
        place = self.rng.randrange(len(text))
        garbage = self.rng.choice(("\x00", "\\u", '"', "}", "{", ",", "NaN", "//", "\ufeff", "\u2028", "'"))
        return self.rng.choice(
            (
                text[:place],
                text[:place] + garbage + text[place:],
                text + garbage,
                garbage + text,
                text.replace('"', "'"),
                "",
                "null",
                "[]",
                "-",
                "".join(chr(self.rng.randrange(32, 0x2FFF)) for _ in range(self.rng.randrange(60))),
                f"{text}{text}",
            )
        )

    def wrong_type(self, holds: bool) -> str:
        """A field of another type."""
        frame = self.base(holds)
        name = self.rng.choice(list(frame))
        frame[name] = self.rng.choice([value for value in OTHERS if not isinstance(value, type(frame[name]))])
        return json.dumps(frame)

    def wrong_number(self, holds: bool) -> str:
        """Numbers that are too large, too small or not whole."""
        frame = self.base(holds)
        name = self.rng.choice(("id", "seat", "decision", "length", "steps"))
        text = json.dumps({**frame, name: self.rng.choice(NUMBERS)})
        return text.replace("1e+308", self.rng.choice(("1e999", "9" * 5000, "-0", "0x10", "1e308", "01")))

    def wrong_fields(self, holds: bool) -> str:
        """An unknown field, a missing field or a repeated field."""
        frame = self.base(holds)
        what = self.rng.randrange(3)
        if what == 0:
            frame[self.rng.choice(("user", "token", "type ", "__proto__", "x" * 2000))] = self.rng.choice(OTHERS)
        elif what == 1:
            del frame[self.rng.choice(list(frame))]
        else:
            return json.dumps(frame)[:-1] + ', "type": "resync", "type": "act"}'
        return json.dumps(frame)

    def deep(self, holds: bool) -> str:
        """Brackets in brackets."""
        depth = self.rng.choice((50, 1000, 20_000))
        opening, closing = self.rng.choice((("[", "]"), ('{"a":', "}")))
        nest = opening * (depth // len(opening)) + "1" + closing * (depth // len(opening))
        inside = self.rng.choice(('{"type": "act", "id": %s}', '{"type": "hello", "tokens": %s}', "%s"))
        return inside % nest

    def large(self, holds: bool) -> str:
        """Almost as much as the server accepts."""
        frame = self.base(holds) | {self.rng.choice(("action", "type", "more")): "a" * (LIMIT - 600)}
        return json.dumps(frame)

    def binary(self, holds: bool) -> bytes:
        """Bytes instead of text."""
        if self.rng.random() < 0.5:
            return json.dumps(self.base(holds)).encode(self.rng.choice(("utf-8", "utf-16", "utf-32")))
        return self.rng.randbytes(self.rng.randrange(200))

    # Valid frames from the wrong client or at the wrong time.

    def stale(self, holds: bool) -> str:
        """A past or future decision."""
        made = self.aim(self.struct(FRAMES["act"]))
        made["action"] = self.rng.choice(self.scene.choices or ["pass"])
        if self.rng.random() < 0.2:
            made = self.aim(self.struct(FRAMES["undo"]))
        return json.dumps(made)

    def foreign(self, holds: bool) -> str:
        """A legal action of the seat that is asked, sent by somebody else."""
        seat = self.scene.asked or 0
        made = {"type": "act", "seat": seat, "decision": self.scene.decisions.get(seat, 0)}
        made["action"] = self.rng.choice(self.scene.choices or ["pass"])
        if self.rng.random() < 0.3:
            made = self.struct(FRAMES[self.rng.choice(("undo", "concede", "agree", "return"))]) | {"seat": seat}
        return json.dumps(made | {"id": self.rng.randrange(10**6)})

    def made_up(self, holds: bool) -> str:
        """Any valid frame."""
        return json.dumps(self.struct(FRAMES[self.rng.choice(list(FRAMES))]))

    def illegal(self, holds: bool) -> str:
        """An illegal answer to the present decision."""
        seat = self.scene.asked
        if seat is None:
            return self.malformed(holds)
        decision, choices = self.scene.decisions[seat], set(self.scene.choices)
        words = self.rng.choice(("tile red", "lead soldier", "draw", "pagoda", "commit", "remove", "start", "take"))
        text = f"{words} {self.rng.choice('abcdefghijklmno')}{self.rng.randint(0, 12)}"
        text = self.rng.choice((text, text.upper(), "draw red", "start lion", "", "x" * 200))
        if " ".join(text.lower().split()) in choices:
            text = "dance"
        return json.dumps({"type": "act", "id": 1, "seat": seat, "decision": decision, "action": text})

    def replayed(self, holds: bool) -> str:
        """A frame that the control player sent and the server carried out."""
        return self.rng.choice(self.scene.sent) if self.scene.sent else self.stale(holds)

    def question(self, holds: bool) -> str:
        """A `why` or `forecast` about anything."""
        made = self.aim(self.struct(FRAMES[self.rng.choice(("why", "forecast"))]))
        if self.rng.random() < 0.7:
            made["action"] = self.rng.choice(self.scene.choices or ["pass"])
        return json.dumps(made)

    def greeting(self, holds: bool) -> str:
        """Another hello."""
        return json.dumps(self.struct(FRAMES["hello"]))

    def resync(self, holds: bool) -> str:
        """A request for everything again."""
        return json.dumps(self.aim(self.struct(FRAMES["resync"])))

    # Bodies for HTTP.

    def body(self, kind: Any) -> bytes:
        """A body of that type, valid or broken."""
        info = inspect.type_info(kind)
        made = self.value(info)
        what = self.rng.randrange(6)
        if what == 0 and made:
            made[self.rng.choice(list(made))] = self.rng.choice(OTHERS)
        elif what == 1:
            made[self.rng.choice(("id", "admin", "seed"))] = self.rng.choice(NUMBERS)
        data = msgspec.json.encode(made)
        if what == 2:
            return data[: self.rng.randrange(len(data))]
        return data + self.rng.randbytes(3) if what == 3 else data
