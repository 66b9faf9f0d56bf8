"""What is told and shown of a match: events, ways, picks, the bench, facts, dice and the clock."""

from __future__ import annotations

import pytest

from tests.games.streetsoccer.bench import FAR, TURN

NOBODY = "-,-,-,-,-"
ALONE = f"{TURN}; A=b3,e4,a0,a6,a7; {FAR}; ball=f4"
GOAL = f"{TURN}; A=b3,k2,i6,a6,a7; {FAR}; ball=k3"
CORNERED = f"{TURN}; A=a0,a1,a2,b0,b1; B=k4,c0,c1,b2,h1; ball=e5"


def look(match):
    """The view of the side whose turn it is, or anybody's."""
    turn = match.state.turn
    return match.state.view(turn if turn >= 0 else None)


def choice(match, text):
    notate = match.state.notate
    (found,) = (one for one in look(match).choices if match.seen(notate(one.action)) == text)
    return found


def picks(match, text):
    return [f"{pick.kind} {match.seen(pick.id)}" for pick in choice(match, text).picks]


def legs(match, text):
    seen = match.seen
    return [
        (leg.kind, [seen(cell) for cell in leg.path], [seen(cell) for cell in leg.touches])
        for leg in match.state.preview(choice(match, text).action).legs
    ]


def facts(match):
    told = [(fact.id.removeprefix("fact-"), fact.values) for fact in look(match).facts]
    return [
        (name, {key: match.seen(str(value)) for key, value in values.items()})
        for name, values in told
    ]


def pieces(match):
    return {match.seen(piece.id): match.seen(piece.cell) for piece in look(match).pieces}


def bench(match):
    return {match.seen(piece.id) for piece in look(match).bench}


def dice(match):
    (die,) = look(match).dice
    seat = None if die.seat is None else match.seen("AB"[die.seat])
    return die.id, seat, die.face and match.seen(die.face), die.thrown


def clock(match):
    told = look(match).clock
    return told.kind, told.period, told.done, told.of


# What happened.
def test_lots_and_the_throw_for_the_kick_off_are_told_of_whoever_wins_them(at):
    lots = at(f"phase=lot; A={NOBODY}; B={NOBODY}", "A")
    assert (lots.event("throw").die, lots.seen(lots.event("throw").face)) == ("lot", "A")
    assert lots.who("throw") == "A"
    kick_off = at("phase=kick-off-throw", "A4")
    assert kick_off.event("throw").kind == "throw"
    assert (kick_off.event("throw").die, kick_off.seen(kick_off.event("throw").face)) == (
        "kick-off",
        "A4",
    )
    assert kick_off.who("throw") == "A"


def test_a_throw_is_told_of_the_side_that_threw(at):
    match = at(ALONE, "4")
    assert (match.event("throw").die, match.event("throw").face) == ("die", "4")
    assert match.who("throw") == "A"


def test_placing_tells_the_square(at):
    match = at(f"phase=place; side=A; A={NOBODY}; B={NOBODY}").play("d2")
    assert (match.who("placed"), match.path("placed")) == ("A", ["d2"])


def test_a_formation_is_told_by_its_name(at):
    match = at(f"phase=formation; side=A; setup=quick; A={NOBODY}; B={NOBODY}").play("wide")
    assert (match.who("formation"), match.event("formation").face) == ("A", "wide")


def test_a_walk_tells_every_step(at):
    match = at(f"{TURN}; A=b3,a1,a0,h6,h1; B=k4,b1,b2,b0,l7; ball=f4", "1").play("a1-a2")
    assert match.event("walk").kind == "walk"
    assert (match.who("walk"), match.path("walk")) == ("A", ["a1", "a2"])
    straight = at(f"{TURN}; A=b3,e2,a0,a6,a7; {FAR}; ball=h2", "4").play("e2-e6")
    assert straight.path("walk") == ["e2", "e3", "e4", "e5", "e6"]


def test_a_walk_goes_around_who_stands_in_the_way(at):
    """From c1 the ring is the only way out."""
    match = at(f"{TURN}; A=b3,c1,h1,h2,h3; B=k4,b1,c2,d1,l7; ball=h5", "3").play("c1-e0")
    assert match.path("walk") == ["c1", "c0", "d0", "e0"]


def test_a_kick_is_a_run_and_a_flight(at):
    match = at(ALONE, "2").play("e4*f4>h4")
    assert match.told == ["throw", "run", "kick"]
    assert [event.kind for event in match.events] == ["throw", "walk", "flight"]
    assert match.path("run") == ["e4", "f4"]
    assert match.path("kick") == ["f4", "g4", "h4"]


