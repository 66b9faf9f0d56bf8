/** What things on the board are called, in words. */
import { canSay, say, slug } from "../lib/text";
import type { Board, Pick, View } from "./types";

export const dieName = (die: string): string => (canSay(`die-${die}`) ? say(`die-${die}`) : die);

export function faceName(die: string, face: string): string {
  const id = `face-${die}-${slug(face)}`;
  return canSay(id) ? say(id) : face;
}

/** What the notation calls a cell now. */
export function cellLabel(board: Board, view: View, cell: string): string {
  const at = board.cells.findIndex(({ id }) => id === cell);
  return view.labels[at] ?? cell;
}

/** A cell in words: a goal by whose it is. */
export function cellName(board: Board, view: View, cell: string): string {
  const zone = board.cells.find(({ id }) => id === cell)?.zone;
  const [, side] = /-([ab])$/.exec(cell) ?? [];
  if (zone === "goal" && side) return say("table-name-goal", { side: side.toUpperCase() });
  return say("table-name-cell", { cell: cellLabel(board, view, cell) });
}

/** A piece in words: what it is, whose, and its number. */
export function pieceName(view: View, id: string): string {
  const piece = [...view.pieces, ...view.bench].find((one) => one.id === id);
  const text = `piece-${piece?.kind ?? id}`;
  const side = "AB"[piece?.seat ?? -1] ?? "none";
  return canSay(text) ? say(text, { side, number: /\d+/.exec(id)?.[0] ?? "" }) : id;
}

export function buttonName(id: string): string {
  return canSay(`button-${id}`) ? say(`button-${id}`) : id;
}

export function pickName(board: Board, view: View, pick: Pick): string {
  switch (pick.kind) {
    case "die":
      return say("table-name-die", { die: dieName(pick.id) });
    case "cell":
      return cellName(board, view, pick.id);
    case "piece":
      return pieceName(view, pick.id);
    case "face":
      return faceName(view.dice.find((die) => die.thrown)?.id ?? "", pick.id);
    default:
      return buttonName(pick.id);
  }
}
