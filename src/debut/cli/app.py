"""The commands and their arguments, and how wrong arguments are refused."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, NoReturn

from cyclopts import App, CycloptsError, Parameter

from debut.cli.spaces import keep_no_break_spaces, one_line
from debut.kernel.errors import BadOption, BadRecord, DebutError
from debut.kernel.text import LANGS, Catalog, catalog

TEXT = Path(__file__).parent / "text"
WRONG_ARGUMENT = 2
WRONG_RECORD = 1
INTERRUPTED = 130
Help = Callable[[str], str]


def main(arguments: list[str] | None = None) -> NoReturn:
    """Runs one command. A wrong argument gets one line and exit code 2."""
    words = sys.argv[1:] if arguments is None else arguments
    keep_no_break_spaces()
    lang = "en"
    try:
        lang, words = take_language(words)
        asks_help = not words or any(word in ("--help", "-h") for word in words)
        app = build_app(lang, catalog(lang, TEXT).say if asks_help else lambda message: "")
        code = app(words, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        fail(str(error), WRONG_ARGUMENT)
    except BadRecord as error:
        fail(error.text(lang), WRONG_RECORD)
    except DebutError as error:
        fail(error.text(lang), WRONG_ARGUMENT)
    except OSError as error:
        line = f"{error.strerror or error}: {error.filename}" if error.filename else str(error)
        fail(line, WRONG_ARGUMENT)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    sys.exit(code if isinstance(code, int) else 0)


def fail(line: str, code: int) -> NoReturn:
    """Prints an error as one line, whatever was typed, and exits."""
    print(f"debut: {one_line(line)}", file=sys.stderr)
    sys.exit(code)


class WrongLanguage(DebutError):
    """The language is not one of those that have texts."""


def take_language(words: list[str]) -> tuple[str, list[str]]:
    """Takes ``--lang fr`` from anywhere in the words; without it the system's language decides."""
    system = (os.environ.get("LC_ALL") or os.environ.get("LANG") or "")[:2]
    lang = system if system in LANGS else "en"
    rest = list(words)
    for at, word in enumerate(words):
        if word == "--lang" or word.startswith("--lang="):
            length = 1 if "=" in word else 2
            wanted = word.partition("=")[2] if "=" in word else "".join(words[at + 1 : at + 2])
            if wanted not in LANGS:
                raise WrongLanguage("language-unknown", lang=wanted, known=" | ".join(LANGS))
            return wanted, rest[:at] + rest[at + length :]
    return lang, rest


def texts(lang: str) -> Catalog:
    return catalog(lang, TEXT)


def read_pairs(pairs: tuple[str, ...]) -> dict[str, object]:
    """Reads the values of ``--option name=value``, which may be given several times."""
    options: dict[str, object] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise DebutError("option-no-value", option=pair)
        options[name] = value
    return options


def build_app(lang: str, help_: Help) -> App:
    app = App(
        name="debut",
        help=help_("cli-debut"),
        # Markdown would cost a fifth of a second to import.
        help_format="plaintext",
        version_flags=["--version"],
        version=version,
    )
    app["--help"].group = "debut"
    app["--version"].group = "debut"
    add_table_commands(app, lang, help_)
    add_rule_commands(app, lang, help_)
    add_lab_commands(app, lang, help_)
    return app


def version() -> str:
    from debut import __version__

    return __version__


