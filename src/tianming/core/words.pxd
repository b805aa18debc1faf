cdef extern from "words.hpp" nogil:
    unsigned long long stepped(unsigned long long number)
    int scaled(unsigned long long number, int size)
