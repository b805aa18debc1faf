cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, but_lowest, count, from_int, gathered, has, lowest

cdef int OFF, CHANCE, WEYU, XIANGI
cdef Bits KIND[4]
cdef int COST[4]

cdef void fill_tables()
cdef int slot(int seat, int kind)

cdef class Ground:
    cdef Bits near[208]
    cdef Bits reach[208]
    cdef Bits fords[208]
    cdef Bits march[208]
    cdef Bits provinces
    cdef Bits shore
    cdef Bits ravines
    cdef Bits volcanic

cdef Ground NOWHERE

cdef class Position:
    cdef signed char players
    cdef signed char scenario
    cdef bint bidding
    cdef bint auto_map
    cdef signed char cities_by
    cdef bint sites_apart
    cdef signed char box
    cdef bint repeat
    cdef bint volcanoes
    cdef bint rivers
    cdef bint powers
    cdef bint house_powers
    cdef signed char clash
    cdef bint strict
    cdef bint colony_bonus
    cdef bint tax_by_province
    cdef bint mines_first
    cdef bint mu_by_temples
    cdef bint lots_early
    cdef signed char army_limit
    cdef signed char max_turns
    cdef signed char first
    cdef signed char tiles
    cdef signed char holder[30]
    cdef short cell[30]
    cdef signed char rotation[30]
    cdef signed char laying
    cdef short map_draw
    cdef signed char drawn[8]
    cdef short site[8]
    cdef signed char bid[8]
    cdef int bidders
    cdef signed char ties
    cdef signed char clan[8]
    cdef signed char power[8]
    cdef Ground ground
    cdef Bits land[8]
    cdef Bits city
    cdef Bits doubled
    cdef Bits wood
    cdef Bits stone
    cdef Bits temple
    cdef Bits manned
    cdef signed char armies[208]
    cdef int chao[8]
    cdef short marker[24]
    cdef int turn
    cdef short plan[8]
    cdef signed char over
    cdef signed char asked
    cdef signed char active
    cdef int waiting

    cdef void copy_from(self, Position other)
    cdef void ask(self, int question, int seat)
    cdef void ask_all(self, int question, int seats)
    cdef int everybody(self)
    @cython.locals(found=Bits)
    cdef Bits settled(self) noexcept
    cdef Bits free(self) noexcept
    cdef int owner(self, int province)
    @cython.locals(found=Bits, edge=Bits)
    cdef Bits group(self, Bits start, Bits within) noexcept
    cdef Bits without_city(self, Bits within, Bits cities) noexcept
    cdef Bits reached(self, int seat, Bits lands) noexcept
    cdef Bits marched(self, int seat, Bits lands) noexcept
    @cython.locals(rest=Bits)
    cdef int armies_of(self, int seat)
    cdef void set_armies(self, int province, int number)
    cdef int raise_armies(self, int seat, int province, int number) except -1
    @cython.locals(rest=Bits)
    cdef void clear(self, Bits provinces)
    @cython.locals(lands=Bits)
    cdef int produced(self, int seat, int kind)
    cdef int temples_of(self, int seat)
    cdef void recount(self)
    cdef int cost(self, int seat, int kind, int level)
