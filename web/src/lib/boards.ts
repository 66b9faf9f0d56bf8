/** Which of a game's boards something happens on. */
import type { Board, GameInfo } from "./protocol";

/** The one that a view, a still or a diagram names; the usual one where it names none. */
export const boardOf = ({ board, boards }: Pick<GameInfo, "board" | "boards">, seen: { board: string } | undefined): Board =>
  boards[seen?.board ?? ""] ?? board;
