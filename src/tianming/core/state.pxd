from tianming.core.offer cimport Offer, acquire_offer, release_offer

cdef class BaseState:
    cpdef bint is_asked(self, int seat) except -1
    cdef void offer_to(self, int seat, Offer offer)
    cdef void carry_out(self, int seat, int action, list events)
    cpdef list legal(self, int seat)
    cpdef int count(self, int seat) except -1
    cpdef int kth(self, int seat, int k) except -1
    cpdef bint is_legal(self, int seat, int action) except -1
