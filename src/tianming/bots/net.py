"""A learned net in numpy: it answers from one observation, in milliseconds, without PyTorch."""

from __future__ import annotations

import json
import random
import threading
from functools import cache, cached_property
from pathlib import Path
from typing import Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

import tianming
from tianming.bots.blas import use_one_thread
from tianming.bots.links import Linked
from tianming.bots.questions import list_answers, read_question
from tianming.core.actions import Action
from tianming.core.encoding import Encoding
from tianming.core.errors import InvalidOption
from tianming.core.observation import LINKS, Shape
from tianming.core.packing import BOARD_BYTES
from tianming.core.protocol import View
from tianming.core.registry import make_encoding, net_file

Array: TypeAlias = NDArray[Any]

FORMAT = 1
MAX_ROWS = 8  # observations that go through the net together: more do not stay in a core's own memory


class NumpyNet:
    """The net of ``tianming.train.net``, read from a file of weights."""

    def __init__(self, path: Path, shape: Shape) -> None:
        self.shape = shape
        self._rooms = threading.local()
        try:
            with np.load(path) as held:
                self.about = json.loads(str(held["about"]))
                self.weights = {name: held[name].astype(np.float32) for name in held.files if name != "about"}
        except FileNotFoundError:
            raise
        except Exception as error:  # noqa: BLE001 - a broken file can fail in many ways
            raise InvalidOption(f"{path} holds no weights of a net ({type(error).__name__})") from None
        self._check(path)

    def _check(self, path: Path) -> None:
        """Refuse a net of another game, version or shape, and one with weights that do not fit together."""
        shape = self.shape
        wanted = {"format": FORMAT, "game": shape.game, "encoding": shape.version, "planes": len(shape.planes)}
        wanted |= {"numbers": len(shape.numbers), "actions": shape.actions, "seats": shape.most_players}
        for key, value in wanted.items():
            if self.about.get(key) != value:
                raise InvalidOption(f"{path} is a net of another kind: {key} is {self.about.get(key)!r}, not {value!r}")
        for name, size in self._sizes(path).items():
            for part, wanted_size in ((f"{name}.weight", size), (f"{name}.bias", size[1:])):
                held = self.weights.get(part)
                if held is None or held.shape != wanted_size:
                    found = "missing" if held is None else f"of the size {held.shape}"
                    raise InvalidOption(f"{path} holds a broken net: {part} is {found}, not of the size {wanted_size}")

    def _sizes(self, path: Path) -> dict[str, tuple[int, int]]:
        """The inputs and outputs of each layer. Those inside the net are free, as long as they fit together."""

        def outputs(name: str) -> int:
            bias = self.weights.get(f"{name}.bias")
            if bias is None or bias.ndim != 1:
                raise InvalidOption(f"{path} holds a broken net: {name}.bias is missing")
            return len(bias)

        shape, blocks = self.shape, self.about.get("blocks")
        steps = len(shape.grid.steps) if shape.grid else 1 + LINKS
        if not isinstance(blocks, int) or blocks < 0:
            raise InvalidOption(f"{path} holds a broken net: it has {blocks!r} blocks")
        channels, hidden, head = outputs("enter"), outputs("numbers1"), outputs("head")
        board, value, whole = outputs("policy1"), outputs("value1"), 2 * channels + hidden
        sizes = {
            "numbers1": (len(shape.numbers), hidden),
            "numbers2": (hidden, hidden),
            "enter": (steps * (len(shape.planes) + len(shape.fixed)), channels),
            "enter_numbers": (hidden, channels),
            "head": (whole, head),
            "policy1": (channels, board),
            "policy_head": (head, board),
            "policy2": (board, len(shape.board_rows)),
            "flat": (head, len(shape.flat_actions)),
            "value1": (head, value),
            "value2": (value, shape.most_players),
        }
        if "narrow.bias" in self.weights:
            sizes["narrow"] = (head, outputs("narrow"))
            sizes["flat"] = (outputs("narrow"), len(shape.flat_actions))
        for block in range(blocks):
            layers = {"first": (steps * channels, channels), "second": (steps * channels, channels)}
            sizes |= {f"{name}.{block}": size for name, size in (layers | {"mix": (whole, channels)}).items()}
        return sizes

    @cached_property
    def neighbours(self) -> Array:
        """For each space the spaces at the grid's steps, one after the other; a space too many where there is none."""
        grid, spaces = self.shape.grid, self.shape.spaces
        assert grid is not None
        at = {cell: space for space, cell in enumerate(grid.cells)}
        found = np.full((spaces, len(grid.steps)), spaces)
        for space, cell in enumerate(grid.cells):
            row, column = divmod(cell, grid.columns)
            for step, (down, right) in enumerate(grid.steps):
                if 0 <= column + right < grid.columns:
                    found[space, step] = at.get((row + down) * grid.columns + column + right, spaces)
        return found.reshape(-1)

    @cached_property
    def fixed(self) -> Array:
        """The planes that never change, a row for each space."""
        planes = [[plane.spaces >> space & 1 for plane in self.shape.fixed] for space in range(self.shape.spaces)]
        return np.array(planes, np.float32)

    @cached_property
    def scale(self) -> Array:
        """What the numbers are multiplied by."""
        return np.array([number.scale for number in self.shape.numbers], np.float32)

    @cached_property
    def order(self) -> Array:
        """Where the logit of each action is found."""
        shape = self.shape
        actions = [*(action for row in shape.board_rows for action in row), *shape.flat_actions]
        return np.argsort(np.array(actions))

    @cached_property
    def enter_planes(self) -> Array:
        """The weights with which the planes that change enter."""
        return np.ascontiguousarray(self._enter[:, : len(self.shape.planes)].reshape(-1, self.channels))

    @cached_property
    def enter_fixed(self) -> Array:
        """What the planes that never change add to each space, and the bias: always the same."""
        padded = np.zeros((self.shape.spaces + 1, len(self.shape.fixed)), np.float32)
        padded[:-1] = self.fixed
        weights = self._enter[:, len(self.shape.planes) :].reshape(-1, self.channels)
        taken = padded[self.neighbours].reshape(self.shape.spaces, -1)
        found: Array = taken @ weights + self.weights["enter.bias"]
        return found

    @property
    def _enter(self) -> Array:
        inputs = len(self.shape.planes) + len(self.shape.fixed)
        found: Array = self.weights["enter.weight"].reshape(-1, inputs, self.channels)
        return found

    @cached_property
    def channels(self) -> int:
        """How many numbers each space has inside the net."""
        return len(self.weights["enter.bias"])

    def __call__(self, observations: Array) -> tuple[Array, Array]:
        """Logits of all actions and values of all seats, for each row of observations."""
        parts = [observations[first : first + MAX_ROWS] for first in range(0, len(observations), MAX_ROWS)]
        with use_one_thread():
            answers = [self._answer(part) for part in parts]
        if len(answers) == 1:
            return answers[0]
        return np.concatenate([logits for logits, _ in answers]), np.concatenate([values for _, values in answers])

    @property
    def room(self) -> Room:
        """The scratch memory of this thread."""
        if not hasattr(self._rooms, "room"):
            self._rooms.room = Room(self.shape, self.channels)
        held: Room = self._rooms.room
        return held

    def _answer(self, observations: Array) -> tuple[Array, Array]:
        size, numbers = len(observations), self._numbers(observations)
        board = Linked(self.shape, observations) if self.shape.places else None
        a = self._see_links(observations, numbers, board) if board else self._see_grid(observations, numbers)
        head = _relu(self._linear(self._pool(a, numbers, board), "head"))
        h = self._linear(a.reshape(-1, self.channels), "policy1").reshape(size, a.shape[1], -1)
        h += self._linear(head, "policy_head")[:, None]
        h = board.spread(_relu(h)) if board else _relu(h)
        rows = self._linear(h.reshape(-1, h.shape[2]), "policy2").reshape(size, self.shape.spaces, -1)
        flat = self._linear(self._linear(head, "narrow") if "narrow.weight" in self.weights else head, "flat")
        logits = np.concatenate([rows.transpose(0, 2, 1).reshape(size, -1), flat], 1)
        values = self._linear(_relu(self._linear(head, "value1")), "value2")
        return logits[:, self.order], values

    def _see_grid(self, observations: Array, numbers: Array) -> Array:
        """What the layers make of a board that is always the same."""
        shape, size, room = self.shape, len(observations), self.room
        x, h, padded = room.x[:size], room.h[:size], room.padded[:size]
        a = padded[:, : shape.spaces]
        room.planes[:size, : shape.spaces] = self._planes(observations)
        self._conv(room.planes[:size], room.taken_planes[:size], self.enter_planes, x)
        x += self.enter_fixed
        x += self._linear(numbers, "enter_numbers")[:, None]
        for block in range(self.about["blocks"]):
            np.maximum(x, 0, out=a)
            self._conv(padded, room.taken[:size], self.weights[f"first.{block}.weight"], h)
            h += (self._linear(self._pool(a, numbers), f"mix.{block}") + self.weights[f"first.{block}.bias"])[:, None]
            np.maximum(h, 0, out=a)
            self._conv(padded, room.taken[:size], self.weights[f"second.{block}.weight"], h)
            x += h
            x += self.weights[f"second.{block}.bias"]
        return _relu(x)

    def _see_links(self, observations: Array, numbers: Array, board: Linked) -> Array:
        """What the layers make of a board that the observations describe."""
        fixed = np.broadcast_to(self.fixed, (len(observations), *self.fixed.shape))
        planes = board.take(np.concatenate([self._planes(observations).astype(np.float32), fixed], 2))
        x = self._linear(board.gather(planes), "enter")
        x = (x + self._linear(numbers, "enter_numbers")[:, None]) * board.inside
        for block in range(self.about["blocks"]):
            a = np.maximum(x, 0)
            h = self._linear(board.gather(a), f"first.{block}")
            h += self._linear(self._pool(a, numbers, board), f"mix.{block}")[:, None]
            x += self._linear(board.gather(_relu(h) * board.inside), f"second.{block}") * board.inside
        return _relu(x)

    def _planes(self, observations: Array) -> Array:
        """The planes that change as bits, a row for each space."""
        shape = self.shape
        planes = observations[:, : shape.numbers_at].reshape(len(observations), len(shape.planes), BOARD_BYTES)
        return np.unpackbits(planes, axis=2, count=shape.spaces, bitorder="little").transpose(0, 2, 1)

    def _numbers(self, observations: Array) -> Array:
        shape = self.shape
        counts = observations[:, shape.numbers_at : shape.numbers_at + len(shape.numbers)].astype(np.float32)
        return _relu(self._linear(_relu(self._linear(counts * self.scale, "numbers1")), "numbers2"))

    def _linear(self, x: Array, name: str) -> Array:
        found: Array = x @ self.weights[f"{name}.weight"]
        found += self.weights[f"{name}.bias"]
        return found

    def _conv(self, padded: Array, taken: Array, weights: Array, found: Array) -> None:
        """Weigh each space with its neighbours, all spaces of all rows in one product; without the bias."""
        padded.take(self.neighbours, axis=1, out=taken, mode="clip")
        np.matmul(taken.reshape(-1, len(weights)), weights, out=found.reshape(-1, found.shape[2]))

    def _pool(self, a: Array, numbers: Array, board: Linked | None = None) -> Array:
        mean = board.mean(a) if board else (self.mean @ a)[:, 0]
        return np.concatenate([mean, a.max(1), numbers], 1)

    @cached_property
    def mean(self) -> Array:
        """What takes the mean over the spaces."""
        return np.full((1, self.shape.spaces), 1 / self.shape.spaces, np.float32)


