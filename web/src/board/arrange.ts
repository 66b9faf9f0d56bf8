/** Where board, dice and what to do lie in the room there is: so that the board is as large as it can be. */

export interface Room {
  width: number;
  height: number;
}

/** What lies on the table beside the board. */
export interface Hands {
  /** Dice in all hands together. */
  dice: number;
  /** Pieces on the longer bench. */
  bench: number;
}

/**
 * stack: the dice in a row under the board, what to do under them. line: both in one row under it.
 * column: the dice at its side, what to do under both. beside: both at its side. corner: the dice
 * under it, what to do at its side. alone: what to do under it, and nothing in any hand.
 */
export type Way = "stack" | "line" | "column" | "beside" | "corner" | "alone";

export interface Plan {
  way: Way;
  /** The board stands upright. */
  upright: boolean;
  /** Of the board, in pixels. */
  width: number;
  height: number;
  /** How wide a die is. */
  die: number;
  /** How wide or high the hands are, and the strip that says what to do. */
  hands: number;
  bar: number;
  gap: number;
  /** Between dice. */
  between: number;
  /** What all lengths go by. */
  size: Size;
}

/** The room is that of a phone, of a low window, or of a desk. */
export type Size = "phone" | "low" | "desk";

interface Measure {
  gap: number;
  die: number;
  /** One die alone is the hero of its game. */
  hero: number;
  /** Under each die. */
  name: number;
  /** Between dice, and around those of one hand. */
  between: number;
  around: number;
  /** A piece on the bench; each of its rows is as high as a finger. */
  piece: number;
  /** The strip across the whole room, with nothing else there, beside the dice, and at the side of the board at the least. */
  strip: number;
  alone: number;
  beside: number;
  side: number;
  /** How wide the strip is beside the dice at the least. */
  least: number;
}

/** In pixels; tiny: the least of all that still works, in a window zoomed to twice its size or on the smallest phone. */
const MEASURES: Record<Size | "tiny", Measure> = {
  tiny: { gap: 4, die: 34, hero: 44, name: 12, between: 4, around: 14, piece: 33, strip: 84, alone: 84, beside: 96, side: 150, least: 150 },
  phone: { gap: 6, die: 46, hero: 62, name: 14, between: 10, around: 14, piece: 33, strip: 116, alone: 98, beside: 142, side: 166, least: 190 },
  low: { gap: 8, die: 46, hero: 76, name: 14, between: 12, around: 14, piece: 38, strip: 104, alone: 104, beside: 104, side: 220, least: 300 },
  desk: { gap: 12, die: 58, hero: 88, name: 18, between: 16, around: 16, piece: 46, strip: 104, alone: 104, beside: 116, side: 270, least: 380 },
};

const FINGER = 44;
/** At the side of the board nothing is wider. */
const MOST_SIDE = 384;

function sizeOf({ width, height }: Room): Size {
  if (Math.min(width, height) < 400) return "phone";
  return height < 560 ? "low" : "desk";
}

/** The ways, those first that are taken before others that give the board no more room. */
const WAYS: readonly Way[] = ["stack", "line", "beside", "column", "corner"];
/** So much larger the board must be for a way that comes later. */
const GAIN = 1.02;
/** …and for dice and words that are as small as can be. */
const TINY_GAIN = 1.5;

function plan(way: Way, room: Room, ratio: number, upright: boolean, hands: Hands, size: Size, of: Measure): Plan | undefined {
  const { dice, bench } = hands;
  const die = dice > 2 ? of.die : of.hero;
  const cell = { width: die + of.between, height: Math.ceil(die * 1.08) + of.name + of.between };
  // In three hands at the most: either team's, and nobody's.
  const row = { width: Math.max(1, dice) * cell.width + (dice > 2 ? 3 * of.around + 2 * of.gap : of.around), height: cell.height + of.around };
  /** So many dice, one under the other in so many columns; no two hands share a row. */
  const rows = (columns: number) => Math.ceil(dice / columns) + (dice > columns ? 1 : 0);
  const high = (columns: number) => rows(columns) * cell.height + 2 * of.around + 2 * of.gap;

  const made = (width: number, height: number, held: number, bar: number): Plan | undefined => {
    const wide = Math.floor(Math.min(width, height * ratio));
    if (wide < 60) return undefined;
    return { way, upright, width: wide, height: wide / ratio, die, hands: held, bar, gap: of.gap, between: of.between, size };
  };

  switch (way) {
    case "alone":
      // An upright board needs the height more than the words do.
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
      // What a board of full height leaves free, the dice may lie in.
      const side = Math.max(of.side, Math.min(MOST_SIDE, Math.floor(room.width - of.gap - room.height * ratio)));
      const columns = Math.max(1, Math.floor((side - of.around) / cell.width));
      // Both benches lie there, on a phone the one that is needed.
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
      // A long bench takes as many pieces beside each other as it needs to be no higher than the board.
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
 * The plan with the largest board. `ratioOf` tells how wide the board is for its height, upright or
 * not; `bare`: nothing is in any hand.
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
  // No room for anything: all of it one under the other, as it comes.
  const { die, strip, gap, between } = MEASURES[size];
  const width = Math.max(Math.min(room.width, (room.height - 2 * die - strip - 2 * gap) * ratioOf(true)), 60);
  return { way: "stack", upright: true, width, height: width / ratioOf(true), die, hands: die * 2, bar: strip, gap, between, size };
}
