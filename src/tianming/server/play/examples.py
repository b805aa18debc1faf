"""The worked examples of the rules, played for their readers."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from tianming.core.examples import Played, play_example
from tianming.core.protocol import Rules
from tianming.core.registry import examples, game
from tianming.server.wire import ExampleShown, Picture


@lru_cache(maxsize=128)
def show_example(name: str, id: str) -> ExampleShown:
    """An example of a game, picture by picture."""
    rules, example = game(name), examples(name)[id]
    return ExampleShown(
        example.id, example.rules, tuple(picture(rules, played) for played in play_example(rules, example))
    )


def picture(rules: Rules, played: Played) -> Picture:
    """A step as a spectator sees it, without what only one seat may know, such as a secret plan."""
    return Picture(
        actions=played.step.do,
        events=tuple(event for event in played.events if not event.secrets),
        refusals=tuple(reason for reason in played.refusals.values() if reason is not None),
        spaces=played.step.spaces,
        view=replace(rules.view(played.state, None), question=None),
    )
