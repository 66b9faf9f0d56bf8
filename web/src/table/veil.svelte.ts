/** A secret decision where both sides sit at one screen: who looks, and when. */
import { keep, load } from "../lib/storage";

/** Nothing is hidden; the screen is to be handed over; the deciding player looks; it is to be handed back. */
export type Veil = "none" | "over" | "open" | "back";

/** What outlives a reload: where a player looked alone, and that player's side. */
interface Kept {
  match: string;
  ply: number;
  side: number;
}
const KEY = "debut-curtain";
/** The position that a player looked at before the page was reloaded. */
const EARLIER = {};

export class Curtain {
  /** The position that the deciding player has looked at, and whether the other one may look again. */
  #seen = $state.raw<object | null>(null);
  #back = $state(false);
  #ply = 0;
  /** The side whose secret it is, or was. */
  side = $state(0);

  constructor(private match = "") {
    const kept = load<Kept | null>(KEY, null);
    if (!match || kept?.match !== match) return;
    [this.#seen, this.#ply, this.side] = [EARLIER, kept.ply, kept.side];
  }

  /** The curtain before a position; `secret`: the decision there is hidden from the other player here. */
  veil(position: object | null, secret: boolean): Veil {
    if (secret) return this.#seen === position ? "open" : "over";
    return this.#seen && !this.#back ? "back" : "none";
  }

  /** The deciding player is alone with the screen. */
  open(position: object | null, ply: number, side = 0): void {
    this.#seen = position;
    this.#back = false;
    this.#ply = ply;
    this.side = side;
    if (this.match) keep(KEY, { match: this.match, ply, side } satisfies Kept);
  }

  /** After a move was taken back, nothing was decided, and the other player gets no note that it was. */
  follow(ply: number): void {
    if (ply < this.#ply) this.close();
  }

  /** The other player looks again. */
  close(): void {
    this.#back = true;
    this.#ply = 0;
    if (this.match) keep(KEY, null);
  }
}
