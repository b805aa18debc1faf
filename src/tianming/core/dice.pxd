from tianming.core.words cimport scaled, stepped

cdef class Dice:
    cdef unsigned long long number
    cpdef int below(self, int size) except -1
