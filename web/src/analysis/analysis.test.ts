import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Mine } from "../lib/kept";
import type { Message } from "../lib/protocol";
import { settings } from "../lib/settings.svelte";
import { Asking } from "./asking.svelte";
import { marksOf, nearest } from "./marks";
import { ownMatches } from "./own";
import { whoDid } from "../lib/people";
import { chance, signed, size } from "./worth";

const when: Message = { id: "story-when", values: { kind: "throws", period: 1, n: 1 } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.language = "en";
});

test("what mattered is in the order of the plies, and what did not is left out", () => {
  const marks = marksOf({
    throws: [
      { ply: 1, seat: 1, when, dice: [], luck: -0.2 },
      { ply: 5, seat: 0, when, dice: [], luck: 0.0099 },
    ],
    decisions: [
      { ply: 2, seat: 0, when, played: "a", better: "b", error: 0.5 },
      { ply: 9, seat: 1, when, played: "", better: "", error: 1 },
      { ply: 4, seat: 1, when, played: "c", better: "", error: 0 },
    ],
  });
  expect(marks.map(({ ply, seat, gain }) => [ply, seat, gain])).toEqual([[1, 1, -0.2], [2, 0, -0.5], [9, 1, -1]]);
  expect([0, 1.4, 1.6, 5, 6, 99].map((ply) => nearest(marks, ply))).toEqual([0, 0, 1, 1, 2, 2]);
});

test("of partners the one is named who did it", () => {
  const players = ["Anne", "Bruno", "Chloé", "Driss"].map((name, i) => ({ name, side: i % 2, bot: null }));
  const names = ["Anne + Chloé", "Bruno + Driss"] as const;
  expect(whoDid({ seat: 0, person: 2 }, names, players)).toBe("Chloé");
  expect(whoDid({ seat: 1 }, names, players)).toBe("Bruno + Driss");
});

test("worths are written in percent of winning", () => {
  expect([0.314, -0.314, 0.004, -0.004, 1].map((worth) => signed(worth))).toEqual(["+16\u202f%", "−16\u202f%", "0\u202f%", "0\u202f%", "+50\u202f%"]);
  expect([-1, 0, 1].map((worth) => chance(worth))).toEqual(["0\u202f%", "50\u202f%", "100\u202f%"]);
  settings.language = "fr";
  expect([signed(-0.516, 1), size(-0.5), size(0.00256, 2)]).toEqual(["−25,8 %", "25 %", "0,13 %"]);
});

test("a match counts for the side that was played here, and for nobody if both were", () => {
  const one = (id: string, news: Partial<Mine>): Mine => ({
    id, game: "but", keys: ["k"], names: ["", ""], bots: [null, null], score: [0, 0], over: true, seen: 0, ...news,
  });
  const found = ownMatches([
    one("mine", { sides: [1] }),
    one("noted long ago", { bots: ["level1", null] }),
    one("both", { sides: [0, 1] }),
    one("watched", { sides: [], keys: [] }),
    one("watched long ago", { keys: [], bots: ["level1", null] }),
    one("running", { sides: [0], over: false }),
    one("other", { sides: [0], game: "handball" }),
  ]);
  expect(found).toEqual([
    { game: "but", played: [{ match: "mine", side: 1 }, { match: "noted long ago", side: 1 }], both: 1 },
    { game: "handball", played: [{ match: "other", side: 0 }], both: 0 },
  ]);
});

/** Answers one after the other; a number is the part that is done, nothing: the server is unreachable. */
function answering(...answers: (number | null | "found" | "refused")[]): () => number {
  let asked = 0;
  vi.stubGlobal("fetch", () => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (answer === null) return Promise.reject(new TypeError("away"));
    if (answer === "found") return Promise.resolve(Response.json({ game: "but" }));
    if (answer === "refused") return Promise.resolve(Response.json({ code: "analyse-nothing", en: "No.", fr: "Non." }, { status: 409 }));
    return Promise.resolve(Response.json({ part: answer, ahead: 0 }, { status: 202 }));
  });
  return () => asked;
}

test("it is asked for until it is there, also over a server that is gone for a while", async () => {
  const asked = answering(0.2, 0.5, null, 0, "found");
  const asking = new Asking("m");
  const done = asking.ask();
  await vi.advanceTimersByTimeAsync(300);
  expect(asking.part).toBe(0.5);
  await vi.advanceTimersByTimeAsync(300);
  expect([asking.away, asking.problem]).toEqual([true, undefined]);
  await vi.advanceTimersByTimeAsync(2100);
  // Progress that starts again from the beginning is not shown as going back.
  expect([asking.away, asking.part]).toEqual([false, 0.5]);
  await vi.advanceTimersByTimeAsync(300);
  expect(await done).toEqual({ game: "but" });
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked()).toBe(5);
});

test("whoever is refused, or leaves, asks no more", async () => {
  const refused = answering("refused");
  const asking = new Asking("m");
  expect(await asking.ask()).toBeUndefined();
  expect([asking.problem?.code, refused()]).toEqual(["analyse-nothing", 1]);
  const asked = answering(0.1);
  const left = new Asking("m");
  void left.ask();
  await vi.advanceTimersByTimeAsync(300);
  left.stop();
  const before = asked();
  await vi.advanceTimersByTimeAsync(9000);
  expect(asked()).toBe(before);
});
