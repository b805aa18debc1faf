"""Every sentence with which the server refuses has a code, so that clients can say it in other languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tianming
from tianming.core.errors import IllegalAction, InvalidAction, InvalidPosition, InvalidRecord, Reason
from tianming.server.codes import CODES, KINDS, SENTENCES, code_of

SERVER = Path(tianming.__file__).parent / "server"
SAYING = {"Wrong", "Denied", "Forbidden", "Stale", "NoTable", "InvalidOption", "InvalidAction", "problem", "_refuse"}


def first_words(node: ast.expr) -> Iterator[str]:
    """The constant beginnings of a sentence in the code, whichever of them is said."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from first_words(one)
            yield from first_words(other)


def sentences() -> list[str]:
    """All sentences that are raised or sent in the server."""
    found = []
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                found += [text for part in node.args[:2] for text in first_words(part) if name in SAYING]
    return found


def test_sentences_are_found() -> None:
    assert len(sentences()) > 30


@pytest.mark.parametrize("sentence", sorted(set(sentences())))
def test_every_sentence_has_a_code(sentence: str) -> None:
    assert code_of(sentence) != "refused"


def test_every_code_is_used() -> None:
    assert {"refused", *SENTENCES.values(), *KINDS.values()} == set(CODES)


def test_what_the_engine_refuses_is_known_by_its_kind() -> None:
    assert code_of(IllegalAction(Reason("B1", "not there"))) == "illegal"
    assert code_of(InvalidAction("no such action")) == "invalid-action"
    assert code_of(InvalidAction("that seat is not yours")) == "not-your-seat"
    assert code_of(InvalidPosition("tiles", "odd")) == "invalid-position"
    assert code_of(InvalidRecord(3, "odd")) == "invalid-record"
    assert code_of("whatever") == "refused"
