"""Installs a copy of the project in every supported way and tries the result: `./test install`."""

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
IGNORED = shutil.ignore_patterns(".git", ".venv*", ".*_cache", "build", "dist", "*.egg-info", "*.so", "node_modules")
BUILD_SDIST = "import sys; sys.path.insert(0, 'tools'); import backend; backend.build_sdist('dist')"
PROBE = """
import tianming
from tianming.core import twins
from tianming.server.web.app import pages
assert pages().name == "client", "the client was not built"
tianming.game(tianming.list_games()[0])
print(len(twins.list_compiled()), "compiled modules")
"""


def run(command: list[str | Path], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        print(done.stdout[-3000:], done.stderr[-3000:], file=sys.stderr)
        raise SystemExit(f"{Path(command[0]).name} {' '.join(map(str, command[1:4]))} failed")
    return done.stdout.strip()


def make_environment(folder: Path) -> Path:
    """Make a fresh virtual environment; returns its folder of programs."""
    venv.create(folder / "env", with_pip=True)
    return folder / "env" / ("Scripts" if os.name == "nt" else "bin")


def install_folder(project: Path, folder: Path) -> Path:
    programs = make_environment(folder)
    run([programs / "python", "-m", "pip", "install", project], folder)
    return programs


def install_editable(project: Path, folder: Path) -> Path:
    programs = make_environment(folder)
    run([programs / "python", "-m", "pip", "install", "-e", project], folder)
    return programs


def install_archive(project: Path, folder: Path) -> Path:
    """Let pip make the wheel from the source archive, outside the project."""
    run([sys.executable, "-c", BUILD_SDIST], project)
    programs = make_environment(folder)
    run([programs / "python", "-m", "pip", "install", *(project / "dist").glob("*.tar.gz")], folder)
    return programs


def install_with_uv(project: Path, folder: Path) -> Path:
    run(["uv", "sync", "--python", sys.executable], project)
    return project / ".venv" / ("Scripts" if os.name == "nt" else "bin")


WAYS: dict[str, Callable[[Path, Path], Path]] = {
    "pip install .": install_folder,
    "pip install -e .": install_editable,
    "wheel from the source archive": install_archive,
    "uv sync": install_with_uv,
}


def main() -> None:
    for name, way in WAYS.items():
        if name.startswith("uv") and not shutil.which("uv"):
            print(f"{name}: LEFT OUT, uv is not installed")
            continue
        with tempfile.TemporaryDirectory() as place:
            project = Path(place) / "project"
            shutil.copytree(ROOT, project, ignore=IGNORED)
            shutil.rmtree(project / "src" / "tianming" / "server" / "client", ignore_errors=True)
            programs = way(project, Path(place))
            probe = run([programs / "python", "-c", PROBE], Path(place))
            games = run([programs / "tianming", "games"], Path(place))
            print(f"{name}: {probe}, {len(games.splitlines())} lines from `tianming games`", flush=True)


if __name__ == "__main__":
    main()
