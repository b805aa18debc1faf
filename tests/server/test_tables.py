"""Running games in this process: clocks, bots, undo and concession. Conflicts are in `test_conflicts`."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.tables import Hall, count, in_hall
from tests.waiting import until
from tianming.core.errors import InvalidOption
from tianming.core.seats import Seat
from tianming.server import metrics
from tianming.server.play import tables
from tianming.server.play.live import Stale
from tianming.server.wire import DaysClock, LiveClock

DAY_SECONDS = 86_400.0
LIVE = LiveClock(bank=100, increment=5)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Check the clocks all the time."""
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.01)


# --- clocks --------------------------------------------------------------------------------------


@in_hall
async def test_time_runs_and_increments_are_earned(hall: Hall) -> None:
    id = await hall.table("me", "me", pace=LIVE)
    seat, _ = await hall.actor(id)
    began = hall.clock.time
    assert (await hall.tables.live(id)).seats[seat].since == began
    hall.clock.time += 30
    await hall.act(id, "lead trader b4")
    live = await hall.check(id)
    assert (live.seats[seat].bank, live.seats[seat].since) == (75, began + 30)
    assert live.seats[1 - seat].since is None


@in_hall
async def test_the_clock_passes_to_the_other_seat(hall: Hall) -> None:
    id = await hall.table("me", "me", pace=LIVE)
    seat, _ = await hall.actor(id)
    for _ in range(100):
        hall.clock.time += 1
        await hall.act(id, (await hall.choices(id))[0])
        if (await hall.actor(id))[0] != seat:
            break
    live = await hall.check(id)
    assert live.seats[seat].since is None and live.seats[1 - seat].since == hall.clock.time


@in_hall
async def test_days_begin_anew_with_every_decision(hall: Hall) -> None:
    id = await hall.table("me", "me", pace=DaysClock(days=2))
    seat, _ = await hall.actor(id)
    hall.clock.time += 1.9 * DAY_SECONDS
    await hall.act(id, "lead trader b4")
    live = await hall.check(id)
    assert (live.seats[seat].bank, live.seats[seat].since) == (2 * DAY_SECONDS, hall.clock.time)
    hall.clock.time += 1.9 * DAY_SECONDS
    await hall.until_swept()
    assert not (await hall.check(id)).seats[seat].away


@in_hall
async def test_a_bot_takes_over_when_time_runs_out(hall: Hall) -> None:
    hall.pool.may_answer.clear()
    id = await hall.table("me", "me", pace=LIVE)
    seat, decision = await hall.actor(id)
    before = count(metrics.TIMEOUTS)
    hall.clock.time += 100
    await hall.until_swept()
    assert not (await hall.tables.live(id)).seats[seat].away  # to the last second
    hall.clock.time += 1
    live = await hall.until(id, lambda live: live.seats[seat].away)
    assert live.seats[seat].since is None and live.seats[seat].decision == decision
    hall.pool.may_answer.set()
    await hall.until(id, lambda live: live.actors()[0] != seat)
    live = await hall.check(id)
    assert set(hall.pool.asked) == {seat} and not live.seats[1 - seat].away
    assert live.seats[1 - seat].since == hall.clock.time
    assert count(metrics.TIMEOUTS) == before + 1


@in_hall
async def test_a_bot_takes_over_when_the_days_run_out(hall: Hall) -> None:
    id = await hall.table("me", "me", pace=DaysClock(days=1))
    seat, _ = await hall.actor(id)
    hall.clock.time += DAY_SECONDS + 1
    await hall.until(id, lambda live: live.seats[seat].away)
    await hall.until(id, lambda live: live.actors()[0] != seat)
    await hall.check(id)


@in_hall
async def test_a_return_after_a_time_out_gives_a_minute(hall: Hall) -> None:
    hall.pool.may_answer.clear()
    id = await hall.table("me", "me", pace=LIVE)
    seat, _ = await hall.actor(id)
    hall.clock.time += 101
    await hall.until(id, lambda live: live.seats[seat].away)
    await hall.tables.come_back(id, seat)
    live = await hall.check(id)
    assert not live.seats[seat].away
    assert (live.seats[seat].bank, live.seats[seat].since) == (60, hall.clock.time)
    hall.clock.time += 61
    await hall.until(id, lambda live: live.seats[seat].away)


