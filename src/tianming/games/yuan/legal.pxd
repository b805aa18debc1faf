cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, block, but_lowest, first, gather, has, lowest
from tianming.core.offer cimport Offer
from tianming.games.yuan.position cimport OFF, Position

cdef int ASK_BID, ASK_CELL, ASK_CITY, ASK_CLAN, ASK_COLOUR, ASK_DEAL, ASK_LOT, ASK_MAP, ASK_ROTATE, ASK_SPREAD
cdef int ASK_START, ASK_TAKE, ASK_TILE, ASK_TURN, BID, CELL, CITY, CLAN, COLOUR, DEAL, LOT, MAP, MAPS, PASS, PLAN
cdef int ROTATE, SPREAD, START, TAKE, TILE, BY_SPREAD, CELLS_ACROSS, FOREST, MINE, RICE, HUAN, ZHUANG, TARGETS
cdef unsigned long long UP_TO[4]
cdef unsigned long long OWN_CITY, OWN_VILLAGE, HUAN_VILLAGE, FREE_NEAR, FREE_FAR, ASSAULT

cdef void offer_actions(Position p, int seat, Offer offer)
@cython.locals(found=cython.ulonglong, left=cython.int, rest=cython.int, m=cython.int)
cdef unsigned long long affordable(Position p, int seat) except? 0
@cython.locals(
    targets=Bits,
    pay=cython.ulonglong,
    own=Bits,
    free=Bits,
    open_=Bits,
    armed=Bits,
    village=cython.ulonglong,
    board=Bits,
    mask=cython.ulonglong,
)
cdef void offer_plans(Position p, int seat, Offer offer)
@cython.locals(found=Bits)
cdef Bits colonizable(Position p, int seat) noexcept
@cython.locals(found=Bits)
cdef void offer_tiles(Position p, int seat, Offer offer)
cdef void offer_cells(Position p, Offer offer)
@cython.locals(found=Bits)
cdef Bits sites_taken(Position p) noexcept
@cython.locals(taken=Bits, empty=Bits, far=Bits)
cdef Bits sites(Position p) noexcept
@cython.locals(seen=Bits, edge=Bits, layer=Bits, beyond=Bits)
cdef Bits farthest(Position p) noexcept
cdef Bits drawn_sites(Position p) noexcept
@cython.locals(found=Bits)
cdef Bits clans_left(Position p) noexcept
@cython.locals(found=Bits)
cdef Bits clans_undrawn(Position p) noexcept
cdef Bits seats_in(int mask) noexcept
@cython.locals(found=Bits)
cdef Bits undealt(Position p) noexcept
cdef void offer_draws(Position p, Offer offer)
