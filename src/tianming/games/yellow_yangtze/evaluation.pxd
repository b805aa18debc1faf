cimport cython
from tianming.core.bits cimport EMPTY, Bits, but_lowest, count, has, lowest
from tianming.core.evaluator cimport WeightedEvaluator, value_end
from tianming.games.yellow_yangtze.legal cimport Survey
from tianming.games.yellow_yangtze.pagodas cimport pagodas_of, pagodas_with
from tianming.games.yellow_yangtze.position cimport GROUND, NEAR, OFF, Position, find_neighbours, slot

cdef int BLACK, HAND, HANDS, RED, YELLOW
cdef tuple PAGODA_COUNTS
cdef double TILES_A_TURN, HOPE_TURNS, CHASE_SHARE

cdef class Evaluator(WeightedEvaluator):
    cdef Survey survey
    cdef int state_of[20]
    cdef int support[20]
    cdef int pagodas[20]
    cdef int reds[20]
    cdef int vacant[20]
    cdef double result[4]
    cdef double turns
    cdef double late
    cdef readonly long long measures
    cpdef double evaluate(self, Position p, int seat) except? -1.0
    cpdef double evaluate_unseen(self, Position p, int seat) except? -1.0
    @cython.locals(value=cython.double)
    cpdef double value_tile(self, Position p, int seat, int colour) except? -1.0
    cpdef list compare_features(self, Position p, int seat)
    cpdef list measure_seat(self, Position p, int seat)
    cdef double judge(self, Position p, int seat, int own) except? -1.0
    @cython.locals(empty=Bits, rest=Bits, most=cython.int, bag=cython.int, whole=cython.int)
    cdef void inspect(self, Position p)
    @cython.locals(space=cython.int)
    cdef void inspect_leader(self, Position p, int place)
    cdef void measure(self, Position p, int seat, int own)
    @cython.locals(first=cython.int)
    cdef void measure_points(self, Position p, int seat)
    @cython.locals(value=cython.double, wild=cython.double, place=cython.int)
    cdef int fill_result(self, Position p, int first, double turns) except -1
    @cython.locals(room=cython.double)
    cdef void pour(self, double wild)
    cdef void lift(self, int number, double height)
    @cython.locals(ahead=cython.double, place=cython.int, state=cython.int, open_by=cython.int)
    cdef void measure_leader(self, Position p, int seat, int colour)
    @cython.locals(place=cython.int, rival=cython.int, mine=cython.int, theirs=cython.int)
    cdef void measure_wars(self, Position p, int seat)
    @cython.locals(edge=cython.double, stake=cython.double, mine=cython.int, theirs=cython.int)
    cdef void measure_war(self, Position p, int place, int rival)
    @cython.locals(under=Bits, free=Bits, place=cython.int, state=cython.int, number=cython.int)
    cdef void measure_triangles(self, Position p, int seat, int own)
    @cython.locals(found=Bits, rest=Bits, beside=Bits)
    cdef Bits find_completing_spaces(self, Position p, int colour, Bits free) noexcept
    @cython.locals(unseen=cython.int, missing=cython.int, held=cython.int, share=cython.double)
    cdef void measure_hand(self, Position p, int seat)
    cdef void compare(self, Position p, int seat, int own)
    cdef void measure_rival(self, object position, int seat)
    cdef void soften(self, int players)

cpdef double evaluate_end(Position p, int seat) except? -1.0
cdef int unseen_of(Position p, int seat, int colour) except -1
cdef int unseen_tiles(Position p, int seat) except -1
