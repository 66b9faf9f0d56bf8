// The teams of a game stored in this browser: the one on the table, and the saved ones.

import { keep, load } from "../lib/storage";
import { emptyTeam, readTeam, writeTeam, type Frame, type Team } from "./team";

export const MOST_TEAMS = 60;

export interface KeptTeams {
  draft: Team;
  saved: Team[];
}

const keyOf = (game: string): string => `debut-teams-${game}`;

export const newId = (): string => `t${Date.now().toString(36)}${Math.floor(Math.random() * 46656).toString(36)}`;

/** Damaged teams are left out, and the rest is read. */
export function readTeams(given: unknown, frame: Frame): KeptTeams {
  const { draft, saved } = (given ?? {}) as Record<string, unknown>;
  const teams = Array.isArray(saved) ? saved : [];
  return {
    draft: readTeam(draft, frame) ?? emptyTeam(frame, newId()),
    saved: teams.flatMap((one: unknown) => readTeam(one, frame) ?? []),
  };
}

export const loadTeams = (game: string, frame: Frame): KeptTeams => readTeams(load<unknown>(keyOf(game), null), frame);

export function keepTeams(game: string, { draft, saved }: KeptTeams): void {
  keep(keyOf(game), { draft: writeTeam(draft), saved: saved.map(writeTeam) });
}

/** Saves the team: in the place of its older version, or first. */
export function withSaved(saved: readonly Team[], team: Team): Team[] {
  const known = saved.some((one) => one.id === team.id);
  return known ? saved.map((one) => (one.id === team.id ? team : one)) : [team, ...saved].slice(0, MOST_TEAMS);
}

/** A name that no other team has. */
export function freeName(saved: readonly Team[], wished: string, id: string): string {
  const taken = new Set(saved.filter((one) => one.id !== id).map((one) => one.name));
  let name = wished;
  for (let n = 2; taken.has(name); n++) name = `${wished} ${n}`;
  return name;
}
