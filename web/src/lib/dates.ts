// Days and times, as a person writes them.

import { settings } from "./settings.svelte";

// Of the languages that the browser prefers: British English writes days otherwise than American.
const ownTag = (): string => navigator.languages.find((tag) => tag.startsWith(settings.language)) ?? settings.language;

/** A day in the reader's language. */
export function day(at: number | string): string {
  return new Intl.DateTimeFormat(ownTag(), { dateStyle: "long" }).format(new Date(at));
}

/** A moment in the reader's language: milliseconds, or as the server writes it. */
export function moment(at: number | string): string {
  const form = new Intl.DateTimeFormat(ownTag(), { dateStyle: "medium", timeStyle: "short" });
  return form.format(new Date(at));
}
