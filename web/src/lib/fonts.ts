// The type families come after everything that a person waits for.

const SLOW_TRIP = 600; // ms to the server and back, from where a line is a slow one
const SLOW_LINE_WAITS = 15_000;

/** Whether the server took long to begin with this page: that is a trip, or more. */
export function slowLine(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page !== undefined && page.responseStart - page.requestStart > SLOW_TRIP;
}

export function loadFonts(): void {
  const load = (): void => void import("../fonts.css").catch(() => undefined);
  // Who has been here has them already.
  if (navigator.serviceWorker?.controller) return load();
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  setTimeout(() => idle(load), slowLine() ? SLOW_LINE_WAITS : 0);
}
