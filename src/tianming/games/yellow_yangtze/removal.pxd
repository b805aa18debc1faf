from tianming.core.bits cimport bit, has
from tianming.games.yellow_yangtze.pagodas cimport lose_pagodas
from tianming.games.yellow_yangtze.pieces cimport return_leader
from tianming.games.yellow_yangtze.position cimport NEAR, OFF, Position

cdef tuple COLOURS, SPACE_NAMES

cdef int remove_tile(Position p, int space, str cause, list log) except? -1
cdef void return_unsupported(Position p, int space, list log)
