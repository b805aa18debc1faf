cimport cython
from tianming.core.bits cimport as_int, bit, count, lowest
from tianming.games.yuan.legal cimport clans_left
from tianming.games.yuan.position cimport KIND, NOWHERE, OFF, Position
from tianming.games.yuan.upgrade cimport begin_turn

cdef int CHANCE, ASK_BID, ASK_CELL, ASK_CITY, ASK_CLAN, ASK_COLOUR, ASK_DEAL, ASK_LOT, ASK_MAP, ASK_ROTATE, ASK_SPREAD
cdef int ASK_START, ASK_TAKE, ASK_TILE, MAPS, AUCTION_CHAO, BY_PLAYERS, HILL, MOST_TIES, ORIGIN, START_CHAO

cdef int advance(Position p, list log) except -1
cdef bint needs_start(Position p)
cdef int next_drawn(Position p)
cdef int next_site(Position p)
cdef int next_seat(Position p)
cdef int start_with(Position p, int seat, list log) except -1
cdef str tile_name(Position p, int index)
cdef int tile_index(Position p, int tile) except -1
cdef int tiles_dealt(Position p)
cdef int tiles_laid(Position p)
cdef int advance_map(Position p, list log) except -1
cdef int deal_tile(Position p, int tile, list log) except -1
cdef int choose_tile(Position p, int tile, list log) except -1
cdef int choose_cell(Position p, int cell) except -1
cdef int turn_tile(Position p, int rotation, list log) except -1
cdef int tell_tile(Position p, int seat, int index, list log) except -1
cdef int draw_map(Position p, int number, list log) except -1
cdef int lay_map(Position p, tuple layout, list log) except -1
cdef tuple layout_of(Position p)
cdef int survey(Position p) except -1
cdef int complete_map(Position p, list log) except -1
cdef int draw_clan(Position p, int clan, list log) except -1
cdef int advance_cities(Position p, list log) except -1
cdef int place_city(Position p, int seat, int province, list log) except -1
cdef int site_of(Position p, int clan)
cdef int advance_colours(Position p, list log) except -1
cdef int draw_colour(Position p, int clan, list log) except -1
cdef int advance_auction(Position p, list log) except -1
cdef int make_bid(Position p, int seat, int number, list log) except -1
cdef int reveal_bids(Position p, list log) except -1
cdef bint needs_lot(Position p)
cdef int count_seats(int seats)
cdef int lowest_seat(int seats)
cdef int draw_lot(Position p, int seat, list log) except -1
cdef int take_clan(Position p, int seat, int clan, list log) except -1
cdef bint in_force(Position p, int clan) except -1
cdef int empower(Position p) except -1
cdef int begin_game(Position p, list log) except -1
