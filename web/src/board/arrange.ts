/** Plans where board, dice and instruction lie in the available room, so that the board is as large as possible. */

export interface Room {
  width: number;
  height: number;
}

/** What lies on the table beside the board. */
export interface Hands {
  /** The number of dice in all trays together. */
  dice: number;
  /** The number of pieces on the longer bench. */
  bench: number;
}

/**
 * stack: the dice in a row under the board, the instruction under them. line: both in one row under it.
 * column: the dice at its side, the instruction under both. beside: both at its side. corner: the dice
 * under it, the instruction at its side. alone: the instruction under it, and empty trays.
 */
export type Way = "stack" | "line" | "column" | "beside" | "corner" | "alone";

export interface Plan {
  way: Way;
  /** The board stands upright. */
  upright: boolean;
  /** The size of the board, in pixels. */
  width: number;
  height: number;
  /** The width of a die. */
  die: number;
  /** The width or height of the trays, and of the strip with the instruction. */
  hands: number;
  bar: number;
  gap: number;
  /** The gap between dice. */
  between: number;
  /** The constants of all lengths. */
  size: Size;
}

/** The kind of room: a phone, a low window, or a desk. */
export type Size = "phone" | "low" | "desk";

interface Measure {
  gap: number;
  die: number;
  /** A single die is drawn larger. */
  hero: number;
  /** The space under each die. */
  name: number;
  /** The space between dice, and around those of one tray. */
  between: number;
  around: number;
  /** A piece on the bench; each row of the bench is as high as a finger needs. */
  piece: number;
  /** The least strip: across the whole room, with empty trays there, beside the dice, and at the side of the board. */
  strip: number;
  alone: number;
  beside: number;
  side: number;
  /** The least width of the strip beside the dice. */
  least: number;
}

/** In pixels; tiny: the smallest that still works, in a window zoomed to twice its size or on the smallest phone. */
const MEASURES: Record<Size | "tiny", Measure> = {
  tiny: { gap: 4, die: 34, hero: 44, name: 12, between: 4, around: 14, piece: 33, strip: 84, alone: 84, beside: 96, side: 150, least: 150 },
  phone: { gap: 6, die: 46, hero: 62, name: 14, between: 10, around: 14, piece: 33, strip: 116, alone: 98, beside: 142, side: 166, least: 190 },
  low: { gap: 8, die: 46, hero: 76, name: 14, between: 12, around: 14, piece: 38, strip: 104, alone: 104, beside: 104, side: 220, least: 300 },
  desk: { gap: 12, die: 58, hero: 88, name: 18, between: 16, around: 16, piece: 46, strip: 104, alone: 104, beside: 116, side: 270, least: 380 },
};

const FINGER = 44;
/** The widest that anything at the side of the board may be. */
const MOST_SIDE = 384;

function sizeOf({ width, height }: Room): Size {
  if (Math.min(width, height) < 400) return "phone";
  return height < 560 ? "low" : "desk";
}

/** The layouts in order of preference: a later one is chosen only for a larger board. */
const WAYS: readonly Way[] = ["stack", "line", "beside", "column", "corner"];
/** The factor by which the board must be larger for a later layout. */
const GAIN = 1.02;
/** …and for the smallest dice and texts. */
const TINY_GAIN = 1.5;

