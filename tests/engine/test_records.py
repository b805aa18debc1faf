"""Records: what is written, what is refused, and draws that anyone can check."""

from __future__ import annotations

import hashlib
import random
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tianming
from tianming.core.actions import Action
from tianming.core.chance import Stream, commitment, draw_value, pick
from tianming.core.errors import IllegalAction, InvalidAction, InvalidOption, InvalidRecord
from tianming.core.record import Record
from tianming.core.seats import CHANCE, Seat
from tianming.core.table import Table

RULES = tianming.game("yellow-yangtze")
GOLDEN = (Path(__file__).parent / "golden" / "yellow-yangtze-2-short.txt").read_text(encoding="utf-8")
LINES = GOLDEN.splitlines()
quick = settings(max_examples=60, deadline=None)


def play_some(decisions: int = 12) -> Table:
    table = RULES.table(players=3, seed="half")
    rng = random.Random(1)
    for _ in range(decisions):
        seat = table.state.actors()[0]
        table.act(seat, rng.choice(table.state.legal(seat)))
    return table


def test_a_record_needs_no_generator() -> None:
    record = Record.parse(GOLDEN)
    state = record.begin()
    for seat, action in record.actions:
        state.apply(seat, action)
    assert state.key() == record.replay().key()


def test_an_unfinished_record_says_so_and_keeps_the_seed_secret() -> None:
    table = play_some()
    text = str(table.record)
    assert "outcome: unfinished" in text
    assert "half" not in text
    assert Record.parse(text).replay().key() == table.state.key()
    with pytest.raises(InvalidRecord, match="no seed yet"):
        Record.parse(text).verify()


def test_the_seed_is_committed_before_the_first_draw_and_revealed_at_the_end() -> None:
    table = RULES.table(players=2, seed="s3cret")
    assert table.commitment == hashlib.sha256(f"{table.record.table}\ns3cret".encode()).hexdigest()
    assert table.record.seed is None
    rng = random.Random(0)
    while actors := table.state.actors():
        table.act(actors[0], rng.choice(table.state.legal(actors[0])))
    assert table.record.seed == "s3cret"


def test_fresh_tables_have_seeds_of_their_own() -> None:
    assert len({RULES.table(players=2).commitment for _ in range(5)}) == 5


def test_a_table_refuses_what_is_not_allowed_and_stays_as_it_is() -> None:
    table = play_some()
    before, length = table.state.key(), len(table.record.actions)
    seat = table.state.actors()[0]
    for bad, error in (
        ("nonsense", InvalidAction),
        ("draw red", IllegalAction),
        ("commit 6 leader", IllegalAction),
        (Action(10**9), InvalidAction),
    ):
        with pytest.raises(error):
            table.act(seat, bad)
    with pytest.raises(IllegalAction):
        table.act(Seat((seat + 1) % 3), table.state.legal(seat)[0])
    with pytest.raises(IllegalAction):
        table.act(CHANCE, table.state.legal(seat)[0])
    assert (table.state.key(), len(table.record.actions)) == (before, length)


