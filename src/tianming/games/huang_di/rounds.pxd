cimport cython
from tianming.core.bits cimport Bits, as_int, has, lowest
from tianming.games.huang_di.building cimport score_level, score_row
from tianming.games.huang_di.legal cimport is_alone, tied_seats
from tianming.games.huang_di.position cimport EVERYBODY, LEVEL, NOBODY, OFF, Position
from tianming.games.huang_di.supplies cimport empty_prison, fill_prison, pay_jade, score, take_jade

cdef int ASK_BID, ASK_TIE, ASK_TURN, CHANCE, INCOME, TURNS, END_MONGOLS, END_WALL
cdef tuple CATEGORIES, ENDINGS

@cython.locals(start=cython.int, step=cython.int, seat=cython.int)
cdef int begin_round(Position p, list log) except -1
cdef int make_bid(Position p, int seat, int jade, list log) except -1
@cython.locals(tied=Bits, step=cython.int, seat=cython.int)
cdef int maybe_reveal(Position p, list log) except -1
@cython.locals(tied=Bits)
cdef int tell_bids(Position p, list log) except -1
cdef int win_petition(Position p, int seat, list log) except -1
cdef int begin_turn(Position p, list log) except -1
cdef int end_turn(Position p, list log) except -1
cdef int end_round(Position p, list log) except -1
cdef int end_by_wall(Position p, list log) except -1
cdef int end_by_mongols(Position p, list log) except -1
cdef int end_game(Position p, int ending, list log) except -1
cdef list end_scores(Position p)
