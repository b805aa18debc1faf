"""The arrays of a vector environment, in one piece of memory that several processes can share."""

from __future__ import annotations

import contextlib
import mmap
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tianming.core.observation import Shape

Array: TypeAlias = NDArray[Any]

ALIGNMENT = 64  # a cache line, so that no two arrays share one
MEMORY_FOLDER = Path("/dev/shm")  # where Linux keeps files in memory


class SharedFile:
    """Memory that processes share: a file that all of them map. It goes when nobody uses it any more."""

    def __init__(self, size: int) -> None:
        fits = MEMORY_FOLDER.is_dir() and shutil.disk_usage(MEMORY_FOLDER).free > 2 * size
        file, self.path = tempfile.mkstemp(prefix="tianming-", dir=MEMORY_FOLDER if fits else None)
        os.ftruncate(file, size)
        os.close(file)
        self.memory = map_file(self.path)

    def forget(self) -> None:
        """Let nobody else map it."""
        with contextlib.suppress(OSError):
            os.unlink(self.path)


def map_file(path: str) -> memoryview:
    """The bytes of a file, to read and write."""
    with open(path, "r+b") as file:
        return memoryview(mmap.mmap(file.fileno(), 0))


def list_arrays(shape: Shape, games: int) -> dict[str, tuple[tuple[int, ...], type]]:
    """The arrays by name, each with its shape and type. The first index is the game."""
    return {
        "observations": ((games, shape.size), np.uint8),
        "actions": ((games,), np.int32),
        "seats": ((games,), np.int8),
        "ended": ((games,), np.uint8),
        "shares": ((games, shape.most_players), np.float32),
        "margins": ((games, shape.most_players), np.float32),
        "lengths": ((games,), np.int32),
    }


def count_bytes(shape: Shape, games: int) -> int:
    """The memory that all arrays take."""
    return sum(_pad(size, kind) for size, kind in list_arrays(shape, games).values())


def lay_out(memory: memoryview, shape: Shape, games: int) -> dict[str, Array]:
    """The arrays in a piece of memory."""
    arrays: dict[str, Array] = {}
    start = 0
    for name, (size, kind) in list_arrays(shape, games).items():
        arrays[name] = np.frombuffer(memory, kind, int(np.prod(size)), start).reshape(size)
        start += _pad(size, kind)
    return arrays


def flat_views(arrays: dict[str, Array], first: int, last: int) -> dict[str, memoryview]:
    """The arrays of the games from `first` up to `last`, as flat as `Games` wants them."""
    return {name: array[first:last].reshape(-1).data for name, array in arrays.items()}


def _pad(size: tuple[int, ...], kind: type) -> int:
    used = int(np.prod(size)) * np.dtype(kind).itemsize
    return -(-used // ALIGNMENT) * ALIGNMENT
