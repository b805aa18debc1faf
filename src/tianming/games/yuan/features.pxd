cimport cython
from tianming.core.bits cimport Bits, bit, but_lowest, count, has, lowest
from tianming.games.yuan.attacks cimport fixed_defence
from tianming.games.yuan.fortification cimport walls
from tianming.games.yuan.position cimport OFF, Position, slot
from tianming.games.yuan.upgrade cimport needed, qualifies

cdef double WON, TEMPLE, NEARNESS, PROVINCE, MARKER, CHAO, CITY, ARMY, WALL, LEADER, RISK

cdef double standing(Position p, int seat) except? -1.0
cdef double purse_worth(int chao)
cdef double marker_worth(int number)
cdef double exposed(Position p, int seat) except? -1.0
@cython.locals(rest=Bits, best=cython.double, value=cython.double)
cdef double exposed_to(Position p, int seat, int other) except? -1.0
@cython.locals(homes=Bits)
cdef int in_reach(Position p, int seat, Bits target) except -1

@cython.final
cdef class SimpleEvaluator:
    cpdef double evaluate(self, Position p, int seat) except? -1.0
