// Detects a dead connection: a browser reports a closed one, but not one over which
// nothing arrives any more, as after a phone has changed networks.

/** How long the connection may be silent before the other end is asked for a sign of life, in ms. */
export const BEAT = 10_000;
/** How long an answer may take. */
export const ANSWER = 5_000;
/** A timer that fires this much too late has slept together with the machine. */
const SLEPT = 2_000;

export class Pulse {
  #beat: ReturnType<typeof setTimeout> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  /** `ask` sends a question that is always answered; `dead` is called once when no answer comes. */
  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  /** Called when anything has arrived; `owed`: an answer is still to come. */
  heard(owed = false): void {
    this.stop();
    this.#beat = setTimeout(() => this.check(), BEAT);
    if (owed) this.expect();
  }

  /** Called when something was sent that is answered. */
  expect(within = ANSWER): void {
    if (this.#deadline !== undefined) return;
    const due = Date.now() + within;
    this.#deadline = setTimeout(() => {
      this.#deadline = undefined;
      if (Date.now() - due > SLEPT) this.check();
      else this.dead();
    }, within);
  }

  /** Asks for a sign of life now. */
  check(within = ANSWER): void {
    this.ask();
    this.expect(within);
  }

  stop(): void {
    clearTimeout(this.#beat);
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
  }
}
