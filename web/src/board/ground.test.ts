import { describe, expect, it } from "vitest";
import { acting, attack } from "./attack";
import { rim } from "./coordinates";
import fixtures from "./fixtures.json";
import { caught, goalsOf, mesh, ropes, swing } from "./net";
import { blades, cracks, grains, lots, planks } from "./scatter";
import { cellSize, edges, inset, onLine } from "./shape";
import type { Board, Cell, View } from "./types";

const board: Board = {
  ...(fixtures.board as unknown as Board),
  lines: [
    { kind: "goal", points: [[2, 0.25], [3, 0.25], [3, 1], [2, 1]], seat: 1 },
    { kind: "goal", points: [[2, 12], [3, 12], [3, 12.75], [2, 12.75]], seat: 0 },
  ],
};
const turned = (point: readonly [number, number]): [number, number] => [board.width - point[0], board.height - point[1]];
const other: Board = {
  ...board,
  cells: board.cells.map((cell) => ({ ...cell, outline: cell.outline.map(turned) })),
  lines: board.lines.map((line) => ({ ...line, points: line.points.map(turned) })),
};
const square = (x: number, y: number, id: string): Cell => ({ id, zone: "field", outline: [[x, y], [x + 1, y], [x + 1, y + 1], [x, y + 1]] });

