"""Writes the tables of games into rule pages, docs and README: ``python -m tools.game_tables``."""

from __future__ import annotations

from pathlib import Path

from debut.kernel.game import Game
from debut.kernel.pace import first_options, time_text, usual_options
from debut.kernel.registry import game, games
from debut.kernel.text import LANGS, slug
from debut.lab.page_blocks import put_in_page
from tools import ROOT


def facts_table(one: Game) -> str:
    """What a researcher asks first."""
    spec, board = one.spec, one.board
    options = ", ".join(f"`{option.name}` ({option.takes})" for option in spec.options)
    known = "each with a secret of its own" if one.secrets else "full information"
    rows = {
        "id": f"`{spec.id}`",
        "seats": f"2, {known}, dice as chance nodes with exact odds",
        "cells": str(len(board.cells)),
        "dice": ", ".join(die.id for die in board.dice),
        "action codes": str(spec.actions),
        "most actions at once": str(spec.size.width),
        "outcomes of a throw at most": str(spec.outcomes),
        "zero-sum": "yes" if spec.zero_sum else "no",
        "signals from outside": ", ".join(spec.signals) or "none",
        "options": options,
        "record": f"{spec.size.record.logged.offset} bytes a position",
    }
    lines = [f"| {fact} | {value} |" for fact, value in rows.items()]
    return "\n".join(["| fact | value |", "| --- | --- |", *lines])


def dice_table(one: Game, lang: str) -> str:
    """Every die with its faces and how many of its sides show them."""
    say = one.text(lang).say
    lines = []
    for die in one.board.dice:
        faces = [
            f"{face.sides} × `{die.id}:{face.id}` {say(f'face-{die.id}-{slug(face.id)}')}"
            for face in die.faces
        ]
        lines.append(f"| {say(f'die-{die.id}')} | {' · '.join(faces)} |")
    head = {"en": "| die | sides |", "fr": "| dé | côtés |"}[lang]
    return "\n".join([head, "| --- | --- |", *lines])


def lengths_table(one: Game, lang: str) -> str:
    """The lengths that are offered first, how long each takes two people, and which are special."""
    text, spec = one.text(lang), one.spec
    usual, first = usual_options(spec.options), first_options(spec.options)
    full, lines = spec.pace.minutes(usual), []
    for value in spec.pace.offers:
        chosen = {**usual, spec.pace.option: value}
        minutes = spec.pace.minutes(chosen)
        note = "first" if value == first[spec.pace.option] else "full" if minutes == full else ""
        words = text.say(f"length-note-{note}") if note else ""
        about = text.say("length-about", {"time": time_text(text, minutes or 0)})
        counted = text.say("game-length", {"n": int(value)})
        lines.append(f"| {counted} | {about} | {words} |")
    head = text.say("length-head")
    return "\n".join([f"| {head} |", "| --- | --- | --- |", *lines])


def all_lengths() -> str:
    """How long a full match and a first one of every game take, the shortest first."""
    lines = []
    every = map(game, games())
    for one in sorted(
        every, key=lambda one: one.spec.pace.minutes(usual_options(one.options)) or 0
    ):
        text, spec = one.text("en"), one.spec
        full, first = (
            time_text(text, spec.pace.minutes(options(spec.options)) or 0)
            for options in (usual_options, first_options)
        )
        lines.append(f"| {text.say('game-name')} | about {full} | about {first} |")
    head = "| game | a full match of two people | the first match that is offered |"
    return "\n".join([head, "| --- | --- | --- |", *lines])


def blocks(one: Game) -> list[tuple[Path, str, str]]:
    """Every generated table of a game: page, name, text."""
    rules = [
        (one.spec.folder / f"rules.{lang}.md", name, table(one, lang))
        for lang in LANGS
        for name, table in (("lengths", lengths_table), ("dice", dice_table))
    ]
    return [*rules, (ROOT / "docs" / "games" / f"{one.id}.md", "facts", facts_table(one))]


if __name__ == "__main__":
    for name in games():
        for block in blocks(game(name)):
            put_in_page(*block)
    put_in_page(ROOT / "README.md", "lengths", all_lengths())
