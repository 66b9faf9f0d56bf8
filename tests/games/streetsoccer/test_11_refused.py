"""Why not? Every refusal that there is, with the clause it names."""

from __future__ import annotations

import re

import pytest

from debut.kernel.views import Pick
from tests.games.streetsoccer.bench import FAR

NOBODY = "-,-,-,-,-"
PLACE = "phase=place; side=A; A=b3,c3,-,-,-; B=k4,g4,-,-,-"
LAST = "phase=place; side=A; A=b3,f3,d2,d5,-; B=k4,g4,i5,e3,-"
LITTLEGOLEM = "phase=place; side=A; setup=littlegolem; A=b3,f4,-,-,-; B=k4,g3,-,-,-"
FORMATION = f"phase=formation; side=A; setup=quick; A={NOBODY}; B={NOBODY}"
# B has taken the wall.
WALL = f"phase=formation; side=A; setup=quick; A={NOBODY}; B=k3,g4,i4,i3,e6"
KICK_OFF = "phase=kick-off; side=A; die=2; A=b3,f3,b6,b1,k1; B=k4,g4,j6,k6,c6"
MOVE = f"phase=move; side=A; turns=8; A=b3,e4,c3,a2,h6; {FAR}; ball=f4"
LIGHT = f"phase=move; side=A; turns=8; A=b3,d4,c3,a2,h6; {FAR}; ball=f4"
DARK = f"phase=move; side=A; turns=8; A=b4,d4,c3,a2,h6; {FAR}; ball=f4"
KEEPER = (
    f"phase=scorer-keeper; side=A; A=c1,j3,a1,a6,a7; {FAR}; ball=goal; score=1-0; last=A; turns=9"
)
RESTART = f"phase=restart; side=A; A=b3,a0,a1,a6,a7; {FAR}; ball=b3; score=0-1; last=B; turns=9"
CLOSING = f"phase=move; side=A; turns=8; A=b3,e6,e3,d4,f4; {FAR}; ball=e4"
CORNER = "phase=move; side=A; turns=8; A=b3,a2,b0,c1,h2; B=k4,f0,g0,f7,g7; ball=b1"
NO_ROOM = "phase=move; side=A; turns=8; A=b3,k5,h1,h2,e6; B=h6,j3,k2,l6,l7; ball=k3"

# A4 in a corner, walled in.
BOXED = "phase=move; side=A; turns=8; A=b3,e4,c3,a0,h6; B=k4,a1,b0,k6,c6; ball=f4"
NOBODY_YET = f"phase=place; side=A; A={NOBODY}; B={NOBODY}"

