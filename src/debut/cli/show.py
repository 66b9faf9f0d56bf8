"""Commands that only print: games, rules, legal actions, perft, verdicts, compiling."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from debut.cli.app import texts
from debut.kernel.errors import BadOption, DebutError
from debut.kernel.game import Game, Result, State
from debut.kernel.layout import CHANCE, OVER
from debut.kernel.match.record import PlayerRecord, acting
from debut.kernel.pace import time_text, usual_options
from debut.kernel.registry import game, games
from debut.kernel.text import SIDES, Names

DEEPEST = 60


def show_games(lang: str) -> None:
    for name in games():
        say = game(name).text(lang).say
        print(f"{name:14}{say('game-name')} — {say('game-blurb')}{length_of(game(name), lang)}")


def length_of(one: Game, lang: str) -> str:
    """Says how long a full match takes, to follow the game's own words."""
    text, options = one.text(lang), usual_options(one.spec.options)
    minutes = one.spec.pace.minutes(options)
    return (
        ""
        if minutes is None
        else f" {text.say('length-about', {'time': time_text(text, minutes)})}."
    )


def position_of(name: str, text: str | None) -> State:
    return game(name).start() if text is None else game(name).parse(text)


def show_legal(name: str, position: str | None, lang: str) -> None:
    """Prints the position, then an action a line: code, notation, odds if it is a throw."""
    state = position_of(name, position)
    print(state)
    if state.turn == OVER:
        print(texts(lang).say("legal-over"))
        return
    odds = dict(state.odds())
    for action in state.actions():
        chance = f"  {odds[action]:.4f}" if state.turn == CHANCE else ""
        print(f"{action:6}  {state.notate(action)}{chance}")


def show_perft(name: str, position: str | None, depth: int, lang: str) -> None:
    """Prints leaves and probability mass for every depth up to the given one."""
    del lang
    if not 0 <= depth <= DEEPEST:
        takes = f"0 … {DEEPEST}"
        raise BadOption("option-bad-value", option="depth", value=depth, takes=takes)
    state = position_of(name, position)
    for level in range(depth + 1):
        leaves, mass = state.game.perft(state, level)
        print(f"{level:3}  {leaves:16,}  {mass:.9f}", flush=True)


def outcome(result: Result) -> str:
    """Returns who has won in the form that texts need: a side, both (that lose), or none."""
    if result.winner is not None:
        return "AB"[result.winner]
    return "both" if max(result.returns) < 0 else "none"


def called(players: Sequence[PlayerRecord]) -> Names:
    """Returns the players' names for each side; None for a side whose people have no name."""
    a, b = (_team([one for one in players if one.side == side]) for side in (0, 1))
    return a, b


def called_now(state: State, players: Sequence[PlayerRecord]) -> Names:
    """Returns the names of those who act for each side in this position, if there are partners."""
    now = acting(state, players)
    if now is None:
        return called(players)
    a, b = (players[player] for player in now)
    return _person(a), _person(b)


def _person(one: PlayerRecord) -> str | None:
    return one.name if one.bot or one.name not in ("", *SIDES) else None


def _team(partners: Sequence[PlayerRecord]) -> str | None:
    named = [one for one in partners if not one.bot and one.name not in ("", *SIDES)]
    return " + ".join(one.name for one in partners if one in named or one.bot) if named else None


def show_verdict(file: Path, lang: str) -> None:
    from debut.kernel.match.match import Match

    match = Match.load(file)
    verdict = match.verify()
    say = texts(lang).named(called(match.record.players)).say
    result = match.result
    values = {"plies": verdict.plies, "throws": verdict.throws,
              "a": match.state.score[0], "b": match.state.score[1]}  # fmt: skip
    if result:
        print(say("verify-finished", {**values, "side": outcome(result)}))
        if match.record.resigned is not None:
            print(say("verify-resigned", {"side": "AB"[match.record.resigned]}))
    else:
        print(say("verify-unfinished", values))
    print(say(f"verify-dice-{verdict.dice}"))
    if verdict.by_turns:
        print(say("verify-dice-by-turns"))
    if times := len(verdict.voided):
        late = sorted({player for players in verdict.voided for player in players})
        names = ", ".join(match.record.players[player].name for player in late)
        print(say("verify-dice-voided", {"openings": times + 1, "times": times, "names": names}))


class UnknownClause(DebutError):
    """The rules have no clause with this number and no part that begins like this."""


# Wider lines are tiring to read.
WIDEST_PAGE = 96
NARROW_SPACE, HELD = "\u202f", "\ue000"


