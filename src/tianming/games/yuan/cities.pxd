cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, count, gather, lowest
from tianming.games.yuan.position cimport OFF, Position

cdef int ASK_CITY, ASK_CLAN, ASK_COLOUR, ASK_SPREAD, BY_PLAYERS, BY_SPREAD, CHANCE, CITY

@cython.locals(found=Bits)
cdef Bits undrawn_clans(Position p) noexcept
@cython.locals(taken=Bits, empty=Bits, far=Bits)
cdef Bits sites(Position p) noexcept
@cython.locals(found=Bits)
cdef Bits sites_taken(Position p) noexcept
cdef Bits drawn_sites(Position p) noexcept
@cython.locals(seen=Bits, edge=Bits, layer=Bits, beyond=Bits)
cdef Bits farthest_provinces(Position p) noexcept
@cython.locals(found=Bits)
cdef Bits clans_left(Position p) noexcept
cdef bint advance_cities(Position p, list log) except -1
cdef int next_without_clan(Position p)
cdef int next_without_site(Position p)
cdef void draw_clan(Position p, int clan, list log)
cdef void place_city(Position p, int seat, int province, list log)
cdef int site_of(Position p, int clan)
cdef bint advance_colours(Position p, list log) except -1
cdef int next_seat(Position p)
cdef void draw_colour(Position p, int clan, list log)
