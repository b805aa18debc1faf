cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, count, fill, has, kth
from tianming.core.pool cimport Pool

cdef int MOST_ROWS
cdef list NUMBERS

cdef class Offer:
    cdef int starts[72]
    cdef Bits sets[72]
    cdef int only
    cdef int size
    cdef bint wants(self, int start, int width) except -1
    cdef int add(self, int start, Bits indices) except -1
    cdef void one(self, int action)
    cdef int count(self) except -1
    cdef int kth(self, int k) except -1
    cdef bint holds(self, int action) except -1
    @cython.locals(actions=list)
    cdef list list_actions(self)

cdef Pool OFFERS
@cython.locals(offer=Offer)
cdef Offer acquire_offer(int only)
cdef void release_offer(Offer offer)
