import { describe, expect, it } from "vitest";
import fixtures from "./fixtures.json";
import { commonOdds, dieOfOdds, following, hints, keyOf, led, left, meant, placed, same, settled, shortcuts, take, ways, within } from "./picks";
import type { Board, Choice, Pick, Piece, View } from "./types";

const board = fixtures.board as unknown as Board;
const viewOf = (name: string) => fixtures.frames.find((frame) => frame.name === name)!.view as unknown as View;
const pick = (key: string): Pick => ({ kind: key.split(":")[0]!, id: key.split(":")[1]! });
const keys = (picks: readonly Pick[]) => picks.map(keyOf);
const choice = (action: number, ...picks: string[]): Choice => ({
  action, notation: String(action), picks: picks.map(pick), odds: [], legs: [],
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
    expect(take([choice(1, "cell:a", "die:x"), choice(2, "cell:b", "die:x")], [], pick("cell:b")).action).toBe(2);
  });

  it("does not choose early while a place is to be pointed at", () => {
    const one = [choice(1, "piece:x", "cell:a"), choice(2, "piece:y", "cell:b")];
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

describe("a piece that walks, or kicks the ball", () => {
  const way = (kind: string, path: string, touches = "") => ({ kind, path: path.split(" "), touches: touches ? touches.split(" ") : [] });
  const kick = (action: number, cell: string, flight: string, touches = ""): Choice => ({
    ...choice(action, "piece:A3", "piece:ball", `cell:${cell}`),
    legs: [way("walk", "e4 e3 f3"), way("flight", flight, touches)],
  });
  const choices = [
    { ...choice(1, "piece:A3", "cell:e2"), legs: [way("walk", "e4 e3 e2")] },
    { ...choice(2, "piece:A3", "cell:d3"), legs: [way("walk", "e4 d4 d3")] },
    kick(3, "h5", "f3 g4 h5"),
    kick(4, "goal-b", "f3 g3 h4 k4 goal-b", "h4"),
    kick(5, "e4", "f3 e4"),
    { ...choice(6, "piece:A2", "cell:b2"), legs: [way("walk", "b1 b2")] },
    choice(7, "piece:A2", "cell:b3"),
  ];
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
    expect(hints(choices, A3)).toEqual([{ cell: "e2", kind: "walk" }, { cell: "d3", kind: "walk" }]);
    expect(hints(choices, ball).map(({ cell, kind }) => `${kind} ${cell}`)).toEqual(["flight h5", "flight goal-b", "flight e4"]);
    expect(hints(choices, [pick("piece:A2")])).toContainEqual({ cell: "b3", kind: "" });
  });

  it("takes its ways, and each part that ways share once", () => {
    expect(ways(led(choices, ball, pick("cell:h5"))).map(({ kind }) => kind)).toEqual(["walk", "flight"]);
    expect(ways(left(choices, ball))).toHaveLength(4);
    expect(ways(led(choices, ball, pick("cell:goal-b")))[1]!.touches).toEqual(["h4"]);
  });

  it("means its cell where the cell comes next and it would only be taken back", () => {
    const at = (made: Pick[]) => {
      const among = (picks: Pick[]) => (one: Pick) => picks.some((other) => same(one, other));
      return meant([pick("piece:A3"), pick("cell:e4")], among(following(choices, made)), among(within(choices, made)));
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
  const cells = (...args: Parameters<typeof shortcuts>) => [...shortcuts(...args).keys()];

  it("are put on a cell by one click", () => {
    expect(cells(choices, [], bench)).toEqual(["b3", "c5", "d5"]);
    expect(shortcuts(choices, [], bench).get("c5")?.action).toBe(2);
  });

  it("are meant themselves once one is picked", () => {
    expect(cells(choices, [pick("piece:A2")], bench)).toEqual([]);
    expect(keys(following(choices, [pick("piece:A2")]))).toEqual(["cell:c5", "cell:d5"]);
  });

  it("are to be picked where two could go", () => {
    expect(cells([...choices, choice(4, "piece:A1", "cell:c5")], [], bench)).toEqual(["b3", "d5"]);
  });

  it("leave alone what is picked by itself or needs more", () => {
    expect(cells([...choices, choice(4, "cell:b3")], [], bench)).toEqual(["c5", "d5"]);
    expect(cells([...choices, choice(4, "piece:A1", "cell:d5", "button:go")], [], bench)).toEqual(["b3", "c5"]);
    expect(cells(choices, [], [])).toEqual([]);
    expect(cells(choices, [], [piece("A1")])).toEqual(["b3"]);
  });
});

describe("ways and odds", () => {
  it("gives the ways of what is pointed at", () => {
    const { choices } = viewOf("side");
    expect(ways(choices)).toHaveLength(2);
    expect(ways(led(choices, [], pick("cell:a7")))).toEqual([{ kind: "flight", path: ["c5", "b6", "a7"], touches: [] }]);
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

describe("placing", () => {
  const piece = (id: string, seat: number) => ({ id, kind: "footballer", cell: "", seat });
  const view = { turn: 0, pieces: [], bench: [piece("A1", 0), piece("A2", 0), piece("B1", 1)] } as unknown as View;
  const place = (picks: string[], cells: string[]) => ({ ...choice(1, ...picks), legs: [{ kind: "place", path: cells, touches: [] }] });

  it("shows the picked piece where it would stand", () => {
    expect(placed([place(["piece:A2", "cell:f3"], ["f3"])], view)).toMatchObject([{ ...piece("A2", 0), cell: "f3" }]);
  });
  it("shows a whole side in its order", () => {
    expect(placed([place(["button:wall"], ["b4", "f3"])], view).map(({ id, cell }) => id + cell)).toEqual(["A1b4", "A2f3"]);
  });
  it("shows a side that stands on the board where it would stand then", () => {
    const standing = ["A1", "A2", "B1"].map((id) => ({ ...piece(id, id.startsWith("A") ? 0 : 1), cell: `${id.toLowerCase()}x` }));
    const ball = { id: "ball", kind: "ball", cell: "c3", seat: 0 };
    const later = { turn: 0, pieces: [ball, ...standing], bench: [] } as unknown as View;
    const cells = (legs: unknown[]) => placed([{ ...choice(1, "button:wall"), legs } as Choice], later).map(({ id, cell }) => id + cell);
    expect(cells([{ kind: "place", path: ["b4", "f3"], touches: [] }])).toEqual(["A1b4", "A2f3"]);
    // Each part may name its piece.
    expect(cells([{ kind: "place", path: ["b4"], touches: [], piece: "A2" }, { kind: "place", path: ["d1"], touches: [], piece: "B1" }])).toEqual(["A2b4", "B1d1"]);
    const [off] = placed([{ ...choice(1, "button:x"), legs: [{ kind: "place", path: [], touches: [], piece: "A1", points: [[0, 150, 275]] }] } as unknown as Choice], later);
    expect(off).toMatchObject({ id: "A1", at: [150, 275] });
  });
  it("shows nothing while several are left, and draws no way", () => {
    const two = [place(["button:wall"], ["b4", "f3"]), place(["button:wide"], ["b4", "f4"])];
    expect(placed(two, view)).toEqual([]);
    expect(ways(two)).toEqual([]);
  });
});
