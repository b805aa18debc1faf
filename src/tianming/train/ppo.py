"""Proximal policy optimisation for games with several seats: targets from what happened, and steps towards them."""

from __future__ import annotations

from dataclasses import dataclass

import torch
import torch.nn.functional as F
from torch import Tensor

from tianming.train.config import PpoConfig
from tianming.train.net import NOTHING
from tianming.train.rollout import Memory, Players


@dataclass
class Settings:
    """What changes over a run."""

    learning_rate: float
    entropy: float
    variety: float
    margin_share: float


@dataclass
class Losses:
    """Means over the minibatches of an update."""

    policy: float
    value: float
    entropy: float
    surprise: float  # see `Net.surprise`
    clipped: float  # the part of decisions whose chance changed by more than the clip
    divergence: float
    gradient: float
    explained: float  # the part of the returns' variance that the values explain


def mix_rewards(shares: Tensor, margins: Tensor, players: Tensor, *, margin_share: float, scale: float) -> Tensor:
    """How games ended for seats: 1 for the only winner, the margin mixed in; the sum over all seats is 0 without it."""
    victory = (shares * players - 1) / (players - 1)
    return (1 - margin_share) * victory + margin_share * torch.tanh(margins / scale)


def find_targets(memory: Memory, players: Tensor, reward: Tensor, trace: float) -> tuple[Tensor, Tensor]:
    """The advantage of every decision, and what the values of all seats should have been, relative to its seat.

    Credit flows back over each seat's own decisions: the target of a value is the return of that seat's next decision,
    or the result of the game.
    """
    steps, games = memory.actions.shape
    seats = memory.values.shape[2]
    around = torch.arange(seats, device=players.device)[None]

    def relative(step: int) -> Tensor:
        """The seats in the order of the values at a step; places where nobody sits repeat others."""
        return (around + memory.seats[step][:, None]) % players[:, None]

    order = relative(steps)
    known = around < players[:, None]
    after = torch.zeros((games, seats), device=players.device)
    after.scatter_add_(1, order, torch.where(known, memory.values[steps], torch.zeros_like(after)))
    returns, carry = after.clone(), torch.zeros_like(after)
    advantages = torch.zeros((steps, games), device=players.device)
    targets = torch.zeros((steps, games, seats), device=players.device)
    for step in range(steps - 1, -1, -1):
        ended = memory.ended[step + 1][:, None]
        after = torch.where(ended, reward[step + 1], after)
        returns = torch.where(ended, reward[step + 1], returns)
        carry = torch.where(ended, torch.zeros_like(carry), carry)
        seat, value = memory.seats[step][:, None], memory.values[step][:, :1]
        advantage = after.gather(1, seat) - value + trace * carry.gather(1, seat)
        advantages[step] = advantage[:, 0]
        carry.scatter_(1, seat, advantage)
        after.scatter_(1, seat, value)
        returns.scatter_(1, seat, advantage + value)
        targets[step] = returns.gather(1, relative(step))
    return advantages, targets


class Learner:
    """Improves a net with the decisions of a rollout."""

    def __init__(self, players: Players, tables: Tensor, config: PpoConfig) -> None:
        self.players = players
        self.tables = tables  # the number of players of each game
        self.config = config
        self.parameters = list(players.net.parameters())
        fused = players.device.type == "cuda"
        self.optimizer = torch.optim.Adam(self.parameters, lr=config.learning_rate[0], eps=1e-5, fused=fused)

    def update(self, memory: Memory, settings: Settings) -> Losses:
        """One update: every decision of the net is used once in each epoch."""
        config = self.config
        many, part, scale = self.tables[None, :, None], settings.margin_share, config.margin_scale
        reward = mix_rewards(memory.shares, memory.margins, many, margin_share=part, scale=scale)
        advantages, targets = find_targets(memory, self.tables, reward, config.trace)
        for group in self.optimizer.param_groups:
            group["lr"] = settings.learning_rate
        own = memory.learns.flatten().nonzero()[:, 0]
        batch = {
            "observations": memory.observations.flatten(0, 1),
            "actions": memory.actions.flatten(),
            "logs": memory.logs.flatten(),
            "advantages": normalise(advantages, memory.learns, self.tables).flatten(),
            "targets": targets.flatten(0, 1),
            "known": (torch.arange(targets.shape[2], device=own.device) < self.tables[:, None]).repeat(
                len(memory.actions), 1
            ),
        }
        size = min(config.minibatch, len(own))
        found = []
        for _ in range(config.epochs):
            order = own[torch.randperm(len(own), device=own.device)]
            for start in range(0, len(own) - size + 1, size):
                picked = order[start : start + size]
                found.append(self.improve({name: part[picked] for name, part in batch.items()}, settings))
        policy, value, entropy, surprise, clipped, divergence, gradient = torch.stack(found).mean(0).tolist()
        explained = _explain_variance(targets[..., 0], memory)
        return Losses(policy, value, entropy, surprise, clipped, divergence, gradient, explained)

    def improve(self, part: dict[str, Tensor], settings: Settings) -> Tensor:
        """A step with one minibatch; returns the losses."""
        config, players = self.config, self.players
        logits, values = players.think(players.forward, part["observations"])
        legal = players.net.legal(part["observations"])
        chances = torch.log_softmax(logits.masked_fill(~legal, NOTHING), 1)
        logs = chances.gather(1, part["actions"][:, None])[:, 0]
        ratio = (logs - part["logs"]).exp()
        clipped = ratio.clamp(1 - config.clip, 1 + config.clip)
        policy = -torch.min(ratio * part["advantages"], clipped * part["advantages"]).mean()
        entropy = -(chances.exp() * chances.masked_fill(~legal, 0)).sum(1).mean()
        value = value_loss(values, part["targets"], part["known"])
        surprise = players.net.surprise(chances, legal).mean()
        loss = policy + config.value_weight * value - settings.entropy * entropy + settings.variety * surprise
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        norm = torch.nn.utils.clip_grad_norm_(self.parameters, config.gradient_norm)
        self.optimizer.step()
        far = ((ratio - 1).abs() > config.clip).float().mean()
        return torch.stack([policy, value, entropy, surprise, far, (part["logs"] - logs).mean(), norm]).detach()


def normalise(advantages: Tensor, learns: Tensor, players: Tensor) -> Tensor:
    """Advantages with mean 0 and deviation 1 over the net's own decisions, for each number of players by itself: the
    more people play, the less rewards differ, and the less those games would teach beside the others."""
    found = torch.zeros_like(advantages)
    for many in torch.unique(players):
        here = players == many
        used = (learns & here).float()
        count = used.sum().clamp(min=1)
        mean = (advantages * used).sum() / count
        deviation = (((advantages - mean) ** 2 * used).sum() / count).sqrt()
        found = torch.where(here, (advantages - mean) / (deviation + 1e-6), found)
    return found


def value_loss(values: Tensor, targets: Tensor, known: Tensor) -> Tensor:
    """The own seat's error, and half the mean of the others'."""
    errors = F.mse_loss(values, targets, reduction="none") * known
    others = errors[:, 1:].sum() / known[:, 1:].sum().clamp(min=1)
    return errors[:, 0].mean() + 0.5 * others


def _explain_variance(targets: Tensor, memory: Memory) -> float:
    used = memory.learns
    wanted = targets[used]
    error = ((wanted - memory.values[: len(targets), :, 0][used]) ** 2).mean()
    return float(1 - error / wanted.var(correction=0).clamp(min=1e-6))
