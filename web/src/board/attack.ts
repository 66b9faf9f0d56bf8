/** Whose turn it is and which way that team attacks, for the rim of the board. */
import type { Goal } from "./net";
import { centre } from "./shape";
import type { View } from "./types";

/** The side that decides or throws; null before a throw of both, and after the end. */
export function acting(view: View): number | null {
  if (view.turn >= 0) return view.turn;
  return view.turn === -1 ? (view.dice.find((die) => die.thrown)?.seat ?? null) : null;
}

/** The direction in which a side attacks, in degrees (0: to the right, 90: down), along the nearer axis. */
export function attack(goals: readonly Goal[], seat: number): number | null {
  const [own, other] = [goals.find((goal) => goal.seat === seat), goals.find((goal) => goal.seat === 1 - seat)];
  if (!own || !other) return null;
  const [[ax, ay], [bx, by]] = [centre(own.mouth), centre(other.mouth)];
  const [dx, dy] = [bx - ax, by - ay];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 0 : 180) : dy > 0 ? 90 : -90;
}
