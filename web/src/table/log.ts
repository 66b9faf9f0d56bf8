/** The commentary: the events, by plies, newest first. */
import { isPlacing } from "../board/stage.svelte";
import type { Event } from "../lib/protocol";
import { say, sayEvent } from "../lib/text";

export interface Told {
  /** Its place in the match: unique, and growing. */
  key: string;
  ply: number;
  event: Event;
}

export function entries(ply: number, events: readonly Event[]): Told[] {
  return events.map((event, i) => ({ key: `${ply}.${i}`, ply, event }));
}

/** Puts new entries first; a ply that is there already is not added twice. */
export function added(log: readonly Told[], ply: number, events: readonly Event[]): Told[] {
  if (log.some((one) => one.ply === ply)) return [...log];
  return [...entries(ply, events).reverse(), ...log];
}

/** Removes what was taken back. */
export const upTo = (log: readonly Told[], ply: number): Told[] => log.filter((one) => one.ply <= ply);

/** A line of the commentary, and the number of events that it stands for. */
export interface Line extends Told {
  n: number;
}

/** A team that is placed is one line: its formation, or the number of pieces placed or moved. */
export function lines(log: readonly Told[]): Line[] {
  const formed = new Set(log.flatMap(({ ply, event }) => (event.message === "formation" ? [ply] : [])));
  const found: Line[] = [];
  for (const one of log) {
    const last = found.at(-1);
    if (!isPlacing(one.event)) found.push({ ...one, n: 1 });
    else if (formed.has(one.ply)) continue;
    else if (last && isPlacing(last.event) && last.event.seat === one.event.seat) last.n += 1;
    else found.push({ ...one, n: 1 });
  }
  return found;
}

/** A line in words. */
export const told = ({ event, n }: Line, game?: string): string =>
  n > 1 ? say(event.message === "move" ? "table-moved-many" : "table-placed-many", { side: "AB"[event.seat ?? -1] ?? "none", n }) : sayEvent(event, game);

/** The events of a ply in words for a screen reader: the oldest first. */
export const heard = (ply: number, events: readonly Event[]): string[] =>
  lines(entries(ply, events).reverse())
    .reverse()
    .map((line) => told(line))
    .filter(Boolean);
