/** Plays the events: dice that are thrown, pieces that move. Anyone may skip it. */
import { pace, settings } from "../lib/settings.svelte";
import { caught, inwards, swing, type Bulge, type Goal } from "./net";
import { moves } from "./picks";
import { along, atTime, ease, hop, mover, type Point } from "./shape";
import type { Event, Leg, Piece, View } from "./types";

const ROLL = 800;
const LANDED = 620;
/** …and for two sums that are compared. */
const COMPARED = 1900;
/** How long numbers are shown before a piece moves. */
const COUNTED = 1100;
const START = 260;
const STEP = 170;
/** A side that is placed is shown within a second, however far its pieces go. */
const MARCH = 640;
const GLIDE = 420;
/** How many times longer a strike takes in slow motion. */
const SLOW = 3;
/** How long the sign of an event stands across the board. */
const SIGNS: Record<string, number> = { goal: 2000, card: 1700, foul: 1400, penalty: 1700, save: 1300, whistle: 2200 };
/** …and where nothing moves: long enough to be read, and in nobody's way. */
const STILL = 2600;
/** The most important first: where nothing moves, one of them is shown. */
const WEIGHT = ["goal", "card", "penalty", "foul", "save", "whistle"];
/** A ball this near to a footballer is being touched, in lengths of the board. */
const NEAR = 0.3;

export interface Flying {
  id: string;
  at: Point;
  /** The height above the table, from 0 to 1. */
  lift: number;
  /** The cell where a piece is just playing it on. */
  touch: string | null;
}

/** A die that is thrown: its face, and whether it still rolls. */
export interface Thrown {
  id: string;
  face: string;
  rolling: boolean;
  /** The number added to it, where two are compared. */
  plus?: number | null;
  seat?: number | null;
}

/** The board in play, as it is turned. */
export interface Scenery {
  /** A way as points of the board. */
  lay: (way: Pick<Leg, "path" | "points" | "exit">) => Point[];
  /** The position of a piece at rest. */
  place: (piece: Piece) => Point | undefined;
  goals: readonly Goal[];
  size: number;
}

const isThrow = (event: Event): boolean => event.kind === "throw" && !!event.die && !!event.face;
const thrown = (events: readonly Event[], rolling: boolean): Thrown[] =>
  events.map(({ die, face, plus, seat }) => ({ id: die!, face: face!, rolling, plus, seat }));
/** A side places its pieces: all of them move to their places at once. */
export const isPlacing = ({ kind, message }: Event): boolean => kind === "walk" && PLACED.has(message);
/** `ARRANGING` in src/debut/kernel/events.py. */
const PLACED = new Set(["placed", "put", "pushed", "move"]);
const timed = (event: Event): boolean => (event.points?.length ?? 0) > 1;
/** A touch at its moment, on the way of something that moves by a clock. */
const isTouch = ({ kind, points = [] }: Event): boolean => kind === "touch" && points.length === 1;
/** A ball at this height, in cells, is drawn at its largest. */
const HIGH = 1.6;
const HIGHEST = 1.3;

/**
 * Groups events that are shown at once: dice that are thrown together, each once, and all that moves by the
 * same clock with the touches on its way; everything else is shown one after the other.
 */
export function together(events: readonly Event[]): Event[][] {
  const parts: Event[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    const first = last?.[0];
    const dice = first && isThrow(first) && isThrow(event) && !last.some(({ die }) => die === event.die);
    const moves = first && timed(first) && timed(event) && !last.some(({ piece }) => piece === event.piece);
    const touch = first && timed(first) && isTouch(event);
    const team = first && isPlacing(first) && isPlacing(event);
    if (last && (dice || moves || touch || team)) last.push(event);
    else parts.push([event]);
  }
  return parts;
}

/** The parts that lead to a goal, from the last movement before it; -1: there is none. */
export function strikeOf(parts: readonly (readonly Event[])[]): [number, number] {
  const goal = parts.findIndex(([event]) => event?.kind === "goal");
  if (goal < 0) return [-1, -1];
  const before = parts.slice(0, goal).findLastIndex(([event]) => event?.kind === "flight" || event?.kind === "walk");
  return [before < 0 ? goal : before, goal];
}

