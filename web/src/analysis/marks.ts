// The throws and decisions of a match that mattered, for the bars of the graph.

import type { Analysed, Decided, Fallen } from "../lib/protocol";

/** The least that is shown, half a percent of winning. */
const LEAST = 0.01;

/** A bar: `gain` is to the side that threw or decided, negative where it cost something. */
export interface Mark {
  ply: number;
  seat: 0 | 1;
  gain: number;
  fallen?: Fallen;
  decided?: Decided;
}

export function marksOf({ throws, decisions }: Pick<Analysed, "throws" | "decisions">): Mark[] {
  const fallen = throws.map((one): Mark => ({ ply: one.ply, seat: sideOf(one), gain: one.luck, fallen: one }));
  const decided = decisions.map((one): Mark => ({ ply: one.ply, seat: sideOf(one), gain: -one.error, decided: one }));
  return [...fallen, ...decided].filter(({ gain }) => Math.abs(gain) >= LEAST).sort((a, b) => a.ply - b.ply);
}

const sideOf = ({ seat }: { seat: number }): 0 | 1 => (seat === 0 ? 0 : 1);

/** The index in the row of the mark that is nearest to a ply. */
export function nearest(marks: readonly Mark[], ply: number): number {
  let best = 0;
  marks.forEach((mark, i) => {
    if (Math.abs(mark.ply - ply) < Math.abs(marks[best]!.ply - ply)) best = i;
  });
  return best;
}
