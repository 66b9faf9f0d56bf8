/** A player's wish to let decisions of one kind pass unasked, for as long as the game calls them the same. */
import type { View } from "../lib/protocol";
import type { Status } from "../lib/socket";

/** What the wish needs to know of the match. */
interface Played {
  readonly view: View | null;
  /** The view once all that led to it has been shown. */
  readonly settled: View | null;
  readonly mine: boolean;
  /** All is shown, nothing is on its way. */
  readonly ready: boolean;
  readonly ply: number;
  readonly status: Status;
  readonly result: unknown;
  readonly problem: unknown;
  play(...actions: number[]): void;
}

export class StandingWish {
  #match: Played;
  /** The span of the match that the wish is for; null: there is no wish. */
  #span = $state<string | null>(null);
  /** The last position that was seen, and the last one that was answered. */
  #seen = 0;
  #answered = -1;

  constructor(match: Played) {
    this.#match = match;
  }

  /** The decision at hand, where it is shown, still open, and one that may be let pass. */
  get #routine() {
    const { settled, view, mine, ready } = this.#match;
    if (!mine || !ready || settled === null || settled !== view) return null;
    return settled.routine?.asked ? settled.routine : null;
  }

  get on(): boolean {
    return this.#span !== null;
  }

  get offered(): boolean {
    return this.#routine !== null && !this.on;
  }

  /** The decision at hand is answered by the wish: nobody is asked. */
  get answers(): boolean {
    return this.on && this.#routine !== null;
  }

  begin(): void {
    this.#answered = -1;
    this.#span = this.#routine?.span ?? null;
  }

  end(): void {
    this.#span = null;
  }

  /**
   * Follows the match: the wish ends with its span, when a move is taken back, when the line is lost,
   * and when the server refuses something; else it answers each such decision, once.
   */
  follow(): void {
    const { view, ply, status, result, problem } = this.#match;
    const routine = this.#routine;
    const back = ply < this.#seen;
    this.#seen = ply;
    if (this.#span === null) return;
    if (back || status !== "open" || result || problem || view?.routine?.span !== this.#span) return this.end();
    if (!routine || ply === this.#answered) return;
    const action = view.groups.find(({ deed }) => deed === "decline")?.actions[0];
    if (action === undefined) return this.end();
    this.#answered = ply;
    this.#match.play(action);
  }
}
