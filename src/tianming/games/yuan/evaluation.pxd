cimport cython
from tianming.core.bits cimport Bits, bit, but_lowest, count, gathered, lowest
from tianming.games.yuan.attacks cimport fixed_defence
from tianming.games.yuan.fortification cimport walls
from tianming.games.yuan.legal cimport colonizable
from tianming.games.yuan.position cimport OFF, Position, slot
from tianming.games.yuan.upgrade cimport needed, needed_in, qualifies, ranking

cdef int MINE, PASS_CHAO, RICE, FIRST_HALF, ALL_SAVED, USEFUL, TEMPLE_RATE
cdef double DECIDED
cdef double WEIGHTS[32]

cpdef void use_weights(object weights)

cdef class Outlook:
    cdef double feature[32]
    cdef double total[32]
    cdef double value[8]
    cdef int temples[64]
    cdef int provinces[64]
    cdef int cities[64]
    cdef int gain
    @cython.locals(place=cython.int)
    cdef void take(self, Position p)
    @cython.locals(
        homes=Bits, rest=Bits, lost=Bits, purse=cython.int, fresh=cython.int, worst=cython.int, loss=cython.int,
        target=cython.int, force=cython.int, zone=cython.bint
    )
    cdef void take_attacks(self, Position p, int victim, int enemy)
    cdef void measure(self, Position p, int seat)
    @cython.locals(chao=cython.int)
    cdef void measure_purse(self, Position p, int seat)
    @cython.locals(land=Bits, number=cython.int, armies=cython.int, groups=cython.int)
    cdef void measure_land(self, Position p, int seat)
    @cython.locals(free=Bits, targets=Bits, found=Bits, price=cython.int, most=cython.int, temples=cython.int)
    cdef void measure_growth(self, Position p, int seat)
    @cython.locals(worst=cython.int, best=cython.int, loss=cython.int, gain=cython.int)
    cdef void measure_attacks(self, Position p, int seat)
    @cython.locals(temples=cython.int, wanted=cython.int, soon=cython.int)
    cdef void measure_temples(self, Position p, int seat)
    cdef void weigh(self, Position p)
    @cython.locals(best=cython.int)
    cdef int best_rival(self, Position p, int seat) except -2
    @cython.locals(mean=cython.double)
    cdef double lead(self, Position p, int seat) except? -1.0
    @cython.locals(best=cython.int)
    cdef void compare(self, Position p, int seat)
    cdef void add(self, double share)

cdef Outlook OUTLOOK
@cython.locals(homes=Bits, total=cython.int)
cdef int mustered(Position p, int seat, Bits target) except -1
@cython.locals(land=Bits, taken=Bits, guarded=Bits)
cdef Bits fallen(Position p, int seat, int target, bint zone) noexcept
@cython.locals(value=cython.double)
cdef double weighed(double* feature) except? -1.0
cpdef double evaluate(Position p, int seat) except? -1.0
cpdef double decided(Position p, int seat) except? -1.0
cdef double verdict(tuple winners, int seat) except? -1.0
cpdef list measured(Position p, int seat)
cpdef list seat_features(Position p, int seat)
