// The ways of the ball in a match: which are looked at, and what became of them.

import type { FlightTold } from "./protocol";

/** Whose ways, and of which kind; nothing: of both, of every kind. */
export interface Wanted {
  seat: "" | "0" | "1";
  kind: string;
}

export type Fate = "goal" | "lost" | "kept";

/** A ball in one's own goal is lost, too. */
export function fateOf({ fate = "" }: Pick<FlightTold, "fate">): Fate {
  if (fate === "goal") return "goal";
  return fate ? "lost" : "kept";
}

export function picked(flights: readonly FlightTold[], { seat, kind }: Wanted): FlightTold[] {
  return flights.filter((one) => (!seat || one.seat === Number(seat)) && (!kind || one.kind === kind));
}

/** The kinds that were seen, in the game's order. */
export const seenKinds = (kinds: readonly string[], flights: readonly FlightTold[]): string[] =>
  kinds.filter((kind) => flights.some((one) => one.kind === kind));

/** How many a team has, by what became of them. */
export function sums(flights: readonly FlightTold[], seat: number): Record<Fate | "n", number> {
  const own = flights.filter((one) => one.seat === seat).map(fateOf);
  const many = (fate: Fate): number => own.filter((one) => one === fate).length;
  return { n: own.length, goal: many("goal"), lost: many("lost"), kept: many("kept") };
}
