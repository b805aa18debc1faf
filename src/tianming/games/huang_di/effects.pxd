cimport cython
from tianming.games.huang_di.building cimport (
    build,
    build_second,
    choose_site,
    choose_workers,
    place_emperor,
    place_plaque,
    play_favour,
    remove_block,
)
from tianming.games.huang_di.cards cimport deal_card, keep_card, look_at_deck, return_card, show_card
from tianming.games.huang_di.legal cimport can_buy_with_chip, can_buy_with_jade
from tianming.games.huang_di.petition cimport make_bid, win_petition
from tianming.games.huang_di.position cimport COST, OFF, REPEAT_COST, Position
from tianming.games.huang_di.rounds cimport begin_round, begin_turns, end_by_wall, end_turn
from tianming.games.huang_di.supplies cimport (
    empty_prison,
    fill_prison,
    lose_peasants,
    pay_jade,
    take_convicts,
    take_jade,
    take_peasants,
)

cdef int ASK_AFTER, ASK_BETWEEN, ASK_ROLE, ASK_SECOND, ASK_TURN, BID, BUILD, BUYBACK_FOR, COLLECT, CONVICTS, DEAL
cdef int DONE, EMPEROR_AT, FAVOUR, KEEP, LOOK, MARKER, MOVE, PLAQUE, PLAY, PRISON, QUARRY, RECRUIT, REMOVE, REPEAT
cdef int RETURN, SHOW, TAKE_FIVE, BUYBACK, FIVE, FIVE_COST, INCOME
cdef tuple CARDS

cdef void carry_out(Position p, int seat, int action, list log)
cdef void carry_out_role(Position p, int action, list log)
cdef void play_card(Position p, int card, list log)
cdef void end_action(Position p, list log)
cdef void buy_back(Position p, int chip, list log)
cdef void decline(Position p, list log)
cdef void use_emperor_block(Position p, int cell, list log)
cdef void recruit(Position p, int number, list log)
@cython.locals(taken=cython.int)
cdef void take_five(Position p, list log)
@cython.locals(cause=str)
cdef void collect_jade(Position p, list log)
cdef void collect_from_prison(Position p, list log)
cdef void quarry(Position p, int number, list log)
cdef void move_taskmaster(Position p, int province, list log)
cdef void repeat_card(Position p, int card, list log)
