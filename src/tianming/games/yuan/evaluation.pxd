cimport cython
from tianming.core.bits cimport Bits, bit, but_lowest, count, gather, lowest
from tianming.core.evaluator cimport WeightedEvaluator, value_end
from tianming.games.yuan.attacks cimport count_attackers, fixed_defence
from tianming.games.yuan.fortification cimport walls
from tianming.games.yuan.plans cimport find_colony_targets
from tianming.games.yuan.position cimport OFF, Position, slot
from tianming.games.yuan.upgrade cimport find_objective, find_objective_in, qualifies, rank_clans

cdef int MINE, PASS_CHAO, RICE, FIRST_MARKERS, MAX_SAVING, USEFUL_CHAO, TEMPLE_PROVINCES

cdef class Evaluator(WeightedEvaluator):
    cdef double value[8]
    cdef double leads[8]
    cdef int temples[64]
    cdef int provinces[64]
    cdef int cities[64]
    cdef int gain
    cpdef double evaluate(self, Position p, int seat) except? -1.0
    cdef void evaluate_all(self, Position p)
    cdef void weigh(self, Position p)
    @cython.locals(mean=cython.double)
    cdef double lead(self, Position p, int seat) except? -1.0
    cpdef list compare_features(self, Position p, int seat)
    cpdef list measure_seat(self, Position p, int seat)
    @cython.locals(place=cython.int)
    cdef void inspect(self, Position p)
    @cython.locals(
        homes=Bits, rest=Bits, lost=Bits, purse=cython.int, fresh=cython.int, worst=cython.int, loss=cython.int,
        target=cython.int, force=cython.int, zone=cython.bint
    )
    cdef void inspect_attacks(self, Position p, int victim, int enemy)
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
    @cython.locals(best=cython.int)
    cdef int best_rival(self, Position p, int seat) except -2
    @cython.locals(best=cython.int, share=cython.double)
    cdef void compare(self, Position p, int seat)

@cython.locals(land=Bits, taken=Bits, guarded=Bits)
cdef Bits find_losses(Position p, int seat, int target, bint zone) noexcept
cpdef double evaluate_end(Position p, int seat) except? -1.0
cdef double verdict(tuple winners, int seat) except? -1.0
