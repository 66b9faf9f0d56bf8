// The data that came with the page itself, so that it need not be requested.

import type { GameInfo } from "./protocol";

export interface First {
  /** The version of all texts and boards: an address that contains it may be cached for good. */
  version: string;
  games: GameInfo[] | null;
  /** The only game that came, where nothing but a match is shown. */
  game: GameInfo | null;
  /** Texts by `game/language`: all of a game's, or those of its first view. */
  texts: Record<string, string>;
  heads: Record<string, string>;
  /** The web's own texts, by language. */
  web: Record<string, string>;
}

export const first: First = { version: "", games: null, game: null, texts: {}, heads: {}, web: {} };

export function give(told: Partial<First>): void {
  Object.assign(first, told);
}

/** Reads the page's block of data, if the server has put one there; called before anything else. */
function read(): void {
  const block = globalThis.document?.getElementById("first-data")?.textContent;
  if (block) give(JSON.parse(block) as Partial<First>);
}
read();

/** An address whose answer changes only with the version. */
export function lasting(path: string): string {
  return first.version ? `${path}?v=${first.version}` : path;
}
