/** The commentary: what happened, by plies, newest first. */
import type { Event } from "../lib/protocol";

export interface Told {
  /** Its place in the match: unique, and growing. */
  key: string;
  ply: number;
  event: Event;
}

export function entries(ply: number, events: readonly Event[]): Told[] {
  return events.map((event, i) => ({ key: `${ply}.${i}`, ply, event }));
}

/** With what is new put first; a ply told before is not told twice. */
export function added(log: readonly Told[], ply: number, events: readonly Event[]): Told[] {
  if (log.some((one) => one.ply === ply)) return [...log];
  return [...entries(ply, events).reverse(), ...log];
}

/** Without what was taken back. */
export const upTo = (log: readonly Told[], ply: number): Told[] => log.filter((one) => one.ply <= ply);
