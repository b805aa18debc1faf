"""A training run: games, updates, files, and lines that tell how it goes."""

from __future__ import annotations

import copy
import csv
import math
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from tianming.core.errors import InvalidOption
from tianming.core.registry import make_encoding
from tianming.train.checkpoint import (
    check_size,
    export_weights,
    load_checkpoint,
    load_weights,
    save_checkpoint,
    shrink,
)
from tianming.train.config import Config
from tianming.train.net import Net, place
from tianming.train.picture import draw_curve
from tianming.train.pool import PastSelves
from tianming.train.ppo import Learner, Losses, Settings
from tianming.train.rollout import Group, Memory, Players, Tally, roll_out

REPORT_SECONDS = 15.0
SAVE_SECONDS = 120.0
FINISHED = 0.9  # from this part of the way on, a training counts as finished


@dataclass
class Progress:
    """How far all runs together have come."""

    minutes: float = 0.0
    iterations: int = 0
    decisions: int = 0
    games: int = 0
    last_past: float = 0.0  # the minute of the newest past self
    done: float = 0.0  # the part of the way on which settings change
    planned: float = 0.0  # the minutes of all runs together

    def spend(self, minutes: float, total: float) -> None:
        """Count so many minutes. The rest of the way is spread evenly over those that are left."""
        left = total - self.minutes
        self.done += (1 - self.done) * min(1.0, minutes / left) if left > 0 else 1 - self.done
        self.minutes += minutes

    def plan(self, total: float, restart: float) -> None:
        """Get ready for so many minutes in all. If the way was at its end and there are more now, go back on it."""
        if total > self.planned and self.done > FINISHED:
            self.done = restart
        self.planned = total


def settings_at(config: Config, done: float) -> Settings:
    """The settings at some part of the way: the learning rate as a cosine, the rest evenly."""
    ppo = config.ppo
    high, low = ppo.learning_rate
    first, last = ppo.entropy
    wide, narrow = ppo.variety
    margin, late = ppo.margin_share
    return Settings(
        learning_rate=low + (high - low) * (1 + math.cos(math.pi * done)) / 2,
        entropy=first * (last / first) ** done,
        variety=wide + (narrow - wide) * done,
        margin_share=margin + (late - margin) * min(1.0, 2 * done),
    )


