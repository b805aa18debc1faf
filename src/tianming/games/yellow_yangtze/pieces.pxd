from tianming.core.bits cimport bit
from tianming.games.yellow_yangtze.position cimport OFF, Position, slot

cdef tuple COLOURS, LEADERS, SPACE_NAMES

cdef void score(Position p, int place, int colour, int number, str cause, list log)
cdef void discard_from_hand(Position p, int seat, int colour, int number)
cdef void put_leader(Position p, int place, int space)
cdef int lift_leader(Position p, int place) except? -1
cdef void return_leader(Position p, int place, str cause, list log)
