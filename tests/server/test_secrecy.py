"""Non-interference on the wire: what a client receives does not depend on what is hidden from it."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import tianming
from tests.engine.walking import SIZES, at
from tests.seats import numbered
from tests.server import stones
from tests.server.lookalikes import TABLE, Pair, Twin, Watcher
from tests.server.running import Person, Server, run, running
from tianming.core.actions import Action
from tianming.core.errors import InvalidAction
from tianming.core.protocol import Rules
from tianming.core.registry import game
from tianming.core.seats import Seat, all_seats

GAMES: list[tuple[str, int, dict[str, Any]]] = [(name, players, {}) for name, players in SIZES]
GAMES += [("yellow-yangtze", 2, {"short": True}), (stones.NAME, 2, {}), (stones.NAME, 4, {})]
every_game = pytest.mark.parametrize(("name", "players", "options"), GAMES)
ROUNDS = 4  # games for every kind of watcher
HTTP = ("record", "position", "view", "drawing", "steps")
FAILED = b"a bot failed, the default action is taken: it only listens"
Twins = tuple[Twin, Twin]


@pytest.fixture(scope="module")
def twins() -> Twins:
    """Two servers."""
    return Twin(), Twin()


@pytest.fixture(autouse=True)
def _stones(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Add a game with simultaneous decisions to the registry."""
    stones.register(monkeypatch)
    yield
    game.cache_clear()


# Pairs of games.


def watchers(players: int) -> list[Watcher]:
    """A spectator, every seat alone, and a hot seat."""
    alone: list[Watcher] = [(seat,) for seat in all_seats(players)]
    return [(), *alone, *([numbered(0, 2)] if players > 2 else [])]


