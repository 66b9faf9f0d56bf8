// Describes a match in words, ply by ply.

import type { DecisionWords, Fallen, Frame, Message } from "./protocol";
import { say, sayEvent, sayMessage, slug, type Acting } from "./text";

/** Dice that were thrown together, with their faces. */
export const facesOf = (dice: Fallen["dice"]): string =>
  dice.map(([die, face]) => say("story-throw", { die: say(`die-${die}`), face: say(`face-${die}-${slug(face)}`) })).join(", ");

/** What happened in a ply; "" where the game has no text for it. */
export function tell(frame: Pick<Frame, "events">, game: string): string {
  const words = frame.events
    .map((event) => sayEvent(event, game))
    .filter((sentence) => sentence !== "");
  return words.join(" ");
}

/** A decision in words: what it does, or what it chooses. */
export function sentences(deed: DecisionWords | null | undefined, game: string, acting?: Acting): string {
  if (deed?.does?.length) return deed.does.map((one) => sayMessage(one, game, acting)).join(" ");
  return chosen(deed?.chooses ?? [], game);
}

/** The picks by their names. */
export function chosen(picks: readonly Message[], game: string): string {
  const names = picks.map((one) => sayMessage(one, game)).join(", ");
  return names && `${names[0]!.toUpperCase()}${names.slice(1)}.`;
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
