/** Whether the people of each side are there, for those who sit elsewhere. */
import type { TableMatch } from "./match.svelte";

export type Presence = "here" | "away" | null;

type Known = Pick<TableMatch, "info" | "others" | "present" | "seated" | "result">;

/** Nothing is said of oneself, of computers, and of who has not come yet: that is said elsewhere. */
export function presenceOf({ info, others, present, seated }: Known): Presence[] {
  return [0, 1].map((side) => {
    const own = others.filter((i) => info?.players[i]?.side === side && seated.includes(i));
    if (!own.length) return null;
    return own.every((i) => present.includes(i)) ? "here" : "away";
  });
}
