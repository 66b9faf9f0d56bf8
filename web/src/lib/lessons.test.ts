import { beforeEach, expect, test, vi } from "vitest";

import { keepSolved, solvedTasks, taskAfter } from "./lessons";

const IDS = ["walk", "kick", "pass"];
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("solved tasks are kept for each game", () => {
  expect(solvedTasks("street", IDS)).toEqual([]);
  keepSolved("street", ["pass", "walk"]);
  expect(solvedTasks("street", IDS)).toEqual(["walk", "pass"]);
  expect(solvedTasks("other", IDS)).toEqual([]);
});

test("what was kept is taken as far as it makes sense", () => {
  for (const text of ['{"walk":1}', '"walk"', "null", "nonsense", '["swim", 7]']) {
    kept.set("debut-lessons-street", text);
    expect(solvedTasks("street", IDS)).toEqual([]);
  }
});

test("after a task comes the next open one", () => {
  expect(taskAfter(-1, IDS, [])).toBe(0);
  expect(taskAfter(-1, IDS, ["walk"])).toBe(1);
  expect(taskAfter(0, IDS, ["walk"])).toBe(1);
  expect(taskAfter(0, IDS, ["walk", "kick"])).toBe(2);
  // Skipped tasks come at the end.
  expect(taskAfter(2, IDS, ["kick", "pass"])).toBe(0);
  // If all are solved, it goes on through them once more, and then ends.
  expect(taskAfter(0, IDS, IDS)).toBe(1);
  expect(taskAfter(2, IDS, IDS)).toBe(-1);
  expect(taskAfter(-1, IDS, IDS)).toBe(0);
});
