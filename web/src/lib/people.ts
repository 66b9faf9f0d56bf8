// The names of players and sides.

import type { PlayerRecord } from "./protocol";
import { settings } from "./settings.svelte";
import { say, canSay } from "./text";

export const MOST_NAME = 40;

/** The level that never errs, in games that can be solved. */
export const PERFECT = 6;

/** The name of a level in records. */
export const botOf = (level: number): string => (level === PERFECT ? "perfect" : `level${level}`);

/** The name of a level from 1 to 6. */
export function levelName(level: number): string {
  return canSay(`level-${level}`) ? say(`level-${level}`) : say("level-n", { level });
}

/** A player's own name; the computer's is its level; null where nobody gave a name. */
function ownName(name: string, bot: string | null | undefined): string | null {
  const level = bot === botOf(PERFECT) ? PERFECT : /^level(\d+)$/.exec(bot ?? "")?.[1];
  if (level) return levelName(Number(level));
  if (bot) return say("computer");
  return name === "" || name === "A" || name === "B" ? null : name;
}

/** Whether a player has a name besides their place. */
export const isNamed = ({ name, bot }: PlayerRecord): boolean => ownName(name, bot) !== null;

/** A player's name, or that of their team. */
export function playerName(name: string, bot: string | null | undefined, seat: number): string {
  return ownName(name, bot) ?? say("team", { side: "AB"[seat] ?? "" });
}

/** The names of all players, in order. Of four, those with the same name are distinguished by their places. */
export function playerNames(players: readonly PlayerRecord[]): string[] {
  if (players.length < 3) return players.map(({ name, bot, side }) => playerName(name, bot, side));
  const plain = players.map((_, i) => partnerName(players, i));
  return plain.map((name, i) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${placeOf(players, i)})`));
}

/** A player's place: A1 and A2 are partners. */
function placeOf(players: readonly PlayerRecord[], player: number): string {
  const { side } = players[player]!;
  return `${"AB"[side]}${players.slice(0, player + 1).filter((one) => one.side === side).length}`;
}

function partnerName(players: readonly PlayerRecord[], player: number): string {
  const { name, bot } = players[player]!;
  return ownName(name, bot) ?? say("player-n", { place: placeOf(players, player) });
}

/** The names of both sides by their players, for sentences; null: the side is called by its letter. */
export function toldNames(players: readonly PlayerRecord[]): [string | null, string | null] {
  const of = (side: number) => {
    const team = players.flatMap((player, i) => (player.side === side ? [i] : []));
    if (!team.some((i) => isNamed(players[i]!))) return null;
    const names = team.map((i) => partnerName(players, i));
    return names.length > 1 && names[0] === names[1] ? `2 × ${names[0]}` : names.join(" + ");
  };
  return [of(0), of(1)];
}

/** Several names in a row: Ann, Bob and Cid. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(settings.language === "en" ? "en-GB" : settings.language).format(names);

/** The names of both sides where each stands alone. */
export function sideNames(players: readonly PlayerRecord[]): [string, string] {
  const [a, b] = toldNames(players);
  return [a ?? say("team", { side: "A" }), b ?? say("team", { side: "B" })];
}

/** The names of both sides where they are compared: equal names are distinguished by the letters. */
export function apartNames(players: readonly PlayerRecord[]): [string, string] {
  const [a, b] = sideNames(players);
  return a === b ? [`${a} (A)`, `${b} (B)`] : [a, b];
}

/** The name of who acted for a side: of partners, the one who did. */
export function whoDid({ seat, person }: { seat: number; person?: number | null }, names: readonly [string, string], players: readonly PlayerRecord[]): string {
  return playerNames(players)[person ?? -1] ?? names[seat]!;
}

/** The sides that these people play alone: no partner of theirs sits elsewhere. */
export function ownSides(players: readonly PlayerRecord[], people: readonly number[]): number[] {
  return [0, 1].filter((side) => {
    const team = players.flatMap((player, i) => (player.side === side ? [i] : []));
    return team.length > 0 && team.every((player) => people.includes(player));
  });
}

type Noted = { names: [string, string]; bots: [string | null, string | null]; players?: PlayerRecord[] };

/** The stored facts about the players of each side, to name them later in any language. */
export function noted(players: readonly PlayerRecord[]): Noted {
  const of = (side: number) => players.find((player) => player.side === side);
  const name = (side: number) => of(side)?.name ?? "";
  const bot = (side: number) => of(side)?.bot ?? null;
  return { names: [name(0), name(1)], bots: [bot(0), bot(1)], players: players.length > 2 ? [...players] : undefined };
}

/** The names of the sides of a stored match. */
export function notedNames({ names, bots, players }: Noted): { a: string; b: string } {
  const [a, b] = players ? sideNames(players) : [playerName(names[0], bots[0], 0), playerName(names[1], bots[1], 1)];
  return { a, b };
}
