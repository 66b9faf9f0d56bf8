/** An aim being taken: kind of strike, direction and strength, until it is sent as one move. */
import type { Aims } from "../../lib/protocol";
import { keep, load } from "../../lib/storage";
import { turning, type Point, type Turn } from "../shape";
import type { Board } from "../types";
import { degreesOf, directionOf, Sights, strengthOf, unit } from "./sights";

/** The length of the band for the hardest strike, as a share of the board's longer side. */
const PULL = 0.34;
/** A ball touches a team-mate at their side, in hundredths from their middle. */
const SIDE = 160;
/** Fine tuning: this many steps of direction with Shift. */
const COARSE = 10;
/** A player has aimed before in this browser: the hand is shown no more. */
const LEARNED = "debut-aimed";
/** A tap this near to the ball means the ball itself, in lengths of the board. */
const HERE = 0.4;
/** This many pixels of a second finger are a step of strength. */
const FINGER = 7;

export class Aiming {
  /** The chosen kind of strike. */
  #kind = $state(0);
  direction = $state(0);
  strength = $state(1);
  /** The player is aiming: the fan is drawn, and nothing else is picked meanwhile. */
  open = $state(false);
  /** The end of the band while it is drawn. */
  pull = $state.raw<Point | null>(null);
  #pointer: number | null = null;

  readonly sights: Sights[];

  constructor(
    readonly aims: Aims,
    private board: Board,
    /** No other choice is possible: aiming need not be opened. */
    only = false,
    /** Positions of team-mates, on the board as the server describes it. */
    readonly mates: readonly Point[] = [],
  ) {
    this.sights = aims.aims.map((aim) => new Sights(aims, aim));
    this.#begin();
    this.open = only;
  }

  /** A first aim: a shot at the goal, or a pass that reaches the nearest possible team-mate. */
  #begin(): void {
    const [{ fixed, directions, strengths }, [x, y]] = [this.aims, this.start];
    const opening = fixed ?? this.sight.opening();
    const far = ([u, v]: Point) => Math.hypot(u - x, v - y);
    const mate = this.mates.filter((one) => far(one) > HERE).sort((one, other) => far(one) - far(other)).find((one) => this.#arrives(one));
    this.direction = opening ?? directionOf([this.board.width / 2 - x || 1, this.board.height / 2 - y], directions);
    this.strength = this.sight.shoots ? this.sight.fitting(this.direction, 0) : Math.ceil(strengths * 0.25);
    if (mate && opening === undefined) this.#towards(mate);
  }

