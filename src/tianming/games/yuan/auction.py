"""The auction (Y4.3): bids decide who chooses first among the clans and their cities.

The whole chapter: the questions, the legal answers, the effects, the events and their sentences, the reasons against an
answer, and what a position may hold. `setup` decides what comes next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from tianming.core.bits import Bits, block, count, first, lowest
from tianming.core.errors import Reason
from tianming.core.messages import Message, say
from tianming.core.offer import Offer
from tianming.core.protocol import Event, Sentences, says
from tianming.core.questions import Asking
from tianming.core.reading import expect
from tianming.core.seats import CHANCE
from tianming.core.spaces import Space
from tianming.games.yuan.actions import ASK_BID, ASK_LOT, ASK_TAKE, BID, TABLE
from tianming.games.yuan.board import (
    AUCTION_CHAO,
    BY_PLAYERS,
    CLAN_NAMES,
    MAX_TIES,
    PROVINCE_NAMES,
    SEATS,
)
from tianming.games.yuan.cities import clans_left, next_seat, site_of
from tianming.games.yuan.fields import Fields
from tianming.games.yuan.messages import QUESTIONS, no
from tianming.games.yuan.position import OFF, Position
from tianming.games.yuan.wording import clan_of, seat_name, seat_names

if TYPE_CHECKING:
    from tianming.games.yuan.why import Situation

# The questions.

ASKING = {
    ASK_BID: Asking("Y4.3", ("bid",)),
    ASK_TAKE: Asking("Y4.3", ("take",)),
    ASK_LOT: Asking("Y4.3", ("lot",)),
}


def bid_question(fields: Fields) -> Message:
    """Y4.3, A46: a first bid, or another one after a tie."""
    return say(QUESTIONS, "bid", again=int(bool(fields.ties)))


# The legal answers.


def offer_bids(p: Position, seat: int, offer: Offer) -> None:
    """Y4.3: any bid from 0 to all the Chão."""
    offer.add(BID, first(p.chao[seat] + 1))


def highest_bidders(p: Position) -> Bits:
    """A36: the tied seats that a lot decides between."""
    return block(p.bidders, 0)


# The effects.


def advance_auction(p: Position, log: list[Event] | None) -> bool:
    """Y4.3: everybody without a clan bids; the last one takes what is left. Returns whether there is a question."""
    if count(clans_left(p)) == p.players:
        for seat in range(p.players):
            p.chao[seat] = AUCTION_CHAO
    if count(clans_left(p)) == 1:
        take_clan(p, next_seat(p), lowest(clans_left(p)), log)
        return False
    left = 0
    for seat in range(p.players):
        if p.clan[seat] == OFF:
            left |= 1 << seat
    p.bidders = left
    p.ties = 0
    p.ask_all(ASK_BID, left)
    return True


def make_bid(p: Position, seat: int, number: int, log: list[Event] | None) -> None:
    """Y4.3: hidden until all bids are in."""
    p.bid[seat] = number
    p.waiting &= ~(1 << seat)
    if log is not None:
        log.append(BidMade(seat, number))
    if p.waiting == 0:
        reveal_bids(p, log)


def reveal_bids(p: Position, log: list[Event] | None) -> None:
    """Y4.3, A46: the highest bid wins; tied seats bid again, or a lot decides."""
    best = -1
    for seat in range(p.players):
        best = max(best, p.bid[seat])
    if log is not None:
        log.append(BidsRevealed(tuple([(s, p.bid[s]) for s in range(p.players) if p.bid[s] != OFF])))
    highest = 0
    for seat in range(p.players):
        if p.bid[seat] == best:
            highest |= 1 << seat
    p.bidders = highest
    if count_seats(highest) == 1:
        p.ask(ASK_TAKE, lowest_seat(highest))
        return
    p.ties += 1
    by_lot = needs_lot(p)
    if log is not None:
        log.append(BidTied(tuple([s for s in range(p.players) if highest >> s & 1]), not by_lot))
    if by_lot:
        p.ask(ASK_LOT, CHANCE)
        return
    for seat in range(p.players):
        p.bid[seat] = OFF
    p.ask_all(ASK_BID, highest)


def needs_lot(p: Position) -> bool:
    """A36: after a first tie, the seats bid again. A lot decides a later tie if no tied seat could bid more, and the
    last."""
    if p.ties == 1:
        return False
    if p.lots_early or p.ties == MAX_TIES:
        return True
    for seat in range(p.players):
        if p.bidders >> seat & 1 and p.bid[seat] < min(p.chao[seat], AUCTION_CHAO):
            return False
    return True


def count_seats(seats: int) -> int:
    """How many seats are in a set given as bits."""
    number = 0
    for seat in range(8):
        number += seats >> seat & 1
    return number


def lowest_seat(seats: int) -> int:
    """The first seat of a set given as bits."""
    for seat in range(8):
        if seats >> seat & 1:
            return seat
    return OFF


def draw_lot(p: Position, seat: int, log: list[Event] | None) -> None:
    """A36: chance decides between equal bids."""
    p.bidders = 1 << seat
    if log is not None:
        log.append(LotDrawn(seat))
    p.ask(ASK_TAKE, seat)


def take_clan(p: Position, seat: int, clan: int, log: list[Event] | None) -> None:
    """Y4.3: the winner pays the bid; the last seat pays nothing."""
    paid = max(0, p.bid[seat])
    p.chao[seat] -= paid
    p.clan[seat] = clan
    p.bidders = 0
    p.ties = 0
    for other in range(p.players):
        p.bid[other] = OFF
    if log is not None:
        log.append(ClanTaken(seat, CLAN_NAMES[clan], PROVINCE_NAMES[site_of(p, clan)], paid))


# Events and their sentences.


class BidMade(Event, frozen=True):
    """Y4.3: hidden until all are in."""

    secrets: ClassVar[tuple[str, ...]] = ("number",)
    seat: int
    number: int | None


class BidsRevealed(Event, frozen=True):
    """Y4.3: (seat, bid) of everybody who was bidding."""

    reveals: ClassVar[bool] = True
    bids: tuple[tuple[int, int], ...]


class BidTied(Event, frozen=True):
    """Y4.3, A46: the highest bids are equal: these seats bid again, or a lot decides."""

    seats: tuple[int, ...]
    again: bool


class LotDrawn(Event, frozen=True):
    """A36: the lot fell on that seat."""

    seat: int


class ClanTaken(Event, frozen=True):
    """Y4.3: a clan and its city were chosen and paid for."""

    seat: int
    clan: str
    province: Space
    paid: int


def say_bid(event: BidMade) -> str:
    """Y4.3: others learn only that there is a bid."""
    return f"{seat_name(event.seat)} bid" + ("" if event.number is None else f" {event.number}")


def say_bids(event: BidsRevealed) -> str:
    """Y4.3."""
    return "bids: " + ", ".join(f"{SEATS[seat]} {bid}" for seat, bid in event.bids)


def say_tied(event: BidTied) -> str:
    """Y4.3, A46."""
    then = "they bid again" if event.again else "a lot decides"
    return f"{seat_names(event.seats)} bid the same: {then}"


SENTENCES: Sentences = {
    **says(BidMade, say_bid),
    **says(BidsRevealed, say_bids),
    **says(BidTied, say_tied),
    **says(LotDrawn, lambda e: f"the lot falls on the {SEATS[e.seat]} seat"),
    **says(ClanTaken, lambda e: f"{seat_name(e.seat)} takes {clan_of(e)} in {e.province} for {e.paid}"),
}

# The reasons.


def explain_bid(situation: Situation, action: int) -> Reason:
    """Y4.3."""
    return no("Y4.3", "bid-too-high", chao=situation.fields.chao[situation.seat])


def explain_take(situation: Situation, action: int) -> Reason:
    """Y4.3."""
    return no("Y4.3", "clan-taken", clan=TABLE.write(action).split()[1])


EXPLAIN: dict[str, Callable[[Situation, int], Reason]] = {"bid": explain_bid, "take": explain_take}

# What a position may hold.


def check_auction(f: Fields) -> None:
    """Y4.3: the bidders, their bids, and everybody's Chão."""
    expect(bool(f.bidding or f.scenario), "question", "there is no auction at this table", "Y4.3")
    without = sum(1 << seat for seat in range(f.players) if f.clan[seat] == OFF)
    expect(without.bit_count() > 1, "clans", "the last clan is not auctioned", "Y4.3")
    _check_before(f)
    for seat in range(f.players):
        most = AUCTION_CHAO
        fits = f.chao[seat] <= most if f.clan[seat] != OFF else f.chao[seat] == most
        expect(fits, f"chao.{SEATS[seat]}", "6 at first, minus what was paid", "Y4.3")
    expect(f.bidders & ~without == 0 and f.bidders != 0, "setup.bidders", "seats without a clan bid", "Y4.3")
    made = sum(1 << seat for seat in range(f.players) if f.bid[seat] != OFF)
    if f.asked == ASK_BID:
        _check_bidding(f, without, made)
    else:
        _check_bids(f, without, made)


