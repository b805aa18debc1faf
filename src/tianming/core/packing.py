"""Boards written into bytes: slices of a buffer uncompiled, plain memory in the compiled twins (``packing.hpp``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from tianming.core.bits import Bits

Buffer: TypeAlias = memoryview

BOARD_BYTES = 32


def store_boards(buffer: Buffer, place: int, boards: Sequence[Bits], number: int) -> None:
    """Write the first `number` boards one after the other, 32 bytes each, lowest bit first."""
    for board in range(number):
        start = place + BOARD_BYTES * board
        buffer[start : start + BOARD_BYTES] = boards[board].to_bytes(BOARD_BYTES, "little")


def store_numbers(buffer: Buffer, place: int, numbers: Sequence[int], number: int) -> None:
    """Write the first `number` numbers, a byte each."""
    buffer[place : place + number] = bytes(numbers[:number])


def clear_bytes(buffer: Buffer, place: int, number: int) -> None:
    """Write zeros."""
    buffer[place : place + number] = bytes(number)


def set_bits(buffer: Buffer, place: int, start: int, board: Bits) -> None:
    """Set the bit start + i for every i of the board, where bits count from the lowest of the byte at `place`."""
    place += start // 8
    bits = board << start % 8
    size = (bits.bit_length() + 7) // 8
    bits |= int.from_bytes(buffer[place : place + size], "little")
    buffer[place : place + size] = bits.to_bytes(size, "little")


def has_bit(buffer: Buffer, place: int, index: int) -> bool:
    """Whether such a bit is set."""
    return bool(buffer[place + index // 8] >> index % 8 & 1)
