"""Writes a study as a self-contained page, with its matches in files beside it."""

from __future__ import annotations

import errno
import os
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

from debut.kernel.errors import BadOption, NoPackage
from debut.lab.matches import CSV, PARQUET, write_matches
from debut.lab.sections import Report
from debut.lab.study import Study
from debut.lab.words import Words

PAGE = "report.html"
TEMPLATE = "report.html.j2"
NEEDED = ("jinja2", "matplotlib", "pyarrow")


def check_packages() -> None:
    """Checks that the optional packages are installed, before any work starts."""
    for package in NEEDED:
        if find_spec(package) is None:
            raise NoPackage("no-package", package=package, extra="debut[lab]")


def check_folder(folder: Path) -> None:
    """Checks that the folder is new or empty, so that no file is overwritten."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise BadOption("lab-folder", folder=str(folder))
    if not folder.absolute().parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(folder.parent))


def write_report(study: Study, lang: str, command: Sequence[str], folder: Path) -> Path:
    """Writes the report completely or not at all, via a temporary name; returns the page's path."""
    folder = folder.absolute()
    made = Path(tempfile.mkdtemp(prefix=f".{folder.name}-", dir=folder.parent))
    try:
        write_matches(study, made)
        (made / PAGE).write_text(page_of(study, lang, command), "utf-8")
        made.chmod(0o755)
        if folder.exists():
            folder.rmdir()
        made.rename(folder)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise
    return folder / PAGE


def page_of(study: Study, lang: str, command: Sequence[str]) -> str:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    words = Words(lang, study.game)
    matches = study.games * len(study.samples)
    title = words.say("report-title", {
        "game": words.of_game.say("game-name"), "games": words.number(matches, 0),
    })  # fmt: skip
    pages = Environment(
        loader=PackageLoader("debut.lab", ""), autoescape=True, undefined=StrictUndefined
    )
    page: str = pages.get_template(TEMPLATE).render(
        lang=lang, title=title, say=words.say, study=study, files=(CSV, PARQUET),
        facts=list(_facts(study, words, command)), code=words.say("fact-command"),
        sections=list(Report(study, words).sections()),
    )  # fmt: skip
    return page


def _facts(study: Study, words: Words, command: Sequence[str]) -> Iterator[tuple[str, str]]:
    from debut import __version__

    say = words.say
    yield say("fact-game"), words.of_game.say("game-name")
    yield say("fact-players"), f"{study.a} – {study.b}"
    games = words.number(study.games, 0)
    yield say("fact-matches"), say("matches-told", {"games": games, "sets": len(study.samples)})
    last = study.seed + study.games - 1
    yield say("fact-seeds"), say("seeds-told", {"first": str(study.seed), "last": str(last)})
    common = {
        name: value
        for name, value in study.samples[0].options.items()
        if name not in study.differing
    }
    yield say("fact-options"), words.options(common)
    yield say("fact-command"), " ".join(command)
    yield say("fact-version"), f"Début {__version__}"
