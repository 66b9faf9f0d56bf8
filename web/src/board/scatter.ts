/**
 * What is scattered over grounds: drawn once from a seed, never a tile that repeats. Each is one
 * path of SVG, so that a whole field costs a browser as little as a line.
 */
import type { Box, Point } from "./shape";

/** Numbers from 0 to 1 that look random and are always the same. */
export function lots(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The most items, however large a field is, so that it is still drawn in a moment. */
const MOST = 1500;

const short = (value: number): string => value.toFixed(2).replace(/^(-?)0\./, "$1.");

/** Places scattered over a box, so many to a cell: evenly as by hand, each somewhere in a patch of its own. */
function strewn({ left, top, right, low }: Box, size: number, each: number, lot: () => number): Point[] {
  const [wide, high] = [right - left, low - top];
  const count = Math.min(MOST, ((wide * high) / size ** 2) * each);
  const patch = Math.sqrt((wide * high) / Math.max(count, 1));
  const [columns, rows] = [Math.max(1, Math.round(wide / patch)), Math.max(1, Math.floor(high / patch))];
  return Array.from({ length: columns * rows }, (_, i) => [
    left + (((i % columns) + lot()) / columns) * wide,
    top + ((Math.floor(i / columns) + lot()) / rows) * high,
  ]);
}

/** Blades of grass, each with a lean and length of its own. */
export function blades(box: Box, size: number, seed: number): string {
  const lot = lots(seed);
  return strewn(box, size, 9, lot)
    .map(([x, y]) => `M${short(x)} ${short(y)}l${short((lot() - 0.5) * size * 0.09)} ${short(-(0.04 + lot() * 0.08) * size)}`)
    .join("");
}

/** Grains of stone: dots, drawn by round ends of lines that have no length. */
export function grains(box: Box, size: number, each: number, seed: number): string {
  return strewn(box, size, each, lots(seed)).map(([x, y]) => `M${short(x)} ${short(y)}h0`).join("");
}

/** Cracks that run in from the edges, one from each at most a few cells long. */
export function cracks({ left, top, right, low }: Box, size: number, seed: number): string {
  const lot = lots(seed);
  const [wide, high] = [right - left, low - top];
  const starts: [Point, number][] = [
    [[left + wide * (0.15 + lot() * 0.2), top], 90], [[right, top + high * (0.62 + lot() * 0.2)], 180],
    [[left + wide * (0.6 + lot() * 0.2), low], -90], [[left, top + high * (0.7 + lot() * 0.15)], 0],
  ];
  return starts
    .map(([[x, y], heading]) => {
      let path = `M${short(x)} ${short(y)}`;
      for (let step = 0, turn = heading; step < 4 + Math.round(lot() * 3); step++) {
        turn = heading + (lot() - 0.5) * 110;
        const far = size * (0.16 + lot() * 0.24);
        x += Math.cos((turn * Math.PI) / 180) * far;
        y += Math.sin((turn * Math.PI) / 180) * far;
        path += `L${short(x)} ${short(y)}`;
      }
      return path;
    })
    .join("");
}

/** Boards of a sprung floor along its length: the seams between them, and the darker boards. */
export function planks({ left, top, right, low }: Box, size: number, lying: boolean, seed: number): { seams: string; dark: string } {
  const lot = lots(seed);
  const [start, end, first, last] = lying ? [left, right, top, low] : [top, low, left, right];
  const wide = size / 4;
  const at = (along: number, across: number) => (lying ? `${short(along)} ${short(across)}` : `${short(across)} ${short(along)}`);
  const [seams, dark]: [string[], string[]] = [[], []];
  for (let across = first; across < last - wide / 2; across += wide) {
    seams.push(`M${at(start, across)}L${at(end, across)}`);
    for (let from = start; from < end; ) {
      const to = Math.min(end, from + size * (1.5 + lot() * 3));
      if (to < end) seams.push(`M${at(to, across)}L${at(to, across + wide)}`);
      if (lot() < 0.3) dark.push(`M${at(from, across)}L${at(to, across)}L${at(to, across + wide)}L${at(from, across + wide)}Z`);
      from = to;
    }
  }
  return { seams: seams.join(""), dark: dark.join("") };
}
