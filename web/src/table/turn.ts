/** Whose turn it is, in words: of four each is called by his name. */
import { isNamed, listed, playerNames, sideNames } from "../lib/people";
import type { View } from "../lib/protocol";
import { say } from "../lib/text";
import type { TableMatch } from "./match.svelte";

type Known = Pick<
  TableMatch,
  "info" | "people" | "seats" | "onTurn" | "mine" | "throwing" | "telling" | "awaited" | "others" | "seated" | "present" | "result"
>;

/** `inviting`: a friend's link is here, and he has not come yet. */
export function turnWords(match: Known, view: View, inviting: boolean): string {
  const players = match.info?.players ?? [];
  if (match.result) return say("table-over");
  if (match.telling) return say("table-tell-die");
  const names = playerNames(players);
  const who = match.onTurn;
  const name = who === null ? (sideNames(players)[view.turn] ?? "") : (names[who] ?? "");
  const own = match.people.length === 1 ? players[match.people[0]!] : undefined;
  const alone = own !== undefined && (players.length === 2 || !isNamed(own));
  if (view.turn < 0) {
    if (inviting && players.length === 2) return say("wait-prompt");
    if (match.awaited.length) return say("table-awaits", { name: listed(match.awaited.map((i) => names[i] ?? "")) });
    if (who === null) return say("table-dice-roll");
    if (!match.throwing) return say("table-throws", { name });
    return alone ? say("table-your-throw") : say("table-throw-of", { name });
  }
  if (match.mine) return alone ? say("table-your-turn") : say("table-turn-of", { name });
  const player = who === null ? undefined : players[who];
  if (player?.bot) return say("table-thinks", { name });
  return say(match.seats.length === 1 && match.seats[0] === player?.side ? "table-waits-partner" : "table-waits", { name });
}

/** Who is to play and has left the table; nobody: an empty name. */
export function goneName({ info, onTurn, result, others, seated, present }: Known): string {
  if (onTurn === null || result || !others.includes(onTurn) || !seated.includes(onTurn) || present.includes(onTurn)) return "";
  return playerNames(info?.players ?? [])[onTurn] ?? "";
}