class Room:
    """Scratch memory for some rows: fresh memory for every layer would take as long as a good part of the sums. The
    last space is one too many and stays 0: the neighbour of spaces on the edge."""

    def __init__(self, shape: Shape, channels: int) -> None:
        assert shape.grid is not None
        spaces, steps, planes = shape.spaces, len(shape.grid.steps), len(shape.planes)
        self.planes = np.zeros((MAX_ROWS, spaces + 1, planes), np.float32)
        self.taken_planes = np.empty((MAX_ROWS, spaces * steps, planes), np.float32)
        self.padded = np.zeros((MAX_ROWS, spaces + 1, channels), np.float32)
        self.taken = np.empty((MAX_ROWS, spaces * steps, channels), np.float32)
        self.x = np.empty((MAX_ROWS, spaces, channels), np.float32)
        self.h = np.empty((MAX_ROWS, spaces, channels), np.float32)


def _relu(x: Array) -> Array:
    return np.maximum(x, 0, out=x)


@cache
def load_net(path: str, game: str) -> tuple[NumpyNet, Encoding]:
    """The net in a file, and an encoding for it."""
    encoding = make_encoding(game)
    return NumpyNet(Path(path), encoding.shape), encoding


def shipped_net(game: str) -> Path:
    """The weights that come with a game."""
    if path := net_file(game):
        return path
    raise InvalidOption(f'no net comes with {game}: give the bot a file of weights, "net:file=weights.npz"')


