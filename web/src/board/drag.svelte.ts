/** A piece that is being dragged, from the board or from the bench; a still press is a click. */
import type { Point } from "./shape";
import type { Pick, Piece } from "./types";

/** The part of the picker that a drag needs. */
interface Picking {
  over: Pick | null;
  can(kind: string, id: string): boolean;
  begins(kind: string, id: string): boolean;
  takes(kind: string, id: string): boolean;
  pick(kind: string, id: string, sure?: boolean): void;
  has(kind: string, id: string): boolean;
  places(pick: Pick): boolean;
  back(): boolean;
  refuse(picks: readonly Pick[], x: number, y: number): void;
  meant(cell: string, pieces: readonly Piece[]): Pick | undefined;
}

/** The distance in pixels from where it was pressed. */
const STILL = 6;

export class Drag {
  piece = $state.raw<Piece | null>(null);
  /** The position of the pointer in the window. */
  at = $state.raw<Point>([0, 0]);
  moved = $state(false);
  /** The cell of the board under a point of the window, with its pieces; set by the board. */
  under: (x: number, y: number) => { cell: string; pieces: readonly Piece[] } | undefined = () => undefined;

  /** Called when a piece is put on a cell; the board leaves it there. */
  onput: (piece: Piece, cell: string) => void = () => {};

  #from: Point = [0, 0];
  #picker: Picking;

  constructor(picker: Picking) {
    this.#picker = picker;
  }

  grab(event: PointerEvent, piece: Piece): void {
    if (event.button) return;
    this.piece = piece;
    this.moved = false;
    this.at = this.#from = [event.clientX, event.clientY];
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  }

  pull(event: PointerEvent): void {
    const piece = this.piece;
    if (!piece) return;
    this.at = [event.clientX, event.clientY];
    const far = Math.hypot(this.at[0] - this.#from[0], this.at[1] - this.#from[1]) > STILL;
    if (!this.moved && far) {
      this.moved = true;
      // Picked as soon as it leaves its place, so that its targets are marked meanwhile.
      if (this.#picker.begins("piece", piece.id)) this.#picker.pick("piece", piece.id);
    }
    if (this.moved) this.#picker.over = this.#aim(piece) ?? null;
  }

  /** Ends the drag; `still` is what a click would have done. */
  drop(still: () => void): void {
    const [piece, moved] = [this.piece, this.moved];
    this.end();
    if (!piece) return;
    if (!moved) return still();
    const aim = this.#aim(piece);
    this.#picker.over = null;
    if (!aim) return this.#missed(piece);
    if (aim.kind === "cell" && this.#picker.places(aim)) this.onput(piece, aim.id);
    // Its way was visible while it was carried.
    this.#picker.pick(aim.kind, aim.id, true);
  }

  /** Ends the drag where the piece cannot go: at its start nothing is picked, elsewhere the table says why. */
  #missed(piece: Piece): void {
    const cell = this.under(...this.at)?.cell;
    if (!this.#picker.has("piece", piece.id)) return;
    if (cell && cell !== piece.cell) this.#picker.refuse([{ kind: "cell", id: cell }], ...this.at);
    else this.#picker.back();
  }

  end = (): void => {
    this.piece = null;
    this.moved = false;
  };

  #aim(piece: Piece): Pick | undefined {
    const there = this.under(...this.at);
    if (!there || there.cell === piece.cell) return undefined;
    const aim = this.#picker.meant(there.cell, there.pieces.filter(({ id }) => id !== piece.id));
    // Accepts a target only: another piece that could be picked instead is not what was meant.
    return aim && (aim.kind === "cell" || this.#picker.can(aim.kind, aim.id)) ? aim : undefined;
  }
}
