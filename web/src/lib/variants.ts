// Chooses the variant of a line for an event, like src/debut/kernel/commentary.py: a repeated event
// takes the next variant, so that no line is repeated twice in a row.

import type { Event } from "./protocol";

const before = new WeakMap<Event, number>();

/** Counts the events of a match, all its plies from the start. */
export function countEvents(plies: Iterable<readonly Event[]>): void {
  const told = new Map<string, number>();
  for (const event of [...plies].flat()) {
    const times = told.get(event.message) ?? 0;
    before.set(event, times);
    told.set(event.message, times + 1);
  }
}

/** The number of similar events before this one in the match. */
export const timesBefore = (event: Event): number => before.get(event) ?? 0;

/** The variant used the nth time: all in turn, none twice in a row, as in kernel/text.py. */
export const variant = (nth: number, count: number): number =>
  (nth + (count > 2 ? Math.floor(nth / count) : 0)) % count;
