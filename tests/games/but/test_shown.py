"""What is shown: the pitch, who stands where, what is pointed out, and what can be picked."""

from __future__ import annotations

import msgspec
import pytest

import debut
from debut.games.but.board import FORMATION_NAMES
from debut.games.but.view.scene import partner
from debut.kernel.testing import clause, random_states
from debut.kernel.views import choices_of
from tests.games.but.bench import AREA, BACK, CIRCLE, FAR, TURN, dice, men, opposite, pitch
from tests.games.seen import facts, fates, signed

GAME = debut.game("but")
# Before A's goal A2 has the ball, with B far away.
HELD = pitch("13.9", men(BACK, n2="13.9"))
MOST_BYTES = 30_000
COLUMN = "{0}.1,{0}.2,{0}.3,{0}.4,{0}.5,{0}.6,{0}.7,{0}.8,{0}.9,{0}.10"


def state(*parts: str):
    return GAME.parse("; ".join(parts))


def seen(*parts: str):
    return state(*parts).view(None)


def picks(shown) -> dict[str, str]:
    """What is picked for each action, by how that is written; dice and pieces by their ids."""
    return {
        shown.notate(choice.action): " ".join(pick.id for pick in choice.picks)
        for choice in choices_of(shown.view(shown.turn).groups)
    }


# The pitch


@clause("B-1.3", "B-1.3.1", "B-1.3.2", "B-1.3.3")
def test_the_pitch():
    zones: dict[str, set[str]] = {}
    for cell in GAME.board.cells:
        zones.setdefault(cell.zone.removesuffix("-chequer"), set()).add(cell.id)
    assert len(GAME.board.cells) == 25 * 17 + 2 * 5
    assert zones["centre"] == {"13.9"}
    assert zones["penalty"] == {"3.9", "23.9"}
    assert zones["circle"] | zones["centre"] == CIRCLE
    assert zones["area"] | zones["penalty"] == AREA | opposite(AREA)
    assert zones["goal"] == {f"goal-{row}-{side}" for row in range(7, 12) for side in "ab"}
    goals = {line.seat: line.points for line in GAME.board.lines if line.kind == "goal"}
    assert max(x for x, _ in goals[0]) == min(x for x, _ in GAME.board.cells[0].outline)
    assert min(x for x, _ in goals[1]) == max(x for x, _ in GAME.board.cells[24].outline)


def test_squares_are_chequered():
    zones = {cell.id: cell.zone for cell in GAME.board.cells}
    assert [zones[square] for square in ("7.2", "8.2", "7.3", "8.3")] == [
        "field-chequer", "field", "field", "field-chequer",
    ]  # fmt: skip


# Who stands where


@clause("B-2.1")
def test_before_the_lots_everybody_waits_beside_the_pitch():
    view = GAME.start().view(None)
    assert [(piece.id, piece.cell) for piece in view.pieces] == [("ball", "13.9")]
    assert len(view.bench) == 22
    assert [(die.id, die.seat, die.thrown) for die in view.dice] == [("lot", None, True)]
    assert (view.clock.kind, view.clock.period, view.clock.done, view.clock.of) == (
        "turns", 1, 0, 20,
    )  # fmt: skip


@clause("B-1.4", "B-1.4.1")
def test_keepers_look_different_and_a_held_ball_is_its_holders():
    view = seen(HELD, dice("4.2"))
    kinds = {piece.id: (piece.kind, piece.seat) for piece in view.pieces}
    assert kinds["A1"] == ("keeper", 0)
    assert kinds["B1"] == ("keeper", 1)
    assert kinds["B11"] == ("figure", 1)
    ball = view.pieces[-1]
    assert (ball.id, ball.cell, ball.seat) == ("ball", "13.9", 0)
    loose = seen(pitch("13.9"), dice("4.2")).pieces[-1]
    assert (loose.cell, loose.seat, loose.at) == ("13.9", None, None)


@clause("B-3.2", "B-7.4.1")
def test_dice_lie_on_the_table_until_they_are_used():
    def lying(*parts):
        return [(die.id, die.seat, die.face, die.thrown) for die in seen(*parts).dice]

    assert lying(HELD, f"phase=throw; {TURN}") == [
        ("black", 0, None, True), ("yellow", 0, None, True),
    ]  # fmt: skip
    both = [("black", 0, "4", False), ("yellow", 0, "2", False)]
    assert lying(HELD, dice("4.2")) == both
    # A used one lies there without a face.
    assert lying(HELD, dice("-.2"), "movers=3,-") == [("black", 0, None, False), both[1]]
    fouled = pitch("3.9", BACK, men(FAR, n2="3.9"))
    assert lying(men_beside(fouled), f"phase=penalty; dice=1.4; throws=1; kicker=2; {TURN}") == [
        ("black", 1, None, True)
    ]


