// Message ids to sentences, through Fluent: the web's own texts and each game's.
//
//   say("home-title")                      a text of the web itself
//   say("prompt-over", {a: 1, b: 0})       …or of the game in use: see useGame
//   say("game-name", {}, "supergoal")      a text of that game
//
// All follow the language of the settings when called in a component.
//
// A text may name both teams by $nameA and $nameB, and the one of $side by $name: the name of its
// player in the match in use (see useMatch). $Name begins a sentence. $you is yes where that team
// is the reader's alone. The attributes of a text are its variants, which take turns: see variants.ts.

import type { FluentBundle, FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";

import { fetchText } from "./api";
import { first } from "./first";
import type { Event, Message, Problem } from "./protocol";
import { settings, type Language } from "./settings.svelte";
import { timesBefore, variant } from "./variants";
import { makeBundle, webTexts } from "./webtexts";

export { makeBundle };

export type Values = Record<string, FluentVariable>;
/** The names of each team's players; null: the team is called by its letter. */
export type Names = readonly [string | null, string | null];

const games = new SvelteMap<string, FluentBundle>();
const asked = new Map<string, Promise<void>>();
const heads = new Map<string, FluentBundle>();
const inUse = new SvelteMap<"game", string>();
const parts = new Map<string, (lang: Language) => Promise<string>>();

/** Registers the texts of a part of the web that most people never see: they are used like a game's. */
export function addPart(part: string, load: (lang: Language) => Promise<string>): void {
  parts.set(part, load);
}

/** Takes the texts that came with the page; of some games only those of the first view. */
export function takeFirst(): void {
  for (const [key, source] of Object.entries({ ...first.heads, ...first.texts })) {
    const bundle = makeBundle(key.split("/")[1]!, source);
    games.set(key, bundle);
    if (key in first.texts) asked.set(key, Promise.resolve());
    else heads.set(key, bundle);
  }
}
takeFirst();

/** Loads a game's texts in the language of the settings, if that has not been done. */
export function loadTexts(game: string, lang: Language = settings.language): Promise<void> {
  const key = `${game}/${lang}`;
  let loading = asked.get(key);
  if (!loading) {
    loading = (parts.get(game)?.(lang) ?? fetchText(game, lang)).then(
      (source) => void games.set(key, makeBundle(lang, source)),
      (error: unknown) => {
        asked.delete(key);
        throw error;
      },
    );
    asked.set(key, loading);
  }
  return loading;
}

/** From now on `say` without a game finds this game's texts too. */
export function useGame(game: string): Promise<void> {
  if (inUse.get("game") !== game) inUse.set("game", game);
  return loadTexts(game);
}

interface Teams {
  names: () => Names;
  seats: readonly number[];
  people: () => readonly string[];
  own: readonly number[];
}
const NOBODY: Teams = { names: () => [null, null], seats: [], people: () => [], own: [] };
const teams = new SvelteMap<"match", Teams>();

/** Which partner acts for each side: a text about a side then names that player. */
export type Acting = readonly [number | null, number | null] | null | undefined;

/**
 * From now on teams have these names; `seats`: the sides that the reader plays; `people`: the names of the
 * players; `own`: the players that the reader plays.
 */
export function useMatch(names: () => Names = NOBODY.names, seats: readonly number[] = [], people: () => readonly string[] = NOBODY.people, own: readonly number[] = []): void {
  teams.set("match", { names, seats, people, own });
}

/** The player who acted in an event or decision. */
export function actingIn({ seat, person }: { seat?: number | null; person?: number | null }): Acting {
  if (person === null || person === undefined) return null;
  return seat === 0 ? [person, null] : [null, person];
}

/** The player who acts for a side, where partners share it. */
const actor = (side: string, acting: Acting): number | null => acting?.[side === "A" ? 0 : 1] ?? null;

/** The name of a team, or of who acts for it, inside a sentence or at its beginning. */
function called(side: string, capital: boolean, acting: Acting): string {
  const { names, people } = teams.get("match") ?? NOBODY;
  const name = people()[actor(side, acting) ?? -1] ?? names()[side === "A" ? 0 : 1];
  if (name) return name;
  const team = say("team-told", { side });
  return capital ? team.charAt(0).toUpperCase() + team.slice(1) : team;
}

function isYou(side: string, acting: Acting): string {
  const { seats, own } = teams.get("match") ?? NOBODY;
  const player = actor(side, acting);
  if (player !== null) return own.length === 1 && own[0] === player ? "yes" : "no";
  return seats.length === 1 && "AB"[seats[0]!] === side ? "yes" : "no";
}

/** Adds the teams' names to the values, computed when a text needs them: names are texts too. */
function withTeams(values: Values, acting: Acting): Values {
  const told = {
    get nameA() { return called("A", false, acting); },
    get NameA() { return called("A", true, acting); },
    get youA() { return isYou("A", acting); },
    get nameB() { return called("B", false, acting); },
    get NameB() { return called("B", true, acting); },
    get youB() { return isYou("B", acting); },
  };
  const { side } = values;
  if (typeof side === "string") {
    const known = side === "A" || side === "B";
    Object.defineProperties(told, {
      name: { get: () => (known ? called(side, false, acting) : "") },
      Name: { get: () => (known ? called(side, true, acting) : "") },
      you: { get: () => isYou(side, acting) },
    });
  }
  return Object.defineProperties(told, Object.getOwnPropertyDescriptors(values)) as Values;
}

function bundleOf(game: string): FluentBundle | undefined {
  const key = `${game}/${settings.language}`;
  const bundle = games.get(key);
  // Requested while a component is being drawn: loads it, and draws again when it is there.
  if (!asked.has(key)) queueMicrotask(() => loadTexts(game).catch(() => undefined));
  return bundle;
}

/** Whether more of a game's texts are being loaded. */
function isHead(game: string): boolean {
  const key = `${game}/${settings.language}`;
  return games.get(key) === heads.get(key);
}

function find(bundle: FluentBundle | undefined, id: string, values: Values, nth: number, acting: Acting): string | null {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return null;
  const variants = [message.value, ...Object.values(message.attributes)];
  return bundle.formatPattern(variants[variant(nth, variants.length)]!, withTeams(values, acting), []);
}

/**
 * The sentence for a message id, or "" while the game's texts are being loaded. `nth` chooses among
 * the text and its variants; `acting`: which partner acts for each side.
 */
export function say(id: string, values: Values = {}, game?: string, nth = 0, acting?: Acting): string {
  const web = webTexts();
  const from = game ?? inUse.get("game");
  if (game === undefined) {
    const own = find(web, id, values, nth, acting);
    if (own !== null) return own;
  }
  if (from === undefined) return id;
  const bundle = bundleOf(from);
  return find(bundle, id, values, nth, acting) ?? find(web, id, values, nth, acting) ?? (bundle && !isHead(from) ? id : "");
}

/** Whether the text exists. */
export function canSay(id: string, game?: string): boolean {
  const from = game ?? inUse.get("game");
  return (
    (game === undefined && (webTexts()?.hasMessage(id) ?? false)) ||
    (from !== undefined && (bundleOf(from)?.hasMessage(id) ?? false))
  );
}

export function sayMessage(message: Message, game?: string, acting?: Acting): string {
  return say(message.id, message.values, game, 0, acting);
}

const eventId = ({ message }: Event): string => `event-${message}`;

/** Whether the game has a commentary on an event. */
export const canSayEvent = (event: Event, game?: string): boolean => canSay(eventId(event), game);

/** The commentary on an event; "" where the game has none for it. */
export function sayEvent(event: Event, game?: string): string {
  const acting = actingIn(event);
  return canSayEvent(event, game) ? say(eventId(event), eventValues(event), game, timesBefore(event), acting) : "";
}

export function sayProblem(problem: Problem): string {
  return problem[settings.language];
}

/** The end of a face's message id: `F2?` is `f2-ask`, `L2X` is `l2-lost`. */
export function slug(face: string): string {
  const plain = face.endsWith("X") ? `${face.slice(0, -1)}-lost` : face;
  return plain.replaceAll("?", "-ask").toLowerCase();
}

/** The values of an event for a commentary text. */
export function eventValues(event: Event): Record<string, string | number> {
  const cells = event.told?.length ? event.told : (event.path ?? []);
  return {
    side: event.seat === null || event.seat === undefined ? "none" : "AB"[event.seat]!,
    die: event.die ?? "none",
    face: event.face ? slug(event.face) : "none",
    from: cells[0] ?? "",
    to: cells.at(-1) ?? "",
    touches: event.touches?.length ?? 0,
    number: numberOf(event.piece ?? "") || numberOf(event.by?.[0] ?? ""),
    by: (event.by ?? []).map(numberOf).join(" – "),
    bends: event.bends?.length ?? 0,
    bend: event.bends?.[0] ?? "",
  };
}

/** The name on a piece's shirt. */
const numberOf = (piece: string): string => piece.replace(/\D/g, "");
