"""Observations as one vector of numbers from 0 upwards, for libraries that want no packed bytes."""

from __future__ import annotations

import numpy as np

from tianming.core.observation import LINK_BITS, LINKS, NO_SPACE, Shape
from tianming.core.packing import BOARD_BYTES
from tianming.envs.arrays import Array


class Unpacking:
    """Makes vectors and masks of observations. A vector holds the planes one after the other, a 0 or 1 for each space,
    and then the numbers, multiplied by their scales. If the board differs from game to game, the list of spaces comes
    next, each space as its number plus 1, divided by 256, and 0 where there is none. Then come the links of each place:
    for both of them a 0 or 1 for each place."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.size = len(shape.planes) * shape.spaces + len(shape.numbers)
        self.size += shape.most_places + LINKS * shape.most_places**2
        self._scale = np.array([number.scale for number in shape.numbers], np.float32)

    def highest(self) -> Array:
        """The largest value of each place of a vector. The smallest is 0."""
        highest = np.ones(self.size, np.float32)
        start = len(self.shape.planes) * self.shape.spaces
        highest[start : start + len(self._scale)] = 255 * self._scale
        return highest

    def vector(self, observation: Array) -> Array:
        """The planes and numbers of one observation."""
        shape, made = self.shape, np.empty(self.size, np.float32)
        planes = observation[: shape.numbers_at].reshape(len(shape.planes), BOARD_BYTES)
        bits = np.unpackbits(planes, axis=1, count=shape.spaces, bitorder="little")
        made[: bits.size] = bits.reshape(-1)
        numbers = observation[shape.numbers_at : shape.numbers_at + len(shape.numbers)]
        end = bits.size + len(numbers)
        np.multiply(numbers, self._scale, out=made[bits.size : end])
        if shape.most_places:
            made[end:] = self._board(observation)
        return made

    def _board(self, observation: Array) -> Array:
        """The list of spaces and their links."""
        shape, most = self.shape, self.shape.most_places
        listed = observation[shape.places_at : shape.places_at + most].astype(np.float32) + 1
        listed[listed > NO_SPACE] = 0
        boards = observation[shape.links_at : shape.links_at + BOARD_BYTES * most].reshape(most, LINKS, LINK_BITS // 8)
        links = np.unpackbits(boards, axis=2, count=most, bitorder="little")
        return np.concatenate([listed / (NO_SPACE + 1), links.reshape(-1)])

    def mask(self, observation: Array) -> Array:
        """The legal actions of one observation: 1 for each that is legal, else 0."""
        legal = observation[self.shape.mask_at :]
        return np.unpackbits(legal, count=self.shape.actions, bitorder="little").view(np.int8)
