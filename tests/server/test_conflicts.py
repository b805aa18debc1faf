"""Several people at one table at the same time: races, clients that vanish, and what the others see."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.tables import ANN, Hall, in_hall
from tests.waiting import WAIT_SECONDS
from tianming.core.seats import Seat
from tianming.server.play.live import Stale
from tianming.server.store.rows import TableRow, UserRow
from tianming.server.wire import NewSeat, NewTable

BOB = UserRow("bob", "Bob", False, None, 1.0)


async def wait_until_shown(hall: Hall, id: str, woken: asyncio.Event, version: int) -> None:
    """Wait until a watcher has seen that version."""
    async with asyncio.timeout(WAIT_SECONDS):
        while (await hall.tables.live(id)).row.version < version:
            await woken.wait()
            woken.clear()


@in_hall
async def test_the_action_of_a_client_that_vanishes_is_shown_to_everybody(hall: Hall) -> None:
    id = await hall.table("me", "me")
    woken = asyncio.Event()
    hall.tables.watch(id, woken.set)
    for moment in range(12):  # it vanishes before, while and after the action is written
        version = (await hall.tables.live(id)).row.version
        seat, decision = await hall.actor(id)
        acting = asyncio.ensure_future(hall.tables.act(id, seat, decision, (await hall.choices(id))[0]))
        for _ in range(moment):
            await asyncio.sleep(0)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        if moment > 0:  # the change had begun
            await wait_until_shown(hall, id, woken, version + 1)
    hall.tables.unwatch(id, woken.set)
    await hall.check(id)


@in_hall
async def test_the_same_decision_is_taken_once(hall: Hall) -> None:
    id = await hall.table("me", "me")
    seat, decision = await hall.actor(id)
    version = (await hall.tables.live(id)).row.version
    texts = (await hall.choices(id))[:5]
    answers = await asyncio.gather(
        *(hall.tables.act(id, seat, decision, text) for text in texts), return_exceptions=True
    )
    assert [answer for answer in answers if not isinstance(answer, Stale)] == [version + 1]
    assert [row[:2] for row in await hall.played(id)] == [(seat, decision)]
    await hall.check(id)


@in_hall
async def test_a_table_is_made_in_one_piece(hall: Hall) -> None:
    written: list[str] = []
    add, commit = hall.store.add_table, hall.store.commit

    async def adding(table: TableRow, *rows: Any) -> None:
        written.append(table.status)
        await add(table, *rows)

    async def committing(*arguments: Any, **fields: Any) -> int:
        written.append("commit")
        return await commit(*arguments, **fields)

    hall.store.add_table = adding  # type: ignore[method-assign, assignment]
    hall.store.commit = committing  # type: ignore[method-assign]
    id = await hall.table("me", "me")
    assert written == ["playing"]
    await hall.check(id)
    wishes = (NewSeat("me"), NewSeat("open"))
    await hall.lobby.create(ANN, NewTable("yellow-yangtze", wishes))
    assert written == ["playing", "open"]


@in_hall
async def test_every_request_for_a_rematch_gets_the_same_table(hall: Hall) -> None:
    await hall.store.add_user(BOB)
    made = await hall.lobby.create(ANN, NewTable("yellow-yangtze", (NewSeat("me"), NewSeat("open"))))
    id = made.table.id
    await hall.lobby.join(BOB, id, None, made.invite)
    await hall.tables.concede(id, Seat(0), offer=True)
    await hall.tables.agree(id, Seat(1))
    live = await hall.tables.live(id)
    again = await asyncio.gather(*(hall.lobby.rematch(user, live) for user in (ANN, BOB) * 4))
    assert len({seated.table.id for seated in again}) == 1
    rematch = again[0].table.id
    assert (await hall.tables.live(id)).row.rematch == rematch
    assert {table.id for table in await hall.store.history("bob")} == {id, rematch}  # no other was made on the way
    assert (await hall.check(rematch)).row.status == "playing"


@in_hall
async def test_nobody_can_play_for_a_seat_whose_owner_left(hall: Hall) -> None:
    id = await hall.table("me", "me")
    seat, decision = await hall.actor(id)
    hall.pool.may_answer.clear()
    await hall.tables.leave(id, seat)
    with pytest.raises(Stale, match="take it back"):
        await hall.tables.act(id, seat, decision, (await hall.choices(id))[0])
