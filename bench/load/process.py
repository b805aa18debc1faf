"""The measured server as a process: starts it, measures what it uses, ends it."""

from __future__ import annotations

import http.client
import json
import os
import signal
import subprocess
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

ANSWER_SECONDS = 120.0  # a server that takes longer counts as dead
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class ServerError(Exception):
    """The server did not start, or gave a wrong answer."""


class Process:
    """A server on a port of loopback, with its output in a log."""

    def __init__(self, command: Sequence[str], *, port: int, folder: Path, log: Path, extra: Mapping[str, str]) -> None:
        self.port = port
        self.log = log
        with log.open("wb") as out:
            self._process = subprocess.Popen(
                command, cwd=folder, env={**os.environ, **extra}, stdout=out, stderr=out, start_new_session=True
            )

    def wait(self, path: str) -> None:
        """Wait until it answers a GET of that path."""
        deadline = time.monotonic() + ANSWER_SECONDS
        while time.monotonic() < deadline:
            if self._process.poll() is not None:
                raise ServerError(f"the server ended: {self.tail()}")
            try:
                self.request("GET", path)
                return
            except OSError:
                time.sleep(0.05)
        raise ServerError(f"the server does not answer: {self.tail()}")

    def tail(self) -> str:
        """The end of its log."""
        return self.log.read_text(encoding="utf-8", errors="replace")[-2000:]

    def stop(self) -> float:
        """Stop it, by force if need be; returns the seconds it took."""
        began = time.monotonic()
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(ANSWER_SECONDS)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        return time.monotonic() - began

    # HTTP.

    def request(self, method: str, path: str, body: object = None, headers: Mapping[str, str] | None = None) -> Any:
        """Send a request; returns the decoded answer and the value of Set-Cookie."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=ANSWER_SECONDS)
        try:
            sent = None if body is None else json.dumps(body)
            line.request(method, path, sent, {"content-type": "application/json", **(headers or {})})
            answer = line.getresponse()
            data = answer.read()
        finally:
            line.close()
        if answer.status >= 300:
            raise ServerError(f"{method} {path}: {answer.status} {data[:300]!r}")
        return (json.loads(data) if data[:1] in (b"{", b"[") else data), answer.getheader("set-cookie") or ""

    # What it uses.

    def memory(self) -> float | None:
        """Its resident memory in MiB; None if the system does not say."""
        status = Path(f"/proc/{self._process.pid}/status")
        lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
        sizes = [int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS:")]
        return sizes[0] if sizes else None

    def cpu(self) -> float:
        """The processor seconds it has used."""
        stat = Path(f"/proc/{self._process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def machine_cpu() -> float:
    """The processor seconds that the whole machine has used."""
    stat = Path("/proc/stat")
    if not stat.exists():
        return 0.0
    user, nice, system, _, _, *rest = (int(value) for value in stat.read_text(encoding="ascii").split()[1:9])
    return (user + nice + system + sum(rest)) / TICKS
