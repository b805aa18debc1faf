"""Imitation: a net learns to answer as the players of datasets did, and to foresee how their games ended.

A training can start from the net, or meet it as a rival that did not come from self-play.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from tianming.core.errors import InvalidOption
from tianming.core.observation import Shape
from tianming.core.registry import make_encoding
from tianming.envs.dataset import Dataset
from tianming.train.checkpoint import export_weights
from tianming.train.config import Config
from tianming.train.net import NOTHING, Net, place
from tianming.train.ppo import mix_rewards, value_loss
from tianming.train.rollout import Players

HELD_OUT = 20  # of so many games, one only tests the net
TEST_ROWS = 65_536


@dataclass
class Lessons:
    """Decisions to learn from. Rewards are relative to the seat that decides; places where nobody sits are unknown."""

    observations: Tensor
    actions: Tensor
    rewards: Tensor
    known: Tensor

    def __len__(self) -> int:
        return len(self.actions)

    def pick(self, rows: Tensor) -> Lessons:
        """Some of them."""
        return Lessons(self.observations[rows], self.actions[rows], self.rewards[rows], self.known[rows])

    def to(self, device: torch.device) -> Lessons:
        """The same on a device."""
        parts = (self.observations, self.actions, self.rewards, self.known)
        return Lessons(*(part.to(device) for part in parts))


def read_lessons(folders: Sequence[Path], config: Config) -> tuple[Lessons, Lessons]:
    """The decisions of datasets: those to learn from, and those of games that only test."""
    shape = make_encoding(config.game).shape
    tables = [table for folder in folders for table in _read_folder(folder, shape, config)]
    if not tables:
        raise InvalidOption("there is nothing to learn from: the datasets have no decision of a game that ended")
    columns = {name: torch.from_numpy(np.concatenate([table[name] for table in tables])) for name in tables[0]}
    lessons = Lessons(columns["observations"], columns["actions"], columns["rewards"], columns["known"])
    tests = columns["games"] % HELD_OUT == 0
    return lessons.pick(~tests), lessons.pick(tests)


def _read_folder(folder: Path, shape: Shape, config: Config) -> list[dict[str, Any]]:
    """The tables of one dataset, without games that did not end."""
    held = Dataset(folder)
    for name, wanted in (("game", shape.game), ("encoding", shape.version), ("observation_bytes", shape.size)):
        if held.about.get(name) != wanted:
            raise InvalidOption(f"{folder} is of another kind: {name} is {held.about.get(name)!r:.40}, not {wanted!r}")
    tables = list(held.rows())
    results = np.full((int(held.about["games"]), shape.most_players, 2), np.nan, np.float32)
    for table in tables:
        results[table["game"], table["seat"]] = np.stack([table["share"], table["margin"]], 1)
    return [_relate(table, results, shape, config) for table in tables]


def _relate(table: dict[str, Any], results: Any, shape: Shape, config: Config) -> dict[str, Any]:
    """The columns of a table of decisions, with the rewards of all seats as its seat sees them."""
    players = table["players"].astype(np.int64)[:, None]
    around = np.arange(shape.most_players)[None]
    seats = (around + table["seat"].astype(np.int64)[:, None]) % players
    found = torch.from_numpy(results[table["game"][:, None], seats])
    many, part, scale = torch.from_numpy(players), config.ppo.margin_share[0], config.ppo.margin_scale
    rewards = mix_rewards(found[..., 0], found[..., 1], many, margin_share=part, scale=scale)
    known = (around < players) & ~np.isnan(rewards.numpy())
    used = known[:, 0]
    return {
        "observations": table["observation"][used],
        "actions": table["action"][used].astype(np.int64),
        "rewards": np.where(known, rewards.numpy(), 0)[used],
        "known": known[used],
        "games": table["game"][used],
    }


class Pupil:
    """A net that learns from lessons."""

    def __init__(self, config: Config, *, device: str, compiled: bool, seed: int) -> None:
        torch.manual_seed(seed)
        torch.set_float32_matmul_precision("high")
        self.config, self.device = config, torch.device(device)
        net = place(Net(make_encoding(config.game).shape, config.net), self.device)
        self.players = Players(net, net, self.device, compiled=compiled)
        self.optimizer = torch.optim.Adam(net.parameters(), lr=config.ppo.learning_rate[0], eps=1e-5)

    @property
    def net(self) -> Net:
        """What learns."""
        return self.players.net

    def study(self, lessons: Lessons, epochs: int, tell: Callable[[str], None]) -> None:
        """Go through the lessons so many times; the learning rate falls as a cosine."""
        size = min(self.config.ppo.minibatch, len(lessons))
        steps, done, began = epochs * (len(lessons) // size), 0, time.perf_counter()
        for epoch in range(epochs):
            order = torch.randperm(len(lessons), device=self.device)
            losses = []
            for start in range(0, len(lessons) - size + 1, size):
                high, low = self.config.ppo.learning_rate
                for group in self.optimizer.param_groups:
                    group["lr"] = low + (high - low) * (1 + math.cos(math.pi * done / steps)) / 2
                losses.append(self.improve(lessons.pick(order[start : start + size])))
                done += 1
            loss = float(torch.stack(losses).mean())
            tell(f"epoch {epoch + 1} of {epochs}: loss {loss:.3f}, {time.perf_counter() - began:.0f} s")

    def improve(self, part: Lessons) -> Tensor:
        """A step with one minibatch; returns the loss."""
        chances, values = self.answer(part)
        policy = -chances.gather(1, part.actions[:, None]).mean()
        loss = policy + self.config.ppo.value_weight * value_loss(values, part.rewards, part.known)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), self.config.ppo.gradient_norm)
        self.optimizer.step()
        return loss.detach()

    def answer(self, part: Lessons) -> tuple[Tensor, Tensor]:
        """The logarithms of the chances of all actions, and the values."""
        logits, values = self.players.think(self.players.forward, part.observations)
        return torch.log_softmax(logits.masked_fill(~self.net.legal(part.observations), NOTHING), 1), values

    @torch.no_grad()
    def examine(self, tests: Lessons) -> dict[str, float]:
        """How often the net's first choice is what was played, and how much of the results' variance it explains."""
        same, errors = [], []
        size = min(self.config.ppo.minibatch, len(tests))
        for start in range(0, min(len(tests), TEST_ROWS) - size + 1, size):
            part = tests.pick(torch.arange(start, start + size, device=self.device))
            chances, values = self.answer(part)
            same.append((chances.argmax(1) == part.actions).float().mean())
            errors.append(((values[:, 0] - part.rewards[:, 0]) ** 2).mean())
        variance = tests.rewards[:, 0].var(correction=0).clamp(min=1e-6)
        agreement = float(torch.stack(same).mean())
        return {"agreement": agreement, "explained": float(1 - torch.stack(errors).mean() / variance)}


def imitate(
    config: Config,
    folders: Sequence[Path],
    out: Path,
    *,
    epochs: int,
    device: str,
    compiled: bool,
    seed: int,
    tell: Callable[[str], None],
) -> dict[str, float]:
    """Let a net learn from datasets and write its weights; returns how it did with games it had not seen."""
    lessons, tests = read_lessons(folders, config)
    if not len(lessons) or not len(tests):
        raise InvalidOption(f"there are too few games to learn from: at least {HELD_OUT} are needed")
    tell(f"{config.game}: {len(lessons):,} decisions to learn from, {len(tests):,} to test, on {device}")
    pupil = Pupil(config, device=device, compiled=compiled, seed=seed)
    pupil.study(lessons.to(pupil.device), epochs, tell)
    found: dict[str, float] = pupil.examine(tests.to(pupil.device))
    export_weights(out / f"{config.game}.npz", pupil.net)
    return found
