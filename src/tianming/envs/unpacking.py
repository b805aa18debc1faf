"""Observations as one vector of numbers from 0 upwards, for libraries that want no packed bytes."""

from __future__ import annotations

import numpy as np

from tianming.core.observation import Shape
from tianming.core.packing import BOARD_BYTES
from tianming.envs.arrays import Array


class Unpacking:
    """Makes vectors and masks of observations. A vector holds the planes one after the other, a 0 or 1 for each space,
    and then the numbers, multiplied by their scales."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.size = len(shape.planes) * shape.spaces + len(shape.numbers)
        self._scale = np.array([number.scale for number in shape.numbers], np.float32)

    def highest(self) -> Array:
        """The largest value of each place of a vector. The smallest is 0."""
        planes = np.ones(len(self.shape.planes) * self.shape.spaces, np.float32)
        return np.concatenate([planes, 255 * self._scale])

    def vector(self, observation: Array) -> Array:
        """The planes and numbers of one observation."""
        shape, made = self.shape, np.empty(self.size, np.float32)
        planes = observation[: shape.numbers_at].reshape(len(shape.planes), BOARD_BYTES)
        bits = np.unpackbits(planes, axis=1, count=shape.spaces, bitorder="little")
        made[: bits.size] = bits.reshape(-1)
        np.multiply(
            observation[shape.numbers_at : shape.numbers_at + len(shape.numbers)], self._scale, out=made[bits.size :]
        )
        return made

    def mask(self, observation: Array) -> Array:
        """The legal actions of one observation: 1 for each that is legal, else 0."""
        legal = observation[self.shape.mask_at :]
        return np.unpackbits(legal, count=self.shape.actions, bitorder="little").view(np.int8)
