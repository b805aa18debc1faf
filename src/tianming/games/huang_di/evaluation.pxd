cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, but_lowest, count, has, lowest
from tianming.core.evaluator cimport WeightedEvaluator, value_end
from tianming.games.huang_di.position cimport EMPEROR, LEVEL, OFF, PROVINCE, ROW, WALL, Position
from tianming.games.huang_di.prospects cimport (
    chance_of_most,
    gain,
    missing_blocks,
    open_blocks,
    ready_blocks,
    turns_left,
)

cdef int ASK_BID, ASK_SHOW, BUILDER, HANDS, LEVEL_POINTS, POINTS_FOR_MOST, RECRUITER, TURNS, WEAKEST_POINTS
cdef tuple CHIP_POINTS, ROW_POINTS
cdef double BLOCKS_A_ROUND, SOON_ROUNDS, GAME_ROUNDS, GRIP, BEST_TWO
cdef double HOLD[441]

cdef void fill_hold()

cdef class Rivals:
    cdef int known
    cdef double value
    cdef int best
    cdef Bits blocks

cdef class Evaluator(WeightedEvaluator):
    cdef double rows[6]
    cdef double levels[6]
    cdef double weight[6]
    cdef double best[3]
    cdef int lack[3]
    cdef double rounds
    cdef double ahead
    cdef double scale
    cpdef double evaluate(self, Position p, int seat) except? -1.0
    @cython.locals(total=cython.double, most=cython.double, best_part=cython.double, value=cython.double, part=cython.double, other=cython.int)
    cdef void note_rivals(self, Position p, int seat, Rivals rivals)
    cdef double judge(self, Position p, int seat, Rivals rivals) except? -1.0
    cpdef list compare_features(self, Position p, int seat)
    cpdef list measure_seat(self, Position p, int seat)
    @cython.locals(free=cython.int, part=cython.double)
    cdef void inspect(self, Position p)
    @cython.locals(free=cython.int, whole=cython.double)
    cdef void share(self, Position p, Bits cells, double points, int level)
    cdef void measure(self, Position p, int seat, int own)
    @cython.locals(fewest=cython.int, room=cython.int, blocks=cython.int, free=cython.int, balance=cython.double)
    cdef void measure_wall(self, Position p, int seat)
    @cython.locals(jade=cython.int, workers=cython.int, late=cython.double)
    cdef void measure_supplies(self, Position p, int seat)
    @cython.locals(ready=cython.int, left=cython.int, place=cython.int)
    cdef void measure_round(self, Position p, int seat)
    @cython.locals(rest=Bits, card=cython.int, place=cython.int)
    cdef void measure_hand(self, Position p, int seat)
    @cython.locals(value=cython.double, place=cython.int)
    cdef int weigh_card(self, Position p, int card, int lack) except -1
    @cython.locals(seen=Bits, number=cython.int, card=cython.int, total=cython.double, squares=cython.double, value=cython.double, mean=cython.double)
    cdef double promise_draw(self, Position p, int seat) except? -1.0
    cdef void compare(self, Position p, int seat)
    cdef void measure_rival(self, object position, int seat)
    @cython.locals(share=cython.double, first=cython.double, other=cython.int)
    cdef double judge_turn(self, Position p, int seat, Rivals rivals) except? -1.0
    @cython.locals(value=cython.double)
    cdef double score_first(self, Position p, int seat) except? -1.0

@cython.locals(mine=cython.int, best=cython.int)
cpdef double evaluate_end(Position p, int seat) except? -1.0
