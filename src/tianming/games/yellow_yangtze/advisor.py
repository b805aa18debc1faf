"""How bots think about Yellow & Yangtze, put together."""

from __future__ import annotations

import random
from collections.abc import Mapping

from msgspec.structs import replace

from tianming.core.actions import Action
from tianming.core.advisor import FORGOTTEN_SHARE, TURN, Choice, WeightedAdvisor, list_choices
from tianming.core.dice import Dice
from tianming.core.messages import Tip
from tianming.core.protocol import State as AnyState
from tianming.core.protocol import View
from tianming.core.seats import Seat
from tianming.games.yellow_yangtze import reasons
from tianming.games.yellow_yangtze.actions import PASS
from tianming.games.yellow_yangtze.board import COLOURS, DYNASTIES
from tianming.games.yellow_yangtze.evaluation import FAR, FEATURES, Evaluator
from tianming.games.yellow_yangtze.features import SimpleEvaluator
from tianming.games.yellow_yangtze.messages import HINTS
from tianming.games.yellow_yangtze.position_file import position_of
from tianming.games.yellow_yangtze.rules import RULES
from tianming.games.yellow_yangtze.tactics import Tactics
from tianming.games.yellow_yangtze.view import unseen_tiles

QUICK_WIDTH = 2  # first actions to extend in imagined turns


class YellowYangtzeAdvisor(WeightedAdvisor[Evaluator, Tactics]):
    """The whole turn of two actions; conflicts by what rivals may hold."""

    rules = RULES
    features = FEATURES
    far = FAR
    evaluator_class = Evaluator
    simple_class = SimpleEvaluator
    tactics_class = Tactics
    hint_templates = HINTS
    width = 20
    levels = (*WeightedAdvisor.levels, "master", "grandmaster")

    def rank(self, state: AnyState, seat: Seat, dice: Dice, *, width: int = 0, horizon: int = 0) -> list[Choice]:
        """The answers worth considering, best first."""
        if state.kind() == TURN:
            wide = 0 if horizon == 1 else width or self.width
            return list_choices(self.tactics.rank_turn(RULES.own(state), seat, wide, dice))
        return list_choices(self.tactics.rank_answers(RULES.own(state), seat))

    def reply(self, state: AnyState, seat: Seat, dice: Dice) -> Action:
        """A quick answer to a follow-up question."""
        return Action(self.tactics.answer(RULES.own(state), 0, dice))

    def answer(self, state: AnyState, seat: Seat, dice: Dice) -> Action:
        """A quick good answer to any question."""
        return Action(self.tactics.answer(RULES.own(state), QUICK_WIDTH, dice))

    def play_on(self, state: AnyState, turns: int, dice: Dice) -> None:
        """Let everybody play on for some turns."""
        self.tactics.play_on(RULES.own(state), turns, QUICK_WIDTH, dice)

    def pass_action(self, state: AnyState, seat: Seat) -> Action | None:
        """P1: pass."""
        return PASS if state.is_legal(seat, PASS) else None

    def fade_memory(self, view: View, rng: random.Random) -> View:
        """H1: rivals' points and the discarded tiles as somebody remembers them who did not count. The mistakes depend
        only on the seat and the thing, so they stay the same from one question to the next."""
        position = position_of(view)
        own = DYNASTIES[view.seat] if view.seat is not None else None
        points = position.points
        if not position.options["open_points"]:
            points = {
                dynasty: counts if dynasty == own else _blur_points(counts, f"{own} {dynasty}")
                for dynasty, counts in points.items()
            }
        discards = _swap_discards(position.discards, unseen_tiles(position), f"{own} discards")
        return replace(view, position=replace(position, points=points, discards=discards))

    def where(self, view: View, action: Action) -> Tip:
        """The part of the board to look at."""
        return reasons.where(view, action)

    def reasons(self, view: View, action: Action) -> tuple[Tip, ...]:
        """What speaks for an action."""
        return reasons.reasons(RULES.guess(view, random.Random(0)), view, action, self.evaluator)


def _blur_points(points: Mapping[str, int], whose: str) -> dict[str, int]:
    """Points as remembered: a quarter of them in another colour."""
    blurred = dict.fromkeys(COLOURS, 0)
    for colour, total in points.items():
        for number in range(total):
            colours = _mistake_colour(f"{whose} {colour} {number}")
            blurred[colours[0] if colours else colour] += 1
    return {colour: number for colour, number in blurred.items() if number}


def _swap_discards(discards: Mapping[str, int], hidden: list[str], whose: str) -> dict[str, int]:
    """Discarded tiles as remembered: a quarter of them mistaken for tiles that are still hidden."""
    remembered = dict(discards)
    for colour, total in discards.items():
        for number in range(total):
            other = next((other for other in _mistake_colour(f"{whose} {colour} {number}") if other in hidden), None)
            if other is not None:
                hidden.remove(other)
                remembered[colour] -= 1
                remembered[other] = remembered.get(other, 0) + 1
    return {colour: number for colour, number in remembered.items() if number}


def _mistake_colour(thing: str) -> list[str]:
    """The colours that somebody mistakes a thing for, the likeliest first; none for three things out of four."""
    rng = random.Random(thing)  # the same for the same thing at any time
    return rng.sample(COLOURS, len(COLOURS)) if rng.random() < FORGOTTEN_SHARE else []


ADVISOR = YellowYangtzeAdvisor
