cimport cython
from tianming.core.bits cimport as_int
from tianming.games.huang_di.building cimport score_level, score_row
from tianming.games.huang_di.petition cimport begin_petition
from tianming.games.huang_di.position cimport LEVEL, OFF, Position
from tianming.games.huang_di.supplies cimport empty_prison, score, take_jade

cdef int ASK_TURN, INCOME, TURNS, END_MONGOLS, END_WALL
cdef tuple CATEGORIES, ENDINGS

@cython.locals(start=cython.int, step=cython.int, seat=cython.int)
cdef void begin_round(Position p, list log)
cdef void begin_turns(Position p, list log)
cdef void begin_turn(Position p, list log)
cdef void end_turn(Position p, list log)
cdef void end_round(Position p, list log)
cdef void end_by_wall(Position p, list log)
cdef void end_by_mongols(Position p, list log)
cdef void end_game(Position p, int ending, list log)
cdef list end_scores(Position p)
