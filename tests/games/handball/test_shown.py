"""What is shown: the court, who stands where, what is pointed out, and how surely a ball scores."""

from __future__ import annotations

import pytest

import debut
from debut.games.handball.board import FORMATION_NAMES, SEVEN_METRES
from debut.games.handball.view.fates import outlook
from debut.kernel.testing import clause
from tests.games.seen import facts, signed

GAME = debut.game("handball")
# B's keeper at home, the others in the corners of his end, out of everybody's way.
FAR = "B=p4,p1,o1,n1,p8,o8,n8"
TURN = "side=A; turns=8; first=A"


def seen(position: str):
    return GAME.parse(position).view(None)


def fates(state) -> dict[str, tuple[str, float]]:
    return {
        cell: (group.fate, round(group.share, 3))
        for group in state.view(state.turn).groups
        for cell in group.ids
    }


# The court


@pytest.mark.parametrize(("name", "columns"), [("", 16), ("short", 14)])
@clause("H-1.3", "H-1.3.1", "H-1.3.2", "H-1.3.3", "H-1.3.4")
def test_the_courts(name, columns):
    board = GAME.boards[name]
    zones = {}
    for cell in board.cells:
        zones.setdefault(cell.zone, set()).add(cell.id)
    assert len(board.cells) == columns * 8 + 3
    assert {len(zones["area"]), len(zones["seven"]), len(zones["central"])} == {20, 4}
    assert set(SEVEN_METRES) < zones["seven"]
    last = "abcdefghijklmnop"[columns - 1]
    assert {"a2", "a7", "b3", "b6", f"{last}2"} < zones["area"]
    assert f"{last}1" in zones["zone"]
    goals = {line.seat: line.points for line in board.lines if line.kind == "goal"}
    assert max(x for x, _ in goals[0]) < 1
    assert min(x for x, _ in goals[1]) > columns


@clause("H-1.3.1", "H-1.3.2")
def test_lines_run_around_the_areas_and_the_free_throw_zones():
    lines = {}
    for line in GAME.board.lines:
        lines.setdefault(line.kind, []).append(line.points)
    area, other = lines["area"]
    assert len(area) == len(other) == 8
    dashed, _ = lines["dashed"]
    # From one side line to the other: around columns a and b, rows 2 to 7 of c, and d4 and d5.
    corners = [(2, 0), (2, 1), (3, 1), (3, 3), (4, 3), (4, 5), (3, 5), (3, 7), (2, 7), (2, 8)]
    assert [(round(x - 0.8, 2), round(y - 0.1, 2)) for x, y in dashed] == corners


# Who stands where


def test_before_the_engagement_everybody_waits_beside_the_court():
    view = GAME.start().view(None)
    assert [piece.id for piece in view.pieces] == ["ball"]
    assert view.pieces[0].cell == "centre"
    assert len(view.bench) == 14
    assert [die.id for die in view.dice] == ["lot"]
    assert (view.clock.kind, view.clock.period, view.clock.of) == ("turns", 1, 100)


def test_keepers_look_different_and_a_held_ball_is_its_holders():
    view = seen(f"A=a4,b1,c1,d1,e4,f1,g1; {FAR}; ball=e4; phase=walk; die=2; {TURN}")
    kinds = {piece.id: (piece.kind, piece.seat) for piece in view.pieces}
    assert kinds["A1"] == ("keeper", 0)
    assert kinds["B1"] == ("keeper", 1)
    assert kinds["A5"] == ("pawn", 0)
    ball = view.pieces[-1]
    assert (ball.id, ball.cell, ball.seat) == ("ball", "e4", 0)
    loose = seen(f"A=a4,b1,c1,d1,e4,f1,g1; {FAR}; ball=h4; phase=walk; die=2; {TURN}")
    assert (loose.pieces[-1].cell, loose.pieces[-1].seat) == ("h4", None)


