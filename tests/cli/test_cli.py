"""The command line: every command, every wrong argument, and matches played by script."""

from __future__ import annotations

import csv
import io
import itertools
import json
import os
from collections.abc import Callable
from typing import NamedTuple

import pytest

import debut
from debut import CHANCE, OVER, Match
from debut.cli import main
from debut.cli import play as play_module
from debut.cli.app import TEXT
from debut.kernel.text import catalog
from debut.lab.simulate import simulate
from tests.helpers import GAMES, document, play_out, run_python, sample

COMMANDS = (
    "games", "play", "verify", "legal", "perft", "compile", "simulate", "ladder", "bench",
)  # fmt: skip
AUTOSAVE = "debut-match.json"


class Done(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(scope="module", autouse=True)
def _compiled():
    for name in GAMES:
        assert debut.game(name).machine


@pytest.fixture(autouse=True)
def _terminal(monkeypatch, tmp_path):
    """An English terminal, wide and without colours, in an empty folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "250")
    for name in ("FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "NUMBA_DISABLE_JIT"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def command(monkeypatch, capsys) -> Callable[..., Done]:
    """Runs one command in this process; what a person types is a text, a line an answer."""

    def run(*words: str, typed: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main([*words])
        done = capsys.readouterr()
        return Done(left.value.code, done.out, done.err)

    return run


def say(lang: str, message: str) -> str:
    return catalog(lang, TEXT).say(message)


def plain(text: str) -> str:
    """Without frames and line breaks."""
    return " ".join(text.replace("│", " ").split())


# Help


@pytest.mark.parametrize("words", [(), ("--help",), ("-h",)])
def test_help_tells_every_command(command, words):
    done = command(*words)
    assert (done.code, done.err) == (0, "")
    for name in COMMANDS:
        assert f"{name} {say('en', f'cli-{name}')}" in plain(done.out)


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_has_its_help_in_both_languages(command, lang, name):
    done = command(name, "--help", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert plain(say(lang, f"cli-{name}")) in plain(done.out)
    if name not in ("games", "bench"):
        other = {"en": "fr", "fr": "en"}[lang]
        told = [
            key
            for key in ("game", "file", "level", "position", "depth", "a", "games")
            if plain(say(lang, f"arg-{key}")) in plain(done.out)
        ]
        assert told
        assert not any(plain(say(other, f"arg-{key}")) in plain(done.out) for key in told)


def test_french_help_is_french(command):
    done = command("--help", "--lang=fr")
    for name in COMMANDS:
        assert plain(say("fr", f"cli-{name}")) in plain(done.out)


@pytest.mark.parametrize(
    ("variable", "lang"),
    [("fr_FR.UTF-8", "fr"), ("fr", "fr"), ("en_US", "en"), ("de_DE", "en"), ("C", "en")],
)
def test_the_language_is_that_of_the_system_unless_told(command, monkeypatch, variable, lang):
    monkeypatch.setenv("LC_ALL", variable)
    blurb = debut.game("supergoal").text(lang).say("game-blurb")
    assert blurb in command("games").out
    other = debut.game("supergoal").text("fr").say("game-blurb")
    assert other in command("--lang", "fr", "games").out


def test_the_version_is_that_of_the_package(command):
    assert command("--version") == Done(0, f"{debut.__version__}\n", "")


# Wrong arguments

WRONG = {
    "no such command": (["referee"], "referee"),
    "no such option": (["play", "--weather", "rain"], "--weather"),
    "an argument too many": (["games", "now"], "now"),
    "an argument too few": (["legal"], "game"),
    "a number that is none": (["simulate", "supergoal", "--games", "many"], "many"),
    "a number too small": (["simulate", "supergoal", "--games", "0"], "games"),
    "a number too large": (["simulate", "supergoal", "--games", "10000001"], "games"),
    "no matches on the ladder": (["ladder", "supergoal", "--games", "0"], "games"),
    "a depth below 0": (["perft", "supergoal", "--depth", "-1"], "depth"),
    "a depth too far": (["perft", "supergoal", "--depth", "61"], "depth"),
    "no such game to play": (["play", "chess"], '"chess"'),
    "no such game to show": (["legal", "chess"], '"chess"'),
    "no such game to count": (["perft", "chess"], '"chess"'),
    "no such game to compile": (["compile", "chess"], '"chess"'),
    "no such game to simulate": (["simulate", "chess"], '"chess"'),
    "no such game to climb": (["ladder", "chess"], '"chess"'),
    "no such level": (["play", "--level", "9"], '"9"'),
    "no such first opponent": (["simulate", "supergoal", "--a", "nobody"], '"nobody"'),
    "no such second opponent": (["simulate", "supergoal", "--b", "nobody"], '"nobody"'),
    "no such side": (["play", "--as", "C"], '"C"'),
    "no such dice": (["play", "--dice", "loaded"], '"loaded"'),
    "a key without value": (["legal", "supergoal", "ball"], '"ball"'),
    "a wrong value": (["legal", "supergoal", "ball=z9"], '"z9"'),
    "a value of two lines": (["legal", "supergoal", "ball=c6\nc7"], '"ball"'),
    "no such key": (["perft", "supergoal", "colour=red"], '"colour"'),
    "an impossible position": (["legal", "supergoal", "extra=3"], '"extra"'),
    "no such record": (["verify", "nowhere.json"], "nowhere.json"),
    "a folder for a record": (["verify", "."], "directory"),
    "nothing to go on with": (["play", "--resume", "nowhere.json"], "nowhere.json"),
    "no such language": (["games", "--lang", "xx"], '"xx"'),
    "no language": (["games", "--lang"], "en | fr"),
    "an option without value": (["play", "--option", "throws"], '"throws"'),
    "an option out of bounds": (["play", "--option", "throws=0"], "1 … 200"),
    "no such option of the game": (["play", "--option", "rain=yes"], '"rain"'),
    "an option of Python's": (["play", "--option", "self=1"], '"self"'),
    "an option for a simulation": (["simulate", "supergoal", "--option", "var=2"], '"var"'),
}


@pytest.mark.parametrize(("words", "named"), WRONG.values(), ids=WRONG)
def test_a_wrong_argument_gets_one_line_and_exit_code_2(command, words, named):
    done = command(*words)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("debut: ")
    assert done.err.count("\n") == 1
    assert named in done.err


def test_errors_are_told_in_french_too(command):
    for words in (["legal", "chess"], ["play", "--level", "9"], ["legal", "supergoal", "extra=3"]):
        english, french = command(*words), command(*words, "--lang", "fr")
        assert french.code == 2
        assert french.err.count("\n") == 1
        assert french.err != english.err
        assert "«" in french.err


def test_a_wrong_argument_is_told_by_the_program_itself():
    """Not only by the function that the other tests call."""
    done = run_python("from debut.cli import main; main(['legal', 'chess'])", LC_ALL="C.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == 'debut: There is no game "chess". Games: supergoal.\n'


# Games, positions, compiling


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_games_are_listed_with_their_names(command, lang):
    done = command("games", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    lines = done.out.splitlines()
    assert len(lines) == len(GAMES)
    for name, line in zip(GAMES, lines, strict=True):
        assert line.split()[0] == name
        assert debut.game(name).text(lang).say("game-name") in line


def test_legal_shows_the_position_and_what_can_be_done(command):
    game = debut.game("supergoal")
    for state in sample("supergoal")[::60]:
        done = command("legal", "supergoal", str(state))
        assert (done.code, done.err) == (0, "")
        shown, *rows = done.out.splitlines()
        assert game.parse(shown) == state
        if state.turn == OVER:
            assert rows == [say("en", "legal-over")]
            continue
        assert [int(row.split()[0]) for row in rows] == list(state.actions())
        for row, action in zip(rows, state.actions(), strict=True):
            assert state.notate(action) in row
        if state.turn == CHANCE:
            assert sum(float(row.split()[-1]) for row in rows) == pytest.approx(1, abs=0.001)


def test_legal_without_a_position_is_the_start(command):
    done = command("legal", "supergoal")
    assert done.out.splitlines()[0] == str(debut.game("supergoal").start())


def test_perft_counts_every_depth_up_to_the_one_asked_for(command):
    game = debut.game("supergoal")
    for position in (None, "ball=c9; champion=A:unstoppable"):
        state = game.parse(position) if position else game.start()
        done = command("perft", "supergoal", *filter(None, [position]), "--depth", "3")
        assert (done.code, done.err) == (0, "")
        rows = [line.replace(",", "").split() for line in done.out.splitlines()]
        assert [int(depth) for depth, _, _ in rows] == [0, 1, 2, 3]
        for depth, leaves, mass in rows:
            assert int(leaves) == game.perft(state, int(depth)).leaves
            assert float(mass) == pytest.approx(game.perft(state, int(depth)).mass)


def test_compile_says_that_the_rules_are_ready(command):
    for words in (["compile"], ["compile", "supergoal"]):
        done = command(*words)
        assert (done.code, done.err) == (0, "")
        assert "supergoal" in done.out


# Records


@pytest.fixture
def finished(tmp_path):
    match = play_out(Match.new("supergoal", {"throws": 3}, dice="checked", texts=("a", "b")))
    match.save(tmp_path / "match.json")
    return match


def test_verify_says_that_a_good_record_is_good(command, finished):
    done = command("verify", "match.json")
    assert (done.code, done.err) == (0, "")
    assert str(finished.verify().plies) in done.out
    assert f"{finished.state.score[0]}–{finished.state.score[1]}" in done.out
    assert say("en", "verify-dice-checked") in done.out
    french = command("verify", "match.json", "--lang", "fr")
    assert french.code == 0
    assert say("fr", "verify-dice-checked") in french.out


@pytest.mark.parametrize("dice", ["random", "typed", "checked"])
def test_verify_tells_what_it_knows_of_the_dice(command, dice):
    Match.new("supergoal", dice=dice).save("match.json")
    done = command("verify", "match.json")
    assert done.code == 0
    assert say("en", f"verify-dice-{'sealed' if dice == 'checked' else dice}") in done.out


def test_verify_of_a_bad_record_is_one_line_and_exit_code_1(command, finished, tmp_path):
    doc = document(finished)
    edits = {
        "edited": {**doc, "players": [{"name": "x"}, {"name": "y"}]},
        "another result": {**doc, "result": {**doc["result"], "score": [99, 0]}},
        "a ply more": {**doc, "plies": [*doc["plies"], doc["plies"][0]]},
        "another seat": {**doc, "plies": [{**doc["plies"][0], "turn": 1}, *doc["plies"][1:]]},
        "later": {**doc, "format": 2},
        "another game": {**doc, "game": "chess"},
        "no record": {},
    }
    texts = {name: json.dumps(edit) for name, edit in edits.items()}
    texts["cut off"] = texts["edited"][:300]
    texts["not json"] = "goal!"
    told = set()
    for text in texts.values():
        (tmp_path / "match.json").write_text(text)
        for lang in ("en", "fr"):
            done = command("verify", "match.json", "--lang", lang)
            assert (done.code, done.out) == (1, "")
            assert done.err.startswith("debut: ")
            assert done.err.count("\n") == 1
            told.add(done.err)
        assert command("play", "--resume", "match.json").code == 1
    assert len(told) == 2 * len(texts)


# Simulations and the ladder


def test_simulate_prints_a_table_and_writes_the_same_figures_to_files(command, tmp_path):
    done = command(
        "simulate", "supergoal", "--a", "greedy", "--b", "random", "--games", "6", "--seed", "11",
        "--option", "throws=2", "--option", "var=yes", "--csv", "all.csv", "--json", "all.json",
    )  # fmt: skip
    assert done.code == 0
    assert "greedy" in done.out
    assert "random" in done.out
    matches = simulate(
        "supergoal", "greedy", "random", 6, 11, {"throws": 2, "var": True}, workers=1
    )
    rows = list(csv.DictReader((tmp_path / "all.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 6
    for row, played in zip(rows, matches, strict=True):
        assert int(row["seed"]) == played.seed
        assert bool(int(row["swapped"])) == played.swapped
        assert (int(row["goals_a"]), int(row["goals_b"])) == played.score
        assert float(row["points_a"]) == played.points
        assert int(row["plies"]) == played.plies
    figures = json.loads((tmp_path / "all.json").read_text("utf-8"))
    assert figures["summary"]["games"] == len(figures["matches"]) == 6
    assert figures["summary"]["wins"] == sum(played.points == 1 for played in matches)
    assert [match["seed"] for match in figures["matches"]] == list(range(11, 17))


def test_simulate_speaks_french(command):
    done = command(
        "simulate", "supergoal", "--a", "random", "--b", "random", "--games", "1", "--option",
        "throws=1", "--lang", "fr",
    )  # fmt: skip
    assert done.code == 0
    assert say("fr", "column-wins") in done.out


def test_simulate_into_a_folder_that_is_not_there_is_one_line(command):
    done = command(
        "simulate", "supergoal", "--games", "1", "--a", "random", "--b", "random", "--option",
        "throws=1", "--csv", "nowhere/all.csv",
    )  # fmt: skip
    assert done.code == 2
    assert "nowhere/all.csv" in done.err.splitlines()[-1]


def test_the_ladder_prints_its_table_and_puts_it_in_a_page(command, monkeypatch, tmp_path):
    monkeypatch.setattr("debut.lab.ladder.LEVELS", {1: 16})
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- ladder -->\nold\n<!-- /ladder -->\nafter\n", "utf-8")
    done = command("ladder", "supergoal", "--games", "6", "--page", "page.md")
    assert done.code == 0
    assert "| level1 | random | 6 |" in done.out
    text = page.read_text("utf-8")
    assert done.out.strip() in text
    assert "old" not in text


def test_a_ladder_with_a_rung_that_is_no_better_ends_with_exit_code_1(command, monkeypatch):
    monkeypatch.setattr("debut.lab.ladder.LEVELS", {3: 120, 1: 16})
    assert command("ladder", "supergoal", "--games", "20").code == 1


def test_a_page_without_a_place_for_the_ladder_is_named(command, monkeypatch, tmp_path):
    monkeypatch.setattr("debut.lab.ladder.LEVELS", {1: 16})
    (tmp_path / "page.md").write_text("nothing here", "utf-8")
    done = command("ladder", "supergoal", "--games", "2", "--page", "page.md")
    assert done.code == 2
    assert "page.md" in done.err.splitlines()[-1]


# Playing

TWO = ("play", "supergoal", "--two", "--dice", "typed")
KICK_OFF = ["A", "long-shot"]  # the coin, then side A's champion die: B kicks off


def lines(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def saved(path: str = AUTOSAVE) -> Match:
    return Match.load(path)


def told(match: Match) -> list[str]:
    return [ply.text for ply in match.record.plies]


def test_two_people_play_with_their_own_dice(command):
    done = command(*TWO, typed=lines(*KICK_OFF, "pass", "F2", "control", "D1", "b9", "q"))
    assert (done.code, done.err) == (0, "")
    assert told(saved()) == [*KICK_OFF, "pass", "F2", "control", "D1", "b9"]
    assert saved().verify().dice == "typed"
    english = debut.game("supergoal").text("en")
    assert english.say("prompt-choose-kick-off", {"side": "B"}) in done.out
    assert "●" in done.out
    assert "Saved in debut-match.json" in done.out


def test_what_can_be_picked_has_a_number(command):
    done = command(*TWO, typed=lines("1", "1", "2", "5", "q"))
    assert told(saved()) == [*KICK_OFF, "pass", "B1"]
    for line in ("1) Control", "2) Pass", "3) Launch"):
        assert line in done.out


def test_a_choice_of_several_steps_is_picked_step_by_step(command):
    """A goal kick: the square, the die, and how far."""
    out = lines(*KICK_OFF, "launch", "F3", "launch", "F4X")
    command(*TWO, typed=out + lines("2", "3", "2", "q"))
    assert told(saved())[-1] == "d1 launch long"


def test_an_action_can_be_written_whole_and_in_capitals(command):
    out = lines(*KICK_OFF, "launch", "F3", "launch", "F4X")
    command(*TWO, typed=out + lines("  B1   PASS  ", "q"))
    assert told(saved())[-1] == "b1 pass"


def test_what_is_not_allowed_is_told_with_its_clause(command):
    done = command(*TWO, typed=lines(*KICK_OFF, "shot", "q"))
    assert "(SG-3.4)" in done.out
    assert debut.game("supergoal").text("en").say("why-arrow-at-restart") in done.out
    assert told(saved()) == KICK_OFF


@pytest.mark.parametrize(
    "answer",
    [
        "", "0", "4", "99", "-1", "1.5", "offside", "²", "9" * 5000, "x" * 3000, "é", "\x00",
        "[/bold]", "[bold]", "[red]pass[/red]", ":goal:", "{ $side }", "pass launch", "\\[",
    ],
    ids=lambda answer: repr(answer[:12]),
)  # fmt: skip
def test_an_answer_that_means_nothing_is_told_so_and_asked_again(command, answer):
    done = command(*TWO, typed=lines(*KICK_OFF, answer, "pass", "q"))
    assert (done.code, done.err) == (0, "")
    assert done.out.count("1) Control") == 2
    assert told(saved()) == [*KICK_OFF, "pass"]


@pytest.mark.parametrize("answer", ["[/bold]", "[red]pass[/red]", "[bold]"])
def test_an_answer_is_repeated_as_it_was_typed(command, answer):
    assert f'"{answer}"' in command(*TWO, typed=lines(*KICK_OFF, answer, "q")).out


def test_a_face_that_the_die_does_not_have_is_asked_again(command):
    done = command(*TWO, typed=lines(*KICK_OFF, "pass", "F3", "F2", "q"))
    assert "F2, D2, F2?, D2?, B1, L2X" in done.out
    assert told(saved()) == [*KICK_OFF, "pass", "F2"]


def test_a_face_is_told_by_its_name_even_where_a_command_is_called_alike(command):
    """The champion die has a face "save"."""
    command(*TWO, typed=lines("A", "save", "q"))
    assert told(saved()) == ["A", "save"]


def test_help_can_be_asked_for_during_a_match(command):
    done = command(*TWO, typed=lines("?", "q"))
    assert plain(say("en", "play-help")) in plain(done.out)


# Taking back


def test_a_decision_is_taken_back_before_the_throw_and_not_after(command):
    done = command(*TWO, typed=lines(*KICK_OFF, "control", "u", "launch", "F3", "u", "q"))
    assert told(saved()) == [*KICK_OFF, "launch", "F3"]
    assert debut.kernel.text.kernel_catalog("en").say("undo-nothing") in done.out


def test_with_the_dice_of_the_computer_enter_throws_and_u_takes_back(command):
    match = Match.new("supergoal")
    for text in KICK_OFF:
        match.play(match.state.read(text))
    match.save("match.json")
    answers = lines("control", "u", "pass", "u", "launch", "", "q")
    done = command("play", "--resume", "match.json", typed=answers)
    assert done.out.count(say("en", "ask-throw")) >= 3
    assert told(saved("match.json"))[:3] == [*KICK_OFF, "launch"]
    assert saved("match.json").throws >= 3


def test_against_the_computer_undo_goes_back_to_ones_own_decision(command):
    """After the computer has let it be; it will do so again."""
    match = Match.new("supergoal", dice="typed", players=players(bot_at=0))
    for text in ("A", "recovery", "pass"):
        match.play(match.state.read(text))
    assert match.state.turn == 0, "the computer may play its champion die"
    match.play(match.state.read("let"))
    match.save("match.json")
    command("play", "--resume", "match.json", typed=lines("u", "launch", "q"))
    assert told(saved("match.json"))[:3] == ["A", "recovery", "launch"]


def players(bot_at: int) -> tuple:
    seats = [debut.kernel.record.PlayerRecord(side) for side in "AB"]
    seats[bot_at] = debut.kernel.record.PlayerRecord("1", "1")
    return tuple(seats)


# Saving and going on


@pytest.mark.parametrize("left", ["q", "quit"])
def test_leaving_saves_the_match(command, left):
    done = command(*TWO, typed=lines(*KICK_OFF, left))
    assert done.code == 0
    assert told(saved()) == KICK_OFF


def test_the_end_of_input_saves_the_match(command):
    done = command(*TWO, typed=lines(*KICK_OFF, "pass"))
    assert (done.code, done.err) == (0, "")
    assert "Saved in debut-match.json" in done.out
    assert told(saved()) == [*KICK_OFF, "pass"]


def test_an_interrupt_saves_the_match(command, monkeypatch):
    answers = iter(KICK_OFF)

    def interrupted(prompt: str = "") -> str:
        del prompt
        for answer in answers:
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert command(*TWO).code == 0
    assert told(saved()) == KICK_OFF


def test_a_match_is_saved_under_a_name_and_resumed(command):
    done = command(*TWO, typed=lines(*KICK_OFF, "s mine.json", "pass", "q"))
    assert "debut play --resume mine.json" in done.out
    assert told(saved("mine.json")) == KICK_OFF
    again = command("play", "--resume", "mine.json", typed=lines("launch", "F3", "q"))
    assert (again.code, again.err) == (0, "")
    assert told(saved("mine.json")) == [*KICK_OFF, "launch", "F3"]


@pytest.mark.parametrize(
    "name", [".", "/", "nowhere/mine.json", "a\x00b", "x" * 300, "x" * 3000, "folder"]
)
def test_a_place_that_cannot_be_written_is_told_and_the_match_goes_on(command, tmp_path, name):
    (tmp_path / "folder").mkdir()
    done = command(*TWO, typed=lines(*KICK_OFF, f"s {name}", "pass", "q"))
    assert (done.code, done.err) == (0, "")
    assert "Could not save" in done.out
    assert told(saved()) == [*KICK_OFF, "pass"]


@pytest.mark.parametrize("name", ["[/bold]", "[red]", "my match.json", ":goal:.json"])
def test_a_file_may_have_any_name(command, tmp_path, name):
    (tmp_path / "[").mkdir()
    done = command(*TWO, typed=lines(*KICK_OFF, f"s {name}", "q"))
    assert (done.code, done.err) == (0, "")
    assert told(saved(name)) == KICK_OFF
    assert f"Saved in {name}." in done.out


def test_with_a_record_every_ply_is_on_disk_before_the_next(command, monkeypatch):
    answers, seen = iter([*KICK_OFF, "pass", "F2", "q"]), []

    def looked(prompt: str = "") -> str:
        del prompt
        seen.append(len(saved("all.json").record.plies) if os.path.exists("all.json") else 0)
        return next(answers)

    monkeypatch.setattr("builtins.input", looked)
    assert command(*TWO, "--record", "all.json").code == 0
    assert seen == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("name", ["nowhere/all.json", "."])
def test_a_record_that_cannot_be_kept_is_one_line_and_exit_code_2(command, name):
    done = command(*TWO, "--record", name, typed=lines(*KICK_OFF))
    assert done.code == 2
    assert done.err.startswith("debut: ")
    assert done.err.count("\n") == 1


def test_a_finished_match_is_shown_when_resumed(command):
    play_out(Match.new("supergoal", {"throws": 2}, seed=1)).save("match.json")
    before = saved("match.json").to_json()
    done = command("play", "--resume", "match.json")
    assert done.code == 0
    assert "Over at" in done.out
    assert saved("match.json").to_json() == before


def test_a_match_on_checked_dice_goes_on_after_a_break(command, tmp_path):
    """Its secret waits beside the record, and is in it only at the end."""
    words = ("play", "--two", "--dice", "checked", "--option", "throws=2", "--record", "match.json")
    command(*words, typed=lines("1", ""))
    sealed = saved("match.json")
    assert sealed.state.turn != OVER
    assert sealed.record.dice.secret is None
    secret = (tmp_path / "match.json.secret").read_text()
    assert secret not in (tmp_path / "match.json").read_text()
    done = command("play", "--resume", "match.json", typed=lines(*["1"] * 500))
    assert (done.code, done.err) == (0, "")
    assert saved("match.json").state.turn == OVER
    assert saved("match.json").record.dice.secret == secret
    assert say("en", "verify-dice-checked") in command("verify", "match.json").out
    assert os.listdir(tmp_path) == ["match.json"]


def test_a_match_on_other_dice_leaves_a_file_alone_that_it_did_not_write(command, tmp_path):
    (tmp_path / "mine.json.secret").write_text("my diary")
    command(*TWO, typed=lines(*KICK_OFF, "s mine.json", "q"))
    assert (tmp_path / "mine.json.secret").read_text() == "my diary"
    done = command("play", "--resume", "mine.json", typed=lines("pass", "q"))
    assert (done.code, done.err) == (0, "")
    assert told(saved("mine.json")) == [*KICK_OFF, "pass"]


# Whole matches


def ended(done: Done) -> bool:
    return done.code == 0 and done.err == "" and "Over at" in done.out


@pytest.mark.parametrize("dice", ["random", "typed", "checked"])
@pytest.mark.parametrize("options", [[], ["--option", "tournament=yes", "--option", "var=yes"]])
def test_the_first_answer_again_and_again_ends_a_match(command, dice, options):
    words = ("play", "--two", "--dice", dice, "--option", "throws=6", *options)
    done = command(*words, "--record", "match.json", typed=lines(*["1"] * 5000))
    assert ended(done)
    match = saved("match.json")
    assert match.state.turn == OVER
    assert match.verify().dice == dice
    assert command("verify", "match.json").code == 0


@pytest.mark.parametrize("level", ["1", "2", "greedy", "random"])
@pytest.mark.parametrize("side", ["A", "b"])
def test_a_match_against_the_computer_ends(command, level, side):
    words = ("play", "--level", level, "--as", side, "--option", "throws=4")
    done = command(*words, "--record", "match.json", typed=lines(*["1"] * 2000))
    assert ended(done)
    match = saved("match.json")
    seats = {"A": [None, level], "B": [level, None]}[side.upper()]
    assert [seat.bot for seat in match.record.players] == seats


def test_the_computer_answers_as_its_level_does(command):
    words = ("play", "--level", "1", "--as", "A", "--option", "throws=30", "--record", "match.json")
    assert ended(command(*words, typed=lines(*["1"] * 2000)))
    match, opponent = saved("match.json"), debut.bots.player("1")
    answers = [
        (ply.action, opponent.choose(state))
        for state, ply in zip(match.states, match.record.plies, strict=False)
        if state.turn == 1
    ]
    assert len(answers) > 3
    assert all(given == right for given, right in answers)


def test_a_match_is_played_in_french(command):
    words = ("play", "--two", "--lang", "fr", "--option", "throws=3", "--dice", "typed")
    done = command(*words, typed=lines("offside", *["1"] * 3000))
    assert done.code == 0
    french = debut.game("supergoal").text("fr")
    assert say("fr", "play-hello") in done.out
    assert french.say("prompt-choose-kick-off", {"side": "B"}) in done.out
    assert french.say("reason-full-time") in done.out
    assert "Fini à" in done.out
    english = debut.game("supergoal").text("en")
    for text in (english.say("prompt-choose-kick-off", {"side": "B"}), say("en", "play-hello")):
        assert text not in done.out


def test_the_whistle_of_the_real_clock_sounds_and_is_in_the_record(command, monkeypatch):
    """Each look at the clock is twenty seconds later than the last."""
    seconds = itertools.count(0, 20)
    monkeypatch.setattr(play_module.time, "monotonic", lambda: next(seconds))
    words = ("play", "--two", "--option", "clock=real", "--record", "match.json")
    done = command(*words, typed=lines(*["1"] * 3000))
    assert ended(done)
    plies = saved("match.json").record.plies
    assert [ply.text for ply in plies if ply.signal] == ["whistle", "whistle"]
    assert debut.game("supergoal").text("en").say("event-time-up") in done.out
    assert command("verify", "match.json").code == 0
