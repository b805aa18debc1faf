"""Tables: a running game = state + record + the random stream. Chance decides by itself, seats are asked."""

from __future__ import annotations

from collections.abc import Mapping

from tianming.core.chance import Stream, checked_seed, commitment, fresh_seed, table_id
from tianming.core.options import settled
from tianming.core.protocol import Event, Position, Rules
from tianming.core.record import Record, written
from tianming.core.seats import CHANCE, Seat


class Table:
    """A running game. `act` is the only way to change it.

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
        self.seed = fresh_seed() if seed is None else checked_seed(seed)
        self._stream = Stream(self.seed)
        table = table_id(self.seed)
        if position is None:
            self.state = rules.start(players, options)
            players, given = players or rules.players[0], settled(rules.options, options)
        else:
            self.state = rules.restore(position)
            snapshot = self.state.snapshot()
            players, given = snapshot["players"], snapshot["options"]
        self.record = Record(rules, players, given, table, commitment(self.seed, table), position)
        self.opening: list[Event] = []
        self._play_chance(self.opening)

    @property
    def commitment(self) -> str:
        """What was published before the first draw."""
        return self.record.commitment

    def act(self, seat: Seat, action: int | str) -> list[Event]:
        """Carry out a seat's action (its number or text) and the draws that follow; returns what happened."""
        number = self.rules.read(action) if isinstance(action, str) else action
        events: list[Event] = []
        self.state.apply(seat, number, events)
        self.record.actions.append((seat, number))
        self._play_chance(events)
        return events

    def _play_chance(self, events: list[Event]) -> None:
        while self.state.actors() == (CHANCE,):
            action = self._stream.choose(self.state.purpose(), self.state.odds())
            self.state.apply(CHANCE, action, events)
            self.record.actions.append((CHANCE, action))
        if not self.state.actors():
            self.record.outcome = written(self.state)
            self.record.seed = self.seed
