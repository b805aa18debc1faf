cimport cython
from tianming.games.huang_di.position cimport Position

@cython.locals(taken=cython.int)
cdef int take_jade(Position p, int seat, int number, str cause, list log) except -1
cdef void pay_jade(Position p, int seat, int number, str cause, list log)
cdef int take_peasants(Position p, int seat, int number) except? -1
cdef void lose_peasants(Position p, int seat, int number)
@cython.locals(taken=cython.int)
cdef int take_convicts(Position p, int seat, int number) except -1
cdef void lose_convicts(Position p, int seat, int number)
@cython.locals(convicts=cython.int)
cdef void fill_prison(Position p, int jade, str cause, list log)
@cython.locals(jade=cython.int, convicts=cython.int)
cdef void empty_prison(Position p, int province, str cause, list log)
cdef void score(Position p, int seat, int number, str cause, str what, list log)