def _check_before(f: Fields) -> None:
    """Y4.3: the map and the cities come before the auction."""
    expect(OFF not in f.site[: f.players], "setup.drawn", "cities come before the auction", "Y4.3")
    expect(f.laying == OFF and f.map_draw == OFF, "setup", "the map is complete", "Y4.2.1")
    expect(all(holder == OFF for holder in f.holder), "setup.hands", "all tiles lie", "Y4.2.1")
    expect(f.first == OFF or not f.scenario, "setup.first", "nobody places first in a scenario", "Y9.4")
    needs = f.scenario == 0 and not (f.auto_map and f.cities_by != BY_PLAYERS)
    what = "it names the seat that placed first, if players placed anything"
    expect((f.first != OFF) == needs, "setup.first", what, "Y4.2.1")


def _check_bidding(f: Fields, without: int, made: int) -> None:
    """Y4.3, A36: bids are missing. Seats are given as bits: those without a clan, and those that have bid."""
    expect(f.ties > 0 or f.bidders == without, "setup.bidders", "all seats without a clan bid", "Y4.3")
    expect(f.bidders.bit_count() > 1, "setup.bidders", "a single seat does not bid", "Y4.3")
    _check_ties(f)
    fits = f.waiting == f.bidders & ~made and made & ~f.bidders == 0
    expect(fits, "question.seats", "these are the bidders who have not bid", "Y4.3")
    expect(f.waiting != 0, "question.seats", "all bids are made", "Y4.3")


