cimport cython
from tianming.core.dice cimport Dice
from tianming.core.encoding cimport Encoding
from tianming.core.offer cimport Offer
from tianming.core.state cimport BaseState

cdef int CHANCE, OVER

cdef class Games:
    cdef Encoding encoding
    cdef list first, states, decisions
    cdef Dice dice
    cdef Offer offer
    cdef unsigned char[::1] observations
    cdef int[::1] actions
    cdef signed char[::1] seats
    cdef unsigned char[::1] ended
    cdef float[::1] shares
    cdef float[::1] margins
    cdef int[::1] lengths
    cdef int size, row, seat_count
    cpdef void reset(self)
    cpdef void step(self)
    @cython.locals(state=BaseState)
    cdef void act(self, int game, int action)
    cpdef void scatter(self, int most)
    cpdef void choose_randomly(self)
    @cython.locals(state=BaseState)
    cdef int random_action(self, int game) except -1
    cdef void list_offer(self, BaseState state, int seat)
    @cython.locals(state=BaseState, seat=cython.int)
    cdef void settle(self, int game)
    cdef void finish(self, int game, object outcome)
