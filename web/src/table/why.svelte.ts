/** Asks why something cannot be picked: at once, and of many clicks only the last. */
import type { Pick } from "../board/types";
import { announce } from "../lib/announce";
import type { Asked, Refused } from "../lib/protocol";
import { canSay, say } from "../lib/text";

/** Clicks that follow each other faster than this are one. */
const WAIT = 90;

export interface Answer {
  refused: Refused;
  /** The place in the window. */
  x: number;
  y: number;
}

/** A refusal in words. */
export function reasonOf({ message, clause, text, picks }: Refused): string {
  if (message) return canSay(message) ? say(message) : message;
  if (clause) return "";
  return picks.length ? say("table-why-none") : say("table-why-allowed", { text });
}

export class Why {
  answer = $state.raw<Answer | null>(null);
  #asked = "";
  #at: [number, number] = [0, 0];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private send: (asked: Asked) => void) {}

  ask(picks: readonly Pick[], x: number, y: number): void {
    this.clear();
    const told = picks.map(({ kind, id }): [string, string] => [kind, id]);
    this.#asked = JSON.stringify(told);
    this.#at = [x, y];
    this.#timer = setTimeout(() => this.send({ type: "why", picks: told }), WAIT);
  }

  /** Takes an answer to the last question; false: it is to another one. */
  hear(refused: Refused): boolean {
    if (!refused.picks.length) return false;
    if (JSON.stringify(refused.picks) !== this.#asked) return true;
    const [x, y] = this.#at;
    this.answer = { refused, x, y };
    announce([reasonOf(refused), refused.clause].filter(Boolean).join(" "));
    return true;
  }

  /** The next action ends the question. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#asked = "";
    this.answer = null;
  }
}
