// The names that a game gives its options.

import { canSay, say } from "./text";
import type { Entry } from "./wishes";

/** A choice has a text of its own, or is shown as it is written. */
export function choiceText(game: string, option: string, choice: Entry): string {
  const id = `option-${option}-${choice}`;
  return canSay(id, game) ? say(id, {}, game) : String(choice);
}
