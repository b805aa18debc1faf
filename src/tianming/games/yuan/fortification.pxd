cimport cython
from tianming.core.bits cimport Bits, bit, has
from tianming.games.yuan.plans cimport Plans, clan_name, province_name
from tianming.games.yuan.position cimport Position

cdef int HUAN
cdef int RECRUITS[4]

cdef void fortify_own(Position p, Plans plans, list log)
cdef void fortify(Position p, int seat, int target, int level, str rule, list log)
@cython.locals(here=Bits)
cdef void urbanize_village(Position p, int seat, int target, int level, str rule, list log)
@cython.locals(here=Bits, double=cython.bint, rampart=cython.bint, stone=cython.bint)
cdef void reinforce(Position p, int seat, int target, int level, str rule, list log)
cdef void log_built(Position p, int seat, int target, int level, str action, tuple built, str rule, list log)
cdef void raise_army(Position p, int seat, int target, int number, str rule, list log)
cdef void recruit(Position p, Plans plans, list log)
cdef void fortify_after(Position p, Plans plans, list log)
cdef void refund(Position p, Plans plans, int seat, list log)
cdef Bits walls(Position p) noexcept
