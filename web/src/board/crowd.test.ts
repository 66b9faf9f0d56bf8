import { describe, expect, it } from "vitest";
import { crowded } from "./crowd";

const pawn = (id: string, x: number, y = 0) => ({ id, ball: false, at: [x, y] as const, radius: 2 });

describe("pieces off the grid", () => {
  it("are as large as usual where there is room", () => {
    expect(crowded([pawn("A1", 0), pawn("A2", 8), { id: "ball", ball: true, at: [4, 0], radius: 1 }]).size).toBe(0);
  });

  it("are drawn smaller beside each other, and alike", () => {
    const shares = crowded([pawn("A1", 0), pawn("B1", 2.4), pawn("B2", 9)]);
    expect(shares.get("A1")).toBeCloseTo(shares.get("B1")!);
    expect(shares.get("A1")).toBeLessThan(0.8);
    expect(shares.has("B2")).toBe(false);
  });

  it("show their numbers beside the ball, which is never smaller", () => {
    const shares = crowded([pawn("A1", 0), { id: "ball", ball: true, at: [2.1, 0], radius: 1 }]);
    expect(shares.get("A1")).toBeGreaterThan(0.8);
    expect(shares.has("ball")).toBe(false);
  });
});
