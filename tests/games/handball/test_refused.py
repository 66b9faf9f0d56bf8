"""Why not? Every refusal that there is, with the clause it names."""

from __future__ import annotations

import re

import pytest

import debut
from debut.kernel.views import Pick

GAME = debut.game("handball")
B = "B=p4,i3,m3,m6,k2,k7,l5"
MEN = f"A=a4,h3,d3,d6,f2,f7,e5; {B}"
WALK = f"{MEN}; ball=h6; phase=walk; side=A; turns=8"
BALL = f"{MEN}; ball=h3; phase=ball; side=A; turns=8"
CHOOSE = f"{MEN}; ball=h3; phase=choose; side=A; turns=8"

# A keeper with the ball, at home and not.
AT_HOME = f"{MEN}; ball=a4; phase=walk; side=A; turns=8"
OUTSIDE = f"A=c4,h3,d3,d6,f2,f7,e5; {B}; ball=c4; phase=walk; side=A; turns=8"
# He is shut up outside with it: two steps to a1 are all there is.
SHUT_UP = f"A=c1,c2,d1,d3,f2,f7,e5; {B}; ball=c1; phase=walk; side=A; turns=8"
CLEARS = f"{MEN}; ball=a4; phase=ball; side=A; turns=8"
# A2 shuts the others out from the corner.
DUTY = f"A=a4,b1,d3,d6,f2,f7,e5; {B}; ball=a1; phase=walk; side=A; turns=8; die=1"
# A2 in the corner beside the area, walled in by one pawn; with a pawn further off it has no room.
WALLED = f"A=a4,a1,b1,d6,f2,f7,e5; {B}; ball=h6; phase=walk; side=A; turns=8; die=2"
NARROW = f"A=a4,a1,c1,b2,f2,f7,e5; {B}; ball=h6; phase=walk; side=A; turns=8; die=2"
# Four cells in a square: six steps lead nowhere else, four lead round.
ROUND = "A=a4,d8,c6,d6,b7,b8,f7; B=p4,e8,e7,m6,k2,k7,l5; ball=h6; phase=walk; side=A; turns=8"
# An opponent between A2 and h5, two of them between a thrower and the goal.
BARRED = "A=a4,h3,d3,d6,f2,f7,e5; B=p4,h4,m3,m6,k2,g3,i3; ball=h6; phase=walk; side=A; turns=8"
SHOT = "A=a4,n4,d3,d6,f2,f7,e5; B=o4,n3,n5,l4,k2,k7,l5; ball=n4; phase=ball; side=A; turns=8"

FREE = f"{MEN}; ball=h6; restart=free; phase=taker; side=A; turns=8"
SEVEN = f"{MEN}; ball=h6; restart=seven; phase=taker; side=A; turns=8"
KEEPERS = f"{MEN}; ball=a4; restart=keeper; phase=taker; side=A; turns=8"
GOAL = f"{MEN}; ball=none; restart=goal; phase=taker; side=A; turns=8; score=0-1"
ENGAGE = (
    "A=-,-,-,-,-,-,-; B=-,-,-,-,-,-,-; ball=none; restart=engage; phase=taker; side=A; taking=A"
)
# A's number 2 has taken its place; A places, B has let everybody stay.
PLACE = f"A=a4,h6,d3,d6,f2,f7,e5; {B}; ball=h6; restart=free; phase=place; turns=8; taker=2"
OWN_HALF = f"{PLACE}; side=A; placed=A2,A7; step=1; stays=B"
OTHER_HALF = f"{PLACE}; side=A; placed=A2; step=3; stays=B"
OWES = OWN_HALF.replace("d3", "-")
DEFENDING = (
    f"{PLACE}; side=A; taking=B; step=0".replace("taker=2", "taker=2; placed=B2")
    .replace("i3,m3", "h5,m3")
    .replace("ball=h6", "ball=h5")
)
SEVEN_PLACE = (
    "A=a4,n4,d3,d6,f2,f7,e5; B=p4,i3,l3,l6,k2,k7,l5; ball=n4; restart=seven; taker=2; phase=place; "
    "turns=8; placed=A2; step=3; side=A; stays=B"
)
KEEPERS_PLACE = (
    f"A=b4,h3,d3,d6,f2,f7,e5; {B}; ball=b4; restart=keeper; taker=1; phase=place; turns=8; "
    "placed=A1; side=A; step=1"
)
GOAL_PLACE = (
    f"A=a4,h4,d3,d6,f2,f7,e5; {B}; ball=h4; restart=goal; taker=2; phase=place; turns=8; "
    "placed=A2; side=A; score=0-1"
)
SCORED = (
    "A=a4,g5,d3,d6,f2,f7,e5; B=p4,i5,m3,m6,k2,k7,l5; ball=i5; restart=goal; taking=B; taker=2; "
    "phase=place; turns=8; placed=B2; side=A; step=1; stays=B; score=1-0"
)
ENGAGING = (
    "A=-,h4,-,-,-,-,-; B=-,-,-,-,-,-,-; ball=h4; restart=engage; taker=2; phase=place; placed=A2; "
    "side=A; taking=A"
)
SHORT = "A=a4,h3,d3,d6,f2,f7,e5; B=n4,i3,k3,k6,j2,j7,l5; court=short; side=A; turns=8"
SHORT_PLACE = f"{SHORT}; ball=h3; restart=free; taker=2; phase=place; placed=A2; step=3; stays=B"

