// A person's choices for a new match, and the message that requests it.

import { PERFECT } from "./people";
import type { GameInfo, NewMatch, Option, SeatWish } from "./protocol";

type Value = NonNullable<Option["default"]>;

export type Mode = "computer" | "two" | "friend" | "four";
export type Side = "a" | "b" | "lot";
export type DiceWish = "checked" | "typed";
/** Who takes another place: a person at this screen, a person by link, or the computer at a level. */
export type Who = "here" | "link" | number;
export type Entry = boolean | string; // a number as it is written, "" for none

export interface Other {
  who: Who;
  name: string;
}

export interface Wishes {
  mode: Mode;
  level: number;
  side: Side;
  names: string[]; // of two players at this screen: A and B
  others: Other[]; // of four: the partner, then the opponents
  you: string;
  options: Record<string, Entry>;
  dice: DiceWish;
}

/** The entry of an option that nobody has changed. */
export function entryOf(option: Option): Entry {
  if (typeof option.default === "boolean") return option.default;
  return option.default === null ? "" : String(option.default);
}

/** Whether an option is a number within bounds. */
function isNumber(option: Option): boolean {
  return typeof option.default !== "boolean" && option.choices.length === 0 && !option.text;
}

function fits(option: Option, entry: unknown): entry is Entry {
  if (typeof option.default === "boolean") return typeof entry === "boolean";
  if (option.choices.length) return option.choices.includes(entry as string);
  return typeof entry === "string";
}

/** The value to send, undefined for the game's own; null for an invalid entry. */
export function valueOf(option: Option, entry: Entry): Value | undefined | null {
  if (option.text) return textOf(option, String(entry));
  if (!isNumber(option)) return entry === option.default ? undefined : entry;
  const text = String(entry).trim();
  if (text === "") return option.default === null ? undefined : null;
  if (!/^\d{1,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= option.low && number <= option.high ? number : null;
}

/** A text is one line of at most so many characters; the game checks its content. */
function textOf(option: Option, entry: string): string | undefined | null {
  const line = entry.replace(/\s+/g, " ").trim();
  if (line === (option.default ?? "")) return undefined;
  // Counted as on the server: a letter beyond the first plane is one.
  return [...line].length <= option.text ? line : null;
}

/** The option and its value that keep a level from playing; null: it can play. */
export function unfitFor(game: GameInfo, options: Record<string, Entry>, level: number): { option: string; value: Entry } | null {
  if (level !== PERFECT) return null;
  const unfit = Object.entries(game.unfit).find(([option, values]) => values.includes(options[option] ?? ""));
  return unfit ? { option: unfit[0], value: options[unfit[0]]! } : null;
}

/** The levels that can play with these options. */
export const levelsFor = (game: GameInfo, options: Record<string, Entry>): number[] =>
  game.levels.filter((level) => !unfitFor(game, options, level));

/** Who may play: the computer where it can, and two a side where the game says who of them does. */
export function modesOf(game: GameInfo): Mode[] {
  return [...(game.levels.length ? ["computer" as const] : []), "two", "friend", ...(game.partners ? ["four" as const] : [])];
}

/** The last choices, as far as the game still offers them. */
export function firstWishes(game: GameInfo, last: Partial<Wishes> | null, you = ""): Wishes {
  const options: Record<string, Entry> = {};
  for (const option of game.options) {
    const old = last?.options?.[option.name];
    // Without earlier choices it begins with the easiest.
    const easy = last ? null : (option.first ?? null);
    options[option.name] = fits(option, old) ? old : entryOf(easy === null ? option : { ...option, default: easy });
  }
  const gentle = game.levels[1] ?? game.levels[0] ?? 0;
  const level = last?.level ?? gentle;
  const one = <T>(value: T | undefined, of: T[], otherwise: T): T =>
    value !== undefined && of.includes(value) ? value : otherwise;
  return {
    mode: one(last?.mode, modesOf(game), modesOf(game)[0]!),
    level: levelsFor(game, options).includes(level) ? level : gentle,
    side: one(last?.side, ["a", "b", "lot"], "a"),
    names: [0, 1].map((i) => String(last?.names?.[i] ?? "")),
    others: [0, 1, 2].map((i) => {
      const { who, name = "" } = last?.others?.[i] ?? {};
      return { who: one<Who>(who, ["here", "link", ...levelsFor(game, options)], gentle || "here"), name: String(name) };
    }),
    you: String(last?.you ?? you),
    options,
    dice: one(last?.dice, ["checked", "typed"], "checked"),
  };
}

/** The names of the options with invalid entries. */
export function wrongOptions(game: GameInfo, wishes: Wishes): string[] {
  return game.options
    .filter((option) => valueOf(option, wishes.options[option.name] ?? entryOf(option)) === null)
    .map((option) => option.name);
}

/** The side of the player who opens the match, where the other is not at this screen. */
function ownSide(wishes: Wishes, chance: number): number {
  return wishes.side === "a" || (wishes.side === "lot" && chance < 0.5) ? 0 : 1;
}

/** The place of the player who opens the match; null where two are at this screen. */
export const ownPlace = (wishes: Wishes, chance: number): number | null => (wishes.mode === "two" ? null : ownSide(wishes, chance));

/** Who sits where, in the order of the players: A, B, then their partners. */
function placesOf(wishes: Wishes, chance: number): (Other & { side: number })[] {
  const { mode, names, others, level } = wishes;
  const you: Other = { who: "here", name: wishes.you };
  const mine = ownSide(wishes, chance);
  const turned = <T>(own: T, rest: T): [T, T] => (mine ? [rest, own] : [own, rest]);
  let teams: [Other[], Other[]];
  if (mode === "two") teams = [[{ who: "here", name: names[0]! }], [{ who: "here", name: names[1]! }]];
  else if (mode === "four") teams = turned([you, others[0]!], others.slice(1));
  // Friends choose their own names when they come.
  else teams = turned([you], [{ who: mode === "friend" ? "link" : level, name: "" }]);
  return teams[0].flatMap((_, place) => teams.map((team, side) => ({ side, ...team[place]! })));
}

/** The players who come by links of their own. */
export function linked(wishes: Wishes, chance: number): number[] {
  return placesOf(wishes, chance).flatMap(({ who }, player) => (who === "link" ? [player] : []));
}

function seatOf({ side, who, name }: Other & { side: number }): SeatWish {
  return typeof who === "number" ? { side, level: who } : { side, name: name.trim() };
}

export function wishOf(game: GameInfo, wishes: Wishes, chance: number = Math.random()): NewMatch {
  const options: Record<string, Value> = {};
  for (const option of game.options) {
    const value = valueOf(option, wishes.options[option.name] ?? entryOf(option));
    if (value !== undefined && value !== null) options[option.name] = value;
  }
  return {
    game: game.id,
    seats: placesOf(wishes, chance).map(seatOf),
    options,
    dice: wishes.dice,
  };
}
