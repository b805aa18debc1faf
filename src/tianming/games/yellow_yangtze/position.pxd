cimport cython
from tianming.core.bits cimport EMPTY, Bits, count, from_int, gather, has
from tianming.core.state cimport BaseState

cdef int OFF
cdef int DEPTH
cdef int BLACK
cdef int RED
cdef int HAND
cdef int MERCHANTS
cdef Bits NEAR[203]
cdef Bits TRIANGLE[406]
cdef Bits GROUND[5]
cdef int PAGODA_COLOUR[9]

cdef void fill_tables()
cdef int slot(int seat, int colour)
cdef Bits find_neighbours(Bits spaces) noexcept
@cython.locals(group=Bits, edge=Bits)
cdef Bits find_group(Bits start, Bits within) noexcept

cdef class Position(BaseState):
    # fields: fields.py

    cdef int push(self, int question, int seat, int about) except -1
    cdef int pop(self)
    cdef int question(self)
    cdef int about(self)
    cdef Bits covered_spaces(self) noexcept
    cdef Bits occupied_spaces(self) noexcept
    cdef int colour_at(self, int space)
    @cython.locals(under=Bits)
    cdef Bits under_pagodas(self) noexcept
    cdef int governors_beside(self, int space)
    @cython.locals(colours=cython.int)
    cdef int colours_in(self, Bits group)
    @cython.locals(once=cython.int, twice=cython.int)
    cdef int double_colours(self, Bits group)
    cdef int leader_in(self, Bits group, int colour)
    cdef int hand_size(self, int seat)
    cdef int merchant_count(self)
    cdef int bag_size(self)
    cdef int next_short(self)
    cdef int strength(self, int state)
    @cython.locals(once=cython.int, twice=cython.int, colours=cython.int)
    cdef int shared_colours(self)
