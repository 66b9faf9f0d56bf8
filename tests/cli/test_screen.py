"""What the terminal shows of a position: boards, pieces, picks, in any game."""

from __future__ import annotations

import io
import re

import msgspec
import pytest
from rich.console import Console
from rich.text import Text

import debut
from debut import State
from debut.cli.app import texts
from debut.cli.board import NETS, Drawing, draw_bench
from debut.cli.terminal import Screen, fork, in_columns
from debut.kernel.views import Group, Pick, Sign, View
from tests.helpers import GAMES, few

WIDTH = 80
STREET = debut.game("streetsoccer")


def view_of(state: State) -> View:
    return state.view(state.turn if state.turn >= 0 else None)


def drawn(name: str, view: View, picks: tuple[Pick, ...] = ()) -> list[str]:
    return Drawing(debut.game(name).board, view, picks).text().plain.split("\n")


def screen(name: str, lang: str = "en", width: int = WIDTH) -> Screen:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, emoji=False)
    return Screen(debut.game(name), lang, texts(lang), console)


def shown(view: View, lang: str = "en", width: int = WIDTH) -> str:
    made = screen(view.game, lang, width)
    made.show(view)
    return made.console.file.getvalue()  # type: ignore[attr-defined]


def street(position: str) -> View:
    return view_of(STREET.parse(position))


OPEN_PLAY = "A=b4,f3,c2,e5,h3; B=k3,g4,j2,h5,i1; ball=d1; turns=1"
SCORED = "A=c0,d0,i4,g1,j7; B=i0,b7,j2,e6,g3; ball=goal; turns=30; score=1-0; last=A"
RESTART = "A=b4,d0,i4,g1,j7; B=k3,b7,j2,e6,g3; ball=k3; turns=30; score=1-0; last=A"


# Boards


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_is_on_the_board_once_and_every_free_cell_has_its_name(name):
    board = debut.game(name).board
    for state in few(name, 25):
        view = view_of(state)
        words = re.findall(r"[A-B]\d+|●|[a-z]\d+|\d+\.\d+", "\n".join(drawn(name, view)))
        marks = ["●" if piece.kind == "ball" else piece.id for piece in view.pieces]
        taken = {piece.cell for piece in view.pieces}
        free = [
            cell.id
            for cell in board.cells
            if cell.id not in taken and cell.zone not in ("goal", "spot")
        ]
        assert sorted(words) == sorted(marks + free)


@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_picked_stands_in_brackets(name):
    board, asked = debut.game(name).board, 0
    for state in few(name, 25):
        view = view_of(state)
        picks = fork(view.choices)[1]
        lying = sorted(view.pieces, key=lambda piece: piece.kind == "ball")
        must = {cell for sign in view.signs if sign.kind == "must" for cell in sign.cells}
        names = {cell.id: cell.id for cell in board.cells}
        for cell in {piece.cell for piece in lying}:
            here = ["●" if one.kind == "ball" else one.id for one in lying if one.cell == cell]
            names[cell] = "".join(here) + ("!" if cell in must else "")
        marks = {piece.id: names[piece.cell] for piece in lying}
        expected = [marks[pick.id] for pick in picks if pick.kind == "piece" and pick.id in marks]
        expected += [
            names[pick.id]
            for pick in picks
            if pick.kind == "cell" and not pick.id.startswith("goal")
        ]
        found = re.findall(r"\[([^╬]+?)\]", "\n".join(drawn(name, view, picks)))
        assert sorted(found) == sorted(expected)
        asked += len(expected)
    assert asked


def test_rows_are_whole_with_the_goals_as_nets_beside_them():
    lines = drawn("streetsoccer", street(f"{OPEN_PLAY}; phase=throw; side=A"))
    assert [line.split()[1] for line in lines] == ["b0", "b1", "b2", "b3", "A1", "b5", "b6", "b7"]
    assert {len(line) for line in lines} == {2 + 12 * 5}
    nets = [line for line in lines if "╬" in line]
    assert len(nets) == 2
    assert all(line.startswith("  ╬╬╬╬╬ ") and line.endswith("╬╬╬╬╬") for line in nets)


def test_the_centre_takes_a_line_only_while_the_ball_lies_on_it():
    kick_off = drawn("streetsoccer", view_of(STREET.start()))
    assert len(kick_off) == 9
    assert kick_off[4].strip("╬ ") == "●"
    assert kick_off[4].index("●") == kick_off[3].index("g3") - 2, "between columns f and g"
    later = street(f"{OPEN_PLAY}; phase=throw; side=A")
    assert len(drawn("streetsoccer", later)) == 8


def test_a_ball_in_the_goal_is_in_the_net():
    lines = drawn("streetsoccer", street(f"{SCORED}; phase=scorer-keeper; side=A"))
    assert sum("╬╬●╬╬" in line for line in lines) == 1