  /** Nobody else is in the way. */
  #arrives([u, v]: Point): boolean {
    const [x, y] = this.start;
    const way = Math.hypot(u - x, v - y) * 100;
    const direction = directionOf([u - x, v - y], this.aims.directions);
    const { touches, far } = this.sight.look(direction, this.sight.fitting(direction, way));
    return touches && Math.abs(far - way) < SIDE;
  }

  /** The tapped target: aimed at again when another kind of strike is chosen. */
  #target: Point | null = null;
  #towards(to: Point): void {
    const [x, y] = this.start;
    const way: Point = [to[0] - x, to[1] - y];
    if (Math.hypot(...way) < HERE) return;
    this.#target = to;
    this.point(directionOf(way, this.aims.directions));
    this.strength = this.sight.fitting(this.direction, Math.hypot(...way) * 100);
  }

  /** Aims at a place of the board as the server describes it, with the strength to reach it. */
  aimAt(to: Point): void {
    this.open = true;
    this.#towards(to);
    this.learn();
  }

  /** Aims at one team-mate after the other. */
  nextMate(step: number): void {
    const { mates } = this;
    if (!mates.length) return;
    this.#mate = (this.#mate + step + mates.length) % mates.length;
    this.aimAt(mates[this.#mate]!);
  }
  #mate = -1;

  /** Nobody has aimed in this browser yet: a hand shows how. */
  learning = $state(!load(LEARNED, false));
  learn(): void {
    if (!this.learning) return;
    this.learning = false;
    keep(LEARNED, true);
  }

  get kind(): number {
    return this.#kind;
  }
  aim = $derived.by(() => this.aims.aims[this.#kind]!);
  sight = $derived.by(() => this.sights[this.#kind]!);
  seen = $derived.by(() => this.sight.look(this.direction, this.strength));
  degrees = $derived.by(() => degreesOf(this.direction, this.aims.directions));

  /** Begins with one of the kinds of strike; false: there is none of that name. */
  begin(id: string): boolean {
    const kind = this.aims.aims.findIndex((aim) => aim.id === id);
    if (kind < 0) return false;
    this.choose(kind);
    this.open = true;
    return true;
  }
  choose(kind: number): void {
    if (kind === this.#kind) return;
    this.#kind = kind;
    if (this.#target) this.#towards(this.#target);
    else if (this.sight.shoots) this.strength = this.sight.fitting(this.direction, 0);
  }

  turn(steps: number, coarse = false): void {
    if (this.aims.fixed !== null) return;
    this.#tuned();
    const { directions } = this.aims;
    const to = this.direction + steps * (coarse ? COARSE : 1);
    this.direction = ((to % directions) + directions) % directions;
  }
  harder(steps: number): void {
    this.#tuned();
    this.strength = Math.min(Math.max(this.strength + steps, 1), this.aims.strengths);
  }
  point(direction: number): void {
    if (this.aims.fixed === null) this.direction = direction;
  }

  /** Set by hand: the aim is at no place of the board any more. */
  #tuned(): void {
    this.#target = null;
    this.learn();
  }

  /** The actions of this aim: sent as one move. */
  get actions(): number[] {
    const { direction, strength, fixed } = this.aims;
    const aimed = fixed === null ? [direction + this.direction] : [];
    return [...this.aim.actions, ...aimed, strength + this.strength - 1];
  }

  /** Handles a key that turns the aim or changes its strength; true: it was one. */
  key(key: string, shift: boolean): boolean {
    switch (key) {
      case "ArrowLeft":
        this.turn(-1, shift);
        return true;
      case "ArrowRight":
        this.turn(1, shift);
        return true;
      case "ArrowUp":
      case "+":
      case "=":
        this.harder(shift && key === "ArrowUp" ? 5 : 1);
        return true;
      case "m":
      case "M":
        this.nextMate(shift ? -1 : 1);
        return true;
      case "ArrowDown":
      case "-":
      case "−":
        this.harder(shift && key === "ArrowDown" ? -5 : -1);
        return true;
    }
    return false;
  }

  // The sling: drawn back from the ball, it strikes the other way.

  /** Places of the board as the server describes it, turned by so many quarters. */
  turned = (quarters: number): Turn => turning(this.board, quarters);

  /** The start of the ball, on the board as the server describes it. */
  get start(): Point {
    const [x, y] = this.aim.start;
    return [x / 100, y / 100];
  }

  grab(pointer: number): void {
    this.#pointer = pointer;
    this.open = true;
  }
  /** A second finger sets the strength: up is harder, whatever the first one does. */
  second(pointer: number, y: number): void {
    this.#second = { pointer, y, from: this.strength };
    this.#held = true;
  }
  #second: { pointer: number; y: number; from: number } | null = null;
  #held = false;
  slide(pointer: number, y: number): boolean {
    if (pointer !== this.#second?.pointer) return false;
    this.harder(Math.round((this.#second.y - y) / FINGER) + this.#second.from - this.strength);
    return true;
  }
  get grabbed(): boolean {
    return this.#pointer !== null;
  }
  /** `at`: on the board as the server describes it. Near the ball nothing changes yet. */
  draw(pointer: number, at: Point, still: number): void {
    if (pointer !== this.#pointer) return;
    const [x, y] = this.start;
    const back: Point = [x - at[0], y - at[1]];
    const length = Math.hypot(...back);
    if (!this.pull && length < still) return;
    this.#tuned();
    this.pull = at;
    if (length > still / 2) this.point(directionOf(back, this.aims.directions));
    const whole = Math.max(this.board.width, this.board.height) * PULL;
    if (!this.#held) this.strength = strengthOf(length / whole, this.aims.strengths);
  }
  release(pointer: number): void {
    if (pointer === this.#second?.pointer) this.#second = null;
    if (pointer !== this.#pointer) return;
    this.#pointer = this.#second = this.pull = null;
    this.#held = false;
  }

  /** A point at this distance from the start in this direction, on the board as the server describes it. */
  at(direction: number, far: number): Point {
    const [[x, y], [ux, uy]] = [this.start, unit(direction, this.aims.directions)];
    return [x + (ux * far) / 100, y + (uy * far) / 100];
  }
}
