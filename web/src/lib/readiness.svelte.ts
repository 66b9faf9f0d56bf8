// Games whose rules are still being compiled, and their progress.

import { SvelteMap } from "svelte/reactivity";

import { fetchReadiness } from "./api";
import type { GameInfo, Readiness } from "./protocol";

const EVERY = 700;

const known = new SvelteMap<string, Readiness>();

/** The compiled share of a game's rules; 1: it can be played. */
export function progressOf(game: GameInfo): number {
  const { ready, progress } = known.get(game.id) ?? game;
  return ready ? 1 : Math.min(progress, 0.99);
}

/** Asks again and again until the game is ready; returns a function that stops. */
export function follow(game: string, opened: boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const ask = async (): Promise<void> => {
    const told = await fetchReadiness(game, opened).catch(() => null);
    if (told) known.set(game, told);
    if (!stopped && !told?.ready) timer = setTimeout(() => void ask(), EVERY);
  };
  void ask();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
