"""The work behind ./play and ./test: keeps an environment in .venv up to date, then starts the game or the checks.

It needs only Python's standard library.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import web_build
from tools.web_build import ROOT, say

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
LOG = VENV / "setup.log"
STAMP = VENV / "stamp.json"
SANITIZED = ROOT / "build" / "sanitize" / "lib"
DEFAULT_GAME = "yellow-yangtze"
NO_VENV = "this Python cannot make a .venv; on Debian and Ubuntu, install python3-venv (apt-get install python3-venv)"
FIND_NODE = "from tools.web_build import find_node; print(find_node() or '')"
# Programs that run Playwright, and find its own Chromium; both use our Node.
PLAYWRIGHT = "from tools.web_build import lend_node_to_playwright as lend; lend(); "
RUN_PLAYWRIGHT = PLAYWRIGHT + "from playwright.__main__ import main; main()"
FIND_CHROMIUM = PLAYWRIGHT + (
    "from playwright.sync_api import sync_playwright as play; print(play().start().chromium.executable_path)"
)
NO_CHROMIUM = (
    "there is no Chromium that runs here; install it (Debian and Ubuntu: apt-get install chromium), "
    "or name one in TIANMING_CHROMIUM"
)
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Failed(Exception):
    """Ends the program; carries the one sentence that says why."""


# --- the environment -----------------------------------------------------------------------------


def set_up(*, dev: bool) -> None:
    """Bring .venv up to date with the package and its dependencies."""
    if not venv_fits():
        make_venv()
    have = json.loads(STAMP.read_text()) if STAMP.exists() else {}
    dev = dev or have.get("dev", False)
    want = {"dev": dev, "needs": digest([ROOT / "pyproject.toml"]), **build_inputs()}
    if have == want | {"compiled": digest(list_compiled_twins())}:
        return
    STAMP.unlink(missing_ok=True)
    install(dev=dev, build_only=(have.get("dev"), have.get("needs")) == (dev, want["needs"]))
    STAMP.write_text(json.dumps(want | {"compiled": digest(list_compiled_twins())}))


def venv_fits() -> bool:
    """Whether .venv works and has the version of the running Python."""
    if Path(sys.prefix) == VENV:
        return True
    show = [str(PYTHON), "-c", "import sys; print(*sys.version_info[:2])"]
    try:
        answer = subprocess.run(show, capture_output=True, text=True).stdout.split()
    except OSError:
        return False
    return answer == [str(number) for number in sys.version_info[:2]]


def make_venv() -> None:
    say(f"making .venv with Python {sys.version.split()[0]}")
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise Failed(NO_VENV)
    import venv  # a separate package on some systems

    try:
        venv.create(VENV, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError, SystemExit) as problem:  # Debian's version exits
        shutil.rmtree(VENV, ignore_errors=True)
        raise Failed(f"{NO_VENV} ({problem})") from None


def build_inputs() -> dict[str, str]:
    """Hashes of what the compiled twins depend on."""
    typed = (ROOT / "src").rglob("*.pxd")
    beside = (pxd.with_suffix(end) for pxd in typed for end in (".py", ".pxd", ".hpp"))
    build = [ROOT / "setup.py", ROOT / "tools" / "twins_build.py", ROOT / "src/tianming/core/twins.py"]
    sources = build + sorted(path for path in beside if path.exists())
    return {"sources": digest(sources), "uncompiled": why_uncompiled()}


def list_compiled_twins() -> list[Path]:
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted((ROOT / "src").rglob(f"*{suffix}"))


def digest(paths: list[Path]) -> str:
    hashed = hashlib.sha256()
    for path in paths:
        hashed.update(path.name.encode() + path.read_bytes())
    return hashed.hexdigest()[:16]


def why_uncompiled() -> str:
    """Why nothing can be compiled here; empty if it can."""
    command = os.environ.get("CXX") or sysconfig.get_config_var("CXX") or "c++"
    if os.environ.get("TIANMING_PURE", "") not in ("", "0"):
        return "TIANMING_PURE is set"
    if shutil.which(command.split()[0]) is None:
        return f"there is no C++ compiler ({command.split()[0]})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's C headers (Python.h) are missing"
    return ""


def install(*, dev: bool, build_only: bool) -> None:
    """Install the project in place with pip, or only rebuild it."""
    what = "rebuilding the package" if build_only else "installing the package and its dependencies into .venv"
    say(what if why_uncompiled() else f"{what} (compiling takes half a minute)")
    command = ["-m", "pip", "install", "--disable-pip-version-check", "-e", ".[dev]" if dev else "."]
    if build_only:
        command += ["--no-deps", "--no-build-isolation"] if dev else ["--no-deps"]
    expected = {"TIANMING_EXPECT_COMPILED": "1"} if dev and not why_uncompiled() else {}
    if subprocess.run([str(PYTHON), "-c", "import pip"], capture_output=True).returncode:
        add_pip()
    run_logged(command, TIANMING_NO_CLIENT="1", **expected)  # `make_client` builds the client and shows its output
    if not list_compiled_twins():
        say(f"the games run uncompiled, which is slower: {why_uncompiled() or 'the compiler failed'}")


def add_pip() -> None:
    """Add pip to a .venv without it, such as uv makes."""
    code, _ = run_with_log([str(PYTHON), "-m", "ensurepip"])
    if code:
        raise Failed(f"there is no pip in .venv, and {NO_VENV}")


def run_logged(command: list[str], **environment: str) -> None:
    """Run the Python of .venv with its output in the log; on failure show the end of the log."""
    code, text = run_with_log([str(PYTHON), *command], **environment)
    if code:
        print(*text.splitlines()[-15:], sep="\n", file=sys.stderr)
        offline = any(sign in text for sign in ("No matching distribution", "Connection", "Max retries"))
        cause = "a package could not be downloaded (no network?)" if offline else "pip failed"
        raise Failed(f"{cause}; the whole log is in {LOG.relative_to(ROOT)}")


def run_with_log(command: list[str], **environment: str) -> tuple[int, str]:
    """Run a command with its output in the log; returns its exit code and output."""
    with LOG.open("w+") as log:
        done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, stdout=log, stderr=log)
        log.seek(0)
        return done.returncode, log.read()


# --- the client ----------------------------------------------------------------------------------


def make_client() -> None:
    """Build the client unless it is up to date, with the Node that is here or with one from pip."""
    if web_build.is_built():
        return
    provide_node()
    if subprocess.run([str(PYTHON), "tools/web_build.py"], cwd=ROOT).returncode:
        raise Failed("the client could not be built")


def provide_node() -> None:
    """Install Node into .venv, unless there is a suitable one already, there or on the PATH."""
    if not ask_python(FIND_NODE):
        say("installing Node into .venv, because there is no suitable one on the PATH")
        run_logged(["-m", "pip", "install", "--disable-pip-version-check", web_build.REQUIREMENT])


def ask_python(program: str) -> str:
    """What a program prints, run by the Python of .venv; nothing if it fails."""
    done = subprocess.run([str(PYTHON), "-c", program], cwd=ROOT, capture_output=True, text=True)
    return "" if done.returncode else done.stdout.strip()


def maybe_make_client() -> None:
    try:
        make_client()
    except Failed as failure:
        say(f"{failure}: {web_build.describe_fallback()}")


def maybe_provide_chromium() -> None:
    """Choose a Chromium for the browser tests: named, found or installed. Without one, leave these tests out."""
    named = os.environ.get("TIANMING_CHROMIUM")
    if named and not is_runnable(named):
        raise Failed(f"TIANMING_CHROMIUM names {named}, which does not run")
    os.environ.pop("TIANMING_NO_BROWSER", None)
    if found := named or find_chromium() or install_chromium() or download_chromium():
        os.environ["TIANMING_CHROMIUM"] = found
    else:
        leave_out("the tests in a browser", NO_CHROMIUM)
        os.environ["TIANMING_NO_BROWSER"] = NO_CHROMIUM


def is_runnable(program: str) -> bool:
    """Whether a program runs. On some systems, `chromium` only tells people where to get it."""
    try:
        return subprocess.run([program, "--version"], capture_output=True).returncode == 0
    except OSError:
        return False


def find_chromium() -> str | None:
    programs = (shutil.which(name) for name in BROWSERS)
    return next((program for program in programs if program and is_runnable(program)), None)


def install_chromium() -> str | None:
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return None
    say("installing Chromium with apt-get")
    run_with_log(["apt-get", "update"])
    run_with_log(["apt-get", "install", "-y", "chromium"], DEBIAN_FRONTEND="noninteractive")
    return find_chromium()


def download_chromium() -> str | None:
    """Playwright's own Chromium, downloaded if it is not there yet."""
    program = ask_python(FIND_CHROMIUM)
    if program and not is_runnable(program):
        say("downloading Chromium with Playwright")
        run_with_log([str(PYTHON), "-c", RUN_PLAYWRIGHT, "install", "chromium"])
    return program if program and is_runnable(program) else None


