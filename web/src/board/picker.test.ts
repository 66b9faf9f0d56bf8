import { describe, expect, it, vi } from "vitest";
import { endsOn } from "./ends";
import { Picker } from "./picker.svelte";
import { exits, facesOf, grow, take, within } from "./picks";
import type { Group, Pick } from "./types";

const pick = (key: string): Pick => ({ kind: key.split(":")[0]!, id: key.split(":")[1]! });
const group = (before: string, kind: string, ids: string, first: number, more: Partial<Group> = {}): Group => ({
  picks: before ? before.split(" ").map((key): [string, string] => [pick(key).kind, pick(key).id]) : [],
  kind,
  ids: ids.split(" "),
  actions: ids.split(" ").map((_, i) => first + i),
  ...more,
});

/** A footballer who walks or kicks, and another who only walks. */
const MOVES = [
  group("piece:A3", "cell", "e2 d3", 0, { deed: "walk" }),
  group("piece:A3 piece:ball", "cell", "h5", 10, { deed: "flight" }),
  group("piece:A3 piece:ball", "cell", "goal-b", 11, { deed: "flight", fate: "goal" }),
  group("piece:A4", "cell", "g1", 20, { deed: "walk" }),
];
const WAYS = [
  group("", "cell", "c5", 1, { deed: "flight", fate: "lose" }),
  group("", "exit", "a5", 2, { deed: "flight", fate: "out", exits: [[-10, 750]] }),
];
const DICE = [group("die:pass", "button", "straight turned", 1), group("", "die", "shot", 5)];
const PLACED = [group("cell:a11", "die", "control pass", 1), group("cell:e11", "die", "control pass", 3)];

function picking(groups: Group[]) {
  const picker = new Picker();
  const chosen = vi.fn();
  picker.onchoose = chosen;
  picker.set(groups);
  return { picker, chosen };
}

describe("the one thing that the tab key stops at", () => {
  const stops = (picker: Picker, key: string) => picker.named(pick(key).kind, pick(key).id).tabindex === 0;

  it("stays with what was picked while that lies on the table", () => {
    const { picker } = picking(MOVES);
    picker.focus(pick("piece:A3"));
    picker.pick("piece", "A3");
    expect(stops(picker, "piece:A3")).toBe(true);
  });

  it("goes on from a button, which is gone once it was pressed", () => {
    const { picker } = picking([group("piece:A1 button:stand", "cell", "e2 f2", 1), group("piece:A1 button:lie", "cell", "e2 f2", 3)]);
    picker.pick("piece", "A1");
    picker.focus(pick("button:stand"));
    picker.pick("button", "stand");
    expect(stops(picker, "cell:e2")).toBe(true);
  });
});

describe("what is not marked", () => {
  it("is never played by changing one's mind", () => {
    const tree = grow(MOVES);
    const ball = [pick("piece:A3"), pick("piece:ball")];
    expect(take(tree, ball, pick("cell:e2"))).toEqual({ made: [pick("piece:A3")], action: null });
    expect(take(tree, ball, pick("piece:A4"))).toEqual({ made: [pick("piece:A4")], action: null });
    expect(take(grow(DICE), [pick("die:pass")], pick("die:shot"))).toEqual({ made: [], action: null });
  });

  it("takes no click where it would be the end of another action", () => {
    const tree = grow(MOVES);
    const open = within(tree, [pick("piece:A3"), pick("piece:ball")]);
    expect([...open].sort()).toEqual(["cell:goal-b", "cell:h5", "piece:A3", "piece:A4", "piece:ball"]);
    // If more is to be picked, it only replaces a pick.
    expect(within(grow(PLACED), [pick("cell:a11")])).toContain("cell:e11");
  });

  it("is asked about together with what was picked before", () => {
    const { picker, chosen } = picking(MOVES);
    picker.onrefuse = vi.fn();
    picker.pick("piece", "A3");
    picker.refuse([pick("piece:B2"), pick("cell:c4")], 5, 6);
    expect(picker.onrefuse).toHaveBeenCalledWith([pick("piece:A3"), pick("piece:B2")], 5, 6);
    expect(chosen).not.toHaveBeenCalled();
    // Faces of real dice are entered, not chosen: there is nothing to preview.
    picker.set([group("", "face", "1 2", 0)]);
    picker.refuse([pick("cell:c4")], 5, 6);
    expect(picker.onrefuse).toHaveBeenCalledTimes(1);
  });
});

