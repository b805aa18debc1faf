"""A tiny game for tests: all seats bid and then plan, in secret and at the same time.

It has many legal actions, plans of several words, an option that is not a switch, and no folder in the client.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import product

from msgspec.structs import replace

from tests.plain import plain
from tests.server.stones import RULES as STONES
from tests.server.stones import StonesRules
from tianming.core import registry
from tianming.core.actions import Action, ActionTable, Row
from tianming.core.dice import Dice
from tianming.core.errors import IllegalAction, InvalidPosition, Reason
from tianming.core.messages import Message
from tianming.core.options import Option, Value
from tianming.core.position_file import PositionFile, own
from tianming.core.protocol import Event, Outcome, Position, Rules, State, View
from tianming.core.seats import Seat

NAME = "auction"
LARGEST_BID = 30
TARGETS = ("khal", "liang", "wey", "xiang")
LEVELS = [f"d{d} f{f} m{m}" for d, f, m in product(range(4), repeat=3)]
PLANS = tuple(f"{target} {levels}" for target in TARGETS for levels in LEVELS[:60])
ACTIONS = ActionTable(
    [Row("bid", tuple(str(number) for number in range(LARGEST_BID + 1))), Row("plan", PLANS), Row("pass")]
)
BIDS, PLANNING, PASS = (
    [Action(ACTIONS.starts[row.name] + place) for place in range(len(row.choices))] for row in ACTIONS.rows
)


class BidMade(Event, frozen=True, tag="bid-made"):
    """A seat has bid; only it knows how much."""

    secrets = ("jade",)
    seat: Seat
    jade: int | None


class PlansShown(Event, frozen=True, tag="plans-shown"):
    """All plans are revealed."""

    plans: tuple[str, ...]


class AuctionFile(PositionFile, frozen=True, kw_only=True):
    """A position of that game."""

    bids: Sequence[int]
    plans: Sequence[int]


class Auction:
    """A position: for each seat its bid and its plan, -1 while it has made none."""

    def __init__(self, bids: list[int], plans: list[int]) -> None:
        self.bids, self.plans = bids, plans

    def kind(self) -> str:
        return "bid" if -1 in self.bids else "plan"

    def actors(self) -> tuple[Seat, ...]:
        owed = self.bids if -1 in self.bids else self.plans
        return tuple(Seat(seat) for seat, made in enumerate(owed) if made == -1)

    def legal(self, seat: Seat) -> list[Action]:
        if seat not in self.actors():
            return []
        return list(BIDS) if self.kind() == "bid" else [*PLANNING, *PASS]

    def count(self, seat: Seat) -> int:
        return len(self.legal(seat))

    def kth(self, seat: Seat, k: int) -> Action:
        return self.legal(seat)[k]

    def is_legal(self, seat: Seat, action: Action) -> bool:
        return action in self.legal(seat)

    def apply(self, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
        if not self.is_legal(seat, ACTIONS.check(action)):
            raise IllegalAction(Reason("not-now", {}, "that is not asked of you now", "B1"))
        happened: list[Event] = []
        if self.kind() == "bid":
            self.bids[seat] = action - BIDS[0]
            happened = [BidMade(seat, self.bids[seat])]
        else:
            self.plans[seat] = action
            if -1 not in self.plans:
                happened = [PlansShown(tuple(ACTIONS.write(plan) for plan in self.plans))]
        if events is not None:
            events.extend(happened)

    def odds(self) -> list[tuple[Action, int]]:
        return []

    def purpose(self) -> str:
        return ""

    def outcome(self) -> Outcome | None:
        if self.actors():
            return None
        ranks = tuple(1 + sum(other > own for other in self.bids) for own in self.bids)
        return Outcome(ranks, tuple((own,) for own in self.bids), "all is shown", "E1")

    def clone(self) -> Auction:
        return Auction(list(self.bids), list(self.plans))

    def key(self) -> tuple[int, ...]:
        return (*self.bids, *self.plans)

    def position_file(self) -> AuctionFile:
        return AuctionFile(game=NAME, rules=1, players=len(self.bids), bids=self.bids[:], plans=self.plans[:])

    def snapshot(self) -> Position:
        return dict(plain(self.position_file()))

    def playout(self, dice: Dice) -> int:
        raise NotImplementedError

    def nbytes(self) -> int:
        return 100


def veil(answers: Sequence[int], seat: Seat | None) -> list[int]:
    """The answers as a seat sees them: -2 is a hidden answer."""
    return [given if other == seat or given == -1 else -2 for other, given in enumerate(answers)]


class AuctionRules(StonesRules):
    """The rules of that game."""

    name, title, actions = NAME, "Auction", ACTIONS
    position_type = AuctionFile
    options: tuple[Option, ...] = (Option("jade", 7, "S1", "jade at the start", (5, 7, 9)),)
    events: tuple[type[Event], ...] = (BidMade, PlansShown)

    def first(self, players: int, options: dict[str, Value]) -> State:
        return Auction([-1] * players, [-1] * players)

    def restore(self, position: object) -> State:
        if not isinstance(position, dict) or position.get("game") != NAME:
            raise InvalidPosition("game", "that is another game")
        return Auction(list(position["bids"]), list(position["plans"]))

    def redact(self, state: State, seat: Seat | None) -> PositionFile:
        position = own(state.position_file(), AuctionFile)
        done = not state.actors()
        return replace(
            position,
            bids=position.bids if done or -1 not in position.bids else veil(position.bids, seat),
            plans=position.plans if done else veil(position.plans, seat),
        )

    def guess(self, view: View, rng: random.Random) -> State:
        parts = {"bids": BIDS, "plans": PLANNING}
        made = {
            name: [rng.choice(rows) if value == -2 else value for value in plain(view.position)[name]]
            for name, rows in parts.items()
        }
        return self.restore({**plain(view.position), **made})

    def why(self, state: State, seat: Seat, action: Action) -> Reason | None:
        return None if state.is_legal(seat, action) else Reason("not-now", {}, "that is not asked of you now", "B1")

    def ask(self, state: State, seat: Seat) -> tuple[str, Message]:
        if state.kind() == "bid":
            return "B1", Message("bid", {}, "Bid some jade in secret.")
        return "P1", Message("plan", {}, "Plan one target and three levels, or pass.")

    def standing(self, state: State) -> Outcome:
        return Rules.standing(self, state)


RULES = AuctionRules()
GAMES = {NAME: "tests.web.auction", STONES.name: "tests.server.stones"}

if __name__ == "__main__":  # the command line with this game, and with instant hints
    from tianming.cli import main
    from tianming.server.play import advice

    advice.HINT_SECONDS = 0.1
    registry.PACKAGES.update(GAMES)
    main()
