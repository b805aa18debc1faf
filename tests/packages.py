"""Builds source archives and wheels for the tests, by the standard hooks."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BACKEND = "import sys; sys.path.insert(0, 'tools'); import backend; print(getattr(backend, sys.argv[1])(sys.argv[2]))"
NOT_COPIED = shutil.ignore_patterns(".*", "build", "dist", "*.egg-info", "__pycache__", "node_modules")


def build(kind: str, source: Path, target: Path, **environment: str) -> Path:
    """Build without a compiler and, by default, with the client that is there."""
    command = [sys.executable, "-c", BACKEND, f"build_{kind}", str(target)]
    settings = os.environ | {"TIANMING_PURE": "1", "TIANMING_NO_CLIENT": "1"} | environment
    done = subprocess.run(command, cwd=source, env=settings, stdout=subprocess.PIPE, text=True, check=True)
    return target / done.stdout.splitlines()[-1]


def unpacked_archive(folder: Path) -> Path:
    """Build the source archive, in a copy of the project because a build writes beside its sources, and unpack it."""
    shutil.copytree(ROOT, folder / "copy", ignore=NOT_COPIED)
    unpack(build("sdist", folder / "copy", folder), folder / "unpacked")
    return next((folder / "unpacked").iterdir())


def unpack(archive: Path, folder: Path) -> None:
    """Unpack an archive of ours. Before 3.11.4, Python has no filters for that."""
    with tarfile.open(archive) as tar:
        tar.extraction_filter = getattr(tarfile, "data_filter", None)
        tar.extractall(folder)
