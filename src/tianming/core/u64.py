"""Arithmetic on unsigned 64-bit numbers: masked ints uncompiled, C integers in the compiled twins (``u64.hpp``)."""

from __future__ import annotations


def advance(number: int) -> int:
    """The next 64-bit number of a linear congruential sequence."""
    return (number * 6364136223846793005 + 1442695040888963407) & 0xFFFFFFFFFFFFFFFF


def scale(number: int, size: int) -> int:
    """The 64-bit number, read as a fraction of 2⁶⁴, times `size`."""
    return ((number >> 32) * size) >> 32
