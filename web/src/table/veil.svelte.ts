/** A decision in secret where both sides sit at one screen: who looks, and when. */
import { keep, load } from "../lib/storage";

/** Nothing is hidden; it is to be handed over; whoever decides looks; it is to be handed back. */
export type Veil = "none" | "over" | "open" | "back";

/** What outlives a reload: where somebody looked alone, and which side that was. */
interface Kept {
  match: string;
  ply: number;
  side: number;
}
const KEY = "debut-curtain";
/** The position that somebody looked at before the page was loaded anew. */
const EARLIER = {};

export class Curtain {
  /** The position that whoever decides has looked at, and whether the other one may look again. */
  #seen = $state.raw<object | null>(null);
  #back = $state(false);
  #ply = 0;
  /** Whose secret it is, or was. */
  side = $state(0);

  constructor(private match = "") {
    const kept = load<Kept | null>(KEY, null);
    if (!match || kept?.match !== match) return;
    [this.#seen, this.#ply, this.side] = [EARLIER, kept.ply, kept.side];
  }

  /** How it hangs before a position; `secret`: what is decided there is not for the other one here. */
  veil(position: object | null, secret: boolean): Veil {
    if (secret) return this.#seen === position ? "open" : "over";
    return this.#seen && !this.#back ? "back" : "none";
  }

  /** Whoever decides is alone with the screen. */
  open(position: object | null, ply: number, side = 0): void {
    this.#seen = position;
    this.#back = false;
    this.#ply = ply;
    this.side = side;
    if (this.match) keep(KEY, { match: this.match, ply, side } satisfies Kept);
  }

  /** Taken back instead: nothing was decided, and nobody is told that it was. */
  follow(ply: number): void {
    if (ply < this.#ply) this.close();
  }

  /** The other one looks again. */
  close(): void {
    this.#back = true;
    this.#ply = 0;
    if (this.match) keep(KEY, null);
  }
}
