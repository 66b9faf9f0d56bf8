"""Reads rule pages: Markdown with two additions, drawn faces of dice and diagrams of boards.

`` `pass:F2?` `` is a face of a die. A fenced block ``board`` is a diagram: a position on its first
line, then optional ``play:`` lines with actions whose paths are shown, a ``mark:`` line with
cells, and a caption.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import chain
from typing import TYPE_CHECKING

import msgspec

from debut.kernel.errors import DebutError
from debut.kernel.views import Leg, Piece, Scene

if TYPE_CHECKING:
    from debut.kernel.game import Game

BOARD = re.compile(r"^```board\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FACE = re.compile(r"`([a-z][\w-]*):([^`\s]+)`")
COMMENT = re.compile(r"<!--.*?-->\n?")


class BadRulePage(DebutError):
    """A rule page names something the game does not have: an error of the page, not of a user."""


class Diagram(msgspec.Struct, frozen=True):
    """A position as a rule page shows it, with highlighted paths and cells."""

    pieces: tuple[Piece, ...]
    legs: tuple[Leg, ...]
    marked: tuple[str, ...]
    board: str = ""  # which of the game's boards it is on
    swapped: bool = False  # the teams have changed ends


class Block(msgspec.Struct, frozen=True):
    """The parsed source of a diagram."""

    position: str
    plays: tuple[str, ...]
    marked: tuple[str, ...]
    words: str


def block_of(text: str) -> Block:
    position, *lines = [line.strip() for line in text.strip().splitlines()]
    entries = [line.partition(":") for line in lines]
    return Block(
        position,
        tuple(rest.strip() for key, mark, rest in entries if key == "play" and mark),
        tuple(chain.from_iterable(rest.split() for key, mark, rest in entries if key == "mark")),
        " ".join(line for line in lines if line.partition(":")[0] not in ("play", "mark")),
    )


def blocks_of(page: str) -> list[Block]:
    return [block_of(found[1]) for found in BOARD.finditer(page)]


def diagram(game: Game, block: Block) -> Diagram:
    """Makes the diagram of a block, without any compiled rules."""
    spec, rec = game.spec, game.parse(block.position).record
    scene = spec.scene(rec)
    known = {cell.id for cell in game.boards[scene.board].cells}
    if not set(block.marked) <= known:
        raise BadRulePage("page-bad-mark", mark=" ".join(block.marked))
    legs = tuple(chain.from_iterable(spec.legs(rec, spec.read(rec, text)) for text in block.plays))
    ways = tuple(leg for leg in legs if leg.kind != "place")
    pieces = _placed(scene, [leg for leg in legs if leg.kind == "place"])
    return Diagram(pieces, ways, block.marked, scene.board, scene.swapped)


def _placed(scene: Scene, legs: list[Leg]) -> tuple[Piece, ...]:
    """Places the pieces: the one that a leg names, otherwise those of the bench in order."""
    named = {leg.piece: leg.path[-1] for leg in legs if leg.piece}
    order = chain.from_iterable(leg.path for leg in legs if not leg.piece)
    stays = [piece for piece in scene.bench if piece.id not in named]
    ends = named | {piece.id: cell for piece, cell in zip(stays, order, strict=False)}
    return tuple(
        msgspec.structs.replace(piece, cell=ends.get(piece.id, piece.cell))
        for piece in (*scene.pieces, *scene.bench)
        if piece.cell or piece.id in ends
    )


def faces_drawn(game: Game, page: str, draw: Callable[[str, str], str]) -> str:
    """Replaces each face on the page by what ``draw`` returns for it."""
    known = {die.id: {face.id for face in die.faces} for die in game.board.dice}

    def drawn(found: re.Match[str]) -> str:
        die, face = found.groups()
        if face not in known.get(die, ()):
            raise BadRulePage("page-bad-mark", mark=found[0])
        return draw(die, face)

    return FACE.sub(drawn, page)


def plain_page(game: Game, lang: str) -> str:
    """Returns the page as plain text: faces as their codes, boards as their captions."""
    page = COMMENT.sub("", game.rules(lang))
    page = BOARD.sub(lambda found: f"[{block_of(found[1]).words}]", page)
    return faces_drawn(game, page, lambda die, face: f"`{face}`")
