// A team that a person builds: its places, its name and its kit. The rules for teams are not known here.

import { readKit, writeKit, type Kit } from "../kit/kit";
import type { StickerTold, TeamBook } from "../lib/protocol";
import { decodeTeam, encodeTeam } from "./code";

export const EMPTY = 0;
export const MOST_NAME = 40;
export const FIRST_KIT: Kit = { pattern: "plain", main: "red", second: "white" };

export interface Team {
  id: string;
  name: string;
  /** The numbers of its stickers; 0: an empty place. */
  places: number[];
  kit: Kit;
}

/** The facts about a book without its stickers: enough to read a team. */
export interface Frame {
  places: number;
  most: number;
}

export const frameOf = (book: TeamBook): Frame => ({ places: book.starting + book.bench, most: book.stickers.length });

export function emptyTeam(frame: Frame, id: string): Team {
  return { id, name: "", places: Array<number>(frame.places).fill(EMPTY), kit: FIRST_KIT };
}

export const isEmpty = (team: Team): boolean => team.places.every((number) => number === EMPTY);
export const isFull = (team: Team): boolean => team.places.every((number) => number !== EMPTY);
export const countOf = (team: Team): number => team.places.filter((number) => number !== EMPTY).length;

/** A list in the server's form, with its empty places. */
export const listOf = (places: readonly number[]): string => places.map((number) => number || "").join();

function placesIn(given: unknown, { places, most }: Frame): number[] | null {
  if (!Array.isArray(given) || given.length > places) return null;
  const numbers = given.map((one: unknown) => one ?? EMPTY);
  const known = (one: unknown): one is number => Number.isInteger(one) && (one as number) >= EMPTY && (one as number) <= most;
  if (!numbers.every(known)) return null;
  return [...numbers, ...Array<number>(places - numbers.length).fill(EMPTY)];
}

const nameIn = (given: unknown): string => (typeof given === "string" ? [...given.replace(/\s+/g, " ").trim()].slice(0, MOST_NAME).join("") : "");

/** A stored team; undefined if it is invalid. */
export function readTeam(given: unknown, frame: Frame): Team | null {
  const { id, name, places, kit } = (given ?? {}) as Record<string, unknown>;
  const found = placesIn(places, frame);
  return found && typeof id === "string" ? { id, name: nameIn(name), places: found, kit: readKit(kit) ?? FIRST_KIT } : null;
}

export const writeTeam = (team: Team): Record<string, unknown> => ({ ...team, kit: writeKit(team.kit) });

// In an address

export function hashOf(team: Team): string {
  const told = new URLSearchParams({ team: encodeTeam(team.places), kit: writeKit(team.kit) });
  if (team.name) told.set("name", team.name);
  return told.toString();
}

/** The team of an address; null: it was damaged on its way; undefined: there is none in it. */
export function teamInHash(hash: string, frame: Frame, id: string): Team | null | undefined {
  const told = new URLSearchParams(hash.replace(/^#/, ""));
  const code = told.get("team");
  if (code === null) return undefined;
  const places = decodeTeam(code, frame.places, frame.most);
  return places && { id, name: nameIn(told.get("name")), places, kit: readKit(told.get("kit")) ?? FIRST_KIT };
}

// In a file

const FORMAT = "debut-team";
export const LONGEST_FILE = 20_000;

export function fileOf(game: string, team: Team): string {
  const { name, places, kit } = team;
  const stickers = places.map((number) => number || null);
  return `${JSON.stringify({ format: FORMAT, version: 1, game, name, kit: writeKit(kit), stickers }, null, 2)}\n`;
}

/** The team in a file, or the id of the text about what is wrong with it. */
export function teamInFile(text: string, game: string, frame: Frame, id: string): Team | string {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return "teams-file-not-json";
  }
  const told = (typeof read === "object" && read !== null ? read : {}) as Record<string, unknown>;
  if (told.format !== FORMAT || told.version !== 1) return "teams-file-other";
  if (told.game !== game) return "teams-file-game";
  const places = placesIn(told.stickers, frame);
  if (!places) return "teams-file-stickers";
  return { id, name: nameIn(told.name), places, kit: readKit(told.kit) ?? FIRST_KIT };
}

// Filling places

/** The place for a chosen sticker: the selected one, otherwise the first one that suits. */
export function placeFor(places: readonly number[], one: StickerTold, starting: number, pointed: number | null): number | null {
  if (pointed !== null) return pointed;
  const free = places.flatMap((number, at) => (number === EMPTY ? [at] : []));
  const suits = one.keeper
    ? [free.find((at) => at === 0), free.find((at) => at >= starting)]
    : [free.find((at) => at > 0)];
  return suits.find((at) => at !== undefined) ?? free[0] ?? null;
}

/** Puts a sticker into a place: the one that was there moves to the place it came from. */
export function placed(places: readonly number[], number: number, at: number): number[] {
  const before = places.indexOf(number);
  const next = [...places];
  if (before >= 0) next[before] = places[at]!;
  next[at] = number;
  return next;
}

export const without = (places: readonly number[], at: number): number[] => places.map((number, i) => (i === at ? EMPTY : number));

export function swapped(places: readonly number[], a: number, b: number): number[] {
  const next = [...places];
  [next[a], next[b]] = [places[b]!, places[a]!];
  return next;
}

// Sums

/** Sums of a team: the values of all, the number of each skill, and the mean of each duel number of the starters. */
export interface Sums {
  value: number;
  class: string | null;
  keepers: number;
  skills: number[];
  duels: number[];
}

export function sumsOf(book: TeamBook, places: readonly number[]): Sums {
  const of = (numbers: readonly number[]) => numbers.flatMap((number) => book.stickers.find((one) => one.number === number) ?? []);
  const [all, first] = [of(places), of(places.slice(0, book.starting))];
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const value = sum(all.map((one) => one.value));
  return {
    value,
    class: book.classes.find(({ most }) => value <= most)?.id ?? null,
    keepers: all.filter((one) => one.keeper).length,
    skills: book.skills.map((_, at) => sum(all.map((one) => one.skills[at]!))),
    duels: book.duels.map((_, at) => (first.length ? sum(first.map((one) => one.duels[at]!)) / first.length : 0)),
  };
}

// Finding stickers

export interface Wanted {
  text: string;
  skill: string; // "" for any
  value: number; // 0 for any
  who: "all" | "keepers" | "field";
}

export const ANYBODY: Wanted = { text: "", skill: "", value: 0, who: "all" };

/** Letters without their marks: a search for "Kamenny" finds "Kamenný". */
const plainly = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/ł/g, "l").replace(/ø/g, "o").replace(/đ/g, "d");

export function found(book: TeamBook, { text, skill, value, who }: Wanted): StickerTold[] {
  const words = plainly(text).split(/\s+/).filter(Boolean);
  const at = book.skills.indexOf(skill);
  return book.stickers.filter(
    (one) =>
      words.every((word) => plainly(one.name).includes(word) || String(one.number) === word) &&
      (at < 0 || one.skills[at]! > 0) &&
      (value === 0 || one.value === value) &&
      (who === "all" || one.keeper === (who === "keepers")),
  );
}
