/** Pieces that lie off the grid, as near to each other as it happens: none hides what another is. */
import type { Point } from "./shape";

export interface Lying {
  id: string;
  ball: boolean;
  at: Point;
  /** How large it is drawn by itself. */
  radius: number;
}

/** So much of the way to his neighbour a piece takes at the most: a little more than its half. */
const OVERLAP = 0.62;
/** A ball may lie on so much of whoever has it: his number is still read. */
const COVERED = 0.4;
const LEAST = 0.5;

/** By which share each of these is drawn smaller; those that have room are not told. */
export function crowded(pieces: readonly Lying[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of pieces) {
    if (one.ball) continue;
    let room = one.radius;
    for (const other of pieces) {
      if (other === one) continue;
      const far = Math.hypot(other.at[0] - one.at[0], other.at[1] - one.at[1]);
      room = Math.min(room, other.ball ? (far - other.radius) / (1 - COVERED) : far * OVERLAP);
    }
    if (room < one.radius) found.set(one.id, Math.max(room / one.radius, LEAST));
  }
  return found;
}
