// The length of a match: every page takes it from the game's own table (`GameInfo.pace`).

import type { GameInfo, Option } from "./protocol";
import { say } from "./text";
import type { Entry } from "./wishes";

type Chosen = Readonly<Record<string, Entry | number | null | undefined>>;

/** 37 minutes would help nobody: rounds to five minutes, to a quarter of an hour above an hour. */
function rounded(minutes: number): number {
  const step = minutes < 7.5 ? 1 : minutes < 60 ? 5 : 15;
  return Math.max(1, Math.floor(minutes / step + 0.5) * step);
}

const written = (value: Chosen[string]): string => (value === null || value === undefined ? "" : String(value));

/** The minutes that two people take for a match with these options; null where that is not known. */
export function minutesOf({ pace }: Pick<GameInfo, "pace">, options: Chosen): number | null {
  const rule = pace.rules.find(({ when }) => Object.entries(when).every(([name, value]) => written(options[name]) === String(value)));
  if (!rule) return null;
  const units = Number(written(options[rule.option]) || rule.units);
  return units > 0 ? rounded((rule.seconds * units) / 60) : null;
}

const defaults = (options: readonly Option[]): Chosen => Object.fromEntries(options.map((one) => [one.name, one.default]));

/** The minutes of a full match: every option has its default. */
export const fullMinutes = (game: GameInfo): number | null => minutesOf(game, defaults(game.options));

/** The minutes of a first match, which is shorter on purpose. */
export function firstMinutes(game: GameInfo): number | null {
  const first = game.options.flatMap((one) => (one.first === null ? [] : [[one.name, one.first] as const]));
  return minutesOf(game, { ...defaults(game.options), ...Object.fromEntries(first) });
}

export interface Offer {
  /** In the form of the option's entry. */
  value: string;
  minutes: number;
}

/** The lengths that are offered first, the shortest first, for a match with these other options. */
export function offersOf(game: GameInfo, options: Chosen): Offer[] {
  const { option, offers } = game.pace;
  return offers.flatMap((value) => {
    const minutes = minutesOf(game, { ...options, [option]: String(value) });
    return minutes === null ? [] : [{ value: String(value), minutes }];
  });
}

/** A number of minutes in words: "25 minutes", "2 hours". */
export const timeText = (minutes: number, game: string): string =>
  say("length-time", { hours: Math.floor(minutes / 60), minutes: minutes % 60 }, game);

/** "About 25 minutes". */
export const aboutText = (minutes: number, game: string): string => say("length-about", { time: timeText(minutes, game) }, game);

/** Says that a match with these options is shorter than a full one because it is the first. */
export function firstText(game: GameInfo, options: Chosen): string {
  const [minutes, full] = [minutesOf(game, options), fullMinutes(game)];
  if (minutes === null || full === null || minutes >= full) return "";
  return say("length-first", { time: timeText(minutes, game.id), full: timeText(full, game.id) }, game.id);
}
