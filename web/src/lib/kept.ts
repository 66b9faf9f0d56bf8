// The matches that this browser has stored, in their stored form: nothing here draws or follows them.

import type { PlayerRecord, Sit } from "./protocol";
import { keep, load } from "./storage";

/** A link to a player's place at a match. */
export interface Invitation {
  key: string;
  player: number;
}

/** A random text that this browser made for checked dice; `hash` commits to it, in one opening only. */
export interface DiceText {
  text: string;
  hash: string;
  opening: number;
  key?: string; // the key whose first message to the match has the hash
  player?: number; // the player for whom the hash was sent later
}

/** What a page has seen of a seal; in older matches texts were added one after another, without hashes. */
export interface SeenSeal {
  commitment: string;
  hashes?: (string | null)[];
  texts: (string | null)[] | null;
  voided?: number[][];
  own?: number[]; // the players at this browser
}

export interface Mine {
  id: string;
  game: string;
  keys: string[];
  called?: Record<string, string>; // the player's chosen name, by key, sent when first sitting down
  wears?: Record<string, string>; // and the kit of the player's pieces
  guests?: Invitation[]; // links for others who have not come yet: nobody at this browser uses them
  invited?: Invitation; // a link that was opened here, before anyone sits down with it
  diceTexts?: DiceText[]; // made here for the latest opening of the checked dice
  seal?: SeenSeal; // the seen parts of those dice's seal, each as it was shown first
  names: [string, string];
  bots: [string | null, string | null];
  players?: PlayerRecord[]; // where two share a side: all four
  score: [number, number];
  over: boolean;
  sides?: number[]; // the sides that this browser plays alone
  seen: number; // when it was last looked at, in ms
  opened?: number; // when it was first noted here
  days?: number | null; // the server removes it after this many days without anybody there
  gone?: boolean; // the server does not have it any more
}

const KEY = "debut-matches";
const MOST = 60;
/** The server's limits for sitting down: links with more keys, or with nonsense, lock nobody out. */
const MOST_KEYS = 16;
const LONGEST_KEY = 200;

function isMine(one: unknown): one is Mine {
  const mine = one as Partial<Mine> | null;
  return typeof mine?.id === "string" && Array.isArray(mine.keys) && Array.isArray(mine.score);
}

/** All matches, the last one first. Other tabs may have stored theirs. */
export function read(): Mine[] {
  const kept: unknown = load<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isMine) : [];
}

export function write(matches: Mine[]): Mine[] {
  const kept = matches.slice(0, MOST);
  keep(KEY, kept);
  return kept;
}

function blank(id: string): Mine {
  return {
    id,
    game: "",
    keys: [],
    names: ["", ""],
    bots: [null, null],
    score: [0, 0],
    over: false,
    seen: 0,
    opened: Date.now(),
  };
}

/** Changes a match, adding it if it is new, and puts it first. */
export function change(id: string, news: (old: Mine) => Partial<Mine>): Mine[] {
  const all = read();
  const old = all.find((one) => one.id === id) ?? { ...blank(id), seen: Date.now() };
  return write([{ ...old, ...news(old) }, ...all.filter((one) => one.id !== id)]);
}

/** Changes a match where it stands in the list, if it is there. */
export function amend(id: string, news: Partial<Mine>): Mine[] {
  const all = read();
  if (!all.some((one) => one.id === id)) return all;
  return write(all.map((one) => (one.id === id ? { ...one, ...news } : one)));
}

/** Adds keys to the seats of a match. */
export function withKeys(old: Mine, keys: readonly (string | null)[]): Partial<Mine> {
  const given = keys.filter((key): key is string => typeof key === "string" && key !== "");
  return { keys: [...new Set([...old.keys, ...given])].slice(0, MOST_KEYS) };
}

/** A text that nobody can guess: 16 bytes in hexadecimal. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The keys that a shared link carries: `#key=…&key=…`. */
export function keysInHash(hash: string): string[] {
  return new URLSearchParams(hash.replace(/^#/, "")).getAll("key").filter((key) => key !== "" && key.length <= LONGEST_KEY);
}

/** The player whose place a link is for; null: it does not say. */
export function playerInHash(hash: string): number | null {
  const told = new URLSearchParams(hash.replace(/^#/, "")).get("player") ?? "";
  return /^\d$/.test(told) ? Number(told) : null;
}

/**
 * The first message to a match: the name and the kit for each key, if they were ever given, and the
 * hash of a text for the dice, if one was made. Once the dice have been seen, a commit is sent for what is missing.
 */
export function sitting(mine: Mine | undefined, keys: readonly string[]): Sit {
  const said = (by?: Record<string, string>): string[] => (by ? keys.map((key) => by[key] ?? "") : []);
  const made = mine?.seal ? [] : (mine?.diceTexts ?? []);
  const hashes = keys.map((key) => made.find((one) => one.key === key)?.hash ?? "");
  return { type: "sit", keys: [...keys], hashes, names: said(mine?.called), kits: said(mine?.wears) };
}

/** The address of a match's socket. The keys are not in it, because addresses are written into logs. */
export function socketUrl(match: string, base: string): string {
  const url = new URL(`/api/matches/${encodeURIComponent(match)}/socket`, base);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