@clause("H-1.2.1")
def test_ends_are_changed_in_the_second_period_and_the_short_court_is_named():
    assert not seen(f"{FAR}; {TURN}").swapped
    mirrored = "A=p4,n3,n6,l2,l7,k4,k5; B=a4,c3,c6,e2,e7,f4,f5; ball=k5; period=2"
    assert seen(f"{mirrored}; turns=9; side=A").swapped
    assert GAME.start(court="short").view(None).board == "short"
    assert GAME.start().view(None).board == ""


@clause("H-4.6")
def test_after_a_goal_the_ball_lies_in_the_net():
    shot = GAME.parse(f"A=a4,b1,c1,d1,n4,f1,g1; {FAR}; ball=n4; phase=ball; die=4; {TURN}")
    after = shot.play(shot.read(">goal"))
    while after.turn == debut.CHANCE:
        after = after.play(5)
    assert after.score == (1, 0)
    assert after.view(None).pieces[-1].cell == "goal-b"


# The ball on its way


@clause("H-4.2.3")
def test_the_ball_is_in_the_mouth_while_the_keeper_throws():
    state = GAME.parse(f"A=a4,b1,c1,d1,m5,f1,g1; {FAR}; ball=m5; phase=ball; die=6; {TURN}")
    view = state.play(state.read(">goal")).view(1)
    assert view.prompt.id == "prompt-save"
    assert view.prompt.values == {"side": "B", "n": 3}
    assert [(die.seat, die.thrown) for die in view.dice] == [(1, True)]
    assert view.pieces[-1].cell == "p5"
    assert view.pieces[-1].seat is None


@clause("H-3.2.7.2")
def test_the_ball_is_in_the_area_while_the_keeper_may_intercept():
    around = "B=p4,m3,n2,n4,m7,o1,o8"  # only the area is open to him
    state = GAME.parse(f"A=a4,b1,c1,d1,n3,f1,g1; {around}; ball=n3; phase=ball; die=5; {TURN}")
    assert fates(state)["n6"] == ("loose", 0.667)
    view = state.play(state.read(">n6")).view(1)
    assert view.prompt.id == "prompt-intercept"
    assert view.pieces[-1].cell == "o6"
    assert [die.seat for die in view.dice] == [1]


# What becomes of a throw


@clause("H-3.2.6", "H-3.2.7.3", "H-3.2.7.4")
def test_fates_of_a_throw():
    men = "A=a4,c4,e2,e6,b1,f1,g1; B=p4,c2,o1,n1,p8,o8,n8"
    state = GAME.parse(f"{men}; ball=c4; phase=ball; die=2; {TURN}")
    told = fates(state)
    assert told["a4"] == ("lose", 1)  # one's own keeper in his area
    assert told["b3"] == ("lose", 1)
    assert told["c2"] == ("lose", 1)
    assert told["e4"] == ("loose", 1)
    far = GAME.parse(f"{men}; ball=c4; phase=ball; die=4; {TURN}")
    assert fates(far)["e2"] == ("", 1)
    assert fates(far)["e6"] == ("", 1)


@pytest.mark.parametrize(("start", "share"), [("n4", 5 / 6), ("m5", 4 / 6), ("l4", 3 / 6)])
@clause("H-4.2.2.1", "H-4.2.3")
def test_a_shot_tells_how_likely_it_scores(start, share):
    men = f"A=a4,b1,c1,d1,{start},f1,g1; B=p7,p1,o1,n1,p8,o8,n8"
    state = GAME.parse(f"{men}; ball={start}; phase=ball; die=6; {TURN}")
    assert fates(state)["goal-b"] == ("goal", round(share, 3))


@clause("H-4.2.3.1")
def test_a_keeper_who_is_out_saves_nothing():
    men = "A=a4,b1,c1,d1,m5,f1,g1; B=m1,p1,o1,n1,p8,o8,n8"
    state = GAME.parse(f"{men}; ball=m5; phase=ball; die=6; {TURN}")
    assert fates(state)["goal-b"] == ("goal", 1)
    assert facts(state.view(0)) == ["fact-keeper-out"]


