// Registers the service worker, after everything that a person waits for.

import { fetchGames } from "./api";
import { lastingTexts } from "./away.svelte";
import { first } from "./first";
import type {} from "./fonts";
import { settings } from "./settings.svelte";

const WAITS = 1_500;
const SLOW_LINE_WAITS = 20_000;

async function register(): Promise<void> {
  await navigator.serviceWorker.register("/worker.js");
  const { active } = await navigator.serviceWorker.ready;
  // A match brings only its own game along: after this, the others too are available without the server.
  const games = await fetchGames();
  active?.postMessage({ texts: lastingTexts(games, settings.language), version: first.version });
}

/** Called once, by main.ts; without https, or where it is not allowed, pages simply need the server. */
export function keepForLater(): void {
  if (!navigator.serviceWorker || import.meta.env.DEV) return;
  setTimeout(() => void register().catch(() => undefined), globalThis.slowLine ? SLOW_LINE_WAITS : WAITS);
}
