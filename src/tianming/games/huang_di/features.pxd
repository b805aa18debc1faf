cimport cython
from tianming.core.bits cimport Bits, but_lowest, count, lowest
from tianming.games.huang_di.legal cimport fits
from tianming.games.huang_di.position cimport LEVEL, NEED, PROVINCE, ROW, TOP, Position

cdef int ASK_TURN
cdef double JADE_WEIGHT, WORKER_WEIGHT, CONVICT_WEIGHT, SUPPLY_WEIGHT, WALL_WEIGHT, WEAKEST_WEIGHT, CHIP_WEIGHT
cdef double ROW_WEIGHT, LEVEL_WEIGHT, CARD_WEIGHT, INCOME_WEIGHT, BONUS_WEIGHT, EMPEROR_WEIGHT, EXTRA_WEIGHT
cdef double PLACE_WEIGHT

@cython.locals(value=cython.double, ahead=cython.double)
cdef double supply_worth(Position p, int seat) except? -1.0
@cython.locals(workers=cython.int, found=cython.int, start=cython.int, level=cython.int)
cdef double sites_near(Position p, int seat) except? -1.0
@cython.locals(value=cython.double, fewest=cython.int)
cdef double wall_worth(Position p, int seat) except? -1.0
@cython.locals(mine=cython.int, best=cython.int)
cdef double lead(Position p, int seat, Bits cells) except? -1.0
@cython.locals(value=cython.double, rounds=cython.double, gain=cython.double, mine=Bits, rest=Bits, held=cython.int, card=cython.int)
cdef double card_worth(Position p, int seat) except? -1.0

@cython.final
cdef class SimpleEvaluator:
    @cython.locals(value=cython.double)
    cpdef double evaluate(self, Position p, int seat) except? -1.0
