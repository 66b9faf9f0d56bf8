import { describe, expect, it } from "vitest";
import type { Aim, Aims } from "../../lib/protocol";
import { percents } from "./chances";
import { degreesOf, directionOf, readDegrees, sector, Sights, strengthOf } from "./sights";

const MET = ["A1", "B1", "post", "bar", "loose", "goal", "out"];
const LOOSE = 4;

/** Eight directions and four strengths: a piece stands in the way of the first, the others are free. */
function made(): { aims: Aims; aim: Aim } {
  const free = [3, 4, LOOSE, 0];
  const aim: Aim = {
    id: "low", actions: [7], start: [100, 100], piece: "A1", lands: [100, 200, 300, 400], rests: [100, 200, 300, 400],
    turn: 1, stretch: 250, ways: [6, 1, LOOSE, 0, 4, 1, 150, ...Array.from({ length: 7 }, () => free).flat()],
  };
  const aims: Aims = { aims: [aim], direction: 10, directions: 8, strength: 50, strengths: 4, fixed: null, met: MET, turns: [1, 4, 6, 4, 1], stretches: [1, 2, 1] };
  return { aims, aim };
}

describe("a direction", () => {
  it("is snapped to the nearest step, once around", () => {
    expect(directionOf([1, 0], 720)).toBe(0);
    expect(directionOf([0, 1], 720)).toBe(180);
    expect(directionOf([1, -0.001], 720)).toBe(0);
    expect(directionOf([1, -0.01], 720)).toBe(719);
    expect(directionOf([Math.cos(0.655), Math.sin(0.655)], 720)).toBe(75);
  });

  it("is written in half degrees and read again, with a comma too", () => {
    expect([0, 75, 719].map((one) => degreesOf(one, 720))).toEqual(["0", "37.5", "359.5"]);
    expect(["37.5", " 37,5 ", "-0.5", "720", "37.6"].map((text) => readDegrees(text, 720))).toEqual([75, 75, 719, 0, 75]);
    expect(["", "north", "Infinity"].map((text) => readDegrees(text, 720))).toEqual([undefined, undefined, undefined]);
  });
});

describe("a strength", () => {
  it("is snapped to the steps there are", () => {
    expect([0, 0.0124, 0.5, 0.99, 3].map((pull) => strengthOf(pull, 40))).toEqual([1, 1, 20, 40, 40]);
  });
});

describe("what the server has told of all aims", () => {
  it("is looked up by direction and strength", () => {
    const { aims, aim } = made();
    const sights = new Sights(aims, aim);
    expect(sights.look(0, 1)).toEqual({ met: "loose", far: 100, touches: false });
    expect(sights.look(0, 2)).toEqual({ met: "B1", far: 150, touches: true });
    expect(sights.look(0, 4)).toEqual({ met: "B1", far: 150, touches: true });
    expect(sights.look(7, 3)).toEqual({ met: "loose", far: 300, touches: false });
  });

  it("tells every error that may be thrown, how likely, and where it ends", () => {
    const { aims, aim } = made();
    const strays = new Sights(aims, aim).strays(1, 4);
    expect(strays).toHaveLength(15);
    expect(strays.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect([...new Set(strays.map(({ direction }) => direction))]).toEqual([7, 0, 1, 2, 3]);
    const straight = strays.filter(({ turn }) => turn === 0);
    expect(straight.map(({ far }) => far)).toEqual([300, 400, 400]);
    expect(Math.max(...strays.map(({ share }) => share))).toBe(straight[1]!.share);
    expect(strays.filter(({ direction }) => direction === 0).every(({ met }) => met === "B1")).toBe(true);
  });
});

describe("a fitting strength", () => {
  it("is the hardest that scores for a shot, and the way into the goal is found", () => {
    const { aims, aim } = made();
    // Directions 2, 3 and 4 lead into the goal from strength 2 on, over it with strength 4.
    const [goal, out] = [MET.indexOf("goal"), MET.indexOf("out")];
    const free = [3, 4, LOOSE, 0];
    const into = [9, 1, LOOSE, 0, 3, goal, 180, 4, out, 180];
    aim.ways = [free, free, into, into, into, free, free, free].flat();
    const sights = new Sights(aims, aim);
    expect(sights.fitting(3, 0)).toBe(3);
    expect(sights.opening()).toBe(3);
  });

  it("lets any other ball come to rest where it is wanted", () => {
    const { aims, aim } = made();
    const sights = new Sights({ ...aims, met: MET.map((one) => (one === "goal" ? "out" : one)) }, aim);
    expect(sights.shoots).toBe(false);
    expect([90, 140, 260, 900].map((far) => sights.fitting(3, far))).toEqual([1, 1, 3, 4]);
    expect(sights.opening()).toBeUndefined();
  });
});

it("chances are whole percent that add up to 100", () => {
  const told = percents([["", 1 / 3], ["lose", 1 / 3], ["out", 1 / 3]]);
  expect(told.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  expect(percents([["", 0.999], ["out", 0.001]])).toEqual([{ fate: "", percent: 100 }]);
});

it("the fan is bound by two lengths and two directions", () => {
  expect(sector([0, 0], [1, 0], [0, 1], 1, 2)).toBe("M1.000 0.000L2.000 0.000A2.000 2.000 0 0 1 0.000 2.000L0.000 1.000A1.000 1.000 0 0 0 1.000 0.000Z");
});