/** The indices of the touches on a path, in their order: a cell may be crossed before it is touched again. */
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
  flying = $state.raw<readonly Flying[]>([]);
  /** The ways of the moving pieces. */
  legs = $state.raw<readonly Leg[]>([]);
  dice = $state.raw<readonly Thrown[]>([]);
  /** The way so far of a ball off the grid. */
  trail = $state.raw<readonly Point[]>([]);
  /** Where it has just touched a piece, a post or the bar. */
  hits = $state.raw<readonly { at: Point; what: string }[]>([]);
  /** A count that is being shown. */
  counted = $state.raw<Event | null>(null);
  /** An event with an animation of its own. */
  moment = $state.raw<Event | null>(null);
  /** The net that a ball pushes, by the side that defends it. */
  bulge = $state.raw<(Bulge & { seat: number | null }) | null>(null);
  /** The teams have changed ends: set once all that came before has been shown. */
  swapped = $state(false);
  busy = $state(false);

  /** Goals are shown in slow motion, with the strike that leads to them. */
  slowly = false;
  /** Slow motion is being shown. */
  slow = $state(false);

  /** Called with every event as it begins to be shown. */
  onshow: (event: Event) => void = () => {};

  /** Real dice are thrown: they show their faces at once. */
  real = false;

  #run = 0;
  #skipped = false;
  #wake: (() => void) | null = null;
  /** The last shown position of the ball while events are played. */
  #seen: Point | null = null;
  #still: ReturnType<typeof setTimeout> | undefined;

  /** Skips to the end. */
  skip = (): void => {
    this.#skipped = true;
    this.#wake?.();
  };

  /** A player has put a piece there: it stays until the next view arrives. */
  put = (piece: Piece, cell: string): void => {
    this.pieces = [...this.pieces.filter(({ id }) => id !== piece.id), { ...piece, cell }];
  };

  /** Shows a view at rest, without the way to it. */
  show(view: View): void {
    this.#run += 1;
    this.#wake?.();
    this.#rest(view);
  }

  /** Shows a view at rest, with a sign for the most important event that led to it. */
  showStill(view: View, events: readonly Event[]): void {
    this.show(view);
    const told = WEIGHT.map((kind) => events.findLast((event) => event.kind === kind)).find(Boolean);
    const heard = told ?? events.findLast(({ kind }) => kind === "throw" || kind === "flight");
    if (heard) this.onshow(heard);
    const compared = view.dice.some(({ thrown }) => thrown) ? [] : events.filter((event) => isThrow(event) && typeof event.plus === "number");
    this.dice = thrown(compared, false);
    if (!told && !compared.length) return;
    this.moment = told ?? null;
    this.#still = setTimeout(this.clear, STILL);
  }

  /** Removes a sign that stands beside the play. */
  clear = (): void => {
    clearTimeout(this.#still);
    if (this.busy) return;
    this.moment = null;
    this.dice = [];
  };

  /** Plays the events that led to a view; true when it has come to its end, false when overtaken. */
  async play(view: View, events: readonly Event[], scenery: Scenery): Promise<boolean> {
    this.#wake?.();
    const run = ++this.#run;
    this.#skipped = false;
    this.#seen = null;
    this.clear();
    this.busy = true;
    const parts = together(events);
    const [from, goal] = this.slowly && settings.speed !== "off" ? strikeOf(parts) : [-1, -1];
    for (const [i, part] of parts.entries()) {
      if (this.#skipped || run !== this.#run || document.hidden) break;
      this.slow = from <= i && i <= goal;
      await this.#show(part, scenery, run);
    }
    if (run === this.#run) this.slow = false;
    if (run === this.#run && !this.#skipped && !document.hidden) await this.#glide(view, scenery, run);
    if (run !== this.#run) return false;
    this.#rest(view);
    return true;
  }

  /** The duration of a movement, longer in slow motion. */
  #pace(ms: number): number {
    return pace(this.slow ? SLOW * ms : ms);
  }

  #rest(view: View): void {
    this.slow = false;
    this.pieces = view.pieces;
    this.swapped = view.swapped;
    this.flying = [];
    this.legs = [];
    this.dice = [];
    this.trail = [];
    this.hits = [];
    this.bulge = null;
    this.counted = null;
    this.busy = false;
    this.clear();
  }

  async #show(part: readonly Event[], scenery: Scenery, run: number): Promise<void> {
    const [event] = part;
    if (!event) return;
    if (event.kind !== "goal") this.onshow(event);
    if (isThrow(event)) {
      if (!this.real) {
        this.dice = thrown(part, true);
        await this.#wait(pace(ROLL), run);
        if (run !== this.#run) return;
      }
      this.dice = thrown(part, false);
      await this.#wait(pace(typeof event.plus === "number" ? COMPARED : LANDED), run);
      if (run === this.#run) this.dice = [];
    } else if (event.counted?.length) {
      this.counted = event;
      await this.#wait(pace(COUNTED), run);
      if (run === this.#run && moves(event)) await this.#move(event, scenery, run);
    } else if (timed(event)) {
      await this.#drift(part, scenery, run);
    } else if (isPlacing(event)) {
      await this.#march(part, scenery, run);
    } else if ((event.kind === "flight" || event.kind === "walk") && moves(event)) {
      await this.#move(event, scenery, run);
    } else if (event.kind === "goal") {
      await this.#goal(event, scenery, run);
    } else if (event.kind in SIGNS) {
      this.moment = event;
      await this.#wait(pace(SIGNS[event.kind]!), run);
      if (run === this.#run) this.moment = null;
    }
  }

  /** The ball goes on into the net, which gives way: then it is a goal. */
  async #goal(event: Event, { goals, place, size }: Scenery, run: number): Promise<void> {
    const ball = this.pieces.find(({ kind }) => kind === "ball");
    const goal = goals.find(({ seat }) => seat !== null && seat === 1 - (event.seat ?? -1));
    const from = ball && (this.#seen ?? place(ball));
    if (ball && goal && from) {
      const to = caught(goal, from);
      const far = Math.hypot(to[0] - from[0], to[1] - from[1]) / size;
      const at = (share: number): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
      const high = Math.min(0.12 * far, 0.5);
      await this.#wait(this.#pace(180 + 70 * far), run, (t) => {
        this.flying = [{ id: ball.id, at: at(t), lift: high * Math.sin(Math.PI * t), touch: null }];
      });
      if (run !== this.#run) return;
      this.onshow(event);
      this.moment = event;
      const [dx, dy] = inwards(goal);
      await this.#wait(pace(SIGNS["goal"]!), run, (t) => {
        const by = size * 0.45 * swing(Math.min(t * 1.7, 1));
        this.bulge = { seat: goal.seat, at: to, by };
        this.flying = [{ id: ball.id, at: [to[0] + dx * by * 0.6, to[1] + dy * by * 0.6], lift: 0, touch: null }];
      });
    } else {
      this.onshow(event);
      this.moment = event;
      await this.#wait(pace(SIGNS["goal"]!), run);
    }
    if (run !== this.#run) return;
    this.moment = null;
    this.bulge = null;
  }

  async #move(event: Event, { lay, place }: Scenery, run: number): Promise<void> {
    const path = event.path ?? [];
    const way = lay({ path, exit: event.exit });
    const piece = mover(this.pieces, event.kind, path[0] ?? "", event.piece);
    // A piece that was placed by hand does not move there again.
    if (!piece || way.length < 2 || (piece.cell !== path[0] && piece.cell === path.at(-1))) return;
    const touches = touchesAt(path, event.touches ?? []);
    const high = event.kind === "flight" ? Math.min(0.25 + path.length * 0.1, 0.7) : 0;
    this.legs = [{ kind: event.kind, path, touches: event.touches ?? [], exit: event.exit }];
    // A ball that lies with the piece goes along, in its place.
    const own = this.pieces.find(({ kind, seat, cell }) => kind === "ball" && piece.kind !== kind && seat != null && seat === piece.seat && cell === path[0]);
    const [x, y] = (own && place(own)) ?? way[0]!;
    const [dx, dy] = [x - way[0]![0], y - way[0]![1]];
    await this.#wait(this.#pace(START + STEP * (path.length - 1)), run, (t) => {
      // A ball touched on its way moves evenly, not slowly at the start and the end.
      const share = touches.length ? t : ease(t);
      const at = along(way, share);
      const near = touches.find((i) => Math.hypot(at[0] - way[i]![0], at[1] - way[i]![1]) < NEAR);
      this.flying = [{ id: piece.id, at, lift: high * hop(way, touches, share), touch: near === undefined ? null : path[near]! }];
      if (own) this.flying = [...this.flying, { id: own.id, at: [at[0] + dx, at[1] + dy], lift: 0, touch: null }];
    });
    if (run !== this.#run) return;
    const cell = path.at(-1) ?? piece.cell;
    if (piece.kind === "ball") this.#seen = way.at(-1)!;
    this.#land(new Map([piece, ...(own ? [own] : [])].map(({ id }) => [id, { cell, at: null }])));
  }

  /** All pieces that are placed move to their places at once. */
  async #march(part: readonly Event[], { lay }: Scenery, run: number): Promise<void> {
    const going = part.flatMap((event) => {
      const path = event.path ?? [];
      const piece = mover(this.pieces, event.kind, path[0] ?? "", event.piece);
      const way = lay({ path });
      // A piece that was placed by hand does not move there again.
      return !piece || way.length < 2 || (piece.cell !== path[0] && piece.cell === path.at(-1)) ? [] : [{ event, piece, path, way }];
    });
    if (!going.length) return;
    this.legs = going.map(({ event, path }) => ({ kind: event.kind, path, touches: [] }));
    await this.#wait(pace(Math.min(MARCH, START + STEP * Math.max(...going.map(({ path }) => path.length - 1)))), run, (t) => {
      this.flying = going.map(({ piece, way }) => ({ id: piece.id, at: along(way, ease(t)), lift: 0, touch: null }));
    });
    if (run !== this.#run) return;
    this.#land(new Map(going.map(({ piece, path }) => [piece.id, { cell: path.at(-1)!, at: null }])));
  }

  /** Pieces that stand elsewhere now, without an event that shows their way, move there all at once. */
  async #glide({ pieces }: View, { place }: Scenery, run: number): Promise<void> {
    const were = new Map(this.pieces.map((piece) => [piece.id, piece]));
    const gone = pieces.flatMap((piece) => {
      const before = were.get(piece.id);
      const [from, to] = [before && piece.kind !== "ball" ? place(before) : undefined, place(piece)];
      return from && to && Math.hypot(to[0] - from[0], to[1] - from[1]) > NEAR ? [{ id: piece.id, from, to }] : [];
    });
    if (!gone.length) return;
    await this.#wait(pace(GLIDE), run, (t) => {
      const share = ease(t);
      this.flying = gone.map(({ id, from, to }) => ({ id, at: along([from, to], share), lift: 0, touch: null }));
    });
  }

  /** Everything that moves off the grid by one clock, and what is touched on the way. */
  async #drift(part: readonly Event[], { lay, size }: Scenery, run: number): Promise<void> {
    const moving = part.filter(timed).flatMap((event) => {
      const path = event.path ?? [];
      const piece = mover(this.pieces, event.kind, path[0] ?? "", event.piece);
      const points = event.points ?? [];
      const heights = (event.heights ?? []).map((height): Point => [height / 100, 0]);
      return piece ? [{ event, path, piece, points, heights, way: lay({ path, points }), times: points.map(([ms]) => ms) }] : [];
    });
    const touches = part.filter(isTouch).map((event) => ({ event, ms: event.points![0]![0], at: lay({ points: event.points! })[0]! }));
    const length = Math.max(0, ...moving.map(({ times }) => times.at(-1) ?? 0));
    const ball = moving.find(({ piece }) => piece.kind === "ball");
    // The way of a ball is shown as it goes.
    this.legs = moving.flatMap(({ event, path, points, piece }) => (piece.kind === "ball" ? [] : [{ kind: event.kind, path, points, touches: event.touches ?? [] }]));
    let touched = 0;
    await this.#wait(this.#pace(length), run, (t) => {
      const now = t * length;
      this.flying = moving.map(({ piece, way, times, heights }) => {
        const high = heights.length ? atTime(heights, times, now)[0] : 0;
        return { id: piece.id, at: atTime(way, times, now), lift: Math.min(high / (size * HIGH), HIGHEST), touch: null };
      });
      if (ball) this.trail = [...ball.way.filter((_, i) => ball.times[i]! < now), atTime(ball.way, ball.times, now)];
      for (; touched < touches.length && touches[touched]!.ms <= now; touched++) {
        const { event, at } = touches[touched]!;
        this.onshow(event);
        this.hits = [...this.hits, { at, what: event.face ?? "" }];
      }
    });
    if (run !== this.#run) return;
    if (ball) this.#seen = ball.way.at(-1)!;
    this.#land(new Map(moving.map(({ piece, path, points }) => {
      const [, x, y] = points.at(-1)!;
      return [piece.id, { cell: path.at(-1) ?? piece.cell, at: [x, y] as [number, number] }];
    })));
  }

  #land(ends: ReadonlyMap<string, Pick<Piece, "cell" | "at">>): void {
    this.pieces = this.pieces.map((one) => ({ ...one, ...ends.get(one.id) }));
    this.flying = [];
    this.legs = [];
    this.trail = [];
    this.hits = [];
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
      // Uses a timer too: frames stop in a page that is not visible.
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