REFUSALS = [
    (FREE, "throw", "H-4.5.2", "why-taker-first"),
    (FREE, "h4-h5", "H-4.5.2", "why-taker-first"),
    (SEVEN, "stay", "H-4.4.2", "why-taker-first"),
    (KEEPERS, "next", "H-4.3", "why-taker-first"),
    (GOAL, "wall", "H-4.6", "why-taker-first"),
    (ENGAGE, "keep", "H-4.1", "why-taker-first"),
    (FREE, "1@h6", "H-4.5.2", "why-field-pawn-takes"),
    (KEEPERS, "2@b4", "H-4.3", "why-keeper-takes"),
    (FREE, "3@h5", "H-4.5.2.1", "why-spot-free"),
    (SEVEN, "3@m4", "H-4.4.2", "why-spot-seven"),
    (KEEPERS, "1@a4", "H-4.3", "why-spot-keeper"),
    (GOAL, "3@g4", "H-4.6", "why-spot-central"),
    (ENGAGE, "3@i4", "H-4.1", "why-spot-central"),
    (OWN_HALF, ">e4", "H-4.7.2", "why-place-first"),
    (OWN_HALF, "stand", "H-4.7.2", "why-place-first"),
    (OWN_HALF, "2@h4", "H-4.7.2", "why-taker-stays"),
    (KEEPERS_PLACE, "1@b5", "H-4.7.2", "why-taker-stays"),
    (KEEPERS_PLACE.replace("side=A; step=1", "side=B; step=0"), "1@p5", "H-4.3.1",
     "why-keepers-stay"),
    (OWN_HALF, "7@e4", "H-4.7.2", "why-placed-already"),
    (OWN_HALF, "3@d3", "H-4.7.2", "why-stands-there"),
    (OWN_HALF, "3@d6", "H-4.7.2", "why-put-on-taken"),
    (OWN_HALF, "3@b4", "H-4.7.3", "why-put-in-area"),
    (OTHER_HALF, "1@o4", "H-4.7.3", "why-put-in-area"),
    (SHORT_PLACE, "3@o4", "H-1.3.4", "why-off-court"),
    (OWN_HALF, "3@i4", "H-4.7.1", "why-own-half-first"),
    (OTHER_HALF, "3@d4", "H-4.7.1", "why-other-half-now"),
    (OTHER_HALF, "3@n3", "H-4.5.2.3", "why-free-zone"),
    (DEFENDING, "3@h4", "H-4.5.2.4", "why-beside-ball"),
    (SEVEN_PLACE, "3@m5", "H-4.4.2.1", "why-seven-zone"),
    (GOAL_PLACE, "1@d4", "H-4.6.1", "why-keeper-home"),
    (GOAL_PLACE, "3@i4", "H-4.6.1", "why-own-half"),
    (GOAL_PLACE, "siege", "H-4.6.1", "why-formation-half"),
    (SCORED, "1@d4", "H-4.6.2", "why-keeper-home"),
    (SCORED.replace("g5", "h5"), "3@i4", "H-4.6.2", "why-beside-ball"),
    (SCORED, "3@i4", None, None),
    (ENGAGING, "1@d4", "H-4.1.1", "why-keeper-home"),
    (ENGAGING, "3@i3", "H-4.1.1", "why-own-half"),
    (ENGAGING, "counter", "H-4.1.1", "why-formation-half"),
    (KEEPERS_PLACE, "wall", "H-4.7.6", "why-no-formation"),
    (OTHER_HALF, "next", "H-4.7.5", "why-no-next"),
    (OWES, "stay", "H-4.7.4", "why-somebody-must-move"),
    (OWN_HALF, "stay", None, None),
    (f"{WALK}; die=2", "stay", "H-4.7.2", "why-no-placing-now"),
    (f"{BALL}; die=2", "wall", "H-4.7.2", "why-no-placing-now"),
    (CHOOSE, "h3-h4", "H-1.4.2.2", "why-choose-first"),
    (f"{WALK}; die=2", ">e4", "H-1.4.2.1", "why-walk-first"),
    (f"{WALK}; die=2", "keep", "H-1.4.2.1", "why-walk-first"),
    (f"{WALK}; die=2", "e4-e5", "H-2.1", "why-nobody-there"),
    (f"{WALK}; die=2", "i3-i5", "H-2.1", "why-nobody-there"),
    (DUTY, "h7-h6", "H-2.1", "why-nobody-there"),
    (DUTY, "d3-d4", "H-2.4", "why-must-open"),
    (DUTY, "b1-c1", None, None),
    (f"{WALK}; die=3", "stand", "H-2.2.3.1", "why-not-stand"),
    (f"{WALK}; die=2", "h3-h3", "H-2.2.3.1", "why-ends-where-it-began"),
    (f"{SHORT}; ball=h6; phase=walk; die=3", "l5-o5", "H-2.1", "why-nobody-there"),
    (f"{SHORT}; ball=h6; phase=walk; die=3", "h3-o3", "H-2.2.7", "why-off-court"),
    (f"{WALK}; die=1", "h3-i3", "H-2.2.4", "why-square-taken"),
    (f"{WALK}; die=3", "d3-b4", "H-2.2.6", "why-area"),
    (f"{WALK}; die=3", "a4-o4", "H-2.2.6.1", "why-other-area"),
    (f"{AT_HOME}; die=2", "a4-c4", "H-2.2.6.1", "why-keeper-with-ball"),
    (f"{OUTSIDE}; die=1", "c4-b4", "H-2.2.6.1", "why-keeper-with-ball"),
    (f"{BARRED}; die=2", "h3-h5", "H-2.2.4", "why-way-barred"),
    (f"{WALK}; die=2", "h3-h4", "H-2.2.1", "why-not-that-far"),
    (f"{WALK}; die=6", "c4-c8", "H-2.1", "why-nobody-there"),
    (f"{BALL}; die=2", "h3-h4", "H-1.4.2.1", "why-throw-now"),
    (f"{BALL}; die=2", "stand", "H-1.4.2.1", "why-throw-now"),
    (f"{BALL}; die=2", "keep", "H-1.4.2.2", "why-die-binds"),
    (f"{SHORT}; ball=h3; phase=ball; die=6", ">o3", "H-3.2.3", "why-ball-off-court"),
    (f"{BALL}; die=4", ">h3", "H-3.2.4", "why-ball-back"),
    (f"{CLEARS}; die=2", ">b5", "H-4.3.3", "why-keeper-clears"),
    (f"{BALL}; die=2", ">j3", "H-3.2.5", "why-ball-barred"),
    (f"{BALL}; die=2", ">h4", "H-3.2.2", "why-ball-not-that-far"),
    (f"{BALL}; die=6", ">goal", "H-4.2.2", "why-no-power"),
    (f"{SHOT}; die=3", ">goal", "H-4.2.2.1", "why-shot-barred"),
    (f"{SHOT}; die=2", ">goal", "H-4.2.2", "why-no-power"),
]  # fmt: skip