describe("a finger", () => {
  it("sees a flight first, and plays it by a second tap", () => {
    const { picker, chosen } = picking(WAYS);
    picker.touch = true;
    picker.pick("cell", "c5");
    expect(picker.held).toEqual(pick("cell:c5"));
    expect(picker.led.map(({ action }) => action)).toEqual([1]);
    picker.pick("exit", "a5");
    expect(picker.held).toEqual(pick("exit:a5"));
    expect(chosen).not.toHaveBeenCalled();
    picker.pick("exit", "a5");
    expect(chosen).toHaveBeenCalledWith(2);
  });

  it("sees what a die can bring first; Escape lets it be", () => {
    const { picker, chosen } = picking(DICE);
    picker.touch = true;
    picker.pick("die", "shot");
    expect(picker.back()).toBe(true);
    expect(picker.held).toBeNull();
    picker.pick("die", "shot");
    picker.pick("die", "shot");
    expect(chosen).toHaveBeenCalledWith(5);
  });

  it("walks at once, and so does what was dragged or confirmed", () => {
    const { picker, chosen } = picking(MOVES);
    picker.touch = true;
    picker.pick("piece", "A3");
    picker.pick("cell", "e2");
    expect(chosen).toHaveBeenLastCalledWith(0);
    picker.set(WAYS);
    picker.pick("cell", "c5", true);
    expect(chosen).toHaveBeenLastCalledWith(1);
  });
});

/** Two dice for the steps of two figures, one of which has the ball. */
const EITHER = [
  group("die:black piece:A9", "cell", "e2 e3", 0, { deed: "walk" }),
  group("die:black piece:A9", "piece", "A7", 5, { deed: "flight" }),
  group("die:black piece:A7", "cell", "g2", 6, { deed: "walk" }),
  group("die:yellow piece:A9", "cell", "e2", 10, { deed: "walk" }),
  group("die:yellow piece:A7", "cell", "g1 g2", 11, { deed: "walk" }),
  group("", "button", "end", 20, { deed: "decline" }),
];

