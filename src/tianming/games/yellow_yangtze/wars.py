"""Wars (section 12): a tile links states with leaders of one colour, and red tiles decide which of them wins.

The whole chapter: the questions, the legal answers, the effects, the events and their sentences, the reasons against an
answer, what a forecast adds, and what a position may hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tianming.core.bits import EMPTY, Bits, as_int, bit, but_lowest, count, first, has, lowest, members
from tianming.core.errors import Reason
from tianming.core.messages import Message, say
from tianming.core.offer import Offer
from tianming.core.protocol import Event, Sentences, says
from tianming.core.questions import Asking
from tianming.core.reading import expect
from tianming.core.seats import Seat
from tianming.core.spaces import Space
from tianming.games.yellow_yangtze.actions import (
    ASK_LOSS,
    ASK_PLEDGE,
    ASK_SUPPORT,
    ASK_WINNER,
    COMMIT,
    COMMIT_LEADER,
    REMOVE,
    SKIP,
    SUPPORT,
    WINNER,
)
from tianming.games.yellow_yangtze.board import COLOURS, DYNASTIES, HAND, LEADERS, RED, SPACE_NAMES, names
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.messages import QUESTIONS, no
from tianming.games.yellow_yangtze.pieces import discard_from_hand, return_leader, score
from tianming.games.yellow_yangtze.position import NEAR, OFF, Position, find_group, slot
from tianming.games.yellow_yangtze.position_file import ConflictFacts, weigh_conflict
from tianming.games.yellow_yangtze.removal import remove_tile
from tianming.games.yellow_yangtze.wording import tiles, who

if TYPE_CHECKING:
    from tianming.games.yellow_yangtze.state import State
    from tianming.games.yellow_yangtze.why import Situation

# The questions.

ASKING = {
    ASK_SUPPORT: Asking("W4", ("support", "skip")),
    ASK_PLEDGE: Asking("W4", ("commit",)),
    ASK_WINNER: Asking("W5", ("winner",)),
    ASK_LOSS: Asking("W7", ("remove",)),
}


def loss_question(fields: Fields) -> Message:
    """W7: with the number of tiles that are still to be lost."""
    return say(QUESTIONS, "loss", left=fields.war_loss)


# The legal answers.


def can_support(p: Position, seat: int) -> bool:
    """W4: whether a seat has anything to commit."""
    return p.hand[slot(seat, RED)] > 0 or p.leader[slot(seat, RED)] == OFF


def offer_support(p: Position, offer: Offer) -> None:
    """W4: one of the warring states, or none."""
    if can_support(p, p.asked_seat[p.depth - 1]):
        for state in range(p.war_states):
            offer.one(SUPPORT + lowest(p.side[state]))
    offer.one(SKIP)


def offer_pledges(p: Position, offer: Offer) -> None:
    """W4: red tiles from the hand, and the soldier if it is off the board; at least one of these."""
    place = slot(p.asked_seat[p.depth - 1], RED)
    numbers = first(p.hand[place] + 1)
    if p.leader[place] == OFF:
        offer.add(COMMIT_LEADER, numbers)
    offer.add(COMMIT, numbers & ~bit(0))


def offer_winners(p: Position, offer: Offer) -> None:
    """W5: the strongest states, if they are tied."""
    best = find_greatest_strength(p)
    for state in range(p.war_states):
        if p.strength(state) == best:
            offer.one(WINNER + lowest(p.side[state]))


def find_greatest_strength(p: Position) -> int:
    """W5: the greatest strength among the warring states."""
    best = 0
    for state in range(p.war_states):
        best = max(best, p.strength(state))
    return best


def offer_losses(p: Position, offer: Offer) -> None:
    """W7: the red tiles of the winning state."""
    offer.add(REMOVE, p.tiles[RED] & p.side[p.about()])


# The effects: the states that meet.


def find_states(p: Position, space: int) -> int:
    """Note the states that a tile or leader on `space` links as sides, in the order of their first spaces. Returns
    their
    number, at most three."""
    others = p.occupied_spaces() & ~bit(space)
    rest = NEAR[space] & others
    number = 0
    while rest:
        group = find_group(bit(lowest(rest)), others)
        rest &= ~group
        if p.colours_in(group):
            add_side(p, number, group)
            number += 1
    return number


def add_side(p: Position, number: int, group: Bits) -> int:
    """Note one more side, in the order of the first spaces."""
    place = number
    while place > 0 and lowest(p.side[place - 1]) > lowest(group):
        p.side[place] = p.side[place - 1]
        place -= 1
    p.side[place] = group
    return place


def forget_sides(p: Position, start: int) -> None:
    """Clear the sides from `start` on."""
    for state in range(start, 3):
        p.side[state] = EMPTY


def find_warring_state(p: Position, space: int) -> int:
    """The warring state that holds a space."""
    for state in range(p.war_states):
        if has(p.side[state], space):
            return state
    return OFF


# The effects: the war.


def begin_war(p: Position, space: int, log: list[Event] | None) -> None:
    """W1: find the warring states. W4: ask for support, from the left of the player who placed the tile."""
    p.war_space = space
    p.war_states = find_states(p, space)
    if not p.all_states_war:
        keep_warring(p)
    if log is not None:
        log.append(WarBegan(p.active, SPACE_NAMES[space], side_names(p), strengths(p)))
    p.push(ASK_SUPPORT, (p.active + 1) % p.players, 0)


def keep_warring(p: Position) -> int:
    """W1: keep only states with a leader whose colour is also in another of them."""
    shared = p.shared_colours()
    number = 0
    for state in range(p.war_states):
        if p.colours_in(p.side[state]) & shared:
            p.side[number] = p.side[state]
            number += 1
    forget_sides(p, number)
    p.war_states = number
    return number


def support_state(p: Position, space: int, log: list[Event] | None) -> None:
    """W4: a seat names the state that it supports, or stays out (OFF)."""
    seat = p.asked_seat[p.depth - 1]
    if space != OFF:
        p.push(ASK_PLEDGE, seat, find_warring_state(p, space))
        return
    p.pop()
    if log is not None:
        log.append(WarSupported(seat, None, 0, False))
    ask_next(p, seat, log)


def pledge_to_war(p: Position, number: int, leader: int, log: list[Event] | None) -> None:
    """W4: commit red tiles openly, perhaps with the soldier, to the state that was named."""
    seat = p.asked_seat[p.depth - 1]
    state = p.pop()
    p.pop()  # the question about the state
    discard_from_hand(p, seat, RED, number)
    p.pledged[state] += number
    if leader:
        p.captain[seat] = state
    if log is not None:
        log.append(WarSupported(seat, state, number, bool(leader)))
    ask_next(p, seat, log)


def ask_next(p: Position, seat: int, log: list[Event] | None) -> None:
    """W4: ask the next seat clockwise; the player who placed the tile comes last, and then the war is decided."""
    if seat != p.active:
        p.push(ASK_SUPPORT, (seat + 1) % p.players, 0)
        return
    best = find_greatest_strength(p)
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
    win_war(p, find_warring_state(p, space), log)


def win_war(p: Position, winner: int, log: list[Event] | None) -> None:
    """W6, W7: settle what both sides lose."""
    loss = 0
    for state in range(p.war_states):
        if state != winner:
            loss = max(loss, p.strength(state))
    if log is not None:
        log.append(WarWon(winner, strengths(p), loss))
    return_losers(p, winner, log)
    for state in range(p.war_states):
        if state != winner:
            remove_red(p, state, "W6", log)
    take_winners_loss(p, winner, loss - pledged_loss(p, winner), log)


def return_losers(p: Position, winner: int, log: list[Event] | None) -> None:
    """W6: leaders of losing states leave if their colour was in another warring state. For each, the leader of that
    colour in the winning state, if there is one, wins a point."""
    shared = p.shared_colours()
    for place in range(5 * p.players):
        if not shared >> place % 5 & 1 or p.leader[place] == OFF:
            continue
        state = find_warring_state(p, p.leader[place])
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
    """W7: what the winner has lost already: the tiles pledged to it, and the leaders (not in the variant)."""
    paid = p.pledged[winner]
    for seat in range(p.players):
        if p.leader_pays_loss and p.captain[seat] == winner:
            paid += 1
    return paid


def take_winners_loss(p: Position, winner: int, due: int, log: list[Event] | None) -> None:
    """W7: the winning state loses the rest in red tiles; the player chooses them if there is a choice."""
    if due > 0 and due < count(p.tiles[RED] & p.side[winner]):
        p.war_loss = due
        p.push(ASK_LOSS, p.active, winner)
        return
    if due > 0:
        remove_red(p, winner, "W7", log)
    end_war(p)


def lose_tile(p: Position, space: int, log: list[Event] | None) -> None:
    """W7: the winning state loses one tile."""
    remove_tile(p, space, "W7", log)
    p.war_loss -= 1
    if p.war_loss == 0:
        p.pop()
        end_war(p)


def end_war(p: Position) -> None:
    """W7: clear the war; committed leaders go back to their owners."""
    p.war_space = OFF
    p.war_states = 0
    forget_sides(p, 0)
    for state in range(3):
        p.pledged[state] = 0
    for seat in range(4):
        p.captain[seat] = OFF


def side_names(p: Position) -> tuple[tuple[Space, ...], ...]:
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


# Events and their sentences.


class WarBegan(Event, frozen=True):
    """W1: the warring states, and the strength of each on the board (W3)."""

    seat: int
    space: Space
    states: tuple[tuple[Space, ...], ...]
    strengths: tuple[int, ...]


class WarSupported(Event, frozen=True):
    """W4: `state` is the number of the warring state, from 0; None if the seat stays out."""

    seat: int
    state: int | None
    number: int
    leader: bool


class WarWon(Event, frozen=True):
    """W5: the winner and the final strengths."""

    state: int
    strengths: tuple[int, ...]
    loss: int


def say_began(event: WarBegan) -> str:
    """W1."""
    sides = " against ".join(
        f"{state[0]} with {strength}" for state, strength in zip(event.states, event.strengths, strict=True)
    )
    return f"war over {event.space}: {sides}"


def say_supported(event: WarSupported) -> str:
    """W4."""
    if event.state is None:
        return f"{who(event.seat)} stays out of the war"
    helper = " and the soldier" if event.leader else ""
    return f"{who(event.seat)} committed {tiles(event.number, 'red')}{helper} to warring state {event.state + 1}"


def say_won(event: WarWon) -> str:
    """W5, W7."""
    shown = " to ".join(str(strength) for strength in event.strengths)
    return f"warring state {event.state + 1} won, {shown}; it loses {event.loss} in all"


SENTENCES: Sentences = {
    **says(WarBegan, say_began),
    **says(WarSupported, say_supported),
    **says(WarWon, say_won),
}

# The reasons.


def explain_support(situation: Situation, action: int) -> Reason:
    """W4."""
    name = SPACE_NAMES[action - SUPPORT]
    if not situation.count_held(RED) and situation.leader(RED) != OFF:
        return no("W4", "nothing-to-commit", (name,))
    return no("W4", "no-warring-state", (name,), space=name, states=name_sides(situation))


def explain_pledge(situation: Situation, action: int) -> Reason:
    """W4."""
    if action >= COMMIT_LEADER and situation.leader(RED) != OFF:
        stands = SPACE_NAMES[situation.leader(RED)]
        return no("W4", "helps-from-off-board", (stands,), leader=LEADERS[RED])
    number, held = (action - COMMIT) % (HAND + 1), situation.count_held(RED)
    if number > held:
        return no("W4", "few-tiles-to-commit", number=number, colour=COLOURS[RED], held=held)
    return no("W4", "commit-something")


def explain_winner(situation: Situation, action: int) -> Reason:
    """W5."""
    name = SPACE_NAMES[action - WINNER]
    return no("W5", "not-the-strongest", (name,), space=name, states=name_sides(situation))


def name_sides(situation: Situation) -> list[str]:
    """The first spaces of the warring states."""
    return [SPACE_NAMES[members(side)[0]] for side in situation.fields.side if side]


def explain_loss(situation: Situation, action: int) -> Reason:
    """W7."""
    name = SPACE_NAMES[action - REMOVE]
    return no("W7", "no-red-of-the-winner", (name,), space=name)


EXPLAIN: dict[str, Callable[[Situation, int], Reason]] = {"support": explain_support, "winner": explain_winner}

# What a forecast adds.


def forecast_war(certain: tuple[Event, ...], fields: Fields, seat: Seat) -> ConflictFacts | None:
    """W1, W4: the war that begins, if any, and what the seat could add with its red tiles and its soldier."""
    began = [event for event in certain if isinstance(event, WarBegan)]
    return weigh_conflict(began[0].strengths, fields, seat, RED) if began else None


# What a position may hold.


def check_war(state: State, f: Fields) -> None:
    """W1 to W7: a war is fought over a tile that links the warring states."""
    asked = f.asked[f.depth - 1] if f.depth else OFF
    wanted = asked in (ASK_SUPPORT, ASK_PLEDGE, ASK_WINNER, ASK_LOSS)
    expect((f.war_states > 0) == wanted, "war", "a war and its questions go together", "W4")
    if not wanted:
        return
    space = f.war_space
    expect(any(tiles >> space & 1 for tiles in f.tiles), "war.space", "the unifying tile is missing", "W1")
    sides = f.side[: f.war_states]
    if asked == ASK_LOSS:
        _check_loss(f, sides)
    else:
        expect(
            sorted(sides) == sorted(state.warring_states(space)),
            "war.states",
            "other states are at war",
            "W1",
        )
        expect(len(sides) > 1, "war.states", "at least two states go to war", "W1")
        expect(f.war_loss == 0, "war.loss", "nobody has lost yet", "W7")
    for seat, supported in enumerate(f.captain):
        off = f.leader[5 * seat + RED] == OFF
        expect(supported == OFF or off, "war.states", f"{DYNASTIES[seat]}'s soldier is on the board", "W4")
    expect(sum(f.pledged) <= f.discards[RED], "discards.red", "committed tiles are discarded", "W7")
    _check_supporter(f, asked)


def _check_loss(f: Fields, sides: list[int]) -> None:
    apart = all(not a & b for i, a in enumerate(sides) for b in sides[:i])
    expect(apart and not any(side >> f.war_space & 1 for side in sides), "war.states", "they overlap", "W1")
    winner = f.asked_about[f.depth - 1]
    expect(winner < len(sides), "questions", "there is no such warring state", "W7")
    left = (f.tiles[RED] & sides[winner]).bit_count()
    expect(0 < f.war_loss < left, "war.loss", "there is nothing to choose", "W7")


def _check_supporter(f: Fields, asked: int) -> None:
    if asked not in (ASK_SUPPORT, ASK_PLEDGE):
        return
    top = f.depth - 1
    seat = f.asked_seat[top]
    if asked == ASK_PLEDGE:
        expect(f.asked_seat[top - 1] == seat, "questions", "the seat that named a state commits to it", "W4")
        expect(f.asked_about[top] < f.war_states, "questions", "there is no such warring state", "W4")
    expect(f.captain[seat] == OFF, "war.states", f"{DYNASTIES[seat]} has not been asked yet", "W4")
