/** Plays what happened: dice that are thrown, pieces that move. Anyone may skip it. */
import { pace } from "../lib/settings.svelte";
import { along, ease, hop, mover, type Point } from "./shape";
import type { Event, Leg, Piece, View } from "./types";

const ROLL = 800;
const LANDED = 620;
const STEP = 170;
const WORD = 1300;
/** So near to a footballer a ball is being touched by him, in lengths of the board. */
const NEAR = 0.3;
const TOLD = new Set(["goal", "card", "whistle", "foul"]);

export interface Flying {
  id: string;
  at: Point;
  /** How high above the table, from 0 to 1. */
  lift: number;
  /** The cell where somebody is just playing it on. */
  touch: string | null;
}

/** Cells as points of the board. */
type Lay = (path: readonly string[]) => Point[];

/** Where on a path the touches are, in their order: a cell may be crossed before it is touched again. */
export function touchesAt(path: readonly string[], touches: readonly string[]): number[] {
  const found: number[] = [];
  let from = 1;
  for (const cell of touches) {
    const at = path.indexOf(cell, from);
    if (at < 0) continue;
    found.push(at);
    from = at + 1;
  }
  return found;
}

export class Stage {
  pieces = $state.raw<Piece[]>([]);
  flying = $state.raw<Flying | null>(null);
  /** The way that a piece is on. */
  leg = $state.raw<Leg | null>(null);
  die = $state.raw<{ id: string; face: string; rolling: boolean } | null>(null);
  /** A happening worth a word across the board. */
  word = $state.raw<Event | null>(null);
  busy = $state(false);

  #run = 0;
  #skipped = false;
  #wake: (() => void) | null = null;

  /** To the end at once. */
  skip = (): void => {
    this.#skipped = true;
    this.#wake?.();
  };

  /** Show a view at rest, without the way to it. */
  show(view: View): void {
    this.#run += 1;
    this.#wake?.();
    this.#rest(view);
  }

  /** Play the events that led to a view; true when it has come to its end, false when overtaken. */
  async play(view: View, events: readonly Event[], lay: Lay): Promise<boolean> {
    this.#wake?.();
    const run = ++this.#run;
    this.#skipped = false;
    this.busy = true;
    for (const event of events) {
      if (this.#skipped || run !== this.#run || document.hidden) break;
      await this.#one(event, lay, run);
    }
    if (run !== this.#run) return false;
    this.#rest(view);
    return true;
  }

  #rest(view: View): void {
    this.pieces = view.pieces;
    this.flying = null;
    this.leg = null;
    this.die = null;
    this.word = null;
    this.busy = false;
  }

  async #one(event: Event, lay: Lay, run: number): Promise<void> {
    if (event.kind === "throw" && event.die && event.face) {
      this.die = { id: event.die, face: event.face, rolling: true };
      await this.#wait(pace(ROLL), run);
      if (run !== this.#run) return;
      this.die = { id: event.die, face: event.face, rolling: false };
      await this.#wait(pace(LANDED), run);
      if (run === this.#run) this.die = null;
    } else if ((event.kind === "flight" || event.kind === "walk") && (event.path?.length ?? 0) > 1) {
      await this.#move(event, lay, run);
    } else if (TOLD.has(event.kind)) {
      this.word = event;
      await this.#wait(pace(WORD), run);
      if (run === this.#run) this.word = null;
    }
  }

  async #move(event: Event, lay: Lay, run: number): Promise<void> {
    const path = event.path ?? [];
    const way = lay(path);
    const piece = mover(this.pieces, event.kind, path[0] ?? "");
    if (!piece || way.length < 2) return;
    const touches = touchesAt(path, event.touches ?? []);
    const high = event.kind === "flight" ? Math.min(0.25 + path.length * 0.1, 0.7) : 0;
    this.leg = { kind: event.kind, path, touches: event.touches ?? [] };
    await this.#wait(pace(260 + STEP * (path.length - 1)), run, (t) => {
      // Touched on its way, a ball does not slow down at the start and the end only: it goes evenly.
      const share = touches.length ? t : ease(t);
      const at = along(way, share);
      const near = touches.find((i) => Math.hypot(at[0] - way[i]![0], at[1] - way[i]![1]) < NEAR);
      this.flying = { id: piece.id, at, lift: high * hop(way, touches, share), touch: near === undefined ? null : path[near]! };
    });
    if (run !== this.#run) return;
    const cell = path.at(-1) ?? piece.cell;
    this.pieces = this.pieces.map((one) => (one.id === piece.id ? { ...one, cell } : one));
    this.flying = null;
    this.leg = null;
  }

  #wait(ms: number, run: number, draw?: (t: number) => void): Promise<void> {
    if (ms <= 0 || this.#skipped) return Promise.resolve();
    return new Promise((done) => {
      const start = performance.now();
      const end = () => {
        document.removeEventListener("visibilitychange", end);
        clearTimeout(timer);
        this.#wake = null;
        done();
      };
      // By a timer, too: frames stop in a page that is not seen.
      const timer = setTimeout(end, ms + 60);
      document.addEventListener("visibilitychange", end);
      this.#wake = end;
      const frame = (now: number) => {
        if (this.#wake !== end || run !== this.#run) return;
        const t = Math.min((now - start) / ms, 1);
        draw?.(t);
        if (t >= 1) end();
        else requestAnimationFrame(frame);
      };
      if (draw) requestAnimationFrame(frame);
    });
  }
}
