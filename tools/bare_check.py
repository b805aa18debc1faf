#!/usr/bin/env python3
"""Tries ./play and ./test on a bare machine: a minimal Debian in a folder of its own, with Python and nothing else.

Runs as root on a Debian or Ubuntu that has debootstrap and git:

  tools/bare_check.py FOLDER                        make the system in FOLDER, then try everything as both users
  tools/bare_check.py FOLDER --user root -- quick   try one user only; what follows `--` goes to ./test

It tries the last commit, in a fresh clone for each user. If FOLDER already holds a system, it uses that one as it is.
The mirror is the one that apt uses here for the same Debian; --mirror names another. pip and npm get their settings
from the environment (PIP_*, npm_config_*, *_proxy and the certificates). If these settings name files or folders, pass
them with --copy and --bind. All mounts and processes end with this program. Remove FOLDER when you are done.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.web_build import ROOT, say

USER = "player"
HOMES = {USER: Path("/home") / USER, "root": Path("/root")}
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PASSED_ON = ("PIP_", "npm_config_", "SSL_CERT_", "NODE_EXTRA_CA_CERTS", "http_proxy", "https_proxy", "no_proxy")
# Mounts and processes get a namespace of their own, which ends with its first process.
NAMESPACE = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-ec"]
ENTER = """
root=$1; user=$2; home=$3; place=$4; shift 4
mount --make-rprivate /
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
for folder in $BOUND; do mkdir -p "$root$folder"; mount --bind -o ro "$folder" "$root$folder"; done
unset BOUND
exec chroot --userspec="$user:$user" "$root" env -C "$place" HOME="$home" "$@"
"""


class Bare:
    """A Debian system in a folder."""

    def __init__(self, folder: Path, bound: list[Path]) -> None:
        self.folder = folder
        self.bound = bound

    def make(self, suite: str, mirror: str | None) -> None:
        """Install the system, with Python but without python3-venv."""
        say(f"installing Debian {suite} in {self.folder}")
        options = ["--variant=minbase", "--include=python3,ca-certificates"]
        where = mirror or mirror_of_apt(suite)
        install = ["debootstrap", *options, suite, str(self.folder), *([where] if where else [])]
        if subprocess.run(install, stdout=subprocess.DEVNULL).returncode:
            raise SystemExit(
                f"debootstrap failed; its log is in {self.folder}/debootstrap. Remove the folder and try again"
            )
        self.copy(Path("/etc/hosts"))
        self.run("root", ["useradd", "--create-home", "--shell", "/bin/sh", USER])

    def is_made(self) -> bool:
        """Whether the system is installed. Refuses a folder that holds something else."""
        if (self.folder / HOMES[USER].relative_to("/")).exists():
            return True
        if self.folder.exists() and any(self.folder.iterdir()):
            raise SystemExit(
                f"{self.folder} holds something else than such a system: remove it, or name another folder"
            )
        return False

    def copy(self, path: Path) -> None:
        """Copy a file of this machine to the same path in the system."""
        target = self.folder / path.relative_to("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)

    def clone(self, user: str) -> None:
        """Clone the last commit into the user's home."""
        target = self.folder / HOMES[user].relative_to("/") / "tianming"
        shutil.rmtree(target, ignore_errors=True)
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(target)], check=True)
        self.run("root", ["chown", "-R", f"{user}:{user}", str(HOMES[user] / "tianming")])

    def run(self, user: str, command: list[str], *, check: bool = True) -> int:
        """Run a command in the system: in the user's clone if there is one, else in their home."""
        clone = HOMES[user] / "tianming"
        place = clone if (self.folder / clone.relative_to("/")).exists() else HOMES[user]
        enter = [*NAMESPACE, ENTER, "sh", str(self.folder), user, str(HOMES[user]), str(place), *command]
        kept = {name: value for name, value in os.environ.items() if name.startswith(PASSED_ON)}
        env = {**kept, "PATH": PATH, "BOUND": " ".join(map(str, self.bound))}
        code = subprocess.run(enter, env=env, stdin=subprocess.DEVNULL).returncode
        if code and check:
            raise SystemExit(f"as {user}: {' '.join(command)} ended with {code}")
        return code

    def has_venv(self) -> bool:
        """Whether the system's Python can make virtual environments."""
        return any(self.folder.glob("usr/lib/python3*/ensurepip"))


def mirror_of_apt(suite: str) -> str | None:
    """The mirror from which apt on this machine gets that Debian, if any."""
    show = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", f"Codename: {suite}"]
    return next(iter(subprocess.run(show, capture_output=True, text=True).stdout.split()), None)


def try_without_venv(bare: Bare, user: str) -> None:
    """Check that without python3-venv both commands fail, name the package and leave nothing behind."""
    for command in ("./play", "./test"):
        say(f"as {user}, without python3-venv: {command}")
        bare.clone(user)
        code = bare.run(user, [command, "--help"], check=False)
        left = bare.folder / HOMES[user].relative_to("/") / "tianming" / ".venv"
        if code != 1 or left.exists():
            raise SystemExit(f"as {user}: {command} ended with {code} and left .venv behind: {left.exists()}")


def try_as(bare: Bare, user: str, arguments: list[str]) -> None:
    """Run both commands in a fresh clone."""
    bare.clone(user)
    for command in (["./play", "--help"], ["./test", *arguments]):
        say(f"as {user}: {' '.join(command)}")
        bare.run(user, command)


def read_arguments() -> tuple[argparse.Namespace, list[str]]:
    """The options of this program, and the words after `--`, which go to ./test."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="where the system is or will be (5 GB)")
    parser.add_argument("--user", choices=(USER, "root"), action="append", help="only this user")
    parser.add_argument("--suite", default="bookworm", help="the Debian to install (default: bookworm)")
    parser.add_argument("--mirror", help="where to install it from")
    parser.add_argument("--copy", type=Path, action="append", default=[], help="a file to copy to the same path there")
    parser.add_argument(
        "--bind", type=Path, action="append", default=[], help="a folder to mount at the same path there, read-only"
    )
    words = sys.argv[1:]
    end = words.index("--") if "--" in words else len(words)
    return parser.parse_args(words[:end]), words[end + 1 :]


def main() -> None:
    options, for_test = read_arguments()
    missing = [name for name in ("debootstrap", "git", "unshare", "chroot") if not shutil.which(name)]
    if os.geteuid() or missing:
        raise SystemExit(f"install {' and '.join(missing)} first" if missing else "run this as root")
    bare = Bare(options.folder.resolve(), options.bind)
    if not bare.is_made():
        bare.make(options.suite, options.mirror)
    for path in options.copy:
        bare.copy(path)
    users = options.user or [USER, "root"]  # in this order: root installs Chromium for everybody
    if not bare.has_venv():
        for user in users:
            try_without_venv(bare, user)
        bare.run("root", ["apt-get", "-qq", "update"])
        bare.run("root", ["apt-get", "-qqy", "install", "--no-install-recommends", "python3-venv"])
    for user in users:
        try_as(bare, user, for_test)
    say("play and test work on a bare machine")


if __name__ == "__main__":
    main()