def test_at_a_restart_keeper_and_ball_are_both_shown():
    view = street(f"{RESTART}; phase=restart; side=B; die=4")
    assert " B1● " in drawn("streetsoccer", view)[3]


def test_a_goal_to_shoot_at_is_marked_over_its_whole_height():
    view = street("A=b4,f3,c2,e5,j3; B=k4,g4,j1,h5,i1; ball=j2; turns=1; phase=move; side=A; die=3")
    goal = (Pick("cell", "goal-b"),)
    lines = drawn("streetsoccer", view, goal)
    assert [line.endswith("[╬╬╬]") for line in lines].count(True) == 2
    assert screen("streetsoccer").label(view, goal[0]) == "Team B’s goal"
    assert screen("streetsoccer", "fr").label(view, goal[0]) == "but de l’équipe B"


def test_where_a_footballer_can_go_is_marked_once_he_is_picked():
    view = street(f"{OPEN_PLAY}; phase=move; side=A; die=1")
    his = [choice for choice in view.choices if choice.picks[0].id == "A2"]
    taken, picks = fork(his)
    assert [pick.id for pick in taken] == ["A2"]
    text = "\n".join(drawn("streetsoccer", view, picks))
    assert set(re.findall(r"\[(\w+)\]", text)) == {"f2", "e3", "g3", "f4"}


def test_painted_goals_stand_above_and_below_the_field():
    lines = drawn("supergoal", view_of(debut.game("supergoal").start()))
    assert lines[0].strip() == "╔═══╗"
    assert lines[-1].strip() == "╚═══╝"
    assert len({len(line) for line in lines[1:-1]}) == 1


def test_the_sides_have_colours_of_their_own():
    view = street(f"{OPEN_PLAY}; phase=throw; side=A")
    text = Drawing(STREET.board, view).text()
    grounds = {}
    for mark in ("A1", "A5", "B1", "B5", "b0", "c3", "c1", "b3", "f4"):
        style = text.get_style_at_offset(Console(), text.plain.index(mark))
        assert style.bgcolor and style.color and style.bgcolor != style.color
        grounds[mark] = style.bgcolor
    assert grounds["A1"] == grounds["A5"] != grounds["B1"] == grounds["B5"]
    zones = [grounds[cell] for cell in ("b0", "c3", "c1", "b3", "f4")]
    assert len(set(zones)) == len(zones)


# The bench, pieces and dice


def test_whoever_is_not_on_the_board_yet_is_on_the_bench():
    view = street("A=-,f3,-,-,-; B=-,-,-,-,-; phase=place; side=B")
    assert draw_bench(view, 0).plain == "A1 A3 A4 A5"
    assert draw_bench(view, 1, fork(view.choices)[1]).plain == "[B1] [B2] B3 B4 B5"
    assert "Bench A: A1 A3 A4 A5" in shown(view)
    assert "Banc A\u202f: A1 A3 A4 A5" in shown(view, "fr")
    assert "Bench" not in shown(street(f"{OPEN_PLAY}; phase=move; side=A; die=2"))


def test_pieces_are_named_with_side_number_and_square():
    view = street("A=b4,e4,c2,-,-; B=k3,g4,j2,-,-; phase=place; side=A")
    label = screen("streetsoccer").label
    assert label(view, Pick("piece", "A2")) == "Team A’s footballer 2 (e4)"
    assert label(view, Pick("piece", "B1")) == "Team B’s keeper 1 (k3)"
    assert label(view, Pick("piece", "A4")) == "Team A’s footballer 4"
    assert label(view, Pick("piece", "ball")) == "ball (centre)"
    french = screen("streetsoccer", "fr").label
    assert french(view, Pick("piece", "A2")) == "footballeur 2 de l’équipe A (e4)"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_pick_has_a_name_of_its_own_and_is_found_by_it(name, lang):
    made = screen(name, lang)
    for state in few(name, 16):
        view = view_of(state)
        made.show(view)
        picks = fork(view.choices)[1]
        told = [made.label(view, pick) for pick in picks]
        assert len(set(told)) == len(told)
        assert all(text.strip() and "{" not in text for text in told)
        assert set(made.names(view, picks).values()) == set(picks)


def test_only_hands_with_dice_are_shown():
    view = street(f"{OPEN_PLAY}; phase=move; side=B; die=4")
    assert [line.plain for line in screen("streetsoccer").dice_lines(view)] == ["B  Die: 4 "]
    assert [line.plain for line in screen("streetsoccer", "fr").dice_lines(view)] == [
        "B  Dé\u202f: 4 "
    ]
    assert screen("streetsoccer").dice_lines(view_of(STREET.start())) == []


