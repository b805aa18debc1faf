cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, but_lowest, has, lowest
from tianming.core.candidates cimport Candidates
from tianming.core.dice cimport Dice
from tianming.core.offer cimport Offer, acquire_offer, release_offer
from tianming.core.pool cimport Pool
from tianming.games.yellow_yangtze.conflict_odds cimport Attack, Odds, War, helper
from tianming.games.yellow_yangtze.effects cimport carry_out
from tianming.games.yellow_yangtze.evaluation cimport Evaluator, unseen_of, unseen_tiles
from tianming.games.yellow_yangtze.legal cimport offer_actions
from tianming.games.yellow_yangtze.position cimport NEAR, OFF, Position, find_neighbours, slot

cdef int CHANCE, ASK_ATTACK, ASK_CHAIN, ASK_DEFEND, ASK_LOSS, ASK_MERCHANT, ASK_PLEDGE, ASK_REDRAW, ASK_REPLACE, ASK_SUPPORT
cdef int ASK_TURN, COMMIT, COMMIT_LEADER, DISCARD, DONE, DRAW, LEAD, PASS, REMOVE, SKIP, SUPPORT, TAKE, TILE, WITHDRAW
cdef int RED, SPACES, MAX_FOLLOW_UPS, SECOND_ACTIONS, MAX_CANDIDATES, MAX_MEASURES
cdef double NEVER, MOVE_COST

cdef class Sweep(Candidates):
    cdef signed char marks[4096]
    cdef long long began
    cdef void mark(self, int start, int sign)

cdef Bits find_useful_spaces(Position p) noexcept
cdef double effort(Position p, int seat, int action) except? -1.0
cdef int space_of(int action) except? -1
@cython.locals(space=cython.int, ring=Bits)
cdef Bits closeness(int action) noexcept
@cython.locals(k=cython.int)
cdef void draw(Position p, Dice dice)

@cython.final
cdef class Tactics:
    cdef Evaluator evaluator
    cdef Odds odds
    cdef Attack attack
    cdef War war
    cdef Pool sweeps
    cdef double judge(self, Position p, int seat, int deep) except? -1.0
    @cython.locals(q=Position, value=cython.double)
    cdef double try_out(self, Position p, int action, int seat, int deep) except? -1.0
    @cython.locals(offer=Offer, rest=Bits, seat=cython.int, best=cython.int, action=cython.int, most=cython.double, value=cython.double)
    cdef int choose_best(self, Position p, int deep) except -1
    cdef int reply(self, Position p, int deep) except -1
    @cython.locals(seat=cython.int, best=cython.int, most=cython.double)
    cdef int merchant_choice(self, Position p) except -1
    @cython.locals(seat=cython.int, worst=cython.int, least=cython.double, value=cython.double)
    cdef int discard_choice(self, Position p) except -1
    @cython.locals(place=cython.int, value=cython.double)
    cdef double kept_worth(self, Position p, int seat, int colour) except? -1.0
    @cython.locals(value=cython.double)
    cdef double average_worth(self, Position p, int seat) except? -1.0
    @cython.locals(seat=cython.int)
    cdef int support_choice(self, Position p) except -1
    @cython.locals(seat=cython.int, leader=cython.int, number=cython.int)
    cdef int pledge_choice(self, Position p) except -1
    @cython.locals(q=Position, rest=Bits, seat=cython.int, best=cython.int, most=cython.double, value=cython.double)
    cdef int loss_choice(self, Position p) except -1
    @cython.locals(offer=Offer, near=Bits, rest=Bits, start=cython.int, action=cython.int)
    cdef int sweep_turn(self, Position p, int seat, Sweep sweep) except -1
    @cython.locals(offer=Offer, near=Bits, rest=Bits, start=cython.int, space=cython.int, most=cython.double)
    cdef double second_best(self, Position p, int seat, Sweep first, Bits close) except? -1.0
    cdef int finish_action(self, Position p, int seat, Dice dice) except -1
    @cython.locals(q=Position, second=cython.double)
    cdef void look_ahead(self, Position p, int seat, Sweep sweep, int width, Dice dice)
    @cython.locals(sweep=Sweep)
    cpdef list rank_turn(self, Position p, int seat, int width, Dice dice)
    @cython.locals(sweep=Sweep, action=cython.int)
    cdef int best_action(self, Position p, int seat, int width, Dice dice) except -1
    @cython.locals(offer=Offer, question=cython.int, best=cython.int, action=cython.int, value=cython.double)
    cpdef list rank_answers(self, Position p, int seat)
    cdef double attack_worth(self, int action) except? -1.0
    cdef bint helps_enemy(self, Position p, int action) except -1
    @cython.locals(leader=cython.int)
    cdef double support_worth(self, Position p, int seat, int action) except? -1.0
    @cython.locals(mover=cython.int)
    cpdef void play_on(self, Position p, int turns, int width, Dice dice)
    cpdef int answer(self, Position p, int width, Dice dice) except -1
