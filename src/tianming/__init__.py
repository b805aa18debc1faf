"""Tianming: three board games of old China, their rules exact and fast.

`game(name)` returns the rules of a game, `list_games()` the names of all games.
"""

from tianming.core import twins

__version__ = "0.1.0"
__all__ = ["__version__", "game", "list_games"]

# This comes before any twin is imported: TIANMING_PURE, and the check for stale builds.
twins.install()

# typing is slow to import, and a type checker takes any constant of this name as true.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from tianming.core.registry import game as game
    from tianming.core.registry import list_games as list_games


def __getattr__(name: str) -> object:
    """Load the registry when somebody first asks for it."""
    if name not in __all__:
        raise AttributeError(f"module 'tianming' has no attribute {name!r}")
    from tianming.core import registry

    value = getattr(registry, name)
    globals()[name] = value
    return value
