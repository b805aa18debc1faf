"""Shared by the tests of the store: a few rows, and a decorator that runs a test on an empty store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tianming.core.seats import Seat
from tianming.server.store.store import ActionRow, SeatRow, Store, TableRow, UserRow

ANN = UserRow("ann", "Ann", False, None, 1.25)
BOB = UserRow("bob", "Bob", True, "$argon2id$…", 2.5)
TABLE = TableRow(
    id="t1",
    game="yellow-yangtze",
    rules=3,
    options={"short": True, "goal": 12, "name": "黄"},
    players=2,
    status="open",
    public=True,
    pace={"bank": 600.5, "increment": 10},
    seed="seed text",
    commitment="c0ffee",
    position={"spaces": [1, None, {"a": "b"}]},
    host="ann",
    created=1700000000.123456,
    changed=1700000001.654321,
    version=0,
    outcome={"ranks": [1, 2]},
    notice="a note",
    rematch="t2",
)
SEATS = [
    SeatRow("t1", Seat(0), "person", "ann", "Ann", None, "token", "invite", True, 7, 599.25, 12.5, True, True, 41),
    SeatRow("t1", Seat(1), "bot", None, "Greedy", "greedy"),
]


def run_with(url: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def stored(story: Callable[[Store], Awaitable[None]]) -> Callable[[str], None]:
    """Turn a coroutine into a test that runs on an empty store of each kind."""

    def test(url: str) -> None:
        run_with(url, story)

    test.__doc__ = story.__doc__
    return test


async def furnish(store: Store) -> None:
    """Add two people and one table."""
    await store.add_user(ANN)
    await store.add_user(BOB)
    await store.add_table(TABLE, SEATS)


def act(number: int, what: str = "pass") -> ActionRow:
    return ActionRow(number, Seat(number % 2), what, number // 2, 5.0 + number)
