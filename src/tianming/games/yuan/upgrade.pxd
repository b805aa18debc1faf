cimport cython
from tianming.core.bits cimport Bits, as_int, but_lowest, count, lowest
from tianming.games.yuan.captures cimport free_orphans
from tianming.games.yuan.plans cimport PASSING, Plans, clan_name, province_name
from tianming.games.yuan.position cimport OFF, Position, slot

cdef int ASK_TURN, BONUS_CHAO, FOREST, LUONG, MINE, MAX_ARMIES, MU, PASS_CHAO, RICE, LUONG_CHAO
cdef int END_TEMPLES, END_TURNS
cdef int WHEEL[64]

cdef void fill_wheel()
cdef void begin_turn(Position p, list log)
cdef int find_objective(Position p) except -1
cdef int find_objective_in(Position p, int turns) except -1
cdef void earn(Position p, Plans plans, list log)
cdef int gain(Position p, int seat, int number, str cause, list log) except -1
cdef void upgrade(Position p, list log)
@cython.locals(hit=Bits)
cdef void erupt(Position p, list log)
@cython.locals(rest=Bits)
cdef void disband(Position p, list log)
cdef void log_markers(Position p, int seat, list log)
cdef bint qualifies(Position p, int seat) except -1
cdef void check_victory(Position p, list log)
cdef tuple result(Position p, int seat)
cdef object rank_clans(Position p)
