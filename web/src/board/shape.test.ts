import { describe, expect, it } from "vitest";
import fixtures from "./fixtures.json";
import { arrow, pips, sided } from "./glyphs";
import { along, arcPath, around, atTime, bends, cellSize, centre, ease, footsteps, hop, inside, layOf, mover, nameAt, nearest, pathOf, ratioOf, seen, shrunk, spread, turning, usual, usualTurn, wayOf } from "./shape";
import { together, touchesAt } from "./stage.svelte";
import type { Board, Cell, DieKind, Event } from "./types";

const board = fixtures.board as unknown as Board;
const box = (id: string, x: number, y: number, w = 1, h = 1): Cell => ({ id, zone: "field", outline: [[x, y], [x + w, y], [x + w, y + h], [x, y + h]] });

describe("places", () => {
  it("has centres, boxes and sizes", () => {
    expect(centre([[0, 0], [2, 0], [2, 2], [0, 2]])).toEqual([1, 1]);
    expect(around(board.cells.map(({ outline }) => outline))).toEqual({ left: 0, top: 1, right: 5, low: 12 });
    expect(cellSize(board.cells)).toBe(1);
    expect(cellSize([])).toBe(1);
  });

  it("turns the board by half, and back", () => {
    const there = seen(board, 2);
    const c6 = (b: Board) => centre(b.cells.find(({ id }) => id === "c6")!.outline);
    expect(c6(there)).toEqual(c6(board));
    expect(seen(there, 2)).toEqual(board);
  });

  it("turns by quarters: clockwise, four are none, one back is three on", () => {
    const wide: Board = { ...board, width: 4, height: 2, cells: [box("left", 0, 0), box("right", 3, 1)], lines: [], ground: [] };
    const centres = (quarters: number) => seen(wide, quarters).cells.map(({ outline }) => centre(outline));
    expect(centres(1)).toEqual([[1.5, 0.5], [0.5, 3.5]]);
    expect(centres(3)).toEqual([[0.5, 3.5], [1.5, 0.5]]);
    expect(centres(-1)).toEqual(centres(3));
    expect(seen(wide, 4)).toBe(wide);
    const { width, height } = seen(wide, 5);
    expect([width, height]).toEqual([2, 4]);
  });

  it("lays a long board across or stands it upright, team A at the left or at the bottom", () => {
    const [wide, tall, square] = [{ width: 4, height: 2 }, { width: 5, height: 13 }, { width: 16.6, height: 17 }];
    expect([wide, tall, square].map((one) => usualTurn(one, true))).toEqual([3, 0, 0]);
    expect([wide, tall, square].map((one) => usualTurn(one, false))).toEqual([0, 1, 0]);
    // The middle of the bottom of a tall board is the middle of the left of a lying one.
    expect(turning(tall, 1)([2.5, 13])).toEqual([0, 2.5]);
    expect(ratioOf(board, 1)).toBeCloseTo(13.6 / 5.6);
    expect(ratioOf(board, 2)).toBeCloseTo(5.6 / 13.6);
  });

  it("turns what is painted with all else", () => {
    const marks = [{ kind: "spot", points: [[1, 0.5]] as [number, number][], radius: 0.1, zone: "" }];
    const wide: Board = { ...board, width: 4, height: 2, cells: [], lines: [], ground: marks };
    expect(seen(wide, 2).ground[0]!.points).toEqual([[3, 1.5]]);
    expect(seen(wide, 3).ground[0]!.points).toEqual([[0.5, 3]]);
  });

  it("draws an arc through three points, the short way or the long", () => {
    expect(arcPath([[-1, 0], [0, -1], [1, 0]])).toBe("M-1,0A1 1 0 0 1 1,0");
    expect(arcPath([[0, 1], [0, -1], [1, 0]])).toBe("M0,1A1 1 0 1 1 1,0");
    expect(arcPath([[1, 0], [Math.SQRT1_2, -Math.SQRT1_2], [0, -1]])).toMatch(/0 0 0 0,-1$/);
    expect(arcPath([[0, 0], [1, 1], [2, 2]])).toBe("M0,0L2,2");
    expect(arcPath([[0, 0]])).toBe("");
  });

  it("goes by the commonest cell, not by spots and goals", () => {
    const cells = [box("spot", 2, 2, 0.2, 0.2), box("goal", 0, 0, 1, 2), box("a", 1, 0), box("b", 2, 0), box("c", 3, 0)];
    expect(cellSize([box("spot", 2, 2, 0.2, 0.2), box("a", 1, 0), box("b", 2, 0)])).toBe(1);
    expect(cells.map((cell) => usual(cell, 1))).toEqual([false, false, true, true, true]);
  });

  it("puts places off the grid where the cells are, however it is seen", () => {
    const wide: Board = { ...board, width: 4, height: 2, cells: [box("here", 2, 0)], lines: [], ground: [] };
    for (const quarters of [0, 1, 2, 3])
      expect(turning(wide, quarters)([2.5, 0.5])).toEqual(centre(seen(wide, quarters).cells[0]!.outline));
  });

  it("writes a name into the corner of a square and over the middle of a hex", () => {
    expect(nameAt(box("a", 1, 1), 1)).toMatchObject({ at: [1.06, 1.22], anchor: "start" });
    const hex: Cell = { id: "h", zone: "", outline: [[0, -1], [0.87, -0.5], [0.87, 0.5], [0, 1], [-0.87, 0.5], [-0.87, -0.5]] };
    const { at, anchor } = nameAt(hex, 1.73);
    expect([inside(hex.outline, at), anchor]).toEqual([true, "middle"]);
  });

  it("makes one path of all outlines", () => {
    expect(pathOf([[[0, 0], [1, 0], [0, 1]], [[2, 2], [3, 2]]])).toBe("M0 0L1 0L0 1ZM2 2L3 2Z");
  });

  it("knows what is inside", () => {
    const box = [[0, 0], [1, 0], [1, 1], [0, 1]] as const;
    expect(inside(box, [0.5, 0.5])).toBe(true);
    expect(inside(box, [1.5, 0.5])).toBe(false);
    expect(shrunk(box, 0.5)[0]).toEqual([0.25, 0.25]);
  });

  it("spreads pieces of one cell", () => {
    expect(spread(1, 0, 1)).toEqual([0, 0]);
    expect(spread(2, 0, 1)).not.toEqual(spread(2, 1, 1));
  });
});

