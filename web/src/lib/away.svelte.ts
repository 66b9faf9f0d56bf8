// Whether the server can be reached. Code that gets no answer reports it here; then the server is asked
// again and again until it answers.

import { first } from "./first";
import type { GameInfo } from "./protocol";

const FIRST_WAIT = 1500;
const LONGEST_WAIT = 10_000;

const state = $state({ away: false });
let timer: ReturnType<typeof setTimeout> | undefined;
let wait = FIRST_WAIT;

export function isAway(): boolean {
  return state.away;
}

/** Reports a request without an answer. */
export function noteAway(): void {
  if (state.away) return;
  state.away = true;
  wait = FIRST_WAIT;
  timer = setTimeout(() => void look(), wait);
}

/** Reports an answer. */
function noteHere(): void {
  state.away = false;
  clearTimeout(timer);
}

/** Asks whether the server answers. */
async function look(): Promise<void> {
  clearTimeout(timer);
  const answer = await fetch("/api/version", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) return noteHere();
  state.away = true;
  wait = Math.min(LONGEST_WAIT, wait * 1.5);
  timer = setTimeout(() => void look(), wait);
}

/** Follows the browser's own connection events; called once, by main.ts. */
export function startLooking(): void {
  addEventListener("offline", noteAway);
  addEventListener("online", () => void look());
  // A page from the cache says nothing about the server.
  if (navigator.serviceWorker?.controller) void look();
}

/** Addresses of all texts and rule pages in a language, cached for when the server is away. */
export function lastingTexts(games: readonly GameInfo[], lang: string): string[] {
  const pages = [`text/${lang}`, `rules/${lang}`, "lessons"];
  return games.flatMap(({ id }) => pages.map((page) => `/api/games/${id}/${page}?v=${first.version}`));
}
