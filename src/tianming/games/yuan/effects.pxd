from tianming.core.pool cimport Pool
from tianming.games.yuan.attacks cimport attack
from tianming.games.yuan.auction cimport draw_lot, make_bid, take_clan
from tianming.games.yuan.cities cimport draw_clan, draw_colour, place_city
from tianming.games.yuan.development cimport develop
from tianming.games.yuan.fortification cimport fortify_after, fortify_own, recruit
from tianming.games.yuan.map_tiles cimport choose_cell, choose_tile, deal_tile, draw_map, turn_tile
from tianming.games.yuan.plans cimport PLAN_POOL, Plans, acquire_plans, log_phase, log_length, make_plan, pay
from tianming.games.yuan.position cimport OFF, Position
from tianming.games.yuan.setup cimport advance, start_with
from tianming.games.yuan.upgrade cimport check_victory, earn, upgrade

cdef int BID, CELL, CITY, CLAN, COLOUR, DEAL, LOT, MAP, ROTATE, SPREAD, START, TAKE, TILE

cdef void carry_out(Position p, int seat, int action, list log)
cdef void draw(Position p, int action, list log)
cdef void resolve(Position p, list log)
