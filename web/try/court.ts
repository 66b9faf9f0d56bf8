/** An indoor court: where a ball may go, coloured by what becomes of it; and pawns that are put before a restart. */
import type { Board, Cell, Line } from "../src/board/types";
import { ball, box, choice, letter, piece, viewOf, type Corner, type Made, type Tried } from "./parts";

const [COLUMNS, ROWS, DEPTH, RIM] = [16, 8, 0.8, 0.1];
const AREA = ["a2", "a3", "a4", "a5", "a6", "a7", "b3", "b4", "b5", "b6"];
const SEVEN = ["c4", "c5"];
const ZONE = ["a1", "a8", "b1", "b2", "b7", "b8", "c2", "c3", "c6", "c7", "d4", "d5"];

const mirrored = (cell: string): string => letter(COLUMNS - 1 - (cell.charCodeAt(0) - 97)) + cell.slice(1);
const among = (cells: string[], id: string): boolean => cells.includes(id) || cells.includes(mirrored(id));

function zoneOf(id: string): string {
  if (among(AREA, id)) return "area";
  if (among(SEVEN, id)) return "seven";
  if (among(ZONE, id)) return "zone";
  return /^[hi][45]$/.test(id) ? "central" : "court";
}

/** Where a cell of the left half lies, and the same at the other end. */
const at = (points: Corner[]): Corner[] => points.map(([x, y]): Corner => [x + DEPTH, y + RIM]);
const other = (points: Corner[]): Corner[] => points.map(([x, y]): Corner => [COLUMNS + 2 * DEPTH - x, y]);
const area = at([[0, 1], [1, 1], [1, 2], [2, 2], [2, 6], [1, 6], [1, 7], [0, 7]]);
const throwLine = at([[2, 0], [2, 1], [3, 1], [3, 3], [4, 3], [4, 5], [3, 5], [3, 7], [2, 7], [2, 8]]);
const net = box(0, 3 + RIM, DEPTH, 2);

function courtBoard(): Board {
  const cells: Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
    const [x, y] = [i % COLUMNS, Math.floor(i / COLUMNS)];
    const id = `${letter(x)}${y + 1}`;
    return { id, outline: box(x + DEPTH, y + RIM), zone: zoneOf(id) };
  });
  const middle: Corner = [COLUMNS / 2 + DEPTH, ROWS / 2 + RIM];
  cells.push({ id: "goal-a", outline: net, zone: "goal" }, { id: "goal-b", outline: other(net), zone: "goal" });
  cells.push({ id: "centre", outline: box(middle[0] - 0.2, middle[1] - 0.2, 0.4, 0.4), zone: "spot" });
  const both = (kind: string, points: Corner[]): Line[] => [{ kind, points }, { kind, points: other(points) }];
  const lines: Line[] = [
    { kind: "field", points: box(DEPTH, RIM, COLUMNS, ROWS) },
    { kind: "halfway", points: at([[COLUMNS / 2, 0], [COLUMNS / 2, ROWS]]) },
    ...both("area", area), ...both("dashed", throwLine),
    { kind: "goal", points: net, seat: 0 }, { kind: "goal", points: other(net), seat: 1 },
  ];
  const faces = ["1", "2", "3", "4", "5", "6"].map((id) => ({ id, sides: 1 }));
  return {
    game: "handball", width: COLUMNS + 2 * DEPTH, height: ROWS + 2 * RIM, cells, lines,
    dice: [{ id: "die", colour: "ivory", faces }],
    ground: [{ kind: "circle", points: [middle], radius: 1, zone: "" }, { kind: "line", points: at([[2.8, 3.7], [2.8, 4.3]]), radius: 0, zone: "" }, { kind: "line", points: other(at([[2.8, 3.7], [2.8, 4.3]])), radius: 0, zone: "" }],
  };
}