class Training:
    """Everything that a run needs, put together."""

    def __init__(self, config: Config, out: Path, *, device: str, compiled: bool, seed: int) -> None:
        shape = make_encoding(config.game).shape
        check_size(Net(shape, config.net), config.pool.size)
        self.config = config
        self.out = out
        self.device = torch.device(device)
        torch.manual_seed(seed)
        torch.backends.cudnn.benchmark = True
        torch.set_float32_matmul_precision("high")
        # The workers start before the device is used, because it makes threads.
        self.groups = [Group(config, number, seed + 7919 * number, self.device) for number in range(config.groups)]
        self.net = place(Net(shape, config.net), self.device)
        self.averaged = copy.deepcopy(self.net)
        past = copy.deepcopy(self.net).eval()
        self.players = Players(self.net, past, self.device, compiled=compiled)
        tables = torch.cat([torch.from_numpy(group.env.players) for group in self.groups]).to(self.device)
        self.learner = Learner(self.players, tables, config.ppo)
        self.memory = Memory(shape, config.ppo.steps, len(tables), self.device)
        self.pool = PastSelves(config.pool.size, seed)
        self.progress = Progress(planned=config.total_minutes)
        self.exploiting = False

    # Files.

    @property
    def checkpoint(self) -> Path:
        """Where the run can go on from."""
        return self.out / f"{self.config.game}.pt"

    def resume(self, path: Path) -> None:
        """Go on where a checkpoint was written."""
        held = load_checkpoint(path, self.net, self.device)
        self.net.load_state_dict(held["net"])
        self.averaged.load_state_dict(held["averaged"])
        self.learner.optimizer.load_state_dict(held["optimizer"])
        self.pool.restore(held["pool"], held["pool_losses"])
        self.progress = Progress(**held["progress"])
        self.progress.plan(self.config.total_minutes, self.config.restart)

    def start_from(self, path: Path) -> None:
        """Begin with the weights of another net, which becomes the first past self. All else begins anew."""
        weights = load_weights(path, self.net, self.device)
        self.net.load_state_dict(weights)
        self.averaged.load_state_dict(weights)
        self.pool.add(self.averaged)

    def exploit(self, path: Path) -> None:
        """Learn to beat another net, which stays as it is."""
        self.players.past.load_state_dict(load_weights(path, self.net, self.device))
        self.players.has_past = self.exploiting = True

    def meet(self, path: Path) -> None:
        """Play against another net too, as against past selves. It stays as it is, and checkpoints do not hold it."""
        if not self.groups[0].pool:
            raise InvalidOption("rivals take part in the games of past selves: pool.share and pool.size must not be 0")
        self.pool.invite(load_weights(path, self.net, self.device))

    def save(self) -> None:
        """Write the checkpoint and the averaged weights."""
        held = {
            "net": self.net.state_dict(),
            "averaged": {name: value.half() for name, value in self.averaged.state_dict().items()},
            "optimizer": shrink(self.learner.optimizer.state_dict()),
            "pool": self.pool.kept,
            "pool_losses": self.pool.losses,
            "progress": asdict(self.progress),
        }
        save_checkpoint(self.checkpoint, held, self.net)
        export_weights(self.out / f"{self.config.game}.npz", self.averaged)

    # The run.

    def run(self, minutes: float, tell: Callable[[str], None]) -> None:
        """Train for so long, then save."""
        self.out.mkdir(parents=True, exist_ok=True)
        size = sum(parameter.numel() for parameter in self.net.parameters())
        tell(f"{self.config.game}: {size:,} weights, {len(self.learner.tables):,} games, on {self.device}")
        began = reported = saved = last = time.perf_counter()
        with (self.out / "curve.csv").open("a", newline="", encoding="utf-8") as file:
            curve: Curve = Curve(file)
            while True:
                row = self.iterate()
                now = time.perf_counter()
                self.progress.spend((now - last) / 60, self.config.total_minutes)
                last = now
                curve.add({"minute": round(self.progress.minutes, 3), **row})
                if now - reported > REPORT_SECONDS or self.progress.iterations <= 3:
                    tell(report(self.progress, row))
                    file.flush()
                    reported = now
                if now - began >= 60 * minutes:
                    break
                if now - saved > SAVE_SECONDS:
                    self.save()
                    saved = now
        self.save()
        draw_curve(self.out / "curve.csv", self.out / "curve.svg")
        tell(f"saved {self.checkpoint} after {self.progress.minutes:.1f} minutes of training in all")

    def iterate(self) -> dict[str, float]:
        """One rollout and one update; returns the row of the curve."""
        settings = settings_at(self.config, self.progress.done)
        self._choose_past()
        began = time.perf_counter()
        tally = roll_out(self.groups, self.players, self.memory)
        self.pool.note(tally.pool_games, tally.pool_won)
        self._synchronize()
        middle = time.perf_counter()
        losses = self.learner.update(self.memory, settings)
        self._average()
        self._synchronize()
        end = time.perf_counter()
        self.progress.iterations += 1
        self.progress.decisions += self.memory.actions.numel()
        self.progress.games += tally.games
        return _row(self.progress, tally, losses, settings) | {
            "rollout": round(middle - began, 4),
            "update": round(end - middle, 4),
            "speed": round(self.memory.actions.numel() / (end - began)),
        }

    def _choose_past(self) -> None:
        """Keep a past self when it is time, and let one of them play in the next rollout."""
        if self.exploiting:
            return
        if self.progress.minutes - self.progress.last_past >= self.config.pool.minutes:
            self.pool.add(self.averaged)
            self.progress.last_past = self.progress.minutes
        self.players.has_past = self.pool.load_one(self.players.past)

    @torch.no_grad()
    def _average(self) -> None:
        """Move the averaged weights towards the present ones."""
        kept = min(self.config.ppo.averaging, 1 - 1 / (2 + self.progress.iterations))
        present = [parameter.detach() for parameter in self.net.parameters()]
        torch._foreach_lerp_(list(self.averaged.parameters()), present, 1 - kept)

    def _synchronize(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def close(self) -> None:
        """End the workers."""
        for group in self.groups:
            group.receive()
            group.env.close()


class Curve:
    """A CSV file with a line for each iteration; the first row names the columns."""

    def __init__(self, file: Any) -> None:
        self.file = file
        self.writer: csv.DictWriter[str] | None = None

    def add(self, row: dict[str, float]) -> None:
        """Write a line."""
        if self.writer is None:
            self.writer = csv.DictWriter(self.file, list(row))
            if self.file.tell() == 0:
                self.writer.writeheader()
        self.writer.writerow(row)


def _row(progress: Progress, tally: Tally, losses: Losses, settings: Settings) -> dict[str, float]:
    rounded = {name: round(value, 5) for name, value in asdict(losses).items()}
    return {
        "iteration": progress.iterations,
        "decisions": progress.decisions,
        "games": progress.games,
        "length": round(tally.decisions / max(1, tally.games), 1),
        "pool_games": tally.pool_games,
        "pool_share": round(tally.pool_share / max(1, tally.pool_games), 4),
        "waited": round(tally.waited, 4),
        **rounded,
        "learning_rate": settings.learning_rate,
        "entropy_weight": settings.entropy,
        "variety_weight": settings.variety,
        "margin_share": settings.margin_share,
    }


def report(progress: Progress, row: dict[str, float]) -> str:
    """A line about the last iteration."""
    past = f", {row['pool_share']:.2f} × fair share against past selves" if row["pool_games"] else ""
    return (
        f"minute {progress.minutes:.1f}: {progress.decisions / 1e6:.1f} M decisions ({row['speed']:,.0f}/s, "
        f"rollout {row['rollout']:.2f} s, waited {row['waited']:.2f} s, update {row['update']:.2f} s), "
        f"{progress.games:,} games of {row['length']:.0f} decisions; "
        f"entropy {row['entropy']:.3f}, explained {row['explained']:.3f}{past}"
    )
