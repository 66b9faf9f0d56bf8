/** Places and ways on the board, as numbers. */
import type { Board, Cell, Piece } from "./types";

export type Point = readonly [number, number];
export interface Box {
  left: number;
  top: number;
  right: number;
  low: number;
}

export function centre(outline: readonly Point[]): Point {
  const n = outline.length || 1;
  return [outline.reduce((sum, [x]) => sum + x, 0) / n, outline.reduce((sum, [, y]) => sum + y, 0) / n];
}

export function around(outlines: readonly (readonly Point[])[]): Box {
  const xs = outlines.flatMap((outline) => outline.map(([x]) => x));
  const ys = outlines.flatMap((outline) => outline.map(([, y]) => y));
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), low: Math.max(...ys) };
}

/** The board as the other side sees it: turned by half. */
export function turned(board: Board): Board {
  const turn = ([x, y]: Point): [number, number] => [board.width - x, board.height - y];
  return {
    ...board,
    cells: board.cells.map((cell) => ({ ...cell, outline: cell.outline.map(turn) })),
    lines: board.lines.map((line) => ({ ...line, points: line.points.map(turn) })),
  };
}

/** How big a cell is: the length that pieces and letters go by. */
export function cellSize(cells: readonly Cell[]): number {
  const [first] = cells;
  if (!first) return 1;
  const { left, right, top, low } = around([first.outline]);
  return Math.min(right - left, low - top);
}

export const pointsOf = (outline: readonly Point[]): string => outline.map(([x, y]) => `${x},${y}`).join(" ");

/** The same outline drawn in towards its middle. */
export function shrunk(outline: readonly Point[], share: number): Point[] {
  const [cx, cy] = centre(outline);
  return outline.map(([x, y]) => [cx + (x - cx) * share, cy + (y - cy) * share]);
}

export function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let within = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** Where along a way of points, from 0 to 1 of its length. */
export function along(way: readonly Point[], t: number): Point {
  const legs = way.slice(1).map((end, i) => {
    const start = way[i]!;
    return { start, end, length: Math.hypot(end[0] - start[0], end[1] - start[1]) };
  });
  let rest = Math.min(Math.max(t, 0), 1) * legs.reduce((sum, leg) => sum + leg.length, 0);
  for (const { start, end, length } of legs) {
    if (rest <= length && length > 0) {
      const share = rest / length;
      return [start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share];
    }
    rest -= length;
  }
  return way.at(-1) ?? [0, 0];
}

export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** The piece that an event moves: events name cells, so it is one that lies where the way begins. */
export function mover(pieces: readonly Piece[], kind: string, start: string): Piece | undefined {
  const wanted = (piece: Piece) => (piece.kind === "ball") === (kind === "flight");
  return pieces.find((piece) => piece.cell === start && wanted(piece)) ?? pieces.find((p) => kind === "flight" && wanted(p));
}

/** Where a piece lies on its cell beside the others there, so that none hides another. */
export function spread(count: number, index: number, size: number): Point {
  if (count < 2) return [0, 0];
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * size * 0.22, Math.sin(angle) * size * 0.22];
}

export type Direction = "up" | "down" | "left" | "right";

/** The nearest place in a direction, straight ahead before aside; -1: none. */
export function nearest(places: readonly Point[], from: number, direction: Direction): number {
  const start = places[from];
  if (!start) return places.length ? 0 : -1;
  let best = -1;
  let least = Infinity;
  places.forEach(([u, v], i) => {
    const [dx, dy] = [u - start[0], v - start[1]];
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[direction];
    const aside = Math.abs(direction === "up" || direction === "down" ? dx : dy);
    if (i === from || ahead <= 0.5) return;
    const cost = ahead + 3 * aside;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}