const A = ["a4", "f2", "g4", "g6", "j3", "l5", "m6"];
const B = ["p5", "n3", "n5", "m4", "k6", "j5", "h3"];
const team = (side: string, cells: string[]) =>
  cells.map((cell, i) => piece(`${side}${i + 1}`, cell, { kind: i ? "footballer" : "keeper" }));
const DIE = [{ id: "die", seat: 0, face: "4", thrown: false, spent: false }];

/** The ball lies with l5 and four is thrown. */
export function court(): Tried {
  const flight = (action: number, to: string, fate = "", share = 1): Made =>
    choice(action, [`cell:${to}`], [{ kind: "flight", path: ["l5", to] }], { fate, share });
  const view = viewOf(
    [...team("A", A), ...team("B", B), ball("l5")],
    [
      flight(1, "goal-b", "goal", 0.5), flight(2, "m6"), flight(3, "j3", "", 2 / 3), flight(4, "n3", "lose"), flight(5, "m4", "lose"),
      ...["l1", "k2", "i6", "k8", "l7", "h5", "j7", "m2"].map((to, i) => flight(6 + i, to, "loose")),
      flight(20, "o2", "loose", 2 / 3), flight(21, "o4", "lose"),
    ],
    DIE,
  );
  return { board: courtBoard(), view: { ...view, signs: [["barred", ["k4", "k5", "l4"]]] } };
}

/** Before the first ball: everybody waits beside the court. */
export function engaging(): Tried {
  const board = courtBoard();
  const bench = ["A", "B"].flatMap((side) => team(side, A.map(() => "")));
  const free = board.cells.filter(({ id, zone }) => id[0]! < "i" && zone !== "goal" && zone !== "spot");
  const put = bench.slice(0, 7).flatMap(({ id }, i) =>
    free.filter(({ zone }) => (zone === "area") === (i === 0)).map((cell, j) => choice(i * 200 + j, [`piece:${id}`, `cell:${cell.id}`], [{ kind: "place", path: [cell.id], piece: id }])));
  return { board, view: { ...viewOf([ball("h4")], [...put, ...formations("A", [])]), bench } };
}

function formations(side: string, from: string[]): Made[] {
  const shapes = ["wall", "five-one", "three-three", "spread", "block", "counter", "siege", "press"];
  return shapes.map((name, i) => {
    const to = ["c2", "c3", "c4", "c5", "c6", "c7"].map((cell, j) => (j === i % 6 ? `f${j + 1}` : cell)).map((cell) => (side === "A" ? cell : mirrored(cell)));
    return choice(2000 + i, [`button:${name}`], to.map((cell, j) => ({ kind: "place", path: from[j + 1] ? [from[j + 1]!, cell] : [cell], piece: `${side}${j + 2}` })), { deed: "place" });
  });
}

/** A free throw at k4: whoever stands too near has to move, two wait beside the court. */
export function placing(): Tried {
  const board = courtBoard();
  const [pieces, bench] = [[...team("A", A), ...team("B", B.slice(0, 5)), ball("k4")], [piece("B6", ""), piece("B7", "")]];
  const near = ["j4", "l4", "k3", "k5"];
  const free = board.cells.filter(({ id, zone }) => zone !== "goal" && zone !== "spot" && zone !== "area" && id[0]! > "h" && ![...A, ...B].includes(id) && !near.includes(id));
  const put = ["B2", "B3", "B4", "B5", "B6", "B7"].flatMap((id, i) =>
    free.map((cell, j) => choice(i * 200 + j, [`piece:${id}`, `cell:${cell.id}`], [{ kind: "place", path: [cell.id], piece: id }])));
  const rest = [choice(3000, ["button:next"], [], { deed: "decline" }), choice(3001, ["button:stay"], [], { deed: "" })];
  const view = viewOf(pieces, [...put, ...formations("B", B.slice(0, 5)), ...rest], []);
  return { board, view: { ...view, turn: 1, seat: 1, bench, signs: [["must", ["m4"]], ["limit", near]] } };
}
