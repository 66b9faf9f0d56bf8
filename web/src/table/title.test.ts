import { expect, test } from "vitest";

import { tabTitle } from "./title";

test("the tab tells whose turn it is and how it stands, with a dot when it is ours", () => {
  const at = { names: ["Ada", "Bob"] as const, score: [1, 0] as const };
  expect(tabTitle({ ...at, turn: "Your turn", mine: true })).toBe("● Your turn — Ada 1–0 Bob");
  expect(tabTitle({ ...at, turn: "Waiting for Bob", mine: false })).toBe("Waiting for Bob — Ada 1–0 Bob");
});
