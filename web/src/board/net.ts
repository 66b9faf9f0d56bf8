/** The geometry of a goal seen from above: its mouth, its net, and how the net moves when a ball hits it. */
import { centre, type Point } from "./shape";
import type { Board } from "./types";

export interface Goal {
  /** The side that defends it. */
  seat: number | null;
  /** From post to post, and the two corners behind them. */
  mouth: readonly [Point, Point];
  back: readonly [Point, Point];
}

/** Where the net is pushed, and how far, in lengths of the board. */
export interface Bulge {
  at: Point;
  by: number;
}

/** How thick the ropes are, as a share of a cell. */
export const ROPE = 0.05;

const far = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The goals of a board as it is seen. Each opens towards the middle. `swapped`: the teams have changed ends. */
export function goalsOf(board: Board, swapped = false): Goal[] {
  const middle: Point = [board.width / 2, board.height / 2];
  return board.lines.flatMap(({ kind, points, seat = null }) => {
    if (kind !== "goal" || points.length !== 4) return [];
    const edge = (i: number): Point => between(points[i]!, points[(i + 1) % 4]!, 0.5);
    const open = [0, 1, 2, 3].reduce((best, i) => (far(edge(i), middle) < far(edge(best), middle) ? i : best), 0);
    const [a, b, c, d] = [0, 1, 2, 3].map((i): Point => points[(open + i) % 4]!) as [Point, Point, Point, Point];
    return [{ seat: seat === null || !swapped ? seat : 1 - seat, mouth: [a, b], back: [d, c] }];
  });
}

/** A place in a goal: `u` from post to post, `v` from the line to the back, both from 0 to 1. */
const within = ({ mouth, back }: Goal, u: number, v: number): Point =>
  between(between(mouth[0], mouth[1], u), between(back[0], back[1], u), v);

/** The direction of a ball that goes in: a unit vector from the line to the back. */
export function inwards({ mouth, back }: Goal): Point {
  const [[ax, ay], [bx, by]] = [centre(mouth), centre(back)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / length, (by - ay) / length];
}

/** Where a ball from there ends in the net: straight on, clear of the posts. */
export function caught(goal: Goal, from: Point): Point {
  const [a, b] = goal.mouth;
  const wide = far(a, b) || 1;
  const along = ((from[0] - a[0]) * (b[0] - a[0]) + (from[1] - a[1]) * (b[1] - a[1])) / wide ** 2;
  return within(goal, Math.min(Math.max(along, 0.25), 0.75), 0.66);
}

/** A place of the net when it is pushed: nearer to the ball it moves further. */
function pushed(goal: Goal, [x, y]: Point, size: number, bulge?: Bulge): Point {
  if (!bulge?.by) return [x, y];
  const [dx, dy] = inwards(goal);
  const by = bulge.by * Math.exp(-((far([x, y], bulge.at) / (size * 0.42)) ** 2));
  return [x + dx * by, y + dy * by];
}

const path = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(3)} ${y.toFixed(3)}`).join("L")}`;

/** The mesh as one path of SVG: diagonal threads that cross each other. */
export function mesh(goal: Goal, size: number, bulge?: Bulge): string {
  const step = size * 0.15;
  const [wide, deep] = [far(...goal.mouth), far(goal.mouth[0], goal.back[0])];
  const threads: Point[][] = [];
  const PARTS = 8;
  for (let start = -deep; start < wide + deep; start += step)
    for (const lean of [1, -1]) {
      const from = lean > 0 ? start : start + deep;
      const points: Point[] = [];
      for (let i = 0; i <= PARTS; i++) {
        const v = i / PARTS;
        const u = (from + lean * v * deep) / wide;
        if (u >= -1e-9 && u <= 1 + 1e-9) points.push(pushed(goal, within(goal, u, v), size, bulge));
      }
      if (points.length > 1) threads.push(points);
    }
  return threads.map(path).join("");
}

/** The ropes at the sides and the back, from post to post. */
export function ropes(goal: Goal, size: number, bulge?: Bulge): string {
  // Far enough inside that no part of them lies outside the goal.
  const half = (size * ROPE) / 2;
  const [u, v] = [half / far(...goal.mouth), 1 - half / far(goal.mouth[0], goal.back[0])];
  const back = Array.from({ length: 13 }, (_, i) => pushed(goal, within(goal, u + ((1 - 2 * u) * i) / 12, v), size, bulge));
  return path([within(goal, u, 0), ...back, within(goal, 1 - u, 0)]);
}

/** How far a net is pushed at a moment of its swing, from 0 to 1: out at once, then back in smaller swings. */
export function swing(t: number): number {
  if (t <= 0 || t >= 1) return 0;
  return t < 0.12 ? Math.sin((t / 0.12) * (Math.PI / 2)) : Math.exp(-4.2 * (t - 0.12)) * Math.cos((t - 0.12) * 15) * ((1 - t) / 0.88);
}
