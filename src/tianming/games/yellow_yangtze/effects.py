"""What actions do: how the answer to each question changes the position, in the words of the rule book.

Every function takes the log: a list that collects events, or None if nobody wants them. The chapters
`pagodas`, `revolts` and `wars` have their own effects; this file has the rest.
"""

from __future__ import annotations

from tianming.core.bits import Bits, as_int, bit, has
from tianming.core.protocol import Event
from tianming.core.seats import CHANCE
from tianming.games.yellow_yangtze import events
from tianming.games.yellow_yangtze.actions import (
    ASK_ATTACK,
    ASK_BUILD,
    ASK_CHAIN,
    ASK_DEFEND,
    ASK_LOSS,
    ASK_MERCHANT,
    ASK_REDRAW,
    ASK_REFILL,
    ASK_REPLACE,
    ASK_RIOT,
    ASK_SUPPORT,
    ASK_TURN,
    BUILD,
    COMMIT,
    COMMIT_LEADER,
    DISCARD,
    DONE,
    DRAW,
    LEAD,
    MOVE,
    PAGODA,
    REMOVE,
    REPLACE,
    RIOT,
    SKIP,
    START,
    SUPPORT,
    TAKE,
    TILE,
    WINNER,
    WITHDRAW,
)
from tianming.games.yellow_yangtze.board import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    LEADERS,
    QUIET_ROUNDS,
    SPACE_NAMES,
    SPACES,
    names,
)
from tianming.games.yellow_yangtze.legal import chain_spaces
from tianming.games.yellow_yangtze.pagodas import ask_pagoda, build_pagoda, move_pagoda, score_pagodas
from tianming.games.yellow_yangtze.pieces import discard_from_hand, lift_leader, put_leader, score
from tianming.games.yellow_yangtze.position import OFF, Position, find_group, slot
from tianming.games.yellow_yangtze.removal import remove_tile, return_unsupported
from tianming.games.yellow_yangtze.revolts import begin_revolt, commit_to_revolt
from tianming.games.yellow_yangtze.scoring import END_BAG, END_QUIET, END_REDRAW, ENDINGS
from tianming.games.yellow_yangtze.wars import (
    begin_war,
    choose_winner,
    find_states,
    forget_sides,
    lose_tile,
    pledge_to_war,
    support_state,
)


