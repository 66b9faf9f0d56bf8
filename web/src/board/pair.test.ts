import { expect, test } from "vitest";

import { again, pairGroups, pairOf } from "./pair";
import { keyOfFace } from "./picks";
import type { Board, Group, View } from "./types";

const faces = (...ids: string[]) => ids.map((id) => ({ id, sides: 1 }));
const board = {
  dice: [
    { id: "die", colour: "ivory", faces: faces("1", "2", "3") },
    { id: "kick-off", colour: "gold", faces: faces("A1", "A2", "B1", "B2"), between: "die" },
  ],
} as unknown as Board;
const view = (...dice: object[]) => ({ dice }) as unknown as View;
const WAITS = view({ id: "kick-off", seat: null, face: null, thrown: true });

test("only dice that are compared are entered one after the other", () => {
  expect(pairOf(board, WAITS)?.kind.id).toBe("die");
  expect(pairOf(board, view({ id: "kick-off", seat: 0, face: "A1", thrown: false }))).toBeUndefined();
  expect(pairOf(board, view({ id: "die", seat: 0, face: null, thrown: true }))).toBeUndefined();
});

test("two dice make up their difference; a tie, and what cannot be played, is rolled again", () => {
  const pair = pairOf(board, WAITS)!;
  // B has no kick-off by two in this position.
  const groups: Group[] = [{ picks: [], kind: "face", ids: ["A1", "A2", "B1"], actions: [0, 1, 5] }];
  const made = pairGroups(groups, pair);
  expect(made.map(({ picks }) => picks)).toEqual([[["face", "1"]], [["face", "2"]], [["face", "3"]]]);
  const outcome = (a: number, b: number) => made[a - 1]!.actions[b - 1]!;
  expect([outcome(2, 1), outcome(3, 2), outcome(3, 1), outcome(1, 2), outcome(2, 3)]).toEqual([0, 0, 1, 5, 5]);
  for (const [a, b] of [[1, 1], [2, 2], [3, 3], [1, 3]] as const) expect(again(outcome(a, b), pair)).toEqual([`${a}`, `${b}`]);
  expect(again(outcome(2, 1), pair)).toBeUndefined();
});

test("a number key enters the face with that number, or the one in that place", () => {
  const picks = (...ids: string[]) => ids.map((id) => ({ kind: "face", id }));
  expect(picks("2", "4", "6").map((_, i, all) => keyOfFace(all, i))).toEqual(["2", "4", "6"]);
  expect(picks("A", "B").map((_, i, all) => keyOfFace(all, i))).toEqual(["1", "2"]);
  expect(picks("9", "10").map((_, i, all) => keyOfFace(all, i))).toEqual(["9", undefined]);
});
