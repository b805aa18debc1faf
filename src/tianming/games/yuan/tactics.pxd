cimport cython
from tianming.core.bits cimport Bits, bit, block, but_lowest, gather, has, lowest
from tianming.core.candidates cimport Candidates
from tianming.core.dice cimport Dice
from tianming.core.offer cimport Offer, acquire_offer, release_offer
from tianming.core.pool cimport Pool
from tianming.games.yuan.effects cimport resolve
from tianming.games.yuan.evaluation cimport Evaluator, verdict
from tianming.games.yuan.legal cimport offer_actions
from tianming.games.yuan.plans cimport find_colony_targets
from tianming.games.yuan.position cimport OFF, Position
from tianming.games.yuan.upgrade cimport rank_clans

cdef int ASK_TURN, PASS, PLAN, FOREST, MINE, RICE, MAX_PLANS, FEW_ANSWERS, MAX_ON_TABLE, CROWD_PLAYERS, OWN_PLANS, OTHER_PLANS, REGRET_ROUNDS
cdef double MIN_LIKELY
cdef unsigned long long EVERY, NO_D0, NO_D1, NO_D2, NO_D3, NO_F0, NO_F1, NO_M0, NO_M1, NO_M2, VILLAGE

@cython.locals(mask=cython.ulonglong, room=Bits, price=cython.int)
cdef unsigned long long find_home_levels(Position p, int seat, int province) except? 0
@cython.locals(mask=cython.ulonglong)
cdef unsigned long long find_foreign_levels(Position p, int seat, int province, Bits free, Bits open_) except? 0

cdef class Sweep(Candidates):
    @cython.locals(
        free=Bits, open_=Bits, rest=Bits, some=Bits, offer=Offer, start=cython.int, province=cython.int
    )
    cdef int fill(self, Position p, int seat) except -1
    @cython.locals(step=cython.int)
    cdef int thin(self, int number) except -1

cdef double chance(double worth) except? -1.0
cdef double logit(double likely) except? -1.0

cdef class Council:
    cdef Evaluator evaluator
    cdef list sweeps
    cdef Position after
    cdef int size[8]
    cdef int plans[96]
    cdef double regret[96]
    cdef double played[96]
    cdef double now[96]
    cdef double brought[12]
    cdef int chosen[8]
    cdef int places[8]
    cdef double worth[8]
    cdef signed char known[4096]
    cdef double worths[32768]
    cdef int players
    cdef int room
    @cython.locals(q=Position)
    cdef void carry_out(self, Position p)
    @cython.locals(sweep=Sweep)
    cdef void convene(self, Position p, int mine, int keep, int room)
    @cython.locals(first=cython.int)
    cdef bint put_on_table(self, int seat, int action) except -1
    @cython.locals(total=cython.int)
    cdef int number_choice(self) except -1
    @cython.locals(number=cython.int)
    cdef double payoff(self, Position p, int seat) except? -1.0
    @cython.locals(first=cython.int, total=cython.double)
    cdef void mix(self, int seat)
    @cython.locals(first=cython.int, total=cython.double, left=cython.double)
    cdef int draw_place(self, int seat, double* chances, Dice dice) except -1
    cdef void match_regret(self, Position p, int rounds, Dice dice)
    @cython.locals(first=cython.int, before=cython.int, expected=cython.double)
    cdef void learn(self, Position p, int seat, double weight)
    @cython.locals(sweep=Sweep, size=cython.int, drawn=cython.int, other=cython.int, total=cython.double, likely=cython.double)
    cdef void respond(self, Position p, int seat, int number, int samples, Dice dice)
    @cython.locals(sweep=Sweep)
    cdef void sample(self, Position p, int seat, int size, double weight)
    @cython.locals(sweep=Sweep, found=cython.int)
    cdef int best_place(self, int seat, int number) except -1
    @cython.locals(more=cython.int, sweep=Sweep)
    cdef void deliberate(self, Position p, int rounds, int number, int samples, Dice dice)

cdef int power(int base, int exponent)

@cython.final
cdef class Tactics:
    cdef Pool councils
    @cython.locals(council=Council, sweep=Sweep)
    cpdef list rank_turn(self, Position p, int seat, int width, int rounds, Dice dice)
    @cython.locals(council=Council)
    cpdef void play_turn(self, Position p, int width, int rounds, Dice dice)
    cpdef void play_on(self, Position p, int turns, int width, int rounds, Dice dice)
