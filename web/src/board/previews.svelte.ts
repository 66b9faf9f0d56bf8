/** What actions would do: asked for when they are pointed at, a few at a time, and kept for a view. */
import { SvelteMap } from "svelte/reactivity";
import type { Preview } from "./types";

/** So many are asked about at once. */
export const BATCH = 32;
/** A pointer that only passes by asks nothing. */
const WAIT = 40;

export class Previews {
  #known = new SvelteMap<number, Preview>();
  #asked = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private ask: (actions: number[]) => void = () => {}) {}

  /** Another position: nothing that was told holds any more. */
  reset(): void {
    clearTimeout(this.#timer);
    this.#asked.clear();
    this.#known.clear();
  }

  get(action: number): Preview | undefined {
    return this.#known.get(action);
  }

  /** These are pointed at; as many of the others as can be had in the same breath come along. */
  want(actions: readonly number[], others: readonly number[] = []): void {
    clearTimeout(this.#timer);
    const open = (action: number) => !this.#asked.has(action);
    const batch = [...new Set([...actions, ...others])].filter(open).slice(0, BATCH);
    // What comes along is not worth a message of its own, unless nothing is pointed at yet.
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

  /** No answer came: they may be asked for again. */
  forget(actions: readonly number[]): void {
    for (const action of actions) if (!this.#known.has(action)) this.#asked.delete(action);
  }
}
