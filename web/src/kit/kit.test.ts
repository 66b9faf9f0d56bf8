import { describe, expect, test } from "vitest";

import { areApart, awayKit, COLOURS, contrast, numberOn, PATTERNS, readKit, writeKit, type Colour, type Kit, type Pattern } from "./kit";

const colours = Object.keys(COLOURS) as Colour[];
const patterns = Object.keys(PATTERNS) as Pattern[];
const kits: Kit[] = patterns.flatMap((pattern) =>
  colours.flatMap((main) => colours.map((second) => ({ pattern, main, second }))),
);
const kit = (text: string): Kit => readKit(text)!;

describe("a kit", () => {
  test("is read as it is written", () => {
    for (const one of kits) expect(readKit(writeKit(one))).toEqual(one);
  });

  test("is nothing else", () => {
    for (const text of ["", "stripes", "stripes-red", "stripes-red-mauve", "dots-red-white", "plain-red-white-x", "plain-toString-red", "constructor-red-red", null, 7, {}]) {
      expect(readKit(text)).toBeNull();
    }
  });

  test("has a number that can be read, whatever its colours", () => {
    for (const one of kits) {
      const { ink, patch } = numberOn(one);
      const grounds = patch || one.pattern === "plain" ? [one.main] : [one.main, one.second];
      for (const ground of grounds) expect(contrast(ink, ground)).toBeGreaterThanOrEqual(3);
    }
  });
});

test("contrast is counted as WCAG does", () => {
  expect(contrast("black", "black")).toBe(1);
  expect(contrast("white", "black")).toBeCloseTo(contrast("black", "white"));
  expect(contrast("white", "black")).toBeGreaterThan(15);
  expect(contrast("yellow", "white")).toBeLessThan(1.6);
});

describe("two kits", () => {
  test("are apart or not", () => {
    expect(areApart(kit("plain-red-white"), kit("plain-blue-white"))).toBe(true);
    expect(areApart(kit("plain-white-black"), kit("plain-black-white"))).toBe(true);
    expect(areApart(kit("plain-red-white"), kit("plain-red-black"))).toBe(false);
    expect(areApart(kit("plain-navy-white"), kit("plain-black-white"))).toBe(false);
    // Eyes without red cones, and eyes without green ones, cannot distinguish these.
    expect(areApart(kit("plain-red-white"), kit("plain-green-white"))).toBe(false);
    // The same stripes the other way round.
    expect(areApart(kit("stripes-red-white"), kit("stripes-white-red"))).toBe(false);
  });

  test("are told apart on the pitch, whichever they are", () => {
    for (const home of kits.filter((_, at) => at % 11 === 0)) {
      for (const away of kits.filter((_, at) => at % 41 === 0)) {
        const worn = awayKit(home, away);
        expect(areApart(home, worn), `${writeKit(home)} ${writeKit(away)}`).toBe(true);
        if (areApart(home, away)) expect(worn).toBe(away);
      }
    }
  });

  test("change to the second kit before a borrowed one", () => {
    expect(writeKit(awayKit(kit("plain-red-white"), kit("plain-red-white")))).toBe("plain-white-red");
    expect(writeKit(awayKit(kit("stripes-red-white"), kit("stripes-red-blue")))).toBe("stripes-blue-red");
  });
});
