// Formats days and times.

import { settings } from "./settings.svelte";

// Uses the languages that the browser prefers: British and American English write days differently.
const ownTag = (): string => navigator.languages.find((tag) => tag.startsWith(settings.language)) ?? settings.language;

/** A day in the reader's language. */
export function day(at: number | string): string {
  return new Intl.DateTimeFormat(ownTag(), { dateStyle: "long" }).format(new Date(at));
}

/** A moment in the reader's language: from milliseconds, or as the server writes it. */
export function moment(at: number | string): string {
  const form = new Intl.DateTimeFormat(ownTag(), { dateStyle: "medium", timeStyle: "short" });
  return form.format(new Date(at));
}
