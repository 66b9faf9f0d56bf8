import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ANSWER, BEAT, Pulse } from "./pulse";

const ask = vi.fn();
const dead = vi.fn();
let pulse: Pulse;

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
  dead.mockReset();
  pulse = new Pulse(ask, dead);
});
afterEach(() => {
  pulse.stop();
  vi.useRealTimers();
});

test("a silent line is asked for a sign of life, and lives on with an answer", () => {
  pulse.heard();
  vi.advanceTimersByTime(BEAT - 1);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(ANSWER - 1);
  pulse.heard();
  vi.advanceTimersByTime(BEAT - 1);
  expect(dead).not.toHaveBeenCalled();
});

test("a line without an answer is dead, which is said once", () => {
  pulse.expect();
  vi.advanceTimersByTime(ANSWER);
  expect(dead).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10 * BEAT);
  expect(dead).toHaveBeenCalledTimes(1);
});

test("who goes on talking and owes an answer has as long again", () => {
  pulse.expect();
  vi.advanceTimersByTime(ANSWER - 1);
  pulse.heard(true);
  vi.advanceTimersByTime(ANSWER - 1);
  expect(dead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(dead).toHaveBeenCalledTimes(1);
});

test("a machine that slept asks again before it calls the line dead", () => {
  pulse.expect();
  // The clock has gone on, and the timer could not fire.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(ANSWER);
  expect(dead).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(ANSWER);
  expect(dead).toHaveBeenCalledTimes(1);
});
