"""Tables: a running game is a state, a record and a random stream. Chance decides by itself; seats are asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from tianming.core.actions import Action
from tianming.core.chance import Stream, check_seed, commitment, make_seed, table_id
from tianming.core.errors import InvalidRecord
from tianming.core.options import resolve_options
from tianming.core.protocol import Event, Position, Rules
from tianming.core.record import Record, write_outcome
from tianming.core.seats import CHANCE, Seat


class Table:
    """A running game. Only `act` changes it. `events` holds what happened, action by action.

    >>> import tianming
    >>> table = tianming.game("yellow-yangtze").table(players=2, seed="any text")
    >>> (seat,) = table.state.actors()
    >>> events = table.act(seat, "replace")
    >>> table.record.actions[-1][0] == seat
    True
    """

    def __init__(
        self,
        rules: Rules,
        *,
        players: int = 0,
        seed: str | None = None,
        options: Mapping[str, object] | None = None,
        position: Position | None = None,
    ) -> None:
        self.rules = rules
        self.seed = make_seed() if seed is None else check_seed(seed)
        self._stream = Stream(self.seed)
        table = table_id(self.seed)
        if position is None:
            self.state = rules.start(players, options)
            players, given = players or rules.players[0], resolve_options(rules.options, options)
        else:
            self.state = rules.restore(position)
            snapshot = self.state.snapshot()
            players, given = snapshot["players"], snapshot["options"]
        self.record = Record(rules, players, given, table, commitment(self.seed, table), position)
        self.events: list[tuple[Event, ...]] = []
        self._play_chance()

    @classmethod
    def resume(cls, record: Record, seed: str, *, verify: bool = False) -> Table:
        """The table of a record: carries out every action again; draws continue where they stopped. With `verify`, the
        draws must be those that the seed gives."""
        table = cls.__new__(cls)
        table.rules = record.rules
        table.seed = seed
        table._stream = Stream(seed)
        table.state = record.begin()
        table.record = replace(record, actions=[])
        table.events = []
        for seat, action in record.actions:
            if seat == CHANCE and verify:
                table._check_draw(action)
            elif seat == CHANCE:
                table._stream.skip(table.state.purpose())
            table._carry_out(seat, action)
        table._play_chance()
        return table

    def copy(self) -> Table:
        """A table that continues from here independently."""
        other = Table.__new__(Table)
        other.rules = self.rules
        other.seed = self.seed
        other._stream = self._stream.copy()
        other.state = self.state.clone()
        other.record = replace(self.record, actions=list(self.record.actions))
        other.events = list(self.events)
        return other

    @property
    def commitment(self) -> str:
        """The hash that was published before the first draw."""
        return self.record.commitment

    def act(self, seat: Seat, action: Action | str) -> list[Event]:
        """Carry out a seat's action (its number or text) and the draws that follow; return what happened."""
        number = self.rules.read(action) if isinstance(action, str) else action
        before = len(self.events)
        self._carry_out(seat, number)
        self._play_chance()
        return [event for events in self.events[before:] for event in events]

    def undoable(self, seat: Seat) -> int:
        """How many of its last actions a seat may take back. It must be the only seat asked now, and nothing may have
        been drawn, revealed or decided by others since."""
        if self.state.actors() != (seat,):
            return 0
        number = 0
        for (actor, _), events in zip(reversed(self.record.actions), reversed(self.events), strict=True):
            if actor != seat or any(event.reveals for event in events):
                break
            number += 1
        return number

    def _check_draw(self, action: Action) -> None:
        if self.state.actors() != (CHANCE,):
            raise InvalidRecord(0, f"{self.rules.write(action)} is written as a draw, but no draw was due")
        expected = self._stream.choose(self.state.purpose(), self.state.odds())
        if action != expected:
            raise InvalidRecord(
                0, f"a draw is written as {self.rules.write(action)}, but the seed gives {self.rules.write(expected)}"
            )

    def _carry_out(self, seat: Seat, action: Action) -> None:
        events: list[Event] = []
        self.state.apply(seat, action, events)
        self.record.actions.append((seat, action))
        self.events.append(tuple(events))

    def _play_chance(self) -> None:
        while self.state.actors() == (CHANCE,):
            self._carry_out(CHANCE, self._stream.choose(self.state.purpose(), self.state.odds()))
        if not self.state.actors():
            self.record.outcome = write_outcome(self.state)
            self.record.seed = self.seed
