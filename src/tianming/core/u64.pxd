cdef extern from "u64.hpp" nogil:
    unsigned long long advance(unsigned long long number)
    int scale(unsigned long long number, int size)