# --- the two commands ----------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    """Serve the games and open the browser; with the word `terminal` first, play in the terminal instead."""
    set_up(dev=False)
    if arguments[:1] == ["terminal"]:
        rest = arguments[1:]
        named = rest and not rest[0].startswith("-")
        command = [str(BIN / "tianming"), "play", *([] if named else [DEFAULT_GAME]), *rest]
    else:
        maybe_make_client()
        command = [str(BIN / "tianming"), "serve", "--open", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command).returncode


def test(arguments: list[str]) -> int:
    """Run the checks, or only the part that is named; everything else goes to pytest."""
    parts = {"quick": quick, "sanitize": sanitize, "install": install_paths}
    set_up(dev=True)
    tell_without_torch()
    try:
        if arguments and arguments[0] in parts:
            parts[arguments[0]](arguments[1:])
        else:
            quick(arguments)
            test_compiled(arguments)
            sanitize(arguments)
        say("all checks passed, except for what was left out:" if LEFT_OUT else "all checks passed")
    finally:
        for line in LEFT_OUT:
            say(line)
    return 0


# The checks of the client: the name of each, and the script of web/package.json that runs it.
CLIENT_CHECKS = {"svelte-check": "check", "eslint": "lint", "prettier": "format", "vitest": "test"}


def quick(arguments: list[str]) -> None:
    check("ruff check", [str(BIN / "ruff"), "check", "--quiet"])
    check("ruff format", [str(BIN / "ruff"), "format", "--check", "--quiet"])
    check("mypy", [str(BIN / "mypy")])
    provide_node()
    for (
        name,
        script,
    ) in CLIENT_CHECKS.items():  # before the build: these install all packages, so the build finds its own
        check(name, [str(PYTHON), "tools/web_build.py", script])
    make_client()
    maybe_provide_chromium()
    os.environ["TIANMING_EXPECT_CLIENT"] = "1"
    # The server and the browser work the same at both speeds, so they are tested once: compiled, if possible.
    once = [] if why_uncompiled() else ["--ignore=tests/server", "--ignore=tests/web"]
    check("tests, uncompiled", [*PYTEST, *once, *arguments], TIANMING_PURE="1")


