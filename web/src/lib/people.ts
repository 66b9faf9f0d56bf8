// How a player is called.

import type { PlayerRecord } from "./protocol";
import { say, canSay } from "./text";

/** The name of a level from 1 to 5. */
export function levelName(level: number): string {
  return canSay(`level-${level}`) ? say(`level-${level}`) : say("level-n", { level });
}

/** A player's name; the computer's is that of its level. */
export function playerName(name: string, bot: string | null | undefined, seat: number): string {
  const level = /^level(\d+)$/.exec(bot ?? "")?.[1];
  if (level) return levelName(Number(level));
  if (bot) return say("computer");
  const plain = name === "" || name === "A" || name === "B";
  return plain ? say(seat === 0 ? "new-side-a" : "new-side-b") : name;
}

/** How each player of a match is called, in their order. */
export const playerNames = (players: readonly PlayerRecord[]): string[] =>
  players.map(({ name, bot, side }) => playerName(name, bot, side));

/** How each side is called: by whoever plays it. */
export function sideNames(players: readonly PlayerRecord[]): [string, string] {
  const names = playerNames(players);
  const of = (side: number) => names.filter((_, i) => players[i]!.side === side).join(" + ");
  return [of(0), of(1)];
}

/** What is noted of the players of each side, to name them later in any language. */
export function noted(players: readonly PlayerRecord[]): { names: [string, string]; bots: [string | null, string | null] } {
  const of = (side: number) => players.filter((player) => player.side === side);
  const name = (side: number) => of(side).map((player) => player.name).filter(Boolean).join(" + ");
  // Two who play in turn are named; a computer alone is called by its level.
  const bot = (side: number) => (of(side).length === 1 ? (of(side)[0]!.bot ?? null) : null);
  return { names: [name(0), name(1)], bots: [bot(0), bot(1)] };
}
