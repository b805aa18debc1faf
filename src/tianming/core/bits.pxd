from libcpp cimport bool as cbool

cdef extern from "bits.hpp" nogil:
    cppclass Bits:
        unsigned long long w[4]
        Bits()
        cbool operator bool()
        cbool operator!()
        Bits operator|(const Bits&)
        Bits operator&(const Bits&)
        Bits operator^(const Bits&)
        Bits operator~()
        cbool operator==(const Bits&)

    Bits EMPTY
    Bits bit(int index)
    cbool has(const Bits& board, int index)
    int count(const Bits& board)
    int lowest(const Bits& board)
    Bits but_lowest(Bits board)
    int kth(const Bits& board, int k)
    Bits first(int size)
    Bits block(unsigned long long mask, int index)
    int __builtin_ctzll(unsigned long long word)
    Bits gather(const Bits* table, const Bits& board)


cdef inline int fill(list actions, int place, list numbers, int start, Bits board) except -1:
    cdef unsigned long long word
    cdef int i
    for i in range(4):
        word = board.w[i]
        while word:
            actions[place] = numbers[start + 64 * i + __builtin_ctzll(word)]
            place += 1
            word &= word - 1
    return place


cdef inline object as_int(Bits board):
    cdef object number = 0
    cdef int i
    for i in range(3, -1, -1):
        number = (number << 64) | board.w[i]
    return number


cdef inline Bits from_int(object number):
    cdef Bits board
    cdef int i
    for i in range(4):
        board.w[i] = (number >> (64 * i)) & 0xFFFFFFFFFFFFFFFF
    return board
