/** Boards that no game has yet: large ones, hexes, pieces off the grid, two dice, formations. */
import type { Board, Cell, Mark, Piece } from "../src/board/types";

import { court, engaging, placing } from "./court";
import { ball, box, choice, letter, piece, viewOf, type Corner, type Tried } from "./parts";

function hexagon(x: number, y: number, pointy: boolean): Corner[] {
  return Array.from({ length: 6 }, (_, i): Corner => {
    const turn = ((60 * i + (pointy ? 30 : 0)) * Math.PI) / 180;
    return [x + Math.cos(turn), y + Math.sin(turn)];
  });
}

function squares(width: number, height: number): Cell[] {
  return Array.from({ length: width * height }, (_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    const area = (x < 3 || x >= width - 3) && Math.abs(y - (height - 1) / 2) < 4;
    return { id: `${letter(x)}${y + 1}`, outline: box(x, y), zone: area ? "area" : "field" };
  });
}

function hexes(pointy: boolean): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0; row < 11; row++)
    for (let column = 0; column < 9 - (row % 2); column++) {
      const [along, aside] = [Math.sqrt(3) * (column + (row % 2) / 2) + 1, 1.5 * row + 1];
      const at: Corner = pointy ? [along, aside] : [aside, along];
      cells.push({ id: `${letter(column)}${row + 1}`, outline: hexagon(...at, pointy), zone: row < 2 || row > 8 ? "area" : "field" });
    }
  return cells;
}

const DICE: Board["dice"] = ["white", "red"].map((colour, i) => ({
  id: ["stride", "strike"][i]!,
  colour,
  faces: ["1", "2", "3", "4", "5", "6"].map((id) => ({ id, sides: 1 })),
}));

function boardOf(width: number, height: number, cells: Cell[], ground: Mark[]): Board {
  return { game: "made-up", width, height, cells, lines: [{ kind: "field", points: box(0, 0, width, height) }], dice: DICE, ground };
}

function marks(width: number, height: number): Mark[] {
  const [x, y] = [width / 2, height / 2];
  const arc = (side: number): Mark => ({
    kind: "arc", points: [[side, y - 2], [side ? side - 1.6 : 1.6, y], [side, y + 2]], radius: 0, zone: "",
  });
  return [
    { kind: "area", points: box(x - 4, y - 2, 8, 4), radius: 0, zone: "shooting" },
    { kind: "line", points: [[x, 0], [x, height]], radius: 0, zone: "" },
    { kind: "circle", points: [[x, y]], radius: 2.4, zone: "" },
    { kind: "spot", points: [[x, y]], radius: 0.12, zone: "" },
    arc(0), arc(width),
  ];
}

const all = (board: Board, pieces: Piece[]): Tried => ({
  board,
  view: viewOf(pieces, board.cells.map(({ id }, i) => choice(i, [`cell:${id}`]))),
});

const wide = (): Board => boardOf(25, 17, squares(25, 17), marks(25, 17));
const small = (): Board => boardOf(9, 6, squares(9, 6), marks(9, 6));
const TEAM = ["A1", "A2", "A3", "B1", "B2"];

export const TRIED: Record<string, () => Tried> = {
  /** So many cells that they are too small on most screens. */
  wide: () => all(wide(), [piece("A1", "a9"), piece("A7", "e5"), piece("B1", "y9"), ball("m9")]),
  /** As many choices as a board of this size has footballers and squares to run to. */
  many: () => {
    const board = wide();
    const team = Array.from({ length: 36 }, (_, i) => piece(`A${i + 1}`, board.cells[i * 11]!.id));
    const runs = team.flatMap(({ id }, i) =>
      Array.from({ length: 36 }, (_, j) => {
        const to = board.cells[(i * 11 + 3 * j + 1) % 425]!.id;
        return choice(i * 36 + j, [`piece:${id}`, `cell:${to}`], [{ kind: "walk", path: [team[i]!.cell, to] }]);
      }));
    return { board, view: viewOf([...team, ball("m9")], runs) };
  },
  pointy: () => all(boardOf(16.6, 17, hexes(true), []), [piece("A1", "c3"), piece("B1", "d7"), ball("e6")]),
  flat: () => all(boardOf(17, 16.6, hexes(false), []), [piece("A1", "c3"), piece("B1", "d7"), ball("e6")]),
  /** Pieces of all sizes, off the grid, lying and with labels. */
  places: () => {
    const pieces = [
      piece("A1", "b2", { at: [170, 135] }), piece("A2", "d3", { size: 150, label: "10" }), piece("A3", "f2", { lying: true }),
      piece("B1", "g4", { at: [655, 310], lying: true, label: "GK" }), piece("B2", "h5", { size: 60 }), ball("c4", { at: [320, 395], size: 70 }),
    ];
    const moves = TEAM.map((id, i) => choice(i, [`piece:${id}`, "cell:e5"], [{ kind: "walk", path: [], points: [[0, 170, 135], [400, 300, 300], [900, 450, 450]] }]));
    return { board: small(), view: viewOf(pieces, moves) };
  },
  /** Two dice of different colours that show their faces: one is picked. */
  dice: () => ({
    board: small(),
    view: viewOf(
      [piece("A1", "b2"), ball("e3")],
      [choice(1, ["die:stride", "cell:b3"]), choice(2, ["die:stride", "cell:c2"]), choice(3, ["die:strike", "cell:f3"]), choice(4, ["die:strike", "cell:g3"])],
      [{ id: "stride", seat: 0, face: "2", thrown: false, spent: false }, { id: "strike", seat: 0, face: "5", thrown: false, spent: false }],
    ),
  }),
  /** …and thrown together. */
  thrown: () => ({
    board: small(),
    view: {
      ...viewOf([piece("A1", "b2"), ball("e3")],
        ["1", "2", "3"].flatMap((one, i) => ["4", "5"].map((other, j) => choice(2 * i + j, [`face:${one}`, `face:${other}`]))),
        DICE.map(({ id }) => ({ id, seat: 0, face: null, thrown: true, spent: false }))),
      turn: -1,
    },
  }),
  /** A whole side changes its places in mid-match. */
  formation: () => ({
    board: small(),
    view: viewOf(
      [piece("A1", "a3"), piece("A2", "c2"), piece("A3", "c5"), piece("B1", "i3"), ball("e3")],
      [
        choice(1, ["button:wall"], [{ kind: "place", path: ["a4", "b3", "b4"] }]),
        choice(2, ["button:swap"], [{ kind: "place", path: ["c5"], piece: "A2" }, { kind: "place", path: ["c2"], piece: "A3" }]),
      ],
    ),
  }),
  court,
  swapped: () => ({ ...court(), view: { ...court().view, swapped: true } }),
  placing,
  engaging,
};
