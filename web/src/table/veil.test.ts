import { beforeEach, expect, test } from "vitest";

import { Curtain } from "./veil.svelte";

beforeEach(() => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } });
});

test("a decision in secret is behind a curtain until it is opened, and after it until it is handed back", () => {
  const curtain = new Curtain();
  const [shot, next, again] = [{}, {}, {}];
  expect(curtain.veil(next, false)).toBe("none");
  expect(curtain.veil(shot, true)).toBe("over");
  curtain.open(shot, 7);
  expect(curtain.veil(shot, true)).toBe("open");
  curtain.follow(8);
  expect(curtain.veil(next, false)).toBe("back");
  curtain.close();
  expect(curtain.veil(next, false)).toBe("none");
  // The next decision is another: the player who looked then does not look now.
  expect(curtain.veil(again, true)).toBe("over");
});

test("the same decision told anew is hidden again", () => {
  const curtain = new Curtain();
  const shot = { ply: 3 };
  curtain.open(shot, 3);
  expect(curtain.veil({ ...shot }, true)).toBe("over");
});

test("what is taken back in place of deciding leaves nothing to hand back", () => {
  const curtain = new Curtain();
  const [shot, before, later, again] = [{}, {}, {}, {}];
  curtain.open(shot, 7);
  curtain.follow(6);
  expect(curtain.veil(before, false)).toBe("none");
  for (const ply of [7, 8]) curtain.follow(ply);
  expect(curtain.veil(later, false)).toBe("none");
  // The player who decides then is alone again, and is said to have decided.
  expect(curtain.veil(again, true)).toBe("over");
  curtain.open(again, 9);
  curtain.follow(10);
  expect(curtain.veil(later, false)).toBe("back");
});

test("a page that is loaded anew neither shows the secret nor forgets to hand the screen back", () => {
  const [shot, next] = [{}, {}];
  const curtain = new Curtain("m");
  curtain.open(shot, 7, 1);
  // Before the decision: the screen is to be handed over once more.
  const again = new Curtain("m");
  expect(again.veil({}, true)).toBe("over");
  // After it: it is to be handed back, by the side whose secret it was.
  again.follow(8);
  expect([again.veil(next, false), again.side]).toEqual(["back", 1]);
  expect(new Curtain("another").veil(next, false)).toBe("none");
  again.close();
  expect(new Curtain("m").veil(next, false)).toBe("none");
});
