// The ways of the ball in a match: those shown, and their fates.

import type { FlightTold } from "./protocol";

/** The side and the kind of the ways shown; null: both sides, every kind. */
export interface Wanted {
  seat: "" | "0" | "1";
  kind: string;
}

export type Fate = "goal" | "lost" | "kept";

/** An own goal counts as lost, too. */
export function fateOf({ fate = "" }: Pick<FlightTold, "fate">): Fate {
  if (fate === "goal") return "goal";
  return fate ? "lost" : "kept";
}

export function picked(flights: readonly FlightTold[], { seat, kind }: Wanted): FlightTold[] {
  return flights.filter((one) => (!seat || one.seat === Number(seat)) && (!kind || one.kind === kind));
}

/** The kinds that occurred, in the game's order. */
export const seenKinds = (kinds: readonly string[], flights: readonly FlightTold[]): string[] =>
  kinds.filter((kind) => flights.some((one) => one.kind === kind));

/** The number of a team's ways, by fate. */
export function sums(flights: readonly FlightTold[], seat: number): Record<Fate | "n", number> {
  const own = flights.filter((one) => one.seat === seat).map(fateOf);
  const many = (fate: Fate): number => own.filter((one) => one === fate).length;
  return { n: own.length, goal: many("goal"), lost: many("lost"), kept: many("kept") };
}
