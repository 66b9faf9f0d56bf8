import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Picker } from "./picker.svelte";
import { BATCH, Previews } from "./previews.svelte";
import type { Preview } from "./types";

const told = (action: number): Preview => ({ action, notation: `n${action}`, odds: [], legs: [], ends: [] });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks once for what is pointed at, after a breath", () => {
  const asked: number[][] = [];
  const previews = new Previews((actions) => asked.push(actions));
  previews.want([1]);
  previews.want([2], [3, 4]);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(asked).toEqual([[2, 3, 4]]);
  previews.want([2]);
  previews.want([3]);
  vi.advanceTimersByTime(50);
  expect(asked).toHaveLength(1);
});

it("asks about so many at the most", () => {
  const asked: number[][] = [];
  const previews = new Previews((actions) => asked.push(actions));
  previews.want([], Array.from({ length: 100 }, (_, i) => i));
  vi.advanceTimersByTime(50);
  expect(asked[0]).toHaveLength(BATCH);
});

it("keeps what was told, until the position is another", () => {
  const asked: number[][] = [];
  const previews = new Previews((actions) => asked.push(actions));
  previews.take([told(7)]);
  expect(previews.get(7)?.notation).toBe("n7");
  previews.want([7]);
  vi.advanceTimersByTime(50);
  expect(asked).toEqual([]);
  previews.reset();
  expect(previews.get(7)).toBeUndefined();
  previews.want([7]);
  vi.advanceTimersByTime(50);
  expect(asked).toEqual([[7]]);
  // Not answered: it may be requested again.
  previews.want([7]);
  vi.advanceTimersByTime(50);
  previews.forget([7]);
  previews.want([7]);
  vi.advanceTimersByTime(50);
  expect(asked).toEqual([[7], [7]]);
});

it("is asked by the picker for what is pointed at and for what lies beside it", () => {
  const asked: number[][] = [];
  const picker = new Picker();
  picker.previews = new Previews((actions) => asked.push(actions));
  const ids = Array.from({ length: 40 }, (_, i) => `c${i}`);
  picker.set([{ picks: [["piece", "A1"]], kind: "cell", ids, actions: ids.map((_, i) => i), deed: "walk" }]);
  // There are too many when the piece is only hovered…
  picker.over = { kind: "piece", id: "A1" };
  picker.inquire();
  vi.advanceTimersByTime(50);
  expect(asked).toEqual([]);
  // …but once it is picked, and a cell hovered, the previews of it and the next ones come.
  picker.pick("piece", "A1");
  picker.over = { kind: "cell", id: "c20" };
  picker.inquire();
  vi.advanceTimersByTime(50);
  expect(asked[0]?.slice(0, 3)).toEqual([20, 21, 22]);
  expect(asked[0]).toHaveLength(BATCH);
  picker.previews.take([told(20)]);
  expect(picker.few).toEqual([told(20)]);
});
