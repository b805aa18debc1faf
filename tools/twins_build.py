"""Builds the compiled twins: every `X.py` with an `X.pxd` beside it becomes an extension module.

`X.py` imports from other twins the names that `X.pxd` cimports, and Cython refuses a name that is both imported
and cimported. So the build works on copies without those imports; line numbers stay the same. Each copy ends with
the names and the hash of its sources, which `tianming.core.twins` checks.

A `.pxd` with a `.hpp` beside it describes that header. Twins use it, but it is not a twin.

Where a `.pxd` says `# fields: fields.py` inside a class, the copies get the C declarations and the methods that
`tianming/core/fields.py` makes from the table of fields in that file.

A function that returns nothing is `-> None` in the `.py` and `cdef void` in the `.pxd`. In C, a return value reports
an exception. Cython can do without one, but then it checks for an exception after every call. So the copies say
`cdef int … except -1` and `return 0`.

Environment variables:
  TIANMING_PURE=1              build no twins
  TIANMING_EXPECT_COMPILED=1   fail if a twin does not compile (else: none is installed, plain Python runs)
  TIANMING_SANITIZE=1          check array bounds and undefined behaviour: a fault ends the process
"""

import ast
import os
import platform
import re
import runpy
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

from setuptools import Extension
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import CompileError

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"
PACKAGE = SRC / "tianming"

FROM_CIMPORT = re.compile(r"^from\s+([\w.]+)\s+cimport\s+(\([^)]*\)|[^\n#]*)", re.MULTILINE)
CIMPORT = re.compile(r"^cimport\s+([\w.]+)", re.MULTILINE)
VOID = re.compile(r"^([ \t]*cp?def[ \t]+)void([ \t]+\w+\([^)]*\))[ \t]*$", re.MULTILINE)
CLASS = re.compile(r"^cdef class (\w+)", re.MULTILINE)
FIELDS = re.compile(r"^cdef class (\w+)(?:\(\w+\))?:\n    # fields: (\w+\.py)$", re.MULTILINE)
EXTERN = re.compile(r"^cdef\s+extern\s+from\s+\"([^\"]+)\"", re.MULTILINE)

FUTURE = "from __future__ import annotations"
FIELDS_MODULE = runpy.run_path(str(PACKAGE / "core" / "fields.py"))  # it needs nothing of the package
FIELDS_CIMPORTS = "from libc.string cimport memcpy; from tianming.core.bits cimport EMPTY, as_int, from_int"

DIRECTIVES = {
    "language_level": 3,
    "infer_types": True,
    "annotation_typing": False,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "embedsignature": False,
}
FAST = ["-O3", "-g0", "-std=c++17"]
if platform.machine() in ("x86_64", "AMD64"):
    FAST += ["-march=x86-64-v2"]  # it counts bits in one instruction; processors made before about 2011 cannot
FAST_MSVC = ["/O2", "/std:c++17"]
CHECKED = ["-O1", "-g0", "-std=c++17", "-D_GLIBCXX_ASSERTIONS", "-fsanitize=undefined,bounds"]
CHECKED += ["-fsanitize-undefined-trap-on-error"]  # needs no run-time library
# Also checks an array at the end of a class, unless it has one element (like tuples in Python's headers).
CHECK_LAST_ARRAY = "-fstrict-flex-arrays=1"

cython_lock = threading.Lock()


def is_set(switch: str) -> bool:
    return os.environ.get(switch, "") not in ("", "0")


# --- which files ---------------------------------------------------------------------------------


def find_twins(package: Path = PACKAGE) -> list[Path]:
    """The `X.py` of every twin."""
    sources = (pxd.with_suffix(".py") for pxd in package.rglob("*.pxd"))
    return sorted(py for py in sources if py.exists() and not py.with_suffix(".hpp").exists())


def module_name(path: Path, src: Path = SRC) -> str:
    return ".".join(path.relative_to(src).with_suffix("").parts)