def pairs(name: str, players: int, options: dict[str, Any]) -> Iterator[tuple[Pair, random.Random]]:
    """Random games for every watcher, from the start and from guesses, in which a seat is asked."""
    rules = tianming.game(name)
    longest = 3 * players if name == stones.NAME else 150
    for number, watcher in enumerate(watchers(players) * ROUNDS):
        rng = random.Random(f"{name} {players} {options} {number}")
        if number % 2 or len(watcher) > 1:
            pair = Pair.begun(rules, players, options, watcher)
            pair.play(rng.randrange(longest // 2), rng)
        else:
            state = at(rules, players, rng.randrange(10**6), rng.randrange(longest), options)
            pair = Pair.guessed(rules, state, watcher[0] if watcher else None, rng)
            pair.play(rng.randrange(longest // 12 + 1), rng)
        if pair.at_rest():
            yield pair, rng


def serve_pair(twins: Twins, pair: Pair, away: Watcher = ()) -> None:
    """Let each server serve its game of the pair."""
    for twin, line in zip(twins, pair.lines, strict=True):
        twin.show(line.rows(pair.players, pair.options, away))


def decision_of(pair: Pair, seat: Seat) -> int:
    """The number of the seat's present decision."""
    return sum(who == seat for who, _ in pair.lines[0].done)


def check(one: list[bytes], other: list[bytes]) -> None:
    """Check that both answers are equal and contain no seed or token."""
    assert len(one) == len(other)
    for mine, yours in zip(one, other, strict=True):
        assert mine == yours
        assert b"seed of" not in mine and b"token of" not in mine


# Questions of a curious client.


def texts(rules: Rules, rng: random.Random, number: int) -> list[str]:
    """Texts of actions, and other texts."""
    found = ["dance", "tile mauve a1"]
    while len(found) < number:
        try:
            found.append(rules.write(Action(rng.randrange(rules.actions.size))))
        except InvalidAction:  # a number that no action uses
            continue
    return found


def questions(pair: Pair, seat: Seat, rng: random.Random) -> Iterator[dict[str, Any]]:
    """Frames about any seat that get an answer but change nothing."""
    decision = decision_of(pair, seat)
    about = {"seat": seat}
    for text in texts(pair.rules, rng, 8):
        yield from ({"type": kind, **about, "action": text} for kind in ("why", "forecast"))
        yield {"type": "act", **about, "decision": decision + 5, "action": text}
        if seat not in pair.watcher or not legal(pair, seat, text):
            yield {"type": "act", **about, "decision": decision, "action": text}
    yield {"type": "undo", **about, "decision": decision, "steps": 1000}
    yield from ({"type": kind, **about} for kind in ("agree", "return"))
    state = pair.lines[0].state
    if seat in pair.watcher and seat in state.actors():
        mine = state.legal(seat)
        for action in rng.sample(mine, min(5, len(mine))):
            yield {"type": "forecast", **about, "action": pair.rules.write(action)}
        groups = pair.rules.actions.group_actions(mine)
        for group in rng.sample(groups, min(3, len(groups))):
            yield {"type": "marks", **about, "group": group.name}


def legal(pair: Pair, seat: Seat, text: str) -> bool:
    """Whether the action is legal."""
    try:
        return pair.lines[0].state.is_legal(seat, pair.rules.read(text))
    except InvalidAction:
        return False


def script(pair: Pair, rng: random.Random) -> list[dict[str, Any]]:
    """All questions in random order, then a resync."""
    asked = [frame for seat in range(pair.players + 1) for frame in questions(pair, Seat(seat), rng)]
    rng.shuffle(asked)
    return [{"id": number, **frame} for number, frame in enumerate([*asked, {"type": "resync"}], 1)]


async def get_everything(twin: Twin, pair: Pair, wanted: list[dict[str, Any]]) -> list[bytes]:
    """Everything a watcher can get from a server."""
    half = len(pair.lines[0].done) // 2
    paths = ["", "?/tables", "?/history", f"/steps?start={half}"]
    for eye in (None, *all_seats(pair.players)):
        paths += [f"/{what}{'' if eye is None else f'?seat={eye}'}" for what in HTTP]
    found = await twin.talk(pair.watcher, wanted)
    found += await twin.talk(pair.watcher, [], length=half)
    return found + [await twin.get(pair.watcher, path) for path in paths]


@every_game
def test_what_is_sent_does_not_depend_on_what_is_hidden(
    twins: Twins, caplog: pytest.LogCaptureFixture, name: str, players: int, options: dict[str, Any]
) -> None:
    caplog.set_level(logging.DEBUG)
    different = 0
    for pair, rng in pairs(name, players, options):
        serve_pair(twins, pair)
        wanted = script(pair, rng)
        heard, logged = [], []
        for twin in twins:
            caplog.clear()
            heard.append(asyncio.run(get_everything(twin, pair, wanted)))
            logged.append([f"{line.name} {line.levelname} {line.getMessage()}".encode() for line in caplog.records])
        check(*heard)
        check(*logged)
        whole = b"".join(heard[0])
        assert whole.count(b'"type":"refused"') > len(wanted) / 2 and whole.count(b'"type":"sync"') > 2
        different += pair.differ()
    assert different > 1  # there was something to hide


@every_game
def test_an_acknowledgement_does_not_depend_on_what_is_hidden(
    twins: Twins, name: str, players: int, options: dict[str, Any]
) -> None:
    made = 0
    for pair, rng in pairs(name, players, options):
        state = pair.lines[0].state
        for seat in set(pair.watcher) & set(state.actors()):
            text = pair.rules.write(rng.choice(state.legal(seat)))
            frame = {"type": "act", "id": 1, "seat": seat, "decision": decision_of(pair, seat), "action": text}
            serve_pair(twins, pair)
            heard = [asyncio.run(twin.talk(pair.watcher, [frame])) for twin in twins]
            answers = [[one for one in shown if b'"type":"sync"' not in one] for shown in heard]
            check(*answers)
            assert b'"type":"ack"' in answers[0][-1]
            made += 1
    assert made > 0


def test_what_is_taken_back_stays_hidden(twins: Twins) -> None:
    async def undone(twin: Twin, pair: Pair, seat: Seat, steps: int) -> list[bytes]:
        await twin.site.tables.undo(TABLE, seat, decision_of(pair, seat), steps)
        return await get_everything(twin, pair, [{"type": "resync", "id": 1}])

    made = hidden = 0
    for players in (2, 3):
        for number in range(30):
            rng = random.Random(number)
            pair = Pair.begun(tianming.game("yellow-yangtze"), players, {}, watchers(players)[number % (players + 1)])
            pair.play(rng.randrange(8), rng)
            (seat,) = pair.lines[0].state.actors()
            steps = next((n for n, (who, _) in enumerate(reversed(pair.lines[0].done)) if who != seat), 0)
            if steps:
                serve_pair(twins, pair)
                steps = rng.randint(1, steps)
                check(*(asyncio.run(undone(twin, pair, seat, steps)) for twin in twins))
                made += 1
                hidden += seat not in pair.watcher
    assert made > 10 and hidden > 5


@every_game
def test_bots_get_what_their_seat_may_know_and_nothing_else(
    twins: Twins, caplog: pytest.LogCaptureFixture, name: str, players: int, options: dict[str, Any]
) -> None:
    caplog.set_level(logging.DEBUG)
    made = 0
    for pair, _ in pairs(name, players, options):
        if len(pair.watcher) == 1 and pair.watcher[0] in pair.lines[0].state.actors():
            pair.lines[1].seed = pair.lines[0].seed  # a bot's own seed is drawn from it
            serve_pair(twins, pair, away=pair.watcher)
            jobs, logged = [], []
            for twin in twins:
                caplog.clear()
                jobs.append(asyncio.run(twin.let_bots_think()))
                said = [line.getMessage().encode() for line in caplog.records]
                logged.append(said[: said.index(FAILED) + 1])  # an answer may show what was hidden, bids for instance
            check(*jobs)
            check(*logged)
            assert json.loads(jobs[0][0][4:])["view"]["seat"] == pair.watcher[0]
            made += 1
    assert made > 0


# Secrets outside the game.


def read_secrets(database: Path) -> dict[str, list[str]]:
    """All texts in the database columns that hold secrets."""
    columns = [
        ("tables", "seed"),
        ("seats", "token"),
        ("seats", "invite"),
        ("users", "password"),
        ("sessions", "token"),
    ]
    with closing(sqlite3.connect(database)) as base:
        found = {column: base.execute(f"SELECT {column[1]} FROM {column[0]}").fetchall() for column in columns}
    return {".".join(column): [row[0] for row in rows if row[0]] for column, rows in found.items()}


def test_no_secret_is_in_any_frame_answer_or_line_of_the_log(tmp_path: Path) -> None:
    database = tmp_path / "secrets.db"
    said: list[str] = []  # to the player, after they got their tokens
    overheard: list[str] = []  # by others

    async def main(server: Server) -> dict[str, list[str]]:
        ann, eve = Person(server), await Person(server).guest("Eve")
        for path in ("register", "login"):
            await ann.post(f"/api/{path}", {"name": "Ann", "password": "correct horse"})
        api = (await ann.post("/api/tokens", {"name": "bot"}))["token"]
        waiting = await ann.table("me", "open")
        seated = await ann.table("me", "random", public=True)
        id = seated["table"]["id"]
        shown = {"tokens": [api, waiting["invite"], *seated["tokens"].values(), *waiting["tokens"].values()]}
        shown["cookies"] = [part for cookie in ann.http.cookies.values() for part in cookie.split(".")]
        shown["password"] = ["correct horse"]
        async with ann.at(id) as mine, eve.at(id) as hers:
            for wire, heard in ((mine, said), (hers, overheard)):
                heard.append(str(await wire.until_sync()))
                heard.append(str(await wire.ask({"type": "act", "seat": 0, "decision": 99, "action": "pass"})))
            for _ in range(12):
                await mine.play(random.Random(1), 1)
                said.append(str(mine.sync))
                overheard.append(str(await hers.until_sync(mine.sync["table"]["version"])))
        for person, heard in ((ann, said), (eve, overheard)):
            for table in (id, waiting["table"]["id"]):
                for path in ("", *(f"/{what}{seat}" for what in HTTP for seat in ("", "?seat=0", "?seat=1"))):
                    heard.append((await person.http.get(f"/api/tables/{table}{path}")).text)
                heard.append((await person.http.post(f"/api/tables/{table}/join", json={})).text)
                heard.append((await person.http.post(f"/api/tables/{table}/rematch")).text)
            for path in (
                "/api/me",
                "/api/tables",
                "/api/history",
                "/api/games",
                "/metrics",
                "/healthz",
                "/openapi.json",
            ):
                heard.append((await person.http.get(path)).text)
        return shown

    with running(f"sqlite:///{database}") as server:
        shown: dict[str, list[str]] = {}

        async def whole() -> None:
            shown.update(await main(server))

        run(whole())
        log = server.log.read_text()
    secrets = read_secrets(database)
    assert all(secrets.values()) and all(value.startswith("$argon2") for value in secrets["users.password"])
    assert len(said) > 50 and len(overheard) > 20 and '"from": "uvicorn' in log
    for name, values in (secrets | shown).items():
        for value in values:
            assert not any(value in text for text in (*said, *overheard, log)), name


def test_a_failing_database_logs_no_secrets(tmp_path: Path) -> None:
    database = tmp_path / "broken.db"

    async def main(server: Server) -> None:
        ann = await Person(server).guest("Ann")
        with closing(sqlite3.connect(database)) as base:
            base.execute("CREATE TRIGGER no BEFORE INSERT ON seats BEGIN SELECT RAISE(ABORT, 'full'); END")
            base.execute("CREATE TRIGGER yes BEFORE INSERT ON tables BEGIN SELECT RAISE(ABORT, 'full'); END")
            base.execute("CREATE TRIGGER so BEFORE UPDATE ON users BEGIN SELECT RAISE(ABORT, 'full'); END")
        game = {"game": "yellow-yangtze", "seats": [{"kind": "me"}] * 2, "seed": "the seed that nobody may read"}
        for path, body in (("tables", game), ("register", {"name": "Ann", "password": "correct horse"})):
            answer = await ann.http.post(f"/api/{path}", json=body, headers={"connection": "close"})
            said = {"kind": "failed", "values": {}, "text": "something went wrong on the server; it was logged"}
            assert (answer.status_code, answer.json()) == (500, said)

    with running(f"sqlite:///{database}") as server:
        run(main(server))
        server.stop()
        log = server.log.read_text()
    assert log.count('"level": "error"') == 2 and "full" in log
    assert "the seed that nobody may read" not in log
    assert "argon2id" not in log and "correct horse" not in log
