/** Names of columns and lines, for the rim of the board. */
import { centre, usual, type Point } from "./shape";
import type { Cell } from "./types";

export interface Named {
  text: string;
  /** The position along the edge. */
  at: number;
}
export interface Rim {
  /** From left to right, below the board. */
  columns: Named[];
  /** From top to bottom, left of the board. */
  lines: Named[];
}

/** A column and a line: b7, 7b, or 3.12 where both are numbers. */
const NAME = /^(?:(\p{L}+)(\d+)|(\d+)(\p{L}+)|(\d+)\.(\d+))$/u;

/** The extent of the points to the right, and down. */
function reach(points: readonly Point[]): Point {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
}

/** The cells that share one part of their name, by that part. */
type Shared = Map<string, Point[]>;

/** Cells of a column lie below each other, those of a line beside each other. */
function upright(shared: Shared): boolean {
  const all = [...shared.values()].map(reach);
  return all.reduce((sum, [, y]) => sum + y, 0) > all.reduce((sum, [x]) => sum + x, 0);
}

const inOrder = (found: Named[], size: number): Named[] | null => {
  found.sort((a, b) => a.at - b.at);
  return found.some(({ at }, i) => i > 0 && at - found[i - 1]!.at < size * 0.4) ? null : found;
};

/** The names of columns and lines on the board as it is turned; none where cells are not named by column and line. */
export function rim(cells: readonly Cell[], size: number): Rim | null {
  const [letters, numbers]: [Shared, Shared] = [new Map(), new Map()];
  for (const cell of cells) {
    if (!usual(cell, size) || cell.zone === "goal") continue;
    const [, letter, number, digits, after, column, row] = NAME.exec(cell.id) ?? [];
    const [a, b] = [letter ?? after ?? column, number ?? digits ?? row];
    if (!a || !b) return null;
    const at = centre(cell.outline);
    letters.set(a, [...(letters.get(a) ?? []), at]);
    numbers.set(b, [...(numbers.get(b) ?? []), at]);
  }
  const standing = upright(letters);
  if (letters.size < 2 || numbers.size < 2 || standing === upright(numbers)) return null;
  const [down, across] = standing ? [letters, numbers] : [numbers, letters];
  // A column of hexes zigzags: it is named where it meets the rim.
  const columns = inOrder([...down].map(([text, all]) => ({ text, at: all.reduce((a, b) => (b[1] > a[1] ? b : a))[0] })), size);
  const lines = inOrder([...across].map(([text, all]) => ({ text, at: all.reduce((a, b) => (b[0] < a[0] ? b : a))[1] })), size);
  return columns && lines ? { columns, lines } : null;
}
