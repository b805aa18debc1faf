"""What actions do: how the answer to each question changes the position, in the words of the rule book.

Every function takes the log: a list that collects events, or None if nobody wants them. An action that is over asks
nothing; then `end_action` goes on. The chapters are `petition`, `rounds`, `cards`, `building` and, here, the role
cards.
"""

from __future__ import annotations

from tianming.core.protocol import Event
from tianming.games.huang_di import events
from tianming.games.huang_di.actions import (
    ASK_AFTER,
    ASK_BETWEEN,
    ASK_ROLE,
    ASK_SECOND,
    ASK_TURN,
    BID,
    BUILD,
    BUYBACK_FOR,
    COLLECT,
    CONVICTS,
    DEAL,
    DONE,
    EMPEROR_AT,
    FAVOUR,
    KEEP,
    LOOK,
    MARKER,
    MOVE,
    PLAQUE,
    PLAY,
    PRISON,
    QUARRY,
    RECRUIT,
    REMOVE,
    REPEAT,
    RETURN,
    SHOW,
    TAKE_FIVE,
)
from tianming.games.huang_di.board import BUYBACK, CARDS, FIVE, FIVE_COST, INCOME
from tianming.games.huang_di.building import (
    build,
    build_second,
    choose_site,
    choose_workers,
    place_emperor,
    place_plaque,
    play_favour,
    remove_block,
)
from tianming.games.huang_di.cards import deal_card, keep_card, look_at_deck, return_card, show_card
from tianming.games.huang_di.legal import can_buy_with_chip, can_buy_with_jade
from tianming.games.huang_di.petition import make_bid, win_petition
from tianming.games.huang_di.position import COST, OFF, REPEAT_COST, Position
from tianming.games.huang_di.rounds import begin_round, begin_turns, end_by_wall, end_turn
from tianming.games.huang_di.supplies import (
    empty_prison,
    fill_prison,
    lose_peasants,
    pay_jade,
    take_convicts,
    take_jade,
    take_peasants,
)


def carry_out(p: Position, seat: int, action: int, log: list[Event] | None) -> None:
    """Carry out a legal action, by its row of the table, and everything that follows automatically."""
    if action < BID:
        if return_card(p, seat, action - RETURN, log):
            begin_round(p, log)
    elif action < PLAY:
        if make_bid(p, seat, action - BID, log):
            begin_turns(p, log)
    elif action >= MARKER:
        win_petition(p, action - MARKER, log)
        begin_turns(p, log)
    elif action >= SHOW:
        show_card(p, action - SHOW, log)
    elif action >= DEAL:
        deal_card(p, action - DEAL, log)
    elif action == DONE:
        decline(p, log)
    elif action >= BUYBACK_FOR:
        buy_back(p, action - BUYBACK_FOR, log)
    elif action >= EMPEROR_AT:
        use_emperor_block(p, action - EMPEROR_AT, log)
    else:
        carry_out_role(p, action, log)
    if p.asked == OFF and p.over == 0:
        end_action(p, log)


def carry_out_role(p: Position, action: int, log: list[Event] | None) -> None:
    """The actions of the role cards, and their follow-up questions."""
    if action >= REPEAT:
        repeat_card(p, action - REPEAT, log)
        return
    if action >= MOVE:
        move_taskmaster(p, action - MOVE, log)
        return
    if action >= REMOVE:
        remove_block(p, action - REMOVE, log)
        return
    if action >= PLAQUE:
        place_plaque(p, action - PLAQUE, log)
        return
    if action >= FAVOUR:
        play_favour(p, action - FAVOUR, log)
        return
    if action >= CONVICTS:
        build(p, action - CONVICTS, log)
        return
    if action >= BUILD:
        choose_site(p, action - BUILD, log)
        return
    if action >= KEEP:
        keep_card(p, action - KEEP, log)
        return
    if action == LOOK:
        look_at_deck(p)
        return
    if action >= QUARRY:
        quarry(p, action - QUARRY + 1, log)
        return
    if action == PRISON:
        collect_from_prison(p, log)
        return
    if action == COLLECT:
        collect_jade(p, log)
        return
    if action == TAKE_FIVE:
        take_five(p, log)
        return
    if action >= RECRUIT:
        recruit(p, action - RECRUIT + 1, log)
        return
    play_card(p, action - PLAY, log)