def find_compiled(package: Path = PACKAGE) -> list[Path]:
    """The twins compiled for this Python that lie beside their sources."""
    beside = (py.with_name(py.stem + end) for py in find_twins(package) for end in EXTENSION_SUFFIXES)
    return [path for path in beside if path.exists()]


def sources_of(twin: Path, src: Path = SRC) -> list[Path]:
    """The twin's own files and every `.pxd` and `.hpp` that they include."""
    found = [twin]
    waiting = [twin.with_suffix(".pxd")]
    while waiting:
        pxd = waiting.pop()
        if pxd not in found:
            found.append(pxd)
            found += (path for path in (*headers_of(pxd, src), *field_files(pxd, src)) if path not in found)
            waiting += find_cimported_files(pxd.read_text("utf-8"), src)
    return found[:1] + sorted(found[1:])


def headers_of(pxd: Path, src: Path) -> Iterator[Path]:
    for name in EXTERN.findall(pxd.read_text("utf-8")):
        yield from (path for path in (pxd.parent / name, src / name) if path.exists())


def field_files(pxd: Path, src: Path) -> Iterator[Path]:
    """The files that declare the fields of the classes in a `.pxd`."""
    for _, name in FIELDS.findall(pxd.read_text("utf-8")):
        yield from (pxd.parent / name, src / "tianming" / "core" / "fields.py")


def find_cimported_files(pxd: str, src: Path) -> Iterator[Path]:
    modules = [*CIMPORT.findall(pxd), *(module for module, _ in FROM_CIMPORT.findall(pxd))]
    paths = (src.joinpath(*module.split(".")).with_suffix(".pxd") for module in modules)
    return (path for path in paths if path.exists())


# --- the copies ----------------------------------------------------------------------------------


def read_cimported_names(pxd: str) -> dict[str, set[str]]:
    """For each module, the names that a `.pxd` cimports from it."""
    found: dict[str, set[str]] = {}
    for module, names in FROM_CIMPORT.findall(pxd):
        bare = re.sub(r"#[^\n]*", "", names).strip("() \t")
        wanted = (name.split()[0] for name in bare.split(",") if name.strip())
        found.setdefault(module, set()).update(wanted)
    return found


def drop_cimported(source: str, cimported: dict[str, set[str]]) -> str:
    """The source with the cimported names dropped from its `from … import …` statements."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module in cimported:
            shorten(lines, node, cimported[node.module])
    return "\n".join(lines)


def shorten(lines: list[str], node: ast.ImportFrom, dropped: set[str]) -> None:
    """Rewrite one import statement, keeping the number of lines."""
    kept = [alias for alias in node.names if alias.name not in dropped]
    if len(kept) == len(node.names):
        return
    first, last = node.lineno - 1, (node.end_lineno or node.lineno) - 1
    short = ast.unparse(ast.ImportFrom(node.module, kept, node.level)) if kept else "pass"
    lines[first] = " " * node.col_offset + short
    lines[first + 1 : last + 1] = [""] * (last - first)


def void_functions(pxd: str) -> set[str]:
    """The functions that a `.pxd` declares void; methods as "Class.name"."""
    found = set()
    for match in VOID.finditer(pxd):
        name = match[2].split("(")[0].strip()
        classes = CLASS.findall(pxd, 0, match.start())
        found.add(f"{classes[-1]}.{name}" if match[1][0] in " \t" else name)
    return found


def with_returns(source: str, pxd: str) -> str:
    """The source, with `return 0` for the bare returns of void functions."""
    void = void_functions(pxd)
    lines = source.split("\n")
    tree = ast.parse(source)
    owners: list[ast.Module | ast.ClassDef] = [tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))]
    for owner in owners:
        prefix = f"{owner.name}." if isinstance(owner, ast.ClassDef) else ""
        for function in owner.body:
            if isinstance(function, ast.FunctionDef) and prefix + function.name in void:
                return_zero(lines, function)
    return "\n".join(lines)


def return_zero(lines: list[str], function: ast.FunctionDef) -> None:
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is None:
            lines[node.lineno - 1] = lines[node.lineno - 1][: node.col_offset] + "return 0"


def load_table(path: Path) -> dict[str, Any]:
    """The table that a game's `fields.py` declares. Does not import the package, which may not be installed yet."""
    maker = ModuleType("tianming.core.fields")
    maker.__dict__.update(runpy.run_path(str(PACKAGE / "core" / "fields.py")))
    names = ("tianming", "tianming.core", "tianming.core.fields")
    kept = {name: sys.modules.pop(name, None) for name in names}
    sys.modules.update(zip(names, (ModuleType(names[0]), ModuleType(names[1]), maker), strict=True))
    try:
        table: dict[str, Any] = runpy.run_path(str(path))["Fields"].TABLE
    finally:
        for name, module in kept.items():
            del sys.modules[name]
            if module is not None:
                sys.modules[name] = module
    return table