REFUSALS = [
    (PLACE, "b3-c3", "ST-2.2", "why-place-first"),
    (PLACE, "c0", "ST-2.2", "why-not-field"),
    (PLACE, "g4", "ST-2.2", "why-taken"),
    (PLACE, "b4", "ST-2.3", "why-keeper-only"),
    (PLACE, "g3", "ST-2.4", "why-their-central"),
    (PLACE, "c4", "ST-2.6", "why-light-placed"),
    (LAST, "e1", "ST-2.7", "why-owed"),
    (LITTLEGOLEM, "f3", "ST-2.9", "why-mid-circle"),
    (FORMATION, "f3", "ST-2.8", "why-formation-first"),
    (WALL, "arrow", "ST-2.8", "why-formation-taken"),
    (f"{MOVE}; die=2", "arrow", "ST-2.8", "why-no-formations"),
    (f"{MOVE}; die=2", "e5", "ST-2.2", "why-no-placing-now"),
    (KICK_OFF, "f3-f5", "ST-3.2", "why-kick-off-first"),
    (KICK_OFF, ">goal", "ST-3.3", "why-no-goal-at-kick-off"),
    (KICK_OFF, ">f4", "ST-5.4", "why-ball-cannot-go"),
    (KICK_OFF, ">f0", "ST-6.2", "why-off-field"),
    (f"{MOVE}; die=2", "e5-e6", "ST-4.1", "why-nobody-there"),
    (f"{MOVE}; die=2", "e4-e5", "ST-4.2", "why-not-that-far"),
    (f"{MOVE}; die=2", "e4-e4", "ST-4.3", "why-starting-square"),
    (f"{MOVE}; die=1", "e4-f4", "ST-4.4", "why-ball-is-kicked"),
    (f"{MOVE}; die=1", "a2-a3", "ST-1.2", "why-goal-squares"),
    (f"{MOVE}; die=1", "skip", "ST-4.5", "why-not-skip"),
    (f"{MOVE}; die=1", "e4*e5>e6", "ST-5.1", "why-ball-not-there"),
    (f"{MOVE}; die=1", "h6*f4>f5", "ST-5.1", "why-cannot-reach-ball"),
    (f"{MOVE}; die=1", ">f5", "ST-5.1", "why-cannot-reach-ball"),
    (f"{MOVE}; die=1", "e4*f4>f6", "ST-5.4", "why-ball-cannot-go"),
    (f"{MOVE}; die=1", "e4*f4>goal", "ST-6.1", "why-cannot-score"),
    (f"{MOVE}; die=1", "e4*f4>l3", "ST-6.2", "why-off-field"),
    (f"{MOVE}; die=1", "c3-b3", "ST-4.2", "why-not-that-far"),
    (f"{LIGHT}; die=1", "c3-c4", None, None),
    (f"{LIGHT}; die=1", "d4-c4", "ST-7.6", "why-light"),
    (f"{DARK}; die=1", "c3-b3", "ST-7.2", "why-dark"),
    (f"{CLOSING}; die=1", "e6-e5", "ST-7.7", "why-surround"),
    (f"{CORNER}; die=1", "a2-a1", "ST-7.8", "why-corner"),
    (f"{NO_ROOM}; die=2", "k5*k3>goal", "ST-7.4", "why-no-room-back"),
    (KEEPER, "c3", "ST-6.3", "why-keeper-square"),
    (KEEPER, "c1-c2", "ST-6.3", "why-keeper-first"),
    (f"{RESTART}; die=2", "b3-d3", "ST-6.5", "why-restart-first"),
    (f"{RESTART}; die=2", ">goal", "ST-6.1", "why-cannot-score"),
    (f"{RESTART}; die=2", ">e3", "ST-5.4", "why-ball-cannot-go"),
    (f"{RESTART}; die=2", ">a3", "ST-6.2", "why-off-field"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "text", "clause", "message"), REFUSALS)
def test_the_clause_that_forbids_it(at, position, text, clause, message):
    match = at(position)
    assert match.why(text) == (None if clause is None else (clause, message))


# Pointed at on the table, one thing after the other: the last of them is the one that cannot be.
POINTED = [
    (f"{MOVE}; die=2", "die:die", "ST-4.1", "why-die-thrown"),
    (f"{MOVE}; die=2", "cell:e5", "ST-4.1", "why-footballer-first"),
    (f"{BOXED}; die=2", "piece:A4", "ST-4.2", "why-cannot-move"),
    (f"{MOVE}; die=1", "piece:A2 piece:A3", "ST-4.2", "why-square-taken"),
    (PLACE, "piece:A4", "ST-1.5", "why-alike"),
    (NOBODY_YET, "piece:A1 cell:e3", "ST-2.3", "why-keeper-on-dark"),
]


@pytest.mark.parametrize(("position", "picks", "clause", "message"), POINTED)
def test_what_is_pointed_at_is_refused_with_its_clause(game, position, picks, clause, message):
    things = tuple(Pick(*pick.split(":")) for pick in picks.split())
    assert game.parse(position).why_not_pick(things) == (clause, message)


def test_every_refusal_is_shown(game):
    texts = (game.spec.folder / "text" / "en.ftl").read_text("utf-8")
    shown = {message for *_, message in [*REFUSALS, *POINTED] if message}
    assert shown == set(re.findall(r"^(why-[a-z-]+) =", texts, re.MULTILINE))
