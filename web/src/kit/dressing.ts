// The kits of both teams in a match that is about to be opened.

import { fetchBook } from "../lib/api";
import type { GameInfo, NewMatch } from "../lib/protocol";
import { writeKit } from "./kit";

/** The match with its kits: those of the teams where teams are chosen, otherwise the opener's own kit. */
export async function dressed(wish: NewMatch, game: GameInfo, own: { place: number | null; kit: string }): Promise<NewMatch> {
  const kits = await kitsOf(wish, game);
  const seats = wish.seats.map((seat, place) => {
    const kit = kits ? kits[seat.side] : place === own.place ? own.kit : "";
    return kit ? { ...seat, kit } : seat;
  });
  return { ...wish, seats };
}

/** The kits of the teams, by side; none in a game without teams. */
async function kitsOf(wish: NewMatch, game: GameInfo): Promise<string[] | null> {
  const options = game.options.filter((option) => option.team);
  if (!options.length) return null;
  try {
    const [{ kitOfTeam }, book] = await Promise.all([import("../teams/kits"), fetchBook(game.id)]);
    return options.map(({ name, default: usual }) => {
      const kit = kitOfTeam(game.id, book, String(wish.options?.[name] ?? usual));
      return kit ? writeKit(kit) : "";
    });
  } catch {
    return []; // the match works without kits
  }
}
