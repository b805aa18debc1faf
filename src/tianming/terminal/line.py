"""The game in a terminal: people type actions, bots answer, and sentences say what happens."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path

from tianming.bots.bot import Bot
from tianming.core.errors import TianmingError
from tianming.core.protocol import Event, Outcome, Question
from tianming.core.seats import Seat, all_seats
from tianming.core.table import Table

MOST_NUMBERED = 12  # up to this many actions are listed one by one, with numbers to type

HELP = """\
Type an action as it is listed, or its number if it has one. Other commands:
  ?              this help
  legal          all legal actions
  legal WORD     those that begin with WORD, for example: legal tile red
  show           the board and what lies beside it
  rules          the game in brief
  what ACTION    what the action would do
  why ACTION     why the action is not allowed
  save FILE      write the record of the game so far
  quit           leave the game (or press Ctrl-D)"""


class Quit(Exception):
    """Somebody leaves the game."""


class LineGame:
    """One game at one terminal."""

    def __init__(
        self,
        table: Table,
        bots: dict[Seat, Bot],
        *,
        rng: random.Random,
        ask: Callable[[str], str],
        say: Callable[[str], None],
    ) -> None:
        self.table = table
        self.rules = table.rules
        self.bots = bots
        self.rng = rng
        self.ask = ask
        self.say = say
        self.people = [seat for seat in all_seats(table.record.players) if seat not in bots]
        self.shown: Seat | None = None

    def run(self) -> Outcome | None:
        """Play to the end, or until somebody leaves; return the outcome."""
        self._welcome()
        self._tell([event for events in self.table.events for event in events])
        try:
            while actors := self.table.state.actors():
                self._decide(actors[0])
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("\nYou leave the game unfinished.")
            return None
        outcome = self.table.state.outcome()
        assert outcome is not None
        self._show(self.people[0] if self.people else None)
        self._tell_outcome(outcome)
        return outcome

    def _welcome(self) -> None:
        self.say(f"{self.rules.title}. {self.rules.credits}")
        self.say(self.rules.notice)
        for seat in all_seats(self.table.record.players):
            who = f"{self.bots[seat].name} bot" if seat in self.bots else "you"
            self.say(f"  {self.rules.seat_names[seat]}: {who}")
        self.say("Type rules for the game in brief, ? for help.")

    def _decide(self, seat: Seat) -> None:
        if seat in self.bots:
            view = self.rules.view(self.table.state, seat)
            self._tell(self.table.act(seat, self.bots[seat].choose(view, self.rng)))
        else:
            self._ask_person(seat)

    def _ask_person(self, seat: Seat) -> None:
        question = self.rules.question(self.table.state, seat)
        assert question is not None
        if self.shown != seat or question.kind == "turn":
            self._show(seat)
        self._tell_question(question)
        while True:
            typed = " ".join(self.ask(f"{self.rules.seat_names[seat]}> ").split())
            if typed and self._obey(seat, question, typed):
                return

    def _obey(self, seat: Seat, question: Question, typed: str) -> bool:
        """Carry out what was typed; return whether it was an action."""
        word, _, rest = typed.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.say(HELP),
            "help": lambda: self.say(HELP),
            "legal": lambda: self._list(question, rest),
            "show": lambda: self._show(seat),
            "rules": lambda: self.say(self.rules.primer),
            "what": lambda: self._forecast(seat, rest),
            "why": lambda: self._why(seat, rest),
            "save": lambda: self._save(rest),
            "quit": _leave,
            "exit": _leave,
        }
        try:
            if word.lower() in commands:
                commands[word.lower()]()
                return False
            self._tell(self.table.act(seat, self._read_number(question, typed)))
            return True
        except (TianmingError, OSError) as error:
            self.say(f"  {error}")
            return False

    def _read_number(self, question: Question, typed: str) -> str:
        actions = [action for group in question.groups for action in group.actions]
        if typed.isdecimal() and len(actions) <= MOST_NUMBERED and 1 <= int(typed) <= len(actions):
            return self.rules.write(actions[int(typed) - 1])
        return typed

    # What the terminal shows.

    def _show(self, seat: Seat | None) -> None:
        self.shown = seat
        self.say("\n" + self.rules.draw(self.rules.view(self.table.state, seat)))

    def _tell(self, events: Sequence[Event]) -> None:
        seat = self.people[0] if len(self.people) == 1 else None
        sentences = [self.rules.sentence(event) for event in self.rules.redact_events(events, seat)]
        for sentence, same in groupby(sentences):
            times = len(list(same))
            self.say(f"· {sentence}" + (f" ({times} times)" if times > 1 else ""))

    def _tell_question(self, question: Question) -> None:
        self.say(f"\n{self.rules.seat_names[question.seat]}: {question.text} ({question.rule})")
        number = sum(len(group.actions) for group in question.groups)
        if number <= MOST_NUMBERED:
            actions = [action for group in question.groups for action in group.actions]
            for place, action in enumerate(actions):
                self.say(f"  {place + 1}  {self.rules.write(action)}")
            return
        for group in question.groups:
            self.say(f"  {_row(group.name, group.choices, 6)}")

    def _list(self, question: Question, prefix: str) -> None:
        found = [group for group in question.groups if group.name.lower().startswith(prefix.lower())]
        for group in found:
            self.say(f"  {_row(group.name, group.choices, len(group.choices))}")
        if not found:
            self.say(f"  no legal action begins with {prefix} now")

    def _forecast(self, seat: Seat, text: str) -> None:
        view = self.rules.view(self.table.state, seat)
        messages = self.rules.forecast(view, self.rules.read(text)).messages
        self.say("  " + "\n  ".join(map(str, messages) if messages else ["nothing yet: it asks you something first"]))

    def _why(self, seat: Seat, text: str) -> None:
        reason = self.rules.why_text(self.table.state, seat, text)
        self.say(f"  {reason or 'it is allowed'}")

    def _save(self, name: str) -> None:
        if not name:
            self.say("  give the name of a file: save FILE")
            return
        Path(name).write_text(str(self.table.record), encoding="utf-8")
        self.say(f"  saved as {name}")

    def _tell_outcome(self, outcome: Outcome) -> None:
        self.say(f"\nThe game is over: {outcome.reason} ({outcome.rule}).")
        for seat in sorted(range(len(outcome.ranks)), key=lambda seat: outcome.ranks[seat]):
            result = " ".join(str(number) for number in outcome.results[seat])
            self.say(f"  {outcome.ranks[seat]}. {self.rules.seat_names[seat]:8} {result}")
        names = " and ".join(self.rules.seat_names[seat] for seat in outcome.winners)
        self.say(f"{names} {'wins' if len(outcome.winners) == 1 else 'share the victory'}.")


def _leave() -> None:
    raise Quit


def _row(name: str, choices: Sequence[str], most: int) -> str:
    """The actions of a row in one line: a single one in full, several by their choices."""
    if len(choices) == 1 or "" in choices:
        return " or ".join(f"{name} {choice}".strip() for choice in choices)
    more = f" … ({len(choices)} in all)" if len(choices) > most else ""
    separator = " | " if any(" " in choice for choice in choices) else " "
    return f"{name} {separator.join(choices[:most])}{more}"
