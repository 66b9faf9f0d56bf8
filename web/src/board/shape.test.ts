import { describe, expect, it } from "vitest";
import fixtures from "./fixtures.json";
import { arrow } from "./glyphs";
import { along, around, cellSize, centre, ease, inside, mover, nearest, shrunk, spread, turned } from "./shape";
import type { Board } from "./types";

const board = fixtures.board as unknown as Board;

describe("places", () => {
  it("has centres, boxes and sizes", () => {
    expect(centre([[0, 0], [2, 0], [2, 2], [0, 2]])).toEqual([1, 1]);
    expect(around(board.cells.map(({ outline }) => outline))).toEqual({ left: 0, top: 1, right: 5, low: 12 });
    expect(cellSize(board.cells)).toBe(1);
    expect(cellSize([])).toBe(1);
  });

  it("turns the board by half, and back", () => {
    const there = turned(board);
    const c6 = (b: Board) => centre(b.cells.find(({ id }) => id === "c6")!.outline);
    expect(c6(there)).toEqual(c6(board));
    expect(turned(there)).toEqual(board);
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
});

describe("arrow faces", () => {
  it("reads a way, a number and a mark", () => {
    expect(arrow("F2?")).toEqual({ turns: [0], number: "2", mark: "?" });
    expect(arrow("L3X")).toEqual({ turns: [-90, 90], number: "3", mark: "X" });
    expect(arrow("foul")).toBeUndefined();
    expect(arrow("B")).toBeUndefined();
  });
});
