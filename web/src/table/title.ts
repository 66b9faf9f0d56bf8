/** The title of the browser's tab: whose turn it is, and the score. */
import { say } from "../lib/text";

interface Standing {
  names: readonly [string, string];
  score: readonly [number, number];
  turn: string;
  /** A player at this browser is to play. */
  mine: boolean;
}

export function tabTitle({ names, score, turn, mine }: Standing): string {
  const page = say("table-tab", { a: names[0], b: names[1], x: score[0], y: score[1], turn });
  return mine ? `● ${page}` : page;
}
