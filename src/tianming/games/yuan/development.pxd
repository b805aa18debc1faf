cimport cython
from tianming.core.bits cimport EMPTY, Bits, as_int, bit, but_lowest, count, gather, has, lowest
from tianming.games.yuan.plans cimport PASSING, Plans, clan_name, province_name
from tianming.games.yuan.position cimport OFF, Position

cdef int CLASH_CANCEL, CLASH_PASS, CLASH_HONOUR, SUHEY
cdef tuple CLANS

@cython.locals(free=Bits)
cdef void develop(Position p, Plans plans, list log)
cdef void settle_clashes(Position p, Plans plans, list log)
cdef void settle_clash(Position p, Plans plans, int rivals, list log)
cdef int find_keeper(Position p, int rivals) except? -1
cdef int honour(Position p, int seat) except -1
cdef void cancel_plan(Position p, Plans plans, int seat, list log)
cdef void take_targets(Position p, Plans plans, list log)
@cython.locals(free=Bits, once=Bits, twice=Bits, gained=Bits)
cdef void take_claims(Position p, Plans plans, list log)
cdef Bits find_claims(Position p, Plans plans, int seat) noexcept
cdef void log_contests(Position p, Plans plans, Bits contested, list log)
cdef void urbanize(Position p, int seat, int target, str rule, list log)
cdef bint builds_temple(Plans plans, int seat)
cdef void build_temples(Position p, Plans plans, list log)
cdef int count_borders(Position p, Plans plans, int thief, int victim)
cdef int count_theft(Position p, Plans plans, int thief, int victim)
cdef void steal(Position p, Plans plans, list log)
cdef void rob(Position p, Plans plans, int victim, int purse, list log)
cdef void log_spared(Position p, Plans plans, list log)
