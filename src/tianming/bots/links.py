"""A board that differs from game to game, for a net in numpy: the spaces that observations list, and their links."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from tianming.core.observation import LINK_BITS, LINKS, NO_SPACE, Shape
from tianming.core.packing import BOARD_BYTES

Array: TypeAlias = NDArray[Any]


class Linked:
    """The places that some observations list, as many as are used, and the means over what is linked with each."""

    def __init__(self, shape: Shape, observations: Array) -> None:
        size, self.spaces = len(observations), shape.spaces
        listed = observations[:, shape.places_at : shape.places_at + shape.most_places]
        places = max(1, int((listed != NO_SPACE).sum(1).max()))
        self.listed = listed[:, :places]
        self.inside = (self.listed != NO_SPACE).astype(np.float32)[:, :, None]
        boards = observations[:, shape.links_at : shape.links_at + BOARD_BYTES * places]
        boards = boards.reshape(size, places, LINKS, LINK_BITS // 8)
        links = np.unpackbits(boards, axis=3, count=places, bitorder="little").astype(np.float32)
        links /= np.maximum(links.sum(3, keepdims=True), 1)
        self.links = links.transpose(0, 2, 1, 3).reshape(size, LINKS * places, places)

    def take(self, spaces: Array) -> Array:
        """Those of the places; zeros where no space is."""
        found: Array = spaces[np.arange(len(spaces))[:, None], np.minimum(self.listed, self.spaces - 1)]
        found *= self.inside
        return found

    def mean(self, x: Array) -> Array:
        """The mean over the places that are used; at the others there is 0."""
        found: Array = x.sum(1) / np.maximum(self.inside.sum(1), 1)
        return found

    def gather(self, x: Array) -> Array:
        """The mean over the places of each link."""
        size, places, _ = x.shape
        told = (self.links @ x).reshape(size, LINKS, places, -1)
        return np.concatenate([x, *told.transpose(1, 0, 2, 3)], 2)

    def spread(self, x: Array) -> Array:
        """Spaces that are not on the board have zeros."""
        found = np.zeros((len(x), NO_SPACE + 1, x.shape[2]), np.float32)
        found[np.arange(len(x))[:, None], self.listed] = x
        return found[:, : self.spaces]
