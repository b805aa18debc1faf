"""The petition of the emperor (P1 to P3): everybody bids jade for the marker and an emperor block.

The whole chapter: the questions, the legal answers, the effects, the events and their sentences, the reasons against a
bid, its forecast, and which bids a position may hold. The turns that follow are not part of it: a function that decides
the petition returns True, and its caller goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from tianming.core.bits import EMPTY, Bits, as_int, bit, count, first, has, lowest, members
from tianming.core.errors import Reason
from tianming.core.messages import Message, say
from tianming.core.offer import Offer
from tianming.core.protocol import Event, Forecast, Sentences, says
from tianming.core.questions import Asking
from tianming.core.reading import expect
from tianming.core.seats import CHANCE, Seat
from tianming.games.huang_di.actions import ASK_BID, ASK_TIE, BID, MARKER, TABLE
from tianming.games.huang_di.board import COLOURS, MAX_BID
from tianming.games.huang_di.fields import Fields
from tianming.games.huang_di.messages import FORECASTS, QUESTIONS, no
from tianming.games.huang_di.position import EVERYBODY, NOBODY, OFF, Position
from tianming.games.huang_di.position_file import BidFacts, BidForecast
from tianming.games.huang_di.supplies import fill_prison, pay_jade
from tianming.games.huang_di.wording import who

if TYPE_CHECKING:
    from tianming.games.huang_di.state import State
    from tianming.games.huang_di.why import Situation

# The questions.

ASKING = {
    ASK_TIE: Asking("P2", ("marker",)),
    ASK_BID: Asking("P1", ("bid",)),
}


def bid_question(fields: Fields, seat: Seat) -> Message:
    """P1: how much jade the seat can bid."""
    return say(QUESTIONS, "bid", jade=fields.jade[seat])


# The legal answers.


def offer_bids(p: Position, offer: Offer, seat: int) -> None:
    """P1: any bid from 0 to all the jade."""
    most = min(p.jade[seat], MAX_BID)
    start = 0
    while start <= most:
        offer.add(BID + start, first(min(most - start + 1, 256)))
        start += 256


def tied_seats(p: Position) -> Bits:
    """P2: the seats with the highest value; among them, those that bid most jade."""
    best = OFF
    found = EMPTY
    for seat in range(p.players):
        merit = 4096 * (p.bid[seat] + p.petition[seat]) + p.bid[seat]
        if merit > best:
            best = merit
            found = EMPTY
        if merit == best:
            found |= bit(seat)
    return found


# The effects.


def begin_petition(p: Position, log: list[Event] | None) -> bool:
    """P1: everybody bids. Returns whether the petition is won already."""
    p.ask(ASK_BID, EVERYBODY, 0)
    for seat in range(p.players):
        if p.jade[seat] == 0:
            p.bid[seat] = 0  # there is nothing to choose
    return maybe_reveal(p, log)


def make_bid(p: Position, seat: int, jade: int, log: list[Event] | None) -> bool:
    """P1: a secret bid. Returns whether the petition is won."""
    p.bid[seat] = jade
    if log is not None:
        log.append(BidMade(seat, jade))
    return maybe_reveal(p, log)


def maybe_reveal(p: Position, log: list[Event] | None) -> bool:
    """P1, P2: once all have bid, the highest value wins; then the most jade; then the first seat after the marker.
    Returns whether the petition is won."""
    for seat in range(p.players):
        if p.bid[seat] == OFF:
            return False
    if log is not None:
        log_bids(p, log)
    tied = tied_seats(p)
    if count(tied) > 1 and p.marker == NOBODY:
        p.ask(ASK_TIE, CHANCE, 0)
        return False
    win_petition(p, lowest(tied) if count(tied) == 1 else find_next_tied(p, tied), log)
    return True


def find_next_tied(p: Position, tied: Bits) -> int:
    """P2: the first of the tied seats, clockwise from the marker's holder."""
    for step in range(1, p.players):
        seat = (p.marker + step) % p.players
        if has(tied, seat):
            return seat
    return OFF


def win_petition(p: Position, seat: int, log: list[Event] | None) -> None:
    """P3: the winner pays and takes the marker and an emperor block; a jade and a convict go to the local prison."""
    pay_jade(p, seat, p.bid[seat], "P3", log)
    p.marker = seat
    p.active = seat
    p.emperor_left -= 1
    p.emperor_held = 1
    if log is not None:
        log.append(MarkerTaken(seat, p.emperor_left))
    fill_prison(p, 1, "P3", log)
    for other in range(p.players):
        p.bid[other] = OFF


