"""What perfect play of Super Goal! shows, for its page: ``python -m tools.solved_page``.

All but the champion die's table comes from the solution alone and takes some seconds; that one is
made of matches of Perfect against itself, and takes about a minute.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from statistics import fmean

from debut.bots import PERFECT
from debut.bots.solve import Solution, solve
from debut.games.supergoal.board import CHAMPION_PLAY, DICE, LINES, SHOOT
from debut.kernel.game import State, restored
from debut.kernel.registry import game
from debut.kernel.text import slug
from debut.lab.page_blocks import put_in_page
from tools.regret_page import NAME, PAGE, moment, percent, play_all

FACES = tuple(face for face, _ in DICE["champion"])
# Left and right are the same: a row of the tables stands for both.
ROWS = {"a": "a, e", "b": "b, d", "c": "c"}
# The attacker is to choose; half of the second half is over.
HALFWAY = "half=2; throws=25"
LATE = "half=2; throws=48"
SITUATIONS = {
    "halfway, level": HALFWAY,
    "two throws left, a goal behind": f"{LATE}; score=0-1",
    "two throws left, level": LATE,
    "two throws left, a goal ahead": f"{LATE}; score=1-0",
}
SHOOTING_LINES = range(9, LINES + 1)
MATCHES = 400


def positions(square: str, situation: str) -> list[State]:
    """With the champion die on either side and every face of it."""
    text = f"attack=A; ball={square}; phase=choose; {situation}"
    return [
        game(NAME).parse(f"{text}; champion={holder}:{face}") for holder in "AB" for face in FACES
    ]


def share(worth: float) -> float:
    return (1 + worth) / 2


def coin_table(solution: Solution) -> str:
    """What the coin brings, and then each face of the champion die to its holder."""
    won = solution.start.play(0)
    say = game(NAME).text("en").say
    rows = {"the coin": solution.value(won)}
    faces = solution.values(won)
    for face, name in enumerate(FACES):
        rows[f"champion die: {say(f'face-champion-{slug(name)}')}"] = faces[face]
    lines = [f"| {what} | {percent(share(worth))} |" for what, worth in rows.items()]
    return "\n".join(["| won at kick-off | share of the points |", "| --- | --- |", *lines])


def square_table(solution: Solution) -> str:
    """The attacker's share by square, over all that the champion die may be."""
    lines = [
        f"| | {' | '.join(map(str, range(1, LINES + 1)))} |",
        "| --- |" + " --- |" * LINES,
    ]
    for column, called in ROWS.items():
        shares = [
            fmean(share(solution.value(state)) for state in positions(f"{column}{line}", HALFWAY))
            for line in range(1, LINES + 1)
        ]
        lines.append(f"| {called} | {' | '.join(f'{100 * one:.1f}' for one in shares)} |")
    return "\n".join(lines)


def shot_table(solution: Solution) -> str:
    """A shot less the best of the rest, of 100 points; what is worth it stands out."""
    lines = [
        f"| | | {' | '.join(f'line {line}' for line in SHOOTING_LINES)} |",
        "| --- | --- |" + " --- |" * len(SHOOTING_LINES),
    ]
    for called, situation in SITUATIONS.items():
        for column, row in ROWS.items():
            squares = [positions(f"{column}{line}", situation) for line in SHOOTING_LINES]
            told = [shot_gain(solution, states) for states in squares]
            lines.append(f"| {called} | {row} | {' | '.join(told)} |")
    return "\n".join(lines)


def shot_gain(solution: Solution, states: list[State]) -> str:
    if SHOOT not in states[0].actions():
        return "–"
    mean = fmean(gain(solution, state, SHOOT) for state in states)
    told = f"{mean:+.2f}".replace("-", "−")
    return f"**{told}**" if mean > 0 else told


def gain(solution: Solution, state: State, action: int) -> float:
    """What an action has before all others of whoever decides, of 100 points."""
    values = solution.values(state)
    own = values.pop(action)
    if state.turn == 0:
        return 50 * (own - max(values.values()))
    return 50 * (min(values.values()) - own)


def champion_table(gains: Mapping[str, list[float]], matches: int) -> str:
    """How often each face could be played, and was: where that is better than to keep it."""
    lines = [
        "| face | chances a match | played | better by | else kept for |",
        "| --- | --- | --- | --- | --- |",
    ]
    say = game(NAME).text("en").say
    for face in FACES:
        found = gains[face]
        played, kept = [one for one in found if one > 0], [-one for one in found if one <= 0]
        lines.append(
            f"| {say(f'face-champion-{slug(face)}')} | {len(found) / matches:.1f} |"
            f" {100 * len(played) / max(len(found), 1):.0f} % | {mean_points(played)} |"
            f" {mean_points(kept)} |"
        )
    return "\n".join(lines)


def mean_points(values: list[float]) -> str:
    return f"{fmean(values):.1f}" if values else "–"


def champion_gains(solution: Solution, matches: int) -> dict[str, list[float]]:
    """By face: what playing the die was worth each time that Perfect could, against itself."""
    chances = [
        state
        for match in play_all(PERFECT, PERFECT, solution.options, matches)
        for state in (restored(NAME, record) for record, _ in match.decisions)
        if CHAMPION_PLAY in state.actions()
    ]
    gains: dict[str, list[float]] = defaultdict(list)
    for state in sorted(chances, key=moment):
        gains[FACES[state.record.champion]].append(gain(solution, state, CHAMPION_PLAY))
    return gains


def cheap_blocks(solution: Solution) -> dict[str, str]:
    return {
        "coin": coin_table(solution),
        "squares": square_table(solution),
        "shots": shot_table(solution),
    }


def main() -> None:
    solution = solve(game(NAME))
    blocks = cheap_blocks(solution)
    blocks["champion"] = champion_table(champion_gains(solution, MATCHES), MATCHES)
    for name, table in blocks.items():
        put_in_page(PAGE, name, table)


if __name__ == "__main__":
    main()
