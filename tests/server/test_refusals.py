"""The refusals of the server: every kind is in the table, has the values of its template, and is used."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tianming
from tianming.core import errors
from tianming.core.errors import ERRORS, IllegalAction, InvalidPosition, InvalidRecord, Reason, TianmingError
from tianming.core.messages import values_of
from tianming.core.spaces import Space
from tianming.server.refusals import EVERY, REFUSALS, Declined, Refusal

SERVER = Path(tianming.__file__).parent / "server"
SAYING = {"Wrong", "Denied", "Forbidden", "Stale", "NoTable", "TooMuch", "Declined", "refusal"}


def kinds(node: ast.expr) -> Iterator[str]:
    """The constants that an argument can be."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from kinds(one)
            yield from kinds(other)


def list_refusals() -> list[tuple[str, tuple[str, ...]]]:
    """Every kind that is raised or sent in the server, with the names of its values."""
    found = []
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                values = tuple(keyword.arg or "" for keyword in node.keywords)
                found += [(kind, values) for part in node.args[:2] for kind in kinds(part) if name in SAYING]
    return found


@pytest.mark.parametrize(("kind", "values"), sorted(set(list_refusals())))
def test_every_refusal_is_in_the_table_with_its_values(kind: str, values: tuple[str, ...]) -> None:
    assert set(values) == set(values_of(REFUSALS[kind]))


def test_every_kind_is_used() -> None:
    assert {kind for kind, _ in list_refusals()} == set(REFUSALS)
    classes = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, TianmingError)]
    assert {kind.kind for kind in classes} == set(ERRORS)
    assert len(EVERY) == len(ERRORS) + len(REFUSALS)


def test_a_refusal_of_the_engine_carries_its_values() -> None:
    reason = Reason("cell-taken", {"cell": "b1"}, "a block stands on b1 already", "B1", (Space("b1"),))
    illegal = IllegalAction(reason).message
    assert (illegal.kind, illegal.values) == ("illegal", {"reason": reason})
    assert illegal.text == "a block stands on b1 already (B1) [b1]"
    position = InvalidPosition("tiles", "odd", "S1").message
    assert (position.kind, position.values) == ("invalid-position", {"field": "tiles", "detail": "odd", "rule": "S1"})
    assert [str(InvalidRecord(line, "odd")) for line in (0, 1, 3)] == ["odd", "line 1: odd", "line 3: odd"]
    assert TianmingError("whatever").message.kind == "refused"


def test_a_refusal_is_an_error_with_a_message() -> None:
    refused = Declined("record-shorter", number=2)
    assert isinstance(refused, Refusal) and isinstance(refused, TianmingError)
    assert (refused.message.kind, str(refused)) == ("record-shorter", "the record has 2 actions")
