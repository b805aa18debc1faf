"""The compiled twins of the hot modules: load them, refuse stale ones, or do without.

A twin is compiled from `X.py` and `X.pxd` and lies beside them. Python prefers it to `X.py`, even after `X.py` was
edited. So the build stores in each twin the names and the hash of the files that it was made from, and loading the twin
compares them with the files that are there now.

With TIANMING_PURE=1 in the environment, Python ignores the compiled twins and runs `X.py` itself.

The build loads this file by its path, for `fingerprint`, so it imports nothing of the package.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import (
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)

# typing and collections.abc are slow to import; a type checker takes any constant of this name as true.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from types import ModuleType

PACKAGE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


class StaleTwin(ImportError):
    """A compiled module was not made from the sources beside it."""


def pure() -> bool:
    """Whether the environment asks for plain Python."""
    return os.environ.get("TIANMING_PURE", "") not in ("", "0")


def list_compiled() -> list[str]:
    """The names of the modules that are loaded and compiled."""
    modules = sys.modules.copy()
    return sorted(
        name
        for name, module in modules.items()
        if name.startswith("tianming.") and isinstance(getattr(module, "__loader__", None), TwinLoader)
    )


def fingerprint(package: str, files: Iterable[str]) -> str:
    """The SHA-256 of the names and contents of files, named relative to the package's folder."""
    from hashlib import sha256  # a millisecond that a pure run does not pay

    digest = sha256()
    for name in files:
        with open(os.path.join(package, *name.split("/")), "rb") as file:
            content = file.read()
        digest.update(f"{name} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def check(module: ModuleType) -> None:
    """Raise StaleTwin unless the module was compiled from the sources beside it."""
    try:
        now = fingerprint(PACKAGE, getattr(module, "SOURCE_FILES", ()))
    except FileNotFoundError:
        now = ""
    if now != getattr(module, "SOURCE_HASH", None):
        raise StaleTwin(
            f"{module.__name__} was compiled from other sources than those beside it: "
            "build it again (with ./test or pip install -e .), or set TIANMING_PURE=1",
            name=module.__name__,
        )


class TwinLoader(ExtensionFileLoader):
    """Loads a compiled twin and checks it."""

    def exec_module(self, module: ModuleType) -> None:
        super().exec_module(module)
        check(module)


class TwinFinder:
    """Finds the modules of this package and decides between a twin and its source."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tianming."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or not isinstance(spec.loader, ExtensionFileLoader):
            return spec
        if pure():
            folder = FileFinder(os.path.dirname(spec.origin), (SourceFileLoader, SOURCE_SUFFIXES))
            return folder.find_spec(name) or spec
        spec.loader = TwinLoader(name, spec.origin)
        return spec


def install() -> None:
    """Put the finder before Python's own. A second call changes nothing."""
    if TwinFinder not in sys.meta_path:
        sys.meta_path.insert(0, TwinFinder)