function plan(way: Way, room: Room, ratio: number, upright: boolean, hands: Hands, size: Size, of: Measure): Plan | undefined {
  const { dice, bench } = hands;
  const die = dice > 2 ? of.die : of.hero;
  const cell = { width: die + of.between, height: Math.ceil(die * 1.08) + of.name + of.between };
  // In at most three trays: each team's, and nobody's.
  const row = { width: Math.max(1, dice) * cell.width + (dice > 2 ? 3 * of.around + 2 * of.gap : of.around), height: cell.height + of.around };
  /** So many dice below each other in so many columns; no two trays share a row. */
  const rows = (columns: number) => Math.ceil(dice / columns) + (dice > columns ? 1 : 0);
  const high = (columns: number) => rows(columns) * cell.height + 2 * of.around + 2 * of.gap;

  const made = (width: number, height: number, held: number, bar: number): Plan | undefined => {
    const wide = Math.floor(Math.min(width, height * ratio));
    if (wide < 60) return undefined;
    return { way, upright, width: wide, height: wide / ratio, die, hands: held, bar, gap: of.gap, between: of.between, size };
  };

  switch (way) {
    case "alone":
      // An upright board needs the height more than the texts do.
      return made(room.width, room.height - (upright ? of.alone : of.strip) - of.gap, 0, upright ? of.alone : of.strip);
    case "stack":
      if (row.width > room.width) return undefined;
      return made(room.width, room.height - row.height - of.strip - 2 * of.gap, row.height, of.strip);
    case "line": {
      const bar = Math.max(of.beside, row.height);
      const wide = Math.max(row.width, bench ? Math.ceil(bench / 3) * 42 + 14 : 0);
      if (room.width - wide - of.gap < of.least) return undefined;
      return made(room.width, room.height - bar - of.gap, wide, bar);
    }
    case "beside": {
      // The dice may lie in the room that a board of full height leaves free.
      const side = Math.max(of.side, Math.min(MOST_SIDE, Math.floor(room.width - of.gap - room.height * ratio)));
      const columns = Math.max(1, Math.floor((side - of.around) / cell.width));
      // Both benches lie there; on a phone, only the one that is needed.
      const rank = Math.max(1, Math.floor((side - of.around) / (of.piece + 2)));
      const benches = bench ? (size === "phone" ? 1 : 2) * (Math.ceil(bench / rank) * FINGER + 4) + of.gap : 0;
      const held = Math.max(high(columns), benches);
      if (room.height - held - of.gap < of.strip + 20) return undefined;
      return made(room.width - side - of.gap, room.height, held, side);
    }
    case "column": {
      const height = room.height - of.strip - of.gap;
      const columns = [1, 2, 3].find((n) => high(n) <= height);
      if (!columns) return undefined;
      // A long bench has as many pieces side by side as it needs to be no higher than the board.
      const rank = Math.ceil(bench / Math.max(1, Math.floor((height - of.around) / FINGER)));
      const wide = Math.max(columns * cell.width, rank * (of.piece + 2)) + of.around;
      return made(room.width - wide - of.gap, height, wide, of.strip);
    }
    case "corner":
      if (row.width > room.width - of.side - of.gap) return undefined;
      return made(room.width - of.side - of.gap, room.height - row.height - of.gap, row.height, of.side);
  }
}

const area = (of: Plan | undefined): number => (of ? of.width * of.height : 0);

/**
 * The plan with the largest board. `ratioOf` gives the board's width for its height, upright or
 * not; `bare`: all trays are empty.
 */
export function arrange(room: Room, hands: Hands, ratioOf: (upright: boolean) => number, bare = false): Plan {
  const size = sizeOf(room);
  const largest = (of: Measure): Plan | undefined => {
    let best: Plan | undefined;
    for (const upright of [false, true])
      for (const way of bare ? (["alone"] as const) : WAYS) {
        const found = plan(way, room, ratioOf(upright), upright, hands, size, of);
        if (found && area(found) > area(best) * GAIN) best = found;
      }
    return best;
  };
  const usual = largest(MEASURES[size]);
  const tiny = size === "phone" ? largest(MEASURES.tiny) : undefined;
  const best = area(tiny) > area(usual) * TINY_GAIN ? tiny : usual;
  if (best) return best;
  // There is no room for anything: all parts are stacked in order.
  const { die, strip, gap, between } = MEASURES[size];
  const width = Math.max(Math.min(room.width, (room.height - 2 * die - strip - 2 * gap) * ratioOf(true)), 60);
  return { way: "stack", upright: true, width, height: width / ratioOf(true), die, hands: die * 2, bar: strip, gap, between, size };
}
