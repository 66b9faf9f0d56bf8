// A match's socket that the page itself opened, while the code of the table was still loading.

export interface Early {
  match: string;
  keys: string[];
  socket: WebSocket;
  heard: string[];
}

declare global {
  var early: Early | undefined;
}

/** Hands it over, once, to the code that joins that match with those keys. */
export function takeEarly(match: string, keys: readonly string[]): Early | undefined {
  const { early } = globalThis;
  globalThis.early = undefined;
  if (!early) return undefined;
  if (early.match === match && JSON.stringify(early.keys) === JSON.stringify(keys)) return early;
  early.socket.close();
  return undefined;
}
