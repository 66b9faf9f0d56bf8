// How a player is called.

import type { PlayerRecord } from "./protocol";
import { say, canSay } from "./text";

/** The name of a level from 1 to 5. */
export function levelName(level: number): string {
  return canSay(`level-${level}`) ? say(`level-${level}`) : say("level-n", { level });
}

/** What a player is called himself; the computer by its level; nothing where nobody gave a name. */
function ownName(name: string, bot: string | null | undefined): string | null {
  const level = /^level(\d+)$/.exec(bot ?? "")?.[1];
  if (level) return levelName(Number(level));
  if (bot) return say("computer");
  return name === "" || name === "A" || name === "B" ? null : name;
}

/** A player's name, or that of his team. */
export function playerName(name: string, bot: string | null | undefined, seat: number): string {
  return ownName(name, bot) ?? say("team", { side: "AB"[seat] ?? "" });
}

/** How each player of a match is called, in their order. */
export const playerNames = (players: readonly PlayerRecord[]): string[] =>
  players.map(({ name, bot, side }) => playerName(name, bot, side));

/** What each side is called by those who play it, for sentences; nothing: by its letter. */
export function toldNames(players: readonly PlayerRecord[]): [string | null, string | null] {
  const of = (side: number) =>
    players.filter((player) => player.side === side).map(({ name, bot }) => ownName(name, bot)).filter(Boolean).join(" + ") || null;
  return [of(0), of(1)];
}

/** How each side is called where it stands alone. */
export function sideNames(players: readonly PlayerRecord[]): [string, string] {
  const [a, b] = toldNames(players);
  return [a ?? say("team", { side: "A" }), b ?? say("team", { side: "B" })];
}

/** The sides that these people play alone: no partner of theirs sits elsewhere. */
export function ownSides(players: readonly PlayerRecord[], people: readonly number[]): number[] {
  return [0, 1].filter((side) => {
    const team = players.flatMap((player, i) => (player.side === side ? [i] : []));
    return team.length > 0 && team.every((player) => people.includes(player));
  });
}

/** What is noted of the players of each side, to name them later in any language. */
export function noted(players: readonly PlayerRecord[]): { names: [string, string]; bots: [string | null, string | null] } {
  const of = (side: number) => players.filter((player) => player.side === side);
  const name = (side: number) => of(side).map((player) => player.name).filter(Boolean).join(" + ");
  // Two who play in turn are named; a computer alone is called by its level.
  const bot = (side: number) => (of(side).length === 1 ? (of(side)[0]!.bot ?? null) : null);
  return { names: [name(0), name(1)], bots: [bot(0), bot(1)] };
}
