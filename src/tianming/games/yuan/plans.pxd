cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, block, but_lowest, has, lowest
from tianming.core.offer cimport Offer
from tianming.core.pool cimport Pool
from tianming.games.yuan.position cimport OFF, Position

cdef int ASK_TURN, HUAN, ZHUANG, TARGETS
cdef unsigned long long UP_TO[4]
cdef unsigned long long OWN_CITY, OWN_VILLAGE, HUAN_VILLAGE, FREE_NEAR, FREE_FAR, ASSAULT
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

cdef Pool PLAN_POOL
@cython.locals(plans=Plans)
cdef Plans acquire_plans(Position p)
cdef str clan_name(Position p, int seat)
cdef str province_name(int province)
cdef void log_phase(str phase, str rule, int start, list log)
cdef int log_length(list log) except -1
@cython.locals(d=cython.int, f=cython.int, m=cython.int)
cdef void pay(Position p, Plans plans, list log)
@cython.locals(found=cython.ulonglong, left=cython.int, rest=cython.int, m=cython.int)
cdef unsigned long long find_affordable_levels(Position p, int seat) except? 0
@cython.locals(
    targets=Bits,
    pay=cython.ulonglong,
    own=Bits,
    free=Bits,
    open_=Bits,
    armed=Bits,
    village=cython.ulonglong,
    board=Bits,
    mask=cython.ulonglong,
)
cdef void offer_plans(Position p, int seat, Offer offer)
@cython.locals(found=Bits)
cdef Bits find_colony_targets(Position p, int seat) noexcept
cdef bint make_plan(Position p, int seat, int action, list log) except -1
