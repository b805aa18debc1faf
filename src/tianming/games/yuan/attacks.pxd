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
@cython.locals(homes=Bits, total=cython.int)
cdef int count_attackers(Position p, int seat, Bits target) except -1
cdef void log_void(Position p, int seat, int target, str cause, list log)
cdef void log_muster(Position p, Plans plans, int seat, Bits homes, int fresh, list log)
cdef void fight_attackers(Position p, Plans plans, list log)
cdef void fight_rivals(Position p, Plans plans, int rivals, list log)
cdef int find_tie_winner(Position p, Plans plans, int rivals, int strongest) except? -1
cdef bint wins_ties(Position p, int seat, int target)
cdef void log_rivals(Position p, Plans plans, int rivals, int best, int left, list log)
cdef int fixed_defence(Position p, int owner, int province)
@cython.locals(won=cython.bint, indestructible=cython.bint)
cdef void fight_province(Position p, Plans plans, int seat, list log)
@cython.locals(gone=Bits, once=Bits, twice=Bits, enemies=Bits, rest=Bits)
cdef void fight_zones(Position p, Plans plans, list log)
@cython.locals(won=cython.bint)
cdef void strike(Position p, Plans plans, int seat, int province, list log)
cdef void log_zones(Position p, Plans plans, Bits clashing, list log)