def men_beside(position: str) -> str:
    """A's 2 next to a ball on 3.9."""
    return position.replace("1.9,1.1,", "1.9,4.9,", 1)


@clause("B-1.2", "B-1.2.3")
def test_the_clock_counts_the_turns_of_both_or_minutes():
    clock = seen(HELD, f"phase=throw; length=12; {TURN}").clock
    assert (clock.kind, clock.period, clock.done, clock.of) == ("turns", 1, 8, 12)
    clock = seen(HELD, f"phase=throw; clock=real; minutes=5; whistle=yes; {TURN}").clock
    assert (clock.kind, clock.of, clock.up) == ("seconds", 300, True)


@clause("B-1.5.1")
def test_partners_take_the_turns_of_their_side_by_turns():
    rec = state(HELD, "phase=throw; side=A; turns=9; played=4-5; first=B").record
    assert [partner(rec, side) for side in (0, 1)] == [0, 1]


# What is to be done


@pytest.mark.parametrize(
    ("parts", "prompt", "values"),
    [
        (f"{HELD}; phase=throw; {TURN}", "throw", {"side": "A"}),
        (f"{HELD}; {dice('4.2')}", "play", {"left": "both", "black": 4, "yellow": 2}),
        (f"{HELD}; {dice('4.-')}; movers=-,3", "play", {"left": "black", "black": 4}),
        (f"{HELD}; {dice('4.2')}; kicker=2", "free-kick", {"number": 2}),
        (f"{HELD}; {dice('-.2')}; movers=2,-", "play", {"left": "yellow", "yellow": 2}),
        (f"{pitch('1.9')}; {dice('4.2')}", "keeper-ball", {"side": "A", "black": 4}),
        (f"{pitch('1.9')}; phase=keeper; {TURN}", "keeper", {"side": "A", "n": 2}),
        (f"{pitch('20.9')}; phase=keeper; {TURN}", "keeper", {"side": "B"}),
    ],
)
@clause("B-3.1", "B-3.2", "B-3.5", "B-7.3")
def test_what_is_to_be_done_is_told(parts, prompt, values):
    told = seen(parts).prompt
    assert told.id == f"prompt-{prompt}"
    assert told.values.items() >= values.items()


# What is pointed out


@clause("B-7.1")
def test_the_offside_line_runs_where_the_last_defender_stands_and_never_before_the_middle():
    line = men(COLUMN.format(20).join(("25.9,", "")), n5="21.3")
    view = seen(pitch("13.9", men(BACK, n2="13.9", n3="22.5", n4="21.5"), line), dice("4.2"))
    assert signed(view, "offside") == {f"21.{row}" for row in range(1, 18)}
    assert facts(view) == ["fact-offside"]
    assert view.facts[0].values == {"side": "A", "numbers": "3", "n": 1}
    level = seen(pitch("13.9", men(BACK, n2="13.9", n4="21.5"), line), dice("4.2"))
    assert facts(level) == []
    high = seen(pitch("13.9", men(BACK, n2="13.9"), f"25.9,{COLUMN.format(8)}"), dice("4.2"))
    assert signed(high, "offside") == {f"13.{row}" for row in range(1, 18)}


@clause("B-7.1")
def test_the_offside_line_is_that_of_the_side_on_the_ball():
    ours = men(BACK, n2="6.9")
    view = seen(pitch("13.9", ours, men(FAR, n2="13.9", n3="5.4")), f"phase=throw; {TURN}")
    assert signed(view, "offside") == {f"1.{row}" for row in range(1, 18)}
    up = ",".join(["1.9", *(f"7.{row}" for row in range(1, 11))])
    view = seen(pitch("13.9", up, men(FAR, n2="13.9", n3="5.4")), f"phase=throw; {TURN}")
    assert signed(view, "offside") == {f"7.{row}" for row in range(1, 18)}
    assert view.facts[0].values == {"side": "B", "numbers": "3", "n": 1}


@clause("B-3.5", "B-3.5.2", "B-7.3")
def test_whoever_has_to_play_the_black_die_is_marked():
    keeper = seen(pitch("1.9"), dice("4.2"))
    assert signed(keeper, "must") == {"1.9"}
    before = seen(pitch("1.9"), f"phase=throw; throws=0; {TURN}")
    assert (signed(before, "must"), facts(before)) == ({"1.9"}, ["fact-keeper-ball"])
    kicker = seen(HELD, f"phase=throw; kicker=2; {TURN}")
    assert (signed(kicker, "must"), facts(kicker)) == ({"13.9"}, ["fact-free-kick"])
    idle = seen(pitch("1.9"), dice("4.-"), "movers=-,1")
    assert (signed(idle, "must"), facts(idle)) == (set(), ["fact-idle"])
    assert signed(seen(HELD, dice("4.2")), "must") == set()


