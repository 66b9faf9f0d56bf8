// Days and times, as a person writes them.

import { settings } from "./settings.svelte";

/** A moment in the reader's language: milliseconds, or as the server writes it. */
export function moment(at: number | string): string {
  // Of the languages that the browser prefers: British English writes days otherwise than American.
  const own = navigator.languages.find((tag) => tag.startsWith(settings.language)) ?? settings.language;
  const form = new Intl.DateTimeFormat(own, { dateStyle: "medium", timeStyle: "short" });
  return form.format(new Date(at));
}
