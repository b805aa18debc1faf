"""Why a move is good, from facts of the engine: what happens until the turn is over, and which features change."""

from __future__ import annotations

from tianming.core.dice import Dice
from tianming.core.protocol import Event, View
from tianming.core.seats import CHANCE, Seat
from tianming.games.huang_di import evaluation, forecast, prospects, tactics
from tianming.games.huang_di import events as told
from tianming.games.huang_di.actions import ASK_BID, ASK_KEEP, ASK_RETURN, TABLE
from tianming.games.huang_di.board import CELL_NUMBERS, COLOURS, COLUMNS, FAVOUR_NUMBERS, WIDTH
from tianming.games.huang_di.favours import favours
from tianming.games.huang_di.state import State

STEPS = 16  # of a turn, at most
NUMBER = {name: number for number, name in enumerate(evaluation.FEATURES)}
# Features that speak for a move when they change so: more is better (1) or less is (-1).
TELLING = (
    ("weakest", 1, "your weakest province grows"),
    ("rows", 1, "you stand better in rows that are still open"),
    ("levels", 1, "you stand better in levels that are still open"),
    ("favours ready", 1, "a favour in your hand can be played next"),
    ("favours one short", 1, "a favour in your hand lacks one block only"),
    ("ready", 1, "you have blocks and workers ready to build"),
    ("income", 1, "your income grows for all rounds to come"),
    ("open to removal", -1, "fewer of your blocks can be removed"),
    ("emperor block", -1, "the emperor block is placed before it is lost"),
)
PLACES = {
    "bid": "the petition: the jade that everybody could bid",
    "play": "your role cards",
    "return": "your favour cards",
    "keep": "your favour cards",
    "favour": "your favour cards",
    "look": "the deck of favours",
    "quarry": "the resource area",
    "move": "the taskmaster",
    "repeat": "the cards that you have played this round",
    "buyback": "the card that you have just played",
    "convicts": "your workers",
    "recruit": "your workers",
    "five": "your workers",
    "prison": "the prison",
    "collect": "your jade",
}


def where(view: View, action: int) -> str:
    """A place near the move: the province that it is in, or what lies beside the wall."""
    words = TABLE.write(action).split()
    if words[-1] in CELL_NUMBERS:
        return f"look at province {CELL_NUMBERS[words[-1]] % COLUMNS // WIDTH + 1}"
    return f"look at {PLACES.get(words[0], 'what you may still do this turn')}"


def reasons(state: State, view: View, action: int) -> tuple[str, ...]:
    """What speaks for a legal action, in a state guessed from the view; nothing here depends on the guess."""
    seat = view.seat
    if seat is None:
        raise ValueError("spectators take no actions: reasons want a seat's view")
    asked = state.dump()["asked"]
    if asked == ASK_BID:
        return forecast.forecast(state, view, action).sentences[1:]
    if asked in (ASK_KEEP, ASK_RETURN):
        return (_card(state, seat, TABLE.write(action).split()[-1]),)
    after = state.clone()
    events, later = _finished(after, seat, action)
    found = [sentence for event in events for sentence in _of_event(event, seat)]
    found += [f"then {sentence}" for event in later for sentence in _of_event(event, seat)]
    found += _of_features(state, after, seat)
    return tuple(dict.fromkeys(found)) or ("nothing better is in sight",)


def _finished(state: State, seat: Seat, action: int) -> tuple[list[Event], list[Event]]:
    """Carry out the action, and then the rest of the turn as one would go on; what happens now and then. Draws are not
    foretold."""
    now: list[Event] = []
    later: list[Event] = []
    turn = state.dump()["turns"]
    state.apply(seat, action, now)
    for _ in range(STEPS):
        fields = state.dump()
        if fields["over"] or fields["asked_seat"] in (CHANCE, *_others(state, seat)) or fields["turns"] != turn:
            break
        if fields["asked"] == ASK_BID:
            break
        state.apply(seat, tactics.answer(state, seat, 1, Dice(0)), later)
    return now, later


def _others(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(len(state.rewards())) if other != seat]


def _of_event(event: Event, seat: Seat) -> list[str]:
    """What an event says for the move."""
    match event:
        case told.PointsScored(seat=winner) if winner == seat:
            return [f"it brings you {_number(event.number, 'point')} ({event.what})"]
        case told.ChipTaken(seat=winner) if winner == seat:
            return ["it completes a row: you take a buyback chip"]
        case told.BlockPlaced(emperor=False):
            return [f"you build on {event.cell}"]
        case told.BlockPlaced():
            return [f"the emperor block goes to {event.cell}"]
        case told.BlockRemoved():
            return [f"{COLOURS[event.owner]} loses the block on {event.cell}"]
        case told.PeasantsRecruited():
            return [f"you recruit {_number(event.number, 'peasant')}"]
        case told.ConvictsTaken():
            return [f"you take {_number(event.number, 'convict')}"]
        case told.BlocksQuarried():
            return [f"you quarry {_number(event.number, 'block')}"]
        case told.PrisonEmptied() if event.jade or event.convicts:
            return [f"the prison holds {event.jade} jade and {_number(event.convicts, 'convict')}"]
        case told.JadeTaken(seat=taker) if taker == seat and event.cause != "I1":
            return [f"it brings you {event.number} jade"]
        case told.FavourPlayed():
            return [f"your favour {event.card.upper()} lies in the wall"]
        case told.PlaquePlaced():
            return [f"the block on {event.cell} cannot be removed any more"]
        case told.TaskmasterMoved():
            return [f"your taskmaster works in province {event.province}"]
        case told.CardBoughtBack():
            return [f"a second action with the {event.card} card in hand"]
    return []


def _number(number: int, thing: str) -> str:
    return f"a {thing}" if number == 1 else f"{number} {thing}s"


def _card(state: State, seat: Seat, name: str) -> str:
    """B3: what a favour would bring and how far it is."""
    favour = favours(state.dump()["deck"])[FAVOUR_NUMBERS[name]]
    named = (("income", favour.income), ("petition", favour.petition), ("jade", favour.jade), ("points", favour.points))
    brings = ", ".join(f"{number} {thing}" for thing, number in named if number)
    lacking = prospects.missing_blocks(state, seat, FAVOUR_NUMBERS[name])
    far = "your wall lacks nothing for it" if lacking == 0 else f"your wall lacks {_number(lacking, 'block')} for it"
    return f"{name.upper()} brings {brings}; {far}"


def _of_features(before: State, after: State, seat: Seat) -> list[str]:
    """What has changed for the better in the position."""
    if after.outcome() is not None:
        return ["it ends the game"]
    old, new = evaluation.seat_features(before, seat), evaluation.seat_features(after, seat)
    return [words for name, sign, words in TELLING if sign * (new[NUMBER[name]] - old[NUMBER[name]]) > 0.4]
