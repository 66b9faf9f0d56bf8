// A match told in words, ply by ply.

import type { Frame } from "./protocol";
import { sayEvent } from "./text";

/** What happened in a ply; "" where the game tells nothing. */
export function tell(frame: Frame, game: string): string {
  const words = frame.events
    .map((event) => sayEvent(event, game))
    .filter((sentence) => sentence !== "");
  return words.join(" ");
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
