cimport cython
from tianming.core.bits cimport Bits, first
from tianming.core.offer cimport Offer
from tianming.games.yellow_yangtze.pieces cimport discard_from_hand, return_leader, score
from tianming.games.yellow_yangtze.position cimport OFF, Position, slot

cdef int ASK_ATTACK, ASK_DEFEND, COMMIT, COMMIT_LEADER, BLACK
cdef tuple LEADERS, SPACE_NAMES

@cython.locals(numbers=Bits)
cdef void offer_commitments(Position p, Offer offer)
cdef void begin_revolt(Position p, int rebel, int ruler, list log)
cdef void commit_to_revolt(Position p, int number, int leader, list log)
cdef void end_revolt(Position p, int ruler_pledge, list log)
