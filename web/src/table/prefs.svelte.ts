/** The preferences of this browser for its table, beside the settings of the whole app. */
import { LABELS, type Labels } from "../board/types";
import { keep, load } from "../lib/storage";

export interface Prefs {
  /** The player's own die is thrown by itself after a short wait. */
  auto: boolean;
  /** A die that makes a move final waits a moment, so that a slip can be taken back. */
  hold: boolean;
  /** Where the names of the cells are written. */
  labels: Labels;
  /** Quarters by which a game's board is turned from its default. */
  turn: Record<string, number>;
}

const KEY = "debut-table";

/** The stored preferences that are still valid. */
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

/** Turns the board one quarter clockwise, or to so many from its default. */
export function turnBoard(game: string, quarters: number = (prefs.turn[game] ?? 0) + 1): void {
  prefs.turn[game] = quarters % 4;
  keepPrefs();
}
