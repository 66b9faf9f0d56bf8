/** What actions would do: requested when they are hovered, a few at a time, and stored for a view. */
import { SvelteMap } from "svelte/reactivity";
import type { Preview } from "./types";

/** The most actions in one request. */
export const BATCH = 32;
/** A pointer that only passes by requests nothing. */
const WAIT = 40;

export class Previews {
  #known = new SvelteMap<number, Preview>();
  #asked = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private ask: (actions: number[]) => void = () => {}) {}

  /** Another position: previews of the last one no longer hold. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#asked.clear();
    this.#known.clear();
  }

  get(action: number): Preview | undefined {
    return this.#known.get(action);
  }

  /** Requests these hovered ones; as many of the others as fit come along in the same message. */
  want(actions: readonly number[], others: readonly number[] = []): void {
    clearTimeout(this.#timer);
    const open = (action: number) => !this.#asked.has(action);
    const batch = [...new Set([...actions, ...others])].filter(open).slice(0, BATCH);
    // The others alone need no message, unless nothing is hovered yet.
    if (!batch.length || (actions.length && !actions.some(open))) return;
    this.#timer = setTimeout(() => {
      for (const action of batch) this.#asked.add(action);
      this.ask(batch);
    }, WAIT);
  }

  take(previews: readonly Preview[]): void {
    for (const preview of previews) {
      this.#asked.add(preview.action);
      this.#known.set(preview.action, preview);
    }
  }

  /** No answer came: they may be requested again. */
  forget(actions: readonly number[]): void {
    for (const action of actions) if (!this.#known.has(action)) this.#asked.delete(action);
  }
}
