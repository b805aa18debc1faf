from tianming.core.bits cimport EMPTY, Bits, bit, has
from tianming.core.offer cimport Offer
from tianming.core.packing cimport clear_bytes, set_bits, store_boards, store_numbers
from tianming.core.state cimport BaseState

cdef int MAX_PLANES, MAX_NUMBERS, NO_SPACE

cdef class Encoding:
    cdef readonly object shape
    cdef Bits planes[96]
    cdef unsigned char numbers[768]
    cdef unsigned char places[128]
    cdef Bits links[128]
    cdef Offer offer
    cdef int numbers_at, places_at, links_at, mask_at, plane_count, number_count, place_count, noted
    cdef readonly int size
    cpdef bint knows(self, BaseState state) except -1
    cpdef int players_of(self, BaseState state) except -1
    cpdef int asked_seat(self, BaseState state) except? -1
    cdef void observe(self, BaseState state, int seat)
    cpdef object encode(self, BaseState state, int seat, object buffer)
    cdef void encode_offer(self, BaseState state, int seat, Offer offer, unsigned char[::1] buffer, Py_ssize_t place)
    cdef void note(self, int number)
    cdef void note_choice(self, int choice, int size)
    cdef void note_set(self, Bits members, int size)
