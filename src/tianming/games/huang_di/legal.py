"""The legal actions: what each question offers. The same functions check a single action."""

from __future__ import annotations

from tianming.core.bits import EMPTY, Bits, bit, but_lowest, count, first, has, lowest
from tianming.core.offer import Offer
from tianming.games.huang_di.actions import (
    ASK_AFTER,
    ASK_BETWEEN,
    ASK_BID,
    ASK_DEAL,
    ASK_KEEP,
    ASK_PLAQUE,
    ASK_RETURN,
    ASK_ROLE,
    ASK_SECOND,
    ASK_SHOW,
    ASK_TIE,
    ASK_TURN,
    ASK_WORKERS,
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
from tianming.games.huang_di.board import (
    BUILDER,
    BUYBACK,
    FIVE_COST,
    RECRUITER,
    RESOURCES,
    SECOND_BLOCK,
    TASKMASTER,
)
from tianming.games.huang_di.petition import offer_bids, tied_seats
from tianming.games.huang_di.position import (
    COST,
    EMPEROR,
    NEED,
    OFF,
    REPEAT_COST,
    TOP,
    Position,
)


def offer_actions(p: Position, offer: Offer, seat: int) -> None:
    """All actions that answer the present question for a seat."""
    question = p.asked
    if question == ASK_TURN:
        offer_turn(p, offer)
    elif question == ASK_ROLE:
        offer_role(p, offer, p.about)
    elif question == ASK_AFTER:
        offer_after(p, offer)
    elif question == ASK_BID:
        offer_bids(p, offer, seat)
    elif question == ASK_SECOND:
        offer.add(BUILD, second_sites(p))
        offer.one(DONE)
    elif question == ASK_WORKERS:
        offer.add(CONVICTS, worker_mixes(p))
    elif question == ASK_BETWEEN:
        offer.add(EMPEROR_AT, between_sites(p))
        offer.one(DONE)
    elif question == ASK_PLAQUE:
        offer.add(PLAQUE, pattern_cells(p, p.about))
    elif question == ASK_KEEP:
        offer.add(KEEP, p.looked[p.active])
    elif question == ASK_RETURN:
        offer.add(RETURN, p.looked[seat])
    elif question == ASK_SHOW:
        offer.add(SHOW, top_cards(p))
    elif question == ASK_DEAL:
        offer.add(DEAL, top_cards(p))
    elif question == ASK_TIE:
        offer.add(MARKER, tied_seats(p))


# The turn (section 2).


def offer_turn(p: Position, offer: Offer) -> None:
    """T2: a role card from the hand; E1: the emperor block before it."""
    for card in range(4):
        if can_play(p, card):
            offer.one(PLAY + card)
    if p.holds_emperor_block():
        offer.add(EMPEROR_AT, p.all_sites())


def can_play(p: Position, card: int) -> bool:
    """T4: the card is in hand and one of its actions is legal. Collecting jade and moving the taskmaster always are."""
    if p.table[p.active] >> card & 1:
        return False
    return card != BUILDER or can_act_as_builder(p)


def can_act_as_builder(p: Position) -> bool:
    """T4: the seat can build a block, play a favour or remove a block."""
    if first_sites(p):
        return True
    if find_removable(p):
        return True
    return has_playable_favour(p)


def offer_role(p: Position, offer: Offer, card: int) -> None:
    """The actions of a role card."""
    if card == RECRUITER:
        offer_recruiter(p, offer)
        return
    if card == RESOURCES:
        offer_resources(p, offer)
        return
    if card == BUILDER:
        offer_builder(p, offer)
        return
    offer_taskmaster(p, offer)


def offer_after(p: Position, offer: Offer) -> None:
    """T2: the two kinds of buyback; E1: the emperor block after the action."""
    if can_buy_with_jade(p):
        offer.one(BUYBACK_FOR)
    if can_buy_with_chip(p):
        offer.one(BUYBACK_FOR + 1)
    if p.holds_emperor_block():
        offer.add(EMPEROR_AT, p.all_sites())
    offer.one(DONE)


def can_buy_with_jade(p: Position) -> bool:
    """T2: the taskmaster card for 3 jade, once per turn."""
    return p.bought == 0 and p.shown == TASKMASTER and p.jade[p.active] >= BUYBACK


def can_buy_with_chip(p: Position) -> bool:
    """T2: any card for a chip, once per turn."""
    return p.bought == 0 and p.chips[p.active] > 0


# Recruiter and resources (sections 3 and 4).


def count_affordable(p: Position, most: int) -> int:
    """R1, Q1: how many peasants or blocks the active player can pay for, up to `most`."""
    number = min(most, 5)
    while number > 0 and COST[number] > p.jade[p.active]:
        number -= 1
    return number


def offer_recruiter(p: Position, offer: Offer) -> None:
    """R1 to R4."""
    offer.add(RECRUIT, first(count_affordable(p, p.bank_peasants if p.strict else 5)))  # K1: no more than are left
    if p.peasants[p.active] >= FIVE_COST:
        offer.one(TAKE_FIVE)
    offer.one(COLLECT)
    offer.one(PRISON)


def offer_resources(p: Position, offer: Offer) -> None:
    """Q1 to Q3."""
    offer.add(QUARRY, first(count_affordable(p, p.area[p.active])))
    offer.one(COLLECT)
    if p.deck_size() > 0:
        offer.one(LOOK)


# Builder (section 5).


def offer_builder(p: Position, offer: Offer) -> None:
    """B1, B3, B4."""
    offer.add(BUILD, first_sites(p))
    if offer.wants(FAVOUR, 36):
        offer.add(FAVOUR, playable_favours(p))
    offer.add(REMOVE, find_removable(p))


def first_sites(p: Position) -> Bits:
    """B1, B2: where the first block of a build may go."""
    found = EMPTY
    if p.blocks[p.active] == 0:
        return found
    workers = p.workers(p.active)
    start = 5 * p.province()
    for column in range(start, start + 5):
        level = p.height[column]
        if level < TOP[column] and NEED[level] <= workers:
            found |= bit(20 * level + column)
    return found


def second_sites(p: Position) -> Bits:
    """B2: where the second block may go: on the wall, on the first block, or on an emperor block placed between."""
    found = EMPTY
    if p.blocks[p.active] < 2 or p.jade[p.active] < SECOND_BLOCK:
        return found
    workers = p.workers(p.active) - NEED[p.site // 20]
    lift = 2 if p.holds_emperor_block() else 1
    start = 5 * p.province()
    for column in range(start, start + 5):
        base = p.height[column]
        if column == p.site % 20:
            base += 1
        for level in range(base, base + lift):
            if level < TOP[column] and NEED[level] <= workers:
                found |= bit(20 * level + column)
    return found


def count_workers_needed(p: Position) -> int:
    """B2: how many workers the whole build needs."""
    number = NEED[p.site // 20]
    if p.other_site != OFF:
        number += NEED[p.other_site // 20]
    return number


def worker_mixes(p: Position) -> Bits:
    """B2: how many of the workers may be convicts."""
    wanted = count_workers_needed(p)
    fewest = max(wanted - p.peasants[p.active], 0)
    return first(min(wanted, p.convicts[p.active]) + 1) & ~first(fewest)


def between_sites(p: Position) -> Bits:
    """E1, B2: where the emperor block may go between two blocks: anywhere but on the site of the second."""
    return p.all_sites() & ~bit(p.other_site)


def fits(p: Position, mine: Bits, card: int) -> bool:
    """B3: whether these blocks contain the pattern of a card."""
    rest = mine
    while rest:
        cells = p.deck.fit[80 * card + lowest(rest)]
        if cells and not cells & ~mine:
            return True
        rest = but_lowest(rest)
    return False


def free_blocks(p: Position, seat: int) -> Bits:
    """B3: a seat's blocks without plaques."""
    return p.own[seat] & ~p.plaques


def playable_favours(p: Position) -> Bits:
    """B3: the cards in the active player's hand whose patterns are in the wall."""
    mine = free_blocks(p, p.active)
    found = EMPTY
    rest = p.hand[p.active]
    while rest:
        card = lowest(rest)
        rest = but_lowest(rest)
        if fits(p, mine, card):
            found |= bit(card)
    return found


def has_playable_favour(p: Position) -> bool:
    """B3: whether the active player holds such a card."""
    mine = free_blocks(p, p.active)
    rest = p.hand[p.active]
    while rest:
        if fits(p, mine, lowest(rest)):
            return True
        rest = but_lowest(rest)
    return False


def pattern_cells(p: Position, card: int) -> Bits:
    """B3: all blocks that are part of the card's pattern. One of them gets the plaque."""
    mine = free_blocks(p, p.active)
    found = EMPTY
    rest = mine
    while rest:
        cells = p.deck.fit[80 * card + lowest(rest)]
        if cells and not cells & ~mine:
            found |= cells
        rest = but_lowest(rest)
    return found


def find_removable(p: Position) -> Bits:
    """B4: other players' blocks on top of their columns, in the taskmaster's province."""
    found = EMPTY
    start = 5 * p.province()
    safe = p.own[p.active] | p.own[EMPEROR] | p.plaques
    for column in range(start, start + 5):
        level = p.height[column] - 1
        if level < 0 or level > 2 or level + 1 > p.convicts[p.active]:
            continue
        if not has(safe, 20 * level + column) and not p.is_row_complete(3 * p.province() + level):
            found |= bit(20 * level + column)
    return found


# Taskmaster (section 6).


def offer_taskmaster(p: Position, offer: Offer) -> None:
    """M1, M2."""
    offer.add(MOVE, first(p.boards) & ~bit(p.province()))
    for card in range(3):
        if can_repeat(p, card):
            offer.one(REPEAT + card)


def can_repeat(p: Position, card: int) -> bool:
    """M2: the card lies on the table from an earlier turn, the player can pay for it, and T4 holds."""
    if not p.table[p.active] >> card & 1 or p.jade[p.active] < REPEAT_COST[card]:
        return False
    return card != BUILDER or can_act_as_builder(p)


# Chance.


def top_cards(p: Position) -> Bits:
    """Q3, set-up: the cards that can come next: the top layer of the deck."""
    found = EMPTY
    for card in range(36):
        if p.layer[card] == 0:
            found |= bit(card)
    return found


def is_single(cells: Bits) -> bool:
    """Whether there is only one to choose."""
    return count(cells) == 1
