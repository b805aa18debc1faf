cimport cython
from tianming.core.bits cimport EMPTY, Bits, as_int, bit, but_lowest, lowest
from tianming.games.yuan.position cimport Ground

cdef int NO_HEX, NO_PROVINCE, MOUNTAIN, WATER, RAVINE
cdef int TERRAIN[420]
cdef int PROVINCE[420]
cdef int VOLCANO[420]
cdef int BESIDE_CELL[42]
cdef int BESIDE_SLOT[42]
cdef int CELL_STEP[7]
cdef int PLACE[42]

@cython.final
cdef class Surveyor:
    cdef int tile[30]
    cdef int cell[30]
    cdef int rotation[30]
    cdef int at[3601]
    cdef int terrain[211]
    cdef int province[211]
    cdef Bits spot[211]
    cdef int mountain[211]
    cdef int volcano[211]
    cdef int beside[1260]
    cdef int seen[210]
    cdef int stack[210]
    cdef Bits near[208]
    cdef Bits reach[208]
    cdef Bits shores[210]
    cdef Bits provinces
    cdef Bits shore
    cdef Bits ravines
    cdef Bits volcanic
    cdef int tiles, lakes
    cpdef void clear(self)
    cpdef void lay(self, int tile, int cell, int rotation)
    cpdef void survey(self)
    cpdef void join_hexes(self)
    cpdef void explore(self)
    cdef void mark_hexes(self)
    cdef void mark_hex(self, int place, int printed)
    cdef void join_hex(self, int index, int slot)
    cdef void find_neighbours(self)
    @cython.locals(near=Bits)
    cdef void look_around(self, int place)
    cdef void find_lakes(self)
    @cython.locals(touching=Bits)
    cdef void go_round_lake(self, int start)
    @cython.locals(rest=Bits)
    cdef void connect(self, Bits touching)
    cpdef void describe(self, Ground ground)
