"""Why not? Every refusal that there is, with the clause it names."""

from __future__ import annotations

import re

import pytest

import debut
from debut.kernel.views import Pick
from tests.games.but.bench import turned

GAME = debut.game("but")
NOBODY = "-,-,-,-,-,-,-,-,-,-,-"
TURN = "side=A; turns=8; played=4-4; first=A"
BACK = "1.1,2.1,3.1,4.1,5.1,1.17,2.17,3.17,4.17"
FAR = "25.9,25.1,24.1,23.1,22.1,21.1,25.17,24.17,23.17,22.17,21.17"
# A's keeper at home, the 11 to be told, all others out of the way; nobody of B near.
MEN = f"A=2.9,{BACK},12.9; B={FAR}"
PLAY = f"{TURN}; phase=play; throws=1"
OURS = f"{MEN}; ball=12.9; {PLAY}"
LOOSE = f"{MEN}; ball=12.6; {PLAY}"
# B's 9 has the ball, three squares from A's 11.
THEIRS = f"{MEN.replace('23.17', '15.9')}; ball=15.9; {PLAY}"
HELD = THEIRS.replace("12.9", "14.9")
# The 11 is walled in by his own; a ring around B's 9.
WALL = "11.8,12.8,13.8,11.9,13.9,11.10,12.10,13.10,4.17"
WALLED = f"A=2.9,{WALL},12.9; B={FAR}; ball=20.9; {PLAY}"
RING = "14.8,15.8,16.8,14.9,16.9,14.10,15.10,16.10,4.17"
RINGED = f"A=2.9,{RING},12.9; B={FAR.replace('23.17', '15.9')}; ball=15.9; {PLAY}"
# Four of his own between the 11 and the holder, and the side line: no way round in time.
BARRED = (
    "A=2.9,1.1,2.1,3.1,13.1,13.2,13.3,13.4,13.5,4.17,12.1; "
    f"B={FAR.replace('23.17', '15.1')}; ball=15.1; {PLAY}"
)
KEEPER = f"{MEN}; ball=2.9; {PLAY}"
IDLE = f"{KEEPER}; dice=3.-; movers=-,1"
FREE_KICK = f"{OURS}; dice=3.4; kicker=11"
KEEPERS_KICK = f"{KEEPER}; dice=3.4; kicker=1"
# B's 9 has the ball in A's area.
AT_HOME = f"{MEN.replace('23.17', '3.6')}; ball=3.6; {PLAY}"
EDGE = f"{MEN.replace('23.17', '4.6')}; ball=4.6; {PLAY}".replace("A=2.9", "A=3.6")
BEFORE = f"{MEN}; ball=8.9; {TURN}; phase=keeper"
SHUT_IN = BEFORE.replace("A=2.9", "A=1.9").replace(
    BACK, "1.8,2.8,2.9,1.10,2.10,1.17,2.17,3.17,4.17"
)
BEHIND = BEFORE.replace("A=2.9", "A=1.9").replace(BACK, "1.8,2.8,2.9,2.10,5.1,1.17,2.17,3.17,4.17")
FORMATION = f"A={NOBODY}; B={NOBODY}; ball=none; phase=formation; side=A; first=B"
PLACE = "ball=none; phase=place; placing=free"
FIRST = f"A=2.9,5.4,-,-,-,-,-,-,-,-,-; B={NOBODY}; {PLACE}; side=A; first=B; homeA=2.9,5.4"
FIRST += ",5.5,5.11,5.7,8.7,9.13,8.11,10.12,10.6,9.3"
EMPTY = f"A={NOBODY}; B={NOBODY}; {PLACE}; side=A; first=B"
KICKS_OFF = (
    "A=2.9,-,-,-,-,-,-,-,13.9,-,-; B=25.9,21.4,21.14,21.7,21.11,18.11,17.5,18.7,16.6,16.12,17.15; "
    f"{PLACE}; side=A; first=A; homeA=2.9,5.14,5.4,5.11,5.7,8.7,9.13,8.11,13.9,10.6,9.3"
)
MISSED = (
    f"A=2.9,{BACK},23.8; B={FAR.replace('23.17', '22.8')}; ball=25.9; side=B; phase=put; "
    "kicker=11; turns=9; played=4-5; first=A"
)
# A's 11 before B's goal; an opponent on the line of the marked shot.
SHOOTS = f"A=2.9,{BACK},21.9; B={FAR.replace('25.9', '25.13')}; ball=21.9; {PLAY}"
GUARDED = SHOOTS.replace("23.17", "23.9")

