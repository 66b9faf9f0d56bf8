"""What a scene may tell beside its pieces: another board, changed ends, signs; and likely fates."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

import debut
from debut.kernel.content.rulebook import BadRulePage, block_of, diagram
from debut.kernel.game import Game
from debut.kernel.testing import check_state
from debut.kernel.views import (
    KEEPS,
    LOOSE,
    SCORES,
    Board,
    Group,
    Pick,
    Picked,
    Scene,
    Sign,
    codes_of,
    grouped,
    runs_of,
)

STREET = debut.game("streetsoccer")
SECOND_HALF = "A=b4,f3,c2,e5,h3; B=k3,g4,j2,h5,i1; ball=d1; phase=throw; turns=11"


def short() -> Board:
    """Without the columns beyond the goals."""
    board = STREET.spec.board()
    cells = tuple(cell for cell in board.cells if cell.id[0] not in "al" or cell.zone == "goal")
    return msgspec.structs.replace(board, cells=cells)


def scene(rec: Any) -> Scene:
    usual = STREET.spec.scene(rec)
    late = rec.turns > 10
    signs = (Sign("must", ("b4",)),) if late else ()
    return msgspec.structs.replace(usual, board="short", swapped=late, signs=signs)


@pytest.fixture(scope="module")
def hall() -> Game:
    """A made-up game: StreetSoccer on a shorter board, with ends changed in mid-match."""
    return Game(replace(STREET.spec, scene=scene, boards={"short": short}))


def test_a_view_names_its_board_and_its_ends(hall: Game) -> None:
    first, later = hall.start().view(None), hall.parse(SECOND_HALF).view(0)
    assert (first.board, first.swapped, first.signs) == ("short", False, ())
    assert (later.board, later.swapped) == ("short", True)
    assert later.signs == (Sign("must", ("b4",)),)
    assert hall.boards[""] is hall.board
    assert len(hall.boards["short"].cells) < len(hall.board.cells)
    usual = STREET.start().view(0)
    assert (usual.board, usual.swapped, usual.signs) == ("", False, ())


def test_what_lies_on_a_named_board_is_checked_by_it(hall: Game) -> None:
    check_state(hall.parse(SECOND_HALF))
    with pytest.raises(AssertionError):
        check_state(hall.parse("A=a1,f3,c2,e5,h3; B=k3,g4,j2,h5,i1; ball=d1; phase=throw; turns=1"))


def test_stills_and_diagrams_follow_board_and_ends(hall: Game) -> None:
    found = diagram(hall, block_of(f"{SECOND_HALF}\nmark: b4"))
    assert (found.board, found.swapped) == ("short", True)
    with pytest.raises(BadRulePage):
        diagram(hall, block_of(f"{SECOND_HALF}\nmark: a4"))
    still = hall.still()
    assert (still.board, still.swapped) == ("short", False)


def test_choices_of_another_fate_or_another_share_are_another_group() -> None:
    def to(action: int, cell: str, fate: str, share: float) -> Picked:
        return Picked(action, (Pick("cell", cell),), "flight", fate, None, share)

    groups = grouped(
        [
            to(1, "a1", LOOSE, 3 / 3),
            to(2, "a2", KEEPS, 0.75),
            to(3, "a3", LOOSE, 1.0),
            to(4, "goal-b", SCORES, 0.5),
            to(5, "a4", KEEPS, 1.0),
        ]
    )
    told = [(group.ids, group.fate, group.share) for group in groups]
    assert told == [
        (("a1", "a3"), "loose", 1.0),
        (("a2",), "", 0.75),
        (("goal-b",), "goal", 0.5),
        (("a4",), "", 1.0),
    ]
    # What is sure goes without saying.
    assert b"share" not in msgspec.json.encode(groups[0])


@pytest.mark.parametrize(
    ("codes", "runs"),
    [
        ((), ()),
        ((0,), (0,)),
        ((0, 1), (0, -1)),
        ((3, 5, 7), (3, 5, 7)),
        ((7, 8, 9, 12, 20, 21), (7, -2, 12, 20, -1)),
    ],
)
def test_codes_that_follow_each_other_are_told_as_runs(codes, runs) -> None:
    assert runs_of(codes) == runs
    assert codes_of(runs) == codes
    assert Group((), "cell", ("a1",) * len(codes), runs).codes == codes