def test_draws_are_what_the_formula_says() -> None:
    digest = hashlib.sha256(b"draw\nmy seed\nbag\n7").digest()
    assert draw_value("my seed", "bag", 7) == int.from_bytes(digest)
    odds = [(Action(10), 1), (Action(11), 3)]
    assert pick(odds, 0) == 10
    assert pick(odds, 2**256 // 4) == 11
    assert pick(odds, 2**256 - 1) == 11


def test_streams_of_different_purposes_do_not_disturb_each_other() -> None:
    odds = [(Action(number), 1) for number in range(1000)]
    one, two = Stream("x"), Stream("x")
    two.choose("other", odds)
    assert [one.choose("bag", odds) for _ in range(5)] == [two.choose("bag", odds) for _ in range(5)]


def test_an_edited_draw_is_found_out() -> None:
    lines = list(LINES)
    place = next(i for i, line in enumerate(lines) if line.startswith("* draw"))
    colour = lines[place].split()[2]
    lines[place] = f"* draw {'red' if colour != 'red' else 'black'}"
    with pytest.raises(InvalidRecord):
        Record.parse("\n".join(lines)).verify()


def test_another_seed_is_found_out() -> None:
    text = "\n".join("seed: another" if line.startswith("seed: ") else line for line in LINES)
    with pytest.raises(InvalidRecord, match="does not match the commitment"):
        Record.parse(text).verify()


def test_another_seed_with_its_own_commitment_is_found_out() -> None:
    record = Record.parse(GOLDEN)
    record.seed = "another"
    record.commitment = commitment("another", record.table)
    with pytest.raises(InvalidRecord, match=r"draw \d+ is written as"):
        record.verify()


def test_an_edited_outcome_is_found_out() -> None:
    text = GOLDEN.replace('"ranks":[1,2]', '"ranks":[2,1]').replace('"ranks":[2,1]', '"ranks":[1,1]', 1)
    with pytest.raises(InvalidRecord, match="the play gives"):
        Record.parse(text).replay()


def test_a_record_replays_with_another_wording_of_its_end() -> None:
    worded = re.sub(r'"reason":"[^"]+"', '"reason":"in other words"', GOLDEN)
    assert worded != GOLDEN
    assert Record.parse(worded).replay().outcome() == Record.parse(GOLDEN).replay().outcome()
    for odd in ("{}", "[]", '"over"', "unfinished"):
        with pytest.raises(InvalidRecord, match="the play gives"):
            Record.parse(re.sub(r"outcome: .*", f"outcome: {odd}", GOLDEN)).replay()


@pytest.mark.parametrize("length", range(0, len(LINES) - 2, 17))
def test_a_record_cut_between_lines_is_refused(length: int) -> None:
    with pytest.raises(InvalidRecord):
        Record.parse("\n".join(LINES[:length]))


@given(cut=st.integers(0, len(GOLDEN) - 200))
@quick
def test_a_record_cut_anywhere_is_refused(cut: int) -> None:
    with pytest.raises(InvalidRecord):
        Record.parse(GOLDEN[:cut]).replay()


@given(place=st.integers(0, len(LINES) - 1), line=st.text(max_size=30))
@quick
def test_a_line_replaced_by_anything_never_crashes(place: int, line: str) -> None:
    lines = [*LINES[:place], line, *LINES[place + 1 :]]
    try:
        Record.parse("\n".join(lines)).replay()
    except InvalidRecord as error:
        assert str(error)


@given(text=st.text(max_size=300))
@quick
def test_any_text_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(InvalidRecord):
        Record.parse(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game: yellow-yangtze", "game: chess"),
        ("rules: 1", "rules: 99"),
        ("players: 2", "players: 9"),
        ("players: 2", f"players: {'9' * 400}"),
        ("players: 2", "players: two"),
        ("options: {", 'options: ["'),
        ("options: {", f"options: {'[' * 5000}"),
        ("options: {", 'options: {"more": 1, '),
        ("table: ", "chair: "),
        ("* start", "7 start"),
    ],
)
def test_a_wrong_header_is_refused(old: str, new: str) -> None:
    assert old in GOLDEN
    with pytest.raises(InvalidRecord):
        Record.parse(GOLDEN.replace(old, new, 1)).replay()


def test_a_position_in_the_header_must_fit_the_header() -> None:
    table = RULES.table(position=RULES.start(3, {"open_points": True}).snapshot(), seed="fits")
    text = str(table.record)
    assert Record.parse(text).replay().key() == table.state.key()
    for old, new in (("players: 3", "players: 2"), ('"open_points": true', '"open_points": false')):
        with pytest.raises(InvalidRecord, match="differ from those of the position"):
            Record.parse(text.replace(old, new, 1))


@pytest.mark.parametrize("seed", ["a\nb", " x ", "", "\ud800", "x" * 201, 7, b"x"])
def test_seeds_that_a_record_could_not_hold_are_refused(seed: object) -> None:
    with pytest.raises(InvalidOption, match="one line"):
        RULES.table(players=2, seed=seed)  # type: ignore[arg-type]  # hostile on purpose


def test_more_after_the_end_is_refused() -> None:
    with pytest.raises(InvalidRecord, match="nothing may follow"):
        Record.parse(GOLDEN + "\n0 pass\n")


def test_play_after_the_end_is_refused() -> None:
    place = LINES.index("", LINES.index("") + 1)
    with pytest.raises(InvalidRecord, match="the game is over"):
        Record.parse("\n".join([*LINES[:place], "0 pass", *LINES[place:]])).replay()


def test_a_huge_file_is_refused_unread() -> None:
    with pytest.raises(InvalidRecord, match="at most"):
        Record.parse("x" * 9_000_000)


def test_a_table_resumed_from_its_record_goes_on_with_the_same_draws() -> None:
    table = play_some(20)
    again = Table.resume(Record.parse(str(table.record)), "half")
    assert again.state.key() == table.state.key()
    assert again.events == table.events
    rng = random.Random(7)
    while actors := table.state.actors():
        action = rng.choice(table.state.legal(actors[0]))
        assert again.act(actors[0], action) == table.act(actors[0], action)
    assert str(again.record) == str(table.record)


def test_a_copied_table_goes_its_own_way() -> None:
    table = play_some(20)
    before = str(table.record)
    copy = table.copy()
    seat = copy.state.actors()[0]
    copy.act(seat, copy.state.legal(seat)[0])
    assert str(table.record) == before
    assert len(copy.events) > len(table.events)
