from tianming.core.bits cimport Bits, bit, has, lowest
from tianming.games.yellow_yangtze.position cimport NEAR, OFF, PAGODA_COLOUR, TRIANGLE, Position, slot

cdef tuple COLOURS, LEADERS, SPACE_NAMES, TRIANGLE_NAMES

cdef void score(Position p, int place, int colour, int number, str cause, list log)
cdef void discard_from_hand(Position p, int seat, int colour, int number)
cdef void put_leader(Position p, int place, int space)
cdef int lift_leader(Position p, int place) except? -1
cdef void return_leader(Position p, int place, str cause, list log)
cdef int remove_tile(Position p, int space, str cause, list log) except? -1
cdef void lose_pagodas(Position p, int space, list log)
cdef void return_unsupported(Position p, int space, list log)
cdef int triangle_colour(Position p, int triangle) except? -1
cdef int pagoda_beside(Position p, int colour) except? -1
cdef int pagodas_of(Position p, int colour) except -1
cdef int pagoda_on(Position p, int triangle) except? -1
