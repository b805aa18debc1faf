"""The contenders, and how each one plays a random game.

Every loop does the same work: list all legal actions, apply one at random, repeat until the game is over.
Each library is used in its fastest ordinary way. A decision is one player's choice, forced ones included.
The peers have no types, so they are `Any` here.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

# At this halfmove clock, the 75-move rule ends a chess game.
LAST_HALFMOVE = 150

Pick = Callable[[], float]
"""A number in [0, 1): the next random choice."""

Play = Callable[[Pick], int]
"""Plays one whole game and returns how many decisions the players made."""


class Unsuitable(Exception):
    """The library is there, but not in the form that this contender measures."""


@dataclass(frozen=True)
class Contender:
    """One row of the table: what to import, from which distribution, and how to play it.

    `prepare` gets the number of players and, for Tianming, the game.
    """

    name: str
    title: str
    module: str
    distribution: str
    prepare: Callable[[int, str], Play]
    pure: bool = False

    def install(self) -> str:
        """The command that installs it."""
        return f"pip install {pins().get(self.distribution, '.')}"


def pins() -> dict[str, str]:
    """The lines of requirements.txt by distribution."""
    lines = Path(__file__).with_name("requirements.txt").read_text(encoding="utf-8").splitlines()
    return {line.partition("==")[0]: line for line in lines if line and not line.startswith("#")}


def openspiel(game_name: str) -> Callable[[int, str], Play]:
    """Play an OpenSpiel game without chance. Its list of legal actions is empty once the game is over."""

    def prepare(_players: int, _game: str) -> Play:
        game: Any = import_module("pyspiel").load_game(game_name)

        def play(pick: Pick) -> int:
            decisions = 0
            state = game.new_initial_state()
            while legal := state.legal_actions():
                state.apply_action(legal[int(pick() * len(legal))])
                decisions += 1
            return decisions

        return play

    return prepare


def python_chess(_players: int, _game: str) -> Play:
    """Play python-chess, up to the endings that `Board.is_game_over` knows, without the costly fivefold repetition.

    `is_game_over` would list the legal moves a second time, so this calls its cheap parts directly.
    """
    chess: Any = import_module("chess")

    def play(pick: Pick) -> int:
        decisions = 0
        board = chess.Board()
        while legal := list(board.legal_moves):
            board.push(legal[int(pick() * len(legal))])
            decisions += 1
            if board.halfmove_clock >= LAST_HALFMOVE or board.is_insufficient_material():
                break
        return decisions

    return play


def catanatron(players: int, _game: str) -> Play:
    """Play catanatron, up to a winner or its own limit of turns.

    Rolling the dice is a player's action there and counts as a decision. Validation is off, because every action
    comes from the list of legal ones.
    """
    game_module: Any = import_module("catanatron.game")
    player_module: Any = import_module("catanatron.models.player")
    colors = list(player_module.Color)[:players]

    def play(pick: Pick) -> int:
        decisions = 0
        seats = [player_module.RandomPlayer(color) for color in colors]
        game = game_module.Game(seats, seed=1 + int(pick() * 2**31))
        state = game.state
        while game.winning_color() is None and state.num_turns < game_module.TURNS_LIMIT:
            legal = state.playable_actions
            game.execute(legal[int(pick() * len(legal))], validate_action=False)
            decisions += 1
        return decisions

    return play


def tianming(*, compiled: bool) -> Callable[[int, str], Play]:
    """Play Tianming through its public protocol. Draws are carried out on the way and not counted."""

    def prepare(players: int, game: str) -> Play:
        rules: Any = import_module("tianming").game(game)
        chance: int = import_module("tianming.core.seats").CHANCE
        if is_compiled(rules.start(players, {})) != compiled:
            raise Unsuitable("not compiled: install it where a C++ compiler is" if compiled else "compiled")

        def play(pick: Pick) -> int:
            decisions = 0
            state = rules.start(players, {})
            while actors := state.actors():
                seat = actors[0]
                if seat == chance:
                    state.apply(chance, state.kth(chance, int(pick() * state.count(chance))))
                    continue
                legal = state.legal(seat)
                state.apply(seat, legal[int(pick() * len(legal))])
                decisions += 1
            return decisions

        return play

    return prepare


def is_compiled(value: object) -> bool:
    """Whether the value's class comes from an extension module."""
    file = sys.modules[type(value).__module__].__file__
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES))


ALL = (
    Contender("tianming", "Tianming, compiled", "tianming", "tianming", tianming(compiled=True)),
    Contender("tianming_pure", "Tianming, uncompiled", "tianming", "tianming", tianming(compiled=False), pure=True),
    Contender("openspiel_chess", "OpenSpiel chess", "pyspiel", "open_spiel", openspiel("chess")),
    Contender("openspiel_havannah", "OpenSpiel havannah", "pyspiel", "open_spiel", openspiel("havannah")),
    Contender("catanatron", "catanatron", "catanatron", "catanatron", catanatron),
    Contender("python_chess", "python-chess", "chess", "chess", python_chess),
)
CONTENDERS = {contender.name: contender for contender in ALL}
