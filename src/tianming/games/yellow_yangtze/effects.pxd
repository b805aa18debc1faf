cimport cython
from tianming.core.bits cimport Bits, as_int, bit, has
from tianming.games.yellow_yangtze.conflicts cimport (
    begin_revolt,
    begin_war,
    choose_winner,
    commit_to_revolt,
    find_states,
    forget_sides,
    lose_tile,
    pledge_to_war,
    support_state,
)
from tianming.games.yellow_yangtze.legal cimport at_tile, chain_spaces, free_triangles
from tianming.games.yellow_yangtze.pieces cimport (
    discard_from_hand,
    lift_leader,
    pagoda_beside,
    pagoda_on,
    pagodas_of,
    put_leader,
    remove_tile,
    return_unsupported,
    score,
    triangle_colour,
)
from tianming.games.yellow_yangtze.position cimport OFF, PAGODA_COLOUR, TRIANGLE, Position, linked, slot

cdef int ASK_ATTACK, ASK_BUILD, ASK_CHAIN, ASK_DEFEND, ASK_LOSS, ASK_MERCHANT, ASK_MOVE, ASK_PAGODA, ASK_REDRAW
cdef int ASK_REFILL, ASK_REPLACE, ASK_RIOT, ASK_SUPPORT, ASK_TURN, BUILD, COMMIT, COMMIT_LEADER, DISCARD, DONE
cdef int DRAW, LEAD, MOVE, PAGODA, REMOVE, REPLACE, RIOT, SKIP, START, SUPPORT, TAKE, TILE, WINNER, WITHDRAW
cdef int BLACK, BLUE, GREEN, QUIET_ROUNDS, SPACES, CHANCE, END_BAG, END_QUIET, END_REDRAW
cdef tuple COLOURS, LEADERS, SPACE_NAMES, TRIANGLE_NAMES

cdef int carry_out(Position p, int action, list log) except -1
cdef int start_game(Position p, int seat, list log) except -1
cdef int begin_turn(Position p, int seat, list log) except -1
cdef int spend_action(Position p) except -1
cdef int pass_turn(Position p, list log) except -1
cdef int end_turn(Position p, list log) except -1
cdef int score_pagodas(Position p, list log) except -1
@cython.locals(group=Bits)
cdef int pagodas_with(Position p, int place) except -1
cdef int refill(Position p, int next_seat, list log) except -1
cdef int draw_tile(Position p, int colour, list log) except -1
cdef int receive(Position p, int seat, int colour, list log) except -1
cdef int end_game(Position p, int ending, list log) except -1
cdef int position_leader(Position p, int colour, int space, list log) except -1
@cython.locals(group=Bits)
cdef int other_leader(Position p, int place) except? -1
cdef int withdraw_leader(Position p, int colour, list log) except -1
@cython.locals(group=Bits)
cdef int place_tile(Position p, int colour, int space, list log) except -1
cdef int score_tile(Position p, int colour, Bits group, list log) except -1
cdef int tell_union(Position p, int space, list log) except -1
cdef int take_merchant(Position p, int colour, list log) except -1
cdef int skip(Position p, list log) except? -1
cdef int pay(Position p, int colour, int leader, list log) except -1
cdef int remove(Position p, int space, list log) except -1
@cython.locals(upward=Bits, downward=Bits)
cdef int offer_pagoda(Position p, int space, list log) except -1
cdef int build_pagoda(Position p, int triangle, list log) except -1
cdef int only_pagoda(Position p, int colour) except? -1
cdef int move_pagoda(Position p, int origin, list log) except -1
cdef int bury_tile(Position p, int colour, list log) except -1
cdef int redraw(Position p, list log) except -1
cdef int draw_again(Position p, int number, list log) except -1
cdef int commit(Position p, int action, list log) except -1
