cimport cython
from tianming.core.bits cimport Bits, bit, but_lowest, count, has, lowest
from tianming.games.yuan.attacks cimport count_attackers, fixed_defence
from tianming.games.yuan.fortification cimport walls
from tianming.games.yuan.position cimport OFF, Position, slot
from tianming.games.yuan.upgrade cimport find_objective, qualifies

cdef double WIN_WEIGHT, TEMPLE_WEIGHT, NEARNESS_WEIGHT, PROVINCE_WEIGHT, MARKER_WEIGHT, CHAO_WEIGHT, CITY_WEIGHT, ARMY_WEIGHT, WALL_WEIGHT, RIVAL_WEIGHT, RISK_WEIGHT

cdef double value_holdings(Position p, int seat) except? -1.0
cdef double purse_worth(int chao)
cdef double marker_worth(int number)
cdef double value_at_risk(Position p, int seat) except? -1.0
@cython.locals(rest=Bits, best=cython.double, value=cython.double)
cdef double value_at_risk_from(Position p, int seat, int other) except? -1.0

@cython.final
cdef class SimpleEvaluator:
    cpdef double evaluate(self, Position p, int seat) except? -1.0
