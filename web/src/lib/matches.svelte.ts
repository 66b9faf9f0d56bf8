// The matches this browser has opened or joined, with the keys to their seats.

import type { Seal } from "./protocol";
import { keep, load } from "./storage";

/** A link to a player's place at a match. */
export interface Invitation {
  key: string;
  player: number;
}

export interface Mine {
  id: string;
  game: string;
  keys: string[];
  called?: Record<string, string>; // what one wants to be called, by key, told when first sitting down
  guests?: Invitation[]; // links for others who have not come yet: nobody sits on them here
  invited?: Invitation; // a link that was opened here, before anyone sits down with it
  texts?: Record<string, string>; // what was added to the sealed dice when sitting down, by key
  seal?: Seal; // what the dice promised, as it was first shown here
  names: [string, string];
  bots: [string | null, string | null];
  score: [number, number];
  over: boolean;
  seen: number; // when it was last looked at, in ms
  opened?: number; // when it was first noted here
}

const KEY = "debut-matches";
const MOST = 60;

function isMine(one: unknown): one is Mine {
  const mine = one as Partial<Mine> | null;
  return typeof mine?.id === "string" && Array.isArray(mine.keys) && Array.isArray(mine.score);
}

function read(): Mine[] {
  const kept: unknown = load<unknown>(KEY, []);
  return Array.isArray(kept) ? kept.filter(isMine) : [];
}

const state = $state({ matches: read() });

/** All of them, the last one first. */
export function myMatches(): Mine[] {
  return state.matches;
}

export function keysOf(id: string): string[] {
  return state.matches.find((one) => one.id === id)?.keys ?? [];
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

/** Notes what is new about a match, and puts it first. Other tabs may have noted theirs. */
export function noteMatch(id: string, news: Partial<Omit<Mine, "id" | "keys" | "seen">>): void {
  const all = read();
  const old = all.find((one) => one.id === id) ?? blank(id);
  const now = { ...old, ...news, seen: Date.now() };
  save([now, ...all.filter((one) => one.id !== id)]);
}

/** Adds keys to the seats of a match. */
export function addKeys(id: string, keys: readonly (string | null)[]): void {
  const given = keys.filter((key): key is string => typeof key === "string" && key !== "");
  change(id, (old) => ({ keys: [...new Set([...old.keys, ...given])] }));
}

function change(id: string, news: (old: Mine) => Partial<Mine>): void {
  const all = read();
  const old = all.find((one) => one.id === id) ?? { ...blank(id), seen: Date.now() };
  save([{ ...old, ...news(old) }, ...all.filter((one) => one.id !== id)]);
}

/** Keeps the links for the others at a match that was opened here. */
export function addGuests(id: string, guests: readonly Invitation[]): void {
  change(id, (old) => ({ guests: [...(old.guests ?? []), ...guests] }));
}

/** The links for those who have not sat down yet. */
export function guestsOf(id: string): Invitation[] {
  return state.matches.find((one) => one.id === id)?.guests ?? [];
}

/** These have sat down: their places are theirs alone. */
export function dropGuests(id: string, seated: readonly number[]): void {
  const left = guestsOf(id).filter(({ player }) => !seated.includes(player));
  if (left.length < guestsOf(id).length) change(id, () => ({ guests: left }));
}

/** A link was opened: it waits until its owner sits down. */
export function invite(id: string, invited: Invitation): void {
  if (!keysOf(id).includes(invited.key)) change(id, () => ({ invited }));
}

export function invitationOf(id: string): Invitation | undefined {
  return state.matches.find((one) => one.id === id)?.invited;
}

/** Whether the link opened here is one that this browser gave away. */
export function isOwnGuest(id: string): boolean {
  const invited = invitationOf(id);
  return guestsOf(id).some(({ key }) => key === invited?.key);
}

/** Sits down with the link that was opened, under a name or as one is called already. */
export function accept(id: string, name = ""): void {
  change(id, ({ invited, keys, called, guests }) =>
    invited
      ? {
          invited: undefined,
          keys: [...new Set([...keys, invited.key])],
          called: name ? { ...called, [invited.key]: name } : called,
          guests: guests?.filter(({ key }) => key !== invited.key),
        }
      : {},
  );
}

/** Leaves the place that was offered to whom it was meant for. */
export function decline(id: string): void {
  change(id, () => ({ invited: undefined }));
}

/** What to be called with each of these keys; none if it was never said. */
export function namesOf(id: string, keys: readonly string[]): string[] {
  const called = state.matches.find((one) => one.id === id)?.called;
  return called ? keys.map((key) => called[key] ?? "") : [];
}

const NAME = "debut-name";

/** What the person at this browser was called last. */
export function myName(): string {
  return String(load<unknown>(NAME, "") ?? "");
}

export function keepMyName(name: string): void {
  if (name.trim()) keep(NAME, name.trim());
}

/** A text that nobody can guess: 16 bytes in hexadecimal. */
export function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What this browser adds to the sealed dice for each of its keys: the same whenever it comes back. */
export function textsOf(id: string, keys: readonly string[]): string[] {
  const all = read();
  const old = all.find((one) => one.id === id) ?? { ...blank(id), seen: Date.now() };
  const texts = { ...old.texts };
  for (const key of keys) texts[key] ??= randomText();
  save([{ ...old, texts }, ...all.filter((one) => one.id !== id)]);
  return keys.map((key) => texts[key]!);
}

/** The seal of a match as this browser was shown it, each part for the first time. */
export function sealSeen(id: string): Seal | null {
  return state.matches.find((one) => one.id === id)?.seal ?? null;
}

/** Notes what is new of a seal: what was seen before is never changed, so that a change is found out. */
export function noteSeal(id: string, shown: Seal): void {
  const seen = sealSeen(id);
  const texts = shown.texts.map((text, i) => seen?.texts[i] ?? text);
  const seal = { commitment: seen?.commitment ?? shown.commitment, texts };
  if (JSON.stringify(seal) !== JSON.stringify(seen)) noteMatch(id, { seal });
}

export function forgetMatch(id: string): void {
  save(read().filter((one) => one.id !== id));
}

function save(matches: Mine[]): void {
  state.matches = matches.slice(0, MOST);
  keep(KEY, state.matches);
}

/** The keys that a shared link carries: `#key=…&key=…`. */
export function keysInHash(hash: string): string[] {
  return new URLSearchParams(hash.replace(/^#/, "")).getAll("key").filter((key) => key !== "");
}

/** Whose place a link is for; none: it does not say. */
export function playerInHash(hash: string): number | null {
  const told = new URLSearchParams(hash.replace(/^#/, "")).get("player") ?? "";
  return /^\d$/.test(told) ? Number(told) : null;
}

/** The link that asks somebody to sit down as a player and to say his name. */
export function invitationLink(id: string, { key, player }: Invitation): string {
  return `${shareLink(id, [key])}&player=${player}`;
}

/** The link that lets somebody else play a seat; without keys it lets them watch. */
export function shareLink(id: string, keys: readonly string[]): string {
  const hash = keys.map((key) => `key=${encodeURIComponent(key)}`).join("&");
  const link = `${location.origin}/match/${encodeURIComponent(id)}`;
  return hash ? `${link}#${hash}` : link;
}
