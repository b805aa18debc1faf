"""Favour cards on the move (set-up and section 4): dealt, returned, looked at, kept, and put under the deck; and what
each seat remembers of the cards it put back (H1)."""

from __future__ import annotations

from tianming.core.bits import EMPTY, as_int, bit, but_lowest, count, lowest
from tianming.core.protocol import Event
from tianming.core.seats import CHANCE
from tianming.games.huang_di import events
from tianming.games.huang_di.actions import ASK_DEAL, ASK_KEEP, ASK_RETURN, ASK_SHOW
from tianming.games.huang_di.board import DEALT, DRAWN, FAVOUR_NAMES, KEPT, LOOKED, card_names
from tianming.games.huang_di.position import EVERYBODY, LOOKING, OFF, TOP_LAYER, Position

# The start.


def deal_card(p: Position, card: int, log: list[Event] | None) -> None:
    """Set-up: five cards for everybody; the question counts the cards dealt."""
    seat = p.about // DEALT
    p.layer[card] = OFF
    p.looked[seat] |= bit(card)
    if log is not None:
        log.append(events.FavourDealt(seat, FAVOUR_NAMES[card]))
    if p.about + 1 < DEALT * p.players:
        p.ask(ASK_DEAL, CHANCE, p.about + 1)
        return
    p.ask(ASK_RETURN, EVERYBODY, 0)


def return_card(p: Position, seat: int, card: int, log: list[Event] | None) -> int:
    """Set-up: two cards go back, three are kept. Returns whether everybody has decided. The deck needs no shuffling: a
    layer has no order."""
    p.looked[seat] &= ~bit(card)
    p.layer[card] = 0
    p.memory[36 * seat + card] = TOP_LAYER
    if log is not None:
        log.append(events.FavourReturned(seat, FAVOUR_NAMES[card]))
    if count(p.looked[seat]) == KEPT:
        p.hand[seat] = p.looked[seat]
        p.looked[seat] = EMPTY
    for other in range(p.players):
        if p.looked[other]:
            return 0
    return 1


# Drawing favours.


def look_at_deck(p: Position) -> None:
    """Q3: look at the cards on top of the deck, one by one."""
    p.ask(ASK_SHOW, CHANCE, min(LOOKED, p.deck_size()))


def show_card(p: Position, card: int, log: list[Event] | None) -> None:
    """Q3: the next card; the question counts those still to come."""
    p.layer[card] = OFF
    p.looked[p.active] |= bit(card)
    p.memory[36 * p.active + card] = 0
    if log is not None:
        log.append(events.FavourSeen(p.active, FAVOUR_NAMES[card]))
    suspect_look(p)
    if p.about > 1:
        p.ask(ASK_SHOW, CHANCE, p.about - 1)
        return
    if count(p.looked[p.active]) > DRAWN:
        p.ask(ASK_KEEP, p.active, DRAWN)
        return
    keep_all(p, log)


def keep_all(p: Position, log: list[Event] | None) -> None:
    """Q3: two cards or fewer are all kept."""
    while p.looked[p.active]:
        keep_card(p, lowest(p.looked[p.active]), log)


def keep_card(p: Position, card: int, log: list[Event] | None) -> None:
    """Q3: one of two; the question counts those still to be kept."""
    p.looked[p.active] &= ~bit(card)
    p.hand[p.active] |= bit(card)
    if log is not None:
        log.append(events.FavourKept(p.active, FAVOUR_NAMES[card]))
    suspect_hand(p)
    if p.asked == ASK_KEEP and p.about > 1:
        p.ask(ASK_KEEP, p.active, p.about - 1)
        return
    if p.asked == ASK_KEEP or not p.looked[p.active]:
        bury_cards(p, log)


def bury_cards(p: Position, log: list[Event] | None) -> None:
    """Q3: the others go under the deck, as its last layer."""
    bottom = p.layer_count()
    if log is not None and p.looked[p.active]:
        buried = card_names(as_int(p.looked[p.active]))
        log.append(events.FavoursBuried(p.active, len(buried), buried))
    settle_look(p, TOP_LAYER << bottom if p.looked[p.active] else 0)
    while p.looked[p.active]:
        card = lowest(p.looked[p.active])
        p.looked[p.active] = but_lowest(p.looked[p.active])
        p.layer[card] = bottom
        p.memory[36 * p.active + card] = TOP_LAYER << bottom
    p.ask(OFF, 0, 0)


# Memory.


def suspect_look(p: Position) -> None:
    """H1: a card has left the top layer. Any card that may lie there may be the one that somebody looks at now."""
    emptied = True
    for card in range(36):
        if p.layer[card] == 0:
            emptied = False
    for place in range(36 * p.players):
        if p.memory[place] & TOP_LAYER and place // 36 != p.active:
            p.memory[place] |= LOOKING
    if emptied:
        lift_layers(p)


def lift_layers(p: Position) -> None:
    """The top layer is used up, and the others move up by one."""
    for card in range(36):
        if p.layer[card] > 0:
            p.layer[card] -= 1
    for place in range(36 * p.players):
        if p.memory[place] >= TOP_LAYER:
            low = p.memory[place] & (TOP_LAYER - 1)
            p.memory[place] = low | (p.memory[place] // (2 * TOP_LAYER)) * TOP_LAYER


def suspect_hand(p: Position) -> None:
    """H1: the active player has kept a card. Any card that they may have looked at may be in their hand now."""
    for place in range(36 * p.players):
        if p.memory[place] & LOOKING:
            p.memory[place] |= 1 << p.active


def settle_look(p: Position, buried: int) -> None:
    """H1: the cards that were looked at and not kept are under the deck now."""
    for place in range(36 * p.players):
        if p.memory[place] & LOOKING:
            p.memory[place] = (p.memory[place] & ~LOOKING) | buried


def forget_card(p: Position, card: int) -> None:
    """B3: everybody sees a played card. If the player's hand is now empty, no other card can be in it."""
    for seat in range(p.players):
        p.memory[36 * seat + card] = 0
    if not p.hand[p.active]:
        for place in range(36 * p.players):
            p.memory[place] &= ~(1 << p.active)
