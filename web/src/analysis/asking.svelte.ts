/** The analysis of a match, requested until it is there. */
import { ApiError, fetchAnalysis, problemOf } from "../lib/api";
import type { Analysed, Problem } from "../lib/protocol";

/** Pause between two requests, in ms: the server itself waits a little before it answers. */
const PAUSE = 250;
/** …and while it cannot be reached. */
const AWAY = 2000;

export class Asking {
  found = $state.raw<Analysed>();
  part = $state(0);
  ahead = $state(0);
  away = $state(false);
  problem = $state.raw<Problem>();
  #stopped = false;

  constructor(readonly match: string) {}

  /** Asks until the analysis is found or refused, or nobody wants it any more. */
  async ask(): Promise<Analysed | undefined> {
    this.#stopped = false;
    this.problem = undefined;
    while (!this.#stopped && !this.found && !this.problem) {
      await this.#once();
      if (!this.found && !this.problem) await new Promise((done) => setTimeout(done, this.away ? AWAY : PAUSE));
    }
    return this.found;
  }

  async #once(): Promise<void> {
    try {
      const told = await fetchAnalysis(this.match);
      this.away = false;
      if (!("part" in told)) this.found = told;
      else {
        // The progress never goes back, even if a worker process was killed and starts again.
        this.part = Math.max(this.part, told.part);
        this.ahead = told.ahead;
      }
    } catch (error) {
      // The server's work continues, or starts again, once the server is back.
      this.away = error instanceof ApiError && error.status === 0;
      if (!this.away) this.problem = problemOf(error);
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}
