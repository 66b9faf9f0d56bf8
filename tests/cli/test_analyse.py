"""``debut analyse``: sums, lists and a verdict, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import debut
from debut import Match
from debut.cli.analyse import verdict
from debut.cli.app import texts
from debut.cli.solving import told
from debut.kernel.text import LANGS
from debut.story.analysis import analysis_of, luckiest, worst
from debut.story.worths import guessed, solve_match
from tests.cli.conftest import plain, say
from tests.helpers import document, play_out


@pytest.fixture(name="match", scope="module")
def finished_match() -> Match:
    return play_out(Match.new("supergoal", {"throws": 2}, seed=1))


@pytest.mark.parametrize("lang", LANGS)
def test_a_match_is_told_in_sums_lists_and_a_sentence(command, lang, match):
    match.save("match.json")
    done = command("analyse", "match.json", "--lang", lang)
    assert done.code == 0
    analysis = analysis_of(match, solve_match(match.states, lambda done: None))
    rows = {
        "start": (0, 0),
        "luck": (analysis.luck(0), analysis.luck(1)),
        "errors": (-analysis.errors(0), -analysis.errors(1)),
        "remainder": (0, 0),
        "result": (analysis.end, -analysis.end),
    }
    for name, (a, b) in rows.items():
        assert f"{say(lang, f'analyse-{name}')} {told(a, 2)} {told(b, 2)}" in plain(done.out)
    for one in worst(analysis, 3, 0.005):
        better = {"en": f"{one.played}, better {one.better}", "fr": f"mieux : {one.better}"}[lang]
        assert f"{better} ({told(-one.error, 2)})" in plain(done.out)
    for one in luckiest(analysis, 3, 0.005):
        ((die, _),) = one.dice
        assert f"{match.state.game.text(lang).say(f'die-{die}')}" in plain(done.out)
        assert f"({told(one.luck, 2)})" in plain(done.out)
    skill = abs(analysis.errors(0) - analysis.errors(1))
    luck = abs(analysis.luck(0) - analysis.luck(1))
    values = {
        "played": "apart", "threw": "apart",
        "better": "AB"[analysis.errors(0) > analysis.errors(1)], "skill": f"{skill:.2f}",
        "luckier": "AB"[analysis.luck(0) < analysis.luck(1)], "luck": f"{luck:.2f}",
    }  # fmt: skip
    assert plain(texts(lang).say("analyse-verdict", values)) in plain(done.out)


@pytest.mark.parametrize("lang", LANGS)
def test_a_match_that_cannot_be_solved_is_thought_about(command, lang):
    match = play_out(Match.new("handball", {"actions": 1, "court": "short"}, seed=1))
    match.save("match.json")
    done = command("analyse", "match.json", "--lang", lang)
    assert done.code == 0
    remainder = analysis_of(match, guessed(debut.game("handball"))).remainder
    told_to = f"{told(remainder, 2)} {told(-remainder, 2)}"
    assert f"{say(lang, 'analyse-remainder')} {told_to}" in plain(done.out)


def test_who_resigned_is_told(command):
    match = play_out(Match.new("supergoal", {"throws": 1}, seed=1), plies=3)
    match.resign(1)
    match.save("match.json")
    done = command("analyse", "match.json")
    assert done.code == 0
    assert "resigned (−" in done.out


def test_names_are_told_as_they_are(command):
    doc = document(play_out(Match.new("supergoal", {"throws": 1}, seed=1)))
    doc["players"][0]["name"] = "[/red]"
    doc["digest"] = None
    Path("match.json").write_text(json.dumps(doc), encoding="utf-8")
    done = command("analyse", "match.json")
    assert done.code == 0
    assert done.out.count("[/red]") >= 2


def test_nobody_is_better_where_nothing_differs():
    match = play_out(Match.new("supergoal", {"throws": 1}, seed=1))
    analysis = analysis_of(match, solve_match(match.states, lambda done: None))
    even = msgspec.structs.replace(analysis, throws=(), decisions=())
    assert verdict(even, texts("en").say) == "Both played equally well, both threw with equal luck."
    assert "0.00" not in verdict(even, texts("fr").say)


@pytest.mark.parametrize("lang", LANGS)
def test_wrong_files_are_one_line(command, lang):
    play_out(Match.new("supergoal", seed=1), plies=9).save("unfinished.json")
    given_up = Match.new("supergoal")
    given_up.resign(0)
    given_up.save("empty.json")
    Path("bad.json").write_text("goal!", encoding="utf-8")
    codes = {"unfinished.json": 2, "empty.json": 2, "bad.json": 1, "nowhere.json": 2}
    for name, code in codes.items():
        done = command("analyse", name, "--lang", lang)
        assert (done.code, done.out) == (code, "")
        assert done.err.count("\n") == 1
