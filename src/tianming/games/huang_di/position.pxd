cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, count, from_int

cdef int OFF, NOBODY, EVERYBODY, EMPEROR, LAYERS, LOOKING, TOP_LAYER
cdef int ASK_BID, MOST_BID, TASKMASTER
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
    cdef str text
    @cython.locals(cells=object, first=cython.int, card=cython.int)
    cdef void read(self)

cdef dict DECKS
cdef Deck deck_of(str text)

cdef class Position:
    cdef signed char players
    cdef signed char boards
    cdef signed char variant
    cdef bint strict
    cdef Deck deck
    cdef Bits own[7]
    cdef Bits built
    cdef Bits plaques
    cdef signed char height[20]
    cdef Bits hand[6]
    cdef Bits looked[6]
    cdef Bits played[6]
    cdef signed char layer[36]
    cdef unsigned short memory[216]
    cdef int jade[6]
    cdef int peasants[6]
    cdef int convicts[6]
    cdef signed char area[6]
    cdef signed char blocks[6]
    cdef signed char chips[6]
    cdef int points[6]
    cdef signed char taskmaster[6]
    cdef signed char table[6]
    cdef int bid[6]
    cdef short income[6]
    cdef short petition[6]
    cdef short bonus[6]
    cdef int prison_jade[4]
    cdef int prison_convicts[4]
    cdef int bank_jade
    cdef int bank_peasants
    cdef int bank_convicts
    cdef signed char round
    cdef signed char emperor_left
    cdef signed char emperor_held
    cdef signed char marker
    cdef signed char turns
    cdef signed char active
    cdef signed char shown
    cdef signed char bought
    cdef signed char site
    cdef signed char other_site
    cdef signed char over
    cdef signed char asked
    cdef signed char asked_seat
    cdef signed char about

    cdef void copy_from(self, Position other)
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
