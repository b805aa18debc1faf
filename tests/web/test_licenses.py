"""The licences of the packages in the client: collected by the build, served, and linked in every language."""

from __future__ import annotations

import json
import os
import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Server
from tests.web.browsing import Visitor
from tests.web.contents import LANGUAGES
from tests.web.wording import NO_NODE, NODE, WEB

PACKAGES = WEB / "node_modules"
HELPER = re.compile(r"\0(vite|rolldown)/")  # code that these two add to a build


def run_build(*folder: str) -> subprocess.CompletedProcess[str]:
    assert NODE, NO_NODE
    command = [str(NODE.folder / "node"), str(WEB / "scripts" / "modules.mjs"), *folder]
    return subprocess.run(command, cwd=WEB, capture_output=True, check=False, encoding="utf-8")


@cache
def built() -> dict[str, Any]:
    """The modules of the client and its file of licences, from a build of its own."""
    done = run_build()
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def package_of(module: str) -> str | None:
    """The package that a module comes from, by its path alone; None if the module is ours."""
    if helper := HELPER.match(module):
        return helper[1]
    assert not module.startswith("\0"), f"whose code is {module!r}? web/licenses.ts must know"
    inside = re.match(r".*/node_modules/((?:@[^/]+/)?[^/]+)/", module)
    return inside[1] if inside else None


def list_bundled() -> set[str]:
    """The packages whose code or fonts are in the client."""
    code = {package for module in built()["modules"] if (package := package_of(module))}
    needed = json.loads((WEB / "package.json").read_text("utf-8"))["dependencies"]
    return code | {name for name in needed if name.startswith("@fontsource")}


def test_the_modules_are_ours_or_of_packages() -> None:
    assert {"svelte", "vite", "rolldown"} <= list_bundled()
    ours = [module for module in built()["modules"] if package_of(module) is None]
    assert all(Path(module.partition("?")[0]).is_relative_to(WEB.parent) for module in ours)


def test_every_package_in_the_client_is_listed_with_its_text() -> None:
    listed = re.findall(r"^={80}\n(\S+) (\S+) \((.+)\)$", built()["licenses"], re.MULTILINE)
    assert [name for name, _, _ in listed] == sorted(list_bundled())
    for name, version, license in listed:
        package = json.loads((PACKAGES / name / "package.json").read_text("utf-8"))
        assert (version, license) == (package["version"], package["license"])
        text = next(path for path in (PACKAGES / name).iterdir() if re.match("licen[cs]e", path.name, re.IGNORECASE))
        own = text.read_text("utf-8").partition("# Licenses of bundled dependencies")[0].strip()
        assert "Copyright" in own and own in built()["licenses"]


def test_the_client_that_is_served_has_them(server: Server, ann: Visitor) -> None:
    answer = ann.context.request.get(f"http://{server.address}/licenses.txt")
    assert answer.ok and answer.headers["content-type"].startswith("text/plain")
    assert answer.text() == built()["licenses"]


# Packages that the client does not use.


def project(folder: Path, *texts: str) -> str:
    """A client that uses one package, of which some licence texts are known."""
    package = folder / "node_modules" / "@some" / "package"
    (package / "inside").mkdir(parents=True)
    for name in ("vite", "rolldown"):
        (folder / "node_modules" / name).symlink_to(PACKAGES / name)
    (package / "package.json").write_text('{"name": "@some/package", "version": "1.2.3", "type": "module"}', "utf-8")
    (package / "inside" / "package.json").write_text('{"type": "module"}', "utf-8")
    (package / "inside" / "index.js").write_text("export const greet = () => console.log('hello');", "utf-8")
    for name in texts:
        (package / name).write_text(f"The text of {name}.", "utf-8")
    (folder / "index.html").write_text('<script type="module" src="./main.js"></script>', "utf-8")
    (folder / "main.js").write_text('import { greet } from "@some/package/inside/index.js";\ngreet();', "utf-8")
    plugin = Path(os.path.relpath(WEB / "licenses.ts", folder)).as_posix()
    config = f'import {{ licenses }} from "{plugin}";\nexport default {{ plugins: [licenses()] }};'
    (folder / "vite.config.js").write_text(config, "utf-8")
    return str(folder)


@pytest.mark.parametrize("texts", [["LICENSE"], ["license.md", "NOTICE"], ["Licence.txt"], ["COPYING"]])
def test_licence_texts_are_found_under_any_usual_file_name(tmp_path: Path, texts: list[str]) -> None:
    done = run_build(project(tmp_path, *texts))
    assert done.returncode == 0, done.stderr
    shown = json.loads(done.stdout)["licenses"]
    assert "@some/package 1.2.3 (see its text)" in shown
    assert all(f"The text of {name}." in shown for name in texts)


def test_a_package_without_a_text_fails_the_build(tmp_path: Path) -> None:
    done = run_build(project(tmp_path))
    assert done.returncode and "the client contains @some/package, which has no licence text" in done.stderr


# The link to them.


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", ["", "?settings"])
def test_they_are_linked_in_every_language(ann: Visitor, language: str, screen: str) -> None:
    ann.context.add_init_script(f"localStorage.settings = JSON.stringify({{language: '{language}'}})")
    page = ann.open(screen)
    link = page.locator("footer a[href='/licenses.txt']")
    link.wait_for()
    names = {"en": "Licences of", "it": "Licenze", "fr": "Licences des", "zh": "许可证"}
    assert names[language] in link.inner_text()
    with ann.context.expect_page() as opened:
        link.click()
    opened.value.get_by_text("svelte 5").wait_for()


def test_the_licences_are_not_cached_in_place_of_the_page(ann: Visitor) -> None:
    page = ann.open()
    page.evaluate("navigator.serviceWorker.ready")
    for query in ("?settings", "licenses.txt"):
        ann.open(query)
    kept = page.evaluate("caches.match('/').then((answer) => answer.text())")
    assert '<div id="app">' in kept
    ann.errors.clear()  # Chromium looks for a favicon.ico beside a text
