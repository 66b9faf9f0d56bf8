import { describe, expect, it } from "vitest";
import { arrange, type Hands, type Plan, type Room } from "./arrange";

const RATIOS = { supergoal: 13.6 / 5.6, streetsoccer: 12.6 / 8.6, but: 25.6 / 17.6, handball: 2, hexes: 1.02 };
const HANDS: Record<keyof typeof RATIOS, Hands> = {
  supergoal: { dice: 8, bench: 0 }, streetsoccer: { dice: 1, bench: 5 }, but: { dice: 2, bench: 11 },
  handball: { dice: 3, bench: 7 }, hexes: { dice: 1, bench: 0 },
};
const GAMES = Object.keys(RATIOS) as (keyof typeof RATIOS)[];
const lay = (game: keyof typeof RATIOS, room: Room): Plan =>
  arrange(room, HANDS[game], (upright) => (upright ? 1 / RATIOS[game] : RATIOS[game]));

/** The room taken by everything under the board or at its side, with the board: at most what there is. */
function spans({ way, width, height, hands, bar, gap }: Plan): Room {
  switch (way) {
    case "stack":
      return { width, height: height + hands + bar + 2 * gap };
    case "column":
      return { width: width + hands + gap, height: height + bar + gap };
    case "beside":
      return { width: width + bar + gap, height };
    case "corner":
      return { width: width + bar + gap, height: height + hands + gap };
    default:
      return { width, height: height + bar + gap };
  }
}

describe("what lies where", () => {
  // The windows less the strip on top, the sheet at the side where there is one, and the edges.
  const ROOMS: Room[] = [
    { width: 1028, height: 732 }, { width: 1564, height: 1009 }, { width: 884, height: 435 },
    { width: 348, height: 641 }, { width: 724, height: 298 }, { width: 744, height: 950 },
  ];

  it("leaves room for two dice side by side in a tray with its frame", () => {
    const { way, hands, die, between } = lay("but", { width: 348, height: 639 });
    expect(way).toBe("line");
    // 7 px of padding and 2 px of border on both sides.
    expect(hands).toBeGreaterThanOrEqual(2 * die + between + 18);
  });

  it.each(GAMES)("never needs more than the room there is: %s", (game) => {
    for (const room of ROOMS) {
      const { width, height } = spans(lay(game, room));
      expect(width).toBeLessThanOrEqual(room.width + 1);
      expect(height).toBeLessThanOrEqual(room.height + 1);
    }
  });

  it.each(GAMES)("gives the board two fifths of a window of 1280 by 800: %s", (game) => {
    const { width, height } = lay(game, ROOMS[0]!);
    expect((width * height) / (1280 * 800)).toBeGreaterThanOrEqual(0.4);
  });

  it("gives the board the whole height of a phone that lies, however many dice there are", () => {
    const room = { width: 836, height: 335 };
    for (const dice of [1, 4, 5, 8]) {
      const plan = arrange(room, { dice, bench: 5 }, (upright) => (upright ? 0.72 : 1.4));
      expect(plan.way).toBe("beside");
      expect(plan.height).toBeGreaterThan(room.height - 2);
    }
  });

  it("stands a long board upright on a phone and lays it across on a desk", () => {
    expect(ROOMS.map((room) => lay("supergoal", room).upright)).toEqual([false, false, false, true, false, true]);
    expect(ROOMS.slice(0, 4).map((room) => lay("streetsoccer", room).upright)).toEqual([false, false, false, true]);
  });

  it("puts many dice in one row of 44 to 60 pixels on a desk", () => {
    const { way, die } = lay("supergoal", ROOMS[0]!);
    expect(way).toBe("stack");
    expect(die).toBeGreaterThanOrEqual(44);
    expect(die).toBeLessThanOrEqual(60);
  });

  it.each(GAMES)("leaves a board to play on in the smallest window, and in one zoomed to twice its size: %s", (game) => {
    // 320 × 480 and 640 × 400 less the strip on top and the edges.
    for (const room of [{ width: 308, height: 379 }, { width: 628, height: 299 }]) {
      const plan = lay(game, room);
      expect(spans(plan).width).toBeLessThanOrEqual(room.width + 1);
      expect(spans(plan).height).toBeLessThanOrEqual(room.height + 1);
      expect((plan.width * plan.height) / (room.width * room.height)).toBeGreaterThan(0.3);
    }
  });

  it("gives a long bench at the side of a low board room for all of it", () => {
    const plan = arrange({ width: 884, height: 433 }, { dice: 1, bench: 16 }, (upright) => (upright ? 1 / 1.452 : 1.452));
    expect(plan.way).toBe("column");
    // Rows of 44 px, pieces of 40 px in a tray with its frame.
    const rows = Math.ceil(16 / Math.floor((plan.hands - 12) / 40));
    expect(rows * 44).toBeLessThanOrEqual(plan.height);
  });

  it("knows a way out where there is no room at all", () => {
    expect(lay("supergoal", { width: 40, height: 40 }).way).toBe("stack");
  });
});