def test_a_bend_is_seen_in_the_way(at):
    match = at(ALONE.replace("l0", "g4"), "2").play("e4*f4>h5")
    assert match.path("kick") == ["f4", "g5", "h5"]


def test_touches_are_told_in_their_order(at):
    match = at(f"{TURN}; A=b3,e4,h4,i4,j5; {FAR}; ball=f4", "2").play("e4*f4>k6")
    assert match.path("kick") == ["f4", "g4", "h4", "i4", "j5", "k6"]
    assert match.touches("kick") == ["h4", "i4", "j5"]


def test_a_goal_ends_in_the_net_and_the_kicker_is_put_back(at):
    match = at(GOAL, "1").play("k2*k3>goal")
    assert match.path("run") == ["k2", "k3"]
    assert match.path("kick") == ["k3", "goal-b"]
    assert match.path("put-back") == ["k3", "j3"]
    assert match.event("put-back").kind == "walk"
    assert (match.event("goal").kind, match.who("goal")) == ("goal", "A")
    assert match.told == ["throw", "run", "kick", "put-back", "goal"]


def test_a_shot_is_shown_on_its_shortest_way(at):
    """There are steps to spare, and a team-mate who could touch it."""
    match = at(f"{TURN}; A=b3,i3,j2,a6,a7; {FAR}; ball=j3", "6").play("i3*j3>goal")
    assert match.path("run") == ["i3", "j3"]
    assert match.path("kick") == ["j3", "k3", "goal-b"]
    assert match.touches("kick") == []


def test_keepers_go_to_their_places(at):
    men = "A=c1,j3,a1,a6,a7; B=h6,l0,l1,l6,l7; ball=goal; score=1-0; last=A; turns=9"
    match = at(f"phase=scorer-keeper; side=A; {men}").play("b4")
    assert match.event("keeper-placed").kind == "walk"
    assert (match.who("keeper-placed"), match.path("keeper-placed")) == ("A", ["c1", "b4"])


def test_a_restart_is_a_flight_through_team_mates_into_the_net(at):
    men = f"A=b3,d3,f3,h3,j3; {FAR}; ball=b3; score=0-1; last=B; turns=9"
    match = at(f"phase=restart-throw; side=A; {men}", "6").play(">goal")
    assert match.event("restart-kick").kind == "flight"
    squares = [f"{column}3" for column in "bcdefghijk"]
    assert match.path("restart-kick") == [*squares, "goal-b"]
    assert match.touches("restart-kick") == ["d3", "f3", "h3", "j3"]


def test_a_restart_that_is_impossible_tells_where_the_ball_is_laid(at):
    men = "A=b3,h1,h2,h5,h6; B=k4,c2,c3,c4,j6; ball=b3; score=0-1; last=B; turns=9"
    match = at(f"phase=restart-throw; side=A; {men}", "6").play("skip")
    assert match.told == ["throw", "skipped", "ball-laid"]
    assert match.path("ball-laid") == ["b4"]


# What can be picked.
def test_a_walk_is_a_footballer_and_a_square(at):
    assert picks(at(ALONE, "1"), "e4-e5") == ["piece A2", "cell e5"]


def test_a_kick_is_a_footballer_the_ball_and_a_square(at):
    assert picks(at(ALONE, "1"), "e4*f4>g5") == ["piece A2", "piece ball", "cell g5"]


def test_a_shot_is_a_footballer_the_ball_and_the_goal(at):
    assert picks(at(GOAL, "1"), "k2*k3>goal") == ["piece A2", "piece ball", "cell goal-b"]


def test_kick_off_and_restart_are_a_square(at):
    assert picks(at("phase=kick-off-throw", "A2"), ">f1") == ["cell f1"]
    men = f"A=b3,a0,a1,a6,a7; {FAR}; ball=b3; score=0-1; last=B; turns=9"
    assert picks(at(f"phase=restart-throw; side=A; {men}", "2"), ">d3") == ["cell d3"]


@pytest.mark.parametrize(("square", "piece"), [("b4", "A1"), ("d2", "A3")])
def test_placing_is_a_footballer_of_the_bench_and_a_square(at, square, piece):
    match = at("phase=place; side=A; A=-,f3,-,-,-; B=k4,g4,-,-,-")
    assert picks(match, square) == [f"piece {piece}", f"cell {square}"]
    assert piece in bench(match)


