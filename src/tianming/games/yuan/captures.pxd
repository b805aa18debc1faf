cimport cython
from tianming.core.bits cimport EMPTY, Bits, as_int, but_lowest, lowest
from tianming.games.yuan.plans cimport Plans, clan_name, province_name
from tianming.games.yuan.position cimport Position

@cython.locals(orphans=Bits)
cdef void free_orphans(Position p, str rule, list log)
cdef void log_freed(Position p, int loser, Bits freed, str rule, list log)
@cython.locals(old=Bits, once=Bits, twice=Bits, left=Bits, freed=Bits, gained=Bits)
cdef void break_apart(Position p, Plans plans, int victim, Bits lost, Bits cities, list log)
@cython.locals(lost=Bits)
cdef void destroy_groups(Position p, Plans plans, Bits cities, list log)
@cython.locals(rest=Bits, zone=cython.bint)
cdef void log_captures(Position p, Plans plans, list log)
@cython.locals(gone=Bits)
cdef void capture(Position p, Plans plans, list log)
