"""Thousands of games at once, as arrays: observations out, actions in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType

import numpy as np

import tianming
from tianming.core.errors import InvalidAction, InvalidOption
from tianming.core.options import Value
from tianming.core.packing import BOARD_BYTES
from tianming.core.registry import make_encoding
from tianming.envs.arrays import Array
from tianming.envs.workers import Processes, ThisProcess, Workers

MAX_GAMES = 1_000_000
WAIT = -1  # instead of an action: the game waits


class VectorEnv:
    """Games that are played side by side, one decision each at every step.

    Chance and decisions without a choice happen inside. A game that ends begins anew at once: `ended` is 1 for that
    step, `shares` and `margins` tell how it ended, and the observation is the first one of the next game. The arrays
    are the same at every step; copy what you want to keep.

    >>> env = VectorEnv("yellow-yangtze", games=4, players=(2, 3), seed=1)
    >>> env.reset()
    >>> env.planes.shape, env.numbers.shape, env.legal.shape
    ((4, 64, 32), (4, 226), (4, 440))
    >>> env.step(env.sample())
    >>> env.players.tolist()
    [2, 3, 2, 3]
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        players: int | Sequence[int] = 2,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        workers: int = 0,
    ) -> None:
        tables = _tables(game, games, players)
        if not 0 <= workers <= games:
            raise InvalidOption(f"workers must be from 0 to the number of games ({games}), not {workers}")
        self.game = game
        self.shape = make_encoding(game).shape
        self.players = np.array(tables, np.int64)
        self._index = np.arange(games)
        self._workers: Workers | None = (
            Processes(game, tables, options or {}, seed, number=workers)
            if workers
            else ThisProcess(game, tables, options or {}, seed)
        )
        self._busy = self._ready = False
        self._actions = self._workers.arrays["actions"]
        # The arrays themselves, for libraries that insist on memory that can be written. Write nothing into them.
        self.buffers = dict(self._workers.arrays)
        self._show(self._workers.arrays)

    def _show(self, arrays: dict[str, Array]) -> None:
        shape = self.shape
        self.observations = _protect(arrays["observations"])  # the parts below, in one row of bytes a game
        planes = self.observations[:, : shape.numbers_at]
        self.planes = planes.reshape(len(planes), len(shape.planes), -1)
        self.numbers = self.observations[:, shape.numbers_at : shape.numbers_at + len(shape.numbers)]
        # If the board differs from game to game: the spaces on it, and what joins their places.
        self.places = self.observations[:, shape.places_at : shape.places_at + shape.most_places]
        links = self.observations[:, shape.links_at : shape.mask_at]
        self.links = links.reshape(len(links), shape.most_places, BOARD_BYTES)
        self.legal = self.observations[:, shape.mask_at :]  # packed, lowest bit first
        self.seats = _protect(arrays["seats"])
        self.ended = _protect(arrays["ended"])
        self.shares = _protect(arrays["shares"])
        self.margins = _protect(arrays["margins"])
        self.lengths = _protect(arrays["lengths"])  # in decisions, of the games that ended last

    def reset(self) -> None:
        """Begin all games."""
        self._command("reset")
        self._ready = True

    def scatter(self, decisions: int) -> None:
        """Play up to so many random decisions in each game, so that games do not end all at once."""
        if decisions < 0:
            raise InvalidOption(f"the number of random decisions must not be negative, but it is {decisions}")
        self._check_ready()
        self._command("scatter", decisions)

    def sample(self) -> Array:
        """Random legal actions."""
        self._check_ready()
        self._command("choose")
        return self._actions.copy()

    def step(self, actions: Array | Sequence[int], games: Array | None = None) -> None:
        """Carry out one action in every game, or in those where `games` is true: the others wait, and their actions do
        not matter. If one of the actions is not legal, nothing happens."""
        self.send(actions, games)
        self.receive()

    def send(self, actions: Array | Sequence[int], games: Array | None = None) -> None:
        """Begin a step. With workers, this process can do something else before it calls `receive`."""
        workers = self._check_ready()
        self._actions[:] = self._check_actions(actions, games)
        self._busy = True
        workers.start("step")

    def receive(self) -> None:
        """Wait until the step is done."""
        workers = self._open()
        if not self._busy:
            raise RuntimeError("there is nothing to receive: send actions first")
        self._busy = False
        workers.wait()

    def legal_mask(self) -> Array:
        """The legal actions as true and false, one column for each action."""
        bits = np.unpackbits(self.legal, axis=1, count=self.shape.actions, bitorder="little")
        return bits.view(np.bool_)

    def close(self) -> None:
        """End the workers. The environment cannot be used any more."""
        if self._workers is not None:
            self._show({name: array.copy() for name, array in self._workers.arrays.items()})
            self._actions = np.zeros(0, np.int32)
            self.buffers = {}
            workers, self._workers = self._workers, None
            workers.close()

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _command(self, command: str, argument: int = 0) -> None:
        workers = self._open()
        if self._busy:
            raise RuntimeError("a step is under way: call receive first")
        workers.start(command, argument)
        workers.wait()

    def _open(self) -> Workers:
        if self._workers is None:
            raise RuntimeError("this environment is closed; make another one")
        return self._workers

    def _check_ready(self) -> Workers:
        workers = self._open()
        if self._busy:
            raise RuntimeError("a step is under way: call receive first")
        if not self._ready:
            raise RuntimeError("the games have not begun: call reset first")
        return workers

    def _check_actions(self, actions: Array | Sequence[int], games: Array | None) -> Array:
        given = np.asarray(actions)
        if given.shape != self._actions.shape or given.dtype.kind not in "iu":
            raise InvalidAction(
                f"a step takes one whole number for each of the {len(self._actions)} games, "
                f"not an array of {given.dtype} with shape {given.shape}"
            )
        wrong = (given < 0) | (given >= self.shape.actions)
        inside = np.where(wrong, 0, given).astype(np.int64)
        wrong |= (self.legal[self._index, inside >> 3] >> (inside & 7) & 1) == 0
        if games is not None:
            if games.shape != given.shape or games.dtype != np.bool_:
                raise InvalidAction(f"to step some games only, give true or false for each of the {len(given)} games")
            wrong &= games
            inside = np.where(games, inside, WAIT)
        if wrong.any():
            raise InvalidAction(self._describe_wrong(int(np.argmax(wrong)), given))
        return inside

    def _describe_wrong(self, game: int, actions: Array) -> str:
        action = int(actions[game])
        table = self.shape.table
        text = f" ({table.write(action)})" if 0 <= action < self.shape.actions else ""
        return (
            f"game {game}: seat {self.seats[game]} cannot take the action {action}{text} now; see legal_mask(). "
            "No action was carried out"
        )


def _tables(game: str, games: int, players: int | Sequence[int]) -> list[int]:
    """The number of players of each game: the given numbers in turn."""
    if not 1 <= games <= MAX_GAMES:
        raise InvalidOption(f"the number of games must be from 1 to {MAX_GAMES}, not {games}")
    wanted = [players] if isinstance(players, int) else list(players)
    possible = tianming.game(game).players
    if not wanted or any(number not in possible for number in wanted):
        raise InvalidOption(f"{game} is for {', '.join(map(str, possible))} players, not for {wanted}")
    return [wanted[index % len(wanted)] for index in range(games)]


def _protect(array: Array) -> Array:
    """The array, for reading only."""
    view = array.view()
    view.flags.writeable = False
    return view
