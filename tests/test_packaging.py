"""What a source archive and a wheel must contain."""

import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.packages import ROOT, build, unpack, unpacked_archive

PACKAGE = ROOT / "src" / "tianming"
NOT_SHIPPED = {".so", ".pyd", ".pyc", ".cpp"}


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return unpacked_archive(tmp_path_factory.mktemp("packaging"))


def test_an_older_python_without_tar_filters_unpacks_the_archive(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with tarfile.open(tmp_path / "some.tar", "w") as tar:
        tar.add(__file__, "some/page.txt")
    extract = tarfile.TarFile.extractall
    monkeypatch.setattr(tarfile.TarFile, "extractall", lambda tar, path: extract(tar, path))  # as before 3.11.4
    unpack(tmp_path / "some.tar", tmp_path)
    assert (tmp_path / "some" / "page.txt").read_bytes() == Path(__file__).read_bytes()


def package_files() -> set[str]:
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(PACKAGE.parent).as_posix() for path in files if path.suffix not in NOT_SHIPPED}


def test_the_source_archive_contains_the_sources_and_nothing_built(archive: Path) -> None:
    held = {path.relative_to(archive / "src").as_posix() for path in (archive / "src/tianming").rglob("*.*")}
    assert package_files() <= held
    assert not [name for name in held if Path(name).suffix in NOT_SHIPPED]
    assert all((archive / name).exists() for name in ("LICENSE", "setup.py", "tools/twins_build.py", "test", "play"))


def test_a_wheel_made_from_the_archive_contains_every_file_of_the_package(archive: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(build("wheel", archive, tmp_path)) as wheel:
        held = set(wheel.namelist())
    assert package_files() <= held
    assert [name for name in held if name.endswith("licenses/LICENSE")]
