"""Answers that stay the same while the server runs: each is made and compressed once, on demand."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import msgspec
from litestar import MediaType

import debut
from debut.bots import levels_of, unfit_options
from debut.kernel.content.collection import team_book
from debut.kernel.registry import game, games, table_games
from debut.server.compiling import Compiling
from debut.server.packed import Packed
from debut.server.pages import rule_page, texts
from debut.table.lessons import lessons_of
from debut.table.messages import GameInfo

WRITTEN = {".py", ".ftl", ".md"}
_encode = msgspec.json.Encoder().encode


@cache
def version() -> str:
    """Returns a hash of all code and texts here and in the games.

    Texts and boards change only with it.
    """
    folders = {Path(debut.__file__).parent, *(game(name).spec.folder for name in games())}
    found = {one for folder in folders for one in folder.rglob("*") if one.suffix in WRITTEN}
    key = hashlib.sha256()
    for path in sorted(found):
        key.update(f"{path.name}\0".encode() + path.read_bytes())
    return key.hexdigest()[:16]


def info(name: str, progress: float = 1.0) -> GameInfo:
    one = game(name)
    boards = {key: board for key, board in one.boards.items() if key}
    return GameInfo(
        name, one.board, one.options, levels_of(one), len(one.spec.lessons), one.still(),
        one.spec.partners is not None, progress >= 1, progress, boards, unfit_options(one),
        one.spec.pace,
    )  # fmt: skip


def as_json(what: object) -> Packed:
    return Packed(_encode(what), MediaType.JSON)


@cache
def all_games() -> Packed:
    return as_json([info(name) for name in table_games()])


def games_now(compiling: Compiling) -> Packed:
    """Returns the games, with the progress of those that are still being compiled."""
    if not compiling.waiting:
        return all_games()
    return as_json([info(name, compiling.progress(name)) for name in table_games()])


@cache
def texts_of(name: str, lang: str) -> Packed:
    return Packed(texts(name, lang).encode(), "text/plain; charset=utf-8")


@cache
def rules_of(name: str, lang: str) -> Packed:
    return as_json(rule_page(name, lang))


@cache
def tasks_of(name: str) -> Packed:
    return as_json(lessons_of(name))


@cache
def teams_of(name: str) -> Packed:
    return as_json(team_book(name))