describe("ends that are changed", () => {
  it("give each goal to the other team, and turn the way it attacks", () => {
    const [usual, swapped] = [goalsOf(board), goalsOf(board, true)];
    expect(usual.map(({ seat }) => seat)).toEqual([1, 0]);
    expect(swapped.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(swapped.map(({ mouth }) => mouth)).toEqual(usual.map(({ mouth }) => mouth));
    expect([attack(usual, 0), attack(swapped, 0)]).toEqual([-90, 90]);
  });
});

it("boards of a floor run its length and lie within it", () => {
  const box = { left: 0, top: 0, right: 16, low: 8 };
  for (const lying of [true, false]) {
    const { seams, dark } = planks(box, 1, lying, 5);
    const numbers = `${seams}${dark}`.match(/-?[\d.]+/g)!.map(Number);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(16);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(seams).toContain(lying ? "M.00 .25L16.00 .25" : "M.25 .00L.25 8.00");
  }
  expect(planks(box, 1, true, 5)).toEqual(planks(box, 1, true, 5));
});

describe("names on the rim", () => {
  it("name columns from the left and lines from the top, as the board lies", () => {
    const found = rim(board.cells, 1)!;
    expect(found.columns.map(({ text }) => text).join("")).toBe("abcde");
    expect(found.columns[0]!.at).toBe(0.5);
    expect(found.lines.map(({ text }) => text).join(" ")).toBe("11 10 9 8 7 6 5 4 3 2 1");
    expect(rim(other.cells, 1)!.columns.map(({ text }) => text).join("")).toBe("edcba");
  });
  it("are two numbers where cells are called by a column and a row of them", () => {
    const cells = [0, 1, 2].flatMap((x) => [0, 1].map((y) => square(x, y, `${x + 1}.${y + 1}`)));
    const lying = rim(cells, 1)!;
    expect(lying.columns.map(({ text, at }) => [text, at])).toEqual([["1", 0.5], ["2", 1.5], ["3", 2.5]]);
    expect(lying.lines.map(({ text }) => text)).toEqual(["1", "2"]);
    // When the board stands upright, the columns of the notation are read up the side.
    const upright = cells.map((cell) => ({ ...cell, outline: cell.outline.map(([x, y]): [number, number] => [y, 3 - x]) }));
    const standing = rim(upright, 1)!;
    expect([standing.columns.map(({ text }) => text), standing.lines.map(({ text }) => text)]).toEqual([["1", "2"], ["3", "2", "1"]]);
  });
  it("change places when the board lies on its side", () => {
    const cells = board.cells.map((cell) => ({ ...cell, outline: cell.outline.map(([x, y]): [number, number] => [y, x]) }));
    const found = rim(cells, 1)!;
    expect([found.columns.length, found.lines.length]).toEqual([11, 5]);
    expect(found.lines[0]!.text).toBe("a");
  });
  it("are found for hexes, whose columns wind", () => {
    const hexes = Array.from({ length: 12 }, (_, i): Cell => {
      const [column, row] = [i % 3, Math.floor(i / 3)];
      const [x, y] = [Math.sqrt(3) * (column + (row % 2) / 2) + 1, 1.5 * row + 1];
      const outline = Array.from({ length: 6 }, (_, n): [number, number] => {
        const turn = ((60 * n + 30) * Math.PI) / 180;
        return [x + Math.cos(turn), y + Math.sin(turn)];
      });
      return { id: `${"abc"[column]}${row + 1}`, zone: "field", outline };
    });
    const found = rim(hexes, cellSize(hexes))!;
    expect(found.columns.map(({ text }) => text)).toEqual(["a", "b", "c"]);
    expect(found.lines.map(({ text }) => text)).toEqual(["1", "2", "3", "4"]);
  });
  it("are left out where cells have no column and line", () => {
    const cells = ["north", "south", "b1", "b2"].map((id, i) => square(i % 2, i >> 1, id));
    expect(rim(cells, 1)).toBeNull();
  });
});

describe("goals", () => {
  const [b, a] = goalsOf(board);
  it("open towards the middle", () => {
    expect([b!.seat, a!.seat]).toEqual([1, 0]);
    expect(b!.mouth.map(([, y]) => y)).toEqual([1, 1]);
    expect(a!.mouth.map(([, y]) => y)).toEqual([12, 12]);
    expect(a!.back.map(([, y]) => y)).toEqual([12.75, 12.75]);
  });
  it("catch a ball within the posts, behind the line", () => {
    for (const from of [[0, 6], [2.5, 2], [5, 1.5]] as const) {
      const [x, y] = caught(b!, from);
      expect(x).toBeGreaterThanOrEqual(2.25);
      expect(x).toBeLessThanOrEqual(2.75);
      expect(y).toBeLessThan(1);
      expect(y).toBeGreaterThan(0.25);
    }
  });
  it("have a net that gives way where the ball is and comes to rest", () => {
    const at = caught(b!, [2.5, 2]);
    expect(mesh(b!, 1, { at, by: 0.3 })).not.toBe(mesh(b!, 1));
    expect(ropes(b!, 1, { at, by: 0 })).toBe(ropes(b!, 1));
    expect([swing(0), swing(1)]).toEqual([0, 0]);
    expect(swing(0.12)).toBeCloseTo(1);
  });
  it("tell which way a team attacks", () => {
    const nets = goalsOf(board);
    expect([attack(nets, 0), attack(nets, 1)]).toEqual([-90, 90]);
    expect(attack(goalsOf(other), 0)).toBe(90);
    expect(attack([], 0)).toBeNull();
  });
});

it("the team that decides or throws has the turn", () => {
  const view = (turn: number, dice: View["dice"] = []) => ({ turn, dice }) as unknown as View;
  const die = { id: "die", seat: 1, face: null, thrown: true, spent: false };
  expect([acting(view(0)), acting(view(-1, [die])), acting(view(-1)), acting(view(-2, [die]))]).toEqual([0, 1, null, null]);
});

describe("what a ground is strewn with", () => {
  const box = { left: 0, top: 1, right: 5, low: 12 };
  it("is always the same, and lies on it", () => {
    expect(grains(box, 1, 8, 3)).toBe(grains(box, 1, 8, 3));
    expect(blades(box, 1, 3)).not.toBe(blades(box, 1, 4));
    for (const [, x, y] of grains(box, 1, 8, 3).matchAll(/M(\S+) (\S+)h0/g)) {
      expect(Number(x)).toBeLessThanOrEqual(5);
      expect(Number(y)).toBeGreaterThanOrEqual(1);
    }
    expect(cracks(box, 1, 2).match(/M/g)).toHaveLength(4);
  });
  it("never repeats itself from cell to cell", () => {
    const cells = new Map<string, string[]>();
    for (const [, x, y] of grains(box, 1, 8, 3).matchAll(/M(\S+) (\S+)h0/g)) {
      const key = `${Math.floor(Number(x))} ${Math.floor(Number(y))}`;
      cells.set(key, [...(cells.get(key) ?? []), `${(Number(x) % 1).toFixed(2)} ${(Number(y) % 1).toFixed(2)}`]);
    }
    const drawn = [...cells.values()].map((dots) => dots.sort().join());
    expect(new Set(drawn).size).toBe(drawn.length);
  });
  it("stays light on a large field", () => {
    const large = { left: 0, top: 0, right: 60, low: 40 };
    expect(grains(large, 1, 20, 1).match(/M/g)!.length).toBeLessThan(1700);
  });
  it("comes from lots between 0 and 1", () => {
    const lot = lots(1);
    for (let i = 0; i < 200; i++) expect(Math.abs(lot() - 0.5)).toBeLessThanOrEqual(0.5);
  });
});

describe("lines", () => {
  const box = [[0, 0], [5, 0], [5, 11], [0, 11]] as const;
  it("are painted within what they bound, whichever way round it is told", () => {
    const within = [[0.1, 0.1], [4.9, 0.1], [4.9, 10.9], [0.1, 10.9]];
    inset(box, 0.1).forEach(([x, y], i) => expect([x, y]).toEqual(within[i]!.map((n) => expect.closeTo(n))));
    inset([...box].reverse(), 0.1).forEach(([x, y]) => {
      expect(Math.min(x, 5 - x)).toBeCloseTo(0.1);
      expect(Math.min(y, 11 - y)).toBeCloseTo(0.1);
    });
  });
  it("bound cells where no two of them meet", () => {
    const two = [square(0, 0, "a1"), square(1, 0, "b1")].map(({ outline }) => outline);
    expect(edges(two)).toHaveLength(6);
    expect(onLine([1, 0], [[0, 0], [2, 0]])).toBe(true);
    expect(onLine([1, 0.1], [[0, 0], [2, 0]])).toBe(false);
  });
});
