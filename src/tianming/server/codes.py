"""What the server says when it refuses, with a code for each sentence: clients say it in their own languages.

The sentence stands where it is raised and is what everybody gets; its code is found here, by how the sentence begins.
A test finds sentences without a code.
"""

from __future__ import annotations

from typing import Literal, get_args

from tianming.core.errors import (
    IllegalAction,
    InvalidAction,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    TianmingError,
    UnknownGame,
)

# `refused` stands for anything that has no code of its own.
Code = Literal[
    "refused",
    "too-large",
    "too-slow",
    "too-many",
    "too-many-tables",
    "too-many-bots",
    "bots-only",
    "full",
    "not-understood",
    "other-site",
    "failed",
    "not-found",
    "who-are-you",
    "logged-in",
    "has-account",
    "name-taken",
    "wrong-password",
    "no-token",
    "no-table",
    "unopenable",
    "no-seat",
    "not-your-seat",
    "not-seated",
    "no-step",
    "seed",
    "game-over",
    "no-rematch",
    "has-rematch",
    "no-bot",
    "begun",
    "not-begun",
    "set-aside",
    "not-playing",
    "seat-taken",
    "invitation",
    "nothing-uploaded",
    "record-shorter",
    "not-asked",
    "no-undo",
    "busy",
    "bot-plays",
    "no-bot-plays",
    "owner-back",
    "nobody-concedes",
    "somebody-concedes",
    "nothing-to-leave",
    "no-hints",
    "no-hint",
    "illegal",
    "invalid-action",
    "invalid-option",
    "invalid-position",
    "invalid-record",
    "unknown-game",
]
CODES: tuple[Code, ...] = get_args(Code)

SENTENCES: dict[str, Code] = {
    "that is too large": "too-large",
    "the request takes too long": "too-slow",
    "no hello came in time": "too-slow",
    "too many": "too-many",
    "too fast": "too-many",
    "no more tables": "too-many-tables",
    "no more bots": "too-many-bots",
    "bots play alone": "bots-only",
    "the server is full": "full",
    "the request breaks off": "not-understood",
    "the request is not understood": "not-understood",
    "the frame is not understood": "not-understood",
    "the first frame is a hello": "not-understood",
    "requests from other sites": "other-site",
    "something went wrong here": "failed",
    "Not Found": "not-found",
    "there is no such example": "not-found",
    "say who you are first": "who-are-you",
    "you are logged in": "logged-in",
    "you have an account already": "has-account",
    "that name is taken": "name-taken",
    "name or password is wrong": "wrong-password",
    "there is no such token": "no-token",
    "there is no such table": "no-table",
    "this table cannot be opened": "unopenable",
    "there is no such seat": "no-seat",
    "that seat is not yours": "not-your-seat",
    "you do not sit there": "not-seated",
    "start is the number of a step": "no-step",
    "action is the number of a step": "no-step",
    "who plays with others does not choose the seed": "seed",
    "that game is over": "game-over",
    "only who has played it to the end": "no-rematch",
    "there is another game already": "has-rematch",
    "no bot plays for that seat": "no-bot-plays",
    "no bot": "no-bot",
    "the game has begun": "begun",
    "the game has not begun": "not-begun",
    "the game does not replay any more": "set-aside",
    "the record stops before a draw": "set-aside",
    "the game is not being played": "not-playing",
    "that seat is taken": "seat-taken",
    "this table wants its invitation": "invitation",
    "send a record or a position": "nothing-uploaded",
    "the record has": "record-shorter",
    "that decision is not asked now": "not-asked",
    "you are not asked now": "not-asked",
    "the seat has decided after all": "not-asked",
    "so much cannot be taken back": "no-undo",
    "the table is changing too fast": "busy",
    "a bot plays for that seat": "bot-plays",
    "its owner is back": "owner-back",
    "nobody offers to give up": "nobody-concedes",
    "somebody offers to give up": "somebody-concedes",
    "there is nothing to leave": "nothing-to-leave",
    "hints are not allowed at this table": "no-hints",
    "no hint can be given now": "no-hint",
}

# What the engine refuses has no fixed sentence.
KINDS: dict[type[TianmingError], Code] = {
    IllegalAction: "illegal",
    InvalidAction: "invalid-action",
    InvalidOption: "invalid-option",
    InvalidPosition: "invalid-position",
    InvalidRecord: "invalid-record",
    UnknownGame: "unknown-game",
}


def code_of(refusal: Exception | str) -> Code:
    """The code of a sentence, or of what was raised with it."""
    by_sentence = (code for start, code in SENTENCES.items() if str(refusal).startswith(start))
    by_kind = (code for kind, code in KINDS.items() if isinstance(refusal, kind))
    return next(by_sentence, None) or next(by_kind, None) or "refused"
