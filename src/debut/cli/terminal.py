"""Shows a view of any game in the terminal, from its board and its picks."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from debut.cli.board import SIDES, SIGNS, Drawing, draw_bench, upright
from debut.kernel.content.commentary import Commentary
from debut.kernel.game import Game, State
from debut.kernel.text import Catalog, Names, slug
from debut.kernel.views import MEASURES, Choice, Die, Pick, View

DICE = {
    "orange": "black on dark_orange", "red": "white on red3", "violet": "white on purple",
    "crimson": "white on deep_pink4", "blue": "white on blue", "sky": "black on sky_blue1",
    "black": "white on black", "white": "black on white", "gold": "black on gold1",
    "ivory": "black on cornsilk1", "yellow": "black on yellow1",
}  # fmt: skip
FEW = 8  # up to so many picks are listed one a line
PERCENT = 100
GAP = 3  # characters between two columns of picks


class Screen:
    """Prints what one person reads: the board, the dice, the score and what to do."""

    def __init__(
        self,
        game: Game,
        lang: str,
        own: Catalog,
        console: Console,
        names: Names = (None, None),
        you: int | None = None,
    ) -> None:
        """``names`` are those who play each team, ``you`` the team that the reader plays."""
        self.game = game
        self.you = you
        self._texts = game.text(lang)
        self.say = self._texts.named(names, you).say
        self.commentary = Commentary(lambda *message: self.say(*message))
        self.own = own.named(names, you).say
        self.console = console

    def name(self, names: Names) -> None:
        """Makes the game's texts name each side by the partner who acts for it."""
        self.say = self._texts.named(names, self.you).say

    def show(self, view: View) -> None:
        taken, picks = fork(view.choices)
        self.console.print()
        self.console.print(self.score_line(view))
        self.show_board(view, picks, taken)
        for line in self.dice_lines(view):
            self.console.print(line)
        for fact in view.facts:
            self.console.print(self.say(fact.id, fact.values), style="italic")
        self.console.print(self.say(view.prompt.id, view.prompt.values), style="bold")

    def show_board(self, view: View, picks: Sequence[Pick], taken: Sequence[Pick]) -> None:
        board, room = self.game.boards[view.board], self.console.width
        shown = Drawing(board, view, picks, taken).text()
        if _wide(shown) > room:
            stood = Drawing(upright(board), view, picks, taken).text()
            shown = stood if _wide(stood) <= room else shown
        # A board wider than the window is cut off: folded, it could not be read.
        self.console.print(shown, no_wrap=True, overflow="crop", crop=True)
        for kind in dict.fromkeys(sign.kind for sign in view.signs if sign.cells):
            key = self.own("sign", {"mark": SIGNS[kind], "what": self.own(f"sign-{kind}")})
            self.console.print(key, style="dim")
        for seat, side in enumerate(SIDES):
            bench = draw_bench(view, seat, picks, taken)
            if bench:
                self.console.print(Text(self.own("bench", {"side": side}) + " ").append(bench))

    def show_taken(self, view: View, taken: Sequence[Pick]) -> None:
        """Shows what has been picked so far, above what can follow."""
        line = " → ".join(self.label(view, pick) for pick in taken)
        self.console.print(Text(line, style="bold"))

    def score_line(self, view: View) -> Text:
        clock = view.clock
        values = {"a": view.score[0], "b": view.score[1], "period": clock.period,
                  "done": clock.done, "of": clock.of}  # fmt: skip
        return Text(self.own(f"score-{clock.kind}", values), style="bold")

    def dice_lines(self, view: View) -> list[Text]:
        """Returns each side's own dice, and the face that a common die has shown."""
        lines = []
        for seat, side in enumerate(SIDES):
            line = Text(f"{side} ", style="bold")
            mine = [die for die in view.dice if die.seat == seat]
            lines += [line.append(self.dice(mine))] if mine else []
        common = [die for die in view.dice if die.seat is None and die.face]
        return [*lines, self.dice(common)] if common else lines

    def dice(self, dice: Sequence[Die]) -> Text:
        colours = {die.id: DICE.get(die.colour, "reverse") for die in self.game.board.dice}
        shown = []
        for die in dice:
            label = self.say(f"die-{die.id}")
            if die.face:
                label = self.own("die-shows", {"die": label, "face": self.face(die.id, die.face)})
            shown.append(Text(f" {label} ", style=colours[die.id]))
        return Text(" ").join(shown)

    def face(self, die: str, face: str) -> str:
        return self.say(f"face-{die}-{slug(face)}")

    def print_commentary(self, state: State, ply: int | None = None) -> None:
        """Prints the commentary of the last action, which led to this ply."""
        for line in self.commentary.tell(state.events, ply):
            self.console.print(f"  {line}")

    def label(self, view: View, pick: Pick) -> str:
        """Returns the name of a pick among those that can be made."""
        if pick.kind == "die":
            return self.say(f"die-{pick.id}")
        if pick.kind == "button":
            return self.say(f"button-{pick.id}")
        if pick.kind == "face":
            face = self.face(self._die_of(view, pick.id), pick.id)
            return face if face == pick.id else f"{pick.id} — {face}"
        if pick.kind == "piece":
            return self.piece(view, pick.id)
        if pick.kind in MEASURES:
            return pick.id
        if pick.kind == "exit":
            return self.own("cell-exit", {"cell": self.cell(view, pick.id)})
        return self.cell(view, pick.id)

    def _die_of(self, view: View, face: str) -> str:
        """Returns the thrown die that has this face."""
        thrown = {die.id for die in view.dice if die.thrown}
        dice = (die for die in self.game.boards[view.board].dice if die.id in thrown)
        return next(die.id for die in dice if face in [one.id for one in die.faces])

    def piece(self, view: View, name: str) -> str:
        """Says what a piece is, whose it is, and where."""
        piece = next(piece for piece in (*view.pieces, *view.bench) if piece.id == name)
        side = SIDES[piece.seat] if piece.seat is not None else "none"
        number = "".join(re.findall(r"\d", piece.id))
        label = self.say(f"piece-{piece.kind}", {"side": side, "number": number})
        return f"{label} ({self.cell(view, piece.cell)})" if piece.cell else label

    def cell(self, view: View, name: str) -> str:
        """Names a goal by its side, any other cell by its name on the board."""
        board = self.game.boards[view.board]
        zone = next(cell.zone for cell in board.cells if cell.id == name)
        whose = re.search(r"(?:-(\d+))?-([ab])$", name)
        if zone == "goal" and whose:
            seat = "ab".index(whose[2]) ^ view.swapped
            label = self.own("cell-goal", {"side": SIDES[seat]})
            # The cells of a goal that has several are named by their rows.
            return f"{label} ({whose[1]})" if whose[1] else label
        return name

    def fate(self, view: View, action: int) -> str:
        """Says what becomes of the ball by an action, and how likely, if that is settled."""
        group = next(group for group in view.groups if action in group.codes)
        if group.share == 1 and not group.fate:
            return ""
        fate = self.own(f"fate-{group.fate or 'keep'}")
        values = {"fate": fate, "n": round(group.share * PERCENT)}
        return self.own("fate-share", values) if group.share < 1 else fate

    def names(self, view: View, picks: Sequence[Pick]) -> dict[str, Pick]:
        """Returns what may be typed for each pick in place of its number."""
        lying = {piece.id: piece.cell for piece in view.pieces}
        names: dict[str, Pick] = {}
        for pick in picks:
            own = [pick.id] if pick.kind == "cell" else [pick.id, self.label(view, pick)]
            names |= dict.fromkeys(own, pick)
        for pick in picks:
            # A footballer may be named by their square, unless that is a pick of its own.
            if pick.kind == "piece" and lying.get(pick.id):
                names.setdefault(lying[pick.id], pick)
        return names


def _wide(text: Text) -> int:
    return max(line.cell_len for line in text.split("\n"))


def fork(choices: Sequence[Choice]) -> tuple[tuple[Pick, ...], tuple[Pick, ...]]:
    """Returns the picks that all choices begin with, and those among which to decide next."""
    taken: list[Pick] = []
    while len(choices) > 1:
        picks = tuple(dict.fromkeys(choice.picks[len(taken)] for choice in choices))
        if len(picks) > 1:
            return tuple(taken), picks
        taken.append(picks[0])
    return tuple(taken), ()


def in_columns(entries: Sequence[Text], width: int) -> Text:
    """Sets few entries one a line, many in as many columns as fit, read downwards."""
    room = max((entry.cell_len for entry in entries), default=0) + GAP
    across = max(1, (width + GAP) // room) if len(entries) > FEW else 1
    rows = -(-len(entries) // across)
    lines = []
    for row in range(rows):
        line = Text()
        for entry in entries[row::rows]:
            line.append(" " * (-line.cell_len % room)).append(entry)
        lines.append(line)
    return Text("\n").join(lines)
