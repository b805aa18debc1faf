"""Why a move is good, from facts of the engine: what happens until the turn is over, and which features change."""

from __future__ import annotations

from tianming.core.dice import Dice
from tianming.core.protocol import Event, View
from tianming.core.seats import CHANCE, Seat
from tianming.core.tips import Tip, tip
from tianming.games.huang_di import events as told
from tianming.games.huang_di import forecast, prospects
from tianming.games.huang_di.actions import ASK_BID, ASK_KEEP, ASK_RETURN, TABLE
from tianming.games.huang_di.board import (
    CELL_NUMBERS,
    COLOURS,
    COLUMNS,
    FAVOUR_NUMBERS,
    PROVINCE_SETS,
    WIDTH,
    names,
)
from tianming.games.huang_di.evaluation import FEATURES, Evaluator
from tianming.games.huang_di.favours import favours
from tianming.games.huang_di.state import State
from tianming.games.huang_di.tactics import Tactics

STEPS = 16  # of a turn, at most
THEN = "then_"  # what the kinds begin with that tell what happens later in the turn
NUMBER = {name: number for number, name in enumerate(FEATURES)}
WHERE = {
    "province": "look at province {number:d}",
    "petition": "look at the petition: the jade that everybody could bid",
    "roles": "look at your role cards",
    "favours": "look at your favour cards",
    "deck": "look at the deck of favours",
    "area": "look at your blocks in the resource area",
    "taskmaster": "look at your taskmaster",
    "played": "look at the cards that you have played this round",
    "card": "look at the card that you have just played",
    "workers": "look at your workers",
    "prison": "look at the prison",
    "jade": "look at your jade",
    "turn": "look at what you may still do this turn",
}
HAPPENS = {
    "points": "it brings you {number:a point|# points} ({what})",
    "chip": "a row is complete: you take a buyback chip",
    "block": "you build on {cell}",
    "emperor_block": "the emperor block goes to {cell}",
    "removal": "{rival} loses the block on {cell}",
    "peasants": "you recruit {number:a peasant|# peasants}",
    "convicts": "you take {number:a convict|# convicts}",
    "blocks": "you quarry {number:a block|# blocks}",
    "prison_jade": "the prison brings you {number:d} jade",
    "prison_convicts": "the prison brings you {number:a convict|# convicts}",
    "more_jade": "it brings you {number:d} jade",
    "favour": "you play favour {card!c}: its pattern is in the wall",
    "plaque": "the block on {cell} cannot be removed any more",
    "province_worked": "your taskmaster works in province {number:d}",
    "buyback": "you take the {card} card back and act a second time",
}
BETTER = {
    "weakest": "your weakest province grows",
    "rows": "you stand better in rows that are still open",
    "levels": "you stand better in levels that are still open",
    "favours_ready": "a favour in your hand can be played next",
    "favours_near": "a favour in your hand lacks only one block",
    "ready": "you have blocks and workers ready to build",
    "income": "your income grows for all rounds to come",
    "safe_blocks": "fewer of your blocks can be removed",
    "emperor_used": "the emperor block is placed before it is lost",
    "end": "it ends the game",
    "best": "nothing better is in sight",
}
OF_BIDS = {
    "bid": "worth {value:d}; it costs {cost:d} jade if it wins, nothing if not; others could reach {best:d}",
    "sure_bid": "worth {value:d}; it costs {cost:d} jade and wins: others could reach only {best:d}",
}
OF_FAVOURS = {
    "favour_points": "{card!c} is worth {number:a point|# points}",
    "favour_income": "{card!c} adds {number:d} to your income",
    "favour_petition": "{card!c} adds {number:d} to your petition",
    "favour_jade": "{card!c} adds {number:d} to the jade that you collect",
    "favour_fits": "your wall lacks nothing for it",
    "favour_lacks": "your wall lacks {number:a block|# blocks} for it",
}
LATER = {f"{THEN}{kind}": f"then {saying}" for kind, saying in HAPPENS.items()}
SAYINGS = {**WHERE, **HAPPENS, **LATER, **BETTER, **OF_BIDS, **OF_FAVOURS}
# Features that speak for a move when they change so: more is better (1) or less is (-1).
TELLING = (
    ("weakest", 1, "weakest"),
    ("rows", 1, "rows"),
    ("levels", 1, "levels"),
    ("favours ready", 1, "favours_ready"),
    ("favours one short", 1, "favours_near"),
    ("ready", 1, "ready"),
    ("income", 1, "income"),
    ("open to removal", -1, "safe_blocks"),
    ("emperor block", -1, "emperor_used"),
)
PLACES = {
    "bid": "petition",
    "play": "roles",
    "return": "favours",
    "keep": "favours",
    "favour": "favours",
    "look": "deck",
    "quarry": "area",
    "move": "taskmaster",
    "repeat": "played",
    "buyback": "card",
    "convicts": "workers",
    "recruit": "workers",
    "five": "workers",
    "prison": "prison",
    "collect": "jade",
}
AT_THE_TASKMASTER = ("taskmaster", "prison")  # below the wall, in his province


