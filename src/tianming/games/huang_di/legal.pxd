cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, but_lowest, count, first, has, lowest
from tianming.core.offer cimport Offer
from tianming.games.huang_di.petition cimport offer_bids, tied_seats
from tianming.games.huang_di.position cimport COST, EMPEROR, NEED, OFF, REPEAT_COST, TOP, Position

cdef int ASK_AFTER, ASK_BETWEEN, ASK_BID, ASK_DEAL, ASK_KEEP, ASK_PLAQUE, ASK_RETURN, ASK_ROLE, ASK_SECOND
cdef int ASK_SHOW, ASK_TIE, ASK_TURN, ASK_WORKERS, BUILD, BUYBACK_FOR, COLLECT, CONVICTS, DEAL, DONE
cdef int EMPEROR_AT, FAVOUR, KEEP, LOOK, MARKER, MOVE, PLAQUE, PLAY, PRISON, QUARRY, RECRUIT, REMOVE, REPEAT
cdef int RETURN, SHOW, TAKE_FIVE, BUILDER, BUYBACK, FIVE_COST, RECRUITER, RESOURCES, SECOND_BLOCK
cdef int TASKMASTER

@cython.locals(question=cython.int)
cpdef void offer_actions(Position p, Offer offer, int seat)
cdef void offer_turn(Position p, Offer offer)
cdef bint can_play(Position p, int card) except -1
cdef bint can_act_as_builder(Position p) except -1
cdef void offer_role(Position p, Offer offer, int card)
cdef void offer_after(Position p, Offer offer)
cdef bint can_buy_with_jade(Position p) except -1
cdef bint can_buy_with_chip(Position p) except -1
@cython.locals(number=cython.int)
cdef int count_affordable(Position p, int most) except -1
cdef void offer_recruiter(Position p, Offer offer)
cdef void offer_resources(Position p, Offer offer)
cdef void offer_builder(Position p, Offer offer)
@cython.locals(found=Bits, workers=cython.int, start=cython.int, level=cython.int, column=cython.int)
cdef Bits first_sites(Position p) noexcept
@cython.locals(found=Bits, workers=cython.int, lift=cython.int, start=cython.int, base=cython.int, level=cython.int)
cdef Bits second_sites(Position p) noexcept
@cython.locals(number=cython.int)
cdef int count_workers_needed(Position p) except -1
@cython.locals(wanted=cython.int, fewest=cython.int)
cdef Bits worker_mixes(Position p) noexcept
cdef Bits between_sites(Position p) noexcept
@cython.locals(rest=Bits, cells=Bits)
cdef bint fits(Position p, Bits mine, int card) except -1
cdef Bits free_blocks(Position p, int seat) noexcept
@cython.locals(mine=Bits, found=Bits, rest=Bits, card=cython.int)
cdef Bits playable_favours(Position p) noexcept
@cython.locals(mine=Bits, rest=Bits)
cdef bint has_playable_favour(Position p) except -1
@cython.locals(mine=Bits, found=Bits, rest=Bits, cells=Bits)
cdef Bits pattern_cells(Position p, int card) noexcept
@cython.locals(found=Bits, safe=Bits, start=cython.int, level=cython.int)
cdef Bits find_removable(Position p) noexcept
cdef void offer_taskmaster(Position p, Offer offer)
cdef bint can_repeat(Position p, int card) except -1
@cython.locals(found=Bits)
cdef Bits top_cards(Position p) noexcept
cdef bint is_single(Bits cells) except -1
