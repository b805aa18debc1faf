cimport cython
from tianming.core.bits cimport EMPTY, Bits, as_int, bit
from tianming.core.offer cimport Offer
from tianming.games.yuan.position cimport KIND, OFF, Position

cdef int ASK_CELL, ASK_DEAL, ASK_MAP, ASK_ROTATE, ASK_TILE, CELL, CHANCE, MAPS, TILE, CELLS_ACROSS, HILL, ORIGIN

@cython.locals(found=Bits)
cdef void offer_tiles(Position p, int seat, Offer offer)
@cython.locals(low=cython.int, high=cython.int, row=cython.int)
cdef void offer_cells(Position p, Offer offer)
@cython.locals(near=Bits, taken=Bits, step=cython.int, column=cython.int)
cdef Bits free_cells(Position p, int row) noexcept
@cython.locals(found=Bits)
cdef Bits undealt_tiles(Position p) noexcept
cdef bint advance_map(Position p, list log) except -1
cdef void deal_tile(Position p, int tile, list log)
cdef void choose_tile(Position p, int tile, list log)
cdef void choose_cell(Position p, int cell)
cdef void turn_tile(Position p, int rotation, list log)
cdef bint draw_map(Position p, int number, list log) except -1
cdef void lay_map(Position p, tuple layout, list log)
cdef void log_tile(Position p, int seat, int index, list log)
cdef str tile_name(Position p, int index)
cdef int tile_index(Position p, int tile) except -1
cdef int tiles_dealt(Position p)
cdef int tiles_laid(Position p)
cdef void complete_map(Position p, list log)
cdef void survey_map(Position p)
cdef tuple layout_of(Position p)
