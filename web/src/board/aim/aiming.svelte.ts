/** An aim being taken: what is struck, in which direction and how hard, until it is sent as one move. */
import type { Aims } from "../../lib/protocol";
import { turning, type Point, type Turn } from "../shape";
import type { Board } from "../types";
import { degreesOf, directionOf, Sights, strengthOf, unit } from "./sights";

/** So much of the board's longer side a band is drawn for the hardest strike. */
const PULL = 0.34;
/** Fine tuning: so many steps of direction with Shift. */
const COARSE = 10;
/** So many pixels of a second finger are a step of strength. */
const FINGER = 7;

export class Aiming {
  /** Which of the ways to strike. */
  #kind = $state(0);
  direction = $state(0);
  strength = $state(1);
  /** Somebody is aiming: the fan is drawn, and nothing else is picked meanwhile. */
  open = $state(false);
  /** Where the band is drawn to, while it is. */
  pull = $state.raw<Point | null>(null);
  #pointer: number | null = null;

  readonly sights: Sights[];

  constructor(
    readonly aims: Aims,
    private board: Board,
    /** Nothing else can be done: it need not be opened. */
    only = false,
  ) {
    this.sights = aims.aims.map((aim) => new Sights(aims, aim));
    // Towards the middle of the board, as far as a cell or two: something to be seen at once.
    const { start } = aims.aims[0]!;
    this.direction = aims.fixed ?? directionOf([board.width * 50 - start[0] || 1, board.height * 50 - start[1]], aims.directions);
    this.strength = Math.ceil(aims.strengths * 0.25);
    this.open = only;
  }

  get kind(): number {
    return this.#kind;
  }
  aim = $derived.by(() => this.aims.aims[this.#kind]!);
  sight = $derived.by(() => this.sights[this.#kind]!);
  seen = $derived.by(() => this.sight.look(this.direction, this.strength));
  degrees = $derived.by(() => degreesOf(this.direction, this.aims.directions));

  /** Begins with one of the ways to strike; false: there is none of that name. */
  begin(id: string): boolean {
    const kind = this.aims.aims.findIndex((aim) => aim.id === id);
    if (kind < 0) return false;
    this.#kind = kind;
    this.open = true;
    return true;
  }
  choose(kind: number): void {
    this.#kind = kind;
  }

  turn(steps: number, coarse = false): void {
    if (this.aims.fixed !== null) return;
    const { directions } = this.aims;
    const to = this.direction + steps * (coarse ? COARSE : 1);
    this.direction = ((to % directions) + directions) % directions;
  }
  harder(steps: number): void {
    this.strength = Math.min(Math.max(this.strength + steps, 1), this.aims.strengths);
  }
  point(direction: number): void {
    if (this.aims.fixed === null) this.direction = direction;
  }

  /** The moves that this is: sent as one. */
  get actions(): number[] {
    const { direction, strength, fixed } = this.aims;
    const aimed = fixed === null ? [direction + this.direction] : [];
    return [...this.aim.actions, ...aimed, strength + this.strength - 1];
  }

  /** A key that turns it or strikes harder; true: it was one. */
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
      case "ArrowDown":
      case "-":
      case "−":
        this.harder(shift && key === "ArrowDown" ? -5 : -1);
        return true;
    }
    return false;
  }

  // The sling: drawn back from the ball, it strikes the other way.

  /** Places of the board as it is told, as it is seen turned by so many quarters. */
  turned = (quarters: number): Turn => turning(this.board, quarters);

  /** Where the ball starts, on the board as it is told. */
  get start(): Point {
    const [x, y] = this.aim.start;
    return [x / 100, y / 100];
  }

  grab(pointer: number): void {
    this.#pointer = pointer;
    this.open = true;
  }
  /** A second finger says how hard: up is harder, whatever the first one does. */
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
  /** `at`: on the board as it is told. Near the ball nothing changes yet. */
  draw(pointer: number, at: Point, still: number): void {
    if (pointer !== this.#pointer) return;
    const [x, y] = this.start;
    const back: Point = [x - at[0], y - at[1]];
    const length = Math.hypot(...back);
    if (!this.pull && length < still) return;
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

  /** A point so far off the start in this direction, on the board as it is told. */
  at(direction: number, far: number): Point {
    const [[x, y], [ux, uy]] = [this.start, unit(direction, this.aims.directions)];
    return [x + (ux * far) / 100, y + (uy * far) / 100];
  }
}
