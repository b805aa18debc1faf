"""What a game is to the rest of the package: a state, the rules, and the values that they exchange."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVar, cast

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from tianming.core.actions import Action, ActionTable, Group
from tianming.core.dice import Dice
from tianming.core.errors import InvalidOption, Reason
from tianming.core.marks import Mark, worst_mark
from tianming.core.messages import Message, Templates
from tianming.core.options import Option, Value, resolve_options
from tianming.core.position_file import Facts, PositionFile
from tianming.core.seats import CHANCE, Seat
from tianming.core.upgrades import Upgrades, upgrade_options, upgrade_position

if TYPE_CHECKING:
    from tianming.core.table import Table

Position = dict[str, Any]
Self = TypeVar("Self", bound="Event")


class Event(Struct, frozen=True, tag=True, gc=False):
    """Something that happened, in the past tense. Subclasses name their `secrets`: fields that only the seat in the
    event's field `seat` may see. If an event `reveals` something hidden, its action cannot be taken back. Fields are
    numbers, texts and tuples of these, so Python's collector may leave events out (`gc=False`)."""

    secrets: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[bool] = False

    def redact_for(self: Self, seat: Seat | None) -> Self:
        """The event as that seat (None: a spectator) may see it. Secret fields are None."""
        if not self.secrets or getattr(self, "seat") == seat:  # noqa: B009 - only events with secrets have one
            return self
        return replace(self, **dict.fromkeys(self.secrets))


def event_message(event: Event, text: str) -> Message:
    """An event as a message with its English sentence. The event's type is the kind, its fields are the values."""
    values = to_builtins(event)
    return Message(values.pop("type"), values, text)


Kind = TypeVar("Kind", bound=Event)
Sentences = Mapping[type[Event], Callable[[Event], str]]  # what is said about each type of event


def says(kind: type[Kind], sentence: Callable[[Kind], str]) -> Sentences:
    """One row of `Sentences`: what is said about a type of event. The sentence sees the fields of that type."""
    return {kind: cast(Callable[[Event], str], sentence)}


class Question(Message, frozen=True):
    """What a seat is asked now, the rule that asks, and the legal actions by row."""

    seat: Seat
    rule: str
    groups: tuple[Group, ...]


