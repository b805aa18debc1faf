cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, count, has
from tianming.core.encoding cimport Encoding
from tianming.core.state cimport BaseState
from tianming.games.huang_di.position cimport (
    EMPEROR,
    EVERYBODY,
    LEVEL,
    OFF,
    PROVINCE,
    ROW,
    TOP_LAYER,
    WALL,
    Position,
)

cdef int ASK_KEEP, ASK_PLAQUE, ASK_RETURN, ASK_ROLE, CHANCE, OVER, SEATS, KINDS
cdef int BLOCKS, EMPEROR_BLOCKS, PLAQUES, SITES, WHOLE_WALL, TASKMASTERS, UNDER_WAY, FITS, LACKS

cdef class HuangDiEncoding(Encoding):
    cdef int me
    cpdef bint knows(self, BaseState state) except -1
    @cython.locals(p=Position)
    cpdef int players_of(self, BaseState state) except -1
    @cython.locals(p=Position)
    cpdef int asked_seat(self, BaseState state) except? -1
    @cython.locals(p=Position)
    cdef void observe(self, BaseState state, int seat)
    @cython.locals(seat=cython.int)
    cdef void show_wall(self, Position p)
    @cython.locals(mine=Bits)
    cdef void show_favours(self, Position p)
    @cython.locals(cells=Bits, missing=Bits)
    cdef void show_favour(self, Position p, int card, Bits mine)
    cdef void note_cards(self, Position p)
    @cython.locals(seat=cython.int)
    cdef void note_seat(self, Position p, int step)
    cdef bint is_asked_now(self, Position p, int seat) except -1
    cdef void note_things(self, Position p, int seat)
    cdef void note_sets(self, Position p)
    @cython.locals(most=cython.int)
    cdef int best_rival(self, Position p, Bits cells) except -1
    cdef void note_round(self, Position p)
    cdef void note_question(self, Position p)