def where(state: State, view: View, action: int) -> Tip:
    """A place near the move: the cells of its province, the province below them, or what lies beside the wall."""
    words = TABLE.write(action).split()
    if words[-1] in CELL_NUMBERS:
        province = CELL_NUMBERS[words[-1]] % COLUMNS // WIDTH
        return tip(SAYINGS, "province", names(PROVINCE_SETS[province]), number=province + 1)
    kind = PLACES.get(words[0], "turn")
    if kind in AT_THE_TASKMASTER:
        return tip(SAYINGS, kind, [str(state.fields().taskmaster[_seat(view)] + 1)])
    return tip(SAYINGS, kind)


def reasons(state: State, view: View, action: int, *, tactics: Tactics, evaluator: Evaluator) -> tuple[Tip, ...]:
    """What speaks for a legal action, in a state guessed from the view; nothing here depends on the guess."""
    seat = _seat(view)
    asked = state.fields().asked
    if asked == ASK_BID:
        return (_of_bid(state, view, action),)
    if asked in (ASK_KEEP, ASK_RETURN):
        return tuple(_of_favour(state, seat, TABLE.write(action).split()[-1]))
    after = state.clone()
    events, later = _finished(after, seat, action, tactics)
    found = [said for event in events for said in _of_event(event, seat, "")]
    found += [said for event in later for said in _of_event(event, seat, THEN)]
    found += _of_features(state, after, seat, evaluator)
    return tuple({said.text: said for said in found}.values()) or (tip(SAYINGS, "best"),)


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("spectators take no actions: reasons want a seat's view")
    return view.seat


def _finished(state: State, seat: Seat, action: int, tactics: Tactics) -> tuple[list[Event], list[Event]]:
    """Carry out the action, and then the rest of the turn as one would go on; what happens now and then. Draws are not
    foretold."""
    now: list[Event] = []
    later: list[Event] = []
    turn = state.fields().turns
    state.apply(seat, action, now)
    for _ in range(STEPS):
        fields = state.fields()
        if fields.over or fields.asked_seat in (CHANCE, *_others(state, seat)) or fields.turns != turn:
            break
        if fields.asked == ASK_BID:
            break
        state.apply(seat, tactics.answer(state, seat, 1, Dice(0)), later)
    return now, later


def _others(state: State, seat: Seat) -> list[Seat]:
    return [other for other in range(len(state.rewards())) if other != seat]


def _of_event(event: Event, seat: Seat, when: str) -> list[Tip]:
    """What an event says for the move; `when` is what the kind begins with."""

    def say(kind: str, **values: int | str) -> list[Tip]:
        return [tip(SAYINGS, when + kind, **values)]

    match event:
        case told.PointsScored(seat=winner) if winner == seat:
            return say("points", number=event.number, what=event.what)
        case told.ChipTaken(seat=winner) if winner == seat:
            return say("chip")
        case told.BlockPlaced():
            return say("emperor_block" if event.emperor else "block", cell=event.cell)
        case told.BlockRemoved():
            return say("removal", rival=COLOURS[event.owner], cell=event.cell)
        case told.PeasantsRecruited():
            return say("peasants", number=event.number)
        case told.ConvictsTaken():
            return say("convicts", number=event.number)
        case told.BlocksQuarried():
            return say("blocks", number=event.number)
        case told.PrisonEmptied(seat=winner) if winner == seat:
            jade = say("prison_jade", number=event.jade) if event.jade else []
            return jade + (say("prison_convicts", number=event.convicts) if event.convicts else [])
        case told.JadeTaken(seat=taker) if taker == seat and event.cause != "I1":
            return say("more_jade", number=event.number)
        case told.FavourPlayed():
            return say("favour", card=event.card)
        case told.PlaquePlaced():
            return say("plaque", cell=event.cell)
        case told.TaskmasterMoved():
            return say("province_worked", number=event.province)
        case told.CardBoughtBack():
            return say("buyback", card=event.card)
    return []


def _of_bid(state: State, view: View, action: int) -> Tip:
    """P1 to P3: what a bid is worth, and what others could bid."""
    bid = forecast.forecast(state, view, action).facts["bid"]
    kind = "sure_bid" if bid["sure"] else "bid"
    return tip(SAYINGS, kind, value=bid["value"], cost=bid["cost"], best=max(bid["rivals"].values()))


def _of_favour(state: State, seat: Seat, card: str) -> list[Tip]:
    """B3: what a favour would bring and how far it is."""
    favour = favours(state.fields().deck.text)[FAVOUR_NUMBERS[card]]
    brings = {
        "favour_points": favour.points,
        "favour_income": favour.income,
        "favour_petition": favour.petition,
        "favour_jade": favour.jade,
    }
    found = [tip(SAYINGS, kind, card=card, number=number) for kind, number in brings.items() if number]
    lacking = prospects.missing_blocks(state, seat, FAVOUR_NUMBERS[card])
    return [*found, tip(SAYINGS, "favour_lacks", number=lacking) if lacking else tip(SAYINGS, "favour_fits")]


def _of_features(before: State, after: State, seat: Seat, evaluator: Evaluator) -> list[Tip]:
    """What has changed for the better in the position."""
    if after.outcome() is not None:
        return [tip(SAYINGS, "end")]
    old, new = evaluator.measure_seat(before, seat), evaluator.measure_seat(after, seat)
    better = (kind for name, sign, kind in TELLING if sign * (new[NUMBER[name]] - old[NUMBER[name]]) > 0.4)
    return [tip(SAYINGS, kind) for kind in better]
