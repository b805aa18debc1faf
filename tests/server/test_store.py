"""The store's contract, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import IntegrityError

from tests.server.stores import ANN, BOB, SEATS, TABLE, act, furnish, stored
from tests.waiting import until
from tianming.core.seats import CHANCE, Seat
from tianming.server.store.store import ActionRow, ApiTokenRow, Conflict, SeatRow, Store, UserRow

# --- rows ----------------------------------------------------------------------------------------


@stored
async def test_rows_come_back_as_they_were_written(store: Store) -> None:
    await furnish(store)
    assert await store.user("ann") == ANN and await store.user("bob") == BOB
    assert await store.table("t1") == TABLE
    assert await store.seats("t1") == SEATS
    actions = [ActionRow(0, CHANCE, "draw b3 ×2", 0, 5.125), ActionRow(1, Seat(1), "黄 – Ж", 3, 6.0)]
    await store.commit("t1", 0, actions=actions)
    assert await store.actions("t1") == actions
    assert await store.actions("t1", 1) == actions[1:]
    assert await store.load("t1") == (replace(TABLE, version=1), SEATS, actions)


@stored
async def test_what_may_be_missing_comes_back_missing(store: Store) -> None:
    await store.add_user(ANN)
    bare = replace(TABLE, position=None, outcome=None, notice="", rematch=None, public=False, options={}, pace={})
    open_seat = SeatRow("t1", Seat(0), "open")
    await store.add_table(bare, [open_seat])
    assert await store.load("t1") == (bare, [open_seat], [])


@stored
async def test_what_is_not_there_is_none_or_empty(store: Store) -> None:
    assert await store.user("x") is None and await store.user_named("x") is None
    assert await store.table("x") is None and await store.load("x") is None
    assert await store.seats("x") == [] and await store.actions("x") == []
    assert await store.session("x") is None and await store.api_token_user("x") is None
    assert await store.lobby() == [] and await store.history("x") == [] and await store.list_unfinished() == []


@stored
async def test_text_that_no_database_keeps_does_no_harm(store: Store) -> None:
    for bad, kept in (("a\0b", "a\ufffdb"), ("c\ud800d", "c\ufffdd")):
        assert await store.table(bad) is None
        assert await store.user_named(bad) is None
        await store.add_user(replace(ANN, id=bad, name=bad))
        assert await store.user(bad) == replace(ANN, id=kept, name=kept)


# --- people --------------------------------------------------------------------------------------


@stored
async def test_account_names_are_unique_regardless_of_case(store: Store) -> None:
    await store.add_user(ANN)
    await store.add_user(replace(ANN, id="ann2"))  # guests may share a name
    await store.set_password("ann", "Ännchen", "hash")
    assert await store.user("ann") == replace(ANN, name="Ännchen", account=True, password="hash")
    assert await store.user_named("äNNCHEN") == await store.user("ann")
    for taken in ("ännchen", "ÄNNCHEN"):
        with pytest.raises(Conflict, match="is taken"):
            await store.set_password("ann2", taken, "other")
        with pytest.raises(Conflict, match="is taken"):
            await store.add_user(UserRow("new", taken, True, "x", 1.0))
    assert await store.user("ann2") == replace(ANN, id="ann2") and await store.user("new") is None
    await store.set_password("ann", "ÄNNCHEN", "new hash")  # one's own name is not taken
    assert await store.user_named("ännchen") == replace(ANN, name="ÄNNCHEN", account=True, password="new hash")


@stored
async def test_a_guest_has_no_account_name(store: Store) -> None:
    await store.add_user(ANN)
    assert await store.user_named("Ann") is None
    await store.rename("ann", "Anna")
    assert await store.user("ann") == replace(ANN, name="Anna")
    assert await store.user_named("Anna") is None


@stored
async def test_an_account_is_renamed_unless_the_name_is_taken(store: Store) -> None:
    await store.add_user(BOB)
    await store.add_user(UserRow("eve", "Eve", True, "x", 1.0))
    await store.rename("bob", "Robert")
    assert await store.user_named("ROBERT") == replace(BOB, name="Robert")
    assert await store.user_named("Bob") is None
    with pytest.raises(Conflict):
        await store.rename("bob", "EVE")
    with pytest.raises(LookupError):
        await store.rename("nobody", "Nobody")


@stored
async def test_one_of_many_gets_an_account_name(store: Store) -> None:
    names = [f"u{number}" for number in range(10)]
    for name in names:
        await store.add_user(UserRow(name, "guest", False, None, 1.0))
    asked = await asyncio.gather(*(store.set_password(id, "Max", id) for id in names), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in asked) == ["Conflict"] * 9 + ["NoneType"]
    owner = await store.user_named("max")
    assert owner and owner.password == owner.id == names[asked.index(None)]


@stored
async def test_sessions_end_one_by_one_or_all_together(store: Store) -> None:
    await store.add_user(ANN)
    await store.add_user(BOB)
    for token, user in (("s1", "ann"), ("s2", "ann"), ("s3", "ann"), ("s4", "bob")):
        await store.add_session(token, user, 1.0)
    assert await store.session("s1") == ("ann", 1.0) and await store.session("s4") == ("bob", 1.0)
    await store.drop_session("s1")
    assert [await store.session(token) for token in ("s1", "s2")] == [None, ("ann", 1.0)]
    await store.drop_sessions("ann")
    assert [await store.session(token) for token in ("s2", "s3", "s4")] == [None, None, ("bob", 1.0)]
    with pytest.raises(IntegrityError):
        await store.add_session("s5", "nobody", 1.0)


@stored
async def test_sessions_that_are_not_renewed_are_dropped(store: Store) -> None:
    await store.add_user(ANN)
    for token in ("old", "used", "new"):
        await store.add_session(token, "ann", 2.0 if token == "new" else 1.0)
    await store.renew_session("used", 3.0)
    assert await store.drop_sessions_before(2.0) == 1
    kept = [await store.session(token) for token in ("old", "used", "new")]
    assert kept == [None, ("ann", 3.0), ("ann", 2.0)]


@stored
async def test_api_tokens_belong_to_their_user(store: Store) -> None:
    await store.add_user(ANN)
    await store.add_user(BOB)
    await store.add_api_token("a2", "ann", "second", 2.0)
    await store.add_api_token("a1", "ann", "first", 1.0)
    assert await store.api_token_user("a1") == "ann"
    assert await store.api_tokens("bob") == []
    assert await store.api_tokens("ann") == [
        ApiTokenRow("a1", "ann", "first", 1.0),
        ApiTokenRow("a2", "ann", "second", 2.0),
    ]
    assert not await store.drop_api_token("a1", "bob")
    assert await store.api_token_user("a1") == "ann"
    assert await store.drop_api_token("a1", "ann")
    assert await store.api_token_user("a1") is None


# --- commits -------------------------------------------------------------------------------------


@stored
async def test_a_commit_raises_the_version_and_changes_what_it_names(store: Store) -> None:
    await furnish(store)
    changes: dict[str, Any] = {"status": "playing", "changed": 9.5, "outcome": None, "options": {"b": [1]}}
    seat: dict[str, Any] = {"kind": "person", "user": "bob", "away": False, "bank": 3.5, "since": None, "undone": 2}
    assert (
        await store.commit("t1", 0, actions=[act(0)], table=changes, seats=[(Seat(1), seat), (Seat(0), {"undone": 9})])
        == 1
    )
    assert await store.load("t1") == (
        replace(TABLE, version=1, **changes),
        [replace(SEATS[0], undone=9), replace(SEATS[1], **seat)],
        [act(0)],
    )
    assert await store.commit("t1", 1) == 2


@stored
async def test_of_fifty_commits_on_one_version_exactly_one_wins(store: Store) -> None:
    await furnish(store)
    commits = (store.commit("t1", 0, actions=[act(0, str(n))], table={"notice": str(n)}) for n in range(50))
    answers = await asyncio.gather(*commits, return_exceptions=True)
    assert sum(isinstance(answer, Conflict) for answer in answers) == 49
    winner = str(answers.index(1))
    assert await store.load("t1") == (replace(TABLE, version=1, notice=winner), SEATS, [act(0, winner)])


@stored
async def test_writers_that_try_again_lose_nothing(store: Store) -> None:
    await furnish(store)

    async def add(text: str) -> None:
        while True:
            loaded = await store.load("t1")
            assert loaded is not None
            table, _, actions = loaded
            assert table.version == len(actions)  # one moment
            try:
                await store.commit("t1", table.version, actions=[act(len(actions), text)])
                return
            except Conflict:
                continue

    await asyncio.gather(*(add(str(n)) for n in range(12)))
    assert sorted(int(action.text) for action in await store.actions("t1")) == list(range(12))


@stored
async def test_a_stale_or_unknown_commit_changes_nothing(store: Store) -> None:
    await furnish(store)
    await store.commit("t1", 0, actions=[act(0)])
    before = await store.load("t1")
    for id, version in (("t1", 0), ("t1", 2), ("t9", 0)):
        with pytest.raises(Conflict):
            await store.commit(
                id, version, actions=[act(1)], keep=0, table={"notice": "x"}, seats=[(Seat(0), {"undone": 1})]
            )
    assert await store.load("t1") == before


@stored
async def test_keep_drops_the_actions_from_there_on(store: Store) -> None:
    await furnish(store)
    await store.commit("t1", 0, actions=[act(number) for number in range(5)])
    await store.commit("t1", 1, keep=3)
    assert await store.actions("t1") == [act(0), act(1), act(2)]
    await store.commit("t1", 2, keep=2, actions=[act(2, "other"), act(3, "more")])
    assert await store.actions("t1") == [act(0), act(1), act(2, "other"), act(3, "more")]
    await store.commit("t1", 3, keep=0)
    assert await store.actions("t1") == []


@stored
async def test_a_commit_that_fails_leaves_nothing(store: Store) -> None:
    await furnish(store)
    await store.commit("t1", 0, actions=[act(0), act(1)])
    before = await store.load("t1")
    failing: list[tuple[type[Exception], dict[str, Any]]] = [
        (IntegrityError, {"actions": [act(2), act(1)], "table": {"status": "ended"}}),
        (IntegrityError, {"keep": 1, "actions": [act(1)], "seats": [(0, {"undone": 1}), (1, {"user": "nobody"})]}),
        (LookupError, {"actions": [act(2)], "seats": [(0, {"undone": 1}), (7, {"undone": 1})]}),
        (ValueError, {"actions": [act(2)], "table": {"version": 9}}),
        (ValueError, {"actions": [act(2)], "seats": [(0, {"seat": 1})]}),
    ]
    for error, changes in failing:
        with pytest.raises(error):
            await store.commit("t1", 1, **changes)
        assert await store.load("t1") == before
    assert await store.commit("t1", 1, actions=[act(2)]) == 2


@stored
async def test_a_table_is_added_whole_or_not_at_all(store: Store) -> None:
    await store.add_user(ANN)
    with pytest.raises(IntegrityError):
        await store.add_table(TABLE, [SEATS[0], SEATS[0]])
    with pytest.raises(IntegrityError):
        await store.add_table(replace(TABLE, host="nobody"), SEATS)
    assert await store.load("t1") is None and await store.history("ann") == []
    await store.add_table(TABLE, SEATS)
    with pytest.raises(IntegrityError):
        await store.add_table(TABLE, [])
    assert await store.seats("t1") == SEATS


@stored
async def test_a_commit_survives_the_cancellation_of_its_caller(store: Store) -> None:
    await furnish(store)
    for version in range(5):
        task = asyncio.create_task(store.commit("t1", version, actions=[act(version)]))
        for _ in range(1 + 4 * version):  # a little further each time
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        await until(partial(store.actions, "t1", version))
    assert await store.load("t1") == (replace(TABLE, version=5), SEATS, [act(version) for version in range(5)])


@stored
async def test_a_table_is_made_with_its_first_actions_and_with_its_sequel_or_not_at_all(store: Store) -> None:
    await furnish(store)
    begun = replace(TABLE, id="t2", status="playing")
    await store.add_table(begun, [SeatRow("t2", Seat(0), "bot")], [act(0), act(1)])
    assert await store.load("t2") == (begun, [SeatRow("t2", Seat(0), "bot")], [act(0), act(1)])
    sequel = (replace(TABLE, id="t3"), [SeatRow("t3", Seat(0), "bot")], [act(0)])
    with pytest.raises(Conflict):
        await store.commit("t2", 7, table={"rematch": "t3"}, sequel=sequel)
    assert await store.load("t3") is None
    assert await store.commit("t2", 0, table={"rematch": "t3"}, sequel=sequel) == 1
    assert await store.load("t3") == sequel
    with pytest.raises(IntegrityError):
        await store.commit("t2", 1, table={"rematch": "t1"}, sequel=(TABLE, [], []))
    made = await store.table("t2")
    assert made is not None and (made.version, made.rematch) == (1, "t3")


# --- lists ---------------------------------------------------------------------------------------


@stored
async def test_tables_at_which_time_is_up(store: Store) -> None:
    await store.add_user(ANN)
    clocks: list[dict[str, Any]] = [
        {"since": 10.0, "bank": 5.0},
        {"since": 10.0, "bank": 50.0},
        {"since": None, "bank": 5.0},
        {"since": 10.0, "bank": 5.0, "away": True},
    ]
    for number, clock in enumerate(clocks):
        seat = SeatRow(f"t{number}", Seat(0), "person", user="ann", **clock)
        await store.add_table(replace(TABLE, id=f"t{number}", status="playing"), [seat])
    await store.add_table(
        replace(TABLE, id="over", status="ended"), [SeatRow("over", Seat(0), "person", since=1.0, bank=1.0)]
    )
    assert [await store.list_overdue(now) for now in (14.0, 16.0, 61.0)] == [[], ["t0"], ["t0", "t1"]]


@stored
async def test_the_lobby_shows_public_tables_not_yet_over_newest_first(store: Store) -> None:
    await store.add_user(ANN)
    for number, (status, public) in enumerate(
        [("open", True), ("playing", True), ("ended", True), ("aside", True), ("open", False), ("playing", True)]
    ):
        await store.add_table(replace(TABLE, id=f"t{number}", status=status, public=public, created=float(number)), [])
    assert [table.id for table in await store.lobby()] == ["t5", "t1", "t0"]
    assert [table.id for table in await store.lobby(limit=2)] == ["t5", "t1"]
    assert await store.list_unfinished() == ["t1", "t5"]


@stored
async def test_history_remembers_also_seats_that_were_left(store: Store) -> None:
    await furnish(store)
    for id, created in (("t2", 10.0), ("t3", 30.0), ("t4", 20.0)):
        await store.add_table(
            replace(TABLE, id=id, created=created), [SeatRow(id, Seat(0), "open"), SeatRow(id, Seat(1), "open")]
        )
        await store.commit(id, 0, seats=[(Seat(0), {"kind": "person", "user": "bob"}), (Seat(1), {"user": "bob"})])
    await store.commit("t3", 1, seats=[(Seat(0), {"kind": "open", "user": None}), (Seat(1), {"user": "ann"})])
    assert [table.id for table in await store.history("bob")] == ["t3", "t4", "t2"]
    assert [table.id for table in await store.history("bob", limit=1)] == ["t3"]
    assert [table.id for table in await store.history("ann")] == ["t1", "t3"]
