/** Where the chips lie that tell where a ball could land. */
import { placeOf, type Point, type Turn } from "./shape";
import type { End } from "./types";

export interface Chip {
  key: string;
  cell: string;
  share: number;
  fate: string;
  at: Point;
}

/** How far chips on one cell lie apart, in cells. */
const APART = 0.34;

/**
 * A chip for each cell and fate: in the middle of its cell, several one under the other; what leaves the
 * field lies where it leaves. Ends beyond the same cell are one chip.
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
