import { describe, expect, it } from "vitest";
import fixtures from "./fixtures.json";
import { choicesOf, commonOdds, dieOfOdds, entries, following, grow, hints, keyOf, meant, placed, reach, same, settled, shortcuts, spots, take, ways, within } from "./picks";
import type { Board, Choice, Group, Leg, Pick, Piece, Preview, View } from "./types";

const board = fixtures.board as unknown as Board;
const frameOf = (name: string) => {
  const frame = fixtures.frames.find((one) => one.name === name)!;
  return { view: frame.view as unknown as View, previews: frame.previews as unknown as Preview[] };
};
const treeOf = (name: string) => grow(frameOf(name).view.groups);
const pick = (key: string): Pick => ({ kind: key.split(":")[0]!, id: key.split(":")[1]! });
const keys = (picks: readonly Pick[]) => picks.map(keyOf);
const choice = (action: number, ...picks: string[]): Choice => ({ action, picks: picks.map(pick), deed: "", fate: "", share: 1 });
/** Each choice as a group of its own. */
const treeFrom = (choices: readonly Choice[]) =>
  grow(choices.map(({ action, picks, deed }): Group => {
    const last = picks.at(-1)!;
    return { picks: picks.slice(0, -1).map(({ kind, id }) => [kind, id]), kind: last.kind, ids: [last.id], actions: [action], deed };
  }));
const preview = (action: number, legs: Leg[] = []): Preview => ({ action, notation: String(action), odds: [], legs, ends: [] });

describe("walking picks", () => {
  const choices = treeOf("keeper");

  it("shows what can be picked first, each once", () => {
    expect(keys(following(choices, []))).toEqual(["cell:c1", "cell:c2"]);
  });

  it("then what can follow", () => {
    expect(keys(following(choices, [pick("cell:c2")]))).toEqual(["die:control", "die:pass", "die:launch"]);
    expect(reach(choices, [pick("cell:c2"), pick("die:pass")])?.count).toBe(2);
  });

  it("chooses when one action is left", () => {
    const first = take(choices, [], pick("cell:c2"));
    expect(first.action).toBeNull();
    const second = take(choices, first.made, pick("die:launch"));
    expect(second.action).toBeNull();
    expect(take(choices, second.made, pick("button:long")).action).toBe(31);
  });

  it("does not choose before anything is picked", () => {
    const only = treeFrom([choice(4, "die:control")]);
    expect(following(only, [])).toHaveLength(1);
    expect(take(only, [], pick("die:control")).action).toBe(4);
  });

  it("chooses early when the first pick leaves one action", () => {
    expect(take(treeFrom([choice(1, "cell:a", "die:x"), choice(2, "cell:b", "die:x")]), [], pick("cell:b")).action).toBe(2);
  });

  it("does not choose early while a place is to be pointed at", () => {
    const one = treeFrom([choice(1, "piece:x", "cell:a"), choice(2, "piece:y", "cell:b")]);
    const { made, action } = take(one, [], pick("piece:y"));
    expect(action).toBeNull();
    expect(take(one, made, pick("cell:b")).action).toBe(2);
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
    const mixed = treeFrom([choice(1, "piece:x", "cell:a"), choice(2, "piece:x", "cell:b"), choice(3, "piece:y", "cell:c"), choice(4, "piece:y", "cell:d")]);
    expect(keys(take(mixed, [pick("piece:x")], pick("piece:y")).made)).toEqual(["piece:y"]);
  });

  it("leaves all as it is when something else is picked", () => {
    const made = [pick("cell:c1")];
    expect(take(choices, made, pick("cell:e11"))).toEqual({ made, action: null });
  });

  it("knows everything a click does something to", () => {
    expect([...within(choices, [pick("cell:c1")])].sort()).toEqual(["cell:c1", "cell:c2", "die:control", "die:launch", "die:pass"]);
  });

  it("knows what is made up already while more could follow", () => {
    const open = treeFrom([choice(1, "piece:x"), choice(2, "piece:x", "cell:a")]);
    const taken = take(open, [], pick("piece:x"));
    expect(taken.action).toBeNull();
    expect(settled(open, taken.made).map(({ action }) => action)).toEqual([1]);
    expect(settled(open, [])).toEqual([]);
  });
});

