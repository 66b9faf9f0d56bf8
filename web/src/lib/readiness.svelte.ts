// Games whose rules are still being compiled, and how far they are.

import { SvelteMap } from "svelte/reactivity";

import { fetchReadiness } from "./api";
import type { GameInfo, Readiness } from "./protocol";

const EVERY = 700;

const known = new SvelteMap<string, Readiness>();

/** How much of a game's rules is compiled; 1: it can be played. */
export function progressOf(game: GameInfo): number {
  const { ready, progress } = known.get(game.id) ?? game;
  return ready ? 1 : Math.min(progress, 0.99);
}

/** Asks for it again and again until it is ready; gives back how to stop. */
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
