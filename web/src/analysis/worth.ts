// Formats values, from −1 (lost) to 1 (won), for people: in percent of winning.

import { settings } from "../lib/settings.svelte";

/** A value is halved: from a lost match to a won one it is 100 %. */
const PERCENT = 50;

/** Written without a sign. */
export function size(worth: number, digits = 0): string {
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${new Intl.NumberFormat(settings.language, form).format(Math.abs(PERCENT * worth))}\u202f%`;
}

/** Written with a true minus sign, and zero without a sign. */
export function signed(worth: number, digits = 0): string {
  const rounded = Math.round(PERCENT * worth * 10 ** digits);
  const figure = size(rounded / 10 ** digits / PERCENT, digits);
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : ""}${figure}`;
}

/** Written as a chance of winning. */
export const chance = (worth: number, digits = 0): string => size(1 + worth, digits);
