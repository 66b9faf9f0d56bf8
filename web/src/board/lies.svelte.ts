/** The position of every piece: still, moving, dragged, or one of several on a cell. */
import { crowded } from "./crowd";
import type { Drag } from "./drag.svelte";
import { placeOf, radiusOf, spread, type Point, type Turn } from "./shape";
import type { Stage } from "./stage.svelte";
import type { Piece } from "./types";

interface Scene {
  readonly stage: Stage;
  readonly drag: Drag;
  /** The size of a cell. */
  readonly size: number;
  /** Pieces are drawn as plain discs. */
  readonly plain: boolean;
  readonly turn: Turn;
  readonly place: (cell: string) => Point | undefined;
  /** Converts a point of the window to one of the drawing. */
  readonly point: (x: number, y: number) => Point;
}

export class Lies {
  constructor(private scene: Scene) {}

  /** The pieces on each cell. */
  lying = $derived.by(() => {
    const found = new Map<string, Piece[]>();
    for (const piece of this.scene.stage.pieces) found.set(piece.cell, [...(found.get(piece.cell) ?? []), piece]);
    return found;
  });

  /** The factor by which each piece is drawn smaller where pieces lie close, off the grid. */
  shares = $derived.by(() => {
    const { stage, size, plain } = this.scene;
    return stage.pieces.some((piece) => piece.at && piece.kind !== "ball")
      ? crowded(stage.pieces.map((piece) => ({ id: piece.id, ball: piece.kind === "ball", at: this.rests(piece) ?? [-99, -99], radius: radiusOf(piece, size, plain) })))
      : new Map<string, number>();
  });

  /** Pieces whose names may be written: none of a moving piece. */
  #away = $derived.by(() => this.scene.stage.pieces.filter((piece) => this.aloft(piece) || this.carried(piece)).map(({ id }) => id).join());
  shirts = $derived.by(() => {
    const { stage, size, plain } = this.scene;
    if (!stage.pieces.some(({ name }) => name)) return [];
    const away = this.#away.split(",");
    return stage.pieces.map((piece) => ({
      id: piece.id, name: away.includes(piece.id) ? "" : (piece.name ?? ""), at: this.at(piece),
      // Badges that shine reach further.
      radius: radiusOf(piece, size, plain) * (this.shares.get(piece.id) ?? 1) * (piece.badges?.some(([, lit = 0]) => lit > 0) ? 1.4 : 1),
    }));
  });

  on = (cell: string): readonly Piece[] => this.lying.get(cell) ?? [];

  aloft = (piece: Piece) => this.scene.stage.flying.find(({ id }) => id === piece.id);

  carried = ({ id }: Piece): boolean => this.scene.drag.moved && this.scene.drag.piece?.id === id;

  /** The position of a piece at rest; pawns that share a spot lie around it, so that each can be hit. */
  rests = (piece: Piece): Point | undefined => {
    if (!piece.at) return this.scene.place(piece.cell);
    const [x, y] = this.scene.turn(placeOf(piece.at));
    const here = this.on(piece.cell).filter(({ at, kind }) => kind !== "ball" && `${at}` === `${piece.at}`);
    const [dx, dy] = spread(here.length, here.findIndex(({ id }) => id === piece.id), this.scene.size);
    return piece.kind === "ball" ? [x, y] : [x + dx, y + dy];
  };

  /** The same by the piece's id. */
  where = (id: string): Point | undefined => {
    const piece = this.scene.stage.pieces.find((one) => one.id === id);
    return piece && this.rests(piece);
  };

  /** The position where it is drawn now. */
  at(piece: Piece): Point {
    const flying = this.aloft(piece);
    if (flying) return flying.at;
    if (this.carried(piece)) return this.scene.point(...this.scene.drag.at);
    const [x, y] = this.rests(piece) ?? [0, 0];
    if (piece.at) return [x, y];
    // A moving piece reserves no room where it was.
    const there = this.on(piece.cell).filter((one) => !one.at && !this.aloft(one) && !this.carried(one));
    const [dx, dy] = spread(there.length, there.indexOf(piece), this.scene.size);
    return [x + dx, y + dy];
  }
}
