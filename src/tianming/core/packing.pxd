from tianming.core.bits cimport Bits

cdef extern from "packing.hpp" nogil:
    void put_boards(unsigned char* bytes, const Bits* boards, int number)
    void put_numbers(unsigned char* bytes, const unsigned char* numbers, int number)
    void put_zeros(unsigned char* bytes, int number)
    void put_bits(unsigned char* bytes, int start, const Bits& board)
    int get_bit(const unsigned char* bytes, int index)


cdef inline int store_boards(unsigned char[::1] buffer, Py_ssize_t place, const Bits* boards, int number) noexcept:
    put_boards(&buffer[place], boards, number)
    return 0


cdef inline int store_numbers(
    unsigned char[::1] buffer, Py_ssize_t place, const unsigned char* numbers, int number
) noexcept:
    put_numbers(&buffer[place], numbers, number)
    return 0


cdef inline int clear_bytes(unsigned char[::1] buffer, Py_ssize_t place, int number) noexcept:
    put_zeros(&buffer[place], number)
    return 0


cdef inline int set_bits(unsigned char[::1] buffer, Py_ssize_t place, int start, Bits board) noexcept:
    put_bits(&buffer[place], start, board)
    return 0


cdef inline bint has_bit(unsigned char[::1] buffer, Py_ssize_t place, int index) noexcept:
    return get_bit(&buffer[place], index)
