// What came with the page itself, so that it need not be asked for.

import type { GameInfo } from "./protocol";

export interface First {
  /** Of all texts and boards: an address with it in may be kept for good. */
  version: string;
  games: GameInfo[] | null;
  /** The only one that came, where nothing but a match is shown. */
  game: GameInfo | null;
  /** Texts by `game/language`: all of a game's, and those that a first look needs. */
  texts: Record<string, string>;
  heads: Record<string, string>;
  /** The web's own texts, by language. */
  web: Record<string, string>;
}

export const first: First = { version: "", games: null, game: null, texts: {}, heads: {}, web: {} };

export function give(told: Partial<First>): void {
  Object.assign(first, told);
}

/** Reads the page's block of data, if its server has put one there; called before anything else. */
function read(): void {
  const block = globalThis.document?.getElementById("first-data")?.textContent;
  if (block) give(JSON.parse(block) as Partial<First>);
}
read();

/** An address whose answer changes only with the version. */
export function lasting(path: string): string {
  return first.version ? `${path}?v=${first.version}` : path;
}
