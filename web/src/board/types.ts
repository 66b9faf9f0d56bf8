/** The part of the protocol that the board draws. */
export type {
  Badge, Board, Cell, Clock, Course, Die, DieFace, DieKind, End, Event, Group, Leg, Line, Mark, Message, Piece, Preview, Sign, View,
} from "../lib/protocol";

/** One target that a person points at: a die, a piece, a cell, an exit beyond a cell, a button, a face. */
export interface Pick {
  kind: string;
  id: string;
}

/** A legal action as the picks that make it, and its kind: walk, flight, place, decline or unknown. */
export interface Choice {
  action: number;
  picks: readonly Pick[];
  deed: string;
  /** The fate of the ball: "" kept or not settled, goal, lose, out, concede, loose. */
  fate: string;
  /** The probability of that fate, from 0 to 1. */
  share: number;
}

/** Where the names of the cells are written: around the board, in every cell, or nowhere. */
export const LABELS = ["rim", "all", "none"] as const;
export type Labels = (typeof LABELS)[number];