describe("every real view", () => {
  it.each(fixtures.frames.map(({ name }) => name))("%s: each choice can be picked, step by step", (name) => {
    const choices = treeOf(name);
    for (const wanted of choicesOf(choices)) {
      let made: readonly Pick[] = [];
      let action: number | null = null;
      for (const step of wanted.picks) ({ made, action } = take(choices, made, step));
      expect(action).toBe(wanted.action);
    }
  });
});

describe("a piece that walks, or kicks the ball", () => {
  const choices = grow([
    { picks: [["piece", "A3"]], kind: "cell", ids: ["e2", "d3"], actions: [1, 2], deed: "walk" },
    { picks: [["piece", "A3"], ["piece", "ball"]], kind: "cell", ids: ["h5", "goal-b", "e4"], actions: [3, 4, 5], deed: "flight" },
    { picks: [["piece", "A2"]], kind: "cell", ids: ["b2"], actions: [6], deed: "walk" },
    { picks: [["piece", "A2"]], kind: "cell", ids: ["b3"], actions: [7] },
  ]);
  const A3 = [pick("piece:A3")];
  const ball = [...A3, pick("piece:ball")];

  it("is picked, then a cell or the ball, then where the ball goes", () => {
    expect(keys(following(choices, []))).toEqual(["piece:A3", "piece:A2"]);
    expect(keys(following(choices, A3))).toEqual(["cell:e2", "cell:d3", "piece:ball"]);
    expect(take(choices, A3, pick("cell:e2")).action).toBe(1);
    expect(take(choices, ball, pick("cell:goal-b")).action).toBe(4);
  });

  it("is let go by a click on it, and changed for another", () => {
    expect(take(choices, ball, pick("piece:ball")).made).toEqual(A3);
    expect(take(choices, ball, pick("piece:A3")).made).toEqual([]);
    expect(keys(take(choices, ball, pick("piece:A2")).made)).toEqual(["piece:A2"]);
  });

  it("hints at what could follow, and how one gets there", () => {
    expect(hints(choices, A3)).toEqual([{ cell: "e2", kind: "walk", fate: "" }, { cell: "d3", kind: "walk", fate: "" }]);
    expect(hints(choices, ball).map(({ cell, kind }) => `${kind} ${cell}`)).toEqual(["flight h5", "flight goal-b", "flight e4"]);
    expect(hints(choices, [pick("piece:A2")])).toContainEqual({ cell: "b3", kind: "", fate: "" });
  });

  it("takes its ways, and each part that ways share once", () => {
    const way = (kind: string, path: string, touches = ""): Leg => ({ kind, path: path.split(" "), ...(touches ? { touches: touches.split(" ") } : {}) });
    const run = way("walk", "e4 e3 f3");
    const kicks = [preview(3, [run, way("flight", "f3 g4 h5")]), preview(4, [run, way("flight", "f3 g3 h4 goal-b", "h4")])];
    expect(ways(kicks.slice(0, 1)).map(({ kind }) => kind)).toEqual(["walk", "flight"]);
    expect(ways(kicks)).toHaveLength(3);
    expect(ways(kicks)[2]!.touches).toEqual(["h4"]);
    expect(ways([preview(5, [{ kind: "walk", points: [[0, 1, 1], [5, 9, 9]] }])])).toHaveLength(1);
  });

  it("means its cell where the cell comes next and it would only be taken back", () => {
    const at = (made: Pick[]) => {
      const next = following(choices, made);
      const open = within(choices, made);
      return meant([pick("piece:A3"), pick("cell:e4")], (one) => next.some((other) => same(one, other)), (one) => open.has(keyOf(one)));
    };
    expect(at([])).toEqual(pick("piece:A3"));
    expect(at(A3)).toEqual(pick("piece:A3"));
    expect(at(ball)).toEqual(pick("cell:e4"));
  });
});

