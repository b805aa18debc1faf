"""The game as text: a sentence for each event, a drawing for each view."""

from __future__ import annotations

from collections.abc import Sequence

from tianming.core.messages import Message
from tianming.core.protocol import Event, Sentences, View, event_message, says
from tianming.core.seats import Seat, all_seats
from tianming.core.spaces import Space
from tianming.games.huang_di import events, petition
from tianming.games.huang_di.board import CARDS, COLOURS, LEVELS, WIDTH
from tianming.games.huang_di.position_file import (
    PositionFile,
    card_count,
    facts_of,
    known_cards,
    layers_of,
    position_of,
)
from tianming.games.huang_di.scoring import ENDINGS
from tianming.games.huang_di.wording import favour_name, number_of, who

MARKS = dict(zip((*COLOURS, "emperor"), "RWKBYPE", strict=True))
CATEGORY_WORDS = {
    "tower": "a block on level 4",
    "row": "most blocks in a row",
    "level": "most blocks in a level",
    "favour": "a favour",
    "chips": "buyback chips",
    "weakest": "the weakest province",
    "jade": "most jade",
    "workers": "most workers",
}


def sentence(event: Event) -> str:
    """An event in plain words."""
    return SENTENCES[type(event)](event)


def make_message(event: Event) -> Message:
    """An event as a message."""
    return event_message(event, sentence(event))


def _say_filled(event: events.PrisonFilled) -> str:
    things = [f"{event.jade} jade"] * (event.jade > 0) + [number_of(event.convicts, "convict")] * (event.convicts > 0)
    return f"{' and '.join(things) or 'nothing'} went into the prison of province {event.province}"


def _say_emptied(event: events.PrisonEmptied) -> str:
    things = f"{event.jade} jade and {number_of(event.convicts, 'convict')}"
    return f"{who(event.seat)} took {things} from the prison of province {event.province}"


def _say_buried(event: events.FavoursBuried) -> str:
    cards = "" if event.cards is None else f" ({', '.join(card.upper() for card in event.cards)})"
    return f"{who(event.seat)} put {number_of(event.number, 'card')} under the deck{cards}"


def _say_declared(event: events.BuildDeclared) -> str:
    workers = f"{number_of(event.peasants, 'peasant')} and {number_of(event.convicts, 'convict')}"
    return f"{who(event.seat)} builds on {' and '.join(event.cells)} with {workers}"


def _say_died(event: events.WorkersDied) -> str:
    workers = f"{number_of(event.peasants, 'peasant')} and {number_of(event.convicts, 'convict')}"
    return f"{workers} of {who(event.seat)} died"


def _say_placed(event: events.BlockPlaced) -> str:
    return f"{who(event.seat)} placed {'the emperor block' if event.emperor else 'a block'} on {event.cell}"


def _list_counts(counts: Sequence[int]) -> str:
    return ", ".join(f"{who(seat)} {number}" for seat, number in enumerate(counts) if number) or "nobody"


def _say_row(event: events.RowScored) -> str:
    done = "complete" if event.complete else "scored incomplete"
    return f"row {event.level} of province {event.province} is {done}: {_list_counts(event.counts)}"


def _say_level(event: events.LevelScored) -> str:
    done = "complete" if event.complete else "scored incomplete"
    return f"level {event.level} is {done}: {_list_counts(event.counts)}"


def _say_points(event: events.PointsScored) -> str:
    points = number_of(event.number, "point")
    return f"{who(event.seat)} scored {points} for {CATEGORY_WORDS[event.what]} ({event.cause})"


SENTENCES: Sentences = {
    **says(events.FavourDealt, lambda e: f"{who(e.seat)} was dealt {favour_name(e.card)}"),
    **says(events.FavourReturned, lambda e: f"{who(e.seat)} returned {favour_name(e.card)}"),
    **says(
        events.RoundBegan, lambda e: f"round {e.number} begins, {number_of(e.emperor_blocks, 'emperor block')} left"
    ),
    **says(events.JadeTaken, lambda e: f"{who(e.seat)} took {e.number} jade ({e.cause})"),
    **says(events.JadePaid, lambda e: f"{who(e.seat)} paid {e.number} jade ({e.cause})"),
    **petition.SENTENCES,
    **says(events.PrisonFilled, _say_filled),
    **says(events.TurnBegan, lambda e: f"{who(e.seat)}'s turn ({e.number} of 3)"),
    **says(events.CardPlayed, lambda e: f"{who(e.seat)} played the {e.card}"),
    **says(events.CardRepeated, lambda e: f"{who(e.seat)} repeats the {e.card}"),
    **says(
        events.CardBoughtBack,
        lambda e: f"{who(e.seat)} bought the {e.card} back for {'3 jade' if e.price == 'jade' else 'a chip'}",
    ),
    **says(events.PeasantsRecruited, lambda e: f"{who(e.seat)} recruited {number_of(e.number, 'peasant')}"),
    **says(
        events.ConvictsTaken,
        lambda e: f"{who(e.seat)} took {number_of(e.number, 'convict')} for {number_of(e.peasants, 'peasant')}",
    ),
    **says(events.PrisonEmptied, _say_emptied),
    **says(events.BlocksQuarried, lambda e: f"{who(e.seat)} quarried {number_of(e.number, 'block')}"),
    **says(events.FavourSeen, lambda e: f"{who(e.seat)} looked at {favour_name(e.card)}"),
    **says(events.FavourKept, lambda e: f"{who(e.seat)} kept {favour_name(e.card)}"),
    **says(events.FavoursBuried, _say_buried),
    **says(events.BuildDeclared, _say_declared),
    **says(events.WorkersDied, _say_died),
    **says(events.BlockPlaced, _say_placed),
    **says(events.BlockRemoved, lambda e: f"{who(e.seat)} removed {who(e.owner)}'s block from {e.cell}"),
    **says(events.FavourPlayed, lambda e: f"{who(e.seat)} played {favour_name(e.card)}"),
    **says(events.PlaquePlaced, lambda e: f"{who(e.seat)} put a plaque on {e.cell}"),
    **says(
        events.TaskmasterMoved,
        lambda e: f"{who(e.seat)}'s taskmaster went from province {e.origin} to {e.province}",
    ),
    **says(events.ChipTaken, lambda e: f"{who(e.seat)} took a buyback chip"),
    **says(events.RowScored, _say_row),
    **says(events.LevelScored, _say_level),
    **says(events.PointsScored, _say_points),
    **says(events.EmperorBlockLost, lambda e: f"{who(e.seat)}'s emperor block was not placed and is lost"),
    **says(events.GameEnded, lambda e: f"the game is over: {dict(ENDINGS)[e.rule]} ({e.rule})"),
}
EVENTS = tuple(SENTENCES)


