cimport cython
from tianming.core.bits cimport Bits, bit, has
from tianming.games.yuan.plans cimport Plans, clan_name, province_name
from tianming.games.yuan.position cimport Position

cdef int HUAN
cdef int RECRUITS[4]

cdef int fortify_own(Position p, Plans plans, list log) except -1
cdef int fortify(Position p, int seat, int target, int level, str rule, list log) except -1
@cython.locals(here=Bits)
cdef int urbanize_village(Position p, int seat, int target, int level, str rule, list log) except -1
@cython.locals(here=Bits, double=cython.bint, rampart=cython.bint, stone=cython.bint)
cdef int reinforce(Position p, int seat, int target, int level, str rule, list log) except -1
cdef int tell_built(Position p, int seat, int target, int level, str action, tuple built, str rule, list log) except -1
cdef int raise_army(Position p, int seat, int target, int number, str rule, list log) except -1
cdef int recruit(Position p, Plans plans, list log) except -1
cdef int fortify_after(Position p, Plans plans, list log) except -1
cdef int refund(Position p, Plans plans, int seat, list log) except -1
cdef Bits walls(Position p) noexcept
