import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import type { ThrowWeights } from "./protocol";
import { checkDice, netstring, outcomeOf, wordsOf, type SealedRecord } from "./seal";
import { hashOf } from "./sha256";

const PAGE = readFileSync(new URL("../../../docs/dice.md", import.meta.url), "utf-8");
/** The values of the page's example, of each throw in its order. */
const told = (name: string): string[] => [...PAGE.matchAll(new RegExp(`^${name}: +(.*)$`, "gm"))].map((found) => found[1]!);
const first = (words: Generator<number>, n: number): number[] => Array.from({ length: n }, () => words.next().value as number);
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const hex = (word: number): string => word.toString(16).padStart(8, "0");

describe("the example of docs/dice.md", () => {
  const [secret = ""] = told("secret");
  const texts = JSON.parse(told("texts")[0]!) as string[];
  const sides = JSON.parse(told("weights")[0]!) as [string, number][];
  const weights = sides.map(([, weight], i): [number, number] => [i, weight]);

  it("has this commitment and these messages", () => {
    expect(hashOf(secret)).toBe(told("commitment")[0]);
    expect(told("throw")).toEqual(["0", "1"]);
    expect(told("message")).toEqual([0, 1].map((k) => `${texts.map((one) => text(netstring(one))).join("")}${k}:0`));
  });

  it("throws what it says", () => {
    for (const k of [0, 1]) {
      expect(first(wordsOf(secret, texts, k), 8).map(hex).join("")).toBe(told("block")[k]);
      expect(String(first(wordsOf(secret, texts, k), 1)[0])).toBe(told("word")[k]);
      expect(sides[outcomeOf(weights, wordsOf(secret, texts, k))!]![0]).toBe(told("outcome")[k]);
    }
  });
});

it("goes on to the next block, and knows the first scheme", () => {
  const secret = "correct horse battery staple";
  // Made by debut.kernel.match.dice.
  expect(first(wordsOf(secret, ["café", "", "7:x,"], 0), 10).slice(7)).toEqual([3719639201, 115841578, 2133267273]);
  expect(first(wordsOf(secret, ["a|b", "c"], 3, 1), 9).slice(7)).toEqual([3109376790, 4245821526]);
});

it("passes over words that would favour some sides", () => {
  const weights: [number, number][] = [[4, 2], [9, 1]];
  expect(outcomeOf(weights, [2 ** 32 - 1, 5])).toBe(9);
  expect(outcomeOf(weights, [4])).toBe(4);
  expect(outcomeOf([], [1])).toBeUndefined();
});

