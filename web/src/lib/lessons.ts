// A person's progress in the tasks of a game, stored in this browser.

import { keep, load } from "./storage";

const keyOf = (game: string): string => `debut-lessons-${game}`;

/** The solved tasks of a game that it still has. */
export function solvedTasks(game: string, ids: readonly string[]): string[] {
  const kept = load<unknown>(keyOf(game), []);
  return Array.isArray(kept) ? ids.filter((id) => kept.includes(id)) : [];
}

export function keepSolved(game: string, solved: readonly string[]): void {
  keep(keyOf(game), solved);
}

/** The task after one: the next that is not solved yet, otherwise simply the next; -1: none. */
export function taskAfter(at: number, ids: readonly string[], solved: readonly string[]): number {
  const open = ids.flatMap((id, i) => (solved.includes(id) ? [] : [i]));
  const later = open.find((i) => i > at) ?? open.find((i) => i !== at);
  if (later !== undefined) return later;
  return at + 1 < ids.length ? at + 1 : -1;
}
