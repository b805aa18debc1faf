cimport cython
from tianming.core.bits cimport EMPTY, Bits, as_int, bit, but_lowest, has, lowest
from tianming.core.offer cimport Offer
from tianming.games.yellow_yangtze.pieces cimport score
from tianming.games.yellow_yangtze.position cimport NEAR, OFF, PAGODA_COLOUR, TRIANGLE, Position, find_group, slot

cdef int ASK_BUILD, ASK_CHAIN, ASK_MOVE, ASK_PAGODA, MOVE, PAGODA, SPACES
cdef tuple COLOURS, TRIANGLE_NAMES

cdef bint is_triangle(Bits body, int triangle) except -1
@cython.locals(found=Bits, rest=Bits)
cdef Bits triangles(Bits body, int shape) noexcept
@cython.locals(found=Bits, free=Bits)
cdef Bits free_triangles(Position p, int shape, Bits within) noexcept
@cython.locals(free=Bits, body=Bits, rest=Bits)
cdef bint has_free_triangle(Position p) except -1
cdef Bits at_tile(int space) noexcept
cdef void offer_pagodas(Position p, Offer offer, Bits within)
@cython.locals(found=Bits, triangle=cython.int)
cdef void offer_moves(Position p, Offer offer)
@cython.locals(upward=Bits, downward=Bits)
cdef void ask_pagoda(Position p, int space, list log)
cdef void build_pagoda(Position p, int triangle, list log)
cdef int only_pagoda(Position p, int colour) except? -1
cdef void move_pagoda(Position p, int origin, list log)
cdef void lose_pagodas(Position p, int space, list log)
cdef int triangle_colour(Position p, int triangle) except? -1
cdef int pagoda_beside(Position p, int colour) except? -1
cdef int pagodas_of(Position p, int colour) except -1
cdef int pagoda_on(Position p, int triangle) except? -1
cdef void score_pagodas(Position p, list log)
@cython.locals(group=Bits)
cdef int pagodas_with(Position p, int place) except -1
