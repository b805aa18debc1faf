cimport cython
from tianming.core.bits cimport Bits, as_int, bit, count, lowest
from tianming.games.huang_di.cards cimport forget_card
from tianming.games.huang_di.legal cimport (
    between_sites,
    is_single,
    count_workers_needed,
    pattern_cells,
    second_sites,
    worker_mixes,
)
from tianming.games.huang_di.position cimport EMPEROR, LEVEL, OFF, ROW, Position
from tianming.games.huang_di.supplies cimport fill_prison, lose_convicts, lose_peasants, pay_jade, score

cdef int ASK_BETWEEN, ASK_PLAQUE, ASK_SECOND, ASK_WORKERS, LEVEL_POINTS, SECOND_BLOCK, TOWER_POINTS
cdef tuple CELL_NAMES, FAVOUR_NAMES, ROW_POINTS

cdef void choose_site(Position p, int cell, list log)
@cython.locals(mixes=Bits)
cdef void choose_workers(Position p, list log)
@cython.locals(peasants=cython.int)
cdef void build(Position p, int convicts, list log)
cdef void go_between(Position p, list log)
cdef void build_second(Position p, list log)
cdef void end_build(Position p)
cdef void place_own(Position p, int cell, list log)
cdef void place_emperor(Position p, int cell, list log)
@cython.locals(level=cython.int, province=cython.int)
cdef void raise_column(Position p, int cell, list log)
cdef void score_row(Position p, int row, str cause, list log)
@cython.locals(cells=Bits)
cdef void score_level(Position p, int level, str cause, list log)
cdef tuple counts(Position p, Bits cells)
@cython.locals(best=cython.int, seat=cython.int)
cdef void score_most(Position p, Bits cells, int number, str cause, str what, list log)
@cython.locals(cells=Bits)
cdef void play_favour(Position p, int card, list log)
cdef void place_plaque(Position p, int cell, list log)
@cython.locals(owner=cython.int)
cdef void remove_block(Position p, int cell, list log)
