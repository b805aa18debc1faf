from tianming.core.bits cimport Bits, block, count, first, lowest
from tianming.core.offer cimport Offer
from tianming.games.yuan.cities cimport clans_left, next_seat, site_of
from tianming.games.yuan.position cimport OFF, Position

cdef int ASK_BID, ASK_LOT, ASK_TAKE, AUCTION_CHAO, BID, CHANCE, MAX_TIES

cdef void offer_bids(Position p, int seat, Offer offer)
cdef Bits highest_bidders(Position p) noexcept
cdef bint advance_auction(Position p, list log) except -1
cdef void make_bid(Position p, int seat, int number, list log)
cdef void reveal_bids(Position p, list log)
cdef bint needs_lot(Position p)
cdef int count_seats(int seats)
cdef int lowest_seat(int seats)
cdef void draw_lot(Position p, int seat, list log)
cdef void take_clan(Position p, int seat, int clan, list log)
