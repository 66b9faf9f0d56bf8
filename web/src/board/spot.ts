/** Where thrown dice lie on the board. */
import type { Point } from "./shape";
import type { Board } from "./types";

/** The least distance between a die and what it would hide, in cells. */
const [BALL, PIECE] = [2.4, 1.6];

/** As shares of the board: in the middle, or where they hide least and never a ball. */
export function spotOf({ width, height }: Pick<Board, "width" | "height">, size: number, lying: readonly { at: Point; ball: boolean }[]): Point {
  const aside = height > width ? ([[0.5, 0.26], [0.5, 0.74]] as const) : ([[0.26, 0.5], [0.74, 0.5]] as const);
  const corners = [0.22, 0.5, 0.78].flatMap((x) => [0.24, 0.76].map((y): Point => [x, y]));
  const room = ([x, y]: Point) =>
    Math.min(3, ...lying.map(({ at: [u, v], ball }) => Math.hypot(u - x * width, v - y * height) / size - (ball ? BALL : PIECE)));
  const all: Point[] = [[0.5, 0.5], ...aside, ...(width > 6 * size ? corners : [])];
  return all.find((one) => room(one) > 0) ?? all.reduce((best, one) => (room(one) > room(best) ? one : best));
}
