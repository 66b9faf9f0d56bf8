// The kit of a team that a match is played with.

import type { Kit } from "../kit/kit";
import type { TeamBook } from "../lib/protocol";
import { loadTeams } from "./kept";
import { readyKit } from "./ready";
import { frameOf, listOf } from "./team";

/** The kit of a ready team, or of one that was saved here; none for a list without a kit. */
export function kitOfTeam(game: string, book: TeamBook, text: string): Kit | null {
  if (book.ready.some(({ id }) => id === text)) return readyKit(text);
  return loadTeams(game, frameOf(book)).saved.find((team) => listOf(team.places) === text)?.kit ?? null;
}
