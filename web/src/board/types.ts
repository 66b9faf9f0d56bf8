/** The part of the protocol that the board draws. */
import type * as told from "../lib/protocol";

export type { Board, Cell, Choice, Clock, Die, DieFace, DieKind, Line, Mark, Message, Pick } from "../lib/protocol";

/** Milliseconds from the start, and a place in hundredths of the board's unit. */
export type Moment = [number, number, number];

export type Piece = told.Piece & { at?: [number, number] | null; size?: number; lying?: boolean; label?: string };
export type Leg = told.Leg & { piece?: string; points?: Moment[] };
export type Event = told.Event & { piece?: string; points?: Moment[] };
export type View = Omit<told.View, "pieces" | "bench"> & { pieces: Piece[]; bench: Piece[] };
