cimport cython
from tianming.games.yellow_yangtze.pagodas cimport pagodas_with
from tianming.games.yellow_yangtze.position cimport OFF, Position, slot

cdef int YELLOW
cdef double COLOUR_WEIGHTS[4]
cdef double YELLOW_WEIGHT, LEADER_WEIGHT, GOVERNOR_WEIGHT, SUPPORT_WEIGHT, PAGODA_WEIGHT, HAND_WEIGHT, VARIETY_WEIGHT

cdef double hand_worth(Position p, int seat) except? -1.0
cdef double leader_worth(Position p, int place, int ahead) except? -1.0

@cython.final
cdef class SimpleEvaluator:
    cdef int result[4]
    cdef int lowest
    @cython.locals(value=cython.double)
    cpdef double evaluate(self, Position p, int seat) except? -1.0
    @cython.locals(place=cython.int)
    cdef void fill_result(self, Position p, int seat)
    @cython.locals(lower=cython.int)
    cdef int sort_in(self, int place) except -1
