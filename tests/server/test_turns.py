"""Bots' places in the pool are given out in turn."""

from __future__ import annotations

import asyncio

from tests.waiting import WAIT_SECONDS
from tianming.server.bots.turns import Turns

ANN = [("ann's", "ann", f"table {number}") for number in range(20)]
BOB = ("bob's", "bob", "his table")
CARL = ("ann's", "carl", "at Ann's address")


async def order(turns: Turns, *paths: tuple[str, str, str]) -> list[str]:
    """The order in which waiting paths get the single place, by the last part of each path."""
    served: list[str] = []
    await turns.take(("", "", ""))

    async def wait(path: tuple[str, str, str]) -> None:
        await turns.take(path)
        served.append(path[-1])
        turns.give_back()

    waiting = [asyncio.ensure_future(wait(path)) for path in paths]
    await asyncio.sleep(0)
    turns.give_back()
    await asyncio.gather(*waiting)
    return served


def test_a_person_with_many_tables_waits_only_for_their_own() -> None:
    served = asyncio.run(order(Turns(1), *ANN, BOB))
    assert served[:3] == ["table 0", "his table", "table 1"]
    assert served[2:] == [path[-1] for path in ANN[1:]]


def test_people_at_one_address_share_its_turns() -> None:
    served = asyncio.run(order(Turns(1), *ANN, CARL, BOB, BOB))
    assert served[:5] == ["table 0", "his table", "at Ann's address", "his table", "table 1"]


def test_one_table_is_served_in_order() -> None:
    first, second, third = (("", "", text) for text in "abc")
    assert asyncio.run(order(Turns(1), first, second, third)) == ["a", "b", "c"]


def test_a_cancelled_wait_takes_no_place() -> None:
    async def main() -> None:
        turns = Turns(1)
        await turns.take(BOB)
        waiting = [asyncio.ensure_future(turns.take(path)) for path in ANN[:3]]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.give_back()  # table 1 is given the place, and does not take it
        waiting[1].cancel()
        await asyncio.wait_for(waiting[2], WAIT_SECONDS)
        turns.give_back()
        await asyncio.wait_for(turns.take(BOB), WAIT_SECONDS)  # none was lost

    asyncio.run(main())
