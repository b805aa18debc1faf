cimport cython
from tianming.core.bits cimport Bits, bit, but_lowest, count, kth, lowest
from tianming.core.dice cimport Dice
from tianming.core.offer cimport Offer, acquire_offer, release_offer
from tianming.core.pool cimport Pool
from tianming.games.huang_di.effects cimport carry_out
from tianming.games.huang_di.evaluation cimport Evaluator, Rivals
from tianming.games.huang_di.legal cimport can_buy_with_chip, can_buy_with_jade, offer_actions, top_cards, worker_mixes
from tianming.games.huang_di.petition cimport tied_seats, win_petition
from tianming.games.huang_di.position cimport EVERYBODY, OFF, Position
from tianming.games.huang_di.rounds cimport begin_turns

cdef int CHANCE, ASK_AFTER, ASK_BETWEEN, ASK_BID, ASK_DEAL, ASK_RETURN, ASK_SECOND, ASK_TIE, ASK_TURN, ASK_WORKERS, BID, BUILD
cdef int BUYBACK_FOR, CONVICTS, DEAL, DONE, EMPEROR_AT, MARKER, MOVE, PRISON, REPEAT, RETURN, SHOW, MAX_BID
cdef int MAX_ACTIONS, MAX_LINES, EMPEROR_SITES, HESITANT_BIDS
cdef double NEVER, SWAY

cdef class Lines:
    cdef int size
    cdef int path[16]
    cdef int paths[48000]
    cdef int lengths[3000]
    cdef double values[3000]
    cdef signed char open[3000]
    cdef int turn
    cdef Rivals rivals
    cdef int note(self, int length, double value, int goes_on) except -1
    @cython.locals(found=cython.int, number=cython.int)
    cdef int best_line(self) except -1
    @cython.locals(found=cython.int, number=cython.int, most=cython.double, value=cython.double)
    cdef int pick_nearly_best(self, Dice dice) except -1
    cdef int first_action(self, int number) except -1
    @cython.locals(length=cython.int)
    cdef bint moves_only(self, int number) except -1

cdef bint is_own(Position p, int seat, int turn) except -1
cdef bint is_idle(Position p, int action, int depth, int start) except -1
@cython.locals(number=cython.int)
cdef Bits few_mixes(Bits mixes) noexcept
@cython.locals(best=cython.int, step=cython.int, other=cython.int)
cdef int rival_of(Position p, int seat) except -1
@cython.locals(rival=cython.int)
cdef int find_sure_bid(Position p, int seat) except -1
@cython.locals(won=cython.double, below=cython.int, theirs=cython.int, mine=cython.int, rival=cython.int)
cdef double chance_above(Position p, int seat, int jade, int other, int top) except? -1.0
@cython.locals(seats=Bits, cards=Bits, start=cython.int)
cdef void draw(Position p, Dice dice)

@cython.final
cdef class Tactics:
    cdef Evaluator evaluator
    cdef Pool positions
    cdef Pool lines
    @cython.locals(q=Position)
    cdef Position copy(self, Position p)
    @cython.locals(q=Position, offer=Offer, rest=Bits, action=cython.int, row=cython.int)
    cdef void explore(self, Position p, int seat, Lines lines, int depth, int start)
    @cython.locals(q=Position)
    cdef void step_on(self, Position p, int seat, Lines lines, int depth, int start, int action)
    @cython.locals(mixes=Bits)
    cdef void explore_workers(self, Position p, int seat, Lines lines, int depth, int start)
    @cython.locals(q=Position, step=cython.int)
    cdef Position follow(self, Position p, int seat, Lines lines, int number)
    @cython.locals(known=cython.int)
    cdef void extend(self, Position p, int seat, Lines lines, int width)
    @cython.locals(number=cython.int, best=cython.int)
    cdef void look_into(self, Position p, int seat, Lines lines, int known, int moving)
    @cython.locals(length=cython.int, q=Position)
    cdef void go_on(self, Position p, int seat, Lines lines, int number)
    @cython.locals(rest=Bits, q=Position)
    cdef void place_after(self, Position p, int seat, Lines lines, int length)
    @cython.locals(rest=Bits, left=Bits, q=Position, best=cython.int, most=cython.double, value=cython.double)
    cdef void place_before(self, Position p, int seat, Lines lines, int all_sites)
    cdef int think(self, Position p, int seat, Lines lines, int width) except -1
    @cython.locals(lines=Lines, number=cython.int, action=cython.int)
    cdef list rank_turn(self, Position p, int seat, int width)
    @cython.locals(lines=Lines, action=cython.int)
    cdef int best_action(self, Position p, int seat, int width) except -1
    @cython.locals(lines=Lines, best=cython.int, turn=cython.int, step=cython.int)
    cdef void play_turn(self, Position p, int seat, int width, Dice dice)
    @cython.locals(q=Position, value=cython.double, other=cython.int)
    cdef double after_petition(self, Position p, int winner, int jade, int seat) except? -1.0
    @cython.locals(rival=cython.int, jade=cython.int, most=cython.int, theirs=cython.int)
    cdef int limit(self, Position p, int seat) except -1
    @cython.locals(jade=cython.int)
    cdef int quick_bid(self, Position p, int seat, Dice dice) except -1
    @cython.locals(most=cython.int, rival=cython.int, jade=cython.int, other=cython.int, chance=cython.double, lost=cython.double, tops=list)
    cdef list rank_bids(self, Position p, int seat)
    @cython.locals(top=cython.int, sure=cython.int, most=cython.int, wished=list)
    cpdef list list_bids(self, Position p, int seat)
    @cython.locals(rest=Bits, q=Position, card=cython.int)
    cdef list rank_returns(self, Position p, int seat)
    cpdef list rank(self, Position p, int seat, int width)
    cpdef int answer(self, Position p, int seat, int width, Dice dice) except -1
    @cython.locals(now=cython.int)
    cpdef void play_on(self, Position p, int turns, int width, Dice dice)
    @cython.locals(seat=cython.int)
    cdef void answer_together(self, Position p, Dice dice)