describe("pieces on the bench", () => {
  const piece = (id: string): Piece => ({ id, kind: "footballer", cell: "", seat: 0 });
  const bench = [piece("A1"), piece("A2")];
  const choices = [choice(1, "piece:A1", "cell:b3"), choice(2, "piece:A2", "cell:c5"), choice(3, "piece:A2", "cell:d5")];
  const cells = (all: readonly Choice[], waiting: readonly Piece[]) => [...shortcuts(treeFrom(all), waiting).keys()];

  it("are put on a cell by one click", () => {
    expect(cells(choices, bench)).toEqual(["b3", "c5", "d5"]);
    expect(shortcuts(treeFrom(choices), bench).get("c5")?.action).toBe(2);
  });

  it("are to be picked where two could go", () => {
    expect(cells([...choices, choice(4, "piece:A1", "cell:c5")], bench)).toEqual(["b3", "d5"]);
  });

  it("leave alone what is picked by itself or needs more", () => {
    expect(cells([...choices, choice(4, "cell:b3")], bench)).toEqual(["c5", "d5"]);
    expect(cells([...choices, choice(4, "piece:A1", "cell:d5", "button:go")], bench)).toEqual(["b3", "c5"]);
    expect(cells(choices, [])).toEqual([]);
    // A player who may also put a piece on the board says first which piece is meant.
    expect(cells(choices, [piece("A1")])).toEqual([]);
  });
});

it("codes that follow each other are told as runs", () => {
  const tree = grow([{ picks: [], kind: "cell", ids: ["a", "b", "c", "d", "e"], actions: [7, -2, 12, 20] }]);
  expect(choicesOf(tree).map(({ action }) => action)).toEqual([7, 8, 9, 12, 20]);
  expect(tree.count).toBe(5);
});

describe("very many choices", () => {
  // As many as a free board of two words and 36 footballers brings: grown and walked at once.
  const groups = Array.from({ length: 36 }, (_, i): Group => ({
    picks: [["piece", `A${i}`]], kind: "cell", deed: "walk",
    ids: Array.from({ length: 36 }, (_, j) => `c${(i * 7 + j) % 425}`), actions: Array.from({ length: 36 }, (_, j) => i * 36 + j),
  }));

  it("are grown and walked in the blink of an eye", () => {
    const walked = (): number => {
      const start = performance.now();
      const tree = grow(groups);
      for (let i = 0; i < 36; i++) {
        const made = [pick(`piece:A${i}`)];
        for (const next of following(tree, made)) reach(tree, [...made, next]);
        hints(tree, made);
        within(tree, made);
      }
      return performance.now() - start;
    };
    // At least one of the five runs should find the machine free.
    expect(Math.min(...Array.from({ length: 5 }, walked))).toBeLessThan(100);
    const tree = grow(groups);
    expect(tree.count).toBe(1296);
    expect(choicesOf(tree, 32)).toHaveLength(32);
    expect(choicesOf(tree)).toHaveLength(1296);
  });
});

describe("ways and odds", () => {
  it("gives the ways of what is pointed at", () => {
    const { previews } = frameOf("side");
    expect(ways(previews)).toHaveLength(2);
    const [at] = choicesOf(reach(treeOf("side"), [pick("cell:a7")]));
    expect(ways(previews.filter(({ action }) => action === at?.action))).toEqual([{ kind: "flight", path: ["c5", "b6", "a7"], touches: [] }]);
  });

  it("finds the die of the odds, picked or not", () => {
    const { previews } = frameOf("open");
    const [pass] = choicesOf(reach(treeOf("open"), [pick("die:pass")]));
    const { odds } = previews.find(({ action }) => action === pass?.action)!;
    expect(dieOfOdds(board, { odds, dice: ["pass"] })?.id).toBe("pass");
    expect(dieOfOdds(board, { odds, dice: [] })?.id).toBe("pass");
    expect(dieOfOdds(board, { odds: [], dice: [] })).toBeUndefined();
  });

  it("tells odds only when all that is left is known to share them", () => {
    const { previews } = frameOf("keeper");
    const tree = treeOf("keeper");
    const odds = (choices: Choice[], of = previews) => commonOdds(choices, of.filter(({ action }) => choices.some((one) => one.action === action)));
    expect(odds(choicesOf(tree))).toBeUndefined();
    const two = choicesOf(reach(tree, [pick("cell:c1"), pick("die:pass")]));
    expect(odds(two)).toMatchObject({ dice: ["pass"] });
    expect(odds(two)?.odds).toHaveLength(6);
    expect(odds(two, previews.filter(({ action }) => action !== two[0]!.action))).toBeUndefined();
    expect(odds([])).toBeUndefined();
  });
});