def test_a_keeper_after_a_goal_is_a_square(at):
    men = f"A=c1,j3,a1,a6,a7; {FAR}; ball=goal; score=1-0; last=A; turns=9"
    assert picks(at(f"phase=scorer-keeper; side=A; {men}"), "b3") == ["cell b3"]


def test_formations_and_skipping_are_buttons(at):
    formations = at(f"phase=formation; side=A; setup=quick; A={NOBODY}; B={NOBODY}")
    assert picks(formations, "left") == ["button left"]
    assert picks(at(CORNERED, "3"), "skip") == ["button skip"]


def test_a_throw_is_a_face(at):
    assert picks(at(ALONE), "4") == ["face 4"]
    assert picks(at("phase=kick-off-throw"), "A4") == ["face A4"]


def test_only_the_side_whose_turn_it_is_can_pick(at):
    state = at(ALONE, "1").state
    assert [bool(state.view(seat).choices) for seat in (state.turn, 1 - state.turn, None)] == [
        True,
        False,
        False,
    ]


# The way an action takes is shown before it is chosen.
def test_a_walk_has_one_leg_and_a_kick_two(at):
    match = at(f"{TURN}; A=b3,e4,h4,a6,a7; {FAR}; ball=f4", "2")
    assert legs(match, "h4-h6") == [("walk", ["h4", "h5", "h6"], [])]
    assert legs(match, "e4*f4>i4") == [
        ("walk", ["e4", "f4"], []),
        ("flight", ["f4", "g4", "h4", "i4"], ["h4"]),
    ]


def test_kick_off_and_restart_have_a_flight_alone(at):
    assert legs(at("phase=kick-off-throw", "A2"), ">f1") == [
        ("flight", ["centre", "f3", "f2", "f1"], [])
    ]
    men = f"A=b3,a0,a1,a6,a7; {FAR}; ball=b3; score=0-1; last=B; turns=9"
    match = at(f"phase=restart-throw; side=A; {men}", "2")
    assert legs(match, ">d3") == [("flight", ["b3", "c3", "d3"], [])]


def test_a_shot_is_shown_into_the_net(at):
    assert legs(at(GOAL, "1"), "k2*k3>goal") == [
        ("walk", ["k2", "k3"], []),
        ("flight", ["k3", "goal-b"], []),
    ]


def test_placing_shows_where_they_will_stand(at):
    match = at(f"phase=place; side=A; A={NOBODY}; B={NOBODY}")
    assert legs(match, "d2") == [("place", ["d2"], [])]
    formations = at(f"phase=formation; side=A; setup=quick; A={NOBODY}; B={NOBODY}")
    ((kind, squares, _),) = legs(formations, "wide")
    assert (kind, ",".join(squares)) == ("place", formations.play("wide")["A"])


def test_throwing_and_skipping_have_no_way(at):
    assert legs(at(ALONE), "4") == []
    assert legs(at(CORNERED, "3"), "skip") == []


# What a person may write.
@pytest.mark.parametrize(
    ("text", "meant"), [("e4e5", "e4-e5"), ("E4 - e5", "e4-e5"), ("e4 f4 g5", "e4*f4>g5")]
)
def test_signs_may_be_left_out(game, text, meant):
    state = game.parse(f"phase=move; die=1; turns=8; A=b3,e4,a0,a6,a7; {FAR}; ball=f4")
    assert state.read(text) == state.read(meant)


def test_a_kick_off_may_be_written_as_its_square(at):
    match = at("phase=kick-off-throw", "A2")
    assert match.state.read(match.seen("f1")) == match.state.read(match.seen(">f1"))


# What lies on the table.
def test_all_sit_on_the_bench_before_they_are_placed(at):
    match = at(f"phase=place; side=A; A={NOBODY}; B={NOBODY}")
    assert bench(match) == {f"{side}{number}" for side in "AB" for number in range(1, 6)}
    assert pieces(match) == {"ball": "centre"}
    match.play("d2")
    assert "A2" not in bench(match) and len(bench(match)) == 9
    assert pieces(match) == {"ball": "centre", "A2": "d2"}


def test_in_a_match_everybody_stands_on_the_board(at):
    match = at(ALONE)
    assert bench(match) == set()
    assert {"A1": "b3", "A2": "e4", "B1": "k4", "ball": "f4"}.items() <= pieces(match).items()
    assert len(pieces(match)) == 11