REFUSALS = [
    (FORMATION, "same", "B-2.2", "why-formation-first"),
    (FORMATION, "2@5.5", "B-2.2", "why-formation-first"),
    (FIRST, "end", "B-2.2.2", "why-place-first"),
    (FIRST, "4-4-2", "B-2.2.2", "why-singly"),
    (EMPTY, "same", "B-2.3.2", "why-same"),
    (f"{EMPTY}; half=2; played=10-10".replace("first=B", "first=A"), "same", None, None),
    (KICKS_OFF, "9@10.9", "B-2.2.3", "why-nine-stands"),
    (KICKS_OFF, "2@12.9", None, None),
    (FIRST, "2@6.6", "B-2.2.2", "why-placed-already"),
    (FIRST, "4@6.6", "B-2.2.2", "why-in-order"),
    (FIRST, "3@5.4", "B-1.4.1", "why-put-on-taken"),
    (EMPTY, "1@5.9", "B-2.2.2", "why-keeper-placed"),
    (FIRST, "3@13.2", "B-2.2.2", "why-own-half"),
    (FIRST, "3@12.9", "B-2.2.2", "why-circle"),
    (MISSED, "end", "B-7.4.2", "why-put-taker"),
    (MISSED, "9@12.9", "B-7.4.2", "why-put-taker"),
    (MISSED, "11@2.9", "B-1.4.1", "why-put-on-taken"),
    (MISSED, "11@24.9", "B-7.4.2", "why-outside-area"),
    (f"{OURS}; dice=3.4", "wm", "B-2.2", "why-no-placing-now"),
    (f"{OURS}; dice=3.4", "stay", "B-3.1", "why-no-stay-now"),
    (BEFORE, "end", "B-3.1", "why-keeper-first"),
    (BEFORE, "1-2.9", "B-3.1", "why-stay"),
    (BEFORE, "1-2.12", "B-3.1", "why-two-steps"),
    (BEFORE, "1-5.9", "B-3.1.1", "why-keeper-area"),
    (BEHIND, "1-2.9", "B-3.1.1", "why-square-taken"),
    (BEHIND, "1-3.9", "B-3.1.1", "why-way-barred"),
    (f"{OURS}; dice=-.4; movers=10,-", "b11-12.8", "B-3.2.2", "why-die-used"),
    (f"{OURS}; dice=3.-; movers=-,10", "y11-12.8", "B-3.2.2", "why-die-used"),
    (f"{OURS}; dice=3.-; movers=-,10", "b10-4.16", "B-3.2.2", "why-one-die"),
    (f"{OURS}; dice=3.-; movers=-,11", "b11-12.8", "B-3.2.2", "why-one-die"),
    (f"{OURS}; dice=3.-; movers=-,11", "shot-e", "B-3.2.2", "why-one-die"),
    (f"{OURS}; dice=3.-; movers=-,11; taker=11", "shot-e", None, None),
    (FREE_KICK, "b10-4.16", "B-7.3", "why-free-kick-die"),
    (FREE_KICK, "y11-12.8", "B-7.3.1", "why-kicker-no-yellow"),
    (FREE_KICK, "y10-4.16", None, None),
    (FREE_KICK, "end", "B-7.3", "why-free-kick-first"),
    (FREE_KICK, ">10", "B-7.3", "why-free-kick-shot"),
    (FREE_KICK, "clear-e", "B-5.5", "why-keeper-clears"),
    (KEEPERS_KICK, "clear-e", "B-7.3.2", "why-free-kick-shot"),
    (KEEPERS_KICK, ">2", "B-7.3.2", "why-free-kick-shot"),
    (f"{KEEPER}; dice=3.4", "b10-4.16", "B-3.5", "why-keepers-die"),
    (f"{KEEPER}; dice=3.4", "b1-2.8", "B-3.5", "why-keepers-die"),
    (f"{KEEPER}; dice=3.4", "y1-2.8", "B-3.5.1", "why-keeper-yellow"),
    (f"{KEEPER}; dice=3.4", "y10-4.16", None, None),
    (f"{KEEPER}; dice=3.4", "end", "B-3.5", "why-keeper-must-play"),
    (IDLE, "b10-4.16", "B-3.5.2", "why-die-idle"),
    (IDLE, "shot-e", "B-3.5.2", "why-die-idle"),
    (IDLE, "end", None, None),
    (f"{OURS}; dice=3.4", "b11-12.9", "B-4.1.2", "why-ends-where-it-began"),
    (f"{OURS}; dice=3.4", "b10-3.17", "B-4.1.1", "why-square-taken"),
    (f"{THEIRS}; dice=3.4", "b11-15.9", "B-4.5.1", "why-take-beside"),
    (f"{OURS}; dice=3.4", "b11-16.9", "B-4.1", "why-not-that-far"),
    (f"{WALLED}; dice=3.4", "b11-14.9", "B-4.1.1", "why-way-barred"),
    (f"{OURS}; dice=3.4", "b1-5.9", "B-4.4", "why-keeper-area"),
    (f"{OURS}; dice=2.4", "b1-2.14", "B-4.4", "why-keeper-not-that-far"),
    (f"{OURS}; dice=3.4", "b1-2.14", None, None),
    (f"{LOOSE}; dice=3.4", "b11x12.7", "B-4.5", "why-loose-ball"),
    (f"{OURS}; dice=3.4", "b10x12.8", "B-4.5", "why-own-ball"),
    (f"{MEN}; ball=25.9; {PLAY}; dice=3.4", "b11x25.8", "B-4.5.4", "why-not-from-keeper"),
    (f"{MEN}; ball=25.9; {PLAY}; dice=3.4", "b11x12.8", "B-4.5.4", "why-not-from-keeper"),
    (f"{THEIRS}; dice=4.4", "b11x13.9", "B-4.5.1", "why-beside-holder"),
    (f"{THEIRS}; dice=4.4", "b11x14.9", None, None),
    (f"{THEIRS}; dice=3.4", "b11x14.9", "B-4.5.1", "why-take-price"),
    (f"{THEIRS}; dice=4.4", "b11x16.9", "B-4.5.1", "why-take-price"),
    (f"{THEIRS}; dice=4.-; movers=-,11", "b11x14.9", "B-3.2.2", "why-one-die"),
    (f"{HELD}; dice=2.4", "b11x14.9", None, None),
    (f"{RINGED}; dice=6.4", "b11x14.9", "B-4.5.1", "why-beside-taken"),
    (f"{BARRED}; dice=4.2", "b11x14.1", "B-4.5", "why-take-barred"),
    (f"{THEIRS}; dice=6.4", "b1x14.9", "B-4.5.3", "why-keeper-takes-at-home"),
    (f"{EDGE}; dice=6.4", "b1x5.6", "B-4.5.3", "why-keeper-area"),
    (f"{AT_HOME}; dice=1.4", "b1x3.7", "B-4.5.3", "why-keeper-price"),
    (f"{AT_HOME}; dice=2.4", "b1x3.7", None, None),
    (f"{LOOSE}; dice=3.4", "shot-e", "B-5.1", "why-no-ball"),
    (f"{THEIRS}; dice=3.4", ">10", "B-5.1", "why-no-ball"),
    (f"{OURS}; dice=-.4; movers=10,-", "shot-e", "B-3.2.1", "why-black-only"),
    (f"{OURS}; dice=-.4; movers=10,-", ">10", "B-3.2.1", "why-black-only"),
    (f"{OURS}; dice=3.4", ">11", "B-5.2", "why-pass-to-mate"),
    (f"{OURS}; dice=3.4", ">2", "B-5.1", "why-not-in-line"),
    (f"{OURS}; dice=4.4", ">1", "B-5.2", "why-pass-too-far"),
    (f"{OURS}; dice=5.4", ">1", None, None),
    (f"{OURS}; dice=3.4", "clear-e", "B-5.5", "why-keeper-clears"),
    (f"{KEEPER}; dice=3.4", "clear-n", "B-5.5", "why-clear-forward"),
    (f"{KEEPER}; dice=3.4", "clear-w", "B-5.5", "why-clear-forward"),
    (f"{KEEPER}; dice=3.4", "clear-e", None, None),
]  # fmt: skip