def test_compiled(arguments: list[str]) -> None:
    if can_compile("the compiled tests, with those of bots that think"):
        check("tests, compiled", [*PYTEST, *arguments], TIANMING_EXPECT_COMPILED="1")


def sanitize(arguments: list[str]) -> None:
    """Test the engines in a build that stops at an index out of bounds or undefined behaviour."""
    if not can_compile("the tests with sanitizers"):
        return
    shutil.rmtree(SANITIZED, ignore_errors=True)
    base, lib = str(SANITIZED.parent), str(SANITIZED)
    say("building with sanitizers")
    build = ["setup.py", "--quiet", "build", "--build-base", base, "--build-lib", lib]
    run_logged(build, TIANMING_EXPECT_COMPILED="1", TIANMING_SANITIZE="1")
    run = [*PYTEST, "tests/engine", "tests/envs", *arguments]
    check("tests, with sanitizers", run, TIANMING_EXPECT_COMPILED="1", PYTHONPATH=lib)


def install_paths(arguments: list[str]) -> None:
    check("ways to install", [str(PYTHON), "tools/install_check.py", *arguments])


PYTEST = [str(PYTHON), "-m", "pytest", "-q", "-n", "2"]


LEFT_OUT: list[str] = []


def leave_out(what: str, reason: str) -> None:
    """Report what cannot run, now and at the end. In continuous integration that is a failure."""
    if os.environ.get("CI", "") not in ("", "false", "0"):
        raise Failed(f"{what} cannot run: {reason}")
    LEFT_OUT.append(f"LEFT OUT: {what}, because {reason}")
    say(LEFT_OUT[-1])


def tell_without_torch() -> None:
    """Tests of training need PyTorch, which takes gigabytes: nobody must install it, but nobody must overlook it."""
    if subprocess.run([str(PYTHON), "-c", "import torch"], capture_output=True).returncode != 0:
        LEFT_OUT.append("LEFT OUT: most tests of training, because PyTorch is not installed (pip install torch)")
        say(LEFT_OUT[-1])


def can_compile(what: str) -> bool:
    """Whether a step that needs compiled twins can run; if not, it is left out."""
    if reason := why_uncompiled():
        leave_out(what, reason)
    return not reason


def check(name: str, command: list[str], **environment: str) -> None:
    say(name)
    began = time.monotonic()
    if subprocess.run(command, cwd=ROOT, env=os.environ | environment).returncode:
        raise Failed(f"{name}: failed")
    say(f"{name}: passed in {time.monotonic() - began:.0f} s")


def main() -> int:
    name, *arguments = sys.argv[1:]
    try:
        return {"play": play, "test": test}[name](arguments)
    except Failed as failure:
        print(f"{name}: {failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
