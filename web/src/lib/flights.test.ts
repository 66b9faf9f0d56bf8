import { expect, test } from "vitest";

import { fateOf, picked, seenKinds, sums } from "./flights";
import type { FlightTold } from "./protocol";

const FLIGHTS: FlightTold[] = [
  { ply: 3, seat: 0, kind: "pass" },
  { ply: 9, seat: 0, kind: "shot", fate: "goal" },
  { ply: 14, seat: 1, kind: "pass", fate: "lose" },
  { ply: 20, seat: 1, kind: "pass", fate: "concede" },
];

test("a goal, a lost ball, a kept one; in one's own goal it is lost", () => {
  expect(FLIGHTS.map(fateOf)).toEqual(["kept", "goal", "lost", "lost"]);
});

test("ways are looked at by team and by kind", () => {
  const plies = (seat: "" | "0" | "1", kind: string) => picked(FLIGHTS, { seat, kind }).map(({ ply }) => ply);
  expect(plies("", "")).toEqual([3, 9, 14, 20]);
  expect(plies("0", "")).toEqual([3, 9]);
  expect(plies("", "pass")).toEqual([3, 14, 20]);
  expect(plies("1", "shot")).toEqual([]);
});

test("only kinds that were seen are offered, in the game's order", () => {
  expect(seenKinds(["pass", "cross", "shot"], FLIGHTS)).toEqual(["pass", "shot"]);
  expect(seenKinds([], FLIGHTS)).toEqual([]);
});

test("what became of them is summed up for a team", () => {
  expect(sums(FLIGHTS, 0)).toEqual({ n: 2, goal: 1, lost: 0, kept: 1 });
  expect(sums(FLIGHTS, 1)).toEqual({ n: 2, goal: 0, lost: 2, kept: 0 });
});