def with_fields(source: str, twin: Path) -> str:
    """The source with the methods of its fields added to the class, which must be the last in the file."""
    for owner, name in FIELDS.findall(twin.with_suffix(".pxd").read_text("utf-8")):
        last = ast.parse(source).body[-1]
        if not isinstance(last, ast.ClassDef) or last.name != owner:
            raise CompileError(f"{twin.name}: the class {owner} has fields and must be the last in the file")
        source = source.replace(f"class {owner}(Fields):", f"class {owner}:")
        source = source.replace(f"class {owner}(Fields, ", f"class {owner}(")
        source = source.replace(FUTURE, f"{FUTURE}; import cython", 1)
        source += "".join(f"    {line}\n" for line in FIELDS_MODULE["compiled_methods"](load_table(twin.parent / name)))
    return source


def pxd_copy(pxd: Path) -> str:
    """A `.pxd` with the declarations of its fields, and with return values that can report exceptions."""
    text = pxd.read_text("utf-8")
    for owner, name in FIELDS.findall(text):
        lines = FIELDS_MODULE["declarations"](load_table(pxd.parent / name), owner)
        text = text.replace(f"    # fields: {name}\n", "".join(f"    {line}\n" for line in lines))
        text = f"{FIELDS_CIMPORTS}\n{text}"
    return VOID.sub(r"\1int\2 except -1", text)


def twin_copy(twin: Path, src: Path = SRC) -> str:
    """What Cython compiles: the source without cimported names, with the hash of its sources at the end."""
    pxd = twin.with_suffix(".pxd").read_text("utf-8")
    source = with_returns(with_fields(twin.read_text("utf-8"), twin), pxd)
    cimported = read_cimported_names(pxd)
    package = twin.parents[len(twin.relative_to(src).parts) - 2]
    files = [path.relative_to(package).as_posix() for path in sources_of(twin, src)]
    ending = f"SOURCE_FILES = {tuple(files)!r}\nSOURCE_HASH = {fingerprint(package, files)!r}\n"
    return f"{drop_cimported(source, cimported)}\n{ending}# Cython {version('cython')}\n"


def fingerprint(package: Path, files: list[str]) -> str:
    """The hash of the sources, computed by the package's own function, which is loaded without the package."""
    compute: Callable[[str, list[str]], str]
    compute = runpy.run_path(str(PACKAGE / "core" / "twins.py"))["fingerprint"]
    return compute(str(package), files)


