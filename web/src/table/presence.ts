/** Who sits where, and whether those who sit elsewhere are there. */
import { playerNames } from "../lib/people";
import type { TableMatch } from "./match.svelte";

export type Presence = "here" | "away" | "awaited" | "unknown" | null;

/** A player as the scoreboard shows him. */
export interface Sitter {
  name: string;
  you: boolean;
  presence: Presence;
  /** It is he who is to decide or to throw. */
  turn: boolean;
}

type Known = Pick<TableMatch, "info" | "others" | "present" | "seated" | "status">;

/**
 * Nothing is said of oneself and of computers; who of two has not come yet is said elsewhere. While one's own line is
 * down nobody knows who is there.
 */
export function presenceOf({ info, others, present, seated, status }: Known): Presence[] {
  const { length } = info?.players ?? [];
  return Array.from({ length }, (_, i) => {
    if (!others.includes(i)) return null;
    if (!seated.includes(i)) return length > 2 ? "awaited" : null;
    if (status !== "open") return "unknown";
    return present.includes(i) ? "here" : "away";
  });
}

/** The players of each side. */
export function teamsOf(match: Known & Pick<TableMatch, "people" | "onTurn" | "result">): [Sitter[], Sitter[]] {
  const players = match.info?.players ?? [];
  const names = playerNames(players);
  const presence = presenceOf(match);
  const of = (side: number): Sitter[] =>
    players.flatMap((player, i) =>
      player.side === side
        ? [{ name: names[i]!, you: match.people.includes(i) && match.people.length < players.length, presence: presence[i]!, turn: match.onTurn === i && !match.result }]
        : [],
    );
  return [of(0), of(1)];
}
