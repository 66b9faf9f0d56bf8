"""Matches at the terminal, played by script."""

from __future__ import annotations

import itertools
import os

import pytest

import debut
from debut import OVER, Match
from debut.cli import play as play_module
from tests.cli.conftest import Done, plain, say
from tests.helpers import play_out

AUTOSAVE = "debut-match.json"

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
    # Side B attacks: d3, as the board calls it, is written b9, as B sees it.
    done = command(*TWO, typed=lines(*KICK_OFF, "pass", "F2", "control", "D1", "d3", "q"))
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


def test_a_decision_is_taken_back_and_so_is_a_face_told_wrongly(command):
    answers = (*KICK_OFF, "control", "u", "launch", "F3", "u", "F3?", "q")
    command(*TWO, typed=lines(*answers))
    assert told(saved()) == [*KICK_OFF, "launch", "F3?"]


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


def test_a_die_of_the_computer_that_has_fallen_stays(command):
    match = Match.new("supergoal")
    for text in (*KICK_OFF, "launch", "F3"):
        match.play(match.state.read(text))
    match.save("match.json")
    done = command("play", "--resume", "match.json", typed=lines("u", "q"))
    assert told(saved("match.json")) == [*KICK_OFF, "launch", "F3"]
    assert debut.kernel.text.kernel_catalog("en").say("undo-nothing") in done.out


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
    seats = [debut.kernel.match.record.PlayerRecord(side, n) for n, side in enumerate("AB")]
    seats[bot_at] = debut.kernel.match.record.PlayerRecord("1", bot_at, "1")
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
