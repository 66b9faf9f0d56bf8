import { beforeEach, expect, test } from "vitest";

import { read, type Mine } from "./kept";
import { lastDay, mayEndSoon } from "./life";
import { myMatches, noteLife, noteMatch } from "./matches.svelte";

const DAY = 86_400_000;
const NOW = Date.parse("2027-05-01T12:00:00Z");
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) },
  });
});

const mine = (seen: number, more: Partial<Mine> = {}): Mine => ({
  id: "m", game: "", keys: [], names: ["", ""], bots: [null, null], score: [0, 0], over: false, seen: NOW - seen * DAY, ...more,
});

test("the server is asked about a match that nobody here has been at for long", () => {
  expect([75, 77].map((days) => mayEndSoon(mine(days, { days: 90 }), NOW))).toEqual([false, true]);
  expect([6, 8].map((days) => mayEndSoon(mine(days), NOW))).toEqual([false, true]);
  expect(mayEndSoon(mine(1, { days: 7 }), NOW)).toBe(true);
  expect([{ over: true }, { gone: true }, { days: null }].map((more) => mayEndSoon(mine(500, more), NOW))).toEqual([false, false, false]);
});

test("the day is said when it is near", () => {
  const life = (until: string | null) => ({ over: false, days: 90, until });
  expect(lastDay(life("2027-05-14T12:00:00Z"), NOW)).toBe(NOW + 13 * DAY);
  expect(lastDay(life("2027-04-20T12:00:00Z"), NOW)).toBe(NOW);
  expect([lastDay(life("2027-05-16T12:00:00Z"), NOW), lastDay(life(null), NOW), lastDay(null, NOW)]).toEqual([null, null, null]);
});

test("what the server says of a match moves it nowhere in the list, and adds none", () => {
  noteMatch("a", {});
  noteMatch("b", {});
  noteLife("a", { gone: true });
  noteLife("c", { gone: true });
  expect(read().map(({ id, gone }) => [id, gone])).toEqual([["b", undefined], ["a", true]]);
  expect(myMatches()[1]!.gone).toBe(true);
});
