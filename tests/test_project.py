"""The work behind ./play and ./test where something is missing: it says what to do."""

import subprocess
import venv
from pathlib import Path

import pytest

from tools import project


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A .venv that is not made yet."""
    made = tmp_path / ".venv"
    for name, value in {"VENV": made, "LOG": made / "setup.log", "PYTHON": made / "bin" / "python"}.items():
        monkeypatch.setattr(project, name, value)
    return made


# --- .venv ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_what_makes_environments_is_asked_for_by_name(
    missing: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project, "find_spec", lambda name: None if name == missing else object())
    with pytest.raises(project.Failed, match="install python3-venv"):
        project.make_venv()
    assert not folder.exists()


@pytest.mark.parametrize("problem", [SystemExit(1), OSError("no space"), subprocess.CalledProcessError(1, "python")])
def test_nothing_is_left_of_an_environment_that_failed(
    problem: BaseException, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half_made(place: Path, **wishes: bool) -> None:
        (place / "bin").mkdir(parents=True)
        raise problem  # Debian's ends the program

    monkeypatch.setattr(venv, "create", half_made)
    with pytest.raises(project.Failed, match="install python3-venv"):
        project.make_venv()
    assert not folder.exists()


def test_an_environment_without_pip_that_cannot_get_it(folder: Path) -> None:
    (folder / "bin").mkdir(parents=True)
    project.PYTHON.write_text("#!/bin/sh\necho No module named $2 >&2\nexit 1\n")
    project.PYTHON.chmod(0o755)
    with pytest.raises(project.Failed, match=r"no pip in \.venv.*install python3-venv"):
        project.install(dev=False, build_only=False)
