/** Where the names of pieces are written: under each or over it, where there is neither a piece nor a name. */
import type { Point } from "./shape";

export interface Shirt {
  id: string;
  name: string;
  at: Point;
  radius: number;
}

type Box = readonly [left: number, top: number, right: number, low: number];

/** The width of a letter, as a share of its height. */
const WIDE = 0.58;

/** The names and their places, in letters of this height; a piece without room for its name goes without. */
export function written(shirts: readonly Shirt[], letter: number, [x, y, width, height]: readonly [number, number, number, number]): Shirt[] {
  const taken: Box[] = [];
  const free = (box: Box, own: Shirt): boolean =>
    box[0] >= x && box[1] >= y && box[2] <= x + width && box[3] <= y + height &&
    !taken.some((one) => box[0] < one[2] && one[0] < box[2] && box[1] < one[3] && one[1] < box[3]) &&
    !shirts.some((one) => one !== own && Math.hypot(...away(box, one.at)) < one.radius * 1.1);
  return shirts.flatMap((one) => {
    const [u, v] = one.at;
    const half = (one.name.length * letter * WIDE) / 2;
    for (const low of one.name ? [v + one.radius * 1.35 + letter, v - one.radius * 1.3] : []) {
      const box: Box = [u - half, low - letter, u + half, low];
      if (!free(box, one)) continue;
      taken.push(box);
      return [{ ...one, at: [u, low - letter * 0.2] }];
    }
    return [];
  });
}

/** The distance of a point from a box, across and down. */
const away = ([left, top, right, low]: Box, [x, y]: Point): Point => [Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - low)];
