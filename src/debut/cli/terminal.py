"""Draws a view in the terminal: any game, from its board and its picks."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from debut.kernel.events import event_values
from debut.kernel.game import Game, State
from debut.kernel.text import Catalog, slug
from debut.kernel.views import Board, Cell, Pick, View

CELL = 5  # characters a cell is wide
MARGIN = 2
ZONES = {"area": "on grey30", "shooting": "on grey19", "field": "on grey11"}
DICE = {
    "orange": "black on dark_orange", "red": "white on red3", "violet": "white on purple",
    "crimson": "white on deep_pink4", "blue": "white on blue", "sky": "black on sky_blue1",
    "black": "white on black", "white": "black on white", "gold": "black on gold1",
}  # fmt: skip
SIDES = ("A", "B")


class Screen:
    """What one person reads: the board, the dice, the score and what to do."""

    def __init__(self, game: Game, lang: str, own: Catalog, console: Console) -> None:
        self.game = game
        self.say = game.text(lang).say
        self.own = own.say
        self.console = console

    def show(self, view: View) -> None:
        self.console.print()
        self.console.print(self.score_line(view))
        self.console.print(draw_board(self.game.board, view))
        self.console.print(self.dice_line(view))
        for fact in view.facts:
            self.console.print(self.say(fact.id, fact.values), style="italic")
        self.console.print(self.say(view.prompt.id, view.prompt.values), style="bold")

    def score_line(self, view: View) -> Text:
        clock = view.clock
        values = {"a": view.score[0], "b": view.score[1], "period": clock.period,
                  "done": clock.done, "of": clock.of}  # fmt: skip
        return Text(self.own(f"score-{clock.kind}", values), style="bold")

    def dice_line(self, view: View) -> Text:
        """Each side's dice in its hand."""
        colours = {die.id: DICE.get(die.colour, "reverse") for die in self.game.board.dice}
        line = Text()
        for seat, side in enumerate(SIDES):
            line.append(f"{side} ", style="bold")
            for die in view.dice:
                if die.seat == seat:
                    face = f": {self.face(die.id, die.face)}" if die.face else ""
                    line.append(f" {self.say(f'die-{die.id}')}{face} ", style=colours[die.id])
                    line.append(" ")
            line.append("\n" if seat == 0 else "")
        return line

    def face(self, die: str, face: str) -> str:
        return self.say(f"face-{die}-{slug(face)}")

    def tell(self, state: State) -> None:
        """The commentary of the last action."""
        for event in state.events:
            self.console.print("  " + self.say(f"event-{event.message}", event_values(event)))

    def label(self, view: View, pick: Pick) -> str:
        """How a pick is named among those that can be made."""
        if pick.kind == "die":
            return self.say(f"die-{pick.id}")
        if pick.kind == "button":
            return self.say(f"button-{pick.id}")
        if pick.kind == "face":
            thrown = next(die.id for die in view.dice if die.thrown)
            return f"{pick.id} — {self.face(thrown, pick.id)}"
        return labels(self.game.board, view)[pick.id]


def labels(board: Board, view: View) -> dict[str, str]:
    """What the notation calls each cell."""
    names = view.labels or tuple(cell.id for cell in board.cells)
    return {cell.id: name for cell, name in zip(board.cells, names, strict=True)}


def draw_board(board: Board, view: View) -> Text:
    """Rows of cells from top to bottom, with their names; pieces stand out."""
    open_cells = {choice.picks[0].id for choice in view.choices if choice.picks[0].kind == "cell"}
    pieces = {piece.cell for piece in view.pieces}
    names = labels(board, view)
    rows: dict[float, list[tuple[float, Cell]]] = {}
    for cell in board.cells:
        x, y = cell.centre
        rows.setdefault(y, []).append((x, cell))
    left = min(x for row in rows.values() for x, _ in row)
    text = Text()
    goals = [goal.points for goal in board.lines if goal.kind == "goal"]
    for points in goals:
        if max(y for _, y in points) < min(rows):
            draw_goal(text, points, left, "╔═══╗")
    for y in sorted(rows):
        cells = sorted(rows[y], key=lambda placed: placed[0])
        text.append(" " * (MARGIN + round((cells[0][0] - left) * CELL)))
        for _, cell in cells:
            ground = ZONES.get(cell.zone, ZONES["field"])
            mark = "●" if cell.id in pieces else names[cell.id]
            ink = "grey50"
            if cell.id in pieces or cell.id in open_cells:
                ink = "bold white" if cell.id in pieces else "bold yellow"
            text.append(mark.center(CELL), style=f"{ink} {ground}")
        text.append("\n")
    for points in goals:
        if min(y for _, y in points) > max(rows):
            draw_goal(text, points, left, "╚═══╝")
    text.right_crop(1)
    return text


def draw_goal(text: Text, points: tuple[tuple[float, float], ...], left: float, mark: str) -> None:
    middle = sum(x for x, _ in points) / len(points)
    text.append(" " * (MARGIN + round((middle - left) * CELL)) + mark + "\n", style="bold")
