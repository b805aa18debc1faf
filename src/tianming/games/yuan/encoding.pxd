cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, but_lowest, count, from_int, gather, lowest
from tianming.core.encoding cimport Encoding
from tianming.core.state cimport BaseState
from tianming.games.yuan.attacks cimport count_attackers, fixed_defence
from tianming.games.yuan.plans cimport find_colony_targets
from tianming.games.yuan.position cimport OFF, Position, slot
from tianming.games.yuan.upgrade cimport find_objective_in

cdef int ASK_BID, ASK_START, ASK_TURN, CHANCE, OVER, CELLS_ACROSS, SEATS, SEAT_NUMBERS
cdef int LAND, ATTACKS, HAND, CITY_OF, LAID, TO_LAY, MAP, FREE, CITIES, DOUBLED, RAMPARTS, INDESTRUCTIBLE, TEMPLES
cdef int ARMIES, SHORE, RAVINES, VOLCANIC, BESIDE_OWN, BESIDE_RIVALS, BESIDE_TEMPLES, REACH, RIVAL_REACH, ROOM
cdef int COULD_WIN, IN_DANGER
cdef Bits TILE_LAND[60]

cdef void fill_tile_land()

cdef class YuanEncoding(Encoding):
    cdef int place_of[60]
    cdef int me
    cpdef bint knows(self, BaseState state) except -1
    @cython.locals(p=Position)
    cpdef int players_of(self, BaseState state) except -1
    @cython.locals(p=Position)
    cpdef int asked_seat(self, BaseState state) except? -1
    @cython.locals(p=Position)
    cdef void observe(self, BaseState state, int seat)
    @cython.locals(tiles=tuple)
    cdef void find_tiles(self, Position p)
    @cython.locals(rest=Bits, size=cython.int, tile=cython.int, place=cython.int)
    cdef void list_places(self, Position p)
    @cython.locals(place=cython.int)
    cdef void show_setup(self, Position p)
    cdef bint is_taken(self, Position p, int clan) except -1
    @cython.locals(rest=Bits, province=cython.int)
    cdef void show_pieces(self, Position p)
    @cython.locals(seat=cython.int, step=cython.int)
    cdef void show_map(self, Position p)
    @cython.locals(rest=Bits, province=cython.int)
    cdef void show_room(self, Position p)
    @cython.locals(rival=cython.int)
    cdef void show_conquests(self, Position p)
    @cython.locals(found=Bits, rest=Bits, province=cython.int, force=cython.int)
    cdef Bits conquests(self, Position p, int seat, int owner)
    @cython.locals(seat=cython.int)
    cdef void note_seat(self, Position p, int step)
    cdef bint takes_part(self, Position p, int seat) except -1
    @cython.locals(clans=Bits)
    cdef void note_setup(self, Position p)
    cdef void note_turn(self, Position p)
    cdef void note_options(self, Position p)
