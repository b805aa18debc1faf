cimport cython
from tianming.core.bits cimport Bits, bit, but_lowest, count, has, lowest
from tianming.games.huang_di.position cimport LEVEL, NEED, OFF, PROVINCE, ROW, TOP, WALL, Position

cdef int ASK_BID, ASK_SHOW, BUILDER, LEVEL_POINTS, MOST_POINTS, RECRUITER, TURNS, WEAKEST_POINTS
cdef tuple CHIP_POINTS, ROW_POINTS
cdef double BLOCKS_A_ROUND, SOON, LONG, INCOME_GAIN, PETITION_GAIN, BONUS_GAIN, GRIP, BEST_TWO, DECIDED
cdef double WEIGHTS[34]
cdef double HOLD[441]

cpdef int use_weights(object weights) except -1
cdef int fill_hold() except -1

cdef class Outlook:
    cdef double feature[34]
    cdef double total[34]
    cdef double rows[6]
    cdef double levels[6]
    cdef double weight[6]
    cdef double best[3]
    cdef int lack[3]
    cdef double rounds
    cdef double ahead
    cdef double scale
    @cython.locals(free=cython.int, part=cython.double)
    cdef int take(self, Position p) except -1
    @cython.locals(free=cython.int, whole=cython.double)
    cdef int share(self, Position p, Bits cells, double points, int level) except -1
    cdef int measure(self, Position p, int seat, int own) except -1
    @cython.locals(fewest=cython.int, room=cython.int, blocks=cython.int, free=cython.int, balance=cython.double)
    cdef int measure_wall(self, Position p, int seat) except -1
    @cython.locals(jade=cython.int, workers=cython.int, late=cython.double)
    cdef int measure_supplies(self, Position p, int seat) except -1
    @cython.locals(ready=cython.int, left=cython.int, place=cython.int)
    cdef int measure_round(self, Position p, int seat) except -1
    @cython.locals(rest=Bits, card=cython.int, place=cython.int)
    cdef int measure_hand(self, Position p, int seat) except -1
    @cython.locals(value=cython.double, place=cython.int)
    cdef int weigh_card(self, Position p, int card, int lack) except -1
    @cython.locals(seen=Bits, number=cython.int, card=cython.int, total=cython.double, squares=cython.double, value=cython.double, mean=cython.double)
    cdef double promised(self, Position p, int seat) except? -1.0
    @cython.locals(share=cython.double, best=cython.int, most=cython.double, value=cython.double)
    cdef int compare(self, Position p, int seat) except -1
    cdef int subtract(self, double share) except -1

cdef Outlook OUTLOOK
@cython.locals(place=cython.int)
cdef int turns_left(Position p, int seat) except -1
@cython.locals(number=cython.int, column=cython.int, level=cython.int, other=cython.int)
cdef int open_blocks(Position p, int seat) except -1
@cython.locals(most=cython.int, first=cython.int, second=cython.int, start=cython.int, column=cython.int, level=cython.int, workers=cython.int)
cdef int ready_blocks(Position p, int seat) except -1
cdef double chance_of_most(int lead, double rounds) except? -1.0
@cython.locals(value=cython.double)
cdef double gain(Position p, int card, double rounds) except? -1.0
@cython.locals(mine=Bits, free=Bits, open_cells=Bits, cells=Bits, missing=Bits, best=cython.int, level=cython.int, cell=cython.int, number=cython.int)
cdef int missing_blocks(Position p, int seat, int card) except -1
@cython.locals(number=cython.int, cell=cython.int, rest=Bits)
cdef int unsupported(Bits cells, Bits free) except -1
@cython.locals(value=cython.double)
cdef double weighed(double* feature) except? -1.0
cpdef double evaluate(Position p, int seat) except? -1.0
@cython.locals(mine=cython.int, best=cython.int)
cpdef double decided(Position p, int seat) except? -1.0
cpdef list measured(Position p, int seat)
cpdef list seat_features(Position p, int seat)
cpdef int lacking(Position p, int seat, int card) except -1
