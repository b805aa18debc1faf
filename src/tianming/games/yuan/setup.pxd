cimport cython
from tianming.core.bits cimport as_int, bit, count, lowest
from tianming.games.yuan.legal cimport clans_left
from tianming.games.yuan.position cimport KIND, OFF, Position
from tianming.games.yuan.upgrade cimport begin_turn

cdef int CHANCE, ASK_BID, ASK_CELL, ASK_CITY, ASK_CLAN, ASK_COLOUR, ASK_DEAL, ASK_LOT, ASK_MAP, ASK_ROTATE, ASK_SPREAD
cdef int ASK_START, ASK_TAKE, ASK_TILE, MAPS, AUCTION_CHAO, BY_PLAYERS, HILL, MOST_TIES, ORIGIN, START_CHAO

cdef void advance(Position p, list log)
cdef bint needs_start(Position p)
cdef int next_drawn(Position p)
cdef int next_site(Position p)
cdef int next_seat(Position p)
cdef void start_with(Position p, int seat, list log)
cdef str tile_name(Position p, int index)
cdef int tile_index(Position p, int tile) except -1
cdef int tiles_dealt(Position p)
cdef int tiles_laid(Position p)
cdef void advance_map(Position p, list log)
cdef void deal_tile(Position p, int tile, list log)
cdef void choose_tile(Position p, int tile, list log)
cdef void choose_cell(Position p, int cell)
cdef void turn_tile(Position p, int rotation, list log)
cdef void tell_tile(Position p, int seat, int index, list log)
cdef void draw_map(Position p, int number, list log)
cdef void lay_map(Position p, tuple layout, list log)
cdef tuple layout_of(Position p)
cdef void survey(Position p)
cdef void complete_map(Position p, list log)
cdef void draw_clan(Position p, int clan, list log)
cdef void advance_cities(Position p, list log)
cdef void place_city(Position p, int seat, int province, list log)
cdef int site_of(Position p, int clan)
cdef void advance_colours(Position p, list log)
cdef void draw_colour(Position p, int clan, list log)
cdef void advance_auction(Position p, list log)
cdef void make_bid(Position p, int seat, int number, list log)
cdef void reveal_bids(Position p, list log)
cdef bint needs_lot(Position p)
cdef int count_seats(int seats)
cdef int lowest_seat(int seats)
cdef void draw_lot(Position p, int seat, list log)
cdef void take_clan(Position p, int seat, int clan, list log)
cdef bint in_force(Position p, int clan) except -1
cdef void empower(Position p)
cdef void begin_game(Position p, list log)
