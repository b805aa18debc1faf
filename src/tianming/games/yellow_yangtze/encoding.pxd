cimport cython
from tianming.core.bits cimport EMPTY, Bits, bit, count, has
from tianming.core.encoding cimport Encoding
from tianming.core.state cimport BaseState
from tianming.games.yellow_yangtze.features cimport SimpleEvaluator
from tianming.games.yellow_yangtze.legal cimport Survey
from tianming.games.yellow_yangtze.pagodas cimport pagodas_of
from tianming.games.yellow_yangtze.position cimport OFF, PAGODA_COLOUR, TRIANGLE, Position, slot

cdef int ASK_CHAIN, ASK_LOSS, ASK_MOVE, ASK_PAGODA, ASK_PLEDGE, ASK_REPLACE, ASK_TURN, OVER, RED, YELLOW
cdef int SEATS, KINDS, TILES, LEADER, PAGODA, STATE, JOINS, STARTS_WAR, STRENGTH, WARRING, WAR_TILE, ABOUT, REBEL, RULER
cdef int LEAST[5]
cdef tuple PAGODA_COUNTS

cdef class YellowYangtzeEncoding(Encoding):
    cdef Survey survey
    cdef SimpleEvaluator scorer
    cdef int state_of[20]
    cdef int me
    cpdef bint knows(self, BaseState state) except -1
    @cython.locals(p=Position)
    cpdef int players_of(self, BaseState state) except -1
    @cython.locals(p=Position)
    cpdef int asked_seat(self, BaseState state) except? -1
    @cython.locals(p=Position)
    cdef void observe(self, BaseState state, int seat)
    cdef int step_to(self, Position p, int seat)
    cdef void show_pieces(self, Position p)
    @cython.locals(region=Bits, strength=cython.int)
    cdef void show_states(self, Position p)
    cdef void show_conflicts(self, Position p)
    cdef void note_supply(self, Position p)
    @cython.locals(total=cython.int)
    cdef int unseen(self, Position p, int colour) except -1
    @cython.locals(seat=cython.int)
    cdef void note_seat(self, Position p, int step)
    @cython.locals(weakest=cython.int)
    cdef void note_points(self, Position p, int seat)
    @cython.locals(place=cython.int)
    cdef void note_leaders(self, Position p, int seat)
    @cython.locals(number=cython.int)
    cdef int pagodas_for(self, Position p, int place) except -1
    @cython.locals(waiting=cython.int)
    cdef void note_questions(self, Position p)
    @cython.locals(question=cython.int)
    cdef void note_war(self, Position p)
    cdef void note_revolt(self, Position p)
    cdef int support_of(self, Position p, int place) except -1
