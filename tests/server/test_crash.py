"""The server is killed at random moments under load: nothing acknowledged is lost, and everybody can play on.

The full run, with 200 kills and figures, is `python -m bench.crash`.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from dataclasses import replace as altered

import pytest
from msgspec.structs import replace

from bench.crash.players import Ledger, Promise
from bench.crash.run import Crash, Report, is_running, list_broken, list_faults
from tests.server.tables import hall
from tianming.server.play.live import Rows


def run_crashes(url: str, kills: int) -> Report:
    report = asyncio.run(Crash(url, tables=4, seed=kills).run(kills, longest=0.8))
    assert report.faults == []
    assert report.lost == 0 and report.acknowledged > 10 * kills
    assert report.kills >= kills and report.comebacks >= kills
    return report


def test_nothing_is_lost_on_sqlite(sqlite_url: str) -> None:
    run_crashes(sqlite_url, 6)


def test_nothing_is_lost_on_postgresql(postgres_url: str) -> None:
    run_crashes(postgres_url, 3)


# --- the check itself finds faults ---------------------------------------------------


@pytest.fixture
def kept(sqlite_url: str) -> tuple[Ledger, Rows]:
    """A table with two actions, and what its client knows."""

    async def play() -> tuple[Ledger, Rows]:
        async with hall(sqlite_url) as opened:
            id = await opened.table("me", "me")
            ledger = Ledger(id)
            for text in ("lead trader b4", "replace"):
                seat, decision = await opened.actor(id)
                version = await opened.tables.act(id, seat, decision, text)
                ledger.promises.append(Promise(version, seat, decision, text))
                ledger.shown = version
            rows = await opened.store.load(id)
            assert rows is not None
            return ledger, rows

    return asyncio.run(play())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux lists the children of a process")
def test_a_worker_that_outlives_the_server_is_found() -> None:
    command = [sys.executable, "-m", "tianming.server.bots.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None and process.stdout.read(1)  # it says when it is ready
        assert is_running(process.pid)
    assert not is_running(process.pid)


def test_a_whole_table_passes(kept: tuple[Ledger, Rows]) -> None:
    assert list_broken(*kept) == [] and list(list_faults(*kept)) == []


def test_a_lost_action_is_found(kept: tuple[Ledger, Rows]) -> None:
    ledger, (row, seats, actions) = kept
    assert list_broken(ledger, (row, seats, actions[:-1])) == ledger.promises[1:]
    older = replace(row, version=row.version - 1)
    assert any("was shown" in fault for fault in list_faults(ledger, (older, seats, actions[:-1])))


def test_another_action_in_its_place_is_found(kept: tuple[Ledger, Rows]) -> None:
    ledger, (row, seats, actions) = kept
    other = [*actions[:-1], replace(actions[-1], text="pass")]
    assert list_broken(ledger, (row, seats, other)) == ledger.promises[1:]


def test_actions_out_of_their_order_are_found(kept: tuple[Ledger, Rows]) -> None:
    ledger, rows = kept
    first, second = ledger.promises
    swapped = altered(ledger, promises=[altered(first, version=second.version), altered(second, version=first.version)])
    assert len(list_broken(swapped, rows)) == 1


def test_a_record_that_does_not_replay_is_found(kept: tuple[Ledger, Rows]) -> None:
    ledger, (row, seats, actions) = kept
    illegal = [*actions[:-1], replace(actions[-1], text="tile blue a1")]
    assert any("does not replay" in fault for fault in list_faults(ledger, (row, seats, illegal)))
    draws = [number for number, action in enumerate(actions) if action.text.startswith("draw")]
    texts = {actions[number].text for number in draws}
    assert len(texts) > 1
    drawn = list(actions)
    other = next(text for text in texts if text != drawn[draws[0]].text)
    drawn[draws[0]] = replace(drawn[draws[0]], text=other)
    assert any("the seed gives" in fault for fault in list_faults(ledger, (row, seats, drawn)))


def test_a_gap_is_found(kept: tuple[Ledger, Rows]) -> None:
    ledger, (row, seats, actions) = kept
    gap = [*actions[:-1], replace(actions[-1], number=99)]
    assert any("numbered" in fault for fault in list_faults(ledger, (row, seats, gap)))
