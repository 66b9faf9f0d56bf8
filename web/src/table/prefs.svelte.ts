/** How this browser likes its table, beside the settings of the whole app. */
import { LABELS, type Labels } from "../board/types";
import { keep, load } from "../lib/storage";

export interface Prefs {
  /** A die of one's own is thrown by itself after a short wait. */
  auto: boolean;
  /** A die that makes a move final waits a moment, so that a slip can be taken back. */
  hold: boolean;
  /** Where the names of the cells are written. */
  labels: Labels;
  /** Quarters that the board of a game is turned by from how it lies by itself. */
  turn: Record<string, number>;
}

const KEY = "debut-table";

/** What was kept, as far as it still makes sense. */
function readPrefs(kept: unknown): Prefs {
  const { auto, hold, labels, turn } = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  const turns = Object.entries(typeof turn === "object" && turn !== null ? turn : {});
  return {
    auto: auto !== false,
    hold: hold !== false,
    labels: LABELS.find((one) => one === labels) ?? "rim",
    turn: Object.fromEntries(turns.filter(([, quarters]) => [1, 2, 3].includes(quarters as number))) as Record<string, number>,
  };
}

export const prefs: Prefs = $state(readPrefs(load<unknown>(KEY, {})));

export function keepPrefs(): void {
  keep(KEY, $state.snapshot(prefs));
}

/** One quarter on, clockwise; or by so many from how it lies by itself. */
export function turnBoard(game: string, quarters: number = (prefs.turn[game] ?? 0) + 1): void {
  prefs.turn[game] = quarters % 4;
  keepPrefs();
}