def _check_bids(f: Fields, without: int, made: int) -> None:
    """Y4.3, A36, A46: all bids are made; a lot decides, or the winner chooses."""
    best = max(f.bid)
    highest = sum(1 << seat for seat in range(f.players) if f.bid[seat] == best and best != OFF)
    expect(f.bidders & highest == f.bidders, "setup.bidders", "the highest bid wins", "Y4.3")
    equal = highest.bit_count() > 1
    if f.ties > equal:  # there were ties before these bids
        expect(made & ~without == 0 and made.bit_count() > 1, "setup.bids", "the tied seats bid again", "A46")
    else:
        expect(made == without, "setup.bids", "all seats without a clan bid", "Y4.3")
    if equal:
        expect(_is_decided_by_lot(f, best), "setup.ties", "tied seats bid again", "A46")
    else:
        _check_ties(f)
    if f.asked == ASK_LOT:
        expect(equal and f.bidders == highest, "setup.bidders", "there is no tie", "A36")
        return
    expect(f.bidders.bit_count() == 1 and f.waiting == f.bidders, "question.seats", "the winner chooses", "Y4.3")


def _check_ties(f: Fields) -> None:
    """A36: after so many ties a lot decides."""
    expect(f.ties < (2 if f.lots_early else MAX_TIES), "setup.ties", "a lot would have decided", "A36")


def _is_decided_by_lot(f: Fields, best: int) -> bool:
    """A36: whether a lot decides between equal highest bids; all bidders have 6 Chão."""
    if f.lots_early:
        return bool(f.ties == 2)
    return f.ties == MAX_TIES or (f.ties > 1 and best == AUCTION_CHAO)
