import { describe, expect, it } from "vitest";
import { leftOf, minutes } from "./clock";
import { added, upTo } from "./log";
import { factsOf } from "./turn";

const event = (message: string) => ({ kind: "touch", message });

describe("clock", () => {
  it("is told in minutes and seconds", () => {
    expect([minutes(0), minutes(61.9), minutes(450), minutes(-3)]).toEqual(["0:00", "1:01", "7:30", "0:00"]);
    expect([leftOf(20, 50), leftOf(60, 50)]).toEqual([30, 0]);
  });
});

describe("commentary", () => {
  it("puts the newest first, and nothing twice", () => {
    const log = added(added([], 1, [event("a"), event("b")]), 2, [event("c")]);
    expect(log.map((one) => one.event.message)).toEqual(["c", "b", "a"]);
    expect(added(log, 2, [event("c")])).toHaveLength(3);
  });

  it("forgets what was taken back", () => {
    const log = added(added([], 1, [event("a")]), 2, [event("b")]);
    expect(upTo(log, 1).map((one) => one.event.message)).toEqual(["a"]);
  });
});

describe("facts beside the board", () => {
  it("say no numbers to aim by: those are for a terminal", () => {
    const facts = ["fact-minute", "fact-aims", "fact-restart"].map((id) => ({ id, values: {} }));
    expect(factsOf({ facts }).map(({ id }) => id)).toEqual(["fact-minute", "fact-restart"]);
  });
});