@clause("B-3.3", "B-3.3.1", "B-4.5.2")
def test_throws_of_the_row_are_counted_for_all_to_see():
    second = dice("4.2").replace("throws=1", "throws=2")
    assert facts(seen(HELD, second)) == ["fact-row"]
    assert seen(HELD, second).facts[0].values == {"side": "A", "n": 2, "of": 3}
    passed = pitch("13.9", men(BACK, n2="13.9", n3="10.9"))
    earned = seen(passed, dice("-.2"), "movers=3,-; extra=yes")
    assert facts(earned) == ["fact-extra"]
    third = state(passed.replace("ball=13.9", "ball=10.9"), second.replace("s=2", "s=3"))
    after = third.play(third.read(">2"))
    assert facts(after.view(0)) == ["fact-row"]
    took = seen(HELD, dice("-.2"), "movers=2,-; taker=2")
    assert facts(took) == ["fact-taker"]


@pytest.mark.parametrize(("ball", "told"), [("10.9", "fact-foul"), ("3.9", "fact-foul-penalty")])
@clause("B-7.2", "B-7.4")
def test_whoever_stands_beside_the_ball_is_warned_before_the_throw(ball, told):
    column = int(ball.partition(".")[0])
    ours = men(BACK, n4=f"{column + 1}.9", n7=f"{column}.10")
    view = seen(pitch(ball, ours, men(FAR, n2=ball)), f"phase=throw; {TURN}")
    assert facts(view) == [told]
    assert view.facts[0].values["numbers"] == "4, 7"
    assert facts(seen(pitch(ball, BACK, men(FAR, n2=ball)), f"phase=throw; {TURN}")) == []


@clause("B-1.2.3")
def test_the_last_turn_by_the_clock_is_told():
    view = seen(HELD, f"phase=throw; clock=real; whistle=yes; {TURN}")
    assert facts(view) == ["fact-up"]


# What can be picked


@clause("B-3.2.1", "B-4.1")
def test_a_walk_is_a_die_a_figure_and_a_square():
    told = picks(state(HELD, dice("4.2")))
    assert told["b2-14.9"] == "black A2 14.9"
    assert told["y11-6.16"] == "yellow A11 6.16"
    assert told["end"] == "end"


@clause("B-4.5.1")
def test_a_take_asks_where_the_taker_stands_only_where_there_is_a_choice():
    beside = pitch("13.9", men(BACK, n2="12.9"), men(FAR, n2="13.9"))
    assert picks(state(beside, dice("2.4")))["b2x12.9"] == "black A2 B2"
    told = picks(state(beside, dice("3.4")))
    around = ("12.8", "12.9", "12.10", "13.8", "13.10")
    assert {text: told[text] for text in told if text.startswith("b2x")} == {
        f"b2x{square}": f"black A2 B2 {square}" for square in around
    }


@clause("B-5.2", "B-5.3", "B-5.4")
def test_passes_go_to_a_team_mate_and_shots_to_a_square_a_goal_or_off_the_pitch():
    near = pitch("23.9", men(BACK, n2="23.9", n3="21.9"), men(FAR, n1="25.4"))
    told = picks(state(near, dice("2.1")))
    assert told[">3"] == "black A2 A3"
    assert told["shot-e"] == "black A2 goal-9-b"
    assert told["shot-s"] == "black A2 23.13"
    exits = {
        cell: place
        for group in state(near, dice("2.1")).view(0).groups
        for cell, place in zip(group.ids, group.exits, strict=False)
    }
    assert told["shot-se"] == "black A2 25.11"
    assert set(exits) == {"25.11", "25.7"}
    assert exits["25.11"] == (2590, 1120)


@clause("B-5.2", "B-5.3.2")
def test_a_shot_that_ends_on_a_team_mate_has_a_button_for_the_pass_comes_first():
    both = pitch("13.9", men(BACK, n2="13.9", n3="17.9"))
    told = picks(state(both, dice("2.1")))
    assert told[">3"] == "black A2 A3"
    assert told["shot-e"] == "black A2 shot 17.9"
    assert picks(state(both, dice("2.1"), "kicker=2"))["shot-e"] == "black A2 17.9"


