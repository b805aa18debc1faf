cimport cython
from tianming.core.bits cimport Bits, as_int, has, lowest
from tianming.games.huang_di.building cimport score_level, score_row
from tianming.games.huang_di.legal cimport is_alone, tied_seats
from tianming.games.huang_di.position cimport EVERYBODY, LEVEL, NOBODY, OFF, Position
from tianming.games.huang_di.supplies cimport empty_prison, fill_prison, pay_jade, score, take_jade

cdef int ASK_BID, ASK_TIE, ASK_TURN, CHANCE, INCOME, TURNS, END_MONGOLS, END_WALL
cdef tuple CATEGORIES, ENDINGS

@cython.locals(start=cython.int, step=cython.int, seat=cython.int)
cdef void begin_round(Position p, list log)
cdef void make_bid(Position p, int seat, int jade, list log)
@cython.locals(tied=Bits, step=cython.int, seat=cython.int)
cdef void maybe_reveal(Position p, list log)
@cython.locals(tied=Bits)
cdef void tell_bids(Position p, list log)
cdef void win_petition(Position p, int seat, list log)
cdef void begin_turn(Position p, list log)
cdef void end_turn(Position p, list log)
cdef void end_round(Position p, list log)
cdef void end_by_wall(Position p, list log)
cdef void end_by_mongols(Position p, list log)
cdef void end_game(Position p, int ending, list log)
cdef list end_scores(Position p)
