from tianming.games.yellow_yangtze.effects cimport pagodas_with
from tianming.games.yellow_yangtze.position cimport OFF, Position, slot

cdef int YELLOW
cdef double YELLOW_WEIGHT, LEADER_WEIGHT, GOVERNOR_WEIGHT, SUPPORT_WEIGHT, PAGODA_WEIGHT, HAND_WEIGHT, VARIETY_WEIGHT

cpdef double worth(Position p, int seat) except? -1.0
cdef double hand_worth(Position p, int seat) except? -1.0
cdef double leader_worth(Position p, int place, int ahead) except? -1.0
