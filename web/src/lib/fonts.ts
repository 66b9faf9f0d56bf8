// The type families come after everything that a person waits for.

const SLOW_TRIP = 400; // ms to the server and back, from where a line is a slow one
const SLOW_LINE_WAITS = 15_000;

/** How long the server took to begin with this page: a trip, or more. */
function trip(): number {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page ? page.responseStart - page.requestStart : 0;
}

export function loadFonts(): void {
  const load = (): void => void import("../fonts.css").catch(() => undefined);
  // Who has been here has them already.
  if (navigator.serviceWorker?.controller) return load();
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  setTimeout(() => idle(load), trip() > SLOW_TRIP ? SLOW_LINE_WAITS : 0);
}
