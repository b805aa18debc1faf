cimport cython
from tianming.core.bits cimport Bits, as_int, bit, has
from tianming.games.yellow_yangtze.legal cimport chain_spaces
from tianming.games.yellow_yangtze.pagodas cimport ask_pagoda, build_pagoda, move_pagoda, score_pagodas
from tianming.games.yellow_yangtze.pieces cimport discard_from_hand, lift_leader, put_leader, score
from tianming.games.yellow_yangtze.position cimport OFF, Position, find_group, slot
from tianming.games.yellow_yangtze.removal cimport remove_tile, return_unsupported
from tianming.games.yellow_yangtze.revolts cimport begin_revolt, commit_to_revolt
from tianming.games.yellow_yangtze.wars cimport (
    begin_war,
    choose_winner,
    find_states,
    forget_sides,
    lose_tile,
    pledge_to_war,
    support_state,
)

cdef int ASK_ATTACK, ASK_BUILD, ASK_CHAIN, ASK_DEFEND, ASK_LOSS, ASK_MERCHANT, ASK_REDRAW
cdef int ASK_REFILL, ASK_REPLACE, ASK_RIOT, ASK_SUPPORT, ASK_TURN, BUILD, COMMIT, COMMIT_LEADER, DISCARD, DONE
cdef int DRAW, LEAD, MOVE, PAGODA, REMOVE, REPLACE, RIOT, SKIP, START, SUPPORT, TAKE, TILE, WINNER, WITHDRAW
cdef int BLACK, BLUE, GREEN, QUIET_ROUNDS, SPACES, CHANCE, END_BAG, END_QUIET, END_REDRAW
cdef tuple COLOURS, LEADERS, SPACE_NAMES

cdef void carry_out(Position p, int action, list log)
cdef void start_game(Position p, int seat, list log)
cdef void begin_turn(Position p, int seat, list log)
cdef void spend_action(Position p)
cdef void pass_turn(Position p, list log)
cdef void end_turn(Position p, list log)
cdef void refill(Position p, int next_seat, list log)
cdef void draw_tile(Position p, int colour, list log)
cdef void receive(Position p, int seat, int colour, list log)
cdef void end_game(Position p, int ending, list log)
cdef void position_leader(Position p, int colour, int space, list log)
@cython.locals(group=Bits)
cdef int other_leader(Position p, int place) except? -1
cdef void withdraw_leader(Position p, int colour, list log)
@cython.locals(group=Bits)
cdef void place_tile(Position p, int colour, int space, list log)
cdef void score_tile(Position p, int colour, Bits group, list log)
cdef void log_union(Position p, int space, list log)
cdef void take_merchant(Position p, int colour, list log)
cdef void skip(Position p, list log)
cdef void pay(Position p, int colour, int leader, list log)
cdef void remove(Position p, int space, list log)
cdef void bury_tile(Position p, int colour, list log)
cdef void redraw(Position p, list log)
cdef void draw_again(Position p, int number, list log)
cdef void commit(Position p, int action, list log)
