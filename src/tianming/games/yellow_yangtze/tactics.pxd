cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, but_lowest, has, lowest
from tianming.core.dice cimport Dice
from tianming.core.offer cimport Offer, borrowed, returned
from tianming.games.yellow_yangtze.conflict_odds cimport (
    ATTACK,
    WAR,
    Attack,
    War,
    attack_choice,
    attack_value,
    copied,
    defend_choice,
    helper,
    released,
    war_value,
)
from tianming.games.yellow_yangtze.effects cimport carry_out
from tianming.games.yellow_yangtze.evaluation cimport OUTLOOK, Outlook, evaluate, tile_worth, unseen_of, unseen_tiles
from tianming.games.yellow_yangtze.legal cimport offer_actions
from tianming.games.yellow_yangtze.position cimport NEAR, OFF, Position, around, slot

cdef int CHANCE, ASK_ATTACK, ASK_CHAIN, ASK_DEFEND, ASK_LOSS, ASK_MERCHANT, ASK_PLEDGE, ASK_REDRAW, ASK_REPLACE, ASK_SUPPORT
cdef int ASK_TURN, COMMIT, COMMIT_LEADER, DISCARD, DONE, DRAW, LEAD, PASS, REMOVE, SKIP, SUPPORT, TAKE, TILE, WITHDRAW
cdef int RED, SPACES, DEEP, KEPT, MOST, ENOUGH
cdef double NEVER, RESTLESS

cdef double judged(Position p, int seat, int deep) except? -1.0
@cython.locals(q=Position, value=cython.double)
cdef double tried(Position p, int action, int seat, int deep) except? -1.0
@cython.locals(offer=Offer, rest=Bits, seat=cython.int, best=cython.int, action=cython.int, most=cython.double, value=cython.double)
cdef int best_tried(Position p, int deep) except -1
cdef int replied(Position p, int deep) except -1
@cython.locals(seat=cython.int, best=cython.int)
cdef int merchant_choice(Position p) except -1
@cython.locals(seat=cython.int, worst=cython.int, least=cython.double, value=cython.double)
cdef int discard_choice(Position p) except -1
@cython.locals(place=cython.int, value=cython.double)
cdef double kept_worth(Position p, int seat, int colour) except? -1.0
@cython.locals(value=cython.double)
cdef double average_worth(Position p, int seat) except? -1.0
@cython.locals(seat=cython.int)
cdef int support_choice(Position p) except -1
@cython.locals(seat=cython.int, leader=cython.int, number=cython.int)
cdef int pledge_choice(Position p) except -1
@cython.locals(q=Position, rest=Bits, seat=cython.int, best=cython.int, most=cython.double, value=cython.double)
cdef int loss_choice(Position p) except -1

cdef class Sweep:
    cdef int actions[1200]
    cdef double values[1200]
    cdef signed char marks[4096]
    cdef int size
    cdef long long began
    cdef int add(self, int action, double value) except -1
    @cython.locals(best=cython.int, action=cython.int, value=cython.double)
    cdef void lift(self, int number)
    cdef void mark(self, int start, int sign)

cdef Bits worthwhile(Position p) noexcept
@cython.locals(offer=Offer, near=Bits, rest=Bits, start=cython.int, action=cython.int)
cdef int sweep_turn(Position p, int seat, Sweep sweep) except -1
cdef double effort(Position p, int seat, int action) except? -1.0
@cython.locals(offer=Offer, near=Bits, rest=Bits, start=cython.int, space=cython.int, most=cython.double)
cdef double second_best(Position p, int seat, Sweep first, Bits close) except? -1.0
cdef int space_of(int action) except? -1
@cython.locals(space=cython.int, ring=Bits)
cdef Bits closeness(int action) noexcept
cdef int settle_own(Position p, int seat, Dice dice) except -1
@cython.locals(k=cython.int)
cdef void draw(Position p, Dice dice)

cdef list SWEEPS
@cython.locals(q=Position, gain=cython.double)
cdef void look_ahead(Position p, int seat, Sweep sweep, int width, Dice dice)
@cython.locals(sweep=Sweep)
cpdef list ranked_turn(Position p, int seat, int width, Dice dice)
@cython.locals(sweep=Sweep, action=cython.int)
cdef int best_action(Position p, int seat, int width, Dice dice) except -1
@cython.locals(offer=Offer, question=cython.int, best=cython.int, action=cython.int, value=cython.double)
cpdef list ranked_answers(Position p, int seat)
cdef double attack_worth(int action) except? -1.0
cdef bint helps_enemy(Position p, int action) except -1
@cython.locals(leader=cython.int)
cdef double support_worth(Position p, int seat, int action) except? -1.0
@cython.locals(mover=cython.int)
cpdef void play_on(Position p, int turns, int width, Dice dice)
cpdef int answer(Position p, int width, Dice dice) except -1