def carry_out(p: Position, action: int, log: list[Event] | None) -> None:
    """Carry out a legal action, by its row of the table, and everything that follows automatically."""
    if action >= START:
        start_game(p, action - START, log)
    elif action >= DRAW:
        draw_tile(p, action - DRAW, log)
    elif action >= WINNER:
        choose_winner(p, action - WINNER, log)
    elif action >= SUPPORT:
        support_state(p, action - SUPPORT, log)
    elif action >= COMMIT:
        commit(p, action, log)
    elif action >= REMOVE:
        remove(p, action - REMOVE, log)
    elif action >= MOVE:
        move_pagoda(p, action - MOVE, log)
    elif action >= PAGODA:
        build_pagoda(p, action - PAGODA, log)
    elif action >= TAKE:
        take_merchant(p, action - TAKE, log)
    elif action == SKIP:
        skip(p, log)
    elif action == DONE:
        redraw(p, log)
    elif action >= DISCARD:
        bury_tile(p, action - DISCARD, log)
    elif action == REPLACE:
        spend_action(p)
        p.push(ASK_REPLACE, p.active, 0)
    elif action >= BUILD:
        pay(p, GREEN, action - BUILD, log)
        p.push(ASK_BUILD, p.active, 0)
    elif action >= RIOT:
        pay(p, BLUE, action - RIOT, log)
        p.push(ASK_RIOT, p.active, 0)
    elif action >= WITHDRAW:
        withdraw_leader(p, action - WITHDRAW, log)
    elif action >= LEAD:
        position_leader(p, (action - LEAD) // SPACES, (action - LEAD) % SPACES, log)
    elif action >= TILE:
        place_tile(p, (action - TILE) // SPACES, (action - TILE) % SPACES, log)
    else:
        pass_turn(p, log)
    if p.depth > 0 and p.question() == ASK_TURN and p.actions_left == 0:
        end_turn(p, log)


# The turn (sections 2 and 4).


def start_game(p: Position, seat: int, log: list[Event] | None) -> None:
    """S6: that seat begins, after hands and merchants are drawn (S2, S3)."""
    p.pop()
    p.active = seat
    if log is not None:
        log.append(events.PlayerStarted(seat))
    refill(p, seat, log)


def begin_turn(p: Position, seat: int, log: list[Event] | None) -> None:
    """P1: two actions."""
    p.active = seat
    p.actions_left = 2
    if p.stall_ends or p.quiet_turns < QUIET_ROUNDS * p.players:  # without X4 there is no need to count further
        p.quiet_turns += 1
    if log is not None:
        log.append(events.TurnBegan(seat))
    p.push(ASK_TURN, seat, 0)


def spend_action(p: Position) -> None:
    """P1: use one of the two actions."""
    p.actions_left -= 1


def pass_turn(p: Position, log: list[Event] | None) -> None:
    """P1: give up the rest of the turn."""
    p.actions_left = 0
    if log is not None:
        log.append(events.Passed(p.active))


def end_turn(p: Position, log: list[Event] | None) -> None:
    """P2: pagoda points, then everybody refills; X4: five rounds without a draw end the game (option)."""
    p.pop()
    score_pagodas(p, log)
    if p.stall_ends and p.next_short() == OFF and p.quiet_turns >= QUIET_ROUNDS * p.players:
        end_game(p, END_QUIET, log)
        return
    refill(p, (p.active + 1) % p.players, log)


def refill(p: Position, next_seat: int, log: list[Event] | None) -> None:
    """P2: draw until everybody has enough tiles; then the next player's turn begins."""
    if p.next_short() == OFF:
        begin_turn(p, next_seat, log)
        return
    if p.bag_size() == 0:
        end_game(p, END_BAG, log)  # X1
        return
    p.push(ASK_REFILL, CHANCE, next_seat)


def draw_tile(p: Position, colour: int, log: list[Event] | None) -> None:
    """P2, E1: draw a tile for the seat whose turn it is to draw."""
    p.bag[colour] -= 1
    p.quiet_turns = 0
    if p.question() == ASK_REDRAW:
        receive(p, p.active, colour, log)
        draw_again(p, p.pop() - 1, log)
        return
    receive(p, p.next_short(), colour, log)
    refill(p, p.pop(), log)


def receive(p: Position, seat: int, colour: int, log: list[Event] | None) -> None:
    """A drawn tile goes into a hand, or to the merchants if all hands are full."""
    if seat == p.players:
        p.merchants[colour] += 1
    else:
        p.hand[slot(seat, colour)] += 1
    if log is not None:
        drawn = COLOURS[colour]
        log.append(events.MerchantDrawn(drawn) if seat == p.players else events.TileDrawn(seat, drawn))


def end_game(p: Position, ending: int, log: list[Event] | None) -> None:
    """X1, E2, X4: the game ends at once."""
    p.depth = 0
    p.actions_left = 0
    p.over = ending
    if log is not None:
        log.append(events.GameEnded(ENDINGS[ending][0]))


# Leaders (section 5).


def position_leader(p: Position, colour: int, space: int, log: list[Event] | None) -> None:
    """A1: place or move a leader. A5: in a state that has its colour, this starts a revolt."""
    spend_action(p)
    place = slot(p.active, colour)
    origin = OFF if p.leader[place] == OFF else lift_leader(p, place)
    put_leader(p, place, space)
    if log is not None:
        origin_name = None if origin == OFF else SPACE_NAMES[origin]
        log.append(events.LeaderPlaced(p.active, LEADERS[colour], SPACE_NAMES[space], origin_name))
        log_union(p, space, log)
    ruler = other_leader(p, place)
    if ruler != OFF:
        begin_revolt(p, place, ruler, log)


def other_leader(p: Position, place: int) -> int:
    """The leader of the same colour and another seat in a leader's state, OFF if there is none."""
    group = find_group(bit(p.leader[place]), p.occupied_spaces())
    for seat in range(p.players):
        rival = slot(seat, place % 5)
        if rival != place and p.leader[rival] != OFF and has(group, p.leader[rival]):
            return rival
    return OFF


def withdraw_leader(p: Position, colour: int, log: list[Event] | None) -> None:
    """A1: take a leader back."""
    spend_action(p)
    space = lift_leader(p, slot(p.active, colour))
    if log is not None:
        log.append(events.LeaderWithdrawn(p.active, LEADERS[colour], SPACE_NAMES[space]))


# Tiles (section 6).


def place_tile(p: Position, colour: int, space: int, log: list[Event] | None) -> None:
    """B1 to B5: place the tile; then a war or a point, and what else it brings."""
    if p.question() == ASK_CHAIN:
        p.pop()
    else:
        spend_action(p)
    p.hand[slot(p.active, colour)] -= 1
    p.tiles[colour] |= bit(space)
    if log is not None:
        log.append(events.TilePlaced(p.active, COLOURS[colour], SPACE_NAMES[space]))
        log_union(p, space, log)
    group = find_group(bit(space), p.occupied_spaces())
    war = p.double_colours(group) != 0  # B2
    if colour == GREEN and p.merchant_count() > 0 and (p.merchant_after_war or not war):
        p.push(ASK_MERCHANT, p.active, 0)  # B4
    if war:
        begin_war(p, space, log)
        return
    score_tile(p, colour, group, log)
    if colour == BLUE and p.hand_size(p.active) > 0 and chain_spaces(p, space):
        p.push(ASK_CHAIN, p.active, space)  # B5
    ask_pagoda(p, space, log)


def score_tile(p: Position, colour: int, group: Bits, log: list[Event] | None) -> None:
    """B3: a point of the tile's colour for the leader of that colour, or else for the governor."""
    winner = p.leader_in(group, colour)
    if winner == OFF:
        winner = p.leader_in(group, BLACK)
    if winner != OFF:
        score(p, winner, colour, 1, "B3", log)


def log_union(p: Position, space: int, log: list[Event] | None) -> None:
    """Log the states that a tile or leader has linked, if there are several."""
    number = find_states(p, space)
    states = []
    for state in range(number):
        states.append(names(as_int(p.side[state])))
    forget_sides(p, 0)
    if log is not None and number > 1:
        log.append(events.StatesUnited(SPACE_NAMES[space], tuple(states)))


def take_merchant(p: Position, colour: int, log: list[Event] | None) -> None:
    """B4: take a merchant tile. The merchants refill at the end of the turn only."""
    p.pop()
    p.merchants[colour] -= 1
    p.hand[slot(p.active, colour)] += 1
    if log is not None:
        log.append(events.MerchantTaken(p.active, COLOURS[colour]))


def skip(p: Position, log: list[Event] | None) -> None:
    """Decline what was offered."""
    if p.question() == ASK_SUPPORT:
        support_state(p, OFF, log)
        return
    p.pop()


# Riots and pagodas as actions (sections 7 and 8).


def pay(p: Position, colour: int, leader: int, log: list[Event] | None) -> None:
    """C1, C2, D1, D2: pay two tiles, or one with the help of a leader, which is not spent."""
    spend_action(p)
    discard_from_hand(p, p.active, colour, 2 - leader)
    if log is not None:
        purpose = "riot" if colour == BLUE else "pagoda"
        log.append(events.TilesPaid(p.active, purpose, COLOURS[colour], 2 - leader, bool(leader)))


def remove(p: Position, space: int, log: list[Event] | None) -> None:
    """C1: remove the riot's tile; C3: leaders without a black tile go back (A6). Or remove the winner's loss in a
    war."""
    if p.question() == ASK_LOSS:
        lose_tile(p, space, log)
        return
    p.pop()
    if remove_tile(p, space, "C1", log) == BLACK:
        return_unsupported(p, space, log)


# Replacing tiles (section 9).


def bury_tile(p: Position, colour: int, log: list[Event] | None) -> None:
    """E1: discard a tile face down."""
    p.hand[slot(p.active, colour)] -= 1
    p.buried[slot(p.active, colour)] += 1
    p.asked_about[p.depth - 1] += 1
    if log is not None:
        log.append(events.TileDiscarded(p.active, COLOURS[colour]))


def redraw(p: Position, log: list[Event] | None) -> None:
    """E1: draw as many tiles as were discarded."""
    draw_again(p, p.pop(), log)


def draw_again(p: Position, number: int, log: list[Event] | None) -> None:
    """E1, E2: draw the remaining tiles; the game ends at once if the bag is empty."""
    if number == 0:
        return
    if p.bag_size() == 0:
        end_game(p, END_REDRAW, log)
        return
    p.push(ASK_REDRAW, CHANCE, number)


# Conflicts (sections 11 and 12).


def commit(p: Position, action: int, log: list[Event] | None) -> None:
    """Commit tiles to a revolt or a war, with or without the leader."""
    leader = 1 if action >= COMMIT_LEADER else 0
    number = action - (COMMIT_LEADER if leader else COMMIT)
    if p.question() == ASK_ATTACK or p.question() == ASK_DEFEND:
        commit_to_revolt(p, number, leader, log)
        return
    pledge_to_war(p, number, leader, log)
