"""Replays of uploaded records, practice tables, and the list of the user's own seats."""

from __future__ import annotations

from typing import Any

import pytest

import tianming
from tests.plain import plain
from tests.server.running import Person, Server, run, running
from tianming.core.errors import InvalidRecord
from tianming.core.seats import Seat
from tianming.core.table import Table
from tianming.server.auth import Auth
from tianming.server.bots.pool import BotPool
from tianming.server.play.lobby import Lobby
from tianming.server.play.replays import Uploaded, replay_steps
from tianming.server.play.tables import Tables
from tianming.server.refusals import Declined
from tianming.server.store.store import Store
from tianming.server.wire import Look

RULES = tianming.game("yellow-yangtze")


def play_turns(turns: int = 6) -> Table:
    """A game in which everybody has passed for some turns."""
    table = RULES.table(players=2, seed="replays")
    for _ in range(turns):
        table.act(table.state.actors()[0], "pass")
    return table


def test_a_record_is_shown_step_by_step() -> None:
    table = play_turns()
    text = str(table.record)
    looked = replay_steps(Look(text), 5)
    assert (looked.game, looked.players, looked.length) == ("yellow-yangtze", 2, len(table.record.actions))
    assert [step.number for step in looked.steps] == [0, 1, 2, 3, 4]
    assert looked.outcome is None
    last = replay_steps(Look(text, start=looked.length), 5).steps
    assert [step.view.position for step in last] == [RULES.view(table.state, None).position]
    assert last[0].action == RULES.write(table.record.actions[-1][1])


def test_a_seat_sees_its_own_hand_and_no_other() -> None:
    text = str(play_turns().record)
    position = plain(replay_steps(Look(text, seat=Seat(1), start=20), 1).steps[0].view.position)
    assert isinstance(position["hands"]["bull"], dict) and isinstance(position["hands"]["lion"], int)


def test_what_does_not_replay_is_refused() -> None:
    text = str(play_turns().record)
    with pytest.raises(InvalidRecord, match="action"):
        replay_steps(Look(text.replace("pass", "done", 1)), 5)
    with pytest.raises(Declined):
        replay_steps(Look(text, seat=Seat(2)), 5)


def test_replays_and_own_seats_over_http(sqlite_url: str) -> None:
    async def main(server: Server) -> None:
        ann, bob = await Person(server).guest(), await Person(server).guest("Bob")
        looked: Any = await ann.post("/api/replays", {"record": str(play_turns().record), "start": 3}, status=200)
        assert looked["steps"][0]["number"] == 3
        problem = await ann.post("/api/replays", {"record": "nonsense"}, status=422)
        assert problem["kind"] == "invalid-record"
        await Person(server).post("/api/replays", {"record": "nonsense"}, status=401)
        id = (await ann.table("me", "random"))["table"]["id"]
        assert await ann.get(f"/api/tables/{id}/mine") == [0]
        assert await bob.get(f"/api/tables/{id}/mine") == []
        drawn = await ann.text(f"/api/tables/{id}/drawing?action=0")
        assert drawn and drawn != await ann.text(f"/api/tables/{id}/drawing")
        assert (await ann.get(f"/api/tables/{id}/drawing?action=x", status=422))["kind"] == "no-step"

    with running(sqlite_url) as server:
        run(main(server))


def test_tables_for_practice_are_in_no_list_and_dropped_after_a_day(sqlite_url: str) -> None:
    position = RULES.table(players=2, seed="practice").state.snapshot()

    async def main(server: Server) -> None:
        ann = await Person(server).guest()
        practised = (await ann.post("/api/uploads", {"position": position, "practice": True}))["table"]["id"]
        kept = (await ann.post("/api/uploads", {"position": position}))["table"]["id"]
        assert [table["id"] for table in await ann.get("/api/history")] == [kept]
        async with ann.at(practised) as wire:
            await wire.until_sync()

    with running(sqlite_url) as server:
        run(main(server))


def test_dropping_a_table_removes_everything_that_belongs_to_it(url: str) -> None:
    async def main() -> None:
        store = await Store.open(url)
        tables = Tables(store, BotPool(1))
        user = await Auth(store, b"secret").guest("Ann")
        position = RULES.table(players=2, seed="practice").state.snapshot()
        made = [
            (await Lobby(tables).upload(user, Uploaded(position, Seat(0), None, practice))).table.id
            for practice in (True, True, False)
        ]
        changed = (await tables.live(made[1])).row.changed
        assert set(await store.drop_practice(changed + 1000)) == set(made[:2])
        assert [await store.load(id) is None for id in made] == [True, True, False]
        assert await store.drop_practice(changed + 1000) == []
        await tables.close()
        await store.close()

    run(main())
