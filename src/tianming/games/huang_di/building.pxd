cimport cython
from tianming.core.bits cimport Bits, as_int, bit, count, lowest
from tianming.games.huang_di.cards cimport forget_card
from tianming.games.huang_di.legal cimport (
    between_sites,
    is_alone,
    need,
    pattern_cells,
    second_sites,
    worker_mixes,
)
from tianming.games.huang_di.position cimport EMPEROR, LEVEL, OFF, ROW, Position
from tianming.games.huang_di.supplies cimport fill_prison, lose_convicts, lose_peasants, pay_jade, score

cdef int ASK_BETWEEN, ASK_PLAQUE, ASK_SECOND, ASK_WORKERS, LEVEL_POINTS, SECOND_BLOCK, TOWER_POINTS
cdef tuple CELL_NAMES, FAVOUR_NAMES, ROW_POINTS

cdef int choose_site(Position p, int cell, list log) except -1
@cython.locals(mixes=Bits)
cdef int choose_workers(Position p, list log) except -1
@cython.locals(peasants=cython.int)
cdef int build(Position p, int convicts, list log) except -1
cdef int go_between(Position p, list log) except -1
cdef int build_second(Position p, list log) except -1
cdef int end_build(Position p) except -1
cdef int place_own(Position p, int cell, list log) except -1
cdef int place_emperor(Position p, int cell, list log) except -1
@cython.locals(level=cython.int, province=cython.int)
cdef int raise_column(Position p, int cell, list log) except -1
cdef int score_row(Position p, int row, str cause, list log) except -1
@cython.locals(cells=Bits)
cdef int score_level(Position p, int level, str cause, list log) except -1
cdef tuple counts(Position p, Bits cells)
@cython.locals(best=cython.int, seat=cython.int)
cdef int score_most(Position p, Bits cells, int number, str cause, str what, list log) except -1
@cython.locals(cells=Bits)
cdef int play_favour(Position p, int card, list log) except -1
cdef int place_plaque(Position p, int cell, list log) except -1
@cython.locals(owner=cython.int)
cdef int remove_block(Position p, int cell, list log) except -1
