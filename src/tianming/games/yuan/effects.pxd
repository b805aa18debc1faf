from tianming.core.pool cimport Pool
from tianming.games.yuan.attacks cimport attack
from tianming.games.yuan.development cimport develop
from tianming.games.yuan.fortification cimport fortify_after, fortify_own, recruit
from tianming.games.yuan.plans cimport PADS, Plans, acquire_plans, chapter, length, pay
from tianming.games.yuan.position cimport OFF, Position
from tianming.games.yuan.setup cimport (
    choose_cell,
    choose_tile,
    deal_tile,
    draw_clan,
    draw_colour,
    draw_lot,
    draw_map,
    make_bid,
    place_city,
    start_with,
    take_clan,
    turn_tile,
)
from tianming.games.yuan.upgrade cimport check_victory, earn, upgrade

cdef int BID, CELL, CITY, CLAN, COLOUR, DEAL, LOT, MAP, ROTATE, SPREAD, START, TAKE, TILE

cdef void carry_out(Position p, int seat, int action, list log)
cdef void draw(Position p, int action, list log)
cdef void make_plan(Position p, int seat, int action, list log)
cdef void resolve(Position p, list log)
