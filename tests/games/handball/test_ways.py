"""The ways that are shown are ways the rules allow; what becomes of a ball is what playing does."""

from __future__ import annotations

import itertools
import random

import pytest

import debut
from debut.games.handball.rules.squares import WORK
from debut.games.handball.rules.walking import ANYBODY, must_open
from debut.games.handball.tables import DISTANCE
from debut.games.handball.view.notices import nearest, shuts_out
from debut.kernel.testing import clause, random_states
from tests.games.seen import places

GAME = debut.game("handball")
PARTS = [(part, court) for part in range(2) for court in ("full", "short")]
POSITIONS = 60  # of each part
COLUMNS = "abcdefghijklmnop"
AREAS = {f"{c}{r}" for c, rows in (("a", "234567"), ("b", "3456")) for r in rows}


def far(square: str, court: str) -> str:
    """The same square of the other end."""
    return f"{COLUMNS[{'full': 15, 'short': 13}[court] - COLUMNS.index(square[0])]}{square[1]}"


def area(state, side: int) -> set[str]:
    """The goal area that a side defends."""
    other_end = side ^ state.record.end
    return {far(sq, state.options["court"]) for sq in AREAS} if other_end else AREAS


def apart(here: str, there: str) -> int:
    columns = COLUMNS.index(here[0]) - COLUMNS.index(there[0])
    return abs(columns) + abs(int(here[1]) - int(there[1]))


def check_steps(path):
    for here, there in itertools.pairwise(path):
        assert apart(here, there) == 1
    for before, after in zip(path, path[2:], strict=False):
        assert before != after, "straight back"


def check_walk(state, piece: str, path) -> None:
    """H-2.2: exact steps over free cells, in areas only where this pawn may be."""
    at = places(state)
    ball = at.pop("ball")
    start = at.pop(piece)
    check_steps(path)
    assert path[0] == start
    assert not set(path) & set(at.values())
    mine = area(state, state.turn)
    theirs = area(state, 1 - state.turn)
    assert not set(path) & theirs
    inside = set(path) & mine
    if piece[1:] != "1":
        assert not inside
    elif ball == start:
        assert inside in (set(), set(path))


def check_flight(state, path, goal: bool) -> None:
    """H-3.2: exact steps, or fewer into the goal; over nobody; not through the area if it can be
    avoided."""
    at, die = places(state), int(state.view(None).dice[0].face)
    start = at.pop("ball")
    check_steps(path)
    assert path[0] == start
    mine, theirs = area(state, state.turn), area(state, 1 - state.turn)
    restarts = at[f"{'AB'[state.turn]}1"] == start and start in mine
    crossed = set(path[1:] if goal else path[1:-1]) & set(at.values())
    if goal:
        assert not crossed
        assert len(path) - 1 < die
        assert path[-1][1] in "45" and path[-1] in theirs
    else:
        assert len(path) - 1 == die
        assert path[-1] != start
        # H-4.3.4: over pawns only between his area and his line.
        assert not crossed or (restarts and all(COLUMNS.index(sq[0]) in (*range(4), *range(10, 16))
                                                for sq in crossed))  # fmt: skip


def drawn(dice: random.Random, court: str, phase: str):
    """Pawns scattered around a ball, half of the time near a goal; keepers mostly at home."""
    length = {"full": 16, "short": 14}[court]
    home = sorted(AREAS), sorted(far(sq, court) for sq in AREAS)
    field = [f"{c}{r}" for c in COLUMNS[:length] for r in range(1, 9)]
    field = [sq for sq in field if sq not in (*home[0], *home[1])]
    while True:
        side, period = dice.randrange(2), dice.randrange(2)
        ends = (period, 1 - period)  # of A and B
        near = [sq for sq in field if apart(sq, far("c4", court) if ends[1 - side] else "c4") < 5]
        ball = dice.choice(dice.choice((field, near)))
        around = [sq for sq in field if sq != ball and apart(sq, ball) < dice.choice((4, 7, 12))]
        if len(around) < 14:
            continue
        pawns = dice.sample(around, 14)
        for one in (0, 1):
            if dice.random() < 0.8:
                pawns[7 * one] = dice.choice(home[ends[one]])
        if phase == "ball" or dice.random() < 0.5:
            pawns[7 * side + dice.randrange(1, 7)] = ball
        teams = f"A={','.join(pawns[:7])}; B={','.join(pawns[7:])}; ball={ball}; court={court}"
        when = f"side={'AB'[side]}; phase={phase}; die={dice.randint(1, 6)}; period={period + 1}"
        try:
            return GAME.parse(f"{teams}; {when}; turns={8 + side}; first=A")
        except debut.BadPosition:
            continue


def cornered(dice: random.Random, court: str):
    """A loose ball in a corner, with one side close around it and the other far away."""
    length = {"full": 16, "short": 14}[court]
    while True:
        side = dice.randrange(2)
        ball = f"{dice.choice((COLUMNS[0], COLUMNS[length - 1]))}{dice.choice('18')}"
        cells = [f"{c}{r}" for c in COLUMNS[:length] for r in range(1, 9)]
        cells = [sq for sq in cells if sq not in AREAS and far(sq, court) not in AREAS]
        ours = dice.sample([sq for sq in cells if 0 < apart(sq, ball) < 5], 6)
        theirs = dice.sample([sq for sq in cells if apart(sq, ball) > 4], 6)
        keepers = dice.choice(sorted(AREAS)), dice.choice([far(sq, court) for sq in sorted(AREAS)])
        teams = [(keepers[0], *ours), (keepers[1], *theirs)]
        if side:
            teams = [(keepers[0], *theirs), (keepers[1], *ours)]
        told = "; ".join(f"{'AB'[one]}={','.join(team)}" for one, team in enumerate(teams))
        when = f"phase=walk; side={'AB'[side]}; die={dice.randint(1, 6)}; turns={8 + side}; first=A"
        try:
            return GAME.parse(f"{told}; ball={ball}; court={court}; {when}")
        except debut.BadPosition:
            continue


