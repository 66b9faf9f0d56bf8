/** What made-up boards are made of. */
import type { Board, Group, Leg, Piece, Preview, View } from "../src/board/types";

export type Corner = [number, number];

export const box = (x: number, y: number, w = 1, h = 1): Corner[] => [[x, y], [x + w, y], [x + w, y + h], [x, y + h]];

export const letter = (n: number): string => String.fromCharCode(97 + n);

export const piece = (id: string, cell: string, more: Partial<Piece> = {}): Piece => ({
  id, kind: "footballer", cell, seat: id.startsWith("A") ? 0 : id.startsWith("B") ? 1 : null, ...more,
});

export interface Made {
  group: Group;
  preview: Preview;
}

/** An action by its picks, and what it would do. */
export function choice(action: number, picks: string[], legs: Leg[] = [], more: Partial<Group> = {}): Made {
  const parts = picks.map((key) => key.split(":") as [string, string]);
  const [kind, id] = parts.at(-1)!;
  return {
    group: { picks: parts.slice(0, -1), kind, ids: [id], actions: [action], deed: legs.at(-1)?.kind ?? "", ...more },
    preview: { action, notation: String(action), odds: [], legs, ends: [] },
  };
}

export function viewOf(pieces: Piece[], made: Made[], dice: View["dice"] = []): Tried["view"] {
  return {
    game: "made-up", seat: 0, turn: 0, score: [0, 0], prompt: { id: "prompt", values: {} }, pieces, dice,
    clock: { kind: "turns", period: 1, done: 0, of: 10, up: false, added: 0, minute: "" }, facts: [], bench: [], groups: made.map(({ group }) => group),
    board: "", swapped: false, signs: [], course: null, secret: false, bundles: [], routine: null,
    previews: made.map(({ preview }) => preview),
  };
}

export const ball = (cell: string, more: Partial<Piece> = {}): Piece => ({ id: "ball", kind: "ball", cell, seat: null, ...more });

export interface Tried {
  board: Board;
  view: View & { previews: Preview[] };
}
