cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, but_lowest, count, from_int, gather, has, lowest
from tianming.core.state cimport BaseState

cdef int OFF, CHANCE, WEYU, XIANGI
cdef Bits KIND[4]
cdef int COST[4]

cdef void fill_tables()
cdef int slot(int seat, int kind)
@cython.locals(found=Bits)
cdef Bits renumber(Bits provinces, list numbers, int start)

cdef class Ground:
    cdef Bits near[208]
    cdef Bits reach[208]
    cdef Bits fords[208]
    cdef Bits march[208]
    cdef Bits links[104]
    cdef Bits provinces
    cdef Bits shore
    cdef Bits ravines
    cdef Bits volcanic
    @cython.locals(numbers=list, size=cython.int, rest=Bits, province=cython.int)
    cdef void link(self)

cdef Ground NOWHERE

cdef class Position(BaseState):
    # fields: fields.py

    cdef void ask(self, int question, int seat)
    cdef void ask_all(self, int question, int seats)
    cdef int everybody(self)
    @cython.locals(found=Bits)
    cdef Bits owned_land(self) noexcept
    cdef Bits free_land(self) noexcept
    cdef int owner(self, int province)
    @cython.locals(found=Bits, edge=Bits)
    cdef Bits find_group(self, Bits start, Bits within) noexcept
    cdef Bits find_orphans(self, Bits within, Bits cities) noexcept
    cdef Bits find_reach(self, int seat, Bits lands) noexcept
    cdef Bits find_attack_reach(self, int seat, Bits lands) noexcept
    @cython.locals(rest=Bits)
    cdef int armies_of(self, int seat)
    cdef void set_armies(self, int province, int number)
    cdef int raise_armies(self, int seat, int province, int number) except -1
    @cython.locals(rest=Bits)
    cdef void clear(self, Bits provinces)
    @cython.locals(lands=Bits)
    cdef int count_produce(self, int seat, int kind)
    cdef int temples_of(self, int seat)
    cdef void recount(self)
    cdef int cost(self, int seat, int kind, int level)
