import { beforeEach, expect, test, vi } from "vitest";

import "../text/loaded";
import { addKeys, myMatches, noteMatch } from "./matches.svelte";
import { apartNames, listed, noted, notedNames, playerNames, sideNames } from "./people";
import type { Die, GameInfo, PlayerRecord, View } from "./protocol";
import { settings } from "./settings.svelte";
import { firstWishes, linked, modesOf, wishOf, type Wishes } from "./wishes";
import { teamsOf } from "../table/presence";
import { goneName, turnWords } from "../table/turn";

const game = { id: "g", options: [], levels: [1, 2, 3, 4, 5], lessons: 0, partners: true } as unknown as GameInfo;
const four = (more: Partial<Wishes> = {}): Wishes => ({ ...firstWishes(game, { mode: "four" }, "Ann"), ...more });
const person = (name: string, side: number): PlayerRecord => ({ name, side, bot: null });
const computer = (level: number, side: number): PlayerRecord => ({ name: `level${level}`, side, bot: `level${level}` });
const FOUR = [person("Ann", 0), person("Bob", 1), person("Cid", 0), person("Dora", 1)];

beforeEach(() => {
  settings.language = "en";
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

test("four begins with a computer beside you and two against you", () => {
  expect(modesOf(game)).toEqual(["computer", "two", "friend", "four"]);
  expect(wishOf(game, four()).seats).toEqual([{ side: 0, name: "Ann" }, { side: 1, level: 2 }, { side: 0, level: 2 }, { side: 1, level: 2 }]);
  expect(linked(four(), 0)).toEqual([]);
  // Without a computer, all players are at this screen.
  expect(firstWishes({ ...game, levels: [] }, null).others.map(({ who }) => who)).toEqual(["here", "here", "here"]);
});

test("partner and opponents sit where they belong, whichever team is yours", () => {
  const others = [{ who: "link" as const, name: " Cid " }, { who: 3, name: "old" }, { who: "here" as const, name: "Dora" }];
  expect(wishOf(game, four({ others }), 0).seats).toEqual([{ side: 0, name: "Ann" }, { side: 1, level: 3 }, { side: 0, name: "Cid" }, { side: 1, name: "Dora" }]);
  expect(linked(four({ others }), 0)).toEqual([2]);
  const b = four({ others, side: "b" });
  expect(wishOf(game, b).seats).toEqual([{ side: 0, level: 3 }, { side: 1, name: "Ann" }, { side: 0, name: "Dora" }, { side: 1, name: "Cid" }]);
  expect(linked(b, 0)).toEqual([3]);
  const lot = four({ others: others.map((other) => ({ ...other, who: "link" as const })), side: "lot" });
  expect([linked(lot, 0.1), linked(lot, 0.9)]).toEqual([[1, 2, 3], [0, 2, 3]]);
});

test("who sat there last time sits there again, as far as it makes sense", () => {
  const old = [{ who: "link", name: "Cid" }, { who: 9, name: 7 }, null] as never;
  expect(four({ others: firstWishes(game, { others: old }).others }).others).toEqual([
    { who: "link", name: "Cid" }, { who: 2, name: "7" }, { who: 2, name: "" },
  ]);
});

test("of four those without a name, or with the same one, are told apart by their places", () => {
  expect(playerNames(FOUR)).toEqual(["Ann", "Bob", "Cid", "Dora"]);
  expect(playerNames([person("Ann", 0), computer(1, 1), person("A", 0), computer(1, 1)])).toEqual(["Ann", "Newcomer (B1)", "Player A2", "Newcomer (B2)"]);
  // A rematch has the players in another order.
  expect(playerNames([person("A", 0), person("A", 0), person("Ann", 1), person("Ann", 1)])).toEqual(["Player A1", "Player A2", "Ann (B1)", "Ann (B2)"]);
  expect(sideNames([person("Ann", 0), computer(1, 1), person("A", 0), computer(1, 1)])).toEqual(["Ann + Player A2", "2 × Newcomer"]);
  expect(sideNames([person("A", 0), person("B", 1), person("A", 0), person("B", 1)])).toEqual(["Team A", "Team B"]);
  expect(apartNames([computer(1, 0), computer(1, 1)])).toEqual(["Newcomer (A)", "Newcomer (B)"]);
  expect(apartNames([person("Ann", 0), computer(1, 1)])).toEqual(["Ann", "Newcomer"]);
  expect(listed(["Ann", "Bob", "Cid"])).toBe("Ann, Bob and Cid");
  settings.language = "fr";
  expect(listed(["Ann", "Bob", "Cid"])).toBe("Ann, Bob et Cid");
});

test("a match of four is noted with all its players, in any language", () => {
  addKeys("m", ["k"]);
  noteMatch("m", noted([person("Ann", 0), computer(1, 1), person("Cid", 0), computer(2, 1)]));
  expect(notedNames(myMatches()[0]!)).toEqual({ a: "Ann + Cid", b: "Newcomer + Sunday player" });
  settings.language = "fr";
  expect(notedNames(myMatches()[0]!).b).toBe("Débutant + Joueur du dimanche");
  // An entry from before there were matches of four.
  expect(notedNames({ names: ["Ann", "level1"], bots: [null, "level1"] })).toEqual({ a: "Ann", b: "Débutant" });
});

const match = (more: object) =>
  ({
    info: { players: FOUR }, people: [0], seats: [0], onTurn: 0, mine: false, roller: false, telling: false,
    awaited: [], slowPages: [], others: [1, 2, 3], seated: [0, 1, 2, 3], present: [0, 1, 2, 3], result: null, status: "open", ...more,
  }) as unknown as Parameters<typeof turnWords>[0];
const words = (turn: number, more: object, inviting = false, auto = false): string => turnWords(match(more), { turn, dice: [] as Die[] } as View, inviting, auto);

test("whose turn it is, is said by name", () => {
  expect(words(0, { mine: true })).toBe("Ann, your turn");
  expect(words(0, { onTurn: 2 })).toBe("Waiting for Cid, your partner");
  // During the others' turn: Dora plays next.
  expect(words(1, { onTurn: 3 })).toBe("Waiting for Dora");
  expect(words(1, { onTurn: 3, people: [0, 1, 2, 3], seats: [0, 1], others: [], mine: true })).toBe("Dora, your turn");
  expect(words(-1, { onTurn: 2 })).toBe("Cid rolls…");
  expect(words(-1, { awaited: [1, 3] }, true)).toBe("Waiting for Bob and Dora to sit down");
  expect(words(0, { info: { players: FOUR.slice(0, 2) }, mine: true })).toBe("Your turn");
  // A player who gave no name is not called by their place.
  expect(words(0, { info: { players: [person("A", 0), ...FOUR.slice(1)] }, mine: true })).toBe("Your turn");
});

test("what waits to be rolled is named as it is: a coin, a die, two dice", () => {
  const sides = (n: number) => Array.from({ length: n }, () => ({ sides: 1 }));
  const board = { dice: [{ id: "coin", faces: sides(2) }, { id: "black", faces: sides(6) }, { id: "yellow", faces: sides(6) }] };
  const rolled = (more: object, ...ids: string[]): string =>
    turnWords(match({ board, ...more }), { turn: -1, dice: ids.map((id) => ({ id, thrown: true })) } as unknown as View, false, true);
  expect(rolled({ onTurn: null }, "coin")).toBe("The coin is in the air…");
  expect(rolled({ onTurn: null }, "black", "yellow")).toBe("The dice are rolling…");
  expect(rolled({ onTurn: null }, "black")).toBe("The die is rolling…");
  expect(rolled({ roller: true }, "black", "yellow")).toBe("Ann, your dice roll…");
  settings.language = "fr";
  expect(rolled({ onTurn: 3 }, "black", "yellow")).toBe("Dora lance les dés…");
  expect(rolled({ onTurn: 3 }, "black")).toBe("Dora lance le dé…");
});

test("who is to play and has left is told of, and nobody else", () => {
  expect(goneName(match({ onTurn: 2, present: [0, 1] }))).toBe("Cid");
  for (const more of [{ onTurn: 2 }, { onTurn: 1, present: [0, 1] }, { onTurn: 2, seated: [0, 1], present: [0, 1] }, { onTurn: null, present: [0] }]) {
    expect(goneName(match(more))).toBe("");
  }
});

test("while one's own line is down nobody knows who is there", () => {
  const lost = match({ onTurn: 2, present: [0, 1], status: "lost" });
  expect(teamsOf(lost).flat().map(({ presence }) => presence)).toEqual([null, "unknown", "unknown", "unknown"]);
  expect(goneName(lost)).toBe("");
  // A player who has never sat down is still awaited.
  expect(teamsOf(match({ seated: [0, 1], status: "lost" }))[0][1]!.presence).toBe("awaited");
});

test("the scoreboard has both partners, and marks the one on turn", () => {
  const [a, b] = teamsOf(match({ onTurn: 2, seated: [0, 1, 2], present: [0, 1] }));
  expect(a).toEqual([
    { name: "Ann", you: true, presence: null, turn: false },
    { name: "Cid", you: false, presence: "away", turn: true },
  ]);
  expect(b.map(({ name, presence }) => `${name} ${presence}`)).toEqual(["Bob here", "Dora awaited"]);
  const here = teamsOf(match({ people: [0, 1, 2, 3], others: [] }));
  expect(here.flat().some(({ you }) => you)).toBe(false);
});
