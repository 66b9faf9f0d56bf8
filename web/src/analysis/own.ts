// The finished matches of this browser, by game, and which side it played in each.

import type { Mine } from "../lib/kept";
import type { PlayedAs } from "../lib/protocol";

export interface Own {
  game: string;
  played: PlayedAs[];
  /** Matches in which both sides sat at this browser. */
  both: number;
}

/** The sides played at this browser; in an old entry, the sides that no computer had. */
function sidesOf({ sides, keys, bots, players }: Mine): number[] {
  if (sides) return sides;
  return keys.length && !players ? [0, 1].filter((side) => bots[side] === null) : [];
}

export function ownMatches(mine: readonly Mine[]): Own[] {
  const found = new Map<string, Own>();
  for (const one of mine) {
    const sides = sidesOf(one);
    if (!one.over || !one.game || !sides.length) continue;
    const own = found.get(one.game) ?? { game: one.game, played: [], both: 0 };
    found.set(one.game, own);
    if (sides.length > 1) own.both += 1;
    else own.played.push({ match: one.id, side: sides[0]! });
  }
  return [...found.values()];
}
