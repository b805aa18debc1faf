cimport cython
from tianming.core.bits cimport EMPTY, Bits, as_int, bit, but_lowest, count, first, has, lowest
from tianming.core.offer cimport Offer
from tianming.games.yellow_yangtze.pieces cimport discard_from_hand, return_leader, score
from tianming.games.yellow_yangtze.position cimport NEAR, OFF, Position, find_group, slot
from tianming.games.yellow_yangtze.removal cimport remove_tile

cdef int ASK_LOSS, ASK_PLEDGE, ASK_SUPPORT, ASK_WINNER, COMMIT, COMMIT_LEADER, REMOVE, SKIP, SUPPORT, WINNER, RED
cdef tuple SPACE_NAMES

cdef bint can_support(Position p, int seat) except -1
cdef void offer_support(Position p, Offer offer)
@cython.locals(numbers=Bits)
cdef void offer_pledges(Position p, Offer offer)
cdef void offer_winners(Position p, Offer offer)
cdef int find_greatest_strength(Position p) except -1
cdef void offer_losses(Position p, Offer offer)
@cython.locals(others=Bits, rest=Bits, group=Bits)
cdef int find_states(Position p, int space) except -1
cdef int add_side(Position p, int number, Bits group) except -1
cdef void forget_sides(Position p, int start)
cdef int find_warring_state(Position p, int space) except? -1
cdef void begin_war(Position p, int space, list log)
cdef int keep_warring(Position p) except -1
cdef void support_state(Position p, int space, list log)
cdef void pledge_to_war(Position p, int number, int leader, list log)
cdef void ask_next(Position p, int seat, list log)
cdef void choose_winner(Position p, int space, list log)
cdef void win_war(Position p, int winner, list log)
cdef void return_losers(Position p, int winner, list log)
@cython.locals(rest=Bits)
cdef void remove_red(Position p, int state, str cause, list log)
cdef int pledged_loss(Position p, int winner) except -1
cdef void take_winners_loss(Position p, int winner, int due, list log)
cdef void lose_tile(Position p, int space, list log)
cdef void end_war(Position p)
cdef tuple side_names(Position p)
cdef tuple strengths(Position p)