@clause("B-5.3", "B-6.4")
def test_shots_that_leave_at_once_have_a_button_each():
    told = picks(state(pitch("25.17", men(BACK, n2="25.17"), men(FAR, n7="25.16")), dice("2.1")))
    ways = {text for text, made in told.items() if made == f"black A2 {text}"}
    assert ways == {f"shot-{way}" for way in ("ne", "e", "se", "s", "sw")}
    on_line = picks(state(pitch("25.9", men(BACK, n2="25.9"), men(FAR, n1="25.4")), dice("2.1")))
    goals = {"shot-ne": 8, "shot-e": 9, "shot-se": 10}
    assert {text: on_line[text] for text in goals} == {
        text: f"black A2 goal-{row}-b" for text, row in goals.items()
    }
    # One alone has an exit of its own.
    post = picks(state(pitch("25.7", men(BACK, n2="25.7"), men(FAR, n1="25.4")), dice("2.1")))
    assert post["shot-ne"] == "black A2 25.7"


@clause("B-5.5")
def test_a_clearance_that_leaves_where_a_shot_leaves_has_a_button():
    told = picks(state(pitch("3.5", men(BACK, n1="3.5")), dice("3.1")))
    assert told["shot-ne"] == "black A1 7.1"
    assert told["clear-ne"] == "black A1 clear 7.1"
    assert told["clear-e"] == "black A1 12.5"


@clause("B-3.1", "B-3.1.1")
def test_the_keepers_steps_and_staying():
    told = picks(state(pitch("10.3"), f"phase=keeper; {TURN}"))
    assert told["1-2.9"] == "A1 2.9"
    assert told["stay"] == "stay"


@clause("B-3.2")
def test_both_dice_are_told_one_after_the_other():
    told = picks(state(HELD, f"phase=throw; {TURN}"))
    assert len(told) == 36
    assert told["b4y2"] == "4 2"


@clause("B-7.4.2")
def test_the_taker_of_a_missed_penalty_is_put_by_one_pick():
    fouled = men_beside(pitch("3.9", BACK, men(FAR, n2="3.9")))
    missed = state(fouled, f"phase=penalty; dice=1.4; throws=1; kicker=2; {TURN}").play(0)
    view = missed.view(1)
    assert (view.prompt.id, view.prompt.values) == ("prompt-put", {"side": "B", "number": 2})
    assert picks(missed)["2@9.9"] == "9.9"
    (leg,) = missed.preview(missed.read("2@9.9")).legs
    assert (leg.kind, leg.piece, leg.path) == ("place", "B2", ("3.9", "9.9"))


# What becomes of the ball


@pytest.mark.parametrize(
    ("ours", "theirs", "text", "fate"),
    [
        ({"n2": "13.9", "n3": "16.9"}, {}, ">3", ""),
        ({"n2": "13.9", "n3": "16.9"}, {"n2": "15.9"}, ">3", "lose"),
        ({"n2": "13.9", "n3": "16.9"}, {"n2": "17.9"}, ">3", ""),
        ({"n2": "13.9"}, {}, "shot-e", "loose"),
        ({"n2": "13.9"}, {"n2": "16.9"}, "shot-e", "lose"),
        ({"n2": "13.9", "n3": "17.9"}, {}, "shot-e", ""),
        ({"n2": "13.2"}, {}, "shot-n", "out"),
        ({"n2": "24.9"}, {"n1": "25.4"}, "shot-e", "goal"),
        ({"n2": "24.9"}, {}, "shot-e", "lose"),
        ({"n2": "24.5"}, {}, "shot-e", "out"),
        ({"n1": "1.4", "n2": "2.9"}, {}, "shot-w", "concede"),
        ({"n2": "2.5"}, {}, "shot-w", "out"),
    ],
)
@clause("B-5.2.2", "B-5.3.1", "B-5.3.2", "B-5.4", "B-5.4.1")
def test_what_becomes_of_a_kick_is_told_before_it(ours, theirs, text, fate):
    position = pitch(ours["n2"], men(BACK, **ours), men(FAR, **theirs))
    assert fates(state(position, dice("2.1")))[text] == fate


@clause("B-7.1", "B-7.1.1")
def test_a_ball_to_somebody_offside_is_told_as_lost():
    ahead = pitch("13.9", men(BACK, n2="13.9", n3="17.9"), f"25.9,{COLUMN.format(15)}")
    told = fates(state(ahead, dice("2.1")))
    assert (told[">3"], told["shot-e"]) == ("lose", "lose")


