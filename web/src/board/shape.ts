/** Geometry of places and ways on the board. */
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

/** The transformation from the board to the board as it is turned. */
export type Turn = (point: Point) => [number, number];

/** Clockwise quarter turns that a board is seen by: any whole number, also below none. */
const quartersOf = (turns: number): number => ((turns % 4) + 4) % 4;

/** A point of the board after a turn by so many quarters. */
export function turning({ width, height }: Pick<Board, "width" | "height">, quarters: number): Turn {
  const turns: readonly Turn[] = [
    ([x, y]) => [x, y],
    ([x, y]) => [height - y, x],
    ([x, y]) => [width - x, height - y],
    ([x, y]) => [y, width - x],
  ];
  return turns[quartersOf(quarters)]!;
}

/** The whole board after a turn by so many quarters. */
export function seen(board: Board, quarters: number): Board {
  if (!quartersOf(quarters)) return board;
  const turn = turning(board, quarters);
  const [width, height] = quarters % 2 ? [board.height, board.width] : [board.width, board.height];
  return {
    ...board,
    width,
    height,
    cells: board.cells.map((cell) => ({ ...cell, outline: cell.outline.map(turn) })),
    lines: board.lines.map((line) => ({ ...line, points: line.points.map(turn) })),
    ground: board.ground.map((mark) => ({ ...mark, points: mark.points.map(turn) })),
  };
}

/** A board has a long side if it is longer than wide by this factor. */
const LONG = 1.2;

/** The turn that stands a long board upright or lays it across: team A is at the bottom, or at the left. */
export function usualTurn({ width, height }: Pick<Board, "width" | "height">, upright: boolean): number {
  if (upright) return width > height * LONG ? 3 : 0;
  return height > width * LONG ? 1 : 0;
}

/** The board's width for its height, with the frame. */
export function ratioOf(board: Pick<Board, "width" | "height" | "cells">, quarters: number): number {
  const frame = 2 * frameOf(cellSize(board.cells));
  const [width, height] = quarters % 2 ? [board.height, board.width] : [board.width, board.height];
  return (width + frame) / (height + frame);
}

/** A place in hundredths. */
export const placeOf = ([x, y]: Point): Point => [x / 100, y / 100];

/** The arc of a circle from one point through another to a third, as a path of SVG. */
export function arcPath([start, through, end]: readonly Point[]): string {
  if (!start || !through || !end) return "";
  const cross = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
  const area = cross(start, through, end);
  if (Math.abs(area) < 1e-9) return `M${start}L${end}`;
  const far = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);
  const radius = Number(((far(start, through) * far(through, end) * far(end, start)) / (2 * Math.abs(area))).toFixed(6));
  // An angle over a short arc is blunt: then the middle point lies near the chord.
  const [u, v] = [[start[0] - through[0], start[1] - through[1]], [end[0] - through[0], end[1] - through[1]]] as const;
  const long = u[0] * v[0] + u[1] * v[1] > 0 ? 1 : 0;
  return `M${start}A${radius} ${radius} 0 ${long} ${area > 0 ? 1 : 0} ${end}`;
}

const extent = (cell: Cell): number => {
  const { left, right, top, low } = around([cell.outline]);
  return Math.min(right - left, low - top);
};

/** The size of a cell: the unit of pieces and letters. Most cells have it; goals and spots need not. */
export function cellSize(cells: readonly Cell[]): number {
  const count = new Map<number, number>();
  for (const cell of cells) {
    const size = Math.round(extent(cell) * 1000) / 1000;
    count.set(size, (count.get(size) ?? 0) + 1);
  }
  let [best, most] = [1, 0];
  for (const [size, times] of count) if (times > most) [best, most] = [size, times];
  return best;
}

/** With more cells than this each is small: what stands on them is drawn as simply as possible. */
export const fine = ({ cells }: Pick<Board, "cells">): boolean => cells.length > 250;

/** The drawn size of a piece: the ball smaller than a token; `plain`: small pieces take all their room. */
export const radiusOf = ({ kind, size: share }: Pick<Piece, "kind" | "size">, size: number, plain: boolean): number =>
  (size * (kind === "ball" ? 0.27 : plain ? 0.41 : 0.35) * (share ?? 100)) / 100;

/** The width of a board's frame, which has room for the names of columns and lines. */
export const frameOf = (size: number): number => size * 0.3;

