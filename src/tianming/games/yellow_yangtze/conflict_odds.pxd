cimport cython
from tianming.core.bits cimport Bits, lowest
from tianming.core.pool cimport Pool
from tianming.games.yellow_yangtze.effects cimport carry_out
from tianming.games.yellow_yangtze.evaluation cimport Evaluator, unseen_of, unseen_tiles
from tianming.games.yellow_yangtze.position cimport OFF, Position, slot
from tianming.games.yellow_yangtze.revolts cimport end_revolt
from tianming.games.yellow_yangtze.wars cimport win_war

cdef int ASK_LOSS, ASK_PLEDGE, COMMIT, COMMIT_LEADER, REMOVE, BLACK, RED, CERTAIN

@cython.locals(total=cython.double)
cpdef double chance_at_most(int most, int drawn, int coloured, int unseen) except? -1.0
@cython.locals(chance=cython.double, plain=cython.int)
cpdef double chance_of(int number, int drawn, int coloured, int unseen) except? -1.0
cdef int helper(Position p, int seat, int colour) except -1
@cython.locals(seat=cython.int, rival=cython.int, attack=cython.int, defence=cython.int)
cdef double win_chance(Position p, int number) except? -1.0
cdef int commitment(Position p, int seat, int number) except -1
@cython.locals(red=Bits, free=Bits)
cdef int likely_loss(Position p) except -1

@cython.final
cdef class Odds:
    cdef Evaluator evaluator
    cdef Pool positions
    @cython.locals(q=Position)
    cdef Position copy(self, Position p)
    @cython.locals(q=Position, value=cython.double)
    cdef double revolt_worth(self, Position p, int seat, int won) except? -1.0
    @cython.locals(seat=cython.int, attack=cython.int, needed=cython.int, kept=cython.double)
    cdef int defend_choice(self, Position p) except -1
    @cython.locals(q=Position, value=cython.double)
    cdef double war_worth(self, Position p, int seat, int winner, int own) except? -1.0
    @cython.locals(best=cython.int, most=cython.double, value=cython.double)
    cdef int wish(self, Position p, int seat, int own) except -1

@cython.final
cdef class Attack:
    cdef Odds odds
    cdef double worths[8]
    cdef int number
    cdef double value
    @cython.locals(seat=cython.int, won=cython.double, lost=cython.double, price=cython.double, chance=cython.double)
    cdef void weigh(self, Position p)
    cdef double promise(self, Position p) except? -1.0
    cdef int choose(self, Position p) except -1

@cython.final
cdef class War:
    cdef Odds odds
    cdef int side, foe, tiles, helpers, last_word
    cdef double won, lost
    @cython.locals(other=cython.int)
    cdef void look(self, Position p, int seat)
    @cython.locals(margin=cython.int)
    cdef double chance(self, Position p, int seat, int added) except? -1.0
    @cython.locals(added=cython.int, chance=cython.double)
    cdef double value(self, Position p, int seat, int state, int number, int leader) except? -1.0
    cdef double stay_out(self, Position p, int seat) except? -1.0
    @cython.locals(leader=cython.int, best=cython.int)
    cdef int best_number(self, Position p, int seat) except -1
    cdef double support(self, Position p, int seat) except? -1.0
    @cython.locals(leader=cython.int, held=cython.int, chance=cython.double, share=cython.double, expected=cython.double)
    cdef double promise(self, Position p, int seat) except? -1.0
