"""Games of the net against itself and its past: what it saw, what it did, and how the games ended.

The games are in groups. While the workers of one group play, the net answers the observations of another.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import torch
from torch import Tensor

from tianming.core.observation import Shape
from tianming.envs import VectorEnv
from tianming.train.config import Config
from tianming.train.net import NOTHING, Net

Forward = Callable[[Tensor], tuple[Tensor, Tensor]]
Choices = tuple[Tensor, Tensor, Tensor]


@dataclass
class Tally:
    """What happened in the games of one rollout."""

    games: int = 0
    decisions: int = 0  # of games that ended
    pool_games: int = 0
    pool_won: float = 0.0  # the learner's victories in them
    pool_share: float = 0.0  # the same, each victory worth as many as there are players
    waited: float = 0.0  # seconds for workers


class Memory:
    """All decisions of one rollout, on the device: the first index is the step, the second the game."""

    def __init__(self, shape: Shape, steps: int, games: int, device: torch.device) -> None:
        seats = shape.most_players
        self.observations = torch.zeros((steps, games, shape.size), dtype=torch.uint8, device=device)
        self.actions = torch.zeros((steps, games), dtype=torch.int64, device=device)
        self.logs = torch.zeros((steps, games), device=device)  # logarithms of the chances of the actions
        self.learns = torch.zeros((steps, games), dtype=torch.bool, device=device)  # decisions of the net itself
        # One more step: what comes after the last decision.
        self.values = torch.zeros((steps + 1, games, seats), device=device)
        self.seats = torch.zeros((steps + 1, games), dtype=torch.int64, device=device)
        self.ended = torch.zeros((steps + 1, games), dtype=torch.bool, device=device)
        self.shares = torch.zeros((steps + 1, games, seats), device=device)
        self.margins = torch.zeros((steps + 1, games, seats), device=device)


class Group:
    """Games that take their steps together, and their place in the memory."""

    def __init__(self, config: Config, number: int, seed: int, device: torch.device) -> None:
        games = config.games // config.groups
        self.env = VectorEnv(
            config.game,
            games,
            players=config.players,
            options=config.options,
            seed=seed,
            workers=config.workers,
        )
        self.env.reset()
        self.env.scatter(config.scatter)
        self.slice = slice(number * games, (number + 1) * games)
        self.sent = False
        self.buffers = {name: torch.from_numpy(array) for name, array in self.env.buffers.items()}
        if device.type == "cuda":
            _pin(self.buffers)
        # In the first games one seat learns, and a past self plays the others.
        self.pool = int(config.pool.share * games) if config.pool.size else 0
        self.rng = np.random.default_rng(seed)
        self.players = self.env.players[: self.pool]
        self.learner = self.rng.integers(self.players)

    def receive(self) -> None:
        """Wait for the step that was sent."""
        if self.sent:
            self.env.receive()
            self.sent = False

    def count_ended(self, tally: Tally, *, past: bool) -> None:
        """Count the games that ended in this step. In those against past selves the learner gets another seat."""
        places = np.flatnonzero(self.env.ended)
        tally.games += len(places)
        tally.decisions += int(self.env.lengths[places].sum())
        places = places[places < self.pool]
        if past:
            won = self.env.shares[places, self.learner[places]]
            tally.pool_games += len(places)
            tally.pool_won += float(won.sum())
            tally.pool_share += float((won * self.players[places]).sum())
        self.learner[places] = self.rng.integers(self.players[places])

    def past_turns(self) -> np.ndarray[tuple[int], np.dtype[np.bool_]]:
        """In which of the first games a past self decides."""
        return np.asarray(self.env.seats[: self.pool] != self.learner)


def _pin(buffers: dict[str, Tensor]) -> None:
    """Let the device read the memory that is shared with the workers directly."""
    load: Any = torch.cuda.cudart  # which has no types
    runtime = load()
    for buffer in buffers.values():
        runtime.cudaHostRegister(buffer.data_ptr(), buffer.numel() * buffer.element_size(), 0)


class Recorded:
    """A function of observations, recorded on a GPU and replayed, because kernels take longer to launch than to run.

    A replay overwrites the results of the one before.
    """

    def __init__(self, function: Callable[[Tensor], Choices], observations: Tensor) -> None:
        self.observations = observations.clone()
        make: Any = torch.cuda.Stream  # which has no types
        aside = make()
        aside.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(aside):  # memory is taken and kernels are chosen before anything is recorded
            for _ in range(3):
                function(self.observations)
        torch.cuda.current_stream().wait_stream(aside)
        self.graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(self.graph):
            self.choices = function(self.observations)

    def __call__(self, observations: Tensor) -> Choices:
        """Copy the observations to where the recording reads them, and replay it."""
        self.observations.copy_(observations)
        self.graph.replay()
        return self.choices


class Players:
    """The net and the past self that answer observations."""

    def __init__(self, net: Net, past: Net, device: torch.device, *, compiled: bool) -> None:
        self.net = net
        self.past = past
        self.forward: Forward = torch.compile(net, dynamic=False) if compiled else net
        self.past_forward: Forward = torch.compile(past, dynamic=False) if compiled else past
        self.device = device
        self.has_past = False
        self.recorded: dict[tuple[Forward, int], Recorded] = {}

    def think(self, forward: Forward, observations: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and values, in the precision of the device."""
        with torch.autocast(self.device.type, torch.bfloat16, enabled=self.device.type == "cuda"):
            return forward(observations)

    def choose(self, forward: Forward, observations: Tensor) -> Choices:
        """Actions drawn from the policy, the logarithms of their chances, and values. On a GPU, the next answer of the
        same net to as many observations overwrites them."""
        if self.device.type != "cuda":
            return self.draw(forward, observations)
        key = (forward, len(observations))
        if key not in self.recorded:
            self.recorded[key] = Recorded(partial(self.draw, forward), observations)
        return self.recorded[key](observations)

    def draw(self, forward: Forward, observations: Tensor) -> Choices:
        """What `choose` answers, as it is worked out."""
        logits, values = self.think(forward, observations)
        logits = logits.masked_fill(~self.net.legal(observations), NOTHING)
        noise = torch.empty_like(logits).exponential_().log_()
        actions = (logits - noise).argmax(1)
        logs = torch.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
        return actions, logs, values