/** Whether a cell is a usual one, not a spot or a whole goal. */
export function usual(cell: Cell, size: number): boolean {
  const { left, right, top, low } = around([cell.outline]);
  return Math.abs(right - left - size) < size * 0.3 && Math.abs(low - top - size) < size * 0.3;
}

/** All these outlines as one path of SVG. */
export const pathOf = (outlines: readonly (readonly Point[])[]): string =>
  outlines.map((outline) => `M${outline.map(([x, y]) => `${x} ${y}`).join("L")}Z`).join("");

/** The boundary of some cells together: the edges that no two of them share. */
export function edges(outlines: readonly (readonly Point[])[]): [Point, Point][] {
  const found = new Map<string, [Point, Point]>();
  const key = ([x, y]: Point) => `${x.toFixed(3)} ${y.toFixed(3)}`;
  for (const outline of outlines)
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length]!;
      const edge = [key(from), key(to)].sort().join("|");
      if (!found.delete(edge)) found.set(edge, [from, to]);
    });
  return [...found.values()];
}

/** Whether a point lies on a straight line. */
export function onLine([x, y]: Point, [[ax, ay], [bx, by]]: readonly [Point, Point]): boolean {
  const way = Math.hypot(x - ax, y - ay) + Math.hypot(bx - x, by - y);
  return Math.abs(way - Math.hypot(bx - ax, by - ay)) < 1e-6;
}

/** The outline with every edge moved inwards, so that what is painted along it lies within. */
export function inset(outline: readonly Point[], width: number): Point[] {
  const [cx, cy] = centre(outline);
  const moved = outline.map(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.hypot(dx, dy) || 1;
    const inner = Math.sign(dx * (cy - ay) - dy * (cx - ax)) * width;
    return { x: ax - (dy / length) * inner, y: ay + (dx / length) * inner, dx, dy };
  });
  return moved.map((edge, i): Point => {
    const before = moved.at(i - 1)!;
    const cross = before.dx * edge.dy - before.dy * edge.dx;
    if (Math.abs(cross) < 1e-9) return [edge.x, edge.y];
    const t = ((edge.x - before.x) * edge.dy - (edge.y - before.y) * edge.dx) / cross;
    return [before.x + before.dx * t, before.y + before.dy * t];
  });
}

/** The place of a cell's name: in the corner of a square, at the top of any other cell. */
export function nameAt(cell: Cell, size: number): { at: Point; anchor: "start" | "middle" } {
  const [x, y] = centre(cell.outline);
  if (cell.outline.length === 4) return { at: [x - size * 0.44, y - size * 0.28], anchor: "start" };
  const { top } = around([cell.outline]);
  return { at: [x, Math.max(top + size * 0.25, y - size * 0.36)], anchor: "middle" };
}

export const pointsOf = (outline: readonly Point[]): string => outline.map(([x, y]) => `${x},${y}`).join(" ");

/** The outline shrunk towards its middle. */
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

/** The point at a share from 0 to 1 of the length of a way. */
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

/** The points of a way over cells. A cell as large as several is entered straight on and not in its middle. */
export function wayOf(path: readonly string[], cells: ReadonlyMap<string, Cell>, size: number): Point[] {
  const way: Point[] = [];
  const within = (value: number, low: number, high: number) => (low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high));
  for (const id of path) {
    const cell = cells.get(id);
    if (!cell) continue;
    const { left, right, top, low } = around([cell.outline]);
    const [last, before] = [way.at(-1), way.at(-2)];
    if (!last || Math.max(right - left, low - top) < size * 1.5) way.push(centre(cell.outline));
    else {
      const [x, y]: Point = before ? [2 * last[0] - before[0], 2 * last[1] - before[1]] : last;
      const half = size / 2;
      way.push([within(x, left + half, right - half), within(y, top + half, low - half)]);
    }
  }
  return way;
}

interface Laid {
  path?: readonly string[];
  points?: readonly (readonly [number, number, number])[];
  exit?: Point | null;
}

/** The points of a way: over cells and off the field, or through places off the grid. */
export function layOf({ path = [], points = [], exit }: Laid, cells: ReadonlyMap<string, Cell>, size: number, turn: Turn): Point[] {
  const way = points.length ? points.map(([, x, y]) => turn(placeOf([x, y]))) : wayOf(path, cells, size);
  return exit ? [...way, turn(placeOf(exit))] : way;
}

