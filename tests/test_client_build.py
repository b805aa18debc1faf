"""The build of the client: when it runs, what it needs, and that packages contain the result."""

import json
import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from tests.packages import ROOT, build, unpacked_archive
from tools import web_build

WEB = ROOT / "web"
CLIENT = web_build.CLIENT.as_posix()
EXPECTED = os.environ.get("TIANMING_EXPECT_CLIENT") == "1"
needs_client = pytest.mark.skipif(not EXPECTED and not web_build.is_built(), reason="the client is not built")
needs_packages = pytest.mark.skipif(not EXPECTED and not web_build.packages_fit(), reason="no fitting node_modules")
needs_shell = pytest.mark.skipif(os.name == "nt", reason="npm is played by a shell script")

# Replaces npm: notes its arguments, and does the minimum of what `ci` and `run build` do.
NPM = f"""#!/bin/sh
echo "$1 $2" >> calls.txt
case $1 in
    ci) mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json ;;
    run) mkdir -p ../{CLIENT} && echo "<p>" > ../{CLIENT}/index.html ;;
esac
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The smallest project that can be built, and a PATH without a suitable Node."""
    web = tmp_path / "web"
    (web / "src").mkdir(parents=True)
    (web / "src" / "main.ts").write_text("start();")
    (web / "package-lock.json").write_text('{"packages": {"": {}, "node_modules/vite": {"version": "8.0.0"}}}')
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}:/usr/bin:/bin")
    monkeypatch.setattr(web_build, "node_of_wheel", lambda: None)
    for switch in ("TIANMING_NO_CLIENT", "TIANMING_EXPECT_CLIENT"):
        monkeypatch.delenv(switch, raising=False)
    install(tmp_path, "node", "#!/bin/sh\necho v18.20.0")
    return tmp_path


def install(project: Path, name: str, script: str) -> None:
    program = project / "bin" / name
    program.write_text(script)
    program.chmod(0o755)


def install_node(project: Path, npm: str = NPM) -> None:
    install(project, "node", "#!/bin/sh\necho v22.12.0")
    install(project, "npm", npm)


def npm_calls(project: Path) -> list[str]:
    """The commands that npm got since the last look."""
    notes = project / "web" / "calls.txt"
    lines = notes.read_text().splitlines() if notes.exists() else []
    notes.unlink(missing_ok=True)
    return [line.split()[0] for line in lines]


# --- when it is built ----------------------------------------------------------------------------


@needs_shell
def test_the_client_is_built_once_and_again_when_a_source_changes(project: Path) -> None:
    install_node(project)
    web_build.build(project)
    assert npm_calls(project) == ["ci", "run"]
    web_build.build(project)
    assert npm_calls(project) == []
    (project / "web" / "src" / "main.ts").write_text("begin();")
    web_build.build(project)
    assert npm_calls(project) == ["run"]


@needs_shell
def test_packages_are_installed_again_when_the_lock_changes(project: Path) -> None:
    install_node(project)
    web_build.build(project)
    lock = project / "web" / "package-lock.json"
    lock.write_text(lock.read_text().replace("8.0.0", "8.0.1"))
    npm_calls(project)
    web_build.build(project)
    assert npm_calls(project) == ["ci", "run"]


@needs_shell
def test_a_build_installs_only_its_own_packages_and_the_checks_the_rest(project: Path) -> None:
    install_node(project, NPM.replace('echo "$1 $2" ', 'echo "$*" '))
    lock = project / "web" / "package-lock.json"
    vite = '"node_modules/vite": {"version": "8.0.0"}'
    lock.write_text(f'{{"packages": {{"": {{}}, {vite}, "node_modules/eslint": {{"version": "1", "dev": true}}}}}}')
    web_build.build(project)
    assert "--omit=dev" in (project / "web" / "calls.txt").read_text().splitlines()[0]
    (project / "web" / "node_modules" / ".package-lock.json").write_text(f'{{"packages": {{{vite}}}}}')
    assert web_build.packages_fit(project, to_build=True) and not web_build.packages_fit(project)
    npm_calls(project)
    web_build.install_packages(web_build.node_or_fail(), project)
    assert npm_calls(project) == ["ci"] and web_build.packages_fit(project)


def test_without_web_an_existing_client_counts_as_built(project: Path) -> None:
    shutil.rmtree(project / "web")
    assert not web_build.is_built(project)
    (project / CLIENT).mkdir(parents=True)
    (project / CLIENT / "index.html").touch()
    assert web_build.is_built(project)


def test_every_file_outside_web_that_the_client_imports_is_a_source() -> None:
    watched = set(web_build.sources())
    texts = [(path, path.read_text("utf-8")) for path in watched if path.suffix in (".ts", ".svelte")]
    taken = {(path.parent / name).resolve() for path, text in texts for name in re.findall(r'"(\.\./[^"?*]+)', text)}
    outside = {path for path in taken if path.is_file() and not path.is_relative_to(WEB)}
    assert outside and outside <= watched


# --- what it needs -------------------------------------------------------------------------------


@pytest.mark.parametrize("version", ["v20.19.0", "v20.20.2", "v22.12.0", "v24.1.0\n"])
def test_suitable_versions_of_node(version: str) -> None:
    assert web_build.is_suitable(version)


@pytest.mark.parametrize("version", ["v18.20.0", "v20.18.3", "v21.7.0", "v22.11.0", "", "no node"])
def test_unsuitable_versions_of_node(version: str) -> None:
    assert not web_build.is_suitable(version)