# Pointed at on the table, one thing after the other: the last of them is the one that cannot be.
POINTED = [
    (f"{WALK}; die=2", "die:die", "H-2.1", "why-die-thrown"),
    (CHOOSE, "piece:A2", "H-1.4.2.2", "why-choose-first"),
    (f"{WALK}; die=2", "cell:e4", "H-2.1", "why-pawn-first"),
    (f"{WALK}; die=2", "piece:ball", "H-2.1", "why-pawn-first"),
    (f"{WALK}; die=2", "cell:goal-b", "H-2.1", "why-pawn-first"),
    (f"{WALK}; die=2", "piece:B3", "H-2.1", "why-nobody-there"),
    (f"{WALK}; die=2", "piece:A2 cell:goal-b", "H-1.3", "why-no-cell"),
    (f"{WALK}; die=2", "piece:A2 piece:A7", "H-2.2.4", "why-square-taken"),
    (f"{WALK}; die=2", "piece:A2 piece:ball", "H-2.2.1", "why-not-that-far"),
    (f"{WALK}; die=3", "piece:A2 piece:ball", "H-2.2.5", "why-take-the-cell"),
    (DUTY, "piece:A3", "H-2.4", "why-must-open"),
    (WALLED, "piece:A2", "H-2.2.4", "why-walled-in"),
    (NARROW, "piece:A2", "H-2.2.1", "why-no-room"),
    (f"{SHUT_UP}; die=5", "piece:A1", "H-2.2.6.1", "why-keeper-no-room"),
    (f"{ROUND}; die=4", "piece:A2", "H-2.2.3.1", "why-only-stand"),
    (f"{BALL}; die=2", "cell:goal-a", "H-3.2.3", "why-own-goal"),
    (f"{BALL}; die=2", "cell:goal-b", "H-4.2.2", "why-no-power"),
    (f"{BALL}; die=2", "cell:centre", "H-1.3", "why-no-cell"),
    (f"{BALL}; die=2", "piece:ball", "H-3.2.4", "why-ball-back"),
    (f"{BALL}; die=1", "piece:B2", "H-3.2.6", "why-take-the-cell"),
    (f"{BALL}; die=2", "piece:B2", "H-3.2.2", "why-ball-not-that-far"),
    (FREE, "piece:A1", "H-4.5.2", "why-field-pawn-takes"),
    (FREE, "piece:B2", "H-4.5.2", "why-taker-first"),
    (FREE, "piece:A2 cell:goal-a", "H-1.3", "why-no-cell"),
    (FREE.replace("i3", "h6"), "piece:A2 piece:B2", "H-4.7.4", "why-take-the-cell"),
    (OWN_HALF, "piece:A7", "H-4.7.2", "why-placed-already"),
    (OWN_HALF, "cell:e4", "H-4.7.2", "why-place-first"),
    (OWES, "piece:A4 piece:A3", "H-4.7.2", "why-place-first"),
    (OWN_HALF, "piece:A3 piece:A4", "H-4.7.2", "why-put-on-taken"),
]  # fmt: skip