/** The position at a moment of a way: it moves evenly from each of its moments to the next. */
export function atTime(way: readonly Point[], times: readonly number[], now: number): Point {
  const next = times.findIndex((time) => time > now);
  if (next === 0) return way[0]!;
  if (next < 0) return way.at(-1)!;
  const [from, to] = [times[next - 1]!, times[next]!];
  const share = (now - from) / (to - from || 1);
  const [[ax, ay], [bx, by]] = [way[next - 1]!, way[next]!];
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** Where a way turns: the indices of those points. */
export function bends(way: readonly Point[]): number[] {
  const found: number[] = [];
  for (let i = 1; i + 1 < way.length; i++) {
    const [[ax, ay], [bx, by], [cx, cy]] = [way[i - 1]!, way[i]!, way[i + 1]!];
    const [turn, on] = [(bx - ax) * (cy - by) - (by - ay) * (cx - bx), (bx - ax) * (cx - bx) + (by - ay) * (cy - by)];
    if (Math.abs(turn) > 1e-6 || on < 0) found.push(i);
  }
  return found;
}

export interface Footstep {
  at: Point;
  /** Degrees, 0: up. */
  angle: number;
}

/** Footprints along a way, left and right alternating. */
export function footsteps(way: readonly Point[], stride: number): Footstep[] {
  const length = way.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - way[i]![0], y - way[i]![1]), 0);
  const count = Math.floor(length / stride);
  return Array.from({ length: Math.max(count - 1, 0) }, (_, i) => {
    const t = ((i + 1) * stride) / length;
    const [[x, y], [u, v]] = [along(way, t - 0.002), along(way, t + 0.002)];
    const [dx, dy] = [u - x, v - y];
    const far = Math.hypot(dx, dy) || 1;
    const aside = (i % 2 ? 0.3 : -0.3) * stride;
    return { at: [(x + u) / 2 - (dy / far) * aside, (y + v) / 2 + (dx / far) * aside], angle: (Math.atan2(dx, -dy) * 180) / Math.PI };
  });
}

/**
 * The height of a ball at a share of its way, from 0 to 1: up and down again from touch to touch, highest
 * where the part is longest.
 */
export function hop(way: readonly Point[], touches: readonly number[], t: number): number {
  const lengths = [0];
  way.slice(1).forEach(([x, y], i) => lengths.push(lengths[i]! + Math.hypot(x - way[i]![0], y - way[i]![1])));
  const whole = lengths.at(-1) || 1;
  const stops = [0, ...touches.map((i) => (lengths[i] ?? 0) / whole), 1];
  const part = stops.findIndex((stop, i) => i > 0 && t <= stop);
  if (part < 1) return 0;
  const [low, high] = [stops[part - 1]!, stops[part]!];
  if (high <= low) return 0;
  const longest = Math.max(...stops.slice(1).map((stop, i) => stop - stops[i]!));
  return Math.sin((Math.PI * (t - low)) / (high - low)) * ((high - low) / longest);
}

export const ease = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** The piece that an event moves: the named one, or one that lies where the way begins. */
export function mover(pieces: readonly Piece[], kind: string, start: string, id = ""): Piece | undefined {
  if (id) return pieces.find((piece) => piece.id === id);
  const wanted = (piece: Piece) => (piece.kind === "ball") === (kind === "flight");
  return pieces.find((piece) => piece.cell === start && wanted(piece)) ?? pieces.find((p) => kind === "flight" && wanted(p));
}

/** The position of a piece on its cell beside the others there, so that none hides another. */
export function spread(count: number, index: number, size: number): Point {
  if (count < 2) return [0, 0];
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [Math.cos(angle) * size * 0.22, Math.sin(angle) * size * 0.22];
}

export type Direction = "up" | "down" | "left" | "right";

/**
 * The nearest place in a direction, straight ahead before aside; -1: none. The weights put the next
 * row of hexes, half a cell aside, before the one after it.
 */
export function nearest(places: readonly Point[], from: number, direction: Direction): number {
  const start = places[from];
  if (!start) return places.length ? 0 : -1;
  let best = -1;
  let least = Infinity;
  places.forEach(([u, v], i) => {
    const [dx, dy] = [u - start[0], v - start[1]];
    const ahead = { up: -dy, down: dy, left: -dx, right: dx }[direction];
    if (i === from || ahead <= 0.5) return;
    const cost = Math.hypot(dx, dy) ** 4 / ahead ** 3;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}
