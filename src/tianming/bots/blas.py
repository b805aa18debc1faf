"""One thread for numpy's matrices: a net's layers are so small that threads which share them only wait."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

# What OpenBLAS calls its functions, as numpy brings it along and as systems install it.
NAMES = (
    "scipy_openblas_{}_num_threads64_",
    "scipy_openblas_{}_num_threads",
    "openblas_{}_num_threads64_",
    "openblas_{}_num_threads",
)
INSTALLED = ("libopenblas.so.0", "libopenblas64_.so.0")


class Threads(NamedTuple):
    """The two functions of a library that tell and set how many threads it uses."""

    read: Any
    write: Any


@contextmanager
def use_one_thread() -> Iterator[None]:
    """Let numpy multiply matrices in this thread alone. Without OpenBLAS, nothing changes."""
    found = find_threads()
    if found is None:
        yield
        return
    before = found.read()
    found.write(1)
    try:
        yield
    finally:
        found.write(before)


@cache
def find_threads() -> Threads | None:
    """The functions of the OpenBLAS that numpy uses, if it uses one."""
    for library in _libraries():
        for name in NAMES:
            if hasattr(library, name.format("get")) and hasattr(library, name.format("set")):
                return Threads(library[name.format("get")], library[name.format("set")])
    return None


def _libraries() -> Iterator[ctypes.CDLL]:
    """The copies of OpenBLAS that this process has loaded."""
    package = Path(np.__file__).parent
    for folder in (package.parent / "numpy.libs", package / ".dylibs"):
        for path in sorted(folder.glob("*openblas*")):
            yield ctypes.CDLL(str(path))
    if hasattr(os, "RTLD_NOLOAD"):  # a library of the system, only if numpy has loaded it
        for name in INSTALLED:
            try:
                yield ctypes.CDLL(name, mode=os.RTLD_NOLOAD | os.RTLD_NOW)
            except OSError:
                continue
