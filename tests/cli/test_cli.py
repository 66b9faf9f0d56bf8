"""The command line: every command, every wrong argument, and what it prints."""

from __future__ import annotations

import csv
import json

import pytest

import debut
from debut import CHANCE, OVER, Match
from debut.kernel.match.record import FORMAT
from debut.lab.simulate import happenings, simulate
from tests.cli.conftest import Done, plain, say
from tests.helpers import GAMES, document, play_out, run_python, sample

COMMANDS = (
    "games", "play", "serve", "verify", "story", "analyse", "legal", "perft", "compile", "simulate",
    "ladder", "solve",
)  # fmt: skip

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
    if name != "games":
        other = {"en": "fr", "fr": "en"}[lang]
        told = [
            key
            for key in ("game", "file", "level", "position", "depth", "a", "games", "port")
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
    "no such GPU to compile for": (["compile", "--gpu", "sm_9"], '"sm_9"'),
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
    assert done.stderr == f'debut: There is no game "chess". Games: {", ".join(GAMES)}.\n'


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


def test_story_tells_a_finished_match_in_both_languages(command, finished):
    for lang, goals in (("en", "Goals"), ("fr", "Buts")):
        done = command("story", "match.json", "--lang", lang)
        assert (done.code, done.err) == (0, "")
        score = finished.state.score
        assert f"A {score[0]} – {score[1]} B" in plain(done.out)
        assert goals in done.out or say(lang, "story-goals-none") in done.out
        assert say(lang, "story-best") in plain(done.out)


def test_story_asks_for_the_end(command):
    play_out(Match.new("supergoal", seed=1), plies=9).save("match.json")
    done = command("story", "match.json")
    assert done.code == 2
    assert "not over" in done.err


@pytest.mark.parametrize("dice", ["random", "typed", "checked"])
def test_verify_tells_what_it_knows_of_the_dice(command, dice):
    Match.new("supergoal", dice=dice).save("match.json")
    done = command("verify", "match.json")
    assert done.code == 0
    assert say("en", f"verify-dice-{'sealed' if dice == 'checked' else dice}") in done.out


def test_verify_of_a_bad_record_is_one_line_and_exit_code_1(command, finished, tmp_path):
    doc = document(finished)
    edits = {
        "edited": {**doc, "players": [{"name": "x", "side": 0}, {"name": "y", "side": 1}]},
        "another result": {**doc, "result": {**doc["result"], "score": [99, 0]}},
        "a ply more": {**doc, "plies": [*doc["plies"], doc["plies"][0]]},
        "another seat": {**doc, "plies": [{**doc["plies"][0], "turn": 1}, *doc["plies"][1:]]},
        "later": {**doc, "format": FORMAT + 1},
        "another game": {**doc, "game": "chess"},
        "no secret": {**doc, "dice": {**doc["dice"], "secret": None}, "digest": None},
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


def test_simulate_counts_what_happens(command):
    words = "--a", "greedy", "--b", "random", "--games", "2", "--option", "throws=4"
    done = command("simulate", "supergoal", *words, "--events")
    assert done.code == 0
    assert say("en", "column-event") in done.out
    matches = simulate("supergoal", "greedy", "random", 2, 0, {"throws": 4}, 1, events=True)
    for message, often in happenings(matches).items():
        assert f"{message} {often:.2f}" in plain(done.out)
    assert say("en", "column-event") not in command("simulate", "supergoal", *words).out


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
    monkeypatch.setattr("debut.lab.ladder.LEVELS", (1,))
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- ladder -->\nold\n<!-- /ladder -->\nafter\n", "utf-8")
    done = command("ladder", "supergoal", "--games", "12", "--page", "page.md")
    assert done.code == 0
    assert "| level1 | random | 12 |" in done.out
    text = page.read_text("utf-8")
    assert done.out.strip() in text
    assert "old" not in text


def test_a_ladder_with_a_rung_that_is_no_better_ends_with_exit_code_1(command, monkeypatch):
    monkeypatch.setattr("debut.lab.ladder.LEVELS", (3, 1))
    assert command("ladder", "supergoal", "--games", "20").code == 1


def test_a_page_without_a_place_for_the_ladder_is_named(command, monkeypatch, tmp_path):
    monkeypatch.setattr("debut.lab.ladder.LEVELS", (1,))
    (tmp_path / "page.md").write_text("nothing here", "utf-8")
    done = command("ladder", "supergoal", "--games", "2", "--page", "page.md")
    assert done.code == 2
    assert "page.md" in done.err.splitlines()[-1]
