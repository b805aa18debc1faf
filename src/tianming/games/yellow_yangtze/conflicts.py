"""Revolts (section 11) and wars (section 12)."""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, as_int, bit, but_lowest, count, lowest
from tianming.core.protocol import Event
from tianming.games.yellow_yangtze import events as told
from tianming.games.yellow_yangtze.actions import (
    ASK_ATTACK,
    ASK_DEFEND,
    ASK_LOSS,
    ASK_PLEDGE,
    ASK_SUPPORT,
    ASK_WINNER,
)
from tianming.games.yellow_yangtze.board import BLACK, LEADERS, RED, SPACE_NAMES, names
from tianming.games.yellow_yangtze.legal import state_named, strongest
from tianming.games.yellow_yangtze.pieces import discard_from_hand, remove_tile, return_leader, score
from tianming.games.yellow_yangtze.position import NEAR, OFF, Position, linked

# Revolts.


def begin_revolt(p: Position, rebel: int, ruler: int, log: list[Event] | None) -> None:
    """R1: the attacker positioned `rebel`, the defender owns `ruler`; first the attacker commits (R3)."""
    p.rebel = rebel
    p.ruler = ruler
    if log is not None:
        log.append(
            told.RevoltBegan(
                rebel // 5,
                ruler // 5,
                LEADERS[rebel % 5],
                SPACE_NAMES[p.leader[rebel]],
                SPACE_NAMES[p.leader[ruler]],
                (p.governors_beside(p.leader[rebel]), p.governors_beside(p.leader[ruler])),
            )
        )
    p.push(ASK_ATTACK, rebel // 5, 0)


def commit_to_revolt(p: Position, number: int, leader: int, log: list[Event] | None) -> None:
    """R3: black tiles, openly, and perhaps the governor; after the defender the revolt is decided."""
    attacks = p.question() == ASK_ATTACK
    seat = p.asked_seat[p.depth - 1]
    p.pop()
    discard_from_hand(p, seat, BLACK, number)  # R4
    if log is not None:
        log.append(told.RevoltCommitted(seat, number, bool(leader)))
    if attacks:
        p.rebel_pledge = number + leader
        p.push(ASK_DEFEND, p.ruler // 5, 0)
        return
    end_revolt(p, number + leader, log)


def end_revolt(p: Position, ruler_pledge: int, log: list[Event] | None) -> None:
    """R4: the higher strength wins, ties to the defender."""
    attack = p.governors_beside(p.leader[p.rebel]) + p.rebel_pledge
    defence = p.governors_beside(p.leader[p.ruler]) + ruler_pledge
    winner = p.rebel if attack > defence else p.ruler
    loser = p.ruler if attack > defence else p.rebel
    if log is not None:
        log.append(told.RevoltEnded(winner // 5, loser // 5, LEADERS[winner % 5], (attack, defence)))
    return_leader(p, loser, "R4", log)
    score(p, winner, winner % 5, 1, "R4", log)
    p.rebel = OFF
    p.ruler = OFF
    p.rebel_pledge = 0


# Wars.


def find_states(p: Position, space: int) -> int:
    """The states that a tile or leader on `space` links, noted as sides in the order of their first spaces; returns
    their number (three at most)."""
    others = p.occupied() & ~bit(space)
    rest = NEAR[space] & others
    number = 0
    while rest:
        group = linked(bit(lowest(rest)), others)
        rest &= ~group
        if p.colours_in(group):
            add_side(p, number, group)
            number += 1
    return number


def add_side(p: Position, number: int, group: Bits) -> int:
    """Note one more side after those whose first spaces come before its own."""
    place = number
    while place > 0 and lowest(p.side[place - 1]) > lowest(group):
        p.side[place] = p.side[place - 1]
        place -= 1
    p.side[place] = group
    return place


def begin_war(p: Position, space: int, log: list[Event] | None) -> None:
    """W1: the warring states; W4: support is asked from the left of the player who placed the tile."""
    p.war_space = space
    p.war_states = find_states(p, space)
    if not p.all_states_war:
        keep_warring(p)
    if log is not None:
        log.append(told.WarBegan(p.active, SPACE_NAMES[space], side_names(p), strengths(p)))
    p.push(ASK_SUPPORT, (p.active + 1) % p.players, 0)


def keep_warring(p: Position) -> int:
    """W1: only states that hold a leader whose colour also stands in another of them take part."""
    shared = p.shared_colours()
    number = 0
    for state in range(p.war_states):
        if p.colours_in(p.side[state]) & shared:
            p.side[number] = p.side[state]
            number += 1
    forget_sides(p, number)
    p.war_states = number
    return number


def forget_sides(p: Position, start: int) -> None:
    """Clear the sides from `start` on."""
    for state in range(start, 3):
        p.side[state] = EMPTY


def support_state(p: Position, space: int, log: list[Event] | None) -> None:
    """W4: a seat names the state it supports, or stays out (OFF)."""
    seat = p.asked_seat[p.depth - 1]
    if space != OFF:
        p.push(ASK_PLEDGE, seat, state_named(p, space))
        return
    p.pop()
    if log is not None:
        log.append(told.WarSupported(seat, None, 0, False))
    ask_next(p, seat, log)


def pledge_to_war(p: Position, number: int, leader: int, log: list[Event] | None) -> None:
    """W4: red tiles, openly, and perhaps the soldier leader, for the state named."""
    seat = p.asked_seat[p.depth - 1]
    state = p.pop()
    p.pop()  # the question which state
    discard_from_hand(p, seat, RED, number)
    p.pledged[state] += number
    if leader:
        p.captain[seat] = state
    if log is not None:
        log.append(told.WarSupported(seat, state, number, bool(leader)))
    ask_next(p, seat, log)


def ask_next(p: Position, seat: int, log: list[Event] | None) -> None:
    """W4: clockwise, the player who placed the tile last; then the war is decided."""
    if seat != p.active:
        p.push(ASK_SUPPORT, (seat + 1) % p.players, 0)
        return
    best = strongest(p)
    tied = 0
    winner = OFF
    for state in range(p.war_states):
        if p.strength(state) == best:
            tied += 1
            winner = state
    if tied > 1:
        p.push(ASK_WINNER, p.active, 0)  # W5
        return
    win_war(p, winner, log)


def choose_winner(p: Position, space: int, log: list[Event] | None) -> None:
    """W5: the player who placed the tile chooses among the strongest."""
    p.pop()
    win_war(p, state_named(p, space), log)


def win_war(p: Position, winner: int, log: list[Event] | None) -> None:
    """W6, W7: what both sides lose."""
    loss = 0
    for state in range(p.war_states):
        if state != winner:
            loss = max(loss, p.strength(state))
    if log is not None:
        log.append(told.WarWon(winner, strengths(p), loss))
    return_losers(p, winner, log)
    for state in range(p.war_states):
        if state != winner:
            remove_red(p, state, "W6", log)
    take_winners_loss(p, winner, loss - pledged_loss(p, winner), log)


def return_losers(p: Position, winner: int, log: list[Event] | None) -> None:
    """W6: every leader of a losing state whose colour stood in another warring state leaves, and the leader of that
    colour in the winning state, if there is one, wins a point."""
    shared = p.shared_colours()
    for place in range(5 * p.players):
        if not shared >> place % 5 & 1 or p.leader[place] == OFF:
            continue
        state = state_named(p, p.leader[place])
        if state == OFF or state == winner:
            continue
        return_leader(p, place, "W6", log)
        victor = p.leader_in(p.side[winner], place % 5)
        if victor != OFF:
            score(p, victor, place % 5, 1, "W6", log)


def remove_red(p: Position, state: int, cause: str, log: list[Event] | None) -> None:
    """All red tiles of a warring state leave the board."""
    rest = p.tiles[RED] & p.side[state]
    while rest:
        remove_tile(p, lowest(rest), cause, log)
        rest = but_lowest(rest)


def pledged_loss(p: Position, winner: int) -> int:
    """W7: what the winner has lost already: all tiles pledged to it, and the leaders (variant: not the leaders)."""
    paid = p.pledged[winner]
    for seat in range(p.players):
        if p.leader_pays_loss and p.captain[seat] == winner:
            paid += 1
    return paid


def take_winners_loss(p: Position, winner: int, due: int, log: list[Event] | None) -> None:
    """W7: what is missing comes from the winning state's red tiles, by choice while there is one."""
    if due > 0 and due < count(p.tiles[RED] & p.side[winner]):
        p.war_loss = due
        p.push(ASK_LOSS, p.active, winner)
        return
    if due > 0:
        remove_red(p, winner, "W7", log)
    end_war(p)


def lose_tile(p: Position, space: int, log: list[Event] | None) -> None:
    """W7: one at a time."""
    remove_tile(p, space, "W7", log)
    p.war_loss -= 1
    if p.war_loss == 0:
        p.pop()
        end_war(p)


def end_war(p: Position) -> None:
    """W7: the marker and the committed leaders go back."""
    p.war_space = OFF
    p.war_states = 0
    forget_sides(p, 0)
    for state in range(3):
        p.pledged[state] = 0
    for seat in range(4):
        p.captain[seat] = OFF


def side_names(p: Position) -> tuple[tuple[str, ...], ...]:
    """The warring states by the names of their spaces."""
    sides = []
    for state in range(p.war_states):
        sides.append(names(as_int(p.side[state])))
    return tuple(sides)


def strengths(p: Position) -> tuple[int, ...]:
    """W3: the strengths of the warring states."""
    numbers = []
    for state in range(p.war_states):
        numbers.append(p.strength(state))
    return tuple(numbers)
