// What a person has chosen for a new match, and the message that asks for it.

import type { GameInfo, NewMatch, Option, SeatWish } from "./protocol";

type Value = NonNullable<Option["default"]>;

export type Mode = "computer" | "two" | "friend" | "four";
export type Side = "a" | "b" | "lot";
export type DiceWish = "checked" | "typed";
export type Entry = boolean | string; // a number as it is written, "" for none

export interface Wishes {
  mode: Mode;
  level: number;
  side: Side;
  names: string[]; // A and B, then their partners
  you: string;
  options: Record<string, Entry>;
  dice: DiceWish;
}

export const MOST_NAME = 40;

function entryOf(option: Option): Entry {
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

/** The value to send, undefined for the game's own; null when it makes no sense. */
export function valueOf(option: Option, entry: Entry): Value | undefined | null {
  if (option.text) return textOf(option, String(entry));
  if (!isNumber(option)) return entry === option.default ? undefined : entry;
  const text = String(entry).trim();
  if (text === "") return option.default === null ? undefined : null;
  if (!/^\d{1,9}$/.test(text)) return null;
  const number = Number(text);
  return number >= option.low && number <= option.high ? number : null;
}

/** A text is one line of so many characters; what it says is looked at by the game. */
function textOf(option: Option, entry: string): string | undefined | null {
  const line = entry.replace(/\s+/g, " ").trim();
  if (line === (option.default ?? "")) return undefined;
  // As the server counts them: a letter beyond the first plane is one.
  return [...line].length <= option.text ? line : null;
}

/** Who may play: the computer where it can, and two a side where the game says who of them does. */
export function modesOf(game: GameInfo): Mode[] {
  return [...(game.levels.length ? ["computer" as const] : []), "two", "friend", ...(game.partners ? ["four" as const] : [])];
}

/** What was wished last time, as far as the game still offers it. */
export function firstWishes(game: GameInfo, last: Partial<Wishes> | null, you = ""): Wishes {
  const options: Record<string, Entry> = {};
  for (const option of game.options) {
    const old = last?.options?.[option.name];
    // Who has wished for nothing yet begins with what is easiest.
    const easy = last ? null : (option.first ?? null);
    options[option.name] = fits(option, old) ? old : entryOf(easy === null ? option : { ...option, default: easy });
  }
  const gentle = game.levels[1] ?? game.levels[0] ?? 0;
  const level = last?.level ?? gentle;
  const one = <T>(value: T | undefined, of: T[], otherwise: T): T =>
    value !== undefined && of.includes(value) ? value : otherwise;
  return {
    mode: one(last?.mode, modesOf(game), modesOf(game)[0]!),
    level: game.levels.includes(level) ? level : gentle,
    side: one(last?.side, ["a", "b", "lot"], "a"),
    names: [0, 1, 2, 3].map((i) => String(last?.names?.[i] ?? "")),
    you: String(last?.you ?? you),
    options,
    dice: one(last?.dice, ["checked", "typed"], "checked"),
  };
}

/** The names of the options whose entries make no sense. */
export function wrongOptions(game: GameInfo, wishes: Wishes): string[] {
  return game.options
    .filter((option) => valueOf(option, wishes.options[option.name] ?? entryOf(option)) === null)
    .map((option) => option.name);
}

/** The side of the one who opens the match, where the other is not at this screen. */
export function ownSide(wishes: Wishes, chance: number): number {
  return wishes.side === "a" || (wishes.side === "lot" && chance < 0.5) ? 0 : 1;
}

function seatsOf(wishes: Wishes, chance: number): SeatWish[] {
  const people = { two: 2, four: 4, computer: 0, friend: 0 }[wishes.mode];
  if (people) return wishes.names.slice(0, people).map((name, i) => ({ side: i % 2, name: name.trim() }));
  const mine = ownSide(wishes, chance);
  // A friend says his own name when he comes.
  const other = wishes.mode === "friend" ? { name: "" } : { level: wishes.level };
  return [0, 1].map((side) => (side === mine ? { side, name: wishes.you.trim() } : { side, ...other }));
}

export function wishOf(game: GameInfo, wishes: Wishes, chance: number = Math.random()): NewMatch {
  const options: Record<string, Value> = {};
  for (const option of game.options) {
    const value = valueOf(option, wishes.options[option.name] ?? entryOf(option));
    if (value !== undefined && value !== null) options[option.name] = value;
  }
  return {
    game: game.id,
    seats: seatsOf(wishes, chance),
    options,
    dice: wishes.dice,
  };
}
