/** The analysis of a match, asked for until it is there. */
import { ApiError, fetchAnalysis, problemOf } from "../lib/api";
import type { Analysed, Problem } from "../lib/protocol";

/** Between two questions, in ms: the server itself waits a little before it answers. */
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

  /** Until it is found, refused, or nobody wants it any more. */
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
        // A process that was killed begins again: nobody likes to see that.
        this.part = Math.max(this.part, told.part);
        this.ahead = told.ahead;
      }
    } catch (error) {
      // What was begun goes on, or begins again, when the server is back.
      this.away = error instanceof ApiError && error.status === 0;
      if (!this.away) this.problem = problemOf(error);
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}
