/** The part of the protocol that the board draws. */
export type {
  Board, Cell, Choice, Clock, Die, DieFace, DieKind, Event, Leg, Line, Mark, Message, Pick, Piece, View,
} from "../lib/protocol";
