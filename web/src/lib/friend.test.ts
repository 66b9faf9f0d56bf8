import { beforeEach, expect, test } from "vitest";

import {
  accept, addGuests, addKeys, decline, dropGuests, guestsOf, invitationLink, invitationOf, invite, isOwnGuest,
  keepMyName, keysInHash, keysOf, myName, noteMatch, playerInHash, sittingAt,
} from "./matches.svelte";
import type { GameInfo } from "./protocol";
import { firstWishes, linked, wishOf } from "./wishes";
import { presenceOf } from "../table/presence";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, {
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
    location: new URL("http://table.example/new/supergoal"),
  });
});

test("a friend's link tells his key and his place, and is read back", () => {
  const link = invitationLink("m", { key: "a/b", player: 1 });
  expect(link).toBe("http://table.example/match/m#key=a%2Fb&player=1");
  const hash = new URL(link).hash;
  expect([keysInHash(hash), playerInHash(hash)]).toEqual([["a/b"], 1]);
  expect([playerInHash("#key=x"), playerInHash("#key=x&player=-1"), playerInHash("#player=x")]).toEqual([null, null, null]);
});

test("nobody sits on the friend's key at the creator's, until he wants both", () => {
  addKeys("own", ["mine"]);
  addGuests("own", [{ key: "his", player: 1 }]);
  expect(keysOf("own")).toEqual(["mine"]);
  invite("own", { key: "his", player: 1 });
  expect([isOwnGuest("own"), keysOf("own")]).toEqual([true, ["mine"]]);
  decline("own");
  expect([invitationOf("own"), guestsOf("own").length]).toEqual([undefined, 1]);
  invite("own", { key: "his", player: 1 });
  accept("own");
  expect([keysOf("own"), guestsOf("own"), invitationOf("own"), sittingAt("own", ["mine", "his"])]).toEqual([
    ["mine", "his"], [], undefined, { type: "sit", keys: ["mine", "his"], hashes: ["", ""], names: [], kits: [] },
  ]);
  // A link with a key that this browser already uses asks nothing.
  invite("own", { key: "his", player: 1 });
  expect(invitationOf("own")).toBeUndefined();
});

test("the link is forgotten once he has sat down", () => {
  addGuests("two", [{ key: "x", player: 0 }, { key: "y", player: 1 }]);
  dropGuests("two", [1]);
  expect(guestsOf("two")).toEqual([{ key: "x", player: 0 }]);
});

test("a friend says his name and what he wears once, and is known the next time", () => {
  invite("m", { key: "k", player: 1 });
  expect([isOwnGuest("m"), keysOf("m")]).toEqual([false, []]);
  accept("m", "Zoë", "hoops-sky-white");
  expect(sittingAt("m", keysOf("m"))).toEqual({ type: "sit", keys: ["k"], hashes: [""], names: ["Zoë"], kits: ["hoops-sky-white"] });
  expect(sittingAt("m", ["other", "k"])).toMatchObject({ names: ["", "Zoë"], kits: ["", "hoops-sky-white"] });
  keepMyName(" Zoë ");
  keepMyName("  ");
  expect(myName()).toBe("Zoë");
});

test("a match with a friend has his place open and nameless", () => {
  const game = { id: "g", options: [], levels: [1], lessons: 0, partners: false } as unknown as GameInfo;
  const wishes = { ...firstWishes(game, { mode: "friend", side: "lot" }, "Ann"), options: {} };
  expect([wishes.mode, wishes.you]).toEqual(["friend", "Ann"]);
  expect(wishOf(game, wishes, 0.1).seats).toEqual([{ side: 0, name: "Ann" }, { side: 1, name: "" }]);
  expect(wishOf(game, wishes, 0.9).seats).toEqual([{ side: 0, name: "" }, { side: 1, name: "Ann" }]);
  expect([linked(wishes, 0.1), linked(wishes, 0.9)]).toEqual([[1], [0]]);
});

test("presence is told of those elsewhere who have come", () => {
  const players = [{ name: "Ann", side: 0 }, { name: "Bob", side: 1 }];
  const known = { info: { players } as never, others: [1], result: null, status: "open" as const };
  expect(presenceOf({ ...known, seated: [0], present: [0] })).toEqual([null, null]);
  expect(presenceOf({ ...known, seated: [0, 1], present: [0] })).toEqual([null, "away"]);
  expect(presenceOf({ ...known, seated: [0, 1], present: [0, 1] })).toEqual([null, "here"]);
});

test("links full of nonsense shut nobody out of his own match", () => {
  addKeys("m", ["mine"]);
  for (let i = 0; i < 9; i++) addKeys("m", keysInHash(`#key=${i}a&key=${i}b&key=${i}c&key=${"x".repeat(201)}`));
  expect(keysOf("m")[0]).toBe("mine");
  expect(keysOf("m")).toHaveLength(16);
  expect(Math.max(...keysOf("m").map((key) => key.length))).toBeLessThanOrEqual(200);
});

test("without room to keep anything one plays on, until the page goes", () => {
  Object.assign(globalThis, { localStorage: { getItem: () => null, setItem: () => { throw new Error("full"); } } });
  addKeys("m", ["mine"]);
  addGuests("m", [{ key: "his", player: 1 }]);
  noteMatch("m", { game: "supergoal" });
  expect([keysOf("m"), guestsOf("m").length]).toEqual([["mine"], 1]);
});
