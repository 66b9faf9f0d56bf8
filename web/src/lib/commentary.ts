// A match told in words, ply by ply.

import type { Clock, Fallen, Frame } from "./protocol";
import { canSay, say, sayEvent, slug } from "./text";

/** When in a match something happened. */
export const when = ({ kind, period, done }: Clock): string =>
  say("story-when", { kind, period, n: done + 1, minute: Math.floor(done / 60) + 1 });

/** Dice that were thrown together, with their faces. */
export const facesOf = (dice: Fallen["dice"]): string =>
  dice.map(([die, face]) => say("story-throw", { die: say(`die-${die}`), face: say(`face-${die}-${slug(face)}`) })).join(", ");

/** What happened in a ply; "" where the game tells nothing. */
export function tell(frame: Frame, game: string): string {
  const words = frame.events
    .map((event) => sayEvent(event, game))
    .filter((sentence) => sentence !== "");
  return words.join(" ");
}

/** A decision as it is written; a die or a button has a name of its own. */
export function named(text: string, game: string): string {
  const id = [`die-${text}`, `button-${text}`].find((one) => canSay(one, game));
  return id ? say(id, {}, game) : text;
}

/** Where goals were scored: the number of the frame, and the side. */
export function goalsOf(frames: readonly Frame[]): { at: number; seat: number }[] {
  return frames.flatMap((frame, at) => {
    const before = frames[at - 1]?.view.score;
    if (!before) return [];
    const seat = frame.view.score.findIndex((goals, side) => goals > before[side]!);
    return seat < 0 ? [] : [{ at, seat }];
  });
}
