cimport cython
from tianming.core.bits cimport EMPTY, as_int, bit, but_lowest, count, lowest
from tianming.games.huang_di.position cimport EVERYBODY, LOOKING, OFF, TOP_LAYER, Position

cdef int ASK_DEAL, ASK_KEEP, ASK_RETURN, ASK_SHOW, CHANCE, DEALT, DRAWN, KEPT, LOOKED
cdef tuple FAVOUR_NAMES

@cython.locals(seat=cython.int)
cdef void deal_card(Position p, int card, list log)
cdef int return_card(Position p, int seat, int card, list log) except -1
cdef void look_at_deck(Position p)
cdef void show_card(Position p, int card, list log)
cdef void keep_all(Position p, list log)
cdef void keep_card(Position p, int card, list log)
@cython.locals(bottom=cython.int, card=cython.int)
cdef void bury_cards(Position p, list log)
@cython.locals(emptied=bint, card=cython.int, place=cython.int)
cdef void suspect_look(Position p)
@cython.locals(low=cython.int, place=cython.int)
cdef void lift_layers(Position p)
@cython.locals(place=cython.int)
cdef void suspect_hand(Position p)
@cython.locals(place=cython.int)
cdef void settle_look(Position p, int buried)
@cython.locals(place=cython.int)
cdef void forget_card(Position p, int card)
