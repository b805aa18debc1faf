"""Past selves and rivals: frozen nets to play against, so that a net does not forget how to beat them."""

from __future__ import annotations

import random

import torch
from torch import Tensor, nn

Weights = dict[str, Tensor]

MEMORY = 0.8  # the part of a past self's results that an iteration keeps
FLOOR = 0.02  # the least weight of a past self, so that even one that always loses is played now and then


class PastSelves:
    """A few copies, spread over the run, in half precision, and rivals that never change. The stronger ones are played
    more often."""

    def __init__(self, size: int, seed: int = 0) -> None:
        self.size = size
        self.kept: list[Weights] = []
        self.losses: list[float] = []  # for each, how much of the victory the learner did not get
        self.rivals: list[Weights] = []
        self.rival_losses: list[float] = []
        self.chosen = -1  # the place among past selves, then rivals
        self.rng = random.Random(seed)

    def add(self, net: nn.Module) -> None:
        """Keep a copy; if there are too many, drop the one that loses most, but not the newest."""
        if self.size == 0:
            return
        if len(self.kept) == self.size:
            weakest = min(range(self.size), key=lambda number: self.losses[number])
            del self.kept[weakest], self.losses[weakest]
        self.kept.append({name: value.detach().to(torch.float16) for name, value in net.state_dict().items()})
        self.losses.append(1.0)
        self.chosen = -1

    def restore(self, kept: list[Weights], losses: list[float]) -> None:
        """Take over the newest of those that a checkpoint holds."""
        first = max(0, len(kept) - self.size)
        self.kept, self.losses, self.chosen = kept[first:], losses[first:], -1

    def invite(self, weights: Weights) -> None:
        """Add a rival."""
        self.rivals.append({name: value.detach().to(torch.float16) for name, value in weights.items()})
        self.rival_losses.append(1.0)
        self.chosen = -1

    def load_one(self, net: nn.Module) -> bool:
        """Let a net become one of them; False if there is none yet."""
        everybody = self.kept + self.rivals
        if not everybody:
            return False
        weights = [max(FLOOR, loss) ** 2 for loss in self.losses + self.rival_losses]
        (self.chosen,) = self.rng.choices(range(len(everybody)), weights)
        net.load_state_dict({name: value.float() for name, value in everybody[self.chosen].items()})
        return True

    def note(self, games: int, won: float) -> None:
        """Remember how the learner did against the present one: its share of so many victories."""
        if games and self.chosen >= 0:
            rival = self.chosen - len(self.kept)
            losses, place = (self.losses, self.chosen) if rival < 0 else (self.rival_losses, rival)
            losses[place] = MEMORY * losses[place] + (1 - MEMORY) * (1 - won / games)