def add_table_commands(app: App, lang: str, help_: Help) -> None:
    @app.command(help=help_("cli-games"))
    def games() -> None:
        from debut.cli.show import show_games

        show_games(lang)

    @app.command(help=help_("cli-rules"))
    def rules(
        game: Annotated[str, Parameter(help=help_("arg-game"))],
        clause: Annotated[str, Parameter(help=help_("arg-clause"))] = "",
    ) -> None:
        from debut.cli.show import show_rules

        show_rules(game, clause, lang)

    @app.command(help=help_("cli-teams"))
    def teams(
        *teams: Annotated[str, Parameter(help=help_("arg-teams"))],
        game: Annotated[str, Parameter(help=help_("arg-game"))] = "simulator",
        json: Annotated[Path | None, Parameter(help=help_("arg-json"))] = None,
    ) -> int:
        from debut.cli.teams import show_teams

        return show_teams(lang, game, teams, json)

    @app.command(help=help_("cli-play"))
    def play(
        game: Annotated[str, Parameter(help=help_("arg-game"))] = "supergoal",
        *,
        level: Annotated[str, Parameter(name="--level", help=help_("arg-level"))] = "2",
        two: Annotated[bool, Parameter(negative="", help=help_("arg-two"))] = False,
        seat: Annotated[str, Parameter(name="--as", help=help_("arg-as"))] = "A",
        players: Annotated[str | None, Parameter(help=help_("arg-players"))] = None,
        option: Annotated[tuple[str, ...], Parameter(negative="", help=help_("arg-option"))] = (),
        dice: Annotated[str, Parameter(help=help_("arg-dice"))] = "random",
        record: Annotated[Path | None, Parameter(help=help_("arg-record"))] = None,
        resume: Annotated[Path | None, Parameter(help=help_("arg-resume"))] = None,
    ) -> int:
        from debut.cli.play import new_session, resumed_session
        from debut.cli.seats import against, listed

        if resume is not None:
            return resumed_session(lang, resume).run()
        seats = against(None if two else level, seat) if players is None else listed(players)
        return new_session(lang, game, seats, read_pairs(option), dice, record).run()

    @app.command(help=help_("cli-serve"))
    def serve(
        *,
        host: Annotated[str, Parameter(help=help_("arg-host"))] = "127.0.0.1",
        port: Annotated[int, Parameter(help=help_("arg-port"))] = 8000,
        database: Annotated[str | None, Parameter(help=help_("arg-database"))] = None,
        api_only: Annotated[bool, Parameter(negative="", help=help_("arg-api-only"))] = False,
    ) -> None:
        from debut.server.serve import serve as run_server

        message = "serve-api-at" if api_only else "serve-at"
        line = texts(lang).say(message, {"address": f"http://{host}:{port}/"})
        run_server(host, port, database, lambda: print(line, flush=True), api_only)

    @app.command(help=help_("cli-backup"))
    def backup(
        file: Annotated[Path, Parameter(help=help_("arg-backup"))],
        *,
        database: Annotated[str | None, Parameter(help=help_("arg-database"))] = None,
        overwrite: Annotated[bool, Parameter(negative="", help=help_("arg-overwrite"))] = False,
    ) -> None:
        from debut.cli.backup import show_backup

        show_backup(lang, file, database, overwrite)

    @app.command(help=help_("cli-restore"))
    def restore(
        file: Annotated[Path, Parameter(help=help_("arg-restore"))],
        *,
        database: Annotated[str | None, Parameter(help=help_("arg-database"))] = None,
    ) -> None:
        from debut.cli.backup import show_restoring

        show_restoring(lang, file, database)

    @app.command(help=help_("cli-verify"))
    def verify(file: Annotated[Path, Parameter(help=help_("arg-file"))]) -> None:
        from debut.cli.show import show_verdict

        show_verdict(file, lang)

    @app.command(help=help_("cli-story"))
    def story(file: Annotated[Path, Parameter(help=help_("arg-file"))]) -> None:
        from debut.cli.story import show_story

        show_story(file, lang)

    @app.command(help=help_("cli-analyse"))
    def analyse(
        file: Annotated[Path, Parameter(help=help_("arg-file"))],
        *more: Annotated[Path, Parameter(help=help_("arg-more-files"))],
    ) -> None:
        from debut.cli.analyse import show_analyses, show_analysis

        if more:
            show_analyses((file, *more), lang)
        else:
            show_analysis(file, lang)


def add_rule_commands(app: App, lang: str, help_: Help) -> None:
    @app.command(help=help_("cli-legal"))
    def legal(
        game: Annotated[str, Parameter(help=help_("arg-game"))],
        position: Annotated[str | None, Parameter(help=help_("arg-position"))] = None,
    ) -> None:
        from debut.cli.show import show_legal

        show_legal(game, position, lang)

    @app.command(help=help_("cli-perft"))
    def perft(
        game: Annotated[str, Parameter(help=help_("arg-game"))],
        position: Annotated[str | None, Parameter(help=help_("arg-position"))] = None,
        *,
        depth: Annotated[int, Parameter(help=help_("arg-depth"))] = 4,
    ) -> None:
        from debut.cli.show import show_perft

        show_perft(game, position, depth, lang)

    @app.command(name="compile", help=help_("cli-compile"))
    def compile_(
        game: Annotated[str | None, Parameter(help=help_("arg-game"))] = None,
        *,
        gpu: Annotated[str | None, Parameter(help=help_("arg-gpu"))] = None,
        learn: Annotated[bool, Parameter(negative="", help=help_("arg-learn"))] = False,
    ) -> None:
        from debut.cli.show import show_compiling

        show_compiling(game, lang, gpu, learn)