@in_hall
async def test_leaving_and_returning_costs_the_time_used(hall: Hall) -> None:
    hall.pool.may_answer.clear()
    id = await hall.table("me", "me", pace=LIVE)
    seat, _ = await hall.actor(id)
    hall.clock.time += 30
    await hall.tables.leave(id, seat)
    await hall.tables.come_back(id, seat)
    assert (await hall.check(id)).seats[seat].bank == 70


@in_hall
async def test_leaving_in_a_rivals_turn_and_returning_gains_no_time(hall: Hall) -> None:
    id = await hall.table("me", "me", pace=LIVE)
    seat, _ = await hall.actor(id)
    hall.clock.time += 90
    await hall.act(id, "pass")
    assert (await hall.actor(id))[0] != seat
    for _ in range(2):
        await hall.tables.leave(id, seat)
        await hall.tables.come_back(id, seat)
    assert (await hall.check(id)).seats[seat].bank == 15


@in_hall
async def test_leaving_and_returning_gains_no_days(hall: Hall) -> None:
    hall.pool.may_answer.clear()
    id = await hall.table("me", "me", pace=DaysClock(days=2))
    seat, _ = await hall.actor(id)
    hall.clock.time += 1.5 * DAY_SECONDS
    await hall.tables.leave(id, seat)
    await hall.tables.come_back(id, seat)
    assert (await hall.check(id)).seats[seat].bank == 0.5 * DAY_SECONDS


@in_hall
async def test_undo_earns_no_time(hall: Hall) -> None:
    id = await hall.table("me", "me", pace=LIVE)
    seat, _ = await hall.actor(id)
    for _ in range(5):
        await hall.act(id, "lead trader b4")
        await hall.tables.undo(id, *await hall.actor(id), 1)
    assert (await hall.check(id)).seats[seat].bank == 100


@in_hall
async def test_a_look_at_the_clocks_that_fails_is_not_the_last(hall: Hall) -> None:
    id = await hall.table("me", "me", pace=LIVE)
    seat, _ = await hall.actor(id)
    commit, failed = hall.store.commit, asyncio.Event()

    async def refuse(*arguments: Any, **fields: Any) -> int:
        failed.set()
        raise OSError("the database is away")

    hall.store.commit = refuse  # type: ignore[method-assign]
    hall.clock.time += 101
    await until(failed.is_set)
    hall.store.commit = commit  # type: ignore[method-assign]
    await hall.until(id, lambda live: live.seats[seat].away)


@in_hall
async def test_clocks_of_tables_that_are_not_in_memory_are_watched(hall: Hall) -> None:
    id = await hall.table("me", "me", pace=LIVE)
    seat, _ = await hall.actor(id)
    hall.tables._live.clear()
    hall.clock.time += 101

    async def is_away() -> bool:
        return (await hall.store.seats(id))[seat].away

    await until(is_away)


# --- bots and their people -----------------------------------------------------------------------


@in_hall
async def test_bots_play_a_whole_game_among_themselves(hall: Hall) -> None:
    id = await hall.table("random", "greedy")
    await hall.until(id, lambda live: live.row.status == "ended")
    live = await hall.check(id)
    assert live.row.outcome and live.playing.state.outcome() is not None
    assert set(hall.pool.asked) == {0, 1}


@in_hall
async def test_a_failing_bot_takes_the_default_action(hall: Hall) -> None:
    hall.pool.failing = True
    id = await hall.table("random", "random")
    await hall.until(id, lambda live: live.row.status == "ended" or len(live.playing.events) > 60)
    await hall.check(id)


@in_hall
async def test_the_owner_decides_after_returning(hall: Hall) -> None:
    hall.pool.may_answer.clear()
    id = await hall.table("me", "me")
    seat, _ = await hall.actor(id)
    await hall.tables.leave(id, seat)
    await hall.until(id, lambda _: hall.pool.asked)
    await hall.tables.come_back(id, seat)
    hall.pool.may_answer.set()  # the bot answers what the owner is asked now
    await until(lambda: id not in hall.tables._thinking)
    assert await hall.played(id) == []
    await hall.act(id, "lead trader b4")
    assert [action[2] for action in await hall.played(id)] == ["lead trader b4"]


@in_hall
async def test_only_a_player_away_can_return(hall: Hall) -> None:
    id = await hall.table("me", "random")
    for seat in (0, 1):
        with pytest.raises(Stale):
            await hall.tables.come_back(id, Seat(seat))
    with pytest.raises(Stale):
        await hall.tables.leave(id, Seat(1))  # a bot does not leave


