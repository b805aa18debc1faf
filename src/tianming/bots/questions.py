"""What every bot reads first: the question of a view, and the answers on offer."""

from __future__ import annotations

from tianming.core.actions import Action
from tianming.core.protocol import Question, View
from tianming.core.seats import Seat

NOTHING_ASKED = "the view asks its seat nothing"


def read_question(view: View) -> tuple[Seat, Question]:
    """The seat and its question."""
    if view.seat is None or view.question is None:
        raise ValueError(NOTHING_ASKED)
    return view.seat, view.question


def list_answers(question: Question) -> list[Action]:
    """All actions that a question offers."""
    return [action for group in question.groups for action in group.actions]