describe("a match", () => {
  const secret = "s".repeat(64);
  const texts = ["one", ""];
  const weights = [1, 3, 4].map((ply): ThrowWeights => ({ ply, weights: [[0, 1], [1, 1], [2, 4]] }));
  const fair = (k: number) => outcomeOf(weights[k]!.weights, wordsOf(secret, texts, k))!;
  const record = (): SealedRecord => ({
    format: 3,
    players: [{}, { bot: "level1" }],
    dice: { kind: "checked", commitment: hashOf(secret), hashes: [hashOf("one"), ""], texts, secret },
    plies: [
      { turn: -1, text: "a", action: fair(0) }, { turn: 0, text: "b", action: 5 }, { turn: -1, text: "c", action: fair(1) },
      { turn: -1, text: "d", action: fair(2) }, { turn: -1, text: "whistle", signal: true },
    ],
    result: { score: [0, 0] },
  });
  const made = [{ text: "one", hash: hashOf("one"), opening: 0 }];
  const seal = { commitment: hashOf(secret), hashes: [hashOf("one"), ""], texts: null, voided: [], own: [0], made };
  /** The same record, except for the named facts about its dice. */
  const changed = (dice: Partial<SealedRecord["dice"]>, more: Partial<SealedRecord> = {}): SealedRecord => ({ ...record(), ...more, dice: { ...record().dice, ...dice } });

  it("whose throws are those promised passes", () => {
    expect(checkDice(record(), weights)).toEqual({ kind: "kept", throws: 3 });
    expect(checkDice(record(), weights, seal)).toEqual({ kind: "kept", throws: 3 });
  });

  it("with another throw is found out, and the first wrong one is named", () => {
    const changed = record();
    for (const at of [2, 3]) changed.plies[at]!.action = (changed.plies[at]!.action! + 1) % 3;
    expect(checkDice(changed, weights)).toEqual({ kind: "wrong-throw", ply: 3, text: "c" });
  });

  it("with another secret, seal or text is found out", () => {
    const other = record();
    other.dice = { ...other.dice, secret: "t".repeat(64) };
    expect(checkDice(other, weights)).toEqual({ kind: "wrong-secret" });
    // All new and consistent, but not what was promised at the table.
    other.dice.commitment = hashOf("t".repeat(64));
    expect(checkDice(other, weights, seal)).toEqual({ kind: "other-seal" });
    expect(checkDice(record(), weights, { ...seal, texts: ["mine", ""] })).toEqual({ kind: "other-text", player: 0 });
  });

  it("without a secret passes only while it goes on", () => {
    const open = record();
    open.dice = { ...open.dice, secret: null };
    expect(checkDice(open, weights)).toEqual({ kind: "no-secret" });
    expect(checkDice({ ...open, result: null }, weights)).toEqual({ kind: "going" });
  });

  it("with throws left out is not whole", () => {
    expect(checkDice(record(), weights.slice(1))).toEqual({ kind: "not-whole" });
    expect(checkDice(record(), [weights[0]!, weights[0]!, weights[2]!])).toEqual({ kind: "not-whole" });
  });

  it("whose text does not fit the hash promised is found out, be it a person's or the computer's", () => {
    expect(checkDice(changed({ texts: ["two", ""] }), weights)).toEqual({ kind: "wrong-hash", player: 0 });
    expect(checkDice(changed({ texts: ["one", "x"], hashes: [hashOf("one"), hashOf("x")] }), weights)).toEqual({ kind: "wrong-hash", player: 1 });
    // Only the players add texts.
    for (const dice of [{ texts: ["one", "", "x"] }, { hashes: null }]) expect(checkDice(changed(dice), weights)).toEqual({ kind: "not-whole" });
  });

  it("with another hash or other void openings than were shown here is found out", () => {
    const other = changed({ texts: ["two", ""], hashes: [hashOf("two"), ""] });
    expect(checkDice(other, weights, seal)).toEqual({ kind: "other-hash", player: 0 });
    const twice = changed({ voided: [[0], [0]] });
    const opened = { ...seal, texts };
    expect(checkDice(twice, weights, opened)).toEqual({ kind: "other-void" });
    expect(checkDice(record(), weights, { ...opened, voided: [[0]] })).toEqual({ kind: "other-void" });
    expect(checkDice(changed({ voided: [[1]] }), weights, { ...opened, voided: [[0]] })).toEqual({ kind: "other-void" });
    // An older format cannot hide them either.
    expect(checkDice(changed({ hashes: undefined }, { format: 2 }), weights, seal)).toEqual({ kind: "other-hash", player: 0 });
    expect(checkDice(changed({}, { format: 2 }), weights)).toEqual({ kind: "not-whole" });
  });

  it("is kept too for whoever left before the dice were ready: of later openings they have seen nothing", () => {
    const later = changed({ voided: [[0]] });
    const own = [{ ...made[0]!, opening: 1 }];
    expect(checkDice(later, weights, { ...seal, hashes: ["x", ""], made: own })).toEqual({ kind: "kept", throws: 3 });
  });

  it("says whose text this browser has not made, for the opening that counts", () => {
    const kept = { kind: "kept", throws: 3, elsewhere: [0] };
    expect(checkDice(record(), weights, { ...seal, made: [] })).toEqual(kept);
    // A text made for an earlier opening was known to everybody.
    expect(checkDice(changed({ voided: [[0]] }), weights, { ...seal, texts, voided: [[0]] })).toEqual(kept);
    expect(checkDice(record(), weights, { ...seal, own: [] })).toEqual({ kind: "kept", throws: 3 });
  });
});

/** Records as earlier versions wrote them. */
describe.each(["first", "second"])("a record of the %s format", (folder) => {
  const KERNEL = new URL(`../../../tests/kernel/${folder}/`, import.meta.url);
  const record = (name: string) => JSON.parse(readFileSync(new URL(`${name}.json`, KERNEL), "utf-8")) as SealedRecord;
  /** As if every throw had only one outcome: the test asks which dice it has. */
  const only = ({ plies }: SealedRecord): ThrowWeights[] =>
    plies.flatMap(({ turn, signal, action }, i) => (turn < 0 && !signal ? [{ ply: i + 1, weights: [[action!, 1]] }] : []));

  it("is checked by the scheme of its time, and what that does not rule out is said", () => {
    const whole = record("checked");
    expect(checkDice(whole, only(whole))).toEqual({ kind: "kept", throws: only(whole).length, byTurns: true });
    // Seen at the table before there were hashes, or from a server that gives such a match none.
    const seen = { commitment: whole.dice.commitment!, texts: whole.dice.texts! };
    const hashes = whole.players.map(() => "");
    for (const one of [seen, { ...seen, hashes, voided: [], own: [0] }]) expect(checkDice(whole, only(whole), one).kind).toBe("kept");
    expect(checkDice(whole, only(whole), { ...seen, texts: ["mine", ""] })).toEqual({ kind: "other-text", player: 0 });
    expect(checkDice({ ...whole, dice: { ...whole.dice, secret: "s" } }, only(whole)).kind).toBe("wrong-secret");
  });
});
