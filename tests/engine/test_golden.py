"""Golden records: whole games that must replay exactly. If one changes, the rules have changed.

`tools/golden_records.py` names and plays them. Records of earlier versions of the rules are in `older/`, where they
must replay as they were played, for ever.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tianming
from tests.engine.walking import GAMES, SIZES
from tianming.core.options import resolve_options
from tianming.core.record import Record
from tools.golden_records import FOLDER, GOLDEN, Golden, digest, read_digests

OLDER = sorted((Path(__file__).parent / "older").glob("*.txt"))
ROWS = [(game, golden) for game, rows in GOLDEN.items() for golden in rows]
every_record = pytest.mark.parametrize(("game", "golden"), ROWS, ids=[golden.name for _, golden in ROWS])


def parse(path: Path) -> Record:
    """The record in a file."""
    return Record.parse(path.read_text(encoding="utf-8"))


# Coverage.


def test_every_game_and_number_of_players_has_a_record() -> None:
    assert {(game, len(golden.bots)) for game, golden in ROWS} == set(SIZES)


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_is_played(name: str) -> None:
    options = tianming.game(name).options
    played = [resolve_options(options, golden.options) for golden in GOLDEN[name]]
    for option in options:
        values = {one[option.name] for one in played}
        assert values >= set(option.choices) and len(values) > 1, option.name


def test_every_record_and_hash_belongs_to_a_row() -> None:
    names = {golden.name for _, golden in ROWS}
    assert {path.stem for path in FOLDER.glob("*.txt")} == names == set(read_digests())


# Replaying.


@every_record
def test_golden_records_replay(game: str, golden: Golden) -> None:
    text = golden.file.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.rules.name == game
    assert record.options == resolve_options(record.rules.options, golden.options)
    assert record.replay().outcome() is not None
    assert record.verify() > 0
    assert str(record) == text


@every_record
def test_every_position_of_a_golden_record_is_unchanged(game: str, golden: Golden) -> None:
    assert digest(parse(golden.file)) == read_digests()[golden.name]


@every_record
def test_records_from_before_an_option_replay(game: str, golden: Golden) -> None:
    text = golden.file.read_text(encoding="utf-8")
    record = Record.parse(text)
    usual = {option.name: option.default_with(record.options) for option in record.rules.options}
    found = {name: value for name, value in record.options.items() if value != usual[name]}
    older = text.replace(f"options: {json.dumps(record.options)}", f"options: {json.dumps(found)}")
    assert older != text
    assert Record.parse(older).replay().key() == record.replay().key()


# Older versions of the rules.


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_records_of_older_rules_replay_as_they_were_played(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.parse(text)
    assert record.older is not None and record.older.version < record.rules.version
    assert record.replay().outcome() is not None
    assert record.verify() > 0
    assert str(record) == text


def test_every_older_version_has_records() -> None:
    kept = {(record.rules.name, record.older.version) for record in map(parse, OLDER) if record.older}
    assert kept == {(name, version) for name in tianming.list_games() for version in tianming.game(name).upgrades}
