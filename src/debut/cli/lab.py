"""``debut lab``: plays many matches and writes a page that shows what they say about a game."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from debut.bots import player
from debut.cli.app import read_pairs, texts
from debut.cli.measure import check_games, progress
from debut.cli.show import prepare
from debut.kernel.registry import game
from debut.lab.rays import check_ray
from debut.lab.report import check_folder, check_packages, write_report
from debut.lab.study import LEAST_GAMES, SLOW, USUAL, check_study, study


def show_lab(
    lang: str,
    name: str,
    players: tuple[str | None, str | None],
    games: int | None,
    seed: int,
    option: tuple[str, ...],
    against: tuple[str, ...],
    out: Path | None,
    ray: str | None,
) -> None:
    usual, matches = USUAL.get(game(name).id, SLOW)
    a, b = (one or usual for one in players)
    player(a), player(b)
    common = read_pairs(option)
    sets = [common, *(common | read_pairs(tuple(shlex.split(other))) for other in against)]
    games = max(matches // len(sets), LEAST_GAMES) if games is None else games
    check_games(games)
    check_study(name, games, sets)
    folder = out or Path(f"{name}-lab")
    check_folder(folder)
    check_packages()
    if ray is not None:
        check_ray(ray)
    prepare(name, lang)
    command = command_of(name, a, b, games, seed, option, against)
    say = texts(lang).say
    with progress(f"{name}: {a} – {b}", games * len(sets)) as advance:
        made = study(name, (a, b), games, seed, sets, lambda noted: advance(1), ray=ray)
    with Console(stderr=True).status(say("lab-drawing")):
        page = write_report(made, lang, command, folder)
    Console().print(say("lab-done", {"file": str(page)}), highlight=False, soft_wrap=True)


def command_of(
    name: str,
    a: str,
    b: str,
    games: int,
    seed: int,
    option: Sequence[str],
    against: Sequence[str],
) -> list[str]:
    """Returns the command that makes the same report, with all its defaults written out."""
    words = ["debut", "lab", name, "--a", a, "--b", b, "--games", str(games), "--seed", str(seed)]
    words += [word for pair in option for word in ("--option", pair)]
    words += [word for other in against for word in ("--against", other)]
    return [shlex.quote(word) for word in words]
