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
from debut.cli.story import names_of, points, sentences, share
from debut.kernel.match.record import PlayerRecord
from debut.kernel.text import LANGS
from debut.lab.skill import played
from debut.lab.skill import told as mean_told
from debut.story import skill
from debut.story.analysed import LEAST, in_words, sums_of, verdict_of
from debut.story.analysis import analysis_of, luckiest, worst
from debut.story.position_values import estimate_values, find_values, solve_match
from debut.story.skill import figures_of, skill_of
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
    own = texts(lang).say
    analysis = analysis_of(match, solve_match(match.states, lambda done: None))
    rows = {
        "start": (0, 0),
        "luck": (analysis.luck(0), analysis.luck(1)),
        "errors": (-analysis.errors(0), -analysis.errors(1)),
        "remainder": (0, 0),
        "result": (analysis.end, -analysis.end),
    }
    for name, (a, b) in rows.items():
        written = share if name in ("start", "result") else points
        figures = plain(f"{written(a, own, 1)} {written(b, own, 1)}")
        assert f"{say(lang, f'analyse-{name}')} {figures}" in plain(done.out)
    mattered = worst(analysis, 3, LEAST)
    assert mattered
    for one in mattered:
        worded = in_words(match, one)
        better = sentences(worded.best, match.state.game.text(lang).say)
        assert plain(f"({points(-one.error, own)})") in plain(done.out)
        assert plain(better) in plain(done.out)
    for one in luckiest(analysis, 3, LEAST):
        ((die, _),) = one.dice
        assert f"{match.state.game.text(lang).say(f'die-{die}')}" in plain(done.out)
        assert plain(f"({points(one.luck, own)})") in plain(done.out)
    skill = abs(analysis.errors(0) - analysis.errors(1))
    luck = abs(analysis.luck(0) - analysis.luck(1))
    found = verdict_of(sums_of(analysis))
    values = {
        "played": found.played, "threw": found.threw,
        "better": "AB"[analysis.errors(0) > analysis.errors(1)],
        "skill": points(skill, own, sign=False),
        "luckier": "AB"[analysis.luck(0) < analysis.luck(1)],
        "luck": points(luck, own, sign=False),
        "betters": 1, "luckiers": 1,
    }  # fmt: skip
    assert plain(texts(lang).say("analyse-verdict", values)) in plain(done.out)


@pytest.mark.parametrize("lang", LANGS)
def test_a_match_that_cannot_be_solved_is_thought_about(command, lang):
    match = play_out(Match.new("handball", {"actions": 1, "court": "short"}, seed=1))
    match.save("match.json")
    done = command("analyse", "match.json", "--lang", lang)
    assert done.code == 0
    remainder = analysis_of(match, estimate_values(debut.game("handball"))).remainder
    own = texts(lang).say
    told_to = plain(f"{points(remainder, own, 1)} {points(-remainder, own, 1)}")
    assert f"{say(lang, 'analyse-remainder')} {told_to}" in plain(done.out)


def test_who_resigned_is_told(command):
    match = play_out(Match.new("supergoal", {"throws": 1}, seed=1), plies=3)
    match.resign(1)
    match.save("match.json")
    done = command("analyse", "match.json")
    assert done.code == 0
    assert "resigned (−" in done.out


@pytest.mark.parametrize("telling", ["analyse", "story"])
def test_names_are_told_as_they_are(command, telling):
    doc = document(play_out(Match.new("supergoal", {"throws": 1}, seed=1)))
    doc["players"][0]["name"] = "[/red]"
    doc["digest"] = None
    Path("match.json").write_text(json.dumps(doc), encoding="utf-8")
    done = command(telling, "match.json")
    assert done.code == 0
    assert done.out.count("[/red]") >= 2


def test_a_sentence_about_two_partners_agrees() -> None:
    values = {"played": "better", "better": "Anne + Chloé", "betters": 2, "skill": "9 %",
              "threw": "luckier", "luckier": "Bruno", "luckiers": 1, "luck": "5 %"}  # fmt: skip
    told = texts("fr").say("analyse-verdict", values)
    assert "Anne + Chloé ont mieux joué" in told and "Bruno a eu plus de chance" in told


def test_nobody_is_better_where_nothing_differs():
    match = play_out(Match.new("supergoal", {"throws": 1}, seed=1))
    analysis = analysis_of(match, solve_match(match.states, lambda done: None))
    even = msgspec.structs.replace(analysis, throws=(), decisions=())
    assert (
        verdict(even, texts("en").say) == "Both played equally well, and the dice favoured nobody."
    )
    assert "0" not in verdict(even, texts("fr").say)


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


@pytest.mark.parametrize("lang", LANGS)
def test_several_files_give_everybodys_means(command, lang):
    names = []
    for seed in range(3):
        doc = document(
            play_out(Match.new("handball", {"actions": 1, "court": "short"}, seed=seed), seed)
        )
        doc["players"][0]["name"], doc["players"][1]["name"] = ("Ann", "Bob")[:: 1 - 2 * (seed % 2)]
        doc["digest"] = None
        names.append(f"{seed}.json")
        Path(names[-1]).write_text(json.dumps(doc), encoding="utf-8")
    done = command("analyse", *names, "--lang", lang)
    assert done.code == 0
    assert all(f"{name}: " in done.out for name in names)
    figures = [
        figures_of(analysis_of(match, find_values(match.states)))
        for match in (Match.load(Path(name)) for name in names)
    ]
    for person, sides in (("Ann", (0, 1, 0)), ("Bob", (1, 0, 1))):
        skill = skill_of([(one, (side,)) for one, side in zip(figures, sides, strict=True)])
        row = f"{person} 3 {mean_told(skill.errors)} {mean_told(skill.luck)}"
        assert row in plain(done.out)
    # One that is wrong is told before any work.
    wrong = command("analyse", names[0], "nowhere.json", "--lang", lang)
    assert (wrong.code, wrong.out) == (2, "")


def test_skill_of_the_levels_is_measured_told_and_kept(command, monkeypatch, tmp_path):
    file = tmp_path / "skill.json"
    file.write_text('{"but": []}', encoding="utf-8")
    monkeypatch.setattr(skill, "FILE", file)
    done = command("skill", "supergoal", "--player", "level1", "--games", "2", "--keep")
    assert done.code == 0
    ((kept,),) = [levels for name, levels in skill.measured().items() if name == "supergoal"]
    matches = [played("supergoal", "level1", seed) for seed in (0, 1)]
    values = find_values([state for match in matches for state in match.states])
    expected = skill.against_itself([figures_of(analysis_of(one, values)) for one in matches])
    assert (kept.player, kept.seed, kept.skill) == ("level1", 0, expected)
    assert f"level1 2 {mean_told(expected.errors)}" in plain(done.out)
    assert "but" in skill.measured()
    for words in (["--games", "0"], ["--player", "nobody"]):
        assert command("skill", "supergoal", *words).code != 0


def test_players_who_are_called_alike_are_told_apart() -> None:
    ann = PlayerRecord("Ann", 0), PlayerRecord("Ann", 1)
    assert names_of(ann) == ("Ann (A)", "Ann (B)")
    assert names_of((ann[0], PlayerRecord("Bob", 1))) == ("Ann", "Bob")