describe("ways", () => {
  it("goes along by length", () => {
    const way = [[0, 0], [1, 0], [1, 3]] as const;
    expect(along(way, 0)).toEqual([0, 0]);
    expect(along(way, 0.25)).toEqual([1, 0]);
    expect(along(way, 0.5)).toEqual([1, 1]);
    expect(along(way, 1)).toEqual([1, 3]);
    expect(along([[2, 2]], 0.5)).toEqual([2, 2]);
  });

  it("enters a big cell straight on", () => {
    const cells = new Map([box("a", 1, 3), box("b", 2, 3), box("c", 2, 2), box("goal", 0, 3, 1, 2)].map((cell) => [cell.id, cell]));
    expect(wayOf(["b", "a", "goal"], cells, 1)).toEqual([[2.5, 3.5], [1.5, 3.5], [0.5, 3.5]]);
    expect(wayOf(["c", "a", "goal"], cells, 1).at(-1)).toEqual([0.5, 4.5]);
    expect(wayOf(["a", "goal"], cells, 1).at(-1)).toEqual([0.5, 3.5]);
    expect(wayOf(["a", "nowhere"], cells, 1)).toEqual([[1.5, 3.5]]);
  });

  it("sees where a way bends, and where it goes back", () => {
    expect(bends([[0, 0], [1, 0], [2, 0], [3, 1], [2, 0]])).toEqual([2, 3]);
    expect(bends([[0, 0], [1, 1]])).toEqual([]);
  });

  it("has footsteps by turns left and right", () => {
    const steps = footsteps([[0, 0], [2, 0]], 0.5);
    expect(steps).toHaveLength(3);
    expect(steps.map(({ angle }) => Math.round(angle))).toEqual([90, 90, 90]);
    expect(Math.sign(steps[0]!.at[1])).toBe(-Math.sign(steps[1]!.at[1]));
    expect(footsteps([[0, 0], [0.1, 0]], 0.5)).toEqual([]);
  });

  it("hops from touch to touch", () => {
    const way = [[0, 0], [1, 0], [3, 0]] as const;
    expect(hop(way, [], 0.5)).toBeCloseTo(1);
    expect(hop(way, [1], 1 / 3)).toBeCloseTo(0);
    expect(hop(way, [1], 1 / 6)).toBeCloseTo(0.5);
    expect(hop(way, [1], 1)).toBeCloseTo(0);
  });

  it("finds touches along a path, again and again", () => {
    expect(touchesAt(["a", "b", "c", "b", "d"], ["b", "b"])).toEqual([1, 3]);
    expect(touchesAt(["a", "b", "a", "c"], ["a"])).toEqual([2]);
    expect(touchesAt(["a", "b"], ["z"])).toEqual([]);
  });

  it("goes by time through places off the grid", () => {
    const turn = (point: readonly [number, number]): [number, number] => [point[0], point[1]];
    const way = layOf({ points: [[0, 100, 100], [100, 300, 100], [400, 300, 250]] }, new Map(), 1, turn);
    expect(way).toEqual([[1, 1], [3, 1], [3, 2.5]]);
    const at = (ms: number) => atTime(way, [0, 100, 400], ms);
    expect([at(-5), at(50), at(100), at(200), at(900)]).toEqual([[1, 1], [2, 1], [3, 1], [3, 1.5], [3, 2.5]]);
  });

  it("shows dice that are thrown together, and what moves by one clock, at once", () => {
    const told = (kind: string, more: Partial<Event>): Event => ({ kind, message: kind, ...more });
    const events = [
      told("throw", { die: "white", face: "1" }), told("throw", { die: "red", face: "2" }), told("throw", { die: "white", face: "3" }),
      told("walk", { path: ["a", "b"] }), told("walk", { path: ["c", "d"] }),
      told("flight", { piece: "ball", points: [[0, 0, 0], [9, 1, 1]] }), told("walk", { piece: "A1", points: [[0, 0, 0], [9, 1, 1]] }),
      told("goal", {}),
    ];
    expect(together(events).map((part) => part.length)).toEqual([2, 1, 1, 1, 2, 1]);
    // Touches belong to what moves, each at its moment; others, without a clock, stand for themselves.
    const touches = [told("touch", { points: [[5, 1, 1]] }), told("touch", { path: ["a"] })];
    expect(together([...events.slice(5, 7), ...touches]).map((part) => part.length)).toEqual([3, 1]);
  });

  it("eases from rest to rest", () => {
    expect([ease(0), ease(0.5), ease(1)]).toEqual([0, 0.5, 1]);
  });

  it("finds the piece that moves", () => {
    const pieces = [
      { id: "p", kind: "player", cell: "a1", seat: 0 },
      { id: "ball", kind: "ball", cell: "a1", seat: null },
    ];
    expect(mover(pieces, "flight", "a1")?.id).toBe("ball");
    expect(mover(pieces, "flight", "b2")?.id).toBe("ball");
    expect(mover(pieces, "walk", "a1")?.id).toBe("p");
    expect(mover(pieces, "walk", "b2")).toBeUndefined();
    expect(mover(pieces, "walk", "b2", "ball")?.id).toBe("ball");
  });
});