def write_if_changed(path: Path, text: str) -> None:
    """Write a file unless it has this text already: its time says whether to compile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text("utf-8") != text:
        path.write_text(text, "utf-8")


def mirror(folder: Path, src: Path = SRC) -> None:
    """Write everything that Cython reads into `folder`."""
    package = src / PACKAGE.name
    twins = find_twins(package)
    for twin in twins:
        write_if_changed(folder / twin.relative_to(src), twin_copy(twin, src))
    for path in sorted(path for path in package.rglob("*") if path.suffix in (".pxd", ".hpp")):
        text = pxd_copy(path) if path.suffix == ".pxd" else path.read_text("utf-8")
        write_if_changed(folder / path.relative_to(src), text)
        for parent in path.relative_to(src).parents[:-1]:
            write_if_changed(folder / parent / "__init__.py", "")


# --- the build -----------------------------------------------------------------------------------


def extensions() -> list[Extension]:
    """The twins as setuptools sees them; `BuildTwins` puts the generated C++ in their place."""
    if is_set("TIANMING_PURE"):
        return []
    return [twin_extension(twin) for twin in find_twins()]


def twin_extension(twin: Path) -> Extension:
    # setuptools wants paths relative to the project's root.
    first, *others = [path.relative_to(ROOT).as_posix() for path in sources_of(twin)]
    return Extension(module_name(twin), [first], depends=others, language="c++", optional=True)


class BuildSources(build_py):
    """Also removes what earlier builds left.

    Python would prefer the twins of an editable build to their sources. And the client's files get new names with
    every build, so a wheel would contain the old ones too.
    """

    def run(self) -> None:
        if self.editable_mode:
            for old in find_compiled():
                old.unlink()
        else:
            shutil.rmtree(Path(self.build_lib) / "tianming" / "server" / "client", ignore_errors=True)
        super().run()


class BuildTwins(build_ext):
    """Translates and compiles the twins: all of them or none."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.sanitize = is_set("TIANMING_SANITIZE")
        self.work = ROOT / "build" / ("sanitize" if self.sanitize else "twins")
        self.headers = sorted({str(self.work / hpp.parent.relative_to(SRC)) for hpp in SRC.rglob("*.hpp")})

    def build_extensions(self) -> None:
        mirror(self.work)
        super().build_extensions()
        outputs = {ext.name: Path(self.get_ext_fullpath(ext.name)) for ext in self.extensions}
        missing = [name for name, path in outputs.items() if not path.exists()]
        if missing and is_set("TIANMING_EXPECT_COMPILED"):
            raise CompileError(f"not compiled: {', '.join(missing)}")
        if missing:
            self.warn(f"not compiled: {', '.join(missing)}; tianming will run as plain Python")
            for path in outputs.values():
                path.unlink(missing_ok=True)

    def build_extension(self, ext: Extension) -> None:
        """Build one twin, or use the one from an earlier build of the same sources."""
        output = Path(self.get_ext_fullpath(ext.name))
        kept = self.work / "kept" / ext.name / output.name
        cpp = self.translate(ext.name)
        if is_newer(kept, cpp) and not self.force:
            copy(kept, output)
            return
        output.unlink(missing_ok=True)  # otherwise an old one looks like the result of a failed compilation
        ext.sources = [str(cpp.relative_to(ROOT))]
        ext.include_dirs = [str(self.work), *self.headers]
        ext.extra_compile_args = self.flags()
        super().build_extension(ext)
        copy(output, kept)

    def translate(self, name: str) -> Path:
        """Translate a copy to C++, one at a time while others are being compiled."""
        from Cython.Build import cythonize

        copied = (self.work / Path(*name.split("."))).with_suffix(".py")
        with cython_lock:
            cythonize(
                Extension(name, [str(copied)], language="c++"),
                include_path=[str(self.work)],
                compiler_directives={**DIRECTIVES, "boundscheck": self.sanitize},
                quiet=True,
            )
        return copied.with_suffix(".cpp")

    def flags(self) -> list[str]:
        """Options for the compiler."""
        if self.compiler.compiler_type == "msvc":
            return FAST_MSVC
        if not self.sanitize:
            return FAST
        attempt = [self.compiler.compiler_cxx[0], CHECK_LAST_ARRAY, "-fsyntax-only", "-x", "c++", os.devnull]
        accepted = subprocess.run(attempt, capture_output=True).returncode == 0  # GCC 13, Clang 16 and later
        return [*CHECKED, CHECK_LAST_ARRAY] if accepted else CHECKED


def is_newer(result: Path, *causes: Path) -> bool:
    causes += (Path(__file__),)
    return result.exists() and all(result.stat().st_mtime > cause.stat().st_mtime for cause in causes)


def copy(source: Path, target: Path) -> None:
    """Copy a file in such a way that nobody sees half of it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target.with_suffix(".part"))
    os.replace(target.with_suffix(".part"), target)
