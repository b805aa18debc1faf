"""What the server says when it refuses. What the engine refuses is told by its errors (``core/errors.py``)."""

from __future__ import annotations

from typing import Any

from tianming.core.errors import ERRORS, TianmingError
from tianming.core.messages import Message, Templates, say

REFUSALS: Templates = {
    # requests
    "too-large": "that is too large",
    "too-slow": "the request takes too long",
    "too-many": "too many requests: wait a little",
    "too-many-tries": "too many tries: wait a minute",
    "too-many-uploads": "too many uploads at once: wait until the others are read",
    "not-understood": "that is not understood: {detail}",
    "broken-off": "the request breaks off",
    "hello-first": "the first frame must be a hello",
    "other-site": "requests from other sites are refused",
    "full": "the server is full: try again in a minute",
    "failed": "something went wrong here; it was logged",
    "not-found": "there is nothing here",
    # people
    "who-are-you": "say who you are first: play as a guest or log in",
    "logged-in": "you are logged in",
    "has-account": "you have an account already",
    "name-taken": "that name is taken",
    "wrong-password": "name or password is wrong",
    "no-token": "there is no such token",
    # tables
    "too-many-tables": "no more tables: {shared:you have|people at your address have|} {number:d} unfinished ones; "
    "finish a game or leave one first",
    "too-much-practice": "no more tables: people at your address have {number:d} for practice; try again later",
    "too-many-bots": "no more bots: {shared:you have|people at your address have|} {number:d} of them at unfinished "
    "tables; finish a game or leave one first",
    "bots-only": "bots play alone only for people with an account: take a seat yourself, or make an account",
    "no-bot": "no bot {level}; there are: {levels:list}",
    "seed": "you cannot choose the seed when you play with others: you would know all draws",
    "no-table": "there is no such table",
    "unopenable": "this table cannot be opened: {detail}",
    "no-seat": "there is no such seat",
    "not-your-seat": "that seat is not yours",
    "not-seated": "you do not sit there",
    "seat-taken": "that seat is taken",
    "invitation": "this table needs its invitation",
    "begun": "the game has begun",
    "not-begun": "the game has not begun",
    "set-aside": "the game does not replay any more",
    "no-rematch": "only people who played the game to its end can ask for another one",
    "has-rematch": "there is another game already",
    "nothing-to-leave": "there is nothing to leave",
    # play
    "not-playing": "the game is not being played",
    "not-asked": "that is not asked of you now",
    "no-undo": "so much cannot be taken back any more",
    "busy": "the table is changing too fast; try again",
    "bot-plays": "a bot plays for that seat: take it back first",
    "no-bot-plays": "no bot plays for that seat",
    "owner-back": "its owner is back",
    "nobody-concedes": "nobody offers to give up",
    "somebody-concedes": "somebody offers to give up: accept that, or wait until they play on",
    "no-hints": "hints are not allowed at this table",
    "no-hint": "no hint can be given now",
    # replays and uploads
    "no-example": "there is no such example",
    "no-step": "there is no such step: give its number",
    "game-over": "that game is over: choose an earlier action to play on from",
    "nothing-uploaded": "send a record or a position",
    "record-shorter": "the record has {number:a single action|# actions}",
}
# What is told about a table to everybody who looks at it.
NOTICES: Templates = {"set-aside": "{detail}"}
# Everything that a client can be refused with.
EVERY: Templates = {**ERRORS, **REFUSALS}


def refusal(kind: str, /, **values: Any) -> Message:
    """A refusal of one of the kinds."""
    return say(REFUSALS, kind, **values)


class Refusal(Exception):
    """The server refuses something; `status` says so in HTTP."""

    status = 422

    def __init__(self, kind: str, /, **values: Any) -> None:
        message = refusal(kind, **values)
        super().__init__(message.text)
        self.message = message


class Declined(Refusal, TianmingError):
    """It was understood but cannot be done as asked, like what the engine refuses."""
