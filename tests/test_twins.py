"""The compiled twins: how they are built from their sources, and how stale ones are refused."""

import importlib
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest
from setuptools.errors import CompileError

from tianming.core import twins
from tools import twins_build

NAMES = [twins_build.module_name(path) for path in twins_build.find_twins()]
EXPECTED = os.environ.get("TIANMING_EXPECT_COMPILED") == "1"


def python(code: str, **environment: str) -> str:
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
    return run.stdout.strip()


def test_there_are_twins_and_header_modules_are_not_among_them() -> None:
    assert "tianming.core.offer" in NAMES
    assert "tianming.core.bits" not in NAMES


@pytest.mark.parametrize("name", NAMES)
def test_modules_are_compiled_where_that_is_expected(name: str) -> None:
    importlib.import_module(name)
    if EXPECTED:
        assert name in twins.list_compiled()
    elif twins.pure():
        assert name not in twins.list_compiled()


def test_the_pure_switch_ignores_compiled_twins() -> None:
    show = "from tianming.core.twins import list_compiled; print(list_compiled(), twin.__file__)"
    answer = python(f"import {NAMES[0]} as twin; {show}", TIANMING_PURE="1")
    assert answer.startswith("[] ")
    assert answer.endswith(".py")


def make_sealed(files: tuple[str, ...], seal: str) -> ModuleType:
    module = ModuleType("tianming.core.sealed")
    module.__dict__.update(SOURCE_FILES=files, SOURCE_HASH=seal)
    return module


def test_a_twin_of_the_present_sources_is_accepted() -> None:
    files = ("core/bits.py", "core/bits.pxd")
    twins.check(make_sealed(files, twins.fingerprint(twins.PACKAGE, files)))


@pytest.mark.parametrize("files", [("core/bits.py",), ("core/gone.py",), ()])
def test_a_stale_twin_is_refused_with_a_sentence(files: tuple[str, ...]) -> None:
    with pytest.raises(twins.StaleTwin, match=r"tianming\.core\.sealed was compiled from other sources"):
        twins.check(make_sealed(files, "0" * 64))


def test_a_module_without_a_seal_is_refused() -> None:
    with pytest.raises(twins.StaleTwin):
        twins.check(ModuleType("tianming.core.bare"))


def test_the_fingerprint_depends_on_where_a_file_ends(tmp_path: Path) -> None:
    for folder, one, two in (("a", "xy", "z"), ("b", "x", "yz")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "one").write_text(one)
        (tmp_path / folder / "two").write_text(two)
    prints = {twins.fingerprint(str(tmp_path / folder), ["one", "two"]) for folder in "ab"}
    assert len(prints) == 2


def test_cimported_names_are_read_from_one_line_and_from_several() -> None:
    pxd = "from a cimport X, y as z\nfrom b.c cimport (\n    P,  # here\n    q,\n)\nfrom a cimport W # so\n"
    assert twins_build.read_cimported_names(pxd) == {"a": {"X", "y", "W"}, "b.c": {"P", "q"}}


SOURCE = """\
from __future__ import annotations
from a.b import (
    X,
    keep,
    y as z,
)
if 1:
    from c import P
from d import P as other
here = 9
"""

SHORTENED = """\
from __future__ import annotations
from a.b import keep




if 1:
    pass
from d import P as other
here = 9
"""


def test_a_copy_drops_the_cimported_names_and_keeps_its_lines() -> None:
    assert twins_build.drop_cimported(SOURCE, {"a.b": {"X", "y"}, "c": {"P"}}) == SHORTENED


def test_a_seal_names_all_that_a_twin_is_made_from(tmp_path: Path) -> None:
    package = tmp_path / "tianming" / "core"
    package.mkdir(parents=True)
    (package / "head.hpp").touch()
    (package / "head.pxd").write_text('cdef extern from "head.hpp":\n    int f()\n')
    (package / "base.pxd").write_text("from tianming.core.head cimport f\n")
    (package / "twin.pxd").write_text("cimport cython\nfrom tianming.core.base cimport g\n")
    (package / "twin.py").write_text("x = 1\n")
    (package / "other.pxd").touch()
    names = [path.name for path in twins_build.sources_of(package / "twin.py", tmp_path)]
    assert names == ["twin.py", "base.pxd", "head.hpp", "head.pxd", "twin.pxd"]


