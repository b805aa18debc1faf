cimport cython
from tianming.games.yellow_yangtze.effects cimport pagodas_with
from tianming.games.yellow_yangtze.position cimport OFF, Position, slot

cdef int YELLOW
cdef double COLOUR_WEIGHTS[4]
cdef int RESULT[4]
cdef double YELLOW_WEIGHT, LEADER_WEIGHT, GOVERNOR_WEIGHT, SUPPORT_WEIGHT, PAGODA_WEIGHT, HAND_WEIGHT, VARIETY_WEIGHT

@cython.locals(value=cython.double, lowest=cython.int)
cpdef double worth(Position p, int seat) except? -1.0
cdef double hand_worth(Position p, int seat) except? -1.0
cdef double leader_worth(Position p, int place, int ahead) except? -1.0
@cython.locals(place=cython.int)
cdef void fill_result(Position p, int seat)
@cython.locals(lower=cython.int)
cdef int settle_in(int place) except -1