def states(part: int, court: str, *phases: str):
    dice = random.Random(part)
    for _ in range(POSITIONS):
        yield from (drawn(dice, court, phase) for phase in phases)


def check_way(state, group, last: str, leg) -> None:
    assert leg.path[-1] == last
    if group.deed == "walk":
        check_walk(state, group.picks[0].id, leg.path)
        assert len(leg.path) == int(state.view(None).dice[0].face) + 1
    elif group.deed == "flight":
        goal = last.startswith("goal")
        check_flight(state, leg.path[:-1] if goal else leg.path, goal)
    else:
        assert (leg.kind, leg.piece) == ("place", group.picks[0].id)
        assert len(leg.path) == 1 or leg.path[0] == places(state)[leg.piece]


@pytest.mark.parametrize(("part", "court"), PARTS)
@clause("H-2.2.1", "H-2.2.3", "H-3.2.2", "H-3.2.4", "H-4.2.2.1")
def test_every_way_shown_is_one_that_the_rules_allow(part, court):
    seen = set()
    dice = random.Random(part)
    for state in states(part, court, "walk", "ball"):
        for group in state.view(state.turn).groups:
            if group.kind != "cell":
                continue
            seen.add((group.deed, group.fate))
            for i in dice.sample(range(len(group.ids)), min(6, len(group.ids))):
                (leg,) = state.preview(group.codes[i]).legs
                check_way(state, group, group.ids[i], leg)
    assert seen == {("walk", ""), *(("flight", told) for told in ("", "lose", "loose", "goal"))}


@clause("H-4.7.2", "H-4.7.6")
def test_the_ways_of_a_random_match_are_those_that_are_played():
    """Whoever is put goes from where he stands; a formation shows where everybody will stand."""
    formations = 0
    for state in random_states(GAME, 3, 5, actions=6):
        if state.turn < 0:
            continue
        for group in state.view(state.turn).groups:
            for last, action in zip(group.ids[::5], group.codes[::5], strict=True):
                legs = state.preview(action).legs
                if group.kind == "cell":
                    check_way(state, group, last, *legs)
                elif group.deed == "place":
                    formations += 1
                    after = places(state.play(action))
                    now = {leg.piece: leg.path[-1] for leg in legs}
                    moved = {
                        piece for piece, cell in after.items() if places(state).get(piece) != cell
                    }
                    assert (
                        moved - {"ball"} <= set(now)
                        or state.record.end != state.play(action).record.end
                    )
                    assert all(now[piece] == after[piece] for piece in moved & set(now))
                else:
                    assert legs == ()
    assert formations > 10


def outcome(state, action: int) -> set[str]:
    """What becomes of the ball by an action and whatever the keeper then throws."""
    after = state.play(action)
    side = state.turn
    if after.record.phase in (8, 9):
        return set().union(*({fate(state, after.play(face), side)} for face in after.actions()))
    return {fate(state, after, side)}


def fate(before, after, side: int) -> str:
    if after.score[side] > before.score[side]:
        return "goal"
    told = [event.message for event in after.events]
    if "pass-mate" in told:
        return ""
    return "loose" if "pass-loose" in told else "lose"


@pytest.mark.parametrize(("part", "court"), PARTS)
@clause("H-3.2.6", "H-3.2.7.2", "H-3.2.7.3", "H-3.2.7.4", "H-4.2.3")
def test_every_fate_is_what_playing_it_does(part, court):
    seen = set()
    for state in states(part, court, "ball"):
        for group in state.view(state.turn).groups:
            for action in group.codes:
                ends = outcome(state, action)
                assert ends == ({group.fate} if group.share == 1 else {group.fate, "lose"})
                seen.add((group.fate, group.share < 1))
    sure, unsure = {"", "lose", "loose", "goal"}, {"loose", "goal"}
    assert seen >= {*((told, False) for told in sure), *((told, True) for told in unsure)}
    assert ("lose", True) not in seen


@pytest.mark.parametrize("court", ["full", "short"])
@clause("H-2.4", "H-2.4.1", "H-2.4.2")
def test_the_duty_is_shown_when_the_rules_have_it(court):
    found = 0
    dice = random.Random(9)
    for state in (*states(9, court, "walk"), *(cornered(dice, court) for _ in range(300))):
        rec = state.record
        pawns = tuple(rec.pawn)
        duty = must_open(rec, [0] * WORK)
        shown = rec.ball not in pawns and bool(shuts_out(rec, pawns, rec.side))
        assert shown == (duty != ANYBODY), str(state)
        facts = [fact.id for fact in state.view(None).facts]
        assert shown == ("fact-shut-out" in facts)
        if shown:
            found += 1
            near = nearest(rec, pawns, rec.side)
            assert {DISTANCE[rec.ball][sq] for sq in range(128) if near >> sq & 1} == {duty}
    assert 20 < found < 280
