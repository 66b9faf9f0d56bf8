// Which variant of a line tells an event, as src/debut/kernel/commentary.py chooses it: what happens
// again is told in the next one, so that no line is said twice running.

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

/** How often the match had told the like before. */
export const timesBefore = (event: Event): number => before.get(event) ?? 0;

/** Which of so many variants is said the nth time: all in turn, none twice running, as in kernel/text.py. */
export const variant = (nth: number, count: number): number =>
  (nth + (count > 2 ? Math.floor(nth / count) : 0)) % count;
