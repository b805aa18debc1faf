cimport cython
from tianming.core.bits cimport EMPTY, Bits, as_int, bit, but_lowest, has, lowest
from tianming.games.yuan.development cimport urbanize
from tianming.games.yuan.fortification cimport walls
from tianming.games.yuan.plans cimport Plans, clan_name, province_name
from tianming.games.yuan.position cimport OFF, Position

cdef int GOUJIAN, RAMPART_DEFENCE, XIANGI

@cython.locals(cities=Bits, anybody=cython.bint)
cdef int attack(Position p, Plans plans, list log) except -1
@cython.locals(homes=Bits, fresh=cython.int, force=cython.int)
cdef int muster(Position p, Plans plans, int seat, list log) except -1
cdef int tell_void(Position p, int seat, int target, str cause, list log) except -1
cdef int tell_muster(Position p, Plans plans, int seat, Bits homes, int fresh, list log) except -1
cdef int fight_attackers(Position p, Plans plans, list log) except -1
cdef int fight_rivals(Position p, Plans plans, int rivals, list log) except -1
cdef int stubborn(Position p, Plans plans, int rivals, int strongest) except? -1
cdef bint persists(Position p, int seat, int target)
cdef int tell_rivals(Position p, Plans plans, int rivals, int best, int left, list log) except -1
cdef int fixed_defence(Position p, int owner, int province)
@cython.locals(won=cython.bint, eternal=cython.bint)
cdef int fight_province(Position p, Plans plans, int seat, list log) except -1
@cython.locals(gone=Bits, once=Bits, twice=Bits, enemies=Bits, rest=Bits)
cdef int fight_zones(Position p, Plans plans, list log) except -1
@cython.locals(won=cython.bint)
cdef int strike(Position p, Plans plans, int seat, int province, list log) except -1
cdef int tell_zones(Position p, Plans plans, Bits clashing, list log) except -1
@cython.locals(gone=Bits)
cdef int capture(Position p, Plans plans, list log) except -1
@cython.locals(rest=Bits, zone=cython.bint)
cdef int tell_captures(Position p, Plans plans, list log) except -1
@cython.locals(lost=Bits)
cdef int destroy_groups(Position p, Plans plans, Bits cities, list log) except -1
@cython.locals(old=Bits, once=Bits, twice=Bits, left=Bits, freed=Bits, gained=Bits)
cdef int break_apart(Position p, Plans plans, int victim, Bits lost, Bits cities, list log) except -1
cdef int tell_freed(Position p, int loser, Bits freed, str rule, list log) except -1
@cython.locals(orphans=Bits)
cdef int free_orphans(Position p, str rule, list log) except -1
