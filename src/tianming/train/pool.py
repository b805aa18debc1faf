"""Past selves: frozen copies of the net to play against, so that it does not forget how to beat them."""

from __future__ import annotations

import random

import torch
from torch import Tensor, nn

Weights = dict[str, Tensor]


class PastSelves:
    """A few copies, spread over the run. They are kept in half precision."""

    def __init__(self, size: int, seed: int = 0) -> None:
        self.size = size
        self.kept: list[Weights] = []
        self.rng = random.Random(seed)

    def add(self, net: nn.Module) -> None:
        """Keep a copy; if there are too many, drop one at random, but not the newest."""
        if self.size == 0:
            return
        self.kept.append({name: value.detach().to(torch.float16) for name, value in net.state_dict().items()})
        if len(self.kept) > self.size:
            del self.kept[self.rng.randrange(self.size)]

    def load_one(self, net: nn.Module) -> None:
        """Let a net become one of them."""
        chosen = self.rng.choice(self.kept)
        net.load_state_dict({name: value.float() for name, value in chosen.items()})
