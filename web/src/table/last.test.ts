import { describe, expect, it } from "vitest";
import type { Event } from "../lib/protocol";
import { lastFaces, lastMove } from "./last";
import { entries } from "./log";

const event = (kind: string, seat: number, path = "", more: Partial<Event> = {}): Event => ({
  kind, message: kind, seat, ...(path ? { path: path.split(" ") } : {}), ...more,
});
const log = (...plies: Event[][]) => plies.flatMap((events, i) => entries(i + 1, events)).reverse();

describe("the last move", () => {
  const kick = [event("walk", 1, "e4 e5"), event("flight", 1, "e5 f6 g6")];

  it("has all its parts together, in their order", () => {
    const last = lastMove(log([event("flight", 0, "a1 b1")], kick), [0]);
    expect(last?.seat).toBe(1);
    expect(last?.legs.map(({ kind, path }) => `${kind} ${path?.join("-")}`)).toEqual(["walk e4-e5", "flight e5-f6-g6"]);
  });

  it("stays while dice are thrown and choices are made", () => {
    expect(lastMove(log(kick, [event("throw", 0)], [event("phase", 0)]), [0])?.legs).toHaveLength(2);
  });

  it("of one's own is not marked, but for two at one screen and for watchers", () => {
    const mine = log(kick, [event("walk", 0, "b1 b2")]);
    expect(lastMove(mine, [0])).toBeNull();
    expect(lastMove(mine, [0, 1])?.seat).toBe(0);
    expect(lastMove(mine, [])?.seat).toBe(0);
  });

  it("may leave the field from where the ball lay", () => {
    expect(lastMove(log([event("flight", 1, "a5", { exit: [-10, 750] })]), [0])?.legs).toHaveLength(1);
    expect(lastMove(log([event("flight", 1, "a5")]), [0])).toBeNull();
    expect(lastMove([], [0])).toBeNull();
  });
});

it("each die lies as it fell last", () => {
  const thrown = (die: string, face: string) => event("throw", 0, "", { die, face });
  const told = log([thrown("black", "2"), thrown("yellow", "5")], [thrown("black", "6"), event("walk", 0, "a1 b1")]);
  expect([...lastFaces(told)]).toEqual([["black", "6"], ["yellow", "5"]]);
});
