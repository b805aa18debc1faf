cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, count, from_int
from tianming.core.state cimport BaseState

cdef int OFF, NOBODY, EVERYBODY, EMPEROR, LAYERS, LOOKING, TOP_LAYER
cdef int ASK_BID, MAX_BID, TASKMASTER
cdef Bits PROVINCE[4]
cdef Bits ROW[12]
cdef Bits LEVEL[20]
cdef Bits WALL[5]
cdef int TOP[20]
cdef int COST[6]
cdef int NEED[4]
cdef int REPEAT_COST[3]

cdef void fill_tables()

cdef class Deck:
    cdef int income[36]
    cdef int petition[36]
    cdef int jade[36]
    cdef int points[36]
    cdef Bits fit[2880]
    cdef readonly str text
    @cython.locals(cells=object, first=cython.int, card=cython.int)
    cdef void read(self)

cdef dict DECKS
cpdef Deck deck_of(str text)

cdef class Position(BaseState):
    # fields: fields.py

    cdef void ask(self, int question, int seat, int about)
    cdef bint is_waiting(self, int seat)
    cdef int province(self)
    @cython.locals(found=Bits)
    cdef Bits sites(self, int first_column, int columns) noexcept
    cdef Bits all_sites(self) noexcept
    cdef bint is_row_complete(self, int row)
    cdef bint is_wall_complete(self)
    cdef int owner_at(self, int cell)
    cdef int workers(self, int seat)
    @cython.locals(size=cython.int)
    cdef int deck_size(self)
    @cython.locals(deepest=cython.int)
    cdef int layer_count(self)
    cdef bint holds_emperor_block(self)
