"""The net: layers on the board's grid, with the numbers of an observation mixed into each.

Every space sees its neighbours only (seven taps of a 3 × 3 kernel on a grid of hexagons). What the whole board holds,
its mean and its maximum, comes back into every block together with the numbers. The policy has a plane for each row of
actions that name a space, and single outputs for the other actions. Values are relative to the seat that observes.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from tianming.core.observation import Grid, Shape
from tianming.core.packing import BOARD_BYTES
from tianming.train.config import NetConfig

POLICY_CHANNELS = 64
HEAD = 192
VALUE_HIDDEN = 128
NOTHING = -1e9  # the logit of an action that is not legal


class GridConv(nn.Conv2d):
    """A convolution over a space and its neighbours."""

    taps: Tensor

    def __init__(self, grid: Grid, inputs: int, outputs: int, *, gain: float = 1.0) -> None:
        super().__init__(inputs, outputs, 3, padding=1)
        taps = torch.zeros(1, 1, 3, 3)
        for row, column in grid.steps:
            taps[0, 0, row + 1, column + 1] = 1
        self.register_buffer("taps", taps, persistent=False)
        with torch.no_grad():
            self.weight.normal_(0, gain * math.sqrt(2 / (len(grid.steps) * inputs)))
            assert self.bias is not None
            self.bias.zero_()

    def forward(self, x: Tensor) -> Tensor:
        """Weights outside the neighbourhood count as zero."""
        return F.conv2d(x, self.weight * self.taps, self.bias, padding=1)


class Net(nn.Module):
    """Observations in; logits of all actions and values of all seats out."""

    plane_byte: Tensor
    plane_shift: Tensor
    action_byte: Tensor
    action_shift: Tensor
    inside: Tensor
    fixed: Tensor
    cells: Tensor
    scale: Tensor
    order: Tensor
    kinds: Tensor

    def __init__(self, shape: Shape, config: NetConfig) -> None:
        super().__init__()
        self.shape = shape
        self.config = config
        # Plain numbers of the shape, because PyTorch's compiler understands nothing else.
        self.planes, self.numbers, self.spaces = len(shape.planes), len(shape.numbers), shape.spaces
        self.numbers_at, self.mask_at = shape.numbers_at, shape.mask_at
        self.rows, self.columns, self.blocks = shape.grid.rows, shape.grid.columns, config.blocks
        channels, hidden, grid = config.channels, config.hidden, shape.grid
        self.numbers1 = nn.Linear(len(shape.numbers), hidden)
        self.numbers2 = nn.Linear(hidden, hidden)
        self.enter = GridConv(grid, len(shape.planes) + len(shape.fixed), channels)
        self.enter_numbers = nn.Linear(hidden, channels)
        self.first = nn.ModuleList(GridConv(grid, channels, channels) for _ in range(config.blocks))
        self.second = nn.ModuleList(GridConv(grid, channels, channels, gain=0.2) for _ in range(config.blocks))
        self.mix = nn.ModuleList(nn.Linear(2 * channels + hidden, channels) for _ in range(config.blocks))
        self.head = nn.Linear(2 * channels + hidden, HEAD)
        self.policy1 = nn.Conv2d(channels, POLICY_CHANNELS, 1)
        self.policy_head = nn.Linear(HEAD, POLICY_CHANNELS)
        self.policy2 = nn.Conv2d(POLICY_CHANNELS, len(shape.board_rows), 1)
        self.flat = nn.Linear(HEAD, len(shape.flat_actions))
        self.value1 = nn.Linear(HEAD, VALUE_HIDDEN)
        self.value2 = nn.Linear(VALUE_HIDDEN, shape.most_players)
        self._soften()
        self._tables(shape)

    def _soften(self) -> None:
        """Begin with nearly equal answers."""
        with torch.no_grad():
            for last in (self.policy2, self.flat, self.value2):
                last.weight.mul_(0.1)
                assert last.bias is not None
                last.bias.zero_()
            for mix in self.mix.parameters():
                if mix.ndim == 2:
                    mix.mul_(0.5)

    def _tables(self, shape: Shape) -> None:
        """What unpacks observations and puts actions in order. It follows from the shape, so no file holds it."""
        grid, cells = shape.grid, np.array(shape.grid.cells)
        space_at = np.full(grid.rows * grid.columns, 8 * BOARD_BYTES - 1)  # a bit that no space uses
        space_at[cells] = np.arange(shape.spaces)
        fixed = np.zeros((len(shape.fixed), grid.rows * grid.columns), np.float32)
        for number, plane in enumerate(shape.fixed):
            fixed[number, cells] = [plane.spaces >> space & 1 for space in range(shape.spaces)]
        actions = np.array([*(action for row in shape.board_rows for action in row), *shape.flat_actions])
        tables = {
            "plane_byte": space_at >> 3,
            "plane_shift": (space_at & 7).astype(np.uint8),
            "action_byte": np.arange(shape.actions) >> 3,
            "action_shift": (np.arange(shape.actions) & 7).astype(np.uint8),
            "inside": (space_at < shape.spaces).astype(np.float32).reshape(1, 1, grid.rows, grid.columns),
            "fixed": fixed.reshape(1, -1, grid.rows, grid.columns),
            "cells": cells,
            "scale": np.array([number.scale for number in shape.numbers], np.float32),
            "order": np.argsort(actions),
            "kinds": _sort_by_kind(shape),
        }
        for name, table in tables.items():
            self.register_buffer(name, torch.from_numpy(table), persistent=False)

    def legal(self, observations: Tensor) -> Tensor:
        """The mask, unpacked."""
        mask = observations[:, self.mask_at :]
        return (mask[:, self.action_byte] >> self.action_shift & 1).bool()

    def forward(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values. On a GPU it must be called with autocast."""
        size = len(observations)
        kind = torch.bfloat16 if observations.is_cuda else torch.float32
        planes = observations[:, : self.numbers_at].view(size, self.planes, BOARD_BYTES)
        planes = (planes[:, :, self.plane_byte] >> self.plane_shift & 1).view(size, -1, self.rows, self.columns)
        x = torch.cat([planes.to(kind), self.fixed.to(kind).expand(size, -1, -1, -1)], 1)
        x = x.contiguous(memory_format=torch.channels_last)
        counts = observations[:, self.numbers_at : self.numbers_at + self.numbers]
        numbers = F.relu(self.numbers2(F.relu(self.numbers1(counts.float() * self.scale))))
        inside = self.inside.to(kind)
        x = (self.enter(x) + self.enter_numbers(numbers)[:, :, None, None]) * inside
        for block in range(self.blocks):
            a = F.relu(x)
            h = F.relu(self.first[block](a) + self.mix[block](self.pool(a, numbers))[:, :, None, None]) * inside
            x = x + self.second[block](h) * inside
        a = F.relu(x)
        head = F.relu(self.head(self.pool(a, numbers)))
        board = self.policy2(F.relu(self.policy1(a) + self.policy_head(head)[:, :, None, None]))
        board = board.flatten(2)[:, :, self.cells].flatten(1).float()
        logits = torch.cat([board, self.flat(head).float()], 1)[:, self.order]
        values = self.value2(F.relu(self.value1(head))).float()
        return logits, values

    def pool(self, a: Tensor, numbers: Tensor) -> Tensor:
        """The whole board's mean and maximum, and the numbers."""
        return torch.cat([a.sum((2, 3)) / self.spaces, a.amax((2, 3)), numbers.to(a.dtype)], 1)

    def surprise(self, chances: Tensor, legal: Tensor) -> Tensor:
        """How far a policy is from giving every kind of legal action its part, for each of the policies.

        It is the cross-entropy of a policy that first draws a kind of action, and then an action of that kind. Its
        gradient does not fade as a chance goes to 0, unlike those of the entropy and of the rewards. So no kind of
        action dies out because the net had no use for it early on.
        """
        counts = legal.float() @ self.kinds
        logs = chances.masked_fill(~legal, 0) @ self.kinds
        return -(logs / counts.clamp(min=1)).sum(1) / (counts > 0).sum(1)


def place(net: Net, device: torch.device) -> Net:
    """Move a net to a device, in the order of memory in which convolutions are fast there."""
    moved: Any = net  # whose types do not know the order
    moved.to(device, memory_format=torch.channels_last)
    return net


def _sort_by_kind(shape: Shape) -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    """A row for each action, with a 1 in the column of its kind: the first word of its name."""
    table = shape.table
    words = [row.name.split()[0] for row in table.rows if row.name not in shape.chance_rows for _ in row.choices]
    columns = {word: column for column, word in enumerate(dict.fromkeys(words))}
    found = np.zeros((shape.actions, len(columns)), np.float32)
    found[np.arange(shape.actions), [columns[word] for word in words]] = 1
    return found