# --- undo ----------------------------------------------------------------------------------------


@in_hall
async def test_an_action_that_revealed_something_cannot_be_undone(hall: Hall) -> None:
    id = await hall.table("me", "me", game="huang-di")
    for _ in range(4):
        await hall.act(id, (await hall.choices(id))[0])
    await hall.act(id, "bid 0", "bid 2")
    live = await hall.tables.live(id)
    assert (live.actors(), live.undoable(Seat(1))) == ((1,), 0)
    await hall.act(id, "play recruiter")
    assert (await hall.tables.live(id)).undoable(Seat(1)) == 1


@in_hall
async def test_undo_goes_back_to_the_last_draw(hall: Hall) -> None:
    id = await hall.table("me", "me")
    key = (await hall.tables.live(id)).playing.state.key()
    seat, decision = await hall.actor(id)
    await hall.act(id, "lead trader b4", "replace")
    assert (await hall.tables.live(id)).undoable(seat) == 2
    with pytest.raises(Stale):
        await hall.tables.undo(id, seat, decision + 2, 3)
    with pytest.raises(Stale):
        await hall.tables.undo(id, seat, decision + 1, 1)
    await hall.tables.undo(id, seat, decision + 2, 2)
    live = await hall.check(id)
    assert live.playing.state.key() == key
    assert (live.undone, live.seats[seat].decision) == (2, decision + 3)
    await hall.act(id, "replace")
    discard = (await hall.choices(id))[0]
    await hall.act(id, discard, "done")
    live = await hall.check(id)
    assert [live.undoable(Seat(one)) for one in (0, 1)] == [0, 0]  # something was drawn


@in_hall
async def test_what_was_taken_back_is_not_acknowledged_again(hall: Hall) -> None:
    id = await hall.table("me", "me")
    seat, decision = await hall.actor(id)
    await hall.act(id, "lead trader b4")
    await hall.tables.undo(id, seat, decision + 1, 1)
    with pytest.raises(Stale):
        await hall.tables.act(id, seat, decision, "lead trader b4")
    assert await hall.played(id) == []


@in_hall
async def test_only_the_seat_itself_can_undo(hall: Hall) -> None:
    id = await hall.table("me", "me")
    seat, _ = await hall.actor(id)
    await hall.act(id, "lead trader b4")
    with pytest.raises(Stale):
        await hall.tables.undo(id, Seat(1 - seat), 0, 1)
    assert len(await hall.played(id)) == 1


# --- memory --------------------------------------------------------------------------------------


@in_hall
async def test_few_games_that_are_over_stay_in_memory_and_those_that_are_watched(hall: Hall) -> None:
    ids = [await hall.table("me", "random") for _ in range(tables.CACHED_ENDED_TABLES + 5)]
    woken = asyncio.Event()
    hall.tables.watch(ids[0], woken.set)
    for id in ids:
        await hall.tables.concede(id, Seat(0), offer=True)
    assert sorted(hall.tables._live) == sorted([ids[0], *ids[5:]])
    hall.tables.unwatch(ids[0], woken.set)  # now it is one of the others
    assert sorted(hall.tables._live) == sorted([ids[0], *ids[6:]])
    assert (await hall.tables.live(ids[1])).row.status == "ended"
    assert len(hall.tables._locks) <= tables.CACHED_ENDED_TABLES


# --- concession ----------------------------------------------------------------------------------


@in_hall
async def test_a_concession_needs_everybody_else(hall: Hall) -> None:
    id = await hall.table("me", "me", "me", "random", pace=LIVE)
    with pytest.raises(Stale):
        await hall.tables.agree(id, Seat(1))
    await hall.tables.concede(id, Seat(0), offer=True)
    await hall.tables.agree(id, Seat(1))
    assert (await hall.tables.live(id)).row.status == "playing"
    await hall.tables.concede(id, Seat(0), offer=False)
    await hall.tables.concede(id, Seat(0), offer=True)
    assert not any(seat.agreed for seat in (await hall.tables.live(id)).seats)  # a new offer cancels all agreements
    await hall.tables.agree(id, Seat(1))
    await hall.tables.agree(id, Seat(2))
    live = await hall.check(id)
    assert live.row.status == "ended" and live.row.outcome is not None
    assert live.row.outcome["ranks"] == [4, 1, 1, 1] and live.row.outcome["rule"] == "concession"
    assert not any(seat.since for seat in live.seats)
    assert live.actors() == ()
    with pytest.raises(Stale):
        await hall.tables.act(id, Seat(1), live.seats[1].decision, "pass")
    for seat in (None, Seat(0), Seat(2)):  # after the game, everybody may see everything
        view = live.view(seat)
        assert view.outcome is not None and view.outcome.rule == "concession" and view.question is None
        assert view.position == live.playing.state.position_file()


