"""Datasets for learning: the decisions of recorded games as tables of arrays, in a folder of files.

A dataset is written game by game, and a file whenever enough rows have come together, so it needs little memory however
large it is. `dataset.json` describes it; it is written last, so a folder without it is not a whole dataset.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import numpy as np

from tianming.core.encoding import Encoding
from tianming.core.errors import InvalidOption, InvalidRecord
from tianming.core.protocol import Outcome, State
from tianming.core.record import Record
from tianming.core.registry import game, make_encoding
from tianming.core.seats import CHANCE, Seat
from tianming.envs.arrays import Array

FORMAT = 1
ABOUT = "dataset.json"
ENDS = "_ends"  # where the texts of a column end, in the bytes of all of them
Column: TypeAlias = "Array | list[str]"
Table: TypeAlias = dict[str, Column]

# The columns of decisions beside observations and positions, with their types.
NUMBERS: dict[str, type] = {
    "action": np.int32,
    "seat": np.int8,
    "players": np.int8,
    "game": np.int32,
    "step": np.int32,
    "rank": np.int8,
    "share": np.float32,
    "margin": np.float32,
}


class Rows:
    """The decisions of games, up to a number of rows."""

    def __init__(self, encoding: Encoding, size: int, *, positions: bool) -> None:
        self.size, self.used = size, 0
        self.observations = np.zeros((size, encoding.size), np.uint8)
        self.numbers: dict[str, Array] = {name: np.zeros(size, kind) for name, kind in NUMBERS.items()}
        self.positions: list[str] | None = [] if positions else None
        self.encoding = encoding

    def add(self, state: State, seat: Seat, values: dict[str, float]) -> None:
        """Note a decision."""
        whole: Any = state
        self.encoding.encode(whole, seat, self.observations[self.used].data)
        for name, value in values.items():
            self.numbers[name][self.used] = value
        if self.positions is not None:
            self.positions.append(json.dumps(state.snapshot(), separators=(",", ":")))
        self.used += 1

    def take(self) -> Table:
        """The table of what was noted. Then there is room again."""
        used, self.used = self.used, 0
        columns: Table = {"observation": self.observations[:used]}
        columns |= {name: column[:used] for name, column in self.numbers.items()}
        if self.positions is not None:
            columns["position"], self.positions = self.positions, []
        return columns


def decisions_of(record: Record) -> Iterator[tuple[int, State, Seat, int]]:
    """The decisions of a record that left a choice: the number of actions before, the state, the seat, the action."""
    for step, (state, (seat, action)) in enumerate(zip(record.states(), record.actions, strict=False)):
        if seat != CHANCE and state.count(seat) > 1:
            yield step, state, seat, action


def results_of(encoding: Encoding, outcome: Outcome | None, seat: Seat) -> dict[str, float]:
    """How a game ended for a seat. If it did not, the rank is 0, and share and margin are no numbers."""
    if outcome is None:
        return {"rank": 0, "share": np.nan, "margin": np.nan}
    winners, rank = outcome.ranks.count(1), outcome.ranks[seat]
    share = 1 / winners if rank == 1 else 0.0
    return {"rank": rank, "share": share, "margin": encoding.margins(outcome)[seat]}


class Writer:
    """Writes a dataset into a folder that is empty or does not exist yet."""

    def __init__(
        self, name: str, folder: Path, *, rows: int = 16_384, positions: bool = False, form: str = "npz"
    ) -> None:
        if rows < 1:
            raise InvalidOption(f"a file has at least one row, not {rows}")
        self.write = writer_of(form)
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise InvalidOption(f"{folder} is not an empty folder; a dataset needs one of its own")
        self.rules, self.encoding = game(name), make_encoding(name)
        self.folder, self.form = folder, form
        self.rows = Rows(self.encoding, rows, positions=positions)
        self.records: list[str] = []
        self.counts = {"games": 0, "rows": 0, "parts": 0}
        folder.mkdir(parents=True, exist_ok=True)

    def add(self, record: Record) -> None:
        """Add the decisions of a game. A record that does not replay is refused, and none of it is added."""
        if record.rules is not self.rules:
            raise InvalidOption(f"this is a dataset of {self.rules.name}, not of {record.rules.name}")
        outcome = record.replay().outcome()
        number = self.counts["games"]
        self.counts["games"] += 1
        self.records.append(str(record))
        results = {seat: results_of(self.encoding, outcome, Seat(seat)) for seat in range(record.players)}
        for step, state, seat, action in decisions_of(record):
            values = {"action": action, "seat": seat, "players": record.players, "game": number, "step": step}
            self.rows.add(state, seat, {**values, **results[seat]})
            if self.rows.used == self.rows.size:
                self._write()

    def _write(self) -> None:
        """Write the rows, and the records of the games that began since the file before."""
        part, records = self.counts["parts"], self.records
        first = self.counts["games"] - len(records)
        self.counts["parts"] += 1
        self.counts["rows"] += self.rows.used
        self.write(self.folder / f"rows-{part:05}.{self.form}", self.rows.take())
        numbers = np.arange(first, first + len(records), dtype=np.int32)
        self.write(self.folder / f"games-{part:05}.{self.form}", {"game": numbers, "record": records})
        self.records = []

    def close(self, **more: Any) -> dict[str, Any]:
        """Write the rest and the description, with these facts beside ours; returns it."""
        if self.rows.used or self.records:
            self._write()
        shape = self.encoding.shape
        about: dict[str, Any] = {
            "format": FORMAT,
            "files": self.form,
            "game": self.rules.name,
            "rules": self.rules.version,
            "encoding": shape.version,
            "actions": shape.actions,
            "numbers_at": shape.numbers_at,
            "places_at": shape.places_at,
            "links_at": shape.links_at,
            "mask_at": shape.mask_at,
            "observation_bytes": shape.size,
            **self.counts,
            **more,
        }
        (self.folder / ABOUT).write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
        return about


def write_dataset(
    name: str,
    folder: Path,
    records: Iterable[Record],
    *,
    rows: int = 16_384,
    positions: bool = False,
    form: str = "npz",
    **more: Any,
) -> dict[str, Any]:
    """Write a dataset of these games; returns its description."""
    writer = Writer(name, folder, rows=rows, positions=positions, form=form)
    for record in records:
        writer.add(record)
    return writer.close(**more)


# Files.


def write_npz(path: Path, table: Table) -> None:
    """One compressed file of arrays. A column of texts is two: the bytes of all, and where each ends."""
    arrays: dict[str, Array] = {}
    for name, column in table.items():
        if isinstance(column, list):
            texts = [text.encode() for text in column]
            arrays[name] = np.frombuffer(b"".join(texts), np.uint8)
            arrays[name + ENDS] = np.cumsum([len(text) for text in texts], dtype=np.int64)
        else:
            arrays[name] = column
    save: Callable[..., None] = np.savez_compressed  # whose types take no dictionary
    save(path, **arrays)


def read_npz(path: Path) -> Table:
    """The table of a file."""
    with np.load(path, allow_pickle=False) as held:
        arrays = {name: held[name] for name in held.files}
    table: Table = {}
    for name, column in arrays.items():
        if name + ENDS in arrays:
            data, ends = column.tobytes(), [0, *arrays[name + ENDS].tolist()]
            table[name] = [data[start:end].decode() for start, end in pairwise(ends)]
        elif not (name.endswith(ENDS) and name.removesuffix(ENDS) in arrays):
            table[name] = column
    return table


def _pyarrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise InvalidOption('files of the format parquet need pyarrow: pip install "tianming[parquet]"') from None


def write_parquet(path: Path, table: Table) -> None:
    """One Parquet file. Observations are binary values of a fixed size."""
    arrow, parquet = _pyarrow()
    columns: dict[str, Any] = {}
    for name, column in table.items():
        if isinstance(column, list) or column.ndim == 1:
            columns[name] = arrow.array(column)
        else:
            buffer = arrow.py_buffer(np.ascontiguousarray(column))
            columns[name] = arrow.Array.from_buffers(arrow.binary(column.shape[1]), len(column), [None, buffer])
    parquet.write_table(arrow.table(columns), path, compression="zstd")


def read_parquet(path: Path) -> Table:
    """The table of a file."""
    arrow, parquet = _pyarrow()
    table: Table = {}
    held = parquet.read_table(path)
    for name in held.column_names:
        column = held[name].combine_chunks()
        if arrow.types.is_string(column.type):
            table[name] = column.to_pylist()
        elif arrow.types.is_fixed_size_binary(column.type):
            flat = np.frombuffer(b"".join(column.to_pylist()), np.uint8)
            table[name] = flat.reshape(len(column), column.type.byte_width)
        else:
            table[name] = column.to_numpy(zero_copy_only=False)
    return table


WRITERS: dict[str, Callable[[Path, Table], None]] = {"npz": write_npz, "parquet": write_parquet}
READERS: dict[str, Callable[[Path], Table]] = {"npz": read_npz, "parquet": read_parquet}


def writer_of(form: str) -> Callable[[Path, Table], None]:
    """What writes files of a format."""
    if form not in WRITERS:
        raise InvalidOption(f"no format {form!r:.40}; there are: {', '.join(WRITERS)}")
    if form == "parquet":
        _pyarrow()
    return WRITERS[form]


class Dataset:
    """A dataset to read, file by file."""

    def __init__(self, folder: Path) -> None:
        try:
            self.about: dict[str, Any] = msgspec.json.decode((folder / ABOUT).read_bytes(), type=dict[str, Any])
            self._read, self._parts = READERS[self.about["files"]], int(self.about["parts"])
        except FileNotFoundError:
            raise InvalidOption(f"{folder} holds no whole dataset: {ABOUT} is missing") from None
        except (msgspec.DecodeError, KeyError, TypeError, ValueError):
            raise InvalidOption(f"{folder / ABOUT} does not describe a dataset") from None
        if self.about.get("format") != FORMAT:
            raise InvalidOption(f"{folder} has the format {self.about.get('format')!r:.20}, not {FORMAT}")
        self.folder = folder

    def rows(self) -> Iterator[dict[str, Any]]:
        """The tables of decisions: arrays by name, and texts for `position`."""
        return (self._read(self.folder / f"rows-{part:05}.{self.about['files']}") for part in range(self._parts))

    def records(self) -> Iterator[Record]:
        """The records of the games, in the order of their numbers."""
        for part in range(self._parts):
            for text in self._read(self.folder / f"games-{part:05}.{self.about['files']}")["record"]:
                yield Record.parse(str(text))


def read_records(paths: Iterable[Path]) -> Iterator[Record]:
    """The records in these files, and in the files *.txt of these folders, in the order of their names."""
    for path in paths:
        for file in sorted(path.glob("*.txt")) if path.is_dir() else [path]:
            try:
                yield Record.parse(file.read_text(encoding="utf-8"))
            except InvalidRecord as error:
                raise InvalidRecord(error.line, f"{file}: {error}") from None
