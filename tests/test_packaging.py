"""What a source archive and a wheel must hold."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tianming"
NOT_SHIPPED = {".so", ".pyd", ".pyc", ".cpp"}
BACKEND = "import sys, setuptools.build_meta as b; print(getattr(b, sys.argv[1])(sys.argv[2]))"


def build(kind: str, source: Path, target: Path) -> Path:
    """Build by the standard hook, without the compiler."""
    command = [sys.executable, "-c", BACKEND, f"build_{kind}", str(target)]
    environment = os.environ | {"TIANMING_PURE": "1"}
    done = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=True)
    return target / done.stdout.splitlines()[-1]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, unpacked."""
    folder = tmp_path_factory.mktemp("archive")
    copy = tmp_path_factory.mktemp("project") / "copy"  # a build writes beside the sources
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*", "build", "dist", "*.egg-info", "__pycache__"))
    with tarfile.open(build("sdist", copy, folder)) as tar:
        tar.extractall(folder, filter="data")
    return next(path for path in folder.iterdir() if path.is_dir())


def package_files() -> set[str]:
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(PACKAGE.parent).as_posix() for path in files if path.suffix not in NOT_SHIPPED}


def test_the_source_archive_holds_the_sources_and_nothing_built(archive: Path) -> None:
    held = {path.relative_to(archive / "src").as_posix() for path in (archive / "src/tianming").rglob("*.*")}
    assert package_files() <= held
    assert not [name for name in held if Path(name).suffix in NOT_SHIPPED]
    assert all((archive / name).exists() for name in ("LICENSE", "setup.py", "tools/twins_build.py", "test", "play"))


def test_the_wheel_made_from_it_holds_every_file_of_the_package(archive: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(build("wheel", archive, tmp_path)) as wheel:
        held = set(wheel.namelist())
    assert package_files() <= held
    assert [name for name in held if name.endswith("licenses/LICENSE")]
