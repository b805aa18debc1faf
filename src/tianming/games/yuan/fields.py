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
    int16,
    int16s,
    int32,
    int32s,
    shared,
)

if TYPE_CHECKING:
    from tianming.games.yuan.position import Ground


class Fields(Record["Fields"]):
    """Everything that describes a game in progress."""

    players = int8(2)
    # Options (see the page's table).
    scenario = int8()
    bidding = flag()
    auto_map = flag()
    cities_by = int8()  # Y4.2.3: an index of board.CITIES
    sites_apart = flag()
    box = int8()
    repeat = flag()
    volcanoes = flag()
    rivers = flag()
    powers = flag()
    house_powers = flag()
    clash = int8()
    strict = flag()
    colony_bonus = flag()
    tax_by_province = flag()
    mines_first = flag()
    mu_by_temples = flag()
    lots_early = flag()
    army_limit = int8(10)
    max_turns = int8(20)  # A38; 0: there is no last turn
    # The set-up: who begins, the tiles of the deck, the tile in hand, the cities of clans that nobody has yet.
    first = int8(NONE)
    tiles = int8()
    holder = int8s(30, NONE)
    cell = int16s(30, NONE)
    rotation = int8s(30)
    laying = int8(NONE)
    map_draw = int16(NONE)
    mapped = flag()  # the map is complete, and `ground` is filled
    drawn = int8s(8, NONE)
    site = int16s(8, NONE)
    bid = int8s(8, NONE, hidden=True)
    bidders = int32()
    ties = int8()  # A36: how often the highest bids of this auction were tied
    # The clans and their land.
    clan = int8s(8, NONE)
    power = int8s(8, NONE, derived=True)  # the clan whose power is in force
    ground: Ground = shared("Ground", derived=True)
    land = bitboards(8)
    city = bitboard()
    doubled = bitboard()
    wood = bitboard()
    stone = bitboard()
    temple = bitboard()
    manned = bitboard(derived=True)
    armies = int8s(208)
    chao = int32s(8)
    marker = int16s(24, derived=True)
    # The turn.
    turn = int32()
    plan = int16s(8, NONE, hidden=True)
    over = int8()  # 0, or an index of scoring.ENDINGS
    # The present question, and who must answer it.
    asked = int8()
    active = int8()
    waiting = int32()
