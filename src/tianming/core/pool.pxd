cdef class Pool:
    cdef object make
    cdef list spare
    cdef object acquire(self)
    cdef void release(self, object thing)
