cimport cython
from tianming.core.bits cimport EMPTY, as_int, bit, but_lowest, count, lowest
from tianming.games.huang_di.position cimport EVERYBODY, LOOKING, OFF, TOP_LAYER, Position

cdef int ASK_DEAL, ASK_KEEP, ASK_RETURN, ASK_SHOW, CHANCE, DEALT, DRAWN, KEPT, LOOKED
cdef tuple FAVOUR_NAMES

@cython.locals(seat=cython.int)
cdef int deal_card(Position p, int card, list log) except -1
cdef int return_card(Position p, int seat, int card, list log) except -1
cdef int look_at_deck(Position p) except -1
cdef int show_card(Position p, int card, list log) except -1
cdef int keep_all(Position p, list log) except -1
cdef int keep_card(Position p, int card, list log) except -1
@cython.locals(bottom=cython.int, card=cython.int)
cdef int bury_cards(Position p, list log) except -1
@cython.locals(emptied=bint, card=cython.int, place=cython.int)
cdef int suspect_look(Position p) except -1
@cython.locals(low=cython.int, place=cython.int)
cdef int lift_layers(Position p) except -1
@cython.locals(place=cython.int)
cdef int suspect_hand(Position p) except -1
@cython.locals(place=cython.int)
cdef int settle_look(Position p, int buried) except -1
@cython.locals(place=cython.int)
cdef int forget_card(Position p, int card) except -1