describe("a die for a piece", () => {
  const keys = (picks: readonly Pick[]) => picks.map(({ kind, id }) => `${kind}:${id}`);

  it("is picked first, or after the piece", () => {
    const { picker, chosen } = picking(EITHER);
    expect(keys(picker.next)).toEqual(["die:black", "piece:A9", "piece:A7", "die:yellow", "button:end"]);
    picker.pick("die", "yellow");
    picker.pick("piece", "A9");
    expect(keys(picker.next)).toEqual(["cell:e2"]);
    picker.pick("cell", "e2");
    expect(chosen).toHaveBeenLastCalledWith(10);
    picker.set(EITHER);
    picker.pick("piece", "A9");
    expect(keys(picker.next)).toEqual(["cell:e2", "cell:e3", "piece:A7"]);
    picker.pick("die", "yellow");
    expect(keys(picker.made)).toEqual(["die:yellow", "piece:A9"]);
    picker.pick("die", "black");
    expect(keys(picker.made)).toEqual(["die:black", "piece:A9"]);
  });

  it("is the one that does it, and asked for where either does", () => {
    const { picker, chosen } = picking(EITHER);
    picker.pick("piece", "A9");
    picker.pick("cell", "e3");
    expect(chosen).toHaveBeenLastCalledWith(1);
    picker.set(EITHER);
    picker.pick("piece", "A9");
    picker.pick("piece", "A7");
    expect(chosen).toHaveBeenLastCalledWith(5);
    picker.set(EITHER);
    chosen.mockClear();
    picker.pick("piece", "A7");
    picker.pick("cell", "g2");
    expect(chosen).not.toHaveBeenCalled();
    expect(keys(picker.next)).toEqual(["die:black", "die:yellow"]);
    picker.pick("die", "yellow");
    expect(chosen).toHaveBeenCalledWith(12);
  });

  it("need not be picked when it is the last", () => {
    const { picker, chosen } = picking(EITHER.slice(3));
    expect(picker.has("die", "yellow")).toBe(true);
    expect(keys(picker.next)).toEqual(["piece:A9", "piece:A7", "button:end"]);
    expect(picker.back()).toBe(false);
    picker.pick("piece", "A7");
    picker.pick("cell", "g1");
    expect(chosen).toHaveBeenCalledWith(11);
    expect(picking(DICE).picker.has("die", "shot")).toBe(false);
  });

  it("is taken up by one tap of a finger, which is shown a tiny cell before it is played", () => {
    const { picker, chosen } = picking(EITHER);
    picker.touch = true;
    picker.tiny = true;
    picker.pick("die", "black");
    picker.pick("piece", "A9");
    expect(keys(picker.made)).toEqual(["die:black", "piece:A9"]);
    picker.pick("cell", "e2");
    expect(picker.held).toEqual(pick("cell:e2"));
    picker.pick("cell", "e3");
    expect(chosen).not.toHaveBeenCalled();
    picker.pick("cell", "e3");
    expect(chosen).toHaveBeenCalledWith(1);
  });

  it("is found at once among thousands of walks", () => {
    const walks = ["black", "yellow"].flatMap((die, d) =>
      Array.from({ length: 11 }, (_, i) => group(`die:${die} piece:A${i}`, "cell", Array.from({ length: 130 }, (_, n) => `c${n}`).join(" "), (d * 11 + i) * 130, { deed: "walk" })));
    const { picker } = picking(walks);
    expect(picker.tree.count).toBe(2860);
    picker.pick("piece", "A3");
    expect(picker.next).toHaveLength(130);
  });
});

it("a mouse plays by one click: it has seen what it points at", () => {
  const { picker, chosen } = picking(WAYS);
  picker.pick("cell", "c5");
  expect(chosen).toHaveBeenCalledWith(1);
});

describe("what becomes of the ball", () => {
  it("is known of each pick, unless what follows differs", () => {
    const { picker } = picking([...WAYS, ...MOVES]);
    expect(picker.fate("cell", "c5")).toBe("lose");
    expect(picker.fate("exit", "a5")).toBe("out");
    expect(picker.fate("piece", "A3")).toBe("");
    expect(exits(picker.tree, [])).toEqual([{ cell: "a5", at: [-10, 750], fate: "out" }]);
    expect(picker.on("cell", "c5")["data-fate"]).toBe("lose");
  });

  it("is written on chips that never hide each other", () => {
    const place = (cell: string): [number, number] => (cell === "c6" ? [2.5, 6.5] : [0.5, 0.5]);
    const same = (point: readonly [number, number]): [number, number] => [point[0], point[1]];
    const chips = endsOn(
      [
        { cell: "c6", share: 0.5 },
        { cell: "c6", share: 0.25, fate: "goal" },
        { cell: "a1", share: 0.2, fate: "out", exit: [-10, 50] },
        { cell: "a1", share: 0.05, fate: "out", exit: [-10, -10] },
      ],
      place, same, 1,
    );
    expect(chips.map(({ share }) => share)).toEqual([0.5, 0.25, 0.25]);
    expect(chips[1]!.at[1] - chips[0]!.at[1]).toBeGreaterThan(0.3);
    expect(chips[2]!.at).toEqual([-0.1, 0.5]);
  });
});

it("every face of a die is listed, even one that cannot come now", () => {
  const die = { id: "die", colour: "ivory", faces: ["1", "2", "3"].map((id) => ({ id, sides: 1 })) };
  expect(facesOf({ odds: [["2", 0.5], ["3", 0.5]], dice: [] }, die)).toEqual([["1", 0], ["2", 0.5], ["3", 0.5]]);
});
