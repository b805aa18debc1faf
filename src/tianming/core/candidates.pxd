cimport cython

cdef class Candidates:
    cdef int actions[4096]
    cdef double values[4096]
    cdef int size
    cdef int most
    cdef int add(self, int action, double value) except -1
    @cython.locals(best=cython.int, action=cython.int, value=cython.double)
    cdef void lift(self, int number)