# The turn (section 2).


def play_card(p: Position, card: int, log: list[Event] | None) -> None:
    """T2: a role card, face up."""
    p.shown = card
    if log is not None:
        log.append(events.CardPlayed(p.active, CARDS[card]))
    p.ask(ASK_ROLE, p.active, card)


def end_action(p: Position, log: list[Event] | None) -> None:
    """T2, E1: a buyback or the emperor block may follow; X1: the wall may be complete."""
    if p.is_wall_complete():
        end_by_wall(p, log)
        return
    if can_buy_with_jade(p) or can_buy_with_chip(p) or (p.holds_emperor_block() and p.all_sites()):
        p.ask(ASK_AFTER, p.active, 0)
        return
    end_turn(p, log)


def buy_back(p: Position, chip: int, log: list[Event] | None) -> None:
    """T2: the card goes back to the hand, and another action must follow."""
    if log is not None:
        log.append(events.CardBoughtBack(p.active, CARDS[p.shown], "chip" if chip else "jade"))
    if chip:
        p.chips[p.active] -= 1
    else:
        pay_jade(p, p.active, BUYBACK, "T2", log)
    p.bought = 1
    p.shown = OFF
    p.ask(ASK_TURN, p.active, 0)


def decline(p: Position, log: list[Event] | None) -> None:
    """No second block, no emperor block between, or nothing after the action."""
    if p.asked == ASK_SECOND:
        choose_workers(p, log)
        return
    if p.asked == ASK_BETWEEN:
        build_second(p, log)
        return
    end_turn(p, log)


def use_emperor_block(p: Position, cell: int, log: list[Event] | None) -> None:
    """E1: before a card, between two blocks, or after an action; X1: outside an action the game ends at once."""
    place_emperor(p, cell, log)
    if p.asked == ASK_BETWEEN:
        build_second(p, log)
        return
    if p.asked == ASK_AFTER:
        p.ask(OFF, 0, 0)
        return
    if p.is_wall_complete():
        end_by_wall(p, log)
        return


# Recruiter and resources (sections 3 and 4).


def recruit(p: Position, number: int, log: list[Event] | None) -> None:
    """R1."""
    fill_prison(p, 0, "R1", log)
    pay_jade(p, p.active, COST[number], "R1", log)
    take_peasants(p, p.active, number)
    if log is not None:
        log.append(events.PeasantsRecruited(p.active, number))
    p.ask(OFF, 0, 0)


def take_five(p: Position, log: list[Event] | None) -> None:
    """R2."""
    lose_peasants(p, p.active, FIVE_COST)
    taken = take_convicts(p, p.active, FIVE)
    if log is not None:
        log.append(events.ConvictsTaken(p.active, taken, FIVE_COST))
    p.ask(OFF, 0, 0)


def collect_jade(p: Position, log: list[Event] | None) -> None:
    """R3, Q2."""
    cause = "R3" if p.about == 0 else "Q2"
    take_jade(p, p.active, INCOME + p.bonus[p.active], cause, log)
    p.ask(OFF, 0, 0)


def collect_from_prison(p: Position, log: list[Event] | None) -> None:
    """R4."""
    empty_prison(p, p.province(), "R4", log)
    p.ask(OFF, 0, 0)


def quarry(p: Position, number: int, log: list[Event] | None) -> None:
    """Q1."""
    fill_prison(p, 0, "Q1", log)
    pay_jade(p, p.active, COST[number], "Q1", log)
    p.area[p.active] -= number
    p.blocks[p.active] += number
    if log is not None:
        log.append(events.BlocksQuarried(p.active, number))
    p.ask(OFF, 0, 0)


# Taskmaster (section 6).


def move_taskmaster(p: Position, province: int, log: list[Event] | None) -> None:
    """M1."""
    if log is not None:
        log.append(events.TaskmasterMoved(p.active, p.province() + 1, province + 1))
    p.taskmaster[p.active] = province
    p.ask(OFF, 0, 0)


def repeat_card(p: Position, card: int, log: list[Event] | None) -> None:
    """M2: paid first; the taskmaster card stays the one that was played."""
    if log is not None:
        log.append(events.CardRepeated(p.active, CARDS[card]))
    pay_jade(p, p.active, REPEAT_COST[card], "M2", log)
    p.ask(ASK_ROLE, p.active, card)
