/** Where the chips lie that show where a ball could land. */
import { placeOf, type Point, type Turn } from "./shape";
import type { End } from "./types";

export interface Chip {
  key: string;
  cell: string;
  share: number;
  fate: string;
  at: Point;
}

/** The distance between chips on one cell, in cells. */
const APART = 0.34;

/**
 * One chip for each cell and fate: in the middle of its cell, several below each other; a ball that leaves the
 * field has its chip where it leaves. Ends beyond the same cell share one chip.
 */
export function endsOn(ends: readonly End[], place: (cell: string) => Point | undefined, turn: Turn, size: number): Chip[] {
  const merged = new Map<string, Chip>();
  for (const { cell, share, fate = "", exit } of ends) {
    const at = exit ? turn(placeOf(exit)) : place(cell);
    if (!at) continue;
    const key = [cell, fate, exit ? "exit" : ""].join(" ");
    const known = merged.get(key);
    merged.set(key, known ? { ...known, share: known.share + share } : { key, cell, share, fate, at });
  }
  const stacks = new Map<string, Chip[]>();
  for (const chip of merged.values()) {
    const spot = chip.at.map((x) => Math.round(x / size)).join();
    stacks.set(spot, [...(stacks.get(spot) ?? []), chip]);
  }
  return [...stacks.values()].flatMap((chips) =>
    chips.map((chip, i) => ({ ...chip, at: [chip.at[0], chip.at[1] + (i - (chips.length - 1) / 2) * APART * size] as Point })),
  );
}
