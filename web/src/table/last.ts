/** The last events in the commentary: the other team's move, the faces of the dice. */
import { moves } from "../board/picks";
import type { Leg } from "../lib/protocol";
import type { Told } from "./log";

export interface LastMove {
  seat: number | null;
  legs: Leg[];
}

/** The last face of each die. */
export function lastFaces(log: readonly Told[]): ReadonlyMap<string, string> {
  const faces = new Map<string, string>();
  for (const { event } of log)
    if (event.kind === "throw" && event.die && event.face && !faces.has(event.die)) faces.set(event.die, event.face);
  return faces;
}

const MOVES = new Set(["walk", "flight"]);

/**
 * The parts of the newest ply in which something moved, all together. A player's own move is not marked:
 * a player of one team alone knows it.
 */
export function lastMove(log: readonly Told[], seats: readonly number[]): LastMove | null {
  const shown = log.filter(({ event }) => MOVES.has(event.kind) && moves(event));
  const ply = shown.reduce((newest, told) => Math.max(newest, told.ply), -1);
  const parts = shown.filter((told) => told.ply === ply).reverse();
  const seat = parts[0]?.event.seat ?? null;
  if (!parts.length || (seats.length === 1 && seats[0] === seat)) return null;
  const legs = parts.map(({ event: { kind, path, touches, piece, points, exit } }): Leg => ({ kind, path, touches, piece, points, exit }));
  return { seat, legs };
}