describe("going around by arrow keys", () => {
  const places = [[0, 0], [10, 0], [20, 0], [0, 10], [12, 30]] as const;
  it("takes the nearest ahead", () => {
    expect(nearest(places, 0, "right")).toBe(1);
    expect(nearest(places, 2, "left")).toBe(1);
    expect(nearest(places, 0, "down")).toBe(3);
    expect(nearest(places, 1, "down")).toBe(4);
    expect(nearest(places, 0, "up")).toBe(-1);
    expect(nearest(places, -1, "up")).toBe(0);
    expect(nearest([], -1, "up")).toBe(-1);
  });

  it.each(["pointy", "flat"])("goes to every cell of %s hexes, never over one", (kind) => {
    const places = Array.from({ length: 35 }, (_, i): readonly [number, number] => {
      const [along, aside] = [10 * Math.sqrt(3) * ((i % 5) + (Math.floor(i / 5) % 2) / 2), 15 * Math.floor(i / 5)];
      return kind === "pointy" ? [along, aside] : [aside, along];
    });
    const seen = new Set([0]);
    for (const from of seen)
      for (const direction of ["up", "down", "left", "right"] as const) {
        const to = nearest(places, from, direction);
        if (to < 0) continue;
        const [[x, y], [u, v]] = [places[from]!, places[to]!];
        expect(Math.hypot(u - x, v - y)).toBeLessThan(18);
        seen.add(to);
      }
    expect(seen.size).toBe(35);
  });
});

describe("arrow faces", () => {
  it("reads a way, a number and a mark", () => {
    expect(arrow("F2?")).toEqual({ turns: [0], number: "2", mark: "?" });
    expect(arrow("L3X")).toEqual({ turns: [-90, 90], number: "3", mark: "X" });
    expect(arrow("foul")).toBeUndefined();
    expect(arrow("B")).toBeUndefined();
  });
});

describe("other faces", () => {
  const die = (...faces: string[]): DieKind => ({ id: "die", colour: "white", faces: faces.map((id) => ({ id, sides: 1 })) });

  it("have pips where all are numbers", () => {
    const plain = die("1", "2", "3", "4", "5", "6");
    expect(plain.faces.map(({ id }) => pips(plain, id)?.length)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(pips(die("1", "foul"), "1")).toBeUndefined();
  });

  it("name sides where all do", () => {
    expect(sided(die("A1", "B3"), "B3")).toEqual({ side: "B", number: "3" });
    expect(sided(die("A", "B"), "A")).toEqual({ side: "A", number: "" });
    expect(sided(die("F2", "B1"), "B1")).toBeUndefined();
    expect(sided(die("B1", "B2"), "B1")).toBeUndefined();
  });
});
