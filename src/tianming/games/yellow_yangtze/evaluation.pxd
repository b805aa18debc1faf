cimport cython
from tianming.core.bits cimport EMPTY, Bits, but_lowest, count, has, lowest
from tianming.games.yellow_yangtze.effects cimport pagodas_with
from tianming.games.yellow_yangtze.legal cimport Survey
from tianming.games.yellow_yangtze.pieces cimport pagodas_of
from tianming.games.yellow_yangtze.position cimport GROUND, NEAR, OFF, Position, around, slot

cdef int BLACK, HAND, HANDS, RED, YELLOW
cdef tuple PAGODA_COUNTS
cdef double TILES_A_TURN, FAR_AHEAD, CHASE, DECIDED
cdef double WEIGHTS[32]

cpdef int use_weights(object weights) except -1

cdef class Outlook:
    cdef Survey survey
    cdef double feature[32]
    cdef double total[32]
    cdef int state_of[20]
    cdef int support[20]
    cdef int pagodas[20]
    cdef int reds[20]
    cdef int vacant[20]
    cdef double result[4]
    cdef double turns
    cdef double late
    cdef long long measures
    @cython.locals(empty=Bits, rest=Bits, most=cython.int, bag=cython.int, whole=cython.int)
    cdef int take(self, Position p) except -1
    @cython.locals(space=cython.int)
    cdef int take_leader(self, Position p, int place) except -1
    cdef int measure(self, Position p, int seat, int own) except -1
    @cython.locals(first=cython.int)
    cdef int measure_points(self, Position p, int seat) except -1
    @cython.locals(value=cython.double, wild=cython.double, place=cython.int)
    cdef int fill(self, Position p, int first, double turns) except -1
    @cython.locals(room=cython.double)
    cdef int pour(self, double wild) except -1
    cdef int lift(self, int number, double height) except -1
    @cython.locals(ahead=cython.double, place=cython.int, state=cython.int, open_by=cython.int)
    cdef int measure_leader(self, Position p, int seat, int colour) except -1
    @cython.locals(place=cython.int, rival=cython.int, mine=cython.int, theirs=cython.int)
    cdef int measure_wars(self, Position p, int seat) except -1
    @cython.locals(edge=cython.double, stake=cython.double, mine=cython.int, theirs=cython.int)
    cdef int measure_war(self, Position p, int place, int rival) except -1
    @cython.locals(under=Bits, free=Bits, place=cython.int, state=cython.int, number=cython.int)
    cdef int measure_triangles(self, Position p, int seat, int own) except -1
    @cython.locals(found=Bits, rest=Bits, beside=Bits)
    cdef Bits completing(self, Position p, int colour, Bits free) noexcept
    @cython.locals(unseen=cython.int, missing=cython.int, held=cython.int, share=cython.double)
    cdef int measure_hand(self, Position p, int seat) except -1
    @cython.locals(share=cython.double, best=cython.int, most=cython.double, value=cython.double)
    cdef int compare(self, Position p, int seat, int own) except -1
    cdef int subtract(self, double share) except -1
    cdef int soften(self) except -1

cdef Outlook OUTLOOK
@cython.locals(value=cython.double)
cdef double weighed(double* feature) except? -1.0
cpdef long long measures() except -1
cpdef double evaluate(Position p, int seat) except? -1.0
cdef double standing(Position p, int seat, int own) except? -1.0
cpdef double decided(Position p, int seat) except? -1.0
cpdef list measured(Position p, int seat)
cpdef list seat_features(Position p, int seat)
cdef int unseen_of(Position p, int seat, int colour) except -1
cdef int unseen_tiles(Position p, int seat) except -1
cdef double tile_worth(Position p, int seat, int colour) except? -1.0