@in_hall
async def test_people_can_agree_to_end_the_game_as_it_stands(hall: Hall) -> None:
    id = await hall.table("me", "me", "random", pace=LIVE)
    hall.pool.may_answer.clear()
    await hall.tables.settle(id, Seat(0), offer=True)
    await hall.tables.settle(id, Seat(0), offer=False)
    await hall.tables.settle(id, Seat(1), offer=True)
    assert (await hall.tables.live(id)).row.status == "playing"
    await hall.tables.settle(id, Seat(0), offer=True)
    live = await hall.check(id)
    assert live.row.status == "ended" and live.row.outcome is not None and not any(seat.since for seat in live.seats)
    assert live.row.outcome["rule"] == "agreement" and live.row.outcome["ranks"] == [1, 1, 1]
    assert [len(result) for result in live.row.outcome["results"]] == [4, 4, 4]
    with pytest.raises(Stale):
        await hall.tables.settle(id, Seat(0), offer=True)


@in_hall
async def test_one_person_among_bots_ends_the_game_alone(hall: Hall) -> None:
    id = await hall.table("me", "random", game="yuan", options={"max_turns": "none", "map": "automatic"})
    await hall.tables.settle(id, Seat(0), offer=True)
    assert (await hall.check(id)).row.status == "ended"


@in_hall
async def test_playing_on_withdraws_the_offer_to_end(hall: Hall) -> None:
    id = await hall.table("me", "me")
    seat, _ = await hall.actor(id)
    await hall.tables.settle(id, seat, offer=True)
    await hall.act(id, "pass")
    assert not (await hall.tables.live(id)).seats[seat].agreed
    await hall.tables.settle(id, seat, offer=True)
    await hall.act(id, "pass")  # the other seat
    assert (await hall.check(id)).seats[seat].agreed
    await hall.tables.settle(id, Seat(1 - seat), offer=True)
    assert (await hall.check(id)).row.status == "ended"


@in_hall
async def test_an_offer_to_give_up_comes_before_an_offer_to_end(hall: Hall) -> None:
    id = await hall.table("me", "me")
    await hall.tables.settle(id, Seat(0), offer=True)
    await hall.tables.concede(id, Seat(1), offer=True)
    assert not any(seat.agreed for seat in (await hall.tables.live(id)).seats)
    with pytest.raises(Stale, match="somebody offers to give up"):
        await hall.tables.settle(id, Seat(0), offer=True)
    await hall.tables.concede(id, Seat(1), offer=False)
    await hall.tables.settle(id, Seat(0), offer=True)
    assert (await hall.check(id)).row.status == "playing"


@in_hall
async def test_an_owner_who_is_away_does_not_end_the_game_by_playing_on(hall: Hall) -> None:
    hall.pool.may_answer.clear()
    id = await hall.table("me", "random")
    await hall.tables.leave(id, Seat(0))
    await hall.tables.concede(id, Seat(0), offer=False)
    assert (await hall.check(id)).row.status == "playing"


# --- games that nothing forces to end ------------------------------------------------------------


@in_hall
async def test_bots_alone_get_no_table_without_limits(hall: Hall) -> None:
    with pytest.raises(InvalidOption, match="only people can agree"):
        await hall.table("random", "random", options={"no_stall_end": True})


@in_hall
async def test_bots_wait_for_a_person_where_nothing_forces_an_end(hall: Hall) -> None:
    hall.pool.may_answer.clear()
    id = await hall.table("me", "random", options={"no_stall_end": True})
    await hall.tables.leave(id, Seat(0))
    live = await hall.tables.live(id)
    assert live.only_bots() and live.bot_seats() == []
    hall.pool.may_answer.set()
    await hall.tables.come_back(id, Seat(0))
    live = await hall.until(id, lambda live: live.actors() == (0,))
    assert live.row.status == "playing"


@in_hall
async def test_bots_agree_to_every_concession(hall: Hall) -> None:
    id = await hall.table("me", "random")
    await hall.tables.concede(id, Seat(0), offer=True)
    assert (await hall.check(id)).row.status == "ended"
