// How a player is called.

import type { PlayerRecord } from "./protocol";
import { settings } from "./settings.svelte";
import { say, canSay } from "./text";

export const MOST_NAME = 40;

/** The level that never errs, in games that can be solved. */
export const PERFECT = 6;

/** What a level is called in records. */
export const botOf = (level: number): string => (level === PERFECT ? "perfect" : `level${level}`);

/** The name of a level from 1 to 6. */
export function levelName(level: number): string {
  return canSay(`level-${level}`) ? say(`level-${level}`) : say("level-n", { level });
}

/** What a player is called himself; the computer by its level; nothing where nobody gave a name. */
function ownName(name: string, bot: string | null | undefined): string | null {
  const level = bot === botOf(PERFECT) ? PERFECT : /^level(\d+)$/.exec(bot ?? "")?.[1];
  if (level) return levelName(Number(level));
  if (bot) return say("computer");
  return name === "" || name === "A" || name === "B" ? null : name;
}

/** Whether a player is called by more than his place. */
export const isNamed = ({ name, bot }: PlayerRecord): boolean => ownName(name, bot) !== null;

/** A player's name, or that of his team. */
export function playerName(name: string, bot: string | null | undefined, seat: number): string {
  return ownName(name, bot) ?? say("team", { side: "AB"[seat] ?? "" });
}

/** How each player of a match is called, in their order. Of four, those called alike are told apart by their places. */
export function playerNames(players: readonly PlayerRecord[]): string[] {
  if (players.length < 3) return players.map(({ name, bot, side }) => playerName(name, bot, side));
  const plain = players.map((_, i) => partnerName(players, i));
  return plain.map((name, i) => (plain.indexOf(name) === plain.lastIndexOf(name) ? name : `${name} (${placeOf(players, i)})`));
}

/** A1 and A2 are partners. */
function placeOf(players: readonly PlayerRecord[], player: number): string {
  const { side } = players[player]!;
  return `${"AB"[side]}${players.slice(0, player + 1).filter((one) => one.side === side).length}`;
}

function partnerName(players: readonly PlayerRecord[], player: number): string {
  const { name, bot } = players[player]!;
  return ownName(name, bot) ?? say("player-n", { place: placeOf(players, player) });
}

/** What each side is called by those who play it, for sentences; nothing: by its letter. */
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

/** How each side is called where it stands alone. */
export function sideNames(players: readonly PlayerRecord[]): [string, string] {
  const [a, b] = toldNames(players);
  return [a ?? say("team", { side: "A" }), b ?? say("team", { side: "B" })];
}

/** How each side is called where one is compared with the other: those called alike are told apart by their letters. */
export function apartNames(players: readonly PlayerRecord[]): [string, string] {
  const [a, b] = sideNames(players);
  return a === b ? [`${a} (A)`, `${b} (B)`] : [a, b];
}

/** Who did something for a side: of partners the one who did. */
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

/** What is noted of the players of each side, to name them later in any language. */
export function noted(players: readonly PlayerRecord[]): Noted {
  const of = (side: number) => players.find((player) => player.side === side);
  const name = (side: number) => of(side)?.name ?? "";
  const bot = (side: number) => of(side)?.bot ?? null;
  return { names: [name(0), name(1)], bots: [bot(0), bot(1)], players: players.length > 2 ? [...players] : undefined };
}

/** How the sides of a noted match are called. */
export function notedNames({ names, bots, players }: Noted): { a: string; b: string } {
  const [a, b] = players ? sideNames(players) : [playerName(names[0], bots[0], 0), playerName(names[1], bots[1], 1)];
  return { a, b };
}
