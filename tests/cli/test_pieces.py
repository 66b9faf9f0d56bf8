"""Matches with pieces on the board: picked one by one, or written whole."""

from __future__ import annotations

import os
import pty
import random
import re
import subprocess
import sys

import pytest

import debut
from debut import OVER, Match
from debut.cli.show import outcome
from tests.cli.conftest import say
from tests.helpers import SOURCE, play_out

STREET = debut.game("streetsoccer")
TWO = ("play", "streetsoccer", "--two", "--dice", "typed", "--option", "setup=quick")
# Lots, both formations, a kick-off of one step; then side B throws a 2.
OPENING = ["A", "diamond", "wide", "A1", ">e3", "2"]
FILE = "match.json"


def lines(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def told(path: str = FILE) -> list[str]:
    return [ply.text for ply in Match.load(path).record.plies]


@pytest.fixture
def opened(command):
    """Side B has thrown a 2; hands over what goes on from there."""
    done = command(*TWO, "--record", FILE, typed=lines(*OPENING, "q"))
    assert (done.code, done.err) == (0, "")
    assert told() == OPENING

    def go_on(*answers: str, lang: str = "en"):
        words = ("play", "--resume", FILE, "--lang", lang)
        done = command(*words, typed=lines(*answers, "q"))
        assert (done.code, done.err) == (0, "")
        return done

    return go_on


def footballer() -> tuple[str, str, str]:
    """One of side B's who can walk: his id, his square and where he can go."""
    state = Match.load(FILE).state
    choice = next(choice for choice in state.view(1).choices if len(choice.picks) == 2)
    start = state.notate(choice.action).partition("-")[0]
    return choice.picks[0].id, start, choice.picks[1].id


@pytest.mark.parametrize("how", ["numbers", "names", "squares", "notation", "capitals"])
def test_a_walk_is_picked_or_written(opened, how):
    name, start, end = footballer()
    answers = {
        "numbers": ["1", "1"],
        "names": [name, end],
        "squares": [start, end],
        "notation": [f"{start}-{end}"],
        "capitals": [f"{start}-{end}".upper()],
    }
    opened(*answers[how])
    assert told()[len(OPENING) :] == [f"{start}-{end}"]


def test_the_board_shows_where_a_picked_footballer_can_go(opened):
    name, start, end = footballer()
    done = opened(name)
    before, after = done.out.split(f"({start})\n", 1)[0], done.out.split(f"({start})\n")[-1]
    assert f"[{name}]" in before
    assert f"[{end}]" in done.out
    assert re.search(rf"\d\) {end}  {start}-{end}", after), "with the notation of the only action"


def test_a_pick_is_taken_back_without_taking_back_the_action_before(opened):
    name, start, end = footballer()
    done = opened(name, "u", name, "nonsense", f"{start}-{end}")
    assert told()[len(OPENING) :] == [f"{start}-{end}"]
    assert done.out.count(say("en", "ask-next")) == 2


def test_the_commentary_names_squares(opened):
    _, start, end = footballer()
    done = opened(f"{start}-{end}")
    assert f" moves from {start} to {end}." in done.out


def test_help_tells_how_actions_are_written_here(opened):
    done = opened("?")
    state = Match.load(FILE).state
    shown = re.search(r"for example: (.+)", done.out)
    assert shown
    written = shown[1].split(" · ")
    assert len(written) == 3
    assert all(state.why_not(text) is None for text in written)


def test_a_kick_is_picked_by_footballer_ball_and_square(command):
    command(*TWO, "--record", FILE, typed=lines(*OPENING[:-1], "6", "q"))
    state = Match.load(FILE).state
    kick = next(choice for choice in state.view(1).choices if len(choice.picks) == 3)
    answers = [pick.id for pick in kick.picks]
    done = command("play", "--resume", FILE, typed=lines(*answers, "q"))
    assert told()[-1] == state.notate(kick.action)
    assert "[●]" in done.out
    assert re.search(r"\d\) ball \(\w\d\)", done.out)


def test_a_footballer_is_placed_by_naming_his_square(command):
    """In capitals, B1 is a footballer; b1 is a square."""
    words = ("play", "streetsoccer", "--two", "--dice", "typed", "--record", FILE)
    done = command(*words, typed=lines("A", "f3", "B1", "k4", "q"))
    assert told() == ["A", "f3", "k4"]
    assert "1) Team A’s footballer 2\n" in done.out
    assert "Bench A: [A1] [A2] A3 A4 A5" in done.out


def test_a_die_with_numbers_is_told_by_its_numbers(command):
    """After a goal a 1 does not count: the first of what can be thrown is a 2."""
    match = Match.new("streetsoccer", {"setup": "quick"}, dice="typed")
    greedy, dice = debut.bots.player("greedy"), random.Random(4)
    while match.state.view(None).prompt.id != "prompt-restart-throw":
        state = match.state
        match.play(greedy.choose(state) if state.turn >= 0 else dice.choice(state.actions()))
    match.save(FILE)
    for face in ("2", "3", "6"):
        done = command("play", "--resume", FILE, typed=lines("1", face, "s other.json", "q"))
        assert (done.code, done.err) == (0, "")
        assert told("other.json")[-1] == face
        match.save(FILE)


# How matches end


def ended(winner: int | None, goals: bool) -> Match:
    """A finished match that this side has won."""
    for seed in range(200):
        options = {"setup": "quick", "minutes": 8 if goals else 1, "extra": 1}
        match = play_out(Match.new("streetsoccer", options, seed=seed), seed)
        assert match.state.result
        if match.state.result.winner == winner:
            return match
    raise AssertionError("no such match")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_that_both_lose_is_told_as_such(command, lang):
    match = ended(None, goals=False)
    assert match.state.result.returns == (-1, -1)
    match.save(FILE)
    lost = {"en": "both teams lose", "fr": "les deux équipes perdent"}[lang]
    nobody = {"en": "nobody wins", "fr": "personne ne gagne"}[lang]
    for words in (("verify", FILE), ("play", "--resume", FILE)):
        done = command(*words, "--lang", lang)
        assert (done.code, done.err) == (0, "")
        assert lost in done.out
        assert "0–0" in done.out
        assert nobody not in done.out


@pytest.mark.parametrize("winner", [0, 1])
def test_verify_tells_who_has_won(command, winner):
    match = ended(winner, goals=True)
    match.save(FILE)
    score = "–".join(map(str, match.state.score))
    assert f"{score}: Team {'AB'[winner]} wins." in command("verify", FILE).out
    assert f"l’équipe {'AB'[winner]} gagne." in command("verify", FILE, "--lang", "fr").out


def test_a_draw_is_nobodys():
    results = debut.kernel.game.Result
    assert outcome(results(None, (0.0, 0.0), "full-time")) == "none"
    assert outcome(results(None, (-1.0, -1.0), "no-goal")) == "both"
    assert outcome(results(1, (-1.0, 1.0), "full-time")) == "B"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_simulation_fits_a_usual_window(command, monkeypatch, lang):
    monkeypatch.setenv("COLUMNS", "80")
    words = ("--a", "level1", "--b", "random", "--games", "2", "--lang", lang)
    done = command("simulate", "streetsoccer", *words, "--option", "minutes=9")
    assert done.code == 0
    _, *rows, first, kick_off = done.out.rstrip("\n").splitlines()
    assert {len(row) for row in rows} == {len(rows[-1])}
    assert len(rows[-1]) <= 80
    assert rows[-1].endswith("┘")
    assert len(re.findall(r"\([\d.]+% – [\d.]+%\)", "".join(rows))) == 2
    for line in (first, kick_off):
        assert re.search(r"[\d.]+% \([\d.]+% – [\d.]+%\)", line)
        assert len(line) <= 80


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_simulation_does_not_call_a_draw_what_both_have_lost(command, lang):
    words = ("--a", "random", "--b", "random", "--games", "2", "--lang", lang)
    done = command("simulate", "streetsoccer", *words, "--option", "minutes=1")
    assert done.code == 0
    assert say(lang, "column-nobody") in done.out
    assert say(lang, "column-draws") not in done.out


# In a real terminal


def plain_text(shown: bytes) -> str:
    """Without colours; a character cut in two by a read is left out."""
    text = shown.decode("utf-8", "ignore").replace("\r", "")
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def play_in_a_terminal(lang: str, seed: int, *options: str) -> str:
    """Answers by chance out of the numbers that are listed, until the match is over."""
    chance = random.Random(seed)
    mine, its = pty.openpty()
    words = [word for option in options for word in ("--option", option)]
    process = subprocess.Popen(
        [sys.executable, "-m", "debut.cli", "play", "streetsoccer", "--level", "1", *words],
        stdin=its, stdout=its, stderr=its,
        env={**os.environ, "PYTHONPATH": str(SOURCE), "LC_ALL": lang, "COLUMNS": "80",
             "TERM": "xterm-256color"},
    )  # fmt: skip
    os.close(its)
    shown, asked = b"", 0
    while True:
        try:
            shown += os.read(mine, 65536)
        except OSError:  # the other end has closed
            break
        since = plain_text(shown[asked:])
        if since.endswith("> "):
            answer = chance.choice(re.findall(r"(\d+)\) ", since) or [""])
        elif re.search(r"(Name|Nom) \(.+\)\s?: $", since):
            answer = FILE
        else:
            continue
        asked = len(shown)
        os.write(mine, lines(answer).encode())
    os.close(mine)
    assert process.wait(timeout=60) == 0
    return plain_text(shown)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("setup", ["quick", "turns"])
def test_a_whole_match_is_played_in_a_real_terminal(command, lang, setup):
    options = (f"setup={setup}", "minutes=2", "extra=1")
    shown = play_in_a_terminal(f"{lang}_XX.UTF-8", 1, *options)
    assert max(map(len, shown.splitlines())) <= 80
    match = Match.load(FILE)
    assert match.state.turn == OVER
    assert {"en": "Over at", "fr": "Fini à"}[lang] in shown
    assert STREET.text(lang).say("prompt-over", {"a": 0, "b": 0}).partition(":")[0] in shown
    assert "Traceback" not in shown
    assert command("verify", FILE).code == 0
