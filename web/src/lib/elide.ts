// "d’Anne" or "de Bruno", as src/debut/kernel/text.py does it: elisions.json holds for both.

import type { FluentFunction } from "@fluent/bundle";

/** A word and a name as French joins them; one in h is elided but for ha, one in y only before a consonant. */
export function elide(word: string, name: string): string {
  const letters = name.slice(0, 2).toLowerCase().normalize("NFD").replace("œ", "oe").replace("æ", "ae");
  const bare = letters.replace(/[^\p{L}\p{N}]/gu, "");
  const mute = /^(?:[aeiou]|h[eiouy]|y(?![aeiouy])\p{L})/u.test(bare);
  return mute ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`.trimEnd();
}

/** What a text may call: `{ ELIDE("de", $name) }`. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  ELIDE: ([word, name]) => elide(String(word), String(name)),
};