@pytest.mark.parametrize("turns", [20, 49, 50])
def test_after_a_goal_the_ball_lies_in_the_net(at, turns):
    men = f"A=b3,k2,i6,a6,a7; {FAR}; ball=k3; score=1-1; last=B"
    match = at(f"phase=throw; side=A; turns={turns}; {men}", "1").play("k2*k3>goal")
    assert pieces(match)["ball"] == "goal-b"


def test_the_die_is_in_the_hand_of_the_side_that_throws_and_then_shows(at):
    assert dice(at(ALONE)) == ("die", "A", None, True)
    assert dice(at(ALONE, "5")) == ("die", "A", "5", False)
    assert dice(at("phase=kick-off-throw")) == ("kick-off", None, None, True)
    assert dice(at("phase=kick-off-throw", "A4")) == ("kick-off", "A", "A4", False)
    assert dice(at(f"phase=lot; A={NOBODY}; B={NOBODY}")) == ("lot", None, None, True)


@pytest.mark.parametrize(
    ("ours", "theirs", "now"),
    [
        ("-,-,-,-,-", "-,-,-,-,-", 1),
        ("b3,-,-,-,-", "k4,g4,-,-,-", 2),
        ("b3,f3,-,-,-", "k4,g4,-,-,-", 1),
    ],
)
def test_the_prompt_says_how_many_are_placed_now(at, ours, theirs, now):
    prompt = look(at(f"phase=place; side=A; A={ours}; B={theirs}")).prompt
    assert (prompt.id, prompt.values["now"]) == ("prompt-place", now)


@pytest.mark.parametrize(
    ("ours", "theirs", "owed"),
    [
        ("-,-,-,-,-", "-,-,-,-,-", ["keeper", "central", "own-half", "other-half"]),
        ("b3,f3,-,-,-", "k4,g4,-,-,-", ["own-half", "other-half"]),
        ("b3,d2,-,-,-", "k4,g4,-,-,-", ["central", "other-half"]),
        ("-,h1,-,-,-", "k4,g4,-,-,-", ["keeper", "central", "own-half"]),
        ("b3,f3,f4,-,-", "k4,g4,i5,e3,-", ["other-half"]),
        ("b3,f3,d2,h1,-", "k4,g4,i5,e3,-", []),
    ],
)
def test_what_is_still_to_come_is_told_while_placing(at, ours, theirs, owed):
    told = facts(at(f"phase=place; side=A; A={ours}; B={theirs}"))
    assert [name for name, _ in told] == [f"owed-{what}" for what in owed]
    assert ("owed-own-half" not in dict(told)) or dict(told)["owed-own-half"] == {"n": "1"}


def test_that_nobody_scores_is_told_at_the_kick_off(at):
    assert facts(at("phase=kick-off-throw", "A2")) == [("no-goal-now", {})]


def test_extra_time_tells_who_would_win_without_another_goal(at):
    men = f"A=b3,e4,a0,a6,a7; {FAR}; ball=f4"
    start = f"phase=throw; side=A; turns=50; {men}"
    assert facts(at(start)) == [("extra", {}), ("no-goal-yet", {})]
    assert facts(at(f"{start}; score=1-1; last=A")) == [("extra", {}), ("last", {"side": "A"})]
    assert facts(at(start.replace("50", "49"))) == []


@pytest.mark.parametrize(
    ("turns", "period", "done", "of"),
    [(1, 1, 0, 25), (8, 1, 4, 25), (49, 1, 24, 25), (50, 2, 0, 10), (53, 2, 1, 10), (69, 2, 9, 10)],
)
def test_the_clock_counts_minutes_and_starts_again_in_extra_time(at, turns, period, done, of):
    men = f"A=b3,e4,a0,a6,a7; {FAR}; ball=f4"
    match = at(f"phase=throw; side=A; turns={turns}; {men}")
    assert clock(match) == ("minutes", period, done, of)


def test_at_the_end_the_clock_is_full(at):
    men = f"A=b3,e4,a0,a6,a7; {FAR}; ball=f4; score=1-0; last=A"
    match = at(f"phase=throw; side=A; turns=49; {men}", "1").play("e4-e5")
    assert clock(match) == ("minutes", 1, 25, 25)
    tied = at(f"phase=throw; side=A; turns=69; {men}".replace("1-0", "1-1"), "1").play("e4-e5")
    assert clock(tied) == ("minutes", 2, 10, 10)