@torch.no_grad()
def roll_out(groups: list[Group], players: Players, memory: Memory) -> Tally:
    """Fill the memory with decisions, and with what came after the last one."""
    tally = Tally()
    steps = len(memory.actions)
    for step in range(steps + 1):
        for group in groups:
            began = time.perf_counter()
            group.receive()
            tally.waited += time.perf_counter() - began
            if step > 0:  # what ended before the first step was counted after the last one
                group.count_ended(tally, past=players.has_past)
            _remember(group, memory, step)
            if step < steps:
                _decide(group, players, memory, step)
            else:
                seen = group.buffers["observations"].to(players.device)
                memory.values[step, group.slice] = players.think(players.forward, seen)[1]
    return tally


def _remember(group: Group, memory: Memory, step: int) -> None:
    """Copy what the workers wrote to the device."""
    place = (step, group.slice)
    for name in ("seats", "ended", "shares", "margins"):
        getattr(memory, name)[place] = group.buffers[name].to(memory.seats.device, non_blocking=True)
    if step < len(memory.observations):
        memory.observations[place].copy_(group.buffers["observations"], non_blocking=True)


def _decide(group: Group, players: Players, memory: Memory, step: int) -> None:
    """Answer the observations of a group and send the answers."""
    place = (step, group.slice)
    seen = memory.observations[place]
    actions, logs, values = players.choose(players.forward, seen)
    learns = torch.ones(len(actions), dtype=torch.bool, device=players.device)
    if players.has_past and group.pool:
        turns = torch.from_numpy(group.past_turns()).to(players.device)
        answers, _, _ = players.choose(players.past_forward, seen[: group.pool])
        actions[: group.pool] = torch.where(turns, answers, actions[: group.pool])
        learns[: group.pool] = ~turns
    memory.actions[place], memory.logs[place], memory.values[place] = actions, logs, values
    memory.learns[place] = learns
    group.env.send(actions.cpu().numpy())
    group.sent = True