# Pointed at on the table, one thing after the other: the last of them is the one that cannot be.
POINTED = [
    (FORMATION, "piece:A2", "B-2.2", "why-formation-first"),
    (FIRST, "piece:A4", "B-2.2.2", "why-in-order"),
    (FIRST, "piece:A2", "B-2.2.2", "why-placed-already"),
    (FIRST, "piece:B2", "B-2.2.2", "why-place-first"),
    (FIRST, "piece:A3 piece:A4", "B-2.2.2", "why-place-first"),
    (FIRST, "piece:A3 piece:A2", "B-1.4.1", "why-put-on-taken"),
    (FIRST, "piece:A3 cell:12.9", "B-2.2.2", "why-circle"),
    (FIRST, "piece:A3 cell:goal-7-a", "B-1.3", "why-no-square"),
    (MISSED, "cell:24.9", "B-7.4.2", "why-outside-area"),
    (MISSED, "piece:A11", "B-7.4.2", "why-put-taker"),
    (MISSED, "piece:B1", "B-1.4.1", "why-put-on-taken"),
    (BEFORE, "die:black", "B-3.1", "why-keeper-first"),
    (BEFORE, "piece:A11", "B-3.1", "why-keeper-first"),
    (BEFORE, "piece:B1", "B-3.1", "why-keeper-first"),
    (BEFORE, "piece:A1 cell:5.9", "B-3.1.1", "why-keeper-area"),
    (BEFORE.replace("8.9", "3.8"), "piece:A1 piece:ball", "B-4.3", "why-take-the-cell"),
    (SHUT_IN, "piece:A1", "B-3.1.1", "why-walled-in"),
    (f"{OURS}; dice=3.4", "piece:A11", "B-3.2", "why-die-first"),
    (f"{OURS}; dice=3.4", "cell:12.8", "B-3.2", "why-die-first"),
    (f"{OURS}; dice=3.4", "piece:A11 cell:12.8", "B-3.2", "why-die-first"),
    (f"{FREE_KICK}", "piece:A11 die:yellow", "B-7.3.1", "why-kicker-no-yellow"),
    (f"{OURS}; dice=3.-; movers=-,10", "piece:A10", "B-3.2.2", "why-one-die"),
    (f"{OURS}; dice=3.-; movers=-,10", "piece:A11 cell:17.9", "B-5.3", "why-shot-exact"),
    (f"{OURS}; dice=3.-; movers=-,10", "die:yellow", "B-3.2.2", "why-die-used"),
    (IDLE, "die:black", "B-3.5.2", "why-die-idle"),
    (f"{OURS}; dice=3.4", "die:black cell:12.8", "B-3.2.1", "why-figure-first"),
    (f"{OURS}; dice=3.4", "die:black piece:ball", "B-3.2.1", "why-figure-first"),
    (f"{OURS}; dice=3.4", "die:black piece:B2", "B-3.2.1", "why-own-figure"),
    (f"{OURS}; dice=3.4", "die:black piece:A11 die:yellow", "B-3.2.2", "why-where-to"),
    (f"{OURS}; dice=3.-; movers=-,10", "die:black piece:A10", "B-3.2.2", "why-one-die"),
    (f"{FREE_KICK}", "die:yellow piece:A11", "B-7.3.1", "why-kicker-no-yellow"),
    (f"{WALLED}; dice=3.4", "die:yellow piece:A11", "B-4.1.1", "why-walled-in"),
    (f"{OURS}; dice=3.4", "die:yellow piece:A11 cell:goal-7-b", "B-4.1.1", "why-off-pitch"),
    (f"{OURS}; dice=3.4", "die:yellow piece:A11 cell:17.9", "B-4.1", "why-not-that-far"),
    (f"{OURS}; dice=3.4", "die:yellow piece:A11 piece:A10", "B-4.1.1", "why-square-taken"),
    (f"{LOOSE}; dice=3.4", "die:black piece:A11 piece:ball", "B-4.3", "why-take-the-cell"),
    (f"{LOOSE}; dice=2.4", "die:black piece:A11 piece:ball", "B-4.1", "why-not-that-far"),
    (f"{THEIRS}; dice=4.3", "die:black piece:A11 piece:ball", "B-4.5", "why-point-at-holder"),
    (f"{THEIRS}; dice=4.3", "die:yellow piece:A11 piece:B9", "B-4.5", "why-take-price"),
    (f"{THEIRS}; dice=4.3", "die:yellow piece:A11 piece:ball", "B-4.5", "why-take-price"),
    (f"{THEIRS}; dice=4.3", "die:black piece:A11 piece:B9 cell:13.9",
     "B-4.5.1", "why-beside-holder"),
    (f"{RINGED}; dice=6.4", "die:black piece:A11 piece:B9", "B-4.5.1", "why-none-beside"),
    (f"{OURS}; dice=3.4", "die:black piece:A11 piece:A2", "B-5.1", "why-not-in-line"),
    (f"{OURS}; dice=3.4", "die:black piece:A11 cell:17.9", "B-5.3", "why-shot-exact"),
    (f"{OURS}; dice=3.4", "die:black piece:A11 cell:18.10", "B-5.1", "why-not-in-line"),
    (f"{OURS}; dice=3.4", "die:black piece:A11 piece:A11", "B-5.2", "why-pass-to-mate"),
    (f"{THEIRS}; dice=3.4".replace("ball=15.9", "ball=12.9"), "die:black piece:A11 piece:B9",
     "B-5.3.1", "why-take-the-cell"),
    (f"{THEIRS}; dice=3.4".replace("ball=15.9", "ball=12.9"), "die:black piece:A11 cell:18.9",
     "B-5.3.1", "why-stopped-before"),
    (f"{KEEPER}; dice=3.4", "die:black piece:A1 cell:4.9", "B-5.3", "why-shot-exact"),
    (f"{SHOOTS}; dice=2.4", "die:black piece:A11 cell:goal-9-b", "B-5.4", "why-goal-too-far"),
    (f"{GUARDED}; dice=3.4", "die:black piece:A11 cell:goal-9-b", "B-5.3.1", "why-stopped-before"),
    (f"{SHOOTS}; dice=3.4", "die:black piece:A11 cell:goal-8-b", "B-5.1", "why-not-in-line"),
]  # fmt: skip


