// The lengths of matches, computed as in Python: tests/kernel/test_pace.py reads the same cases.

import { expect, test } from "vitest";

import cases from "./lengths.json";
import { firstMinutes, firstText, fullMinutes, minutesOf, offersOf } from "./lengths";
import { GAMES_HERE, type GameInfo, type Option } from "./protocol";

const paceOf = (id: string) => GAMES_HERE.find((one) => one.id === id)!;

test.each(cases)("$game with $options", ({ game, options, minutes }) => {
  expect(minutesOf(paceOf(game), options)).toBe(minutes);
});

test("entries are read as a person writes them", () => {
  const { pace } = paceOf("supergoal");
  expect(minutesOf({ pace }, { throws: "", clock: "throws", tournament: false })).toBe(15);
  expect(minutesOf({ pace }, { throws: "15", clock: "throws", tournament: false })).toBe(5);
  expect(minutesOf({ pace }, { throws: "15", clock: "throws", tournament: true })).toBe(5);
  expect(minutesOf({ pace }, { throws: "many" })).toBeNull();
});

const option = (name: string, value: Option["default"], first: Option["first"]): Option => ({
  name, default: value, choices: [], low: 1, high: 99, text: 0, first, team: false,
});
const game = { id: "streetsoccer", pace: paceOf("streetsoccer").pace, options: [option("minutes", 25, 10)] } as unknown as GameInfo;

test("a full match, a first one, and what lies between", () => {
  expect([fullMinutes(game), firstMinutes(game)]).toEqual([25, 10]);
  expect(offersOf(game, { minutes: "40" })).toEqual([
    { value: "10", minutes: 10 },
    { value: "15", minutes: 15 },
    { value: "25", minutes: 25 },
  ]);
});

test("a match as long as a full one is not called short", () => {
  expect(firstText(game, { minutes: "25" })).toBe("");
  expect(firstText(game, { minutes: "60" })).toBe("");
});