VOID_PXD = """\
cdef void pay(Position p, int seat)
cpdef void settle(Position p)
cdef class Position:
    # fields: fields.py
    cdef void ask(self, int question)
    cdef int cost(self, int level)
"""

VOID_SOURCE = """\
def pay(p, seat):
    if seat:
        return
    p.ask(1)
def other():
    return
class Position:
    def ask(self, question):
        return
    def cost(self, level):
        return 4
"""


def test_functions_without_a_value_get_one_in_the_copies() -> None:
    assert twins_build.void_functions(VOID_PXD) == {"pay", "settle", "Position.ask"}
    copied = twins_build.with_returns(VOID_SOURCE, VOID_PXD).splitlines()
    original = VOID_SOURCE.splitlines()
    changed = {number: line.strip() for number, line in enumerate(copied) if line != original[number]}
    assert changed == {2: "return 0", 8: "return 0"}
    assert "cdef int pay(Position p, int seat) except -1" in twins_build.VOID.sub(r"\1int\2 except -1", VOID_PXD)


def field_table(folder: Path, base: str = "") -> Path:
    text = "from tianming.core.fields import *\nclass Fields(Record['Fields']):\n    jade = int32s(6)\n"
    text += "    own = bitboards(2)\n    marker = int8(NONE)\n    deck = shared('Deck')\n"
    (folder / "fields.py").write_text(text)
    named = f"Position({base})" if base else "Position"
    (folder / "position.pxd").write_text(f"cdef class {named}:\n    # fields: fields.py\n    cdef int cost(self)\n")
    bases = ", ".join(filter(None, ("Fields", base)))
    (folder / "position.py").write_text(f"class Position({bases}):\n    pass\n")
    return folder / "position.py"


def test_a_table_of_fields_becomes_declarations_and_methods_in_the_copies(tmp_path: Path) -> None:
    twin = field_table(tmp_path)
    pxd = twins_build.pxd_copy(twin.with_suffix(".pxd"))
    fields = [line.strip() for line in pxd.splitlines() if line.startswith("    cdef")]
    assert fields[:4] == ["cdef Deck deck", "cdef int jade[6]", "cdef Bits own[2]", "cdef signed char marker"]
    copied = twins_build.with_fields(twin.read_text(), twin)
    assert copied.startswith("class Position:\n") and "memcpy(start, cython.address(other.jade), end - start)" in copied


def test_a_class_with_fields_keeps_its_other_base(tmp_path: Path) -> None:
    twin = field_table(tmp_path, "BaseState")
    assert "    cdef int jade[6]\n" in twins_build.pxd_copy(twin.with_suffix(".pxd"))
    assert twins_build.with_fields(twin.read_text(), twin).startswith("class Position(BaseState):\n")


def test_a_class_with_fields_comes_last_in_its_file(tmp_path: Path) -> None:
    twin = field_table(tmp_path)
    twin.write_text(twin.read_text() + "x = 1\n")
    with pytest.raises(CompileError, match="must be the last in the file"):
        twins_build.with_fields(twin.read_text(), twin)


CLASS = re.compile(r"^cdef class (\w+).*\n((?:[ \t]+.*\n|\n)*)", re.MULTILINE)
FIELD = re.compile(r"^[ \t]+cdef (?!.*\()(.+?)[ \t]*$", re.MULTILINE)


@pytest.mark.parametrize("name", NAMES)
def test_no_class_ends_with_an_array_whose_bounds_go_unchecked(name: str) -> None:
    pxd = (twins_build.SRC / Path(*name.split("."))).with_suffix(".pxd").read_text("utf-8")
    fields = {owner: FIELD.findall(body) for owner, body in CLASS.findall(pxd)}
    assert not [owner for owner, own in fields.items() if own and own[-1].endswith("]")]
