cimport cython
from tianming.core.bits cimport EMPTY, Bits
from tianming.core.pool cimport Pool
from tianming.games.yuan.position cimport OFF, Position

cdef int CANCELLED, PASSING, ACTING, PASS, PLAN, RICE, FOREST, MINE
cdef tuple CLAN_NAMES, PROVINCE_NAMES

cdef class Plans:
    cdef int doing[8]
    cdef int target[8]
    cdef int d[8]
    cdef int f[8]
    cdef int m[8]
    cdef int paid[8]
    cdef int paid_f[8]
    cdef bint colonizes[8]
    cdef bint expands[8]
    cdef bint attacks[8]
    cdef int force[8]
    cdef bint won[8]
    cdef Bits claims[8]
    cdef Bits before[8]
    cdef Bits taken[8]
    cdef int wanted[8]
    cdef int purse[8]
    cdef int size
    cdef void read(self, Position p)
    cdef void cancel(self, int seat)

cdef Pool PADS
@cython.locals(plans=Plans)
cdef Plans acquire_plans(Position p)
cdef str clan_name(Position p, int seat)
cdef str province_name(int province)
cdef void chapter(str phase, str rule, int start, list log)
cdef int length(list log) except -1
@cython.locals(d=cython.int, f=cython.int, m=cython.int)
cdef void pay(Position p, Plans plans, list log)