# What is pointed out


@clause("H-2.4", "H-2.4.2")
def test_the_blocked_ball_is_shown_with_who_closes_the_way_and_who_must_walk():
    men = "A=a4,b1,a1,f7,f6,g1,h1; B=p4,p1,o1,n1,m1,o8,n8"
    # The ball lies in the corner between the area and A’s pawn on b8: nobody of B has a way.
    shut = men.replace("f7", "b8").replace("f6", "b7")
    state = GAME.parse(f"{shut}; ball=a8; phase=walk-throw; {TURN}")
    view = state.view(0)
    assert facts(view) == ["fact-shut-out"]
    assert signed(view, "barred") == {"b8"}
    assert signed(view, "must") == {"b8"}
    # On B's turn it is foretold.
    before = GAME.parse(f"{shut}; ball=a8; phase=walk-throw; side=B; turns=9; first=A")
    assert facts(before.view(1)) == ["fact-shut-out-soon"]
    assert before.view(1).facts[0].values == {"side": "A"}
    # A keeper in his own area closes nothing: none of B could walk there.
    home = GAME.parse(f"{shut.replace('a4', 'a7')}; ball=a8; phase=walk-throw; {TURN}")
    assert signed(home.view(0), "barred") == {"b8"}
    opened = GAME.parse(f"{men}; ball=a8; phase=walk-throw; {TURN}").view(0)
    assert opened.facts == opened.signs == ()


@clause("H-4.5.2.3", "H-4.5.2.4", "H-4.7.4")
def test_placing_shows_who_must_move_and_what_is_closed():
    men = "A=a4,m4,e3,e5,f4,h1,h2; B=p4,k4,j3,j5,l8,m8,n8"
    both = f"{men}; ball=f4; phase=place; restart=free; taking=A; taker=5; placed=A5; first=A"
    # A takes it at f4: B first, in its own half.
    theirs = seen(f"{both}; side=B; step=0; turns=8")
    assert facts(theirs) == ["fact-beside"]
    assert signed(theirs, "limit") == {"e4", "g4", "f3", "f5"}
    assert theirs.prompt.values["half"] == "own"
    ours = seen(f"{both}; side=A; step=1; turns=8")
    assert facts(ours) == ["fact-owed", "fact-free-zone"]
    assert ours.facts[0].values["n"] == 1
    assert signed(ours, "must") == {"m4"}
    assert {"n4", "o1", "p8", "m5"} < signed(ours, "limit")
    assert not {"o4", "p2"} & signed(ours, "limit")  # closed at all times


@clause("H-4.5.2.4")
def test_of_too_many_beside_the_ball_all_but_one_must_move():
    men = "A=a4,c8,e8,d8,f4,h1,h2; B=p4,e4,g4,j5,l8,m8,n8"
    both = f"{men}; ball=f4; phase=place; restart=free; taking=A; taker=5; placed=A5; first=A"
    view = seen(f"{both}; side=B; step=2; turns=8")
    assert signed(view, "must") == {"e4", "g4"}
    assert view.facts[0].values["n"] == 1
    assert view.prompt.values["half"] == "other"


@clause("H-4.3.1", "H-4.7.6")
def test_a_keepers_restart_tells_how_many_may_still_be_moved():
    men = "A=b4,c8,e8,d8,f4,h1,h2; B=p4,e4,g4,j5,l8,m8,n8"
    both = f"{men}; ball=b4; phase=place; restart=keeper; taking=A; taker=1; first=A; turns=8"
    state = GAME.parse(f"{both}; placed=A1; side=B; step=0")
    assert state.view(1).prompt.id == "prompt-place-keeper"
    assert state.view(1).prompt.values["n"] == 2
    after = state.play(state.read("4@k5"))
    assert after.view(1).prompt.values["n"] == 1
    buttons = {
        cell for group in after.view(1).groups if group.kind == "button" for cell in group.ids
    }
    assert buttons == {"next", "stay"}