def show_rules(name: str, wanted: str, lang: str) -> None:
    """Prints the rules, one clause, or the part whose heading begins like ``wanted``."""
    from debut.kernel.content.rulebook import plain_page

    page = plain_page(game(name), lang)
    text = clause_of(page, wanted) or part_of(page, wanted) if wanted else page
    if text is None:
        parts = ", ".join(re.findall(r"^## (\D.*)$", page, re.MULTILINE))
        raise UnknownClause("clause-unknown", clause=wanted[:40], game=name, parts=parts)
    show_page(text)


def clause_of(page: str, number: str) -> str | None:
    found = re.search(rf"^- \*\*{re.escape(number.upper())}\*\* .*$", page, re.MULTILINE)
    return found[0].removeprefix("- ") if found else None


def part_of(page: str, title: str) -> str | None:
    """Returns the first part whose heading begins like this, with or without its number."""
    for part in re.split(r"^(?=## )", page, flags=re.MULTILINE)[1:]:
        heading = part.partition("\n")[0].removeprefix("## ").casefold()
        if title.casefold() in (heading[: len(title)], re.sub(r"^\d+\. ", "", heading)):
            return part.strip()
    return None


def show_page(text: str) -> None:
    """Prints a page, rendered for a terminal, or as Markdown for a file or another program."""
    if not sys.stdout.isatty():
        print(text)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console()
    # Rich breaks lines at any space: the narrow one before a French mark is put back afterwards.
    with console.capture() as set_page:
        page = Markdown(text.replace(NARROW_SPACE, HELD))
        console.print(page, width=min(console.width, WIDEST_PAGE))
    print(set_page.get().replace(HELD, NARROW_SPACE), end="")


def show_compiling(
    name: str | None, lang: str, gpu: str | None = None, learn: bool = False
) -> None:
    """Compiles what the cache does not have, and shows that it does.

    With ``gpu`` also for a GPU of that architecture; with ``learn`` also what training needs.
    """
    from debut.kernel.algorithms.network_inputs import has_inputs
    from debut.kernel.algorithms.solution import has_packing
    from debut.kernel.compiler.targets import ARCHITECTURES, HERE, LEARNING, SOLVING, check_one_of

    if gpu is not None:
        check_one_of("gpu", gpu, ARCHITECTURES)
    wanted = [HERE] if gpu is None else [HERE, gpu]
    missing = {}
    for one in (name,) if name else games():
        learns = learn and has_inputs(game(one).spec.package)
        more = [LEARNING + target for target in wanted] if learns else []
        more += [SOLVING] if has_packing(game(one).spec.package) else []
        missing[one] = missing_of(one, [*wanted, *more])
        if not missing[one]:
            print(texts(lang).say("compile-ready", {"game": one}))
    compile_visibly(missing, lang)


def prepare(name: str, lang: str, target: str | None = None) -> None:
    """Compiles a game's rules visibly, for this processor if no other target is named.

    It refuses a wrong name before any work.
    """
    from debut.kernel.compiler.targets import HERE

    game(name)
    if os.environ.get("NUMBA_DISABLE_JIT") != "1":
        compile_visibly({name: missing_of(name, (target or HERE,))}, lang)


def missing_of(name: str, targets: Sequence[str]) -> list[str]:
    """Returns those targets for which the game's rules are not compiled yet."""
    from debut.kernel.compiler.cache import is_compiled

    package = game(name).spec.package
    return [target for target in targets if not is_compiled(package, target)]


def compile_visibly(missing: Mapping[str, Sequence[str]], lang: str) -> None:
    """Compiles each game in a process of its own, as many at once as there are cores.

    The game with most to compile goes first: started last, it would run alone at the end.
    """
    from concurrent.futures import ThreadPoolExecutor, as_completed

    from rich.console import Console

    from debut.kernel.compiler.cache import compile_rules
    from debut.kernel.compiler.source_files import sources

    say = texts(lang).say
    console = Console(stderr=True)
    names = [name for name, targets in missing.items() if targets]
    if not names:
        return
    with (
        console.status(say("compile-working", {"game": ", ".join(names)})),
        ThreadPoolExecutor(os.cpu_count()) as pool,
    ):
        packages = {game(name).spec.package: name for name in names}
        size = {one: sum(path.stat().st_size for path in sources(one)) for one in packages}
        longest_first = sorted(packages, key=size.__getitem__, reverse=True)
        working = {
            pool.submit(compile_rules, one, missing[packages[one]]): packages[one]
            for one in longest_first
        }
        for done in as_completed(working):
            done.result()
            console.print(say("compile-done", {"game": working[done]}))
