from tianming.core.bits cimport bit
from tianming.games.yuan.auction cimport advance_auction
from tianming.games.yuan.cities cimport advance_cities, advance_colours, next_seat, next_without_site, site_of
from tianming.games.yuan.map_tiles cimport advance_map
from tianming.games.yuan.position cimport OFF, Position
from tianming.games.yuan.upgrade cimport begin_turn

cdef int ASK_START, BY_PLAYERS, CHANCE, START_CHAO

cdef void advance(Position p, list log)
cdef bint ask_next(Position p, list log) except -1
cdef bint needs_start(Position p)
cdef void start_with(Position p, int seat, list log)
cdef bint is_in_force(Position p, int clan) except -1
cdef void empower(Position p)
cdef void begin_game(Position p, list log)