def thing(seen, text: str) -> Pick:
    """A goal's squares are numbered by their rows from the other end."""
    if text.startswith("cell:goal") and seen is turned:
        _, row, end = text.split("-")
        return Pick("cell", f"goal-{18 - int(row)}-{'ba'['ab'.index(end)]}")
    kind, name = text.split(":")
    return Pick(kind, seen(name))


both = pytest.mark.parametrize("seen", [str, turned], ids=["A", "B"])


@both
@pytest.mark.parametrize(("position", "text", "clause", "message"), REFUSALS)
def test_the_clause_that_forbids_it(seen, position, text, clause, message):
    told = GAME.parse(seen(position)).why_not(seen(text))
    assert told == (None if clause is None else (clause, message))


@both
@pytest.mark.parametrize(("position", "picks", "clause", "message"), POINTED)
def test_what_is_pointed_at_is_refused_with_its_clause(seen, position, picks, clause, message):
    things = tuple(thing(seen, pick) for pick in picks.split())
    assert GAME.parse(seen(position)).why_not_pick(things) == (clause, message)


def test_every_refusal_is_shown():
    texts = (GAME.spec.folder / "text" / "en.ftl").read_text("utf-8")
    shown = {message for *_, message in [*REFUSALS, *POINTED] if message}
    assert shown == set(re.findall(r"^(why-[a-z-]+) =", texts, re.MULTILINE))
