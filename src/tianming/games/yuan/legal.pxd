cimport cython
from tianming.core.bits cimport first
from tianming.core.offer cimport Offer
from tianming.games.yuan.auction cimport highest_bidders, offer_bids
from tianming.games.yuan.cities cimport clans_left, undrawn_clans, drawn_sites, sites
from tianming.games.yuan.map_tiles cimport offer_cells, offer_tiles, undealt_tiles
from tianming.games.yuan.plans cimport offer_plans
from tianming.games.yuan.position cimport Position

cdef int ASK_BID, ASK_CELL, ASK_CITY, ASK_CLAN, ASK_COLOUR, ASK_DEAL, ASK_LOT, ASK_MAP, ASK_ROTATE, ASK_SPREAD
cdef int ASK_START, ASK_TAKE, ASK_TILE, ASK_TURN, CITY, CLAN, COLOUR, DEAL, LOT, MAP, MAPS
cdef int ROTATE, SPREAD, START, TAKE

cdef void offer_actions(Position p, int seat, Offer offer)
cdef void offer_draws(Position p, Offer offer)
