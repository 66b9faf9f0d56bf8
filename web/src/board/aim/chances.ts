/** Who would get the ball by an aim, in whole percent and in words. */
import type { ToldChances } from "../../lib/protocol";
import { say } from "../../lib/text";

export interface Share {
  fate: string;
  percent: number;
}

/** Shares in whole percent that add up to 100, the largest remainders rounded up; without those of zero. */
export function percents(chances: readonly (readonly [string, number])[]): Share[] {
  const exact = chances.map(([fate, share]) => ({ fate, percent: Math.floor(share * 100), rest: (share * 100) % 1 }));
  const missing = 100 - exact.reduce((sum, { percent }) => sum + percent, 0);
  const upwards = new Set(exact.toSorted((one, other) => other.rest - one.rest).slice(0, missing));
  return exact.map((one) => ({ fate: one.fate, percent: one.percent + (upwards.has(one) ? 1 : 0) })).filter(({ percent }) => percent > 0);
}

/** "62 % yours, 30 % theirs, 8 % out"; empty until this very aim has been answered. */
export function chancesTold(told: ToldChances | null, actions: readonly number[]): string {
  if (!told?.chances?.length || told.actions.join() !== actions.join()) return "";
  return percents(told.chances).map(({ fate, percent }) => say("aim-share", { fate: fate || "keep", n: percent })).join(", ");
}
