import { expect, test } from "vitest";
import type { Group } from "../lib/protocol";
import { onlyButton } from "./forced";

const end: Group = { picks: [], kind: "button", ids: ["end"], actions: [7] };
const view = (...groups: Group[]) => ({ turn: 0, groups, bundles: [] });

test("a button that is all there is need not be pressed", () => {
  expect(onlyButton(view(end))).toBe(7);
});

test("where anything else can be done it is left to whoever decides", () => {
  const walk: Group = { picks: [["piece", "A1"]], kind: "cell", ids: ["b2"], actions: [3] };
  expect(onlyButton(view(end, walk))).toBeNull();
  expect(onlyButton(view(walk))).toBeNull();
  expect(onlyButton(view({ ...end, ids: ["end", "stay"], actions: [7, -1] }))).toBeNull();
  expect(onlyButton(view({ ...end, deed: "aim" }))).toBeNull();
  expect(onlyButton({ ...view(end), bundles: [{ button: "as-we-stand", actions: [3, 7] }] })).toBeNull();
});

test("a die's face is never told by itself, and nobody decides for another", () => {
  expect(onlyButton({ ...view({ ...end, kind: "face" }), turn: -1 })).toBeNull();
  expect(onlyButton(view())).toBeNull();
});
