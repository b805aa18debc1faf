"""./play and ./test on a machine that lacks something: they say what to do, and what they leave out."""

import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

import pytest

from tests.web import browsing
from tools import project, web_build


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A .venv that does not exist yet, an environment without switches, and nothing left out so far."""
    made = tmp_path / ".venv"
    for name, value in {"VENV": made, "LOG": made / "setup.log", "PYTHON": made / "bin" / "python"}.items():
        monkeypatch.setattr(project, name, value)
    monkeypatch.setattr(project, "LEFT_OUT", [])
    for switch in ("CI", "TIANMING_CHROMIUM", "TIANMING_NO_BROWSER", "PLAYWRIGHT_NODEJS_PATH"):
        monkeypatch.setenv(switch, "")  # so that it is restored afterwards
        monkeypatch.delenv(switch)
    return made


# --- .venv ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_missing_venv_module_is_named_in_the_error(
    missing: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(project, "find_spec", lambda name: None if name == missing else object())
    with pytest.raises(project.Failed, match="install python3-venv"):
        project.make_venv()
    assert not folder.exists()


@pytest.mark.parametrize("problem", [SystemExit(1), OSError("no space"), subprocess.CalledProcessError(1, "python")])
def test_a_failed_environment_leaves_nothing_behind(
    problem: BaseException, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half_made(place: Path, **wishes: bool) -> None:
        (place / "bin").mkdir(parents=True)
        raise problem  # Debian's version exits

    monkeypatch.setattr(venv, "create", half_made)
    with pytest.raises(project.Failed, match="install python3-venv"):
        project.make_venv()
    assert not folder.exists()


def test_an_environment_that_cannot_get_pip_is_an_error(folder: Path) -> None:
    (folder / "bin").mkdir(parents=True)
    project.PYTHON.write_text("#!/bin/sh\necho No module named $2 >&2\nexit 1\n")
    project.PYTHON.chmod(0o755)
    with pytest.raises(project.Failed, match=r"no pip in \.venv.*install python3-venv"):
        project.install(dev=False, build_only=False)


# --- the browser ---------------------------------------------------------------------------------


@pytest.fixture
def no_chromium(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for source in ("find_chromium", "install_chromium", "download_chromium"):
        monkeypatch.setattr(project, source, lambda: None)


@pytest.mark.usefixtures("no_chromium")
def test_without_a_browser_its_tests_are_left_out(capfd: pytest.CaptureFixture[str]) -> None:
    project.maybe_provide_chromium()
    assert "TIANMING_CHROMIUM" not in os.environ
    with pytest.raises(pytest.skip.Exception, match="no browser: there is no Chromium that runs here; install it"):
        browsing.need_browser()
    assert "LEFT OUT: the tests in a browser, because there is no Chromium" in capfd.readouterr().err


@pytest.mark.usefixtures("no_chromium")
def test_in_continuous_integration_there_must_be_a_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(project.Failed, match="the tests in a browser cannot run: there is no Chromium"):
        project.maybe_provide_chromium()


@pytest.mark.usefixtures("folder")
def test_a_browser_that_is_named_must_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TIANMING_CHROMIUM", "/no/such/chromium")
    with pytest.raises(project.Failed, match="/no/such/chromium, which does not run"):
        project.maybe_provide_chromium()
    monkeypatch.setenv("TIANMING_CHROMIUM", sys.executable)
    project.maybe_provide_chromium()
    browsing.need_browser()


@pytest.mark.usefixtures("folder")
def test_playwright_runs_on_the_node_that_builds_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_build, "find_node", lambda: web_build.Node(Path("/here"), ()))
    web_build.lend_node_to_playwright()
    assert Path(os.environ["PLAYWRIGHT_NODEJS_PATH"]) == web_build.Node(Path("/here"), ()).program
    monkeypatch.setenv("PLAYWRIGHT_NODEJS_PATH", "/elsewhere/node")
    web_build.lend_node_to_playwright()
    assert os.environ["PLAYWRIGHT_NODEJS_PATH"] == "/elsewhere/node"


@pytest.mark.usefixtures("folder")
def test_node_is_installed_even_if_the_client_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setenv("TIANMING_EXPECT_CLIENT", "1")
    monkeypatch.setattr(web_build, "is_built", lambda: True)
    monkeypatch.setattr(project, "ask_python", lambda program: "")
    monkeypatch.setattr(project, "run_logged", lambda command: done.append(command[-1]))
    monkeypatch.setattr(project, "check", lambda name, command, **environment: done.append(name))
    monkeypatch.setattr(project, "maybe_provide_chromium", lambda: None)
    project.quick([])
    assert done.index(web_build.REQUIREMENT) < done.index("svelte-check")


# --- the end -------------------------------------------------------------------------------------


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("failing", [False, True])
def test_the_last_lines_repeat_what_was_left_out(
    failing: bool, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def quick(arguments: list[str]) -> None:
        project.leave_out("the tests in a browser", "there is none")
        web_build.say("much more")
        if failing:
            raise project.Failed("tests: failed")

    def nothing(*arguments: Any, **wishes: Any) -> None:
        return None

    monkeypatch.setattr(project, "quick", quick)
    for step in ("set_up", "sanitize", "test_compiled", "tell_without_torch"):
        monkeypatch.setattr(project, step, nothing)
    monkeypatch.setattr(sys, "argv", ["project.py", "test"])
    assert project.main() == failing
    lines = capfd.readouterr().err.splitlines()
    assert lines[0] == "· LEFT OUT: the tests in a browser, because there is none"
    passed = "· all checks passed, except for what was left out:"
    assert lines[-2:] == ([lines[0], "test: tests: failed"] if failing else [passed, lines[0]])


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("there", [False, True])
def test_tests_of_training_are_not_left_out_in_silence(there: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project, "PYTHON", "true" if there else "false")
    monkeypatch.setenv("CI", "true")  # there too it is no failure
    project.tell_without_torch()
    told = [line.partition(",")[0] for line in project.LEFT_OUT]
    assert told == ([] if there else ["LEFT OUT: most tests of training"])
