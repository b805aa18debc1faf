"""Bitboards: a set of up to 256 small numbers, held as the bits of one value.

Uncompiled, a board is a plain ``int``; in the compiled twins it is the 256-bit C++ value of ``bits.hpp``. Code that
runs in both uses only ``|``, ``&``, ``^``, ``~`` (always followed by ``&``), ``==`` and truth on boards. Everything
else is a function of this file.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import TypeAlias, TypeVar

Bits: TypeAlias = int
T = TypeVar("T")
Number = TypeVar("Number", bound=int)

WIDTH = 256
EMPTY: Bits = 0
ZEROS_AND_ONES = bytes.maketrans(b"01", b"\0\1")


def bit(index: int) -> Bits:
    """The board that holds `index` alone."""
    return 1 << index


def has(board: Bits, index: int) -> bool:
    """Whether `index` is in the board."""
    return bool(board >> index & 1)


def count(board: Bits) -> int:
    """How many numbers the board holds."""
    return board.bit_count()


def lowest(board: Bits) -> int:
    """The lowest number of the board, -1 when it is empty."""
    return (board & -board).bit_length() - 1


def but_lowest(board: Bits) -> Bits:
    """The board without its lowest number."""
    return board & (board - 1)


def kth(board: Bits, k: int) -> int:
    """The k-th lowest number of the board, counted from 0."""
    for _ in range(k):
        board &= board - 1
    return lowest(board)


def first(size: int) -> Bits:
    """The board of 0 … size − 1."""
    return (1 << size) - 1


def block(mask: int, index: int) -> Bits:
    """The board that holds the bits of the 64-bit `mask`, shifted by 64 × index."""
    return mask << 64 * index


def gather(table: Sequence[Bits], board: Bits) -> Bits:
    """The union of table[i] for every i of the board."""
    union = EMPTY
    while board:
        low = board & -board
        union |= table[low.bit_length() - 1]
        board ^= low
    return union


def _marks(number: int) -> bytes:
    """One byte for each bit up to the highest one that is set, lowest first: 1 if the bit is set, else 0."""
    return bin(number)[:1:-1].encode().translate(ZEROS_AND_ONES)


def fill(actions: list[Number], place: int, numbers: Sequence[Number], start: int, board: Bits) -> int:
    """Write numbers[start + i] into `actions` from `place` on, for every i of the board; returns the next place."""
    found = list(compress(numbers[start : start + WIDTH], _marks(board)))
    actions[place : place + len(found)] = found
    return place + len(found)


def as_int(board: Bits) -> int:
    """The board as a Python int, for readers outside the twins."""
    return board


def from_int(number: int) -> Bits:
    """The board whose bits are those of `number`."""
    return number


def members(number: int) -> list[int]:
    """The numbers of a board given as an int, lowest first."""
    return pick(range(number.bit_length()), number)


def pick(things: Sequence[T], number: int) -> list[T]:
    """The things whose numbers are in a board given as an int, lowest first."""
    return list(compress(things, _marks(number)))
