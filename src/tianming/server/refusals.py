"""What the server says when it refuses something. The engine's refusals are its errors (``core/errors.py``)."""

from __future__ import annotations

from typing import Any

from tianming.core.errors import ERRORS, TianmingError
from tianming.core.messages import Message, Templates, say

REFUSALS: Templates = {
    # requests
    "too-large": "that is too large",
    "too-slow": "the request takes too long",
    "too-many": "too many requests: wait a little",
    "too-many-tries": "too many attempts: wait a minute",
    "too-many-uploads": "too many uploads at once: wait until the others are done",
    "not-understood": "the request is malformed: {detail}",
    "broken-off": "the request ends too early",
    "hello-first": "the first frame must be a hello",
    "other-site": "requests from other sites are refused",
    "full": "the server is full: try again in a minute",
    "failed": "something went wrong on the server; it was logged",
    "not-found": "there is nothing at this address",
    # people
    "who-are-you": "say who you are first: play as a guest or log in",
    "logged-in": "you are logged in already",
    "has-account": "you already have an account",
    "name-taken": "that name is taken",
    "wrong-password": "the name or the password is wrong",
    "no-token": "there is no such token",
    # tables
    "too-many-tables": "no more tables: {shared:you have|people at your address have|} {number:d} unfinished ones; "
    "finish a game or leave one first",
    "too-much-practice": "no more tables: people at your address have {number:d} for practice; try again later",
    "too-many-bots": "no more bots: {shared:you have|people at your address have|} {number:d} of them at unfinished "
    "tables; finish a game or leave one first",
    "bots-only": "only people with an account can let bots play alone: take a seat yourself, or make an account",
    "no-bot": "there is no bot {level}; choose one of: {levels:list}",
    "seed": "you cannot choose the seed when you play with others: you would know all draws",
    "no-table": "there is no such table",
    "unopenable": "this table cannot be opened: {detail}",
    "no-seat": "there is no such seat",
    "not-your-seat": "that seat is not yours",
    "not-seated": "you do not sit there",
    "seat-taken": "that seat is taken",
    "not-host": "only the person who made the table can do that",
    "invitation": "this table needs its invitation",
    "begun": "the game has begun",
    "not-begun": "the game has not begun",
    "set-aside": "the game no longer replays on the present rules",
    "no-rematch": "only people who played a game to its end can ask for another one",
    "has-rematch": "there is already another game",
    "nothing-to-leave": "there is nothing to leave",
    # play
    "not-playing": "the game is not in progress",
    "not-asked": "you are not asked that now",
    "no-undo": "you can no longer take that much back",
    "busy": "the table is changing too fast; try again",
    "bot-plays": "a bot plays for that seat: take it back first",
    "no-bot-plays": "no bot plays for that seat",
    "owner-back": "the owner of that seat is back",
    "nobody-concedes": "nobody offers to give up",
    "somebody-concedes": "somebody offers to give up: accept that, or wait until they play on",
    "no-hints": "hints are not allowed at this table",
    "no-hint": "there is no hint for you now",
    # replays and uploads
    "no-example": "there is no such example",
    "no-step": "there is no such step: give its number",
    "game-over": "that game is over: choose an earlier action to play on from",
    "nothing-uploaded": "send a record or a position",
    "record-shorter": "the record has {number:a single action|# actions}",
}
# What everybody who looks at a table is told about it.
NOTICES: Templates = {"set-aside": "{detail}"}
# Every refusal that a client can get.
EVERY: Templates = {**ERRORS, **REFUSALS}


def refusal(kind: str, /, **values: Any) -> Message:
    """A refusal of that kind."""
    return say(REFUSALS, kind, **values)


class Refusal(Exception):
    """The server refuses something. `status` is the HTTP status."""

    status = 422

    def __init__(self, kind: str, /, **values: Any) -> None:
        message = refusal(kind, **values)
        super().__init__(message.text)
        self.message = message


class Declined(Refusal, TianmingError):
    """A request that makes sense but cannot be carried out, like those that the engine refuses."""
