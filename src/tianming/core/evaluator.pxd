cimport cython

cdef class WeightedEvaluator:
    cdef double weights[40]
    cdef double feature[40]
    cdef double total[40]
    cdef int size
    cdef bint linear
    @cython.locals(value=cython.double)
    cdef double score(self, double* feature) except? -1.0
    cdef void clear_features(self)
    cdef void add_to_total(self, double share, int number)
    @cython.locals(share=cython.double, best=cython.int, most=cython.double, value=cython.double, other=cython.int)
    cdef void subtract_rivals(self, object position, int seat, int players, int number)
    cdef void measure_rival(self, object position, int seat)
    cdef void soften(self, int players)
    cdef list list_total(self)
    cdef list list_features(self, double scale)

cpdef double value_end(int lead) except? -1.0
