cimport cython
from tianming.core.bits cimport Bits, bit, but_lowest, count, has, lowest
from tianming.games.huang_di.position cimport NEED, TOP, WALL, Position

cdef int ASK_BID, TURNS
cdef double INCOME_GAIN, PETITION_GAIN, BONUS_GAIN

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
cpdef int missing_blocks(Position p, int seat, int card) except -1
@cython.locals(number=cython.int, cell=cython.int, rest=Bits)
cdef int count_unsupported(Bits cells, Bits free) except -1