@clause("H-3.4")
def test_passive_play_is_counted_for_all_to_see():
    men = f"A=a4,b1,c1,d1,e4,f1,g1; {FAR}; ball=e4; passive=4"
    view = seen(f"{men}; phase=walk; die=2; held=3-0; {TURN}")
    assert view.facts[-1].values == {"side": "A", "n": 3, "of": 4, "left": "some"}
    last = seen(f"{men}; phase=walk; die=2; held=4-0; {TURN}")
    assert last.facts[-1].values["left"] == "none"


# Buttons


@clause("H-4.7.6")
def test_formations_are_buttons_and_show_everybody_who_would_move():
    state = GAME.start()
    state = state.play(state.read("A"))
    state = state.play(state.read("7@h4"))
    buttons = [group for group in state.view(0).groups if group.kind == "button"]
    assert {name for group in buttons for name in group.ids} <= {*FORMATION_NAMES, "stay", "next"}
    legs = state.preview(state.read(buttons[0].ids[0])).legs
    assert sorted(leg.piece for leg in legs) == [f"A{number}" for number in range(1, 7)]
    assert all(leg.kind == "place" and len(leg.path) == 1 for leg in legs)


# What the die may do


@clause("H-4.2.2", "H-4.2.3")
def test_the_outlook_of_a_walk_tells_whom_the_ball_can_reach_and_how_likely_it_scores():
    men = "A=a4,b1,c1,d1,m5,m2,g1; B=p7,p1,o1,n1,p8,o8,n8"
    state = GAME.parse(f"{men}; ball=m5; phase=walk; die=1; {TURN}")
    ends = {end.cell: (end.fate, end.share) for end in state.preview(state.read("m2-m3")).ends}
    # Over three squares with 4, 5 or 6; the keeper stops it with 1 or 2.
    assert ends["goal-b"] == ("goal", pytest.approx(3 / 6 * 4 / 6))
    # Two squares away: with 2, 4 and 6.
    assert ends["m3"] == ("", pytest.approx(3 / 6))


@clause("H-4.2.3", "H-3.2.7.2")
def test_the_outlook_of_a_shot_and_of_a_throw_through_the_area():
    men = "A=a4,b1,c1,d1,m5,f1,g1; B=p7,p1,o1,n1,p8,o8,n8"
    state = GAME.parse(f"{men}; ball=m5; phase=ball; die=6; {TURN}")
    ends = {end.cell: (end.fate, end.share) for end in state.preview(state.read(">goal")).ends}
    assert ends == {"goal-b": ("goal", pytest.approx(4 / 6)), "p7": ("lose", pytest.approx(2 / 6))}
    through = "A=a4,b1,c1,d1,n3,f1,g1; B=p4,m3,n2,n4,m7,o1,o8; ball=n3"
    state = GAME.parse(f"{through}; phase=ball; die=5; {TURN}")
    ends = {end.cell: (end.fate, end.share) for end in state.preview(state.read(">n6")).ends}
    assert ends == {"n6": ("loose", pytest.approx(4 / 6)), "p4": ("lose", pytest.approx(2 / 6))}


@pytest.mark.parametrize(("seat", "goal", "short"), [(0, "goal", "lose"), (1, "concede", "")])
@clause("H-4.4.2.2", "H-4.4.2.3")
def test_the_outlook_of_a_seven_metre_throw(seat, goal, short):
    men = "A=a4,b1,c1,d1,n4,f1,g1; B=p4,j1,j2,j3,j6,j7,j8; ball=n4"
    state = GAME.parse(f"{men}; phase=seven; {TURN}")
    ends = {end.cell: (end.fate, end.share) for end in outlook(state.record, seat).ends}
    sixth = pytest.approx(1 / 6)
    assert ends == {
        "goal-b": (goal, pytest.approx(4 / 6)),
        "o4": (short, sixth),
        "p4": (short, sixth),
    }