def add_lab_commands(app: App, lang: str, help_: Help) -> None:
    @app.command(help=help_("cli-simulate"))
    def simulate(
        game: Annotated[str, Parameter(help=help_("arg-game"))],
        *,
        a: Annotated[str, Parameter(help=help_("arg-a"))] = "greedy",
        b: Annotated[str, Parameter(help=help_("arg-b"))] = "search",
        games: Annotated[int, Parameter(help=help_("arg-games"))] = 100,
        seed: Annotated[int, Parameter(help=help_("arg-seed"))] = 0,
        option: Annotated[tuple[str, ...], Parameter(negative="", help=help_("arg-option"))] = (),
        events: Annotated[bool, Parameter(negative="", help=help_("arg-events"))] = False,
        csv: Annotated[Path | None, Parameter(help=help_("arg-csv"))] = None,
        json: Annotated[Path | None, Parameter(help=help_("arg-json"))] = None,
        device: Annotated[str | None, Parameter(help=help_("arg-device"))] = None,
        ray: Annotated[str | None, Parameter(help=help_("arg-ray"))] = None,
    ) -> None:
        options = read_pairs(option)
        if device is not None:
            if ray is not None:
                raise BadOption("device-no-ray")
            from debut.cli.mass import show_random_play

            show_random_play(lang, game, (a, b), games, seed, options, events, csv, json, device)
            return
        from debut.cli.measure import show_simulation

        show_simulation(lang, game, a, b, games, seed, options, events, csv, json, ray)

    @app.command(help=help_("cli-lab"))
    def lab(
        game: Annotated[str, Parameter(help=help_("arg-game"))],
        *,
        a: Annotated[str | None, Parameter(help=help_("arg-lab-a"))] = None,
        b: Annotated[str | None, Parameter(help=help_("arg-b"))] = None,
        games: Annotated[int | None, Parameter(help=help_("arg-lab-games"))] = None,
        seed: Annotated[int, Parameter(help=help_("arg-seed"))] = 0,
        option: Annotated[tuple[str, ...], Parameter(negative="", help=help_("arg-option"))] = (),
        against: Annotated[tuple[str, ...], Parameter(negative="", help=help_("arg-against"))] = (),
        out: Annotated[Path | None, Parameter(help=help_("arg-out"))] = None,
        ray: Annotated[str | None, Parameter(help=help_("arg-ray"))] = None,
    ) -> None:
        from debut.cli.lab import show_lab

        show_lab(lang, game, (a, b), games, seed, option, against, out, ray)

    @app.command(help=help_("cli-ladder"))
    def ladder(
        game: Annotated[str, Parameter(help=help_("arg-game"))],
        *,
        games: Annotated[int, Parameter(help=help_("arg-games"))] = 2000,
        seed: Annotated[int, Parameter(help=help_("arg-seed"))] = 0,
        page: Annotated[Path | None, Parameter(help=help_("arg-page"))] = None,
    ) -> int:
        from debut.cli.measure import show_ladder

        return show_ladder(lang, game, games, seed, page)

    @app.command(help=help_("cli-skill"))
    def skill(
        game: Annotated[str, Parameter(help=help_("arg-game"))],
        *,
        player: Annotated[
            tuple[str, ...], Parameter(negative="", help=help_("arg-skill-player"))
        ] = (),
        games: Annotated[int, Parameter(help=help_("arg-games"))] = 20,
        seed: Annotated[int, Parameter(help=help_("arg-seed"))] = 0,
        keep: Annotated[bool, Parameter(negative="", help=help_("arg-skill-keep"))] = False,
    ) -> None:
        from debut.cli.skill import show_skill

        show_skill(lang, game, player, games, seed, keep)

    @app.command(help=help_("cli-learn"))
    def learn(
        game: Annotated[str, Parameter(help=help_("arg-game"))],
        *,
        minutes: Annotated[float, Parameter(help=help_("arg-minutes"))] = 10,
        deeper: Annotated[bool, Parameter(negative="", help=help_("arg-deeper"))] = False,
        device: Annotated[str, Parameter(help=help_("arg-learn-device"))] = "cpu",
        file: Annotated[Path | None, Parameter(help=help_("arg-course"))] = None,
        seed: Annotated[int, Parameter(help=help_("arg-learn-seed"))] = 0,
        install: Annotated[bool, Parameter(negative="", help=help_("arg-install"))] = False,
    ) -> None:
        from debut.cli.learning import show_installed, show_learning

        if install:
            show_installed(lang, game, file)
            return
        show_learning(lang, game, minutes, deeper, device, file, seed)

    @app.command(help=help_("cli-solve"))
    def solve(
        game: Annotated[str, Parameter(help=help_("arg-game"))] = "supergoal",
        *,
        option: Annotated[tuple[str, ...], Parameter(negative="", help=help_("arg-option"))] = (),
    ) -> None:
        from debut.cli.solving import show_solution

        show_solution(lang, game, read_pairs(option))
