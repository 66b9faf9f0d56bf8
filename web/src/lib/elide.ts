// "d’Anne" or "de Bruno", like src/debut/kernel/text.py: both read elisions.json.

import type { FluentFunction } from "@fluent/bundle";

/** A word and a name as French joins them; a name in h is elided except in ha, one in y only before a consonant. */
export function elide(word: string, name: string): string {
  const letters = name.slice(0, 2).toLowerCase().normalize("NFD").replace("œ", "oe").replace("æ", "ae");
  const bare = letters.replace(/[^\p{L}\p{N}]/gu, "");
  const mute = /^(?:[aeiou]|h[eiouy]|y(?![aeiouy])\p{L})/u.test(bare);
  return mute ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`.trimEnd();
}

/** The function that texts may call: `{ ELIDE("de", $name) }`. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  ELIDE: ([word, name]) => elide(String(word), String(name)),
};