@needs_shell
def test_the_node_package_is_required_only_if_node_is_needed_and_missing(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(project, "npm", NPM)
    assert web_build.requirements(project) == [web_build.REQUIREMENT]  # the one on the PATH is too old
    monkeypatch.setenv("TIANMING_NO_CLIENT", "1")
    assert web_build.requirements(project) == []
    monkeypatch.delenv("TIANMING_NO_CLIENT")
    install_node(project)
    assert web_build.requirements(project) == []
    web_build.build(project)
    install(project, "node", "#!/bin/sh\nexit 1")
    assert web_build.requirements(project) == []  # it is built


@needs_shell
@pytest.mark.parametrize(
    ("npm", "sentence"),
    [
        (None, "needs Node 20.19, or 22.12 or newer"),
        ("#!/bin/sh\necho 'npm error code ENOTFOUND'; exit 1", "could not be downloaded (no network?)"),
        ("#!/bin/sh\nexit 1", "could not be built: npm ci failed"),
        (NPM.replace("run)", "run) exit 1;"), "could not be built: npm run failed"),
    ],
)
def test_a_failure_is_a_warning_unless_a_client_is_expected(
    npm: str | None, sentence: str, project: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    install(project, "npm", NPM)
    if npm:
        install_node(project, npm)
    web_build.build_if_possible(project)
    warning = capfd.readouterr().err.splitlines()[-1]
    assert warning.startswith("WARNING: ") and sentence in warning
    assert warning.endswith("the server shows a plain page instead")
    monkeypatch.setenv("TIANMING_EXPECT_CLIENT", "1")
    with pytest.raises(web_build.CannotBuild, match=re.escape(sentence)):
        web_build.build_if_possible(project)


def test_the_lock_is_complete_for_every_platform_and_names_no_host() -> None:
    locked = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    asked = {name for package in locked.values() for name in package.get("optionalDependencies", {})}
    held = {path.rpartition("node_modules/")[2] for path in locked}
    assert len(asked) > 20 and asked <= held
    assert not [path for path, package in locked.items() if "resolved" in package]


# --- the check of its types ----------------------------------------------------------------------


def run_check(folder: Path, **files: str) -> tuple[int, str]:
    """Run the project's own check on other sources; returns the exit code and the output."""
    for name in ("package.json", "tsconfig.json"):
        shutil.copy(WEB / name, folder)
    (folder / "node_modules").symlink_to(WEB / "node_modules")
    (folder / "src").mkdir()
    for name, text in files.items():
        (folder / "src" / name.replace("_", ".")).write_text(text)
    node = web_build.node_or_fail()
    path = os.pathsep.join([str(node.folder), os.environ["PATH"]])
    command = [*node.npm, "run", "check", "--", "--output", "machine"]
    done = subprocess.run(command, cwd=folder, env=os.environ | {"PATH": path}, capture_output=True, text=True)
    return done.returncode, done.stdout


@needs_shell
@needs_packages
def test_a_type_error_fails_the_check(tmp_path: Path) -> None:
    component = '<script lang="ts">const wrong: number = "text";</script>{wrong}'
    module = 'export const wrong: number = "text";'
    code, output = run_check(tmp_path, Component_svelte=component, module_ts=module)
    assert code and 'ERROR "src/Component.svelte"' in output and 'ERROR "src/module.ts"' in output


@needs_shell
@needs_packages
def test_a_warning_fails_the_check(tmp_path: Path) -> None:
    code, output = run_check(tmp_path, Picture_svelte='<img src="tile.png">')
    assert code and "0 ERRORS 1 WARNINGS" in output


MAX_LINE_LENGTH = 120
# Generated files, drawings, and catalogues, whose sentences are on one line.
LONG_LINES = ("wire.ts", "*.svg", "en.ts", "it.ts", "fr.ts", "zh.ts", "catalogue.ts")


def test_no_line_of_the_client_is_too_long() -> None:
    files = [path for path in web_build.sources() if path.is_relative_to(WEB / "src")]
    files = [path for path in files if not any(path.match(pattern) for pattern in LONG_LINES)]
    texts = ((path, path.read_text("utf-8")) for path in files)
    long = [path for path, text in texts if any(len(line) > MAX_LINE_LENGTH for line in text.splitlines())]
    assert files and not long


# --- packages contain it ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpacked_archive(tmp_path_factory.mktemp("client"))


def client_files(page: str) -> set[str]:
    """The page, the files that it names, and the licences."""
    return {"index.html", "licenses.txt", *re.findall(r'(?:src|href)="\./([^"]+)"', page)}


@needs_client
def test_the_source_archive_contains_the_client_and_its_sources(archive: Path) -> None:
    files = client_files((archive / CLIENT / "index.html").read_text("utf-8"))
    assert len(files) >= 3 and all((archive / CLIENT / name).is_file() for name in files)
    assert (archive / "web" / "src" / "main.ts").exists() and (archive / "web" / "package-lock.json").exists()
    assert not (archive / "web" / "node_modules").exists()


@needs_client
def test_a_wheel_made_from_the_archive_needs_no_node_and_has_no_older_client(archive: Path, tmp_path: Path) -> None:
    left = archive / "build" / "lib" / "tianming" / "server" / "client" / "assets" / "left.js"
    left.parent.mkdir(parents=True)
    left.touch()  # as if left by an earlier build
    without_node = {"PATH": str(tmp_path), "TIANMING_NO_CLIENT": "", "TIANMING_EXPECT_CLIENT": "1"}
    with zipfile.ZipFile(build("wheel", archive, tmp_path, **without_node)) as wheel:
        held = {name for name in wheel.namelist() if name.startswith("tianming/server/client/")}
    built = (path for path in (archive / CLIENT).rglob("*") if path.is_file())
    assert held == {path.relative_to(archive / "src").as_posix() for path in built}
