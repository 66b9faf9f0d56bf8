import { expect, test } from "vitest";

import { areApart, writeKit } from "./kit";
import { colourOf, inkOf, ownKit, wornBy } from "./worn";

const told = (worn: ReturnType<typeof wornBy>): string[] | null => worn && worn.map(writeKit);

test("where nobody has a kit, pieces look as always", () => {
  expect(wornBy([{ side: 0 }, { side: 1 }])).toBeNull();
  expect(wornBy([{ side: 0, kit: "" }, { side: 1, kit: "url(x)" }])).toBeNull();
  expect(wornBy([{ side: 0 }, { side: 1 }], { seats: [0], kit: "" })).toBeNull();
  expect(colourOf(null, 0)).toBeNull();
  expect(inkOf(null, 1)).toBeNull();
});

test("where one has a kit, both are dressed", () => {
  expect(told(wornBy([{ side: 0, kit: "hoops-green-white" }, { side: 1 }]))).toEqual(["hoops-green-white", "plain-blue-white"]);
  expect(told(wornBy([{ side: 0 }, { side: 1, kit: "hoops-sky-white" }]))).toEqual(["plain-red-white", "hoops-sky-white"]);
});

test("the second team changes where both are alike", () => {
  const worn = wornBy([{ side: 0, kit: "plain-blue-white" }, { side: 1 }])!;
  expect(told(worn)).toEqual(["plain-blue-white", "plain-white-blue"]);
  expect(areApart(...worn)).toBe(true);
});

test("one's own kit is worn where the match tells none, by a team that one plays alone", () => {
  const own = { seats: [1], kit: "sash-yellow-black" };
  expect(told(wornBy([{ side: 0 }, { side: 1 }], own))).toEqual(["plain-red-white", "sash-yellow-black"]);
  expect(told(wornBy([{ side: 0 }, { side: 1, kit: "plain-green-white" }], own))?.[1]).toBe("plain-white-green");
  expect(wornBy([{ side: 0 }, { side: 1 }], { ...own, seats: [0, 1] })).toBeNull();
  // If two share a team, the first one with a kit decides what it wears.
  expect(told(wornBy([{ side: 0 }, { side: 1 }, { side: 0, kit: "plain-violet-white" }]))?.[0]).toBe("plain-violet-white");
});

test("one brings along the kit of his last team, else that of every game, and no nonsense", () => {
  const kept: Record<string, string> = {};
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept[key] ?? null } });
  expect([ownKit("simulator", "hoops-sky-white"), ownKit("simulator", "url(x)"), ownKit("but", "")]).toEqual(["hoops-sky-white", "", ""]);
  kept["debut-teams-simulator"] = JSON.stringify({ saved: [{ kit: "sash-red-white" }, { kit: "plain-pink-navy" }] });
  expect([ownKit("simulator", "hoops-sky-white"), ownKit("but", "hoops-sky-white")]).toEqual(["sash-red-white", "hoops-sky-white"]);
  kept["debut-teams-simulator"] = JSON.stringify({ saved: [{ kit: "x" }] });
  expect(ownKit("simulator", "hoops-sky-white")).toBe("hoops-sky-white");
});
