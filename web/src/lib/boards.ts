/** Chooses one of a game's boards. */
import type { Board, GameInfo } from "./protocol";

/** The board that a view, a picture or a diagram names; the usual one where it names none. */
export const boardOf = ({ board, boards }: Pick<GameInfo, "board" | "boards">, seen: { board: string } | undefined): Board =>
  boards[seen?.board ?? ""] ?? board;
