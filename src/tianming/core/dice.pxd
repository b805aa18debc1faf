from tianming.core.u64 cimport advance, scale

cdef class Dice:
    cdef unsigned long long number
    cpdef int below(self, int size) except -1