@clause("B-5.5.1")
def test_what_becomes_of_a_clearance_is_told_before_it():
    position = pitch("3.9", men(BACK, n1="3.9", n2="9.9"), men(FAR, n2="9.3", n3="6.9"))
    told = fates(state(position, dice("2.1")))
    assert [told[f"clear-{way}"] for way in ("ne", "e", "se")] == ["lose", "", "loose"]


# Placing


@clause("B-2.2", "B-2.2.1")
def test_formations_are_buttons_and_show_where_everybody_would_stand():
    start = GAME.start()
    first = start.play(start.read("A"))
    assert first.turn == 1
    (group,) = first.view(1).groups
    assert (group.kind, group.ids, group.deed) == ("button", FORMATION_NAMES, "place")
    then = first.play(first.read("wm"))
    for one, side in ((first, "B"), (then, "A")):
        action = one.read("4-3-3")
        (leg,) = one.preview(action).legs
        stood = {piece.id: piece.cell for piece in one.play(action).view(None).pieces}
        assert [stood[f"{side}{number}"] for number in range(1, 12)] == list(leg.path)


@clause("B-2.2.2", "B-2.2.3", "B-2.3.2")
def test_figures_are_placed_from_the_bench_one_by_one_or_all_as_before():
    start = GAME.start(placing="free")
    placing = start.play(start.read("A"))
    assert placing.view(1).prompt.values == {"side": "B", "number": 1}
    assert picks(placing)["1@24.9"] == "B1 24.9"
    second = placing.play(placing.read("1@24.9"))
    assert second.view(1).prompt.values["number"] == 2
    assert [piece.id for piece in second.view(1).bench][:2] == ["A1", "A2"]
    (leg,) = second.preview(second.read("2@20.3")).legs
    assert (leg.kind, leg.piece, leg.path) == ("place", "B2", ("20.3",))
    again = "phase=place; placing=free; half=2; turns=0; played=10-10; ball=none"
    nobody = ",".join("-" * 11)
    half = state(f"A={nobody}; B={nobody}; {again}; first=A; side=A")
    assert picks(half)["same"] == "same"
    (leg,) = half.preview(half.read("same")).legs
    stood = {piece.id: piece.cell for piece in half.play(half.read("same")).view(None).pieces}
    assert list(leg.path) == [stood[f"A{number}"] for number in range(1, 12)]


# How much travels


def test_a_view_of_many_actions_travels_light():
    sizes = {
        len(shown.actions()): len(msgspec.json.encode(shown.view(shown.turn)))
        for shown in random_states(GAME, 8, 5)
        if shown.turn >= 0
    }
    assert max(sizes) > 2_000
    assert max(sizes.values()) <= MOST_BYTES


# Dice: doubles, and those that are spent


def usual_and_not(*parts: str) -> tuple[list, list]:
    view = state(*parts).view(0)
    walks = [group for group in view.groups if group.deed == "walk"]
    return [one for one in walks if one.usual], [one for one in walks if not one.usual]


@clause("B-3.2", "B-4.1")
def test_of_a_double_the_yellow_die_is_meant_for_walks():
    usual, others = usual_and_not(HELD, dice("4.4"))
    assert {group.picks[0].id for group in usual} == {"yellow"}
    assert {group.picks[0].id for group in others} == {"black"}
    # By either die the same figures walk to the same squares.
    assert {(g.picks[1], g.ids) for g in usual} == {(g.picks[1], g.ids) for g in others}
    assert usual_and_not(HELD, dice("4.3"))[0] == []
    double = state(HELD, dice("4.4"))
    left = double.play(double.read("b2-14.9")).view(0)
    assert not any(group.usual for group in left.groups)


@clause("B-4.5")
def test_of_a_double_the_yellow_die_is_meant_for_takes():
    foes = pitch("13.9", men(BACK, n2="11.9"), men(FAR, n5="13.9"))
    usual, others = usual_and_not(foes, dice("5.5"))
    takes = [[g for g in groups if len(g.picks) > 2 or g.kind == "piece"]
             for groups in (usual, others)]  # fmt: skip
    assert takes[0] and takes[1]
    assert {g.picks[0].id for g in takes[0]} == {"yellow"}


@clause("B-3.2")
def test_a_die_that_has_been_used_is_spent_until_the_next_throw():
    before = state(HELD, dice("4.3"))
    assert [die.spent for die in before.view(0).dice] == [False, False]
    after = before.play(before.read("y2-14.9"))
    assert [(die.id, die.face, die.spent) for die in after.view(0).dice] == [
        ("black", "4", False), ("yellow", None, True),
    ]  # fmt: skip
    waiting = after.play(after.read("end"))
    assert [die.spent for die in waiting.view(None).dice] == [False, False]
