/** The zoom of a board: only one whose cells are too small to be hit can be zoomed. */
import type { Point } from "./shape";

/** The least size that a finger or a mouse can hit, in pixels. */
export const LEAST = 24;
/** The largest size of a cell. */
const LARGE = 56;
const STEP = 1.5;
/** The share of the way to the middle that the followed piece gains with each frame. */
const EASED = 0.12;
/** Pixels from where it was pressed. */
const STILL = 6;

export class Zoom {
  /** The size of a cell in pixels while the whole board is visible. */
  cell = $state(LARGE);
  /** The whole board with its frame, in its own lengths: left, top, width, height. */
  whole = $state.raw<readonly [number, number, number, number]>([0, 0, 1, 1]);
  /** Room below the board, in its lengths while all of it is visible, so that nothing stays under the knobs. */
  below = $state(0);
  needed = $derived(this.cell < LEAST);
  least = $derived(LEAST / this.cell);
  most = $derived(Math.max(LARGE / this.cell, 2 * this.least));

  /** The view follows the ball. */
  following = $state(false);
  #wish = $state(1);
  #centre = $state.raw<Point>([0, 0]);
  #pointers = new Map<number, Point>();
  #from: Point | null = null;
  /** This press has moved the board: the click that ends it picks nothing. */
  moved = false;

  scale = $derived(this.needed && this.#wish > 1 ? Math.min(Math.max(this.#wish, this.least), this.most) : 1);
  /** The visible part of the board. */
  box = $derived.by((): readonly [number, number, number, number] => {
    const [left, top, width, height] = this.whole;
    const [w, h] = [width / this.scale, height / this.scale];
    const within = (value: number, low: number, room: number) => Math.min(Math.max(value, low), low + room);
    return [
      within(this.#centre[0] - w / 2, left, width - w),
      within(this.#centre[1] - h / 2, top, this.scale > 1 ? height - h + this.below / this.scale : 0),
      w,
      h,
    ];
  });

  get middle(): Point {
    const [x, y, w, h] = this.box;
    return [x + w / 2, y + h / 2];
  }

  /** Zooms by a factor, while a point of the board stays at its place on the screen. */
  by(factor: number, around: Point = this.middle): void {
    if (!this.needed) return;
    const [before, middle] = [this.scale, this.middle];
    const wish = before * factor;
    // Between the whole board and cells that can be hit there is no intermediate zoom.
    this.#wish = wish < (factor < 1 ? this.least * 0.97 : 1.01) ? 1 : wish;
    const share = before / this.scale;
    this.#centre = [around[0] + (middle[0] - around[0]) * share, around[1] + (middle[1] - around[1]) * share];
    this.#settle();
  }

  nearer = (): void => this.by(this.scale === 1 ? Math.max(STEP, this.least) : STEP);
  further = (): void => this.by(1 / STEP);
  wholeBoard = (): void => {
    this.#wish = 1;
    this.following = false;
  };
  follow = (): void => {
    this.following = !this.following;
    if (this.following && this.scale === 1) this.nearer();
  };

  /** Moves a point into the middle of the view. */
  centre(point: Point): void {
    this.#centre = point;
    this.#settle();
  }

  /** Moves a point nearer to the middle of the view, a little with each call. */
  ease([x, y]: Point): void {
    if (this.scale === 1) return;
    const [u, v] = this.middle;
    this.pan((x - u) * EASED, (y - v) * EASED);
  }

  /** Moves the view, by lengths of the board. */
  pan(dx: number, dy: number): void {
    const [x, y] = this.middle;
    this.#centre = [x + dx, y + dy];
    this.#settle();
  }

  /** Moves a point into the view, with some room around it. */
  reveal([x, y]: Point, room: number): void {
    if (this.scale === 1) return;
    const [left, top, width, height] = this.box;
    const shift = (value: number, low: number, length: number) =>
      value - room < low ? value - room - low : Math.max(0, value + room - low - length);
    this.pan(shift(x, left, width), shift(y, top, height));
  }

  /** Handles keys that zoom; true: it was one. */
  key(key: string): boolean {
    if (!this.needed) return false;
    const deed = { "+": this.nearer, "=": this.nearer, "-": this.further, "−": this.further, "0": this.wholeBoard, b: this.follow }[key.toLowerCase()];
    deed?.();
    return deed !== undefined;
  }

  /** The centre after the edges of the board have limited it. */
  #settle(): void {
    this.#centre = this.middle;
  }

  // Pointers: one moves the board, two pinch it. `perPixel`: lengths of the board for one pixel.

  press(event: PointerEvent): "pinch" | null {
    this.moved = false;
    if (!this.needed || (event.pointerType === "mouse" && event.button)) return null;
    this.#pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.#from = this.#pointers.size === 1 ? [event.clientX, event.clientY] : null;
    return this.#pointers.size === 2 ? "pinch" : null;
  }

  /** `held`: a piece is being dragged, the board stays. `at`: a point of the window on the board. */
  move(event: PointerEvent, held: boolean, perPixel: number, at: (x: number, y: number) => Point): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const far = (point: Point) => Math.hypot(point[0] - other[0], point[1] - other[1]) || 1;
      const middle: Point = [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2];
      this.moved = true;
      this.pan((-(now[0] - before[0]) / 2) * perPixel, (-(now[1] - before[1]) / 2) * perPixel);
      this.#pinch *= far(now) / far(before);
      // In visible steps: out of the whole board at once, and back into it.
      if (this.scale > 1 || this.#pinch > 1.12) {
        this.by(this.scale > 1 ? this.#pinch : Math.max(this.#pinch, this.least), at(...middle));
        this.#pinch = 1;
      }
    } else if (this.#from && !held && this.scale > 1) {
      if (!this.moved && Math.hypot(now[0] - this.#from[0], now[1] - this.#from[1]) <= STILL) return;
      if (!this.moved) (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.moved = true;
      this.pan(-(now[0] - before[0]) * perPixel, -(now[1] - before[1]) * perPixel);
    }
    this.#pointers.set(event.pointerId, now);
  }
  #pinch = 1;

  release(event: PointerEvent): void {
    this.#pointers.delete(event.pointerId);
    this.#from = null;
    this.#pinch = 1;
  }
}
