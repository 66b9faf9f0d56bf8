// Worths as they are written.

import { settings } from "../lib/settings.svelte";

const DIGITS = 2;

/** Without a sign. */
export function size(worth: number, digits = DIGITS): string {
  const form = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(settings.language, form).format(Math.abs(worth));
}

/** With a true minus, and nought without a sign. */
export function signed(worth: number, digits = DIGITS): string {
  const rounded = Math.round(worth * 10 ** digits);
  return `${rounded > 0 ? "+" : rounded < 0 ? "−" : ""}${size(rounded / 10 ** digits, digits)}`;
}
