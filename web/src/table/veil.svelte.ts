/** A decision in secret where both sides sit at one screen: who looks, and when. */

/** Nothing is hidden; it is to be handed over; whoever decides looks; it is to be handed back. */
export type Veil = "none" | "over" | "open" | "back";

export class Curtain {
  /** The position that whoever decides has looked at, and whether the other one may look again. */
  #seen = $state.raw<object | null>(null);
  #back = $state(false);
  #ply = 0;

  /** How it hangs before a position; `secret`: what is decided there is not for the other one here. */
  veil(position: object | null, secret: boolean): Veil {
    if (secret) return this.#seen === position ? "open" : "over";
    return this.#seen && !this.#back ? "back" : "none";
  }

  /** Whoever decides is alone with the screen. */
  open(position: object | null, ply: number): void {
    this.#seen = position;
    this.#back = false;
    this.#ply = ply;
  }

  /** Taken back instead: nothing was decided, and nobody is told that it was. */
  follow(ply: number): void {
    if (ply < this.#ply) this.close();
  }

  /** The other one looks again. */
  close(): void {
    this.#back = true;
    this.#ply = 0;
  }
}
