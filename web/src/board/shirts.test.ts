import { expect, test } from "vitest";

import type { Point } from "./shape";
import { written, type Shirt } from "./shirts";

const ALL = [0, 0, 100, 60] as const;
const shirt = (id: string, at: Point, name = "Vidmar"): Shirt => ({ id, name, at, radius: 2 });
const told = (...shirts: Shirt[]): Record<string, number> => Object.fromEntries(written(shirts, 1, ALL).map(({ id, at }) => [id, Number(at[1].toFixed(3))]));

test("a name stands under its piece, over it where something lies below, else nowhere", () => {
  expect(told(shirt("a", [50, 30]))).toEqual({ a: 33.5 });
  expect(told(shirt("a", [50, 30]), shirt("ball", [51, 34], ""))).toEqual({ a: 27.2 });
  expect(told(shirt("a", [50, 30]), shirt("x", [51, 34], ""), shirt("y", [49, 25], ""))).toEqual({});
});

test("two names never lie on each other, and none beyond the edge", () => {
  expect(told(shirt("a", [50, 30], "Vidmarović"), shirt("b", [54.5, 30], "Oldenbrook"))).toEqual({ a: 33.5, b: 27.2 });
  expect(told(shirt("a", [50, 30], "A"), shirt("b", [54.5, 30], "B"))).toEqual({ a: 33.5, b: 33.5 });
  expect(told(shirt("a", [50, 57]))).toEqual({ a: 54.2 });
  expect(told(shirt("a", [1, 30]))).toEqual({});
});