@pytest.mark.parametrize("width", [20, 40, 66, 80])
def test_a_narrow_window_cuts_the_board_and_does_not_fold_it(width):
    view = street(f"{OPEN_PLAY}; phase=move; side=A; die=2")
    lines = shown(view, width=width).splitlines()
    assert max(map(len, lines)) <= width
    whole = drawn("streetsoccer", view, fork(view.choices)[1])
    assert [line for line in whole if line[:width] not in lines] == []


# Lists


def test_few_picks_are_listed_one_a_line_and_many_in_columns():
    few = [Text(f"  {n}) e{n}") for n in range(8)]
    assert in_columns(few, WIDTH).plain.split("\n") == [entry.plain for entry in few]
    many = [Text(f"  {n:2}) e{n}  e4-e{n}") for n in range(50)]
    for width in (80, 60, 30):
        lines = in_columns(many, width).plain.split("\n")
        assert max(map(len, lines)) <= width
        assert len(lines) == -(-50 // ((width + 3) // (len(many[-1].plain) + 3)))
        found = re.findall(r"(\d+)\) ", " ".join(lines))
        assert sorted(map(int, found)) == list(range(50))
        down = [int(re.match(r" *(\d+)", line)[1]) for line in lines]  # type: ignore[index]
        assert down == list(range(len(lines)))
    assert in_columns(many, 5).plain.count("\n") == 49


def test_a_fork_is_where_choices_part():
    view = street(f"{OPEN_PLAY}; phase=move; side=A; die=2")
    taken, picks = fork(view.choices)
    assert taken == ()
    assert {pick.kind for pick in picks} == {"piece"}
    assert fork(view.choices[:1]) == ((), ())
    assert fork(()) == ((), ())


# Ends, signs and fates


def test_a_goal_is_called_and_coloured_by_who_defends_it_now():
    view = street(f"{OPEN_PLAY}; phase=throw")
    swapped = msgspec.structs.replace(view, swapped=True)
    made = screen("streetsoccer")
    assert [made.cell(view, f"goal-{end}") for end in "ab"] == ["Team A’s goal", "Team B’s goal"]
    assert [made.cell(swapped, f"goal-{end}") for end in "ab"] == [
        "Team B’s goal",
        "Team A’s goal",
    ]
    nets = [
        [
            str(span.style)
            for span in Drawing(STREET.board, one).text().spans
            if str(span.style) in NETS
        ]
        for one in (view, swapped)
    ]
    assert nets[0][0] == NETS[0]
    assert nets[1][0] == NETS[1]


def test_signs_are_drawn_and_told():
    signs = Sign("must", ("f3",)), Sign("barred", ("e4", "e3")), Sign("limit", ("d4",))
    text = shown(msgspec.structs.replace(street(f"{OPEN_PLAY}; phase=throw"), signs=signs))
    assert "A2!" in text
    assert "╳e4╳" in text
    assert "·d4·" in text
    for told in ("! has to act", "╳ closes a way", "· restricted now"):
        assert told in text
    assert "has to act" not in shown(street(f"{OPEN_PLAY}; phase=throw"))


def test_what_becomes_of_the_ball_is_told_with_its_share():
    view = street(f"{OPEN_PLAY}; phase=throw")
    fates = (("", 1.0), ("loose", 1.0), ("goal", 0.5), ("", 2 / 3))
    groups = tuple(
        Group((), "cell", ("e4",), (action,), "flight", fate, share)
        for action, (fate, share) in enumerate(fates)
    )
    told = msgspec.structs.replace(view, groups=groups)
    made = screen("streetsoccer")
    assert [made.fate(told, action) for action in range(len(fates))] == [
        "",
        "nobody has the ball",
        "a goal: 50 %",
        "keeps the ball: 67 %",
    ]


def test_a_board_too_wide_for_the_window_is_stood_on_end():
    view = debut.game("handball").start().view(None)
    lines = {width: shown(view, width=width).splitlines() for width in (80, 120)}
    wide = [line for line in lines[120] if "a1" in line]
    assert "p1" in wide[0]
    assert not [line for line in lines[80] if "a1" in line and "p1" in line]
    column = [line.split()[0] for line in lines[80] if re.match(r" +[a-p]1 ", line)]
    assert column == [f"{letter}1" for letter in "ponmlkjihgfedcba"]
    assert all(f"{letter}8" in "\n".join(lines[80]) for letter in "abcdefghijklmnop")


def test_whoever_has_to_move_is_marked_on_a_restricted_cell_too():
    signs = Sign("must", ("f3",)), Sign("limit", ("f3", "e4"))
    text = shown(msgspec.structs.replace(street(f"{OPEN_PLAY}; phase=throw"), signs=signs))
    assert "·A2!" in text
