import { describe, expect, it } from "vitest";
import fixtures from "./fixtures.json";
import { commonOdds, dieOfOdds, following, keyOf, led, left, paths, settled, take, within } from "./picks";
import type { Board, Choice, Pick, View } from "./types";

const board = fixtures.board as unknown as Board;
const viewOf = (name: string) => fixtures.frames.find((frame) => frame.name === name)!.view as unknown as View;
const pick = (key: string): Pick => ({ kind: key.split(":")[0]!, id: key.split(":")[1]! });
const keys = (picks: readonly Pick[]) => picks.map(keyOf);
const choice = (action: number, ...picks: string[]): Choice => ({
  action, notation: String(action), picks: picks.map(pick), odds: [], path: [],
});

describe("walking picks", () => {
  const { choices } = viewOf("keeper");

  it("shows what can be picked first, each once", () => {
    expect(keys(following(choices, []))).toEqual(["cell:c1", "cell:c2"]);
  });

  it("then what can follow", () => {
    expect(keys(following(choices, [pick("cell:c2")]))).toEqual(["die:control", "die:pass", "die:launch"]);
    expect(left(choices, [pick("cell:c2"), pick("die:pass")])).toHaveLength(2);
  });

  it("chooses when one action is left", () => {
    const first = take(choices, [], pick("cell:c2"));
    expect(first.action).toBeNull();
    const second = take(choices, first.made, pick("die:launch"));
    expect(second.action).toBeNull();
    expect(take(choices, second.made, pick("button:long")).action).toBe(31);
  });

  it("does not choose before anything is picked", () => {
    const only = [choice(4, "die:control")];
    expect(following(only, [])).toHaveLength(1);
    expect(take(only, [], pick("die:control")).action).toBe(4);
  });

  it("chooses early when the first pick leaves one action", () => {
    expect(take([choice(1, "piece:x", "cell:a"), choice(2, "piece:y", "cell:b")], [], pick("piece:y")).action).toBe(2);
  });

  it("takes a pick back when it is picked again, with all after it", () => {
    const made = [pick("cell:c1"), pick("die:pass")];
    expect(take(choices, made, pick("die:pass"))).toEqual({ made: [pick("cell:c1")], action: null });
    expect(take(choices, made, pick("cell:c1"))).toEqual({ made: [], action: null });
  });

  it("changes an earlier pick and keeps those that still fit", () => {
    const made = [pick("cell:c1"), pick("die:pass")];
    expect(keys(take(choices, made, pick("cell:c2")).made)).toEqual(["cell:c2", "die:pass"]);
    expect(keys(take(choices, made, pick("die:control")).made)).toEqual(["cell:c1", "die:control"]);
  });

  it("drops later picks that no longer fit", () => {
    const mixed = [choice(1, "piece:x", "cell:a"), choice(2, "piece:x", "cell:b"), choice(3, "piece:y", "cell:c"), choice(4, "piece:y", "cell:d")];
    expect(keys(take(mixed, [pick("piece:x")], pick("piece:y")).made)).toEqual(["piece:y"]);
  });

  it("leaves all as it is when something else is picked", () => {
    const made = [pick("cell:c1")];
    expect(take(choices, made, pick("cell:e11"))).toEqual({ made, action: null });
  });

  it("knows everything a click does something to", () => {
    expect(keys(within(choices, [pick("cell:c1")])).sort()).toEqual(["cell:c1", "cell:c2", "die:control", "die:launch", "die:pass"]);
  });

  it("knows what is made up already while more could follow", () => {
    const open = [choice(1, "piece:x"), choice(2, "piece:x", "cell:a")];
    const taken = take(open, [], pick("piece:x"));
    expect(taken.action).toBeNull();
    expect(settled(open, taken.made).map(({ action }) => action)).toEqual([1]);
    expect(settled(open, [])).toEqual([]);
  });
});

describe("every real view", () => {
  it.each(fixtures.frames.map(({ name }) => name))("%s: each choice can be picked, step by step", (name) => {
    const { choices } = viewOf(name);
    for (const wanted of choices) {
      let made: Pick[] = [];
      let action: number | null = null;
      for (const step of wanted.picks) ({ made, action } = take(choices, made, step));
      expect(action).toBe(wanted.action);
    }
  });
});

describe("ways and odds", () => {
  it("gives the ways of what is pointed at", () => {
    const { choices } = viewOf("side");
    expect(paths(choices)).toHaveLength(2);
    expect(paths(led(choices, [], pick("cell:a7")))).toEqual([["c5", "b6", "a7"]]);
  });

  it("finds the die of the odds, picked or not", () => {
    const { choices } = viewOf("open");
    const of = (id: string) => choices.find(({ picks }) => picks[0]?.id === id)!;
    expect(dieOfOdds(board, of("pass"))?.id).toBe("pass");
    expect(dieOfOdds(board, choice(1))).toBeUndefined();
    const other = { ...of("pass"), picks: [pick("button:go")] };
    expect(dieOfOdds(board, other)?.id).toBe("pass");
  });

  it("tells odds only when all that is left shares them", () => {
    const { choices } = viewOf("keeper");
    expect(commonOdds(choices)).toBeUndefined();
    expect(commonOdds(left(choices, [pick("cell:c1"), pick("die:pass")]))?.odds).toHaveLength(6);
    expect(commonOdds([])).toBeUndefined();
  });
});
