"""A tiny game for tests, in which all seats decide at the same time and in secret.

Every round each seat takes one to three stones; then they are shown, chance draws the weather, and each seat scores
its stones, twice in the sun. After three rounds the most points win.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from tests.plain import plain
from tianming.core import registry
from tianming.core.actions import Action, ActionTable, Row
from tianming.core.dice import Dice
from tianming.core.errors import IllegalAction, InvalidPosition, Reason
from tianming.core.messages import Message
from tianming.core.options import Option, Value
from tianming.core.position_file import Facts, PositionFile, own
from tianming.core.protocol import Event, Forecast, Outcome, Position, Rules, State, View
from tianming.core.seats import CHANCE, Seat

NAME = "stones"
ROUNDS = 3
TAKE = (Action(0), Action(1), Action(2))
RAIN, SUN = Action(3), Action(4)
ACTIONS = ActionTable([Row("take", ("1", "2", "3")), Row("weather", ("rain", "sun"))])


class StonesTaken(Event, frozen=True, tag="stones-taken"):
    """A seat has taken stones; only it knows how many."""

    secrets = ("stones",)
    seat: Seat
    stones: int | None


class RoundScored(Event, frozen=True, tag="round-scored"):
    """Everybody has taken stones."""

    points: tuple[int, ...]


class StonesFile(PositionFile, frozen=True, kw_only=True):
    """A position of that game."""

    points: Sequence[int]
    taken: Sequence[int]
    round: int


class Stones:
    """A position: points, and what was taken in this round (0: nothing yet)."""

    def __init__(self, points: list[int], taken: list[int], round: int) -> None:
        self.points, self.taken, self.round = points, taken, round

    def actors(self) -> tuple[Seat, ...]:
        if self.round == ROUNDS:
            return ()
        return tuple(Seat(seat) for seat, stones in enumerate(self.taken) if not stones) or (CHANCE,)

    def kind(self) -> str:
        return {(): "", (CHANCE,): "weather"}.get(self.actors(), "turn")

    def legal(self, seat: Seat) -> list[Action]:
        if seat not in self.actors():
            return []
        return [RAIN, SUN] if seat == CHANCE else list(TAKE)

    def count(self, seat: Seat) -> int:
        return len(self.legal(seat))

    def kth(self, seat: Seat, k: int) -> Action:
        return self.legal(seat)[k]

    def is_legal(self, seat: Seat, action: Action) -> bool:
        return action in self.legal(seat)

    def apply(self, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
        if not self.is_legal(seat, ACTIONS.check(action)):
            raise IllegalAction(Reason("not-now", {}, "that is not asked of you now", "T1"))
        happened: Event
        if seat == CHANCE:
            self.points = [points + taken * (action - 2) for points, taken in zip(self.points, self.taken, strict=True)]
            self.taken, self.round = [0] * len(self.taken), self.round + 1
            happened = RoundScored(tuple(self.points))
        else:
            self.taken[seat] = action + 1
            happened = StonesTaken(seat, action + 1)
        if events is not None:
            events.append(happened)

    def odds(self) -> list[tuple[Action, int]]:
        return [(RAIN, 1), (SUN, 1)]

    def purpose(self) -> str:
        return "weather"

    def outcome(self) -> Outcome | None:
        if self.round < ROUNDS:
            return None
        ranks = tuple(1 + sum(other > own for other in self.points) for own in self.points)
        return Outcome(ranks, tuple((own,) for own in self.points), "three rounds are over", "E1")

    def clone(self) -> Stones:
        return Stones(list(self.points), list(self.taken), self.round)

    def key(self) -> tuple[int, ...]:
        return (*self.points, *self.taken, self.round)

    def position_file(self) -> StonesFile:
        return StonesFile(
            game=NAME,
            rules=1,
            players=len(self.points),
            points=list(self.points),
            taken=list(self.taken),
            round=self.round,
        )

    def snapshot(self) -> Position:
        return dict(plain(self.position_file()))

    def playout(self, dice: Dice) -> int:
        raise NotImplementedError

    def nbytes(self) -> int:
        return 100


class StonesRules(Rules):
    """The rules of that game."""

    name, title, version = NAME, "Stones", 1
    credits = notice = primer = ""
    players, seat_names = range(2, 5), ("one", "two", "three", "four")
    options: tuple[Option, ...] = ()
    events: tuple[type[Event], ...] = (StonesTaken, RoundScored)
    actions, most_decisions = ACTIONS, 100
    position_type: type[PositionFile] = StonesFile

    def first(self, players: int, options: dict[str, Value]) -> State:
        return Stones([0] * players, [0] * players, 0)

    def restore(self, position: object) -> State:
        if not isinstance(position, dict) or position.get("game") != NAME:
            raise InvalidPosition("game", "that is another game")
        return Stones(list(position["points"]), list(position["taken"]), position["round"])

    def redact(self, state: State, seat: Seat | None) -> PositionFile:
        position = own(state.position_file(), StonesFile)
        taken = [taken if other == seat else -bool(taken) for other, taken in enumerate(position.taken)]
        return replace(position, taken=taken)

    def facts(self, state: State, seat: Seat | None) -> Facts:
        return Facts()

    def guess(self, view: View, rng: random.Random) -> State:
        position = plain(view.position)
        taken = [rng.randint(1, 3) if stones < 0 else stones for stones in position["taken"]]
        return self.restore({**position, "taken": taken})

    def why(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return None if state.is_legal(seat, action) else Reason("not-now", {}, "that is not asked of you now", "T1")

    def ask(self, state: State, seat: Seat) -> tuple[str, Message]:
        return "T1", Message("turn", {}, "Take one to three stones.")

    def forecast(self, view: View, action: Action) -> Forecast:
        return Forecast(self.write(action), (), Facts(), ())

    def draw(self, view: View) -> str:
        return str(plain(view.position))

    def sentence(self, event: Event) -> str:
        return str(event)

    def standing(self, state: State) -> Outcome:
        points = state.snapshot()["points"]
        ranks = tuple(1 + sum(other > own for other in points) for own in points)
        return Outcome(ranks, tuple((own,) for own in points), "the game goes on", "")

    def default_action(self, state: State, seat: Seat) -> Action:
        return state.legal(seat)[0]


RULES = StonesRules()


def register(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add it to the registry, for one test."""
    monkeypatch.setitem(registry.PACKAGES, NAME, __name__)
