cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, but_lowest, has, lowest
from tianming.games.yuan.captures cimport capture, destroy_groups, free_orphans
from tianming.games.yuan.development cimport urbanize
from tianming.games.yuan.fortification cimport walls
from tianming.games.yuan.plans cimport Plans, clan_name, province_name
from tianming.games.yuan.position cimport OFF, Position

cdef int GOUJIAN, RAMPART_DEFENCE, XIANGI

@cython.locals(cities=Bits, anybody=cython.bint)
cdef void attack(Position p, Plans plans, list log)
@cython.locals(homes=Bits, fresh=cython.int, force=cython.int)
cdef void muster(Position p, Plans plans, int seat, list log)
cdef void tell_void(Position p, int seat, int target, str cause, list log)
cdef void tell_muster(Position p, Plans plans, int seat, Bits homes, int fresh, list log)
cdef void fight_attackers(Position p, Plans plans, list log)
cdef void fight_rivals(Position p, Plans plans, int rivals, list log)
cdef int stubborn(Position p, Plans plans, int rivals, int strongest) except? -1
cdef bint persists(Position p, int seat, int target)
cdef void tell_rivals(Position p, Plans plans, int rivals, int best, int left, list log)
cdef int fixed_defence(Position p, int owner, int province)
@cython.locals(won=cython.bint, eternal=cython.bint)
cdef void fight_province(Position p, Plans plans, int seat, list log)
@cython.locals(gone=Bits, once=Bits, twice=Bits, enemies=Bits, rest=Bits)
cdef void fight_zones(Position p, Plans plans, list log)
@cython.locals(won=cython.bint)
cdef void strike(Position p, Plans plans, int seat, int province, list log)
cdef void tell_zones(Position p, Plans plans, Bits clashing, list log)
