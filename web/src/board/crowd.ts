/** Pieces off the grid may lie as near to each other as it happens: none may hide what another is. */
import type { Point } from "./shape";

export interface Lying {
  id: string;
  ball: boolean;
  at: Point;
  /** Its usual size. */
  radius: number;
}

/** The share of the way to its neighbour that a piece takes at most: a little more than half. */
const OVERLAP = 0.62;
/** The share of the piece with the ball that the ball may cover: the number stays legible. */
const COVERED = 0.4;
const LEAST = 0.5;

/** The factor by which each of these is drawn smaller; pieces with enough room are left out. */
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
