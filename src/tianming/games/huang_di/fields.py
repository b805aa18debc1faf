"""The fields of a position, each declared once (see ``core/fields.py``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianming.core.fields import (
    NONE,
    Record,
    bitboard,
    bitboards,
    flag,
    int8,
    int8s,
    int16s,
    int32,
    int32s,
    shared,
    uint16s,
)

if TYPE_CHECKING:
    from tianming.games.huang_di.position import Deck


class Fields(Record["Fields"]):
    """Everything that describes a game in progress. Lists go by seat unless they say otherwise."""

    players = int8(2)
    # Options.
    boards = int8(2)  # V1
    variant = int8()  # V1: the number of boards that the option sets, 0 for the usual one
    strict = flag()  # K1
    deck: Deck = shared("Deck")
    # The wall.
    own = bitboards(7)  # each seat's blocks, then the emperor's
    built = bitboard(derived=True)  # all of them
    plaques = bitboard()
    height = int8s(20, derived=True)  # of each column
    # The favour cards.
    hand = bitboards(6, hidden=True)
    looked = bitboards(6, hidden=True)  # dealt at the start, or drawn by Q3, and not yet kept or put back
    played = bitboards(6)
    layer = int8s(36, NONE, hidden=True)  # by card: in which layer of the deck it lies, 0 on top; NONE: elsewhere
    memory = uint16s(216, hidden=True)  # 36 cards for each seat
    # What the seats have.
    jade = int32s(6)
    peasants = int32s(6)
    convicts = int32s(6)
    area = int8s(6)  # blocks in the resource area
    blocks = int8s(6)  # blocks in the supply
    chips = int8s(6)
    points = int32s(6)
    taskmaster = int8s(6)  # in which province
    table = int8s(6)  # role cards played in earlier turns of the round, as bits
    bid = int32s(6, NONE, hidden=True)
    # What played favours give: sums.
    income = int16s(6, derived=True)
    petition = int16s(6, derived=True)
    bonus = int16s(6, derived=True)
    # The provinces and the stockpile.
    prison_jade = int32s(4)
    prison_convicts = int32s(4)
    bank_jade = int32()  # the bank counts with strict supplies only (K1)
    bank_peasants = int32()
    bank_convicts = int32()
    # The round and the turn.
    round = int8()
    emperor_left = int8()
    emperor_held = int8()  # 1: the holder of the marker has not placed the emperor block yet
    marker = int8(NONE)
    turns = int8()  # turns taken in this round
    active = int8()
    shown = int8(NONE)  # the role card played now
    bought = int8()  # 1: a buyback was used in this turn
    site = int8(NONE)  # a build under way: its sites
    other_site = int8(NONE)
    over = int8()  # 0, or an index of scoring.ENDINGS
    # The present question, to whom, and about what.
    asked = int8(NONE)
    asked_seat = int8()
    about = int8()
