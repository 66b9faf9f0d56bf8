"""What an action or a throw of BUT leads to, slowly and straight from the rule page."""

from __future__ import annotations

from tests.games.but.second import (
    AREA,
    BLACK,
    CENTRE,
    CENTRE_FORWARD,
    CIRCLE,
    GOAL_LINE,
    GOAL_ROWS,
    HALF,
    KEEPER,
    MOST_THROWS,
    NUMBERS,
    PITCH,
    WAYS,
    YELLOW,
    Position,
    Square,
    ends,
    formation,
    keepers_side,
    line,
    nearest_free,
    offenders,
    offside,
    other,
    square,
    steps,
    to_place,
    walks,
)

MOST_BY_CLOCK = 500


def after(position: Position, action: str) -> Position:
    """The position that an action or a throw leads to."""
    p = position.copy()
    match p.phase:
        case "lot":
            p.first = action
            ask_places(p)
        case "formation":
            p.home[p.side] = list(formation(action, p.side))
            p.men[p.side] = list(p.home[p.side])
            next_places(p)
        case "place":
            placed(p, action)
        case "keeper":
            if action != "stay":
                walk(p, keepers_side(p), KEEPER, square(action.removeprefix("1-")), 2)
            p.phase = "throw"
        case "throw":
            thrown(p, int(action[1]), int(action[3]))
        case "penalty":
            penalty(p, int(action))
        case "put":
            p.men[other(p.side)][p.kicker - 1] = square(action.split("@")[1])
            p.kicker = 0
            begin_turn(p, p.side)
        case _:
            play(p, action)
    return p


# 2. Placing.
def ask_places(p: Position) -> None:
    """B-2.2: the side that does not kick off comes first."""
    p.men = {side: [None] * len(NUMBERS) for side in "AB"}
    p.ball = None
    p.side = other(p.kicks_off())
    p.phase = "formation" if p.placing == "formation" else "place"


def next_places(p: Position) -> None:
    if p.side == p.kicks_off():
        kick_off(p, p.side)
    else:
        p.side = p.kicks_off()
        if p.phase == "place":
            p.men[p.side][CENTRE_FORWARD - 1] = CENTRE  # B-2.2.3


def placed(p: Position, action: str) -> None:
    if action != "same":
        number, at = action.split("@")
        p.men[p.side][int(number) - 1] = p.home[p.side][int(number) - 1] = square(at)
        if p.side == p.kicks_off():
            p.home[p.side][CENTRE_FORWARD - 1] = CENTRE  # B-2.2.3
        if to_place(p, p.side):
            return
    else:
        p.men[p.side] = list(p.home[p.side])
        if p.side != p.kicks_off():
            leave_circle(p, p.side)
    next_places(p)


def leave_circle(p: Position, side: str) -> None:
    """B-2.3.1"""
    away = [n for n in NUMBERS if p.home[side][n - 1] in CIRCLE]
    for number in away:
        p.men[side][number - 1] = None
    for number in away:
        kept = p.home[side][number - 1]
        assert kept is not None
        where = HALF[side] - CIRCLE
        p.men[side][number - 1] = nearest_free(p, side, number, kept, where)


def kick_off(p: Position, side: str) -> None:
    """B-2.2.1, 2.3"""
    p.men = {s: list(p.home[s]) for s in "AB"}
    p.men[side][CENTRE_FORWARD - 1] = CENTRE
    p.ball = CENTRE
    leave_circle(p, other(side))
    begin_turn(p, side)


# 3. Turns and time.
def begin_turn(p: Position, side: str) -> None:
    p.side, p.throws, p.extra = side, 0, False
    before_throw(p)


def before_throw(p: Position) -> None:
    p.dice, p.movers, p.taker = {BLACK: 0, YELLOW: 0}, {BLACK: 0, YELLOW: 0}, 0
    p.phase = "keeper" if keepers_side(p) else "throw"


def thrown(p: Position, black: int, yellow: int) -> None:
    p.throws += 1
    fouls = offenders(p)
    theirs = other(p.side)
    if fouls and 1 in (black, yellow):
        if p.ball in AREA[p.side]:  # B-7.4
            p.phase, p.kicker = "penalty", p.holder(theirs)
            p.dice = {BLACK: black, YELLOW: yellow}
            return
        go_back(p, p.side, fouls[0])
        p.kicker = p.holder(theirs)  # B-7.3
        turn_over(p, theirs)
        return
    p.phase, p.dice = "play", {BLACK: black, YELLOW: yellow}


def throw_over(p: Position) -> None:
    """B-3.3, 3.4: no die is left."""
    if p.extra and p.throws < MOST_THROWS:
        p.extra = False
        before_throw(p)
    else:
        turn_over(p, other(p.side))


def half_is_over(p: Position) -> bool:
    most = MOST_BY_CLOCK if p.clock == "real" else p.length
    return p.turns >= most or p.whistle


def turn_over(p: Position, following: str) -> None:
    count_turn(p)
    if half_is_over(p):
        half_over(p)
    else:
        begin_turn(p, following)


def count_turn(p: Position) -> None:
    p.turns += 1
    p.played[p.side] += 1


def half_over(p: Position) -> None:
    p.dice, p.movers, p.taker = {BLACK: 0, YELLOW: 0}, {BLACK: 0, YELLOW: 0}, 0
    p.throws, p.extra, p.kicker, p.whistle = 0, False, 0, False
    if p.half == 1:  # B-1.2.1
        p.half, p.turns = 2, 0
        ask_places(p)
        return
    lead = p.score["A"] - p.score["B"]  # B-1.1
    winner = "draw" if lead == 0 else "A" if lead > 0 else "B"
    p.phase, p.side, p.result = "over", "A", f"{winner}:full-time"


