/** Who sits where, and whether the players elsewhere are present. */
import { playerNames } from "../lib/people";
import type { TableMatch } from "./match.svelte";

export type Presence = "here" | "away" | "awaited" | "unknown" | null;

/** A player on the scoreboard. */
export interface Sitter {
  name: string;
  you: boolean;
  presence: Presence;
  /** This player is to decide or to throw. */
  turn: boolean;
}

type Known = Pick<TableMatch, "info" | "others" | "present" | "seated" | "status">;

/**
 * Nothing is shown for the reader and for computers; who of two has not come yet is shown elsewhere. While the
 * reader's own connection is lost nobody knows who is present.
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
