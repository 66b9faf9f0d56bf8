import { expect, test } from "vitest";
import type { Event } from "../lib/protocol";
import { together } from "../board/stage.svelte";
import { entries, lines, told } from "./log";

const put = (piece: string, seat = 1, message = "placed"): Event => ({ kind: "walk", message, seat, piece, path: ["a1", "b2"] });
const formed: Event = { kind: "phase", message: "formation", seat: 1, face: "4-4-2" };
const ready: Event = { kind: "phase", message: "lined-up", seat: 1 };
const log = (...plies: Event[][]) => plies.flatMap((events, i) => entries(i + 1, events)).reverse();

test("a formation is one line, however many it places", () => {
  const found = lines(log([formed, put("B1"), put("B2"), ready]));
  expect(found.map(({ event }) => event.message)).toEqual(["lined-up", "formation"]);
});

test("players placed one after the other are one line that counts them", () => {
  const found = lines(log([put("B1")], [put("B2"), put("B3", 1, "pushed")], [put("A1", 0)], [ready]));
  expect(found.map(({ event, n }) => [event.seat, n])).toEqual([[1, 1], [0, 1], [1, 3]]);
  expect(told(found[2]!)).toContain("3");
});

test("a team that is placed goes to its places at once, whatever else happens one after the other", () => {
  const walks: Event = { kind: "walk", message: "walk", seat: 0, path: ["a1", "b2"] };
  const parts = together([formed, put("B1"), put("B2"), put("B3"), walks, walks]);
  expect(parts.map((part) => part.length)).toEqual([1, 3, 1, 1]);
});

test("a team that moves, one decision after the other, moves at once and is one line", () => {
  const moves = [put("B1", 1, "move"), put("B2", 1, "move")];
  expect(together([...moves, ready])).toHaveLength(2);
  const [, line] = lines(log([...moves, ready]));
  expect(line!.n).toBe(2);
  expect(told(line!)).not.toBe(told({ ...line!, event: put("B1") }));
});