describe("placing", () => {
  const piece = (id: string, seat: number) => ({ id, kind: "footballer", cell: "", seat });
  const view = { turn: 0, pieces: [], bench: [piece("A1", 0), piece("A2", 0), piece("B1", 1)] } as unknown as View;
  const shown = (picks: string[], legs: Leg[], at = view) => placed(choice(1, ...picks), preview(1, legs), at);
  const names = (pieces: Piece[]) => pieces.map(({ id, cell }) => id + cell);

  it("shows the picked piece where it would stand", () => {
    expect(shown(["piece:A2", "cell:f3"], [{ kind: "place", path: ["f3"] }])).toMatchObject([{ ...piece("A2", 0), cell: "f3" }]);
  });
  it("shows a whole side in its order", () => {
    expect(names(shown(["button:wall"], [{ kind: "place", path: ["b4", "f3"] }]))).toEqual(["A1b4", "A2f3"]);
  });
  it("shows a side that stands on the board where it would stand then", () => {
    const standing = ["A1", "A2", "B1"].map((id) => ({ ...piece(id, id.startsWith("A") ? 0 : 1), cell: "x" }));
    const ball = { id: "ball", kind: "ball", cell: "c3", seat: 0 };
    const later = { turn: 0, pieces: [ball, ...standing], bench: [] } as unknown as View;
    expect(names(shown(["button:wall"], [{ kind: "place", path: ["b4", "f3"] }], later))).toEqual(["A1b4", "A2f3"]);
    // Each part may name its piece.
    const both: Leg[] = [{ kind: "place", path: ["b4"], piece: "A2" }, { kind: "place", path: ["d1"], piece: "B1" }];
    expect(names(shown(["button:wall"], both, later))).toEqual(["A2b4", "B1d1"]);
    expect(shown(["button:x"], [{ kind: "place", piece: "A1", points: [[0, 150, 275]] }], later)).toMatchObject([{ id: "A1", at: [150, 275] }]);
  });
  it("draws no way", () => {
    expect(shown(["button:x"], [{ kind: "walk", path: ["a", "b"] }])).toEqual([]);
    expect(ways([preview(1, [{ kind: "place", path: ["b4", "f3"] }])])).toEqual([]);
  });
});

describe("likely fates", () => {
  const group = (id: string, action: number, fate: string, share: number): Group => ({ picks: [], kind: "cell", ids: [id], actions: [action], deed: "flight", fate, share });

  it("come with their share, and without where they differ", () => {
    const tree = grow([group("goal-b", 1, "goal", 0.5), group("e4", 2, "", 0.75), group("e5", 3, "lose", 1), group("e5", 4, "loose", 0.5)]);
    const told = ["goal-b", "e4", "e5"].map((id) => reach(tree, [{ kind: "cell", id }])!);
    expect(told.map(({ fate, share }) => [fate, share])).toEqual([["goal", 0.5], ["", 0.75], ["", 1]]);
  });
});

