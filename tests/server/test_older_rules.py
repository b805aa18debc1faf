"""Tables that began on an older version of the rules continue, and are shown, as they were played."""

from __future__ import annotations

import json
import random
from typing import Any

from tests.server.running import Person, Server, Wire, run, running
from tests.server.test_restart import restart, sql, verify
from tianming.core.registry import game

YUAN = game("yuan")
GIVEN = {"bidding": True, "map": "automatic"}  # what somebody chose under version 1
PRESENT = YUAN.present_options(1, GIVEN)
BACK = "UPDATE tables SET rules = 1, options = :options WHERE id = :id"


def make_older(url: str, *ids: str) -> None:
    """Make tables look as version 1 left them."""
    for id in ids:
        sql(url, BACK, id=id, options=json.dumps(GIVEN))


async def bid_all(wire: Wire, number: int) -> Any:
    """Let every actor make the same bid; returns the last sync."""
    kind = wire.pending()["view"]["question"]["kind"]
    assert kind == "bid"
    for _ in wire.pending()["view"]["actors"]:
        answer = await wire.act(f"bid {number}")
        await wire.until_sync(answer["version"])
    return wire.pending()["view"]


async def place_cities(wire: Wire) -> None:
    """Place cities as far apart as the rules require."""
    while wire.pending()["view"]["question"]["kind"] == "city":
        answer = await wire.play(random.Random(3), 1)
        assert answer == 1


def test_a_game_of_an_older_version_goes_on_as_it_was_played(sqlite_url: str) -> None:
    async def main(server: Server) -> None:
        ann = await Person(server).guest()
        id = (await ann.table("me", "me", "me", game="yuan", options=PRESENT))["table"]["id"]
        async with ann.at(id) as wire:
            await wire.until_sync()
            await place_cities(wire)
            assert (await bid_all(wire, 2))["position"]["setup"]["ties"] == 1
        await restart(server, lambda: make_older(sqlite_url, id))
        info = await ann.get(f"/api/tables/{id}")
        assert (info["status"], info["rules"], info["options"]) == ("playing", YUAN.version, PRESENT)
        async with ann.at(id) as wire:
            await wire.until_sync()
            assert (await bid_all(wire, 1))["question"]["kind"] == "take"  # version 1: a lot decides a second tie
            await wire.play(random.Random(5), 10_000)
        await check_ended(ann, id)
        await restart(server)
        await check_ended(ann, id)

    async def check_ended(ann: Person, id: str) -> None:
        info = await ann.get(f"/api/tables/{id}")
        assert (info["status"], info["options"]) == ("ended", PRESENT)
        text = await ann.text(f"/api/tables/{id}/record")
        record = verify(text)
        assert record.older == (1, GIVEN) and record.options == PRESENT and str(record) == text
        rematch = (await ann.post(f"/api/tables/{id}/rematch", {}))["table"]
        assert (rematch["rules"], rematch["options"]) == (YUAN.version, PRESENT)

    with running(sqlite_url) as server:
        run(main(server))


def test_a_table_that_was_open_under_an_older_version_begins_with_its_rulings(sqlite_url: str) -> None:
    async def main(server: Server) -> None:
        ann, bob = await Person(server).guest(), await Person(server).guest()
        made = await ann.table("me", "open", game="yuan", options=PRESENT, public=True)
        id = made["table"]["id"]
        await restart(server, lambda: make_older(sqlite_url, id))
        (listed,) = [table for table in await bob.get("/api/tables") if table["id"] == id]
        assert listed["options"] == PRESENT
        joined = await bob.post(f"/api/tables/{id}/join", {})
        assert (joined["table"]["status"], joined["table"]["options"]) == ("playing", PRESENT)
        await restart(server)
        async with ann.at(id) as wire:
            sync = await wire.until_sync()
            assert sync["table"]["status"] == "playing"
            assert sync["seat_views"][0]["view"]["position"]["options"] == PRESENT

    with running(sqlite_url) as server:
        run(main(server))
