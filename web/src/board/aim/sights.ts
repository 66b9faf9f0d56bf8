/** Where an aim leads to, looked up in the server's table of all aims. Knows no rules: only arithmetic. */
import type { Aim, Aims } from "../../lib/protocol";
import type { Point } from "../shape";

/** What a ball meets first: a piece, a post, the bar; or its fate with nobody in the way. */
export interface Seen {
  met: string;
  /** The distance, in hundredths. */
  far: number;
  /** A piece, a post or the bar is touched there. */
  touches: boolean;
}

/** One of the possible errors: its steps of direction and strength, its probability, and its end. */
export interface Stray extends Seen {
  direction: number;
  turn: number;
  stretch: number;
  share: number;
}

/** Numbers of a run: its last strength, what is met, the distance. */
const RUN = 3;
const WHOLE = 1000;

/** The number of steps in a whole turn, and the step nearest to this vector of any length. */
export function directionOf([dx, dy]: Point, directions: number): number {
  const step = Math.round((Math.atan2(dy, dx) / (2 * Math.PI)) * directions);
  return ((step % directions) + directions) % directions;
}

/** As degrees are written: halves, without a zero behind them. */
export const degreesOf = (direction: number, directions: number): string => String((direction * 360) / directions);

/** Typed degrees, as the nearest step; a comma works like a point. Null: no number. */
export function readDegrees(text: string, directions: number): number | undefined {
  const degrees = Number(text.trim().replace(",", "."));
  if (!text.trim() || !Number.isFinite(degrees)) return undefined;
  const step = Math.round((degrees * directions) / 360);
  return ((step % directions) + directions) % directions;
}

/** A unit vector in this direction, on the board as the server describes it. */
export function unit(direction: number, directions: number): Point {
  const angle = (direction / directions) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)];
}

/** The length of a band for a strength, from 0 to 1. */
export const strengthOf = (pull: number, strengths: number): number => Math.min(Math.max(Math.round(pull * strengths), 1), strengths);

export class Sights {
  /** Where the runs of each direction begin among the ways. */
  #starts: number[] = [];
  /** The number of things that can be touched; codes after them are ends. */
  #things: number;

  constructor(
    private aims: Aims,
    private aim: Aim,
  ) {
    for (let at = 0; at < aim.ways.length; at += 1 + aim.ways[at]!) this.#starts.push(at + 1);
    this.#things = aims.met.indexOf("bar") + 1;
  }

  /** What this aim meets first; null without data about it. */
  look(direction: number, strength: number): Seen {
    const { ways, rests } = this.aim;
    const [start, whole] = [this.#starts[direction] ?? 0, rests[strength - 1] ?? 0];
    for (let at = start; at < start + (ways[start - 1] ?? 0); at += RUN) {
      const [last = 0, what = 0, far = 0] = ways.slice(at, at + RUN);
      if (strength > last) continue;
      const [met, touches] = [this.aims.met[what] ?? "", what < this.#things];
      return { met, touches, far: met === "loose" ? whole : far };
    }
    return { met: "", far: whole, touches: false };
  }

  /** All possible errors of this aim, from left to right and from short to long. */
  strays(direction: number, strength: number): Stray[] {
    const { turns, stretches, directions } = this.aims;
    const all = (weights: readonly number[]) => weights.reduce((sum, one) => sum + one, 0);
    const [turned, stretched] = [(turns.length - 1) / 2, (stretches.length - 1) / 2];
    return turns.flatMap((weight, i) => {
      const turn = (i - turned) * this.aim.turn;
      const to = (((direction + turn) % directions) + directions) % directions;
      return stretches.map((other, j) => {
        const stretch = (j - stretched) * this.aim.stretch;
        const share = (weight / all(turns)) * (other / all(stretches));
        return { ...this.#stretched(to, strength, stretch), direction: to, turn, stretch, share };
      });
    });
  }

  /** Strengths come in steps and errors lie between them: the distance is interpolated. */
  #stretched(direction: number, strength: number, stretch: number): Seen {
    const wanted = Math.max((strength * (WHOLE + stretch)) / WHOLE, 0);
    const steps = Math.min(Math.max(Math.round(wanted), 1), this.aims.strengths);
    const seen = this.look(direction, steps);
    return seen.met === "loose" ? { ...seen, far: between(this.aim.rests, wanted) } : seen;
  }

  /** The strike is a shot: some aim ends in the goal. */
  get shoots(): boolean {
    return this.aims.met.includes("goal");
  }

  /**
   * A suitable strength for this distance in this direction: a shot goes in as hard as it can, any other
   * ball comes to rest there.
   */
  fitting(direction: number, far: number): number {
    const { strengths } = this.aims;
    const all = Array.from({ length: strengths }, (_, i) => i + 1);
    if (this.shoots) {
      const ends = (met: readonly string[]) => all.findLast((one) => met.includes(this.look(direction, one).met));
      // A piece may stand in the way of a shot: then at least the ball must not go over the goal.
      return ends(["goal"]) ?? all.findLast((one) => this.look(direction, one).touches) ?? strengths;
    }
    return all.reduce((best, one) => (Math.abs(this.rests(one) - far) < Math.abs(this.rests(best) - far) ? one : best), 1);
  }

  /** The direction in the middle of the widest way into the goal; undefined: there is none. */
  opening(): number | undefined {
    if (!this.shoots) return undefined;
    const { directions, strengths } = this.aims;
    const open = Array.from({ length: directions }, (_, at) =>
      Array.from({ length: strengths }, (_, i) => i + 1).some((one) => this.look(at, one).met === "goal"),
    );
    let best: [start: number, length: number] = [0, 0];
    for (let start = 0; start < directions; start++) {
      if (!open[start] || open[(start || directions) - 1]) continue;
      let length = 0;
      while (length < directions && open[(start + length) % directions]) length++;
      if (length > best[1]) best = [start, length];
    }
    return best[1] ? (best[0] + (best[1] >> 1)) % directions : undefined;
  }

  /** The distance at which it first lands, where it flies. */
  lands(strength: number): number {
    return this.aim.lands[strength - 1] ?? 0;
  }

  /** The distance it goes with nobody in the way. */
  rests(strength: number): number {
    return this.aim.rests[strength - 1] ?? 0;
  }
}

/** A value interpolated between those of two strengths; the first is of strength 1, and strength 0 goes nowhere. */
function between(values: readonly number[], strength: number): number {
  const low = Math.min(Math.floor(strength), values.length - 1);
  const [from, to] = [low > 0 ? values[low - 1]! : 0, values[low] ?? 0];
  return from + (to - from) * Math.min(strength - low, 1);
}

/** The area that contains most errors: around a point, between two lengths and two directions. */
export function sector(start: Point, from: Point, to: Point, near: number, far: number): string {
  const at = ([x, y]: Point, length: number) => `${(start[0] + x * length).toFixed(3)} ${(start[1] + y * length).toFixed(3)}`;
  const [r, R] = [near.toFixed(3), far.toFixed(3)];
  return `M${at(from, near)}L${at(from, far)}A${R} ${R} 0 0 1 ${at(to, far)}L${at(to, near)}A${r} ${r} 0 0 0 ${at(from, near)}Z`;
}
