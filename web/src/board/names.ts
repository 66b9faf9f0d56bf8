/** The names of things on the board, in words. */
import { settings } from "../lib/settings.svelte";
import { canSay, say, slug } from "../lib/text";
import { pairOf } from "./pair";
import type { Badge, Board, Die, Pick, Sign, View } from "./types";

export const dieName = (die: string): string => (canSay(`die-${die}`) ? say(`die-${die}`) : die);

export function faceName(die: string, face: string): string {
  const id = `face-${die}-${slug(face)}`;
  return canSay(id) ? say(id) : face;
}

/** A die in words: its face, and what that is good for where the game says so. */
export function shownName({ id, face, spent }: Die): string {
  const shown = face ? say("table-die-shows", { die: dieName(id), face: faceName(id, face) }) : dieName(id);
  if (spent) return say("table-die-spent", { die: shown });
  if (!face) return shown;
  const does = `does-${id}-${slug(face)}`;
  return canSay(does) ? `${shown}. ${say(does)}` : shown;
}

/** The index of each cell on its board, cached: it is looked up for every cell at once. */
const places = new WeakMap<Board, Map<string, number>>();

function placeIn(board: Board, cell: string): number {
  let known = places.get(board);
  if (!known) places.set(board, (known = new Map(board.cells.map(({ id }, i) => [id, i]))));
  return known.get(cell) ?? -1;
}

/** Cached names: hundreds of cells are named whenever a piece is picked. */
const said = new Map<string, string>();

/** A cell in words: a goal by its team, a cell by the game's own word if it has one. */
export function cellName(board: Board, view: View, cell: string): string {
  const zone = board.cells[placeIn(board, cell)]?.zone;
  const [, row, end = ""] = /(?:-(\d+))?-([ab])$/.exec(cell) ?? [];
  if (zone === "goal" && end) {
    const goal = say("table-name-goal", { side: "AB"[Number(end === "b") ^ Number(view.swapped)]! });
    return row ? `${goal} (${row})` : goal;
  }
  const text = canSay("name-cell") ? "name-cell" : "table-name-cell";
  const key = `${settings.language} ${text} ${cell}`;
  let name = said.get(key);
  if (!name) said.set(key, (name = say(text, { cell })));
  return name;
}

/** A share in whole percent, in words. */
export const percent = (share: number): string => say("table-percent", { n: Math.round(share * 100) });

/** The fate of the ball, and its probability; empty where the ball is surely kept. */
export function fateTold(fate: string, share = 1): string {
  if (!fate && share === 1) return "";
  const told = say(`table-fate-${fate || "keep"}`);
  return share < 1 ? say("table-fate-share", { fate: told, share: percent(share) }) : told;
}

/** A target and the fate of the ball by it. */
export function fateName(name: string, fate: string, share = 1): string {
  const told = fateTold(fate, share);
  return told ? say("table-fate-of", { name, fate: told }) : name;
}

/** The table's own signs in words. */
export function signsTold(signs: readonly Sign[]): string {
  const told = signs.map(([kind, cells]) => {
    return say(`table-sign-${kind}`, { cells: cells.join(", "), n: cells.length, from: cells[0] ?? "", to: cells.at(-1) ?? "" });
  });
  return told.join(" ");
}

/** The skills of a piece, each colour once, with those that count just now marked. */
function skills(badges: readonly Badge[]): string[] {
  const many = new Map<string, { n: number; lit: number }>();
  for (const [id, lit = 0] of badges) many.set(id, { n: (many.get(id)?.n ?? 0) + 1, lit });
  return [...many].map(([id, { n, lit }]) => say("table-badge", { what: say(`badge-${id}`), n, lit: lit > 0 ? "yes" : lit < 0 ? "off" : "no" }));
}

/** A piece in words: what it is, its team, its number, and its marks. */
export function pieceName(view: View, id: string): string {
  const piece = [...view.pieces, ...view.bench].find((one) => one.id === id);
  const text = `piece-${piece?.kind ?? id}`;
  const side = "AB"[piece?.seat ?? -1] ?? "none";
  const number = piece?.label || /\d+/.exec(id)?.[0] || "";
  const name = canSay(text) ? say(text, { side, number: `${number} ${piece?.name ?? ""}`.trim() }) : id;
  if (piece?.cell && view.signs.some(([kind, cells]) => kind === "must" && cells.includes(piece.cell))) return say("table-name-must", { piece: name });
  const lies = piece?.lying ? say("table-name-lying", { piece: name }) : name;
  return [lies, ...(piece?.marks ?? []).map((mark) => say(`table-mark-${mark}`)), ...skills(piece?.badges ?? [])].join(", ");
}

export function buttonName(id: string): string {
  return canSay(`button-${id}`) ? say(`button-${id}`) : id;
}

/** The die whose face is entered next: the one picked last, else each thrown die in turn; of a pair, each side's. */
export function dieTold(board: Board, view: View, made: readonly Pick[]): Die | undefined {
  const pair = pairOf(board, view);
  if (pair) return { ...pair.die, id: pair.kind.id, seat: Math.min(made.length, 1) };
  const picked = made.at(-1);
  const thrown = view.dice.filter((die) => die.thrown);
  if (picked?.kind === "die") return view.dice.find(({ id }) => id === picked.id);
  return thrown[Math.min(made.filter(({ kind }) => kind === "face").length, thrown.length - 1)];
}

/** The name of the die whose face is entered next, if there are several; empty with one die. */
export function dieAsked(board: Board, view: View, made: readonly Pick[]): string {
  const die = dieTold(board, view, made);
  if (die && pairOf(board, view)) return say("table-die-of", { side: "AB"[die.seat ?? 0]! });
  return die && view.dice.filter(({ thrown }) => thrown).length > 1 ? dieName(die.id) : "";
}

/** A pick in words; `made`: the picks before it. */
export function pickName(board: Board, view: View, pick: Pick, made: readonly Pick[] = []): string {
  switch (pick.kind) {
    case "die": {
      // The names of some dice contain the word already.
      const [name, word] = [dieName(pick.id), say("table-name-die", { die: "" }).trim()];
      return name.toLowerCase().split(" ").includes(word) ? name : say("table-name-die", { die: name });
    }
    case "cell":
      return cellName(board, view, pick.id);
    case "exit":
      return say("table-name-exit", { cell: pick.id });
    case "piece":
      return pieceName(view, pick.id);
    case "face":
      return faceName(dieTold(board, view, made)?.id ?? "", pick.id);
    default:
      return buttonName(pick.id);
  }
}