it("a piece that is named is placed at the end of its way, from the field or from the bench", () => {
  const piece = (id: string, cell: string): Piece => ({ id, kind: "footballer", cell, seat: 0 });
  const view = { turn: 0, pieces: [piece("A2", "c2")], bench: [piece("A3", "")] } as unknown as View;
  const legs: Leg[] = [{ kind: "place", path: ["c2", "f6"], piece: "A2" }, { kind: "place", path: ["g3"], piece: "A3" }];
  expect(placed(choice(1, "button:wall"), preview(1, legs), view).map(({ id, cell }) => [id, cell])).toEqual([["A2", "f6"], ["A3", "g3"]]);
});

describe("what is drawn before anything is picked", () => {
  const group = (piece: string, cell: string, deed: string, fate = "", share = 1): Group => ({ picks: [["piece", piece]], kind: "cell", ids: [cell], actions: [piece.charCodeAt(0) + cell.charCodeAt(0)], deed, fate, share });
  const tree = grow([group("x", "e6", "enter", "foul", 0.5), group("x", "d5", "walk"), group("y", "e6", "enter"), group("z", "c4", "walk")]);

  it("tells who may go to the ball, and at what risk", () => {
    expect(entries(tree, [])).toEqual([
      { piece: "x", cell: "e6", fate: "foul", share: 0.5 },
      { piece: "y", cell: "e6", fate: "", share: 1 },
    ]);
  });

  it("then of the one who is picked", () => {
    expect(entries(tree, [pick("piece:y")]).map(({ piece }) => piece)).toEqual(["y"]);
    expect(entries(tree, [pick("piece:z")])).toEqual([]);
  });

  it("tells which buttons mean a place", () => {
    const rods: Group = { picks: [], kind: "button", ids: ["rod1", "rod2"], actions: [7, 8], exits: [[1, 2], [3, 4]] };
    const end: Group = { picks: [], kind: "button", ids: ["end"], actions: [9], deed: "decline" };
    expect(spots(grow([rods, end]), [])).toEqual([{ cell: "", id: "rod1", at: [1, 2] }, { cell: "", id: "rod2", at: [3, 4] }]);
  });
});

describe("two dice that do the same", () => {
  const walk = (die: string, actions: number[], more: Partial<Group> = {}): Group =>
    ({ picks: [["die", die], ["piece", "A7"]], kind: "cell", ids: ["3.4", "3.5"], actions, deed: "walk", ...more });
  const kick: Group = { picks: [["die", "black"], ["piece", "A7"]], kind: "cell", ids: ["3.5", "3.9"], actions: [30, 31], deed: "flight" };
  const tree = grow([walk("black", [10, 11]), walk("yellow", [20, 21], { usual: true }), kick]);
  const seven = [pick("piece:A7")];

  it("mean the usual one where none is picked", () => {
    expect(take(tree, seven, pick("cell:3.4")).action).toBe(20);
  });
  it("mean another one that is picked first, or after the piece", () => {
    const black = take(tree, [], pick("die:black")).made;
    expect(take(tree, take(tree, black, pick("piece:A7")).made, pick("cell:3.4")).action).toBe(10);
    const after = take(tree, seven, pick("die:black")).made;
    expect(keys(after)).toEqual(["die:black", "piece:A7"]);
    expect(take(tree, after, pick("cell:3.4")).action).toBe(10);
  });
  it("leave what only the other one can do", () => {
    const shot = take(tree, seven, pick("cell:3.9"));
    expect(keys(following(tree, shot.made))).toEqual(["die:black"]);
    expect(hints(tree, seven).map(({ cell }) => cell)).toEqual(["3.4", "3.5", "3.9"]);
  });
  it("ask where neither is usual", () => {
    const both = grow([walk("black", [10, 11]), walk("yellow", [20, 21])]);
    const made = take(both, seven, pick("cell:3.4")).made;
    expect(keys(following(both, made))).toEqual(["die:black", "die:yellow"]);
  });
  it("count each action once", () => {
    expect(tree.count).toBe(6);
    expect(choicesOf(reach(tree, seven)).map(({ action }) => action).sort()).toEqual([20, 21, 30, 31]);
  });
});
