import { describe, expect, it } from "vitest";
import { LEAST, Zoom } from "./zoom.svelte";

function zoomed(cell: number): Zoom {
  const zoom = new Zoom();
  zoom.whole = [0, 0, 25, 17];
  zoom.cell = cell;
  return zoom;
}

describe("how near a board is looked at", () => {
  it("stays as it is where cells can be hit", () => {
    const zoom = zoomed(LEAST);
    zoom.nearer();
    expect([zoom.needed, zoom.scale, zoom.key("+")]).toEqual([false, 1, false]);
    expect(zoom.box).toEqual([0, 0, 25, 17]);
  });

  it("makes cells at least so large that they can be hit, and no smaller while zoomed", () => {
    for (const cell of [4, 10, 18, 23]) {
      const zoom = zoomed(cell);
      zoom.nearer();
      expect(zoom.scale * cell).toBeGreaterThanOrEqual(LEAST);
      for (let i = 0; i < 9; i++) {
        zoom.further();
        expect(zoom.scale === 1 || zoom.scale * cell >= LEAST - 1e-9).toBe(true);
      }
      expect(zoom.scale).toBe(1);
      for (let i = 0; i < 9; i++) zoom.nearer();
      expect(zoom.scale).toBeCloseTo(zoom.most);
    }
  });

  it("keeps the point that is looked at where it is", () => {
    const zoom = zoomed(10);
    const share = (x: number) => (x - zoom.box[0]) / zoom.box[2];
    zoom.by(3, [10, 8]);
    const before = share(10);
    zoom.by(1.3, [10, 8]);
    expect(share(10)).toBeCloseTo(before);
  });

  it("looks at the middle first", () => {
    const zoom = zoomed(10);
    zoom.nearer();
    expect(zoom.middle).toEqual([12.5, 8.5]);
  });

  it("never looks beyond the edges", () => {
    const zoom = zoomed(10);
    zoom.nearer();
    zoom.pan(-99, 99);
    const [x, y, w, h] = zoom.box;
    expect([x, y + h]).toEqual([0, 17]);
    // …and returns from there at once.
    zoom.pan(1, 0);
    expect(zoom.box[0]).toBeCloseTo(1);
    zoom.reveal([24.5, 0.5], 1);
    expect([zoom.box[0] + w, zoom.box[1]]).toEqual([25, 0]);
    zoom.reveal(zoom.middle, 1);
    expect(zoom.box[0] + w).toBe(25);
    expect(y).toBeGreaterThan(0);
  });

  it("listens to + − 0", () => {
    const zoom = zoomed(12);
    expect(zoom.key("+")).toBe(true);
    expect(zoom.scale).toBeGreaterThan(1);
    zoom.key("0");
    expect(zoom.scale).toBe(1);
    expect(zoom.key("x")).toBe(false);
  });

  it("stays around the ball until the whole board is wanted, and leaves room below for the knobs", () => {
    const zoom = zoomed(10);
    zoom.below = 2;
    expect(zoom.key("b")).toBe(true);
    expect([zoom.following, zoom.scale * 10 >= LEAST]).toEqual([true, true]);
    zoom.centre([20, 5]);
    expect(zoom.middle[0]).toBeCloseTo(Math.min(20, 25 - zoom.box[2] / 2));
    zoom.pan(0, 99);
    expect(zoom.box[1] + zoom.box[3]).toBeCloseTo(17 + 2 / zoom.scale);
    zoom.wholeBoard();
    expect([zoom.following, ...zoom.box]).toEqual([false, 0, 0, 25, 17]);
  });
});

describe("a camera that follows a ball", () => {
  it("comes nearer to it a little each time, and only where the board is looked at from near", () => {
    const zoom = new Zoom();
    zoom.cell = 12;
    zoom.whole = [0, 0, 40, 40];
    const before = zoom.middle;
    zoom.ease([30, 30]);
    expect(zoom.middle).toEqual(before);
    zoom.nearer();
    const from = zoom.middle;
    zoom.ease([30, 30]);
    expect(zoom.middle[0]).toBeGreaterThan(from[0]);
    expect(zoom.middle[0]).toBeLessThan(from[0] + (30 - from[0]) / 2);
  });
});
