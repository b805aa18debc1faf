"""The worked examples over HTTP: anybody may see them, as the engine plays them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import msgspec
import pytest

import tianming
from tests.plain import plain
from tests.server.running import Server, running
from tianming.core.examples import play_example
from tianming.core.registry import examples, list_games
from tianming.server.wire import ExampleShown

ALL = [(name, id) for name in list_games() for id in examples(name)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('examples') / 'examples.db'}") as server:
        yield server


def get(server: Server, name: str, id: str) -> Any:
    return httpx2.get(f"http://{server.address}/api/games/{name}/examples/{id}")


@pytest.mark.parametrize(("name", "id"), ALL)
def test_every_example_is_shown_as_the_engine_plays_it(server: Server, name: str, id: str) -> None:
    rules, example = tianming.game(name), examples(name)[id]
    answer = get(server, name, id)
    assert answer.status_code == 200
    shown = msgspec.json.decode(answer.content, type=ExampleShown)
    assert (shown.id, shown.rules) == (id, example.rules)
    sent = [picture["view"]["position"] for picture in answer.json()["pictures"]]
    for picture, position, played in zip(shown.pictures, sent, play_example(rules, example), strict=True):
        wanted = rules.view(played.state, None)
        assert position == plain(wanted.position)
        assert picture.view.question is None
        assert [reason.rule for reason in picture.refusals] == list(played.step.refused.values())


@pytest.mark.parametrize(("name", "id"), [("huang-di", "nothing"), ("chess", "war"), ("yuan", "war")])
def test_an_unknown_example_is_not_found(server: Server, name: str, id: str) -> None:
    answer = get(server, name, id)
    assert answer.status_code == 404
    assert answer.json()["kind"] == "no-example"
