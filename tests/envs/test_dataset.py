"""Datasets: what is written is what was played, it comes back, it repeats, and it takes little memory."""

from __future__ import annotations

import json
import sys
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tianming
from tests.commands import output, run_refused
from tests.engine.pages import code_spans, section, tables
from tests.envs.test_encoding import GAMES
from tianming.arena.engines import run_here
from tianming.arena.match import Match
from tianming.arena.self_play import self_play
from tianming.core.errors import InvalidOption, InvalidRecord
from tianming.core.record import Record
from tianming.core.registry import make_encoding
from tianming.envs import dataset
from tianming.envs.dataset import NUMBERS, Dataset, Writer, write_dataset

GOLDEN = Path(__file__).parents[1] / "engine" / "golden"
every_game = pytest.mark.parametrize("name", GAMES)
every_form = pytest.mark.parametrize("form", ["npz", "parquet"])


def games_of(name: str, number: int = 3, seed: str = "test") -> list[Record]:
    players = tianming.game(name).players[0]
    return list(self_play(Match(name, ("random",) * players, number, seed, records=True), number, run_here))


def joined(found: Dataset, column: str) -> Any:
    return np.concatenate([table[column] for table in found.rows()])


@every_form
@every_game
def test_what_was_played_comes_back(name: str, form: str, tmp_path: Path) -> None:
    records = games_of(name)
    about = write_dataset(name, tmp_path / "set", records, rows=50, positions=True, form=form)
    found = Dataset(tmp_path / "set")
    assert [str(record) for record in found.records()] == [str(record) for record in records]
    rows = [dict(zip(table, row, strict=True)) for table in found.rows() for row in zip(*table.values(), strict=True)]
    assert len(rows) == about["rows"] > 100 and about["parts"] > 2 and about["games"] == 3
    encoding, checked = make_encoding(name), iter(rows)
    for number, record in enumerate(records):
        outcome = record.replay().outcome()
        assert outcome is not None
        for step, (state, (seat, action)) in enumerate(zip(record.states(), record.actions, strict=False)):
            if seat < 0 or state.count(seat) == 1:
                continue
            row, whole = next(checked), bytearray(encoding.size)
            encoding.encode(state, seat, whole)  # type: ignore[arg-type]
            assert bytes(row["observation"]) == bytes(whole) and json.loads(row["position"]) == state.snapshot()
            assert (row["game"], row["step"], row["seat"], row["action"]) == (number, step, seat, action)
            assert (row["players"], row["rank"]) == (record.players, outcome.ranks[seat])
            assert row["share"] == (1 / len(outcome.winners) if seat in outcome.winners else 0)
            assert row["margin"] == pytest.approx(encoding.margins(outcome)[seat])
            mask = int.from_bytes(bytes(row["observation"][encoding.shape.mask_at :]), "little")
            assert mask >> action & 1
    assert next(checked, None) is None


def test_golden_records_make_a_dataset(tmp_path: Path) -> None:
    told = output(
        "dataset", "huang-di", str(tmp_path / "set"), "--from", str(GOLDEN / "huang-di-2-greedy.txt"), "--json"
    )
    about = json.loads(told)
    assert about["games"] == 1 and about["rows"] > 20 and about == Dataset(tmp_path / "set").about


def test_the_command_plays_the_same_games_for_the_same_seed(tmp_path: Path) -> None:
    words = ("--games", "3", "--bot", "random", "--bot", "greedy", "--rows", "64")
    for folder, seed in (("one", "a"), ("two", "a"), ("other", "b")):
        output("dataset", "huang-di", str(tmp_path / folder), *words, "--seed", seed, "--processes", "1")
    one, two, other = (
        [str(record) for record in Dataset(tmp_path / folder).records()] for folder in ("one", "two", "other")
    )
    assert one == two != other and len(one) == 3
    assert (joined(Dataset(tmp_path / "one"), "action") == joined(Dataset(tmp_path / "two"), "action")).all()


def test_bots_of_one_kind_play_every_deal_once() -> None:
    assert len({record.seed for record in games_of("huang-di", 4)}) == 4


def test_an_unfinished_game_has_no_results(tmp_path: Path) -> None:
    (record,) = games_of("huang-di", 1)
    record.actions, record.outcome, record.seed = record.actions[:60], "unfinished", None
    write_dataset("huang-di", tmp_path / "set", [record])
    found = Dataset(tmp_path / "set")
    assert np.isnan(joined(found, "share")).all() and (joined(found, "rank") == 0).all()


def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path) -> None:
    records = games_of("huang-di", 1)

    def most_memory(games: int) -> int:
        def repeated() -> Iterator[Record]:
            for _ in range(games):
                yield records[0]

        tracemalloc.start()
        write_dataset("huang-di", tmp_path / str(games), repeated(), rows=40)
        _, most = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return most

    most_memory(1)
    assert most_memory(24) < 1.5 * most_memory(4)


def test_the_page_lists_the_columns() -> None:
    (decisions, games) = tables(section("environments", "Datasets"))[:2]
    assert {code_spans(row[0])[0] for row in decisions} == {"observation", "position", *NUMBERS}
    assert {code_spans(row[0])[0] for row in games} == {"game", "record"}


# Bad input.


def test_a_record_that_does_not_replay_is_refused_and_adds_nothing(tmp_path: Path) -> None:
    good, bad = games_of("huang-di", 2)
    writer = Writer("huang-di", tmp_path / "set")
    writer.add(good)
    rows, bad.outcome = writer.rows.used, "unfinished"
    with pytest.raises(InvalidRecord):
        writer.add(bad)
    assert (writer.rows.used, writer.counts["games"]) == (rows, 1)
    with pytest.raises(InvalidOption, match="not of yuan"):
        writer.add(games_of("yuan", 1)[0])
    with pytest.raises(InvalidOption, match="no whole dataset"):
        Dataset(tmp_path / "set")


def test_wrong_calls_are_refused(tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "something").touch()
    assert "not an empty folder" in run_refused("dataset", "yuan", str(tmp_path / "full"))
    assert "no format 'csv'" in run_refused("dataset", "yuan", str(tmp_path / "new"), "--format", "csv")
    assert "no bot" in run_refused("dataset", "yuan", str(tmp_path / "new"), "--bot", "nobody")
    assert "no option" in run_refused("dataset", "yuan", str(tmp_path / "new"), "--option", "wrong=1")
    (tmp_path / "broken.txt").write_text("no record", "utf-8")
    assert "broken.txt" in run_refused("dataset", "yuan", str(tmp_path / "a"), "--from", str(tmp_path / "broken.txt"))
    assert run_refused("dataset", "yuan", str(tmp_path / "b"), "--from", str(tmp_path / "missing.txt"))
    assert not (tmp_path / "new").exists()
    with pytest.raises(InvalidOption, match="at least one row"):
        Writer("yuan", tmp_path / "new", rows=0)


def test_without_pyarrow_parquet_is_refused_with_the_remedy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    message = run_refused("dataset", "yuan", str(tmp_path / "new"), "--format", "parquet")
    assert 'pip install "tianming[parquet]"' in message and not (tmp_path / "new").exists()


@pytest.mark.parametrize(
    "about", ["[]", "{}", '{"files": "csv", "parts": 1}', '{"files": "npz", "parts": 1, "format": 9}']
)
def test_a_description_that_does_not_fit_is_refused(about: str, tmp_path: Path) -> None:
    (tmp_path / dataset.ABOUT).write_text(about, "utf-8")
    with pytest.raises(InvalidOption):
        Dataset(tmp_path)
