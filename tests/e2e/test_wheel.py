"""The wheel, installed where there is nothing but what it requires: its table in a browser.

``python -m build`` makes an sdist of the checkout and a wheel of the sdist. The wheel is installed
into a new environment whose other packages are links to those of the tests: only what the wheel
requires, directly or indirectly. No index is asked, so whether its requirements can be fetched is
not tested. Nothing of the checkout can be imported there, and no program is on the path.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from playwright.sync_api import Browser, expect

from benchmarks.browser import DIST
from benchmarks.server_load import end, free_port, wait_for
from tests.e2e.conftest import stranger
from tests.e2e.table import click_something, play_until, standing

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "debut"
# Beside modules; every one of them must be in the wheel.
DATA = ("*.ftl", "*.md", "*.j2", "*.json", "*.bin", "py.typed")
MOST_MEGABYTES = 4.0
PLIES = 6  # that show a match under way, the computer's and the dice's among them


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (DIST / "index.html").exists(), "the browser side is not built: make web"
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder)]
    made = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert made.returncode == 0, made.stderr + made.stdout[-2000:]
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with this wheel and what it requires."""
    folder = tmp_path_factory.mktemp("empty")
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    # While nothing else is there: pip must not take the editable installation for this one.
    command = [sys.executable, "-m", "pip", "--python", str(python), "install"]
    command += ["--quiet", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(command, env=bare(), check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (about,) = site.glob("debut-*.dist-info")
    for required in requirements_of(Distribution.at(about)):
        link(required, site)
    return python


def requirements_of(top: Distribution) -> list[Distribution]:
    """What a package requires here without any extra, and what that requires, and so on."""
    found: dict[str, Distribution] = {}
    asked: set[str] = set()
    waiting: list[tuple[Distribution, frozenset[str]]] = [(top, frozenset())]
    while waiting:
        one, extras = waiting.pop()
        for requirement in map(Requirement, one.requires or ()):
            marker = requirement.marker
            if marker and not any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
                continue
            if str(requirement) not in asked:
                asked.add(str(requirement))
                found[requirement.name] = distribution(requirement.name)
                waiting.append((found[requirement.name], frozenset(requirement.extras)))
    return list(found.values())


def link(required: Distribution, site: Path) -> None:
    """Links to what a package has installed; packages may share a folder without a module."""
    for file in required.files or ():
        top, *inner = file.parts
        if top in ("..", "__pycache__"):
            continue
        source = Path(str(required.locate_file(top)))
        name = Path(top, *inner[:1]) if is_shared(source) else Path(top)
        place = site / name
        if not place.is_symlink():
            place.parent.mkdir(exist_ok=True)
            place.symlink_to(source.parent / name)


def is_shared(folder: Path) -> bool:
    about = folder.suffix == ".dist-info"
    return folder.is_dir() and not about and not (folder / "__init__.py").exists()


def bare(**more: str) -> dict[str, str]:
    """The environment of somebody who has Python alone; what has been compiled here is reused."""
    kept = ("HOME", "XDG_CACHE_HOME", "DEBUT_CACHE", "LANG")
    return {name: os.environ[name] for name in kept if name in os.environ} | {"PATH": ""} | more


@pytest.fixture(scope="module")
def table(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of ``debut serve``."""
    folder = tmp_path_factory.mktemp("served")
    port = free_port()
    command = [str(installed.with_name("debut")), "serve", "--port", str(port)]
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--database", str(folder / "m.sqlite")], cwd=folder, env=bare(),
            stdin=subprocess.DEVNULL, stdout=log, stderr=log,
        )  # fmt: skip
        try:
            wait_for(port, process)
            yield f"http://127.0.0.1:{port}"
        finally:
            end(process)
    assert "Traceback" not in (folder / "log").read_text("utf-8")


def test_the_wheel_has_everything_but_what_is_for_developers(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if not name.endswith("/")}
    modules = {*PACKAGE.rglob("*.py"), *(file for kind in DATA for file in PACKAGE.rglob(kind))}
    expected = {f"debut/{file.relative_to(PACKAGE).as_posix()}" for file in modules}
    built = {file for file in DIST.rglob("*") if file.is_file()}
    expected |= {f"debut/web/{file.relative_to(DIST).as_posix()}" for file in built}
    inside = {name for name in names if ".dist-info/" not in name}
    assert inside == expected
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert wheel.stat().st_size < MOST_MEGABYTES * 1e6


def test_no_wheel_is_made_without_the_browsers_files(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src" / "debut").mkdir(parents=True)
    (tmp_path / "src" / "debut" / "__init__.py").touch()
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", str(tmp_path)]
    made = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert made.returncode != 0
    assert "run `make web` first" in made.stdout + made.stderr
    assert not [*tmp_path.rglob("*.whl")]


def test_the_licences_of_what_the_pages_contain_are_in_it(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        told = packed.read("debut/web/licences.txt").decode()
    named = set(re.findall(r"^(\S+) \d+\.\d+\.\d+$", told, re.MULTILINE))
    fonts = {"@fontsource-variable/bitter", "@fontsource-variable/figtree"}
    assert named >= {"svelte", "@fluent/bundle", *fonts}
    for licence in ("Permission is hereby granted", "Apache License", "SIL OPEN FONT LICENSE"):
        assert licence in told


def test_nothing_of_the_checkout_can_be_imported(installed: Path, tmp_path: Path) -> None:
    code = "import debut, sys; print(debut.__file__, *sys.path, sep='\\n')"
    told = subprocess.run(
        [str(installed), "-c", code], cwd=tmp_path, env=bare(), capture_output=True, text=True,
        check=True,
    ).stdout.splitlines()  # fmt: skip
    assert Path(told[0]).is_relative_to(installed.parents[1])
    assert not [path for path in told if Path(path).resolve().is_relative_to(ROOT / "src")]
    for name in ("benchmarks", "tools", "tests", "pytest"):
        looked = f"import importlib.util as u, sys; sys.exit(u.find_spec({name!r}) is not None)"
        command = [str(installed), "-c", looked]
        assert subprocess.run(command, cwd=tmp_path, env=bare(), check=False).returncode == 0, name


def test_the_installed_table_is_played_in_a_browser(browser: Browser, table: str) -> None:
    with stranger(browser, table) as page:
        page.goto("/")
        page.locator('main a[href="/new/supergoal"]').first.click()
        page.get_by_role("button", name="Start the match").click()
        page.wait_for_url("**/match/**")
        match = page.url.split("#")[0].rsplit("/", 1)[-1]

        def is_under_way() -> bool:
            return len(standing(page, match)["plies"]) >= PLIES

        play_until(is_under_way, page, step=click_something)
        page.goto("/rules/supergoal")
        expect(page.locator("#SG-1\\.1")).to_be_visible()
