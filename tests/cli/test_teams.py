"""``debut teams``: ready teams, whether a team may play, and how teams compare."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from debut.kernel.content.collection import check_named, sums_of, team_book
from debut.kernel.text import LANGS
from tests.cli.conftest import plain

BOOK = team_book("simulator")
ROUGES = next(one.stickers for one in BOOK.ready if one.id == "rouges")
LISTED = ",".join(map(str, ROUGES))


@pytest.mark.parametrize("lang", LANGS)
def test_ready_teams_are_listed_with_their_points(command, lang):
    done = command("teams", "--lang", lang)
    assert done.code == 0
    for one in BOOK.ready:
        line = next(line for line in done.out.splitlines() if line.startswith(one.id))
        assert line.split()[-1] == str(sums_of(BOOK, one.stickers).value)


@pytest.mark.parametrize("team", ["rouges", LISTED])
def test_a_team_that_may_play_shows_everybody(command, team):
    done = command("teams", team)
    assert done.code == 0
    assert "Rouges may play: 36 points, class tournament." in plain(done.out)
    rows = [line.split() for line in done.out.splitlines() if line[:5].strip().isdigit()]
    assert [int(row[1]) for row in rows] == list(ROUGES)


@pytest.mark.parametrize(
    ("team", "en", "fr"),
    [
        ("1,2,3", "There are 3 stickers in it.", "Elle compte 3 autocollants."),
        ("nobody", 'No ready team is called "nobody".', "Aucune équipe prête ne s’appelle"),
        (LISTED.replace("29", "999"), 'There is no sticker "999".', "999"),
    ],
)
def test_a_wrong_team_says_what_is_wrong(command, team, en, fr):
    for lang, words in (("en", en), ("fr", fr)):
        done = command("teams", team, "--lang", lang)
        assert done.code == 1
        assert words in plain(done.out)


def test_a_game_may_be_named_first_as_in_other_commands(command):
    assert command("teams", "simulator").out == command("teams").out
    named = command("teams", "simulator", "rouges", "orages")
    assert named.code == 0
    assert named.out == command("teams", "rouges", "orages").out
    refused = command("teams", "but")
    assert refused.code != 0
    assert "but has no stickers" in plain(refused.out + refused.err)


def test_teams_stand_beside_each_other(command):
    done = command("teams", "rouges", "orages")
    assert done.code == 0
    rouges, orages = (sums_of(BOOK, one.stickers) for one in (BOOK.ready[0], BOOK.ready[6]))
    assert f"points {rouges.value} {orages.value}" in plain(done.out)
    assert f"dribble {rouges.duels[0]:.1f} {orages.duels[0]:.1f}" in plain(done.out)


def test_the_same_as_json(command):
    done = command("teams", "rouges", "1,2,3", "--json", "teams.json")
    assert done.code == 1
    good, bad = json.loads(Path("teams.json").read_text("utf-8"))
    assert (good["team"], good["stickers"], good["value"]) == ("rouges", list(ROUGES), 36)
    assert "faults" not in good
    assert len(bad["faults"]) == len(check_named("simulator", "1,2,3").faults)


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_without_a_collection_is_one_line(command, lang):
    done = command("teams", "--game", "but", "--lang", lang)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
