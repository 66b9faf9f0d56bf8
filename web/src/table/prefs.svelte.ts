/** How this browser likes its table, beside the settings of the whole app. */
import { keep, load } from "../lib/storage";

const KEY = "debut-table";
const kept = load<{ auto?: boolean; labels?: boolean }>(KEY, {});

export const prefs = $state({
  /** A die of one's own is thrown by itself after a short wait. */
  auto: kept.auto ?? true,
  labels: kept.labels ?? true,
});

export function keepPrefs(): void {
  keep(KEY, $state.snapshot(prefs));
}