def log_bids(p: Position, log: list[Event]) -> None:
    """P1: everybody shows their bid."""
    bids = [p.bid[seat] for seat in range(p.players)]
    petitions = [p.petition[seat] for seat in range(p.players)]
    values = [p.bid[seat] + p.petition[seat] for seat in range(p.players)]
    log.append(BidsRevealed(tuple(bids), tuple(petitions), tuple(values)))
    tied = tied_seats(p)
    if count(tied) > 1:
        log.append(BidsTied(tuple(members(as_int(tied)))))


# Events and their sentences.


class BidMade(Event, frozen=True):
    """P1: a seat has bid; others do not know how much."""

    secrets: ClassVar[tuple[str, ...]] = ("jade",)
    seat: int
    jade: int | None


class BidsRevealed(Event, frozen=True):
    """P1: everybody's jade, petition and value, by seat."""

    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]
    petitions: tuple[int, ...]
    values: tuple[int, ...]


class BidsTied(Event, frozen=True):
    """P2: the seats that are equal in value and jade."""

    seats: tuple[int, ...]


class MarkerTaken(Event, frozen=True):
    """P3: the winner takes it with an emperor block; `emperor_blocks` are left."""

    seat: int
    emperor_blocks: int


def say_bid(event: BidMade) -> str:
    """P1: others learn only that there is a bid."""
    return f"{who(event.seat)} bid" + ("" if event.jade is None else f" {event.jade} jade")


def say_bids(event: BidsRevealed) -> str:
    """P1: everybody's jade, and what their petitions add."""
    shown = [
        f"{who(seat)} {bid}" + (f" + {petition}" if petition else "")
        for seat, (bid, petition) in enumerate(zip(event.bids, event.petitions, strict=True))
    ]
    return f"the bids: {', '.join(shown)}"


SENTENCES: Sentences = {
    **says(BidMade, say_bid),
    **says(BidsRevealed, say_bids),
    **says(BidsTied, lambda e: f"{' and '.join(who(seat) for seat in e.seats)} are tied"),
    **says(MarkerTaken, lambda e: f"{who(e.seat)} won the petition and takes the marker and an emperor block"),
}

# The reasons.


def explain_bid(situation: Situation, action: int) -> Reason:
    """P1."""
    return no("P1", "bid-too-high", jade=situation.have("jade"), bid=action - BID)


def explain_marker(situation: Situation, action: int) -> Reason:
    """P2."""
    return no("P2", "not-tied", seat=COLOURS[action - MARKER])


EXPLAIN: dict[str, Callable[[Situation, int], Reason]] = {"bid": explain_bid, "marker": explain_marker}

# The forecast.


def forecast_bid(fields: Fields, seat: Seat, action: int) -> Forecast:
    """P1 to P3: what a bid is worth, what it would cost, and whether anybody could still bid more."""
    jade = action - BID
    value = jade + fields.petition[seat]
    rivals = {other: fields.jade[other] + fields.petition[other] for other in range(fields.players) if other != seat}
    best = max(rivals.values())
    sure = value > best
    facts = BidForecast(bid=BidFacts(jade=jade, value=value, cost=jade, rivals=rivals, sure=sure))
    said = say(FORECASTS, "sure-bid" if sure else "bid", value=value, cost=jade, best=best)
    return Forecast(TABLE.write(action), (BidMade(seat, jade),), facts, (said,))


# What a position may hold.


def check_bids(state: State, f: Fields) -> None:
    """P1: seats have bids only during the petition, and can pay them."""
    for seat, colour in enumerate(COLOURS[: f.players]):
        bid = f.bid[seat]
        field = f"seats.{colour}.bid"
        expect(bid == OFF or f.asked in (ASK_BID, ASK_TIE), field, "nobody bids now", "P1")
        expect(bid <= f.jade[seat], field, f"the seat has only {f.jade[seat]} jade", "P1")
        expect(f.asked != ASK_TIE or bid != OFF, field, "all have bid before there is a tie", "P2")
        forced = f.asked != ASK_BID or f.jade[seat] > 0 or bid == 0
        expect(forced, field, "a seat without jade bids 0", "P1")
    if f.asked == ASK_TIE:
        expect(state.count(CHANCE) > 1, "questions", "there is no tie", "P2")