# 3 to 5. What the dice do.
def play(p: Position, action: str) -> None:
    if action == "end":
        throw_over(p)
        return
    turn = p.turns
    if action.startswith((">", "shot", "clear")):
        ball_play(p, action)
    else:
        move(p, action)
    if p.turns == turn and p.phase == "play" and not any(p.dice.values()):
        throw_over(p)


def use(p: Position, die: str, number: int) -> int:
    shows = p.dice[die]
    p.dice[die], p.movers[die] = 0, number
    return shows


def move(p: Position, action: str) -> None:
    die, rest = action[0], action[1:]
    if "x" in rest:
        number, at = rest.split("x")
        use(p, die, int(number))
        p.men[p.side][int(number) - 1] = p.ball = square(at)  # B-4.5.1
        p.taker = int(number)
        return
    number, at = rest.split("-")
    shows = use(p, die, int(number))
    picks = walks(p, int(number))[shows][square(at)]
    p.men[p.side][int(number) - 1] = square(at)
    if picks:
        p.ball = square(at)


def walk(p: Position, side: str, number: int, at: Square, most: int) -> None:
    picks = ends(p, side, number, (most,))[most][at]
    p.men[side][number - 1] = at
    if picks:
        p.ball = at


def ball_play(p: Position, action: str) -> None:
    holder = p.holder(p.side)
    start = p.at(p.side, holder)
    shows = use(p, BLACK, holder)
    p.kicker = 0
    if action.startswith(">"):
        passed(p, start, int(action[1:]))
        return
    kind, way = action.split("-")
    flight = line(start, way, (3 if kind == "clear" else 2) * shows)
    for before, at in zip([start, *flight], flight, strict=False):
        if at not in PITCH:
            left(p, before, at)
            return
        if kind == "shot" and at in p.of(other(p.side)):
            p.ball = at  # B-5.3.1
            turn_over(p, other(p.side))
            return
    p.ball = flight[-1]
    if p.holder(other(p.side)):
        turn_over(p, other(p.side))  # B-5.5.1
    elif p.holder(p.side):
        received(p)


def passed(p: Position, start: Square, number: int) -> None:
    to = p.at(p.side, number)
    (crossed,) = (way for w in WAYS if to in (way := line(start, w, steps(start, to))))
    theirs = [at for at in crossed if at in p.of(other(p.side))]
    if theirs:
        p.ball = theirs[0]  # B-5.2.2
        turn_over(p, other(p.side))
        return
    p.ball = to
    if received(p):
        p.extra = p.throws < MOST_THROWS  # B-3.3


def received(p: Position) -> bool:
    """B-7.1, 7.1.2: whether whoever of the side has got the ball may keep it."""
    number = p.holder(p.side)
    if not offside(p, number):
        return True
    spot, theirs = p.at(p.side, number), other(p.side)
    go_back(p, p.side, number)
    p.kicker = put_nearest(p, theirs, spot)
    turn_over(p, theirs)
    return False


def goal(p: Position, side: str) -> None:
    p.score[side] += 1
    count_turn(p)
    if half_is_over(p):
        half_over(p)
    else:
        kick_off(p, other(side))  # B-2.3


# 6. Off the pitch.
def left(p: Position, last: Square, beyond: Square) -> None:
    theirs = other(p.side)
    if 1 <= beyond[0] <= 25:
        put_nearest(p, theirs, last)  # B-6.1
        turn_over(p, theirs)
        return
    owner = "A" if beyond[0] < 1 else "B"
    if beyond[1] in GOAL_ROWS:
        goal(p, other(owner))  # B-5.4, 5.4.1
        return
    if owner == p.side:  # B-6.3
        put_nearest(p, theirs, (GOAL_LINE[owner], 1 if beyond[1] < CENTRE[1] else 17))
    else:
        p.ball = p.at(theirs, KEEPER)  # B-6.2
    turn_over(p, theirs)


def put_nearest(p: Position, side: str, spot: Square) -> int:
    """B-6.5, 6.6: puts the nearest field figure of a side there with the ball; its number."""
    field = [n for n in NUMBERS if n != KEEPER]
    number = min(field, key=lambda n: (steps(p.at(side, n), spot), n))
    p.ball = p.men[side][number - 1] = nearest_free(p, side, number, spot, PITCH)
    return number


# 7. Fouls and penalties.
def go_back(p: Position, side: str, number: int) -> None:
    """B-7.2.2"""
    column, row = p.at(side, number)
    back = -1 if side == "A" else 1
    behind = [(column + back * count, row) for count in (5, 4, 3, 2, 1)]
    free = [at for at in behind if at in PITCH and at not in p.taken()]
    if free:
        p.men[side][number - 1] = free[0]


def penalty(p: Position, die: int) -> None:
    p.dice = {BLACK: 0, YELLOW: 0}
    if die > 1:  # B-7.4.1
        p.kicker = 0
        goal(p, other(p.side))
        return
    count_turn(p)
    if half_is_over(p):
        half_over(p)  # B-7.4.3
        return
    middle = (GOAL_LINE[p.side], 9)  # B-7.4.2
    p.ball = p.men[p.side][KEEPER - 1] = nearest_free(p, p.side, KEEPER, middle, PITCH)
    p.phase, p.throws = "put", 0
