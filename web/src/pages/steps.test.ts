import { expect, test } from "vitest";

import type { Event, Frame } from "../lib/protocol";
import { saidOf, seenBefore, stepsOf, waysOf } from "./steps";

const frame = (ply: number, joins: boolean, ...events: Event[]) => ({ ply, turn: 0, text: "", events, view: {}, joins }) as unknown as Frame;
const event = (kind: string, more: Partial<Event> = {}): Event => ({ kind, message: kind, ...more }) as Event;

const announced = event("phase");
const thrown = event("throw");
const flight = event("flight", { seat: 1, points: [[0, 0, 0], [90, 10, 10]] as Event["points"] });
const goal = event("goal");

test("an aim with its error is one step, which ends where its ball came to rest", () => {
  const steps = stepsOf([frame(0, false), frame(1, false, announced), frame(2, true), frame(3, true, thrown, flight), frame(4, false)]);
  expect(steps.map((step) => step.frame.ply)).toEqual([0, 3, 4]);
  expect(steps[1]!.events).toEqual([announced, thrown, flight]);
});

test("what moved in a step is drawn, also where one jumps to it", () => {
  expect(waysOf([announced, thrown])).toBeNull();
  expect(waysOf([announced, thrown, flight])).toMatchObject({ seat: 1, legs: [{ kind: "flight", points: flight.points }] });
});

test("nothing is known before it is seen, but a goal as it falls", () => {
  const events = [thrown, flight, goal];
  expect(seenBefore(events, thrown)).toEqual([]);
  expect(seenBefore(events, flight)).toEqual([thrown]);
  expect(seenBefore(events, goal)).toEqual(events);
});

test("a formation is one sentence", () => {
  const [formation, walk, whistle] = [event("phase"), event("walk"), event("whistle")];
  expect(saidOf([formation, walk, walk, walk, whistle])).toEqual([formation, whistle]);
  expect(saidOf([walk, walk, walk])).toEqual([walk, walk, walk]);
  expect(saidOf([formation, walk])).toEqual([formation, walk]);
});