# Drawing.


def draw(view: View) -> str:
    """The view for a terminal: the wall from the front, then what everybody has."""
    position, boards = position_of(view), facts_of(view).boards
    lines = [*_wall_lines(position, boards), "", *_legend(position), "", _round_line(position), ""]
    lines += [line for seat in all_seats(position.players) for line in _seat_lines(view, seat)]
    return "\n".join([*lines, *_card_lines(view)])


def _wall_lines(position: PositionFile, boards: int) -> list[str]:
    lines = []
    for level in range(LEVELS, 0, -1):
        provinces = [" ".join(_cell(position, p * WIDTH + c, level) for c in range(WIDTH)) for p in range(boards)]
        lines.append(f"{level}  {' | '.join(provinces)}".rstrip())
    letters = [" ".join(f" {chr(ord('a') + p * WIDTH + c)}" for c in range(WIDTH)) for p in range(boards)]
    camps = [_camp(position, province).ljust(3 * WIDTH - 1) for province in range(boards)]
    return [*lines, f"   {'   '.join(letters)}", f"   {' | '.join(camps)}".rstrip()]


def _cell(position: PositionFile, column: int, level: int) -> str:
    if level == LEVELS and column % WIDTH not in (0, WIDTH - 1):
        return "  "
    name = Space(f"{chr(ord('a') + column)}{level}")
    if name not in position.wall:
        return " ."
    return ("*" if name in position.plaques else " ") + MARKS[position.wall[name]]


def _camp(position: PositionFile, province: int) -> str:
    """The prison and the taskmasters of a province."""
    prison = position.prisons[province]
    here = "".join(MARKS[c] for c, things in position.seats.items() if things.taskmaster == province + 1)
    return f"{here or '-'} {prison.jade}j {prison.convicts}c"


def _legend(position: PositionFile) -> list[str]:
    seats = ", ".join(f"{MARKS[c]} {c}" for c in (*position.seats, "emperor"))
    return [f"blocks: {seats}; * plaque", "below the columns: the taskmasters, jade (j) and convicts (c) in the prison"]


def _round_line(position: PositionFile) -> str:
    part = position.round
    cards = sum(card_count(layer) for layer in layers_of(position))
    held = ", not placed yet" if part.emperor_held else ""
    marker = f"marker: {part.marker or 'nobody'}{held}"
    return f"round {part.number}   {marker}   emperor blocks: {part.emperor_left}   favour deck: {cards} cards"


def _seat_lines(view: View, seat: Seat) -> list[str]:
    colour = COLOURS[seat]
    position = position_of(view)
    things = position.seats[colour]
    mark = ">" if seat in view.actors else " "
    workers = f"{things.peasants} peasants, {things.convicts} convicts"
    stones = f"{things.blocks} blocks ({things.area} in the quarry)"
    first = f"{mark} {colour:6} {things.points} points   {things.jade} jade, {workers}, {stones}"
    shown = position.turn.shown if colour == position.turn.seat else None
    cards = ", ".join(card for card in CARDS if card not in (*things.table, shown)) or "none"
    hand = card_count(things.hand)
    played = " ".join(card.upper() for card in things.played) or "none"
    chips = number_of(things.chips, "chip")
    return [first, f"         role cards: {cards}   {chips}   favours: {hand} in hand, played {played}"]


def _card_lines(view: View) -> list[str]:
    """The favours of the seat whose view this is."""
    if view.seat is None:
        return []
    things = position_of(view).seats[COLOURS[view.seat]]
    cards = [*known_cards(things.hand), *known_cards(things.looked)]
    return ["", "your favours:", *(_card_line(view, card) for card in cards)] if cards else []


def _card_line(view: View, card: str) -> str:
    facts = facts_of(view)
    favour = facts.favours[card]
    gains = {"income": favour.income, "petition": favour.petition, "jade": favour.jade, "points": favour.points}
    given = ", ".join(f"{name} {number}" for name, number in gains.items() if number)
    fits = "   fits" if facts.fits[card].fit else ""
    return f"  {card.upper()}  {'/'.join(favour.pattern):11}  {given}{fits}"