class Outcome(Struct, frozen=True):
    """How a game ended: each seat's rank (1 is best, ties share), its result, and why the game ended."""

    ranks: tuple[int, ...]
    results: tuple[tuple[int, ...], ...]
    reason: str
    rule: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won."""
        return tuple(Seat(seat) for seat, rank in enumerate(self.ranks) if rank == 1)


class View(Struct, frozen=True):
    """What one seat (or a spectator: None) may know: the position with secrets removed, facts that the seat could work
    out from it, and its question."""

    game: str
    rules: int
    seat: Seat | None
    position: PositionFile
    facts: Facts
    actors: tuple[Seat, ...]
    question: Question | None
    outcome: Outcome | None


class Forecast(Struct, frozen=True):
    """What an action would do, as far as its seat can tell: the events that are certain, and messages about them and
    about the rest, in order. A final action hands the decision on, to others or to chance: it cannot be taken back."""

    action: str
    events: tuple[Event, ...]
    facts: Facts
    messages: tuple[Message, ...]
    final: bool = True


class State(Protocol):
    """A whole position. It is mutable. It holds no random generator and no order that nobody has seen."""

    def actors(self) -> tuple[Seat, ...]:
        """Who must decide now: () when the game is over, (CHANCE,) for a draw."""

    def kind(self) -> str:
        """The kind of the present question; "" when the game is over. A player's free choice is "turn"."""

    def legal(self, seat: Seat) -> list[Action]:
        """All actions that the seat may take now."""

    def count(self, seat: Seat) -> int:
        """How many there are; for CHANCE, the total weight."""

    def kth(self, seat: Seat, k: int) -> Action:
        """The k-th of them; for CHANCE, the action that the k-th unit of weight falls on."""

    def is_legal(self, seat: Seat, action: Action) -> bool:
        """Whether the seat may take that action now."""

    def apply(self, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
        """Carry out a legal action. Anything else raises and changes nothing."""

    def odds(self) -> list[tuple[Action, int]]:
        """For a draw: the possible actions with their whole-number weights."""

    def purpose(self) -> str:
        """For a draw: the name of the random stream it uses."""

    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    def clone(self) -> State:
        """A copy that shares nothing."""

    def key(self) -> tuple[int, ...]:
        """The position as numbers. Keys are equal exactly if the positions are."""

    def position_file(self) -> PositionFile:
        """The position with the names that people use."""

    def snapshot(self) -> Position:
        """The same as plain JSON values."""

    def playout(self, dice: Dice) -> int:
        """Play random legal actions to the end; return how many decisions the seats made. A game that nothing forces to
        end stops after `most_decisions`."""

    def nbytes(self) -> int:
        """The memory that one state takes, in bytes."""


class Rules(ABC):
    """A game. The engine decides; clients, bots and servers ask it here."""

    name: str
    title: str
    version: int
    credits: str
    notice: str
    primer: str
    players: range
    seat_names: tuple[str, ...]
    options: tuple[Option, ...]
    actions: ActionTable
    events: tuple[type[Event], ...]
    most_decisions: int
    messages: Mapping[str, Templates] = {}  # what it says: "questions", "reasons" and "forecasts", each by kind
    position_type: type[PositionFile] = PositionFile  # what its positions hold
    facts_type: type[Facts] = Facts  # what its views tell beside them
    forecast_types: tuple[type[Facts], ...] = ()  # what its forecasts tell beside events
    upgrades: Upgrades = MappingProxyType({})  # how records and positions of older versions are read
    figures: Mapping[str, tuple[int, ...]] = {}  # printed numbers by name, for player aids
    together: tuple[str, ...] = ()  # kinds of question that all seats answer at once, and may answer in any way

    @abstractmethod
    def first(self, players: int, options: dict[str, Value]) -> State:
        """The state before the first draw."""

    @abstractmethod
    def restore(self, position: object) -> State:
        """The state that a position describes. Raises InvalidPosition if there is none."""

    @abstractmethod
    def redact(self, state: State, seat: Seat | None) -> PositionFile:
        """The position as that seat may know it."""

    @abstractmethod
    def facts(self, state: State, seat: Seat | None) -> Facts:
        """What the seat could work out from its view of the position. It saves clients the work."""

    @abstractmethod
    def guess(self, view: View, rng: random.Random) -> State:
        """A whole state, drawn uniformly from those that fit the view."""

    @abstractmethod
    def why(self, state: State, seat: Seat, action: Action) -> Reason | None:
        """Why the action is not allowed; None when it is."""

    @abstractmethod
    def ask(self, state: State, seat: Seat) -> tuple[str, Message]:
        """The rule that asks the seat's present question, and the question as a message."""

    @abstractmethod
    def forecast(self, view: View, action: Action) -> Forecast:
        """What the action would do, judged from the view alone."""

    def consequences(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """What is certain to follow from a legal action, as its seat can tell, in a state guessed from its view. It may
        change the state."""
        happened: list[Event] = []
        state.apply(seat, action, happened)
        return happened

    def mark(self, event: Event, seat: Seat) -> Mark | None:
        """How a choice of that seat is marked that leads to the event; None if the event says nothing."""
        del event, seat
        return None

    def marks(self, view: View, name: str) -> dict[str, Mark]:
        """What each choice of a group would do, judged from the view alone. If the name is that of several groups
        without their last word ("plan"), the worst of each, by that word. Empty if nothing of the kind is on offer."""
        question, seat = view.question, view.seat
        if question is None or seat is None:
            return {}
        guess = self.guess(view, random.Random(0))

        def mark(group: str, choice: str) -> Mark:
            action = self.read(f"{group} {choice}".strip())
            return worst_mark(self.mark(event, seat) for event in self.consequences(guess.clone(), seat, action))

        for group in question.groups:
            if group.name == name:
                return {choice: mark(name, choice) for choice in group.choices}
        several = [group for group in question.groups if name and group.name.rpartition(" ")[0] == name]
        return {
            group.name.rpartition(" ")[2]: worst_mark(mark(group.name, choice) for choice in group.choices)
            for group in several
        }

    @abstractmethod
    def draw(self, view: View) -> str:
        """The view as a drawing for a terminal."""

    @abstractmethod
    def sentence(self, event: Event) -> str:
        """An event in plain words."""

    @abstractmethod
    def default_action(self, state: State, seat: Seat) -> Action:
        """The legal answer that adds or changes least. It stands in for a seat that does nothing."""

    def standing(self, state: State) -> Outcome:
        """How the seats rank now: the result if the players agree to end the game. Unless a game overrides this,
        everybody shares the first place."""
        players = state.position_file().players
        return Outcome((1,) * players, ((),) * players, "the game goes on", "")

    def start(self, players: int = 0, options: Mapping[str, object] | None = None) -> State:
        """The state before the first draw, for that many players (0: the fewest) and those options."""
        players = players or self.players[0]
        if players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise InvalidOption(f"{self.title} is for {low} to {high} players, not {players!r:.40}")
        return self.first(players, resolve_options(self.options, options))

    def present_options(self, version: int, options: Mapping[str, object] | None) -> dict[str, Value]:
        """Options of that version of the rules in the terms of the present ones, each with a value."""
        return resolve_options(self.options, upgrade_options(self.upgrades, version, options or {}))

    def present_position(self, position: object) -> object:
        """A position file in the terms of the present rules, even if an older version wrote it."""
        return upgrade_position(self.upgrades, position)

    def table(
        self,
        players: int = 0,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        position: Position | None = None,
    ) -> Table:
        """A running game with that seed, from the start or from a position."""
        from tianming.core.table import Table

        return Table(self, players=players, seed=seed, options=options, position=position)

    def question(self, state: State, seat: Seat) -> Question | None:
        """What the seat is asked now, if anything."""
        if seat not in state.actors() or seat == CHANCE:
            return None
        rule, asked = self.ask(state, seat)
        groups = self.actions.group_actions(state.legal(seat))
        return Question(asked.kind, asked.values, asked.text, seat, rule, groups)

    def view(self, state: State, seat: Seat | None) -> View:
        """What that seat (None: a spectator) may know."""
        return View(
            game=self.name,
            rules=self.version,
            seat=seat,
            position=self.redact(state, seat),
            facts=self.facts(state, seat),
            actors=state.actors(),
            question=None if seat is None else self.question(state, seat),
            outcome=state.outcome(),
        )

    def write(self, action: Action) -> str:
        """The text of an action."""
        return self.actions.write(action)

    def veil(self, action: Action) -> str:
        """The text of an action for those who may not know it. Actions that they cannot tell apart share a text."""
        return f"{self.write(action).split()[0]} ?"

    def read(self, text: str) -> Action:
        """The action that a text names."""
        return self.actions.read(text)

    def why_text(self, state: State, seat: Seat, text: str) -> Reason | None:
        """Why the action that a text names is not allowed; None when it is. A game may understand texts that name no
        action, for example a target that nothing can reach."""
        return self.why(state, seat, self.read(text))

    def tell(self, event: Event) -> Message:
        """An event as a message. Its type is the kind, its fields are the values."""
        return event_message(event, self.sentence(event))

    def redact_events(self, events: Sequence[Event], seat: Seat | None) -> list[Event]:
        """Events as that seat may see them."""
        return [event.redact_for(seat) for event in events]
