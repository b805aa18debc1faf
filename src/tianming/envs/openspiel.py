"""OpenSpiel: the games with their draws as chance nodes. Importing this module registers them.

>>> import pyspiel
>>> import tianming.envs.openspiel
>>> game = pyspiel.load_game("tianming_huang_di_v1(players=3)")
>>> game.num_players(), game.new_initial_state().is_chance_node()
(3, True)
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

import tianming
from tianming.core.actions import Action
from tianming.core.encoding import Encoding
from tianming.core.errors import InvalidOption
from tianming.core.options import Value, check_end
from tianming.core.protocol import Rules
from tianming.core.registry import make_encoding
from tianming.core.seats import CHANCE, Seat
from tianming.envs.arrays import Array
from tianming.envs.names import snake_names
from tianming.envs.one_game import rewards_of
from tianming.envs.unpacking import Unpacking

DRAWS_A_DECISION = 64


def game_name(versioned: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"tianming_{versioned}"


def game_type(versioned: str, rules: Rules) -> Any:
    """What OpenSpiel wants to know about a game before it is made. The options of the game are parameters."""
    return pyspiel.GameType(
        short_name=game_name(versioned),
        long_name=f"Tianming: {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.players[0], **{one.name: one.default for one in rules.options}},
    )


class Spiel(pyspiel.Game):
    """A game with a number of players and options. Every game has a subclass."""

    kind: ClassVar[Any]
    rules: ClassVar[Rules]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        rules = self.rules
        given = dict(params or {})
        self.players = int(given.get("players", rules.players[0]))
        # OpenSpiel fills in all defaults; those that depend on another option are for the rules to find.
        options: dict[str, Value] = {
            one.name: given[one.name] for one in rules.options if given.get(one.name, one.default) != one.default
        }
        check_end(rules.options, options)
        self.first = rules.start(self.players, options)
        self.encoding = make_encoding(rules.name)
        self.unpacking = Unpacking(self.encoding.shape)
        self.chance_start = self.encoding.shape.actions  # OpenSpiel numbers the draws from 0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.shape.actions,
            max_chance_outcomes=rules.actions.size - self.chance_start,
            num_players=self.players,
            min_utility=-1 / (self.players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.most_decisions,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self) -> SpielState:
        """The state before the first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> SpielObserver:
        """What writes observations and information states."""
        if params:
            raise InvalidOption(f"observers have no parameters, but {', '.join(params)} came")
        return SpielObserver(self, recall=iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        """A generous bound on the draws: those of the set-up, and what decisions can lead to."""
        return DRAWS_A_DECISION * (self.rules.most_decisions + 1)


class Held:
    """A state of the engine, and what each seat has seen so far. OpenSpiel copies its states with `deepcopy`."""

    def __init__(self, state: Any, seen: list[bytes], recalled: list[bytes]) -> None:
        self.state = state
        self.seen = seen  # the present observation of each seat
        self.recalled = recalled  # a hash of all that it has seen and done

    def __deepcopy__(self, _memo: object) -> Held:
        return Held(self.state.clone(), list(self.seen), list(self.recalled))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.state.snapshot(), self.seen, self.recalled)

    def look(self, encoding: Encoding) -> None:
        """Let all seats look at the position. Those who see nothing new note nothing: the number of actions that others
        take in secret is a secret too."""
        for seat, before in enumerate(self.seen):
            observation = bytearray(encoding.size)
            encoding.encode(self.state, seat, observation)
            if observation != before:
                self.seen[seat] = bytes(observation)
                self.note(Seat(seat), self.seen[seat])

    def note(self, seat: Seat, what: bytes) -> None:
        """Add something to what a seat recalls."""
        self.recalled[seat] = hashlib.blake2b(self.recalled[seat] + what, digest_size=16).digest()


def _restore(position: dict[str, Any], seen: list[bytes], recalled: list[bytes]) -> Held:
    return Held(tianming.game(position["game"]).restore(position), seen, recalled)


class SpielState(pyspiel.State):
    """A position. Seats that decide at once are asked one by one, and nobody sees the others' answers."""

    def __init__(self, game: Spiel) -> None:
        super().__init__(game)
        self.held = Held(game.first.clone(), [b""] * game.players, [b""] * game.players)
        self.held.look(game.encoding)

    @property
    def game(self) -> Spiel:
        """The game. Attributes of a state are copied with it, so the game is none of them."""
        found: Spiel = self.get_game()
        return found

    def current_player(self) -> int:
        """Who decides."""
        actors = self.held.state.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else int(actors[0])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.held.state.actors()

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.state.legal(Seat(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible draws with their probabilities."""
        odds = self.held.state.odds()
        total, start = sum(weight for _, weight in odds), self.game.chance_start
        return [(action - start, weight / total) for action, weight in sorted(odds)]

    def _apply_action(self, action: int) -> None:
        seat = self.held.state.actors()[0]
        if seat == CHANCE:
            self.held.state.apply(CHANCE, action + self.game.chance_start)
        else:
            self.held.state.apply(seat, action)
            self.held.note(seat, b"%d" % action)
        self.held.look(self.game.encoding)

    def _action_to_string(self, player: int, action: int) -> str:
        start = self.game.chance_start if player == pyspiel.PlayerId.CHANCE else 0
        return self.game.rules.write(Action(start + action))

    def returns(self) -> list[float]:
        """What each seat gets: nothing before the end."""
        outcome = self.held.state.outcome()
        return [0.0] * self.game.players if outcome is None else rewards_of(outcome)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another position that the player cannot tell from this one, each equally likely. Its history stays that of
        this one."""
        rules, other = self.game.rules, self.clone()
        view = rules.view(self.held.state, Seat(player))
        other.held.state = rules.guess(view, random.Random(sampler()))
        other.held.look(self.game.encoding)
        made: SpielState = other
        return made

    def __str__(self) -> str:
        return self.game.rules.draw(self.game.rules.view(self.held.state, None))


class SpielObserver:
    """Writes what a player knows: as a vector (see ``unpacking.py``), and as a text. The text of an information state
    stands for all that the player has seen and done; that of an observation, for what they know now."""

    def __init__(self, game: Spiel, *, recall: bool) -> None:
        self.unpacking, self.recall = game.unpacking, recall
        self.tensor: Array = np.zeros(game.unpacking.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = self.unpacking.vector(np.frombuffer(state.held.seen[player], np.uint8))

    def string_from(self, state: SpielState, player: int) -> str:
        """The text."""
        held = state.held
        known = held.recalled[player] if self.recall else hashlib.blake2b(held.seen[player], digest_size=16).digest()
        return f"player {player}: {known.hex()}"


def register() -> None:
    """Register all games, as "tianming_yellow_yangtze_v1" and so on."""
    for versioned, name in snake_names().items():
        rules = tianming.game(name)
        # A class, because OpenSpiel lets go of what it holds only after Python has ended, and classes do not mind.
        made: Any = type(versioned, (Spiel,), {"kind": game_type(versioned, rules), "rules": rules})
        pyspiel.register_game(made.kind, made)


register()
