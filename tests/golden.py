"""Stored facts about each game: perft counts, order of actions, and readable playthroughs.

``make golden`` writes them anew from the code; read the difference before you commit it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path

import debut
from debut.kernel.content.commentary import Commentary
from debut.kernel.testing import random_action
from tests.helpers import short

GAMES = Path(__file__).parent / "games"


def perft_file(name: str) -> Path:
    return GAMES / name / "perft" / "perft.json"


def playthrough_files(name: str) -> list[Path]:
    return sorted((GAMES / name / "playthroughs").glob("*.txt"))


def perft_row(game: debut.Game, position: str, depths: int) -> dict[str, object]:
    """One position: its actions in order, leaves and probability mass for every depth."""
    state = game.parse(position)
    counts = [game.perft(state, depth) for depth in range(1, depths + 1)]
    return {
        "position": position,
        "actions": [state.notate(action) for action in state.actions()],
        "leaves": [count.leaves for count in counts],
        "mass": [round(count.mass, 9) for count in counts],
    }


def playthrough(game: debut.Game, header: str) -> str:
    """A match told ply by ply; the header line holds the seed, the options, and how many plies of
    a long one."""
    words = dict(word.split("=", 1) for word in header.removeprefix("# ").split())
    dice = random.Random(int(words.pop("seed")))
    plies = int(words.pop("plies", game.spec.longest))
    state = game.start(**words)
    commentary = Commentary(game.text("en").say)
    lines = [header, ""]
    for _ in range(plies):
        if state.turn == debut.OVER:
            break
        actions = state.actions()
        action = random_action(state, dice)
        who = "dice" if state.turn == debut.CHANCE else "AB"[state.turn]
        lines.append(str(state))
        lines.append(f"  {who}: {state.notate(action)}")
        if len(actions) > 1 and state.turn != debut.CHANCE:
            named = state.allowed() if short(game.id) else ", ".join(map(state.notate, actions))
            lines.append(f"     of {named}")
        state = state.play(action)
        lines += [f"     {line}" for line in commentary.tell(state.events)]
    lines += [str(state), f"  {state.result}", ""]
    return "\n".join(lines)


def regenerate() -> None:
    for name in debut.games():
        game = debut.game(name)
        path = perft_file(name)
        rows = json.loads(path.read_text("utf-8"))
        rows = [perft_row(game, row["position"], len(row["leaves"])) for row in rows]
        path.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n", "utf-8")
        for file in playthrough_files(name):
            header = file.read_text("utf-8").splitlines()[0]
            file.write_text(playthrough(game, header), "utf-8")


if __name__ == "__main__":
    regenerate()
