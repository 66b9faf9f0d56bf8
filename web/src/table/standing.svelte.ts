/** A player's wish to let decisions of one kind pass without being asked, for as long as the game names them alike. */
import type { View } from "../lib/protocol";
import type { Status } from "../lib/socket";

/** The part of the match that the wish needs. */
interface Played {
  readonly view: View | null;
  /** The view once all that led to it has been shown. */
  readonly settled: View | null;
  readonly mine: boolean;
  /** All is shown, nothing is under way. */
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
  /** The ply that was last seen, and the one that was last answered. */
  #seen = 0;
  #answered = -1;

  constructor(match: Played) {
    this.#match = match;
  }

  /** The current decision, if it is shown, still open, and may be let pass. */
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

  /** The wish answers the current decision: nobody is asked. */
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
   * Follows the match: the wish ends with its span, when a move is taken back, when the connection is lost,
   * and when the server refuses something; otherwise it answers each such decision, once.
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