class NetBot:
    """Takes the action that a net likes best, or draws one from its policy if the temperature is above 0. Without a
    file, it is the net that comes with the game."""

    name = "net"
    settings: ClassVar[dict[str, float | None]] = {"file": None, "temperature": 0.0}

    def __init__(self) -> None:
        self.file = ""
        self.temperature = 0.0

    def choose(self, view: View, rng: random.Random) -> Action:
        """The net's answer to the view's question."""
        seat, question = read_question(view)
        legal = list_answers(question)
        if len(legal) == 1:
            return legal[0]
        net, encoding = load_net(self.file or str(shipped_net(view.game)), view.game)
        state: Any = tianming.game(view.game).guess(view, rng)
        observation = np.zeros((1, encoding.size), np.uint8)
        encoding.encode(state, seat, observation[0].data)
        return legal[self._pick(net(observation)[0][0][legal], rng)]

    def _pick(self, logits: Array, rng: random.Random) -> int:
        if self.temperature == 0:
            return int(np.argmax(logits))
        chances = np.exp((logits - logits.max()) / self.temperature)
        return rng.choices(range(len(chances)), chances.tolist())[0]


class Master(NetBot):
    """The level: the action that the net of the game likes best."""

    name = "master"
    settings: ClassVar[dict[str, float | None]] = {}
