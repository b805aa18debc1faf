"""What the layers of a net work on: the cells of a grid, or the places of a board that differs from game to game.

Both boards offer the same: they read observations, make layers in which every space sees its neighbours, spread numbers
over all spaces, sum the spaces up, and answer with logits for the actions that name a space.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from tianming.core.observation import LINK_BITS, LINKS, NO_SPACE, Grid, Shape
from tianming.core.packing import BOARD_BYTES


class Look(NamedTuple):
    """What layers must know of a board beside its planes."""

    inside: Tensor  # 1 for each cell or place that is a space, else 0
    links: Tensor | None = None  # for each place, how much of the places' messages it gets
    spaces: Tensor | None = None  # for each space, 1 at its place


class GridConv(nn.Conv2d):
    """A convolution over a space and its neighbours."""

    taps: Tensor

    def __init__(self, grid: Grid, inputs: int, outputs: int, *, gain: float = 1.0) -> None:
        super().__init__(inputs, outputs, 3, padding=1)
        taps = torch.zeros(1, 1, 3, 3)
        for row, column in grid.steps:
            taps[0, 0, row + 1, column + 1] = 1
        self.register_buffer("taps", taps, persistent=False)
        _begin(self, len(grid.steps) * inputs, gain)

    def forward(self, x: Tensor, look: Look | None = None) -> Tensor:
        """Weights outside the neighbourhood count as zero."""
        return F.conv2d(x, self.weight * self.taps, self.bias, padding=1)


class LinkConv(nn.Linear):
    """Weights for a place itself, and for each link weights for the mean over the places that it joins."""

    def __init__(self, inputs: int, outputs: int, *, gain: float = 1.0) -> None:
        super().__init__((1 + LINKS) * inputs, outputs)
        _begin(self, (1 + LINKS) * inputs, gain)

    def forward(self, x: Tensor, look: Look | None = None) -> Tensor:
        """Messages of neighbours are multiplied with their weights first, so that one product sums up all links."""
        assert look is not None and look.links is not None
        size, places, inputs = x.shape
        outputs = self.out_features
        own, rest = self.weight[:, :inputs], self.weight[:, inputs:]
        rest = rest.view(outputs, LINKS, inputs).transpose(0, 1).reshape(LINKS * outputs, inputs)
        told = F.linear(x, rest).view(size, places * LINKS, outputs)
        return F.linear(x, own, self.bias) + torch.bmm(look.links, told)


def _begin(layer: nn.Conv2d | nn.Linear, inputs: int, gain: float) -> None:
    with torch.no_grad():
        layer.weight.normal_(0, gain * math.sqrt(2 / inputs))
        assert layer.bias is not None
        layer.bias.zero_()


class GridBoard(nn.Module):
    """A board that is the same in every game. Channels are the second dimension, rows and columns the last two."""

    plane_byte: Tensor
    plane_shift: Tensor
    inside: Tensor
    fixed: Tensor
    cells: Tensor

    def __init__(self, shape: Shape, grid: Grid) -> None:
        super().__init__()
        self.grid = grid
        # Plain numbers, because PyTorch's compiler understands nothing else.
        self.planes, self.numbers_at, self.spaces = len(shape.planes), shape.numbers_at, shape.spaces
        self.rows, self.columns = grid.rows, grid.columns
        self.actions = [action for row in shape.board_rows for action in row]  # in the order of the answers
        cells = np.array(grid.cells)
        space_at = np.full(grid.rows * grid.columns, 8 * BOARD_BYTES - 1)  # a bit that no space uses
        space_at[cells] = np.arange(shape.spaces)
        fixed = np.zeros((len(shape.fixed), grid.rows * grid.columns), np.float32)
        fixed[:, cells] = _fixed_planes(shape).T
        tables = {
            "plane_byte": space_at >> 3,
            "plane_shift": (space_at & 7).astype(np.uint8),
            "inside": (space_at < shape.spaces).astype(np.float32).reshape(1, 1, grid.rows, grid.columns),
            "fixed": fixed.reshape(1, -1, grid.rows, grid.columns),
            "cells": cells,
        }
        for name, table in tables.items():
            self.register_buffer(name, torch.from_numpy(table), persistent=False)

    def layer(self, inputs: int, outputs: int, *, gain: float = 1.0) -> GridConv:
        """A layer in which every space sees its neighbours."""
        return GridConv(self.grid, inputs, outputs, gain=gain)

    def point(self, inputs: int, outputs: int) -> nn.Conv2d:
        """A layer in which every space sees itself."""
        return nn.Conv2d(inputs, outputs, 1)

    def read(self, observations: Tensor, kind: torch.dtype) -> tuple[Tensor, Look]:
        """The planes, and where there are spaces."""
        size = len(observations)
        planes = observations[:, : self.numbers_at].view(size, self.planes, BOARD_BYTES)
        planes = (planes[:, :, self.plane_byte] >> self.plane_shift & 1).view(size, -1, self.rows, self.columns)
        x = torch.cat([planes.to(kind), self.fixed.to(kind).expand(size, -1, -1, -1)], 1)
        return x.contiguous(memory_format=torch.channels_last), Look(self.inside.to(kind))

    def spread(self, numbers: Tensor) -> Tensor:
        """The same numbers for every space."""
        return numbers[:, :, None, None]

    def pool(self, a: Tensor, look: Look) -> list[Tensor]:
        """The mean and the maximum of the whole board."""
        return [a.sum((2, 3)) / self.spaces, a.amax((2, 3))]

    def answer(self, a: Tensor, last: nn.Conv2d | nn.Linear, look: Look) -> Tensor:
        """The logits of the actions that name a space."""
        board: Tensor = last(a)
        return board.flatten(2)[:, :, self.cells].flatten(1)


class LinkBoard(nn.Module):
    """A board that observations describe: a list of spaces and what joins them. Channels are the last dimension."""

    fixed: Tensor
    link_byte: Tensor
    link_shift: Tensor
    every_space: Tensor

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.planes, self.numbers_at, self.spaces = len(shape.planes), shape.numbers_at, shape.spaces
        self.places, self.places_at, self.links_at = shape.most_places, shape.places_at, shape.links_at
        self.across = shape.rows_across
        rows, spaces = shape.board_rows, range(shape.spaces)
        self.actions = [rows[row][space] for space in spaces for row in range(self.across)]
        self.actions += [action for row in rows[self.across :] for action in row]
        fixed = np.zeros((NO_SPACE + 1, len(shape.fixed)), np.float32)
        fixed[: shape.spaces] = _fixed_planes(shape)
        tables = {
            "fixed": fixed,
            "link_byte": np.arange(self.places) >> 3,
            "link_shift": (np.arange(self.places) & 7).astype(np.uint8),
            "every_space": np.arange(shape.spaces)[:, None],
        }
        for name, table in tables.items():
            self.register_buffer(name, torch.from_numpy(table), persistent=False)

    def layer(self, inputs: int, outputs: int, *, gain: float = 1.0) -> LinkConv:
        """A layer in which every space sees its neighbours."""
        return LinkConv(inputs, outputs, gain=gain)

    def point(self, inputs: int, outputs: int) -> nn.Linear:
        """A layer in which every space sees itself."""
        return nn.Linear(inputs, outputs)

    def read(self, observations: Tensor, kind: torch.dtype) -> tuple[Tensor, Look]:
        """The planes at every place, which places are used, and how they are joined."""
        size = len(observations)
        spaces = observations[:, self.places_at : self.places_at + self.places].long()
        planes = observations[:, : self.numbers_at].view(size, self.planes, BOARD_BYTES)
        taken = planes.gather(2, (spaces >> 3)[:, None].expand(-1, self.planes, -1))
        bits = (taken >> (spaces & 7).to(torch.uint8)[:, None] & 1).transpose(1, 2)  # 0 where no space is
        x = torch.cat([bits.to(kind), self.fixed[spaces].to(kind)], 2)
        boards = observations[:, self.links_at : self.links_at + BOARD_BYTES * self.places]
        boards = boards.view(size, self.places, LINKS, LINK_BITS // 8)
        links = (boards[..., self.link_byte] >> self.link_shift & 1).to(torch.float32)
        links = links / links.sum(3, keepdim=True).clamp(min=1)
        links = links.transpose(2, 3).reshape(size, self.places, self.places * LINKS)
        inside = (spaces != NO_SPACE).to(kind)[:, :, None]
        return x, Look(inside, links.to(kind), (self.every_space == spaces[:, None]).to(kind))

    def spread(self, numbers: Tensor) -> Tensor:
        """The same numbers for every place."""
        return numbers[:, None]

    def pool(self, a: Tensor, look: Look) -> list[Tensor]:
        """The mean and the maximum of the places that are used. At the others there is 0."""
        return [a.sum(1) / look.inside.sum(1).clamp(min=1), a.amax(1)]

    def answer(self, a: Tensor, last: nn.Conv2d | nn.Linear, look: Look) -> Tensor:
        """The logits of the actions that name a space. Spaces that are not on the board answer from nothing."""
        assert look.spaces is not None and last.bias is not None
        a = torch.bmm(look.spaces, a)
        across = F.linear(a, last.weight[: self.across], last.bias[: self.across])
        others = F.linear(a, last.weight[self.across :], last.bias[self.across :])
        return torch.cat([across.flatten(1), others.transpose(1, 2).flatten(1)], 1)


def _fixed_planes(shape: Shape) -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    """The planes that never change, a row for each space."""
    return np.array([[plane.spaces >> space & 1 for plane in shape.fixed] for space in range(shape.spaces)], np.float32)
