"""The levels: bots that people can play against, weakest first, each with an honest description."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from tianming.bots.greedy import Greedy
from tianming.bots.heuristic import Heuristic
from tianming.bots.kernels import choose_kernels
from tianming.bots.novice import Novice
from tianming.bots.random_bot import Random
from tianming.bots.search import Search
from tianming.core.registry import advisor

if TYPE_CHECKING:
    from tianming.bots.bot import Bot


class Level(Struct, frozen=True):
    """A level: its name, what makes the bot, its description for people, and whether it gives hints."""

    name: str
    make: Callable[[], Bot]
    text: str
    advises: bool = True


def make_master() -> Bot:
    """The bot of the level master. It needs numpy, which is imported for it alone."""
    choose_kernels()
    from tianming.bots.net import Master

    return Master()


def make_grandmaster() -> Bot:
    """The bot of the level grandmaster, which needs numpy too."""
    choose_kernels()
    from tianming.bots.grandmaster import Grandmaster

    return Grandmaster()


LEVELS = (
    Level("random", Random, "Plays any legal move without thinking. Good for trying things out; you will win."),
    Level(
        "novice",
        Novice,
        "A beginner: takes what looks good at once, overlooks dangers, forgets what was played and wavers between "
        "tempting moves.",
    ),
    Level(
        "greedy",
        Greedy,
        "Takes what helps its own position most right now and hardly looks at you. Strong if you leave it alone.",
    ),
    Level(
        "heuristic",
        Heuristic,
        "Thinks through its whole turn, knows who would win a conflict and what is in danger, and attacks. Answers at "
        "once.",
    ),
    Level(
        "search",
        Search,
        "Looks ahead: imagines what you may hold, plays on from its best turns with your replies, and takes the one "
        "that does best. Thinks for about a second.",
    ),
    Level(
        "master",
        make_master,
        "A net that learned the game by playing millions of games against itself. It looks at the position and moves "
        "at once, without thinking ahead.",
        advises=False,
    ),
    Level(
        "grandmaster",
        make_grandmaster,
        "The master's net, and it thinks ahead with it: it imagines what you may hold, plays on as the net would and "
        "takes the move that does best. Thinks for about a second.",
    ),
)


def list_levels(game: str) -> tuple[Level, ...]:
    """The levels that are worth playing against in a game, weakest first.

    >>> [level.name for level in list_levels("yellow-yangtze")]
    ['random', 'novice', 'greedy', 'heuristic', 'search', 'master', 'grandmaster']
    """
    return tuple(level for level in LEVELS if level.name in advisor(game).levels)


def adviser(game: str) -> str:
    """The name of the level that gives hints in a game: the strongest of those that weigh what a move leads to."""
    return [level.name for level in list_levels(game) if level.advises][-1]