def as_it_is(text: str) -> str:
    return text


def second_period(text: str) -> str:
    """The same from the other team: after half-time it has the ends that A had."""
    if ":" in text:
        return re.sub(r"\b([AB])(?=\d)", lambda found: "BA"["AB".index(found[1])], text)
    swapped = re.sub(r"\b([AB])(?=[\d=,;]|$)", lambda found: "BA"["AB".index(found[1])], text)
    swapped = re.sub(r"\b(\d+)-(\d+)\b", r"\2-\1", swapped)
    if "taking=" not in swapped and "restart=" in swapped:
        swapped += "; taking=B"
    return f"{swapped}; period=2"


both = pytest.mark.parametrize("seen", [as_it_is, second_period])


@both
@pytest.mark.parametrize(("position", "text", "clause", "message"), REFUSALS)
def test_the_clause_that_forbids_it(seen, position, text, clause, message):
    told = GAME.parse(seen(position)).why_not(text)
    assert told == (None if clause is None else (clause, message))


@both
@pytest.mark.parametrize(("position", "picks", "clause", "message"), POINTED)
def test_what_is_pointed_at_is_refused_with_its_clause(seen, position, picks, clause, message):
    things = tuple(Pick(*seen(pick).split(":")) for pick in picks.split())
    assert GAME.parse(seen(position)).why_not_pick(things) == (clause, message)


def test_every_refusal_is_shown():
    texts = (GAME.spec.folder / "text" / "en.ftl").read_text("utf-8")
    shown = {message for *_, message in [*REFUSALS, *POINTED] if message}
    assert shown == set(re.findall(r"^(why-[a-z-]+) =", texts, re.MULTILINE))
