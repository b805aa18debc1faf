"""The net: layers on the board, with the numbers of an observation mixed into each.

Every space sees its neighbours only: the seven taps of a 3 × 3 kernel on a grid of hexagons, or the places that are
linked with its own if the board differs from game to game. What the whole board holds,
its mean and its maximum, comes back into every block together with the numbers. The policy has a plane for each row of
actions that name a space, and single outputs for the other actions. Values are relative to the seat that observes.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor, nn

from tianming.core.observation import Shape
from tianming.train.boards import GridBoard, LinkBoard, Look
from tianming.train.config import NetConfig

POLICY_CHANNELS = 64
HEAD = 192
VALUE_HIDDEN = 128
MANY = 1024  # with more actions that name no space, their part of the head is made narrow first
NARROW = 32
NOTHING = -1e9  # the logit of an action that is not legal


class Net(nn.Module):
    """Observations in; logits of all actions and values of all seats out."""

    action_byte: Tensor
    action_shift: Tensor
    scale: Tensor
    kinds: Tensor

    def __init__(self, shape: Shape, config: NetConfig) -> None:
        super().__init__()
        self.shape = shape
        self.config = config
        # Plain numbers of the shape, because PyTorch's compiler understands nothing else.
        self.numbers, self.numbers_at, self.mask_at = len(shape.numbers), shape.numbers_at, shape.mask_at
        self.blocks = config.blocks
        channels, hidden, flat = config.channels, config.hidden, len(shape.flat_actions)
        self.board = board = GridBoard(shape, shape.grid) if shape.grid else LinkBoard(shape)
        self.numbers1 = nn.Linear(len(shape.numbers), hidden)
        self.numbers2 = nn.Linear(hidden, hidden)
        self.enter = board.layer(len(shape.planes) + len(shape.fixed), channels)
        self.enter_numbers = nn.Linear(hidden, channels)
        self.first = nn.ModuleList(board.layer(channels, channels) for _ in range(config.blocks))
        self.second = nn.ModuleList(board.layer(channels, channels, gain=0.2) for _ in range(config.blocks))
        self.mix = nn.ModuleList(nn.Linear(2 * channels + hidden, channels) for _ in range(config.blocks))
        self.head = nn.Linear(2 * channels + hidden, HEAD)
        self.policy1 = board.point(channels, POLICY_CHANNELS)
        self.policy_head = nn.Linear(HEAD, POLICY_CHANNELS)
        self.policy2 = board.point(POLICY_CHANNELS, len(shape.board_rows))
        self.narrow = nn.Linear(HEAD, NARROW) if flat > MANY else None
        self.flat = nn.Linear(NARROW if flat > MANY else HEAD, flat)
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
        self.runs = _find_runs(self.board.actions, list(shape.flat_actions))
        tables = {
            "action_byte": np.arange(shape.actions) >> 3,
            "action_shift": (np.arange(shape.actions) & 7).astype(np.uint8),
            "scale": np.array([number.scale for number in shape.numbers], np.float32),
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
        board = self.board
        x, look = board.read(observations, torch.bfloat16 if observations.is_cuda else torch.float32)
        counts = observations[:, self.numbers_at : self.numbers_at + self.numbers]
        numbers = F.relu(self.numbers2(F.relu(self.numbers1(counts.float() * self.scale))))
        x = (self.enter(x, look) + board.spread(self.enter_numbers(numbers))) * look.inside
        for block in range(self.blocks):
            a = F.relu(x)
            whole = board.spread(self.mix[block](self.pool(a, numbers, look)))
            h = F.relu(self.first[block](a, look) + whole) * look.inside
            x = x + self.second[block](h, look) * look.inside
        a = F.relu(x)
        head = F.relu(self.head(self.pool(a, numbers, look)))
        a = F.relu(self.policy1(a) + board.spread(self.policy_head(head)))
        found = board.answer(a, self.policy2, look), self.flat(head if self.narrow is None else self.narrow(head))
        logits = torch.cat([found[part][:, start:end].float() for part, start, end in self.runs], 1)
        values = self.value2(F.relu(self.value1(head))).float()
        return logits, values

    def pool(self, a: Tensor, numbers: Tensor, look: Look) -> Tensor:
        """The whole board's mean and maximum, and the numbers."""
        return torch.cat([*self.board.pool(a, look), numbers.to(a.dtype)], 1)

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


def _find_runs(board: list[int], flat: list[int]) -> list[tuple[int, int, int]]:
    """How the answers for the board and the others become one list in the order of actions: pieces of either, each with
    its part (0 or 1), start and end."""
    actions = np.array(board + flat)
    order = np.argsort(actions)
    starts: list[int] = [0, *(np.flatnonzero(np.diff(order) != 1) + 1).tolist(), len(order)]
    runs = [(int(order[start]), int(order[end - 1]) + 1) for start, end in pairwise(starts)]
    split, found = len(board), list[tuple[int, int, int]]()
    for start, end in runs:
        if start < split:
            found.append((0, start, min(end, split)))
        if end > split:
            found.append((1, max(start, split) - split, end - split))
    return found


def _sort_by_kind(shape: Shape) -> np.ndarray[tuple[int, int], np.dtype[np.float32]]:
    """A row for each action, with a 1 in the column of its kind: the first word of its name."""
    table = shape.table
    words = [row.name.split()[0] for row in table.rows if row.name not in shape.chance_rows for _ in row.choices]
    columns = {word: column for column, word in enumerate(dict.fromkeys(words))}
    found = np.zeros((shape.actions, len(columns)), np.float32)
    found[np.arange(shape.actions), [columns[word] for word in words]] = 1
    return found
