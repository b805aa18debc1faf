cimport cython
from tianming.core.bits cimport EMPTY, Bits, as_int, bit, count, first, has, lowest
from tianming.core.offer cimport Offer
from tianming.games.huang_di.position cimport EVERYBODY, NOBODY, OFF, Position
from tianming.games.huang_di.supplies cimport fill_prison, pay_jade

cdef int ASK_BID, ASK_TIE, BID, CHANCE, MARKER, MAX_BID

@cython.locals(most=cython.int, start=cython.int)
cdef void offer_bids(Position p, Offer offer, int seat)
@cython.locals(found=Bits, best=cython.int, merit=cython.int)
cdef Bits tied_seats(Position p) noexcept
cdef bint begin_petition(Position p, list log) except -1
cdef bint make_bid(Position p, int seat, int jade, list log) except -1
@cython.locals(tied=Bits)
cdef bint maybe_reveal(Position p, list log) except -1
@cython.locals(step=cython.int, seat=cython.int)
cdef int find_next_tied(Position p, Bits tied) except? -1
cdef void win_petition(Position p, int seat, list log)
@cython.locals(tied=Bits)
cdef void log_bids(Position p, list log)
