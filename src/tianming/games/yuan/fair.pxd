cimport cython
from tianming.core.bits cimport Bits, bit, but_lowest, gather, has, lowest
from tianming.core.dice cimport Dice
from tianming.games.yuan.position cimport KIND
from tianming.games.yuan.survey cimport Surveyor

cdef int CANDIDATES, FAR, UNFAIREST, HILL
cdef int RING[30]

cdef void fill_ring()

@cython.final
cdef class Judge:
    cdef int tiles[30]
    cdef int best[30]
    cdef int turned[30]
    cdef int steps[208]
    cdef int nearest[208]
    cdef int land[208]
    cdef int homes[8]
    cdef int temples[8]
    cdef Surveyor surveyor
    cdef int size
    @cython.locals(least=cython.int, found=cython.int, size=cython.int, index=cython.int)
    cpdef void draw(self, tuple deck, Dice dice, int players)
    @cython.locals(chosen=cython.int, tile=cython.int, index=cython.int, place=cython.int)
    cdef void draw_candidate(self, int size, Dice dice)
    @cython.locals(index=cython.int, province=cython.int, city=cython.int)
    cpdef int unfairness(self, int players) except -1
    @cython.locals(rest=Bits, province=cython.int)
    cdef void list_land(self)
    @cython.locals(most=cython.int, least=cython.int, city=cython.int)
    cdef int range_of_homes(self, int players)
    @cython.locals(most=cython.int, least=cython.int, city=cython.int)
    cdef int range_of_temples(self, int players)
    @cython.locals(city=cython.int)
    cdef void spread(self, int players)
    @cython.locals(index=cython.int, found=cython.int)
    cdef int farthest(self)
    @cython.locals(seen=Bits, edge=Bits, steps=cython.int)
    cdef void settle(self, int start, int city)
    @cython.locals(claimed=Bits, province=cython.int)
    cdef Bits claim(self, Bits edge, int steps, int city) noexcept
