// A board laid across, as pictures show it: team A attacks to the right.

import type { Turn } from "../board/shape";
import type { Board } from "./protocol";

const lies = ({ width, height }: Board): boolean => height <= width;

export function acrossTurn(board: Board): Turn {
  return lies(board) ? ([x, y]) => [x, y] : ([x, y]) => [board.height - y, x];
}

export function across(board: Board): Board {
  if (lies(board)) return board;
  const turn = acrossTurn(board);
  return {
    ...board,
    width: board.height,
    height: board.width,
    cells: board.cells.map((cell) => ({ ...cell, outline: cell.outline.map(turn) })),
    lines: board.lines.map((line) => ({ ...line, points: line.points.map(turn) })),
    ground: board.ground.map((mark) => ({ ...mark, points: mark.points.map(turn) })),
  };
}
