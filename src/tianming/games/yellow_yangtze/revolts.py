"""Revolts (section 11): a leader enters a state that has one of its colour, and black tiles decide between them.

The whole chapter: the questions, the legal answers, the effects, the events and their sentences, the reasons against an
answer, what a forecast adds, and what a position may hold.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tianming.core.bits import first
from tianming.core.errors import Reason
from tianming.core.offer import Offer
from tianming.core.protocol import Event, Sentences, says
from tianming.core.questions import Asking
from tianming.core.reading import expect
from tianming.core.seats import Seat
from tianming.core.spaces import Space
from tianming.games.yellow_yangtze.actions import ASK_ATTACK, ASK_DEFEND, COMMIT, COMMIT_LEADER
from tianming.games.yellow_yangtze.board import BLACK, COLOURS, HAND, LEADERS, SPACE_NAMES
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.messages import no
from tianming.games.yellow_yangtze.pieces import discard_from_hand, return_leader, score
from tianming.games.yellow_yangtze.position import OFF, Position, slot
from tianming.games.yellow_yangtze.position_file import ConflictFacts, weigh_conflict
from tianming.games.yellow_yangtze.wording import tiles, who

if TYPE_CHECKING:
    from tianming.games.yellow_yangtze.state import State
    from tianming.games.yellow_yangtze.why import Situation

# The questions.

ASKING = {
    ASK_ATTACK: Asking("R3", ("commit",)),
    ASK_DEFEND: Asking("R3", ("commit",)),
}

# The legal answers.


def offer_commitments(p: Position, offer: Offer) -> None:
    """R2, R3: black tiles from the hand, and the governor if it is off the board."""
    place = slot(p.asked_seat[p.depth - 1], BLACK)
    numbers = first(p.hand[place] + 1)
    if p.leader[place] == OFF:
        offer.add(COMMIT_LEADER, numbers)
    offer.add(COMMIT, numbers)


# The effects.


def begin_revolt(p: Position, rebel: int, ruler: int, log: list[Event] | None) -> None:
    """R1: the attacker placed or moved `rebel`, the defender owns `ruler`. The attacker commits first (R3)."""
    p.rebel = rebel
    p.ruler = ruler
    if log is not None:
        log.append(
            RevoltBegan(
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
    """R3: commit black tiles openly, perhaps with the governor. After the defender the revolt is decided."""
    attacks = p.question() == ASK_ATTACK
    seat = p.asked_seat[p.depth - 1]
    p.pop()
    discard_from_hand(p, seat, BLACK, number)  # R4
    if log is not None:
        log.append(RevoltCommitted(seat, number, bool(leader)))
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
        log.append(RevoltEnded(winner // 5, loser // 5, LEADERS[winner % 5], (attack, defence)))
    return_leader(p, loser, "R4", log)
    score(p, winner, winner % 5, 1, "R4", log)
    p.rebel = OFF
    p.ruler = OFF
    p.rebel_pledge = 0


# Events and their sentences.


class RevoltBegan(Event, frozen=True):
    """R1: a revolt, with the strength of both sides on the board (R2)."""

    attacker: int
    defender: int
    leader: str
    space: Space
    against: Space
    strengths: tuple[int, int]


class RevoltCommitted(Event, frozen=True):
    """R3."""

    seat: int
    number: int
    leader: bool


class RevoltEnded(Event, frozen=True):
    """R4."""

    winner: int
    loser: int
    leader: str
    strengths: tuple[int, int]


def say_began(event: RevoltBegan) -> str:
    """R1."""
    attack, defence = event.strengths
    return (
        f"{who(event.attacker)} revolts against {who(event.defender)}'s {event.leader} on {event.against}: "
        f"{attack} against {defence}"
    )


def say_committed(event: RevoltCommitted) -> str:
    """R3."""
    helper = " and the governor" if event.leader else ""
    return f"{who(event.seat)} committed {tiles(event.number, 'black')}{helper}"


def say_ended(event: RevoltEnded) -> str:
    """R4."""
    attack, defence = event.strengths
    return f"{who(event.winner)} won the revolt, {attack} against {defence}"


SENTENCES: Sentences = {
    **says(RevoltBegan, say_began),
    **says(RevoltCommitted, say_committed),
    **says(RevoltEnded, say_ended),
}

# The reasons.


def explain_commitment(situation: Situation, action: int) -> Reason:
    """R2, R3."""
    if action >= COMMIT_LEADER and situation.leader(BLACK) != OFF:
        stands = SPACE_NAMES[situation.leader(BLACK)]
        return no("R2", "helps-from-off-board", (stands,), leader=LEADERS[BLACK])
    number, held = (action - COMMIT) % (HAND + 1), situation.count_held(BLACK)
    return no("R3", "few-tiles-to-commit", number=number, colour=COLOURS[BLACK], held=held)


# What a forecast adds.


def forecast_revolt(certain: tuple[Event, ...], fields: Fields, seat: Seat) -> ConflictFacts | None:
    """R1, R2: the revolt that begins, if any, and what the seat could add with its black tiles and its governor."""
    began = [event for event in certain if isinstance(event, RevoltBegan)]
    return weigh_conflict(began[0].strengths, fields, seat, BLACK) if began else None


# What a position may hold.


def check_revolt(state: State, f: Fields) -> None:
    """R1 to R3: a revolt is between two leaders of one colour in one state."""
    asked = f.asked[f.depth - 1] if f.depth else OFF
    wanted = asked in (ASK_ATTACK, ASK_DEFEND)
    expect((f.rebel != OFF) == wanted, "revolt", "a revolt and its questions go together", "R3")
    if not wanted:
        return
    rebel, ruler = f.rebel, f.ruler
    expect(rebel // 5 == f.active, "revolt.attacker", "the active player attacks", "R1")
    expect(ruler != rebel, "revolt.defender", "another player defends", "R1")
    for field, place in (("revolt.attacker", rebel), ("revolt.defender", ruler)):
        expect(f.leader[place] != OFF, field, "this leader is not on the board", "R1")
    same = state.group_of(f.leader[rebel]) >> f.leader[ruler] & 1
    expect(bool(same), "revolt", "the two leaders are not in one state", "R1")
    seat = (rebel if asked == ASK_ATTACK else ruler) // 5
    expect(f.asked_seat[f.depth - 1] == seat, "questions", "the attacker answers first, then the defender", "R3")
    expect(asked == ASK_DEFEND or f.rebel_pledge == 0, "revolt.committed", "nothing is committed yet", "R3")
