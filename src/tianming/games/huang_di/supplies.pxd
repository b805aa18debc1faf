cimport cython
from tianming.games.huang_di.position cimport Position

@cython.locals(taken=cython.int)
cdef int take_jade(Position p, int seat, int number, str cause, list log) except -1
cdef int pay_jade(Position p, int seat, int number, str cause, list log) except -1
cdef int take_peasants(Position p, int seat, int number) except? -1
cdef int lose_peasants(Position p, int seat, int number) except? -1
@cython.locals(taken=cython.int)
cdef int take_convicts(Position p, int seat, int number) except -1
cdef int lose_convicts(Position p, int seat, int number) except -1
@cython.locals(convicts=cython.int)
cdef int fill_prison(Position p, int jade, str cause, list log) except -1
@cython.locals(jade=cython.int, convicts=cython.int)
cdef int empty_prison(Position p, int province, str cause, list log) except -1
cdef int score(Position p, int seat, int number, str cause, str what, list log) except -1
