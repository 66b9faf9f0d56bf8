// How long the server keeps a match: when to ask it, and from when on the day is shown.

import type { Mine } from "./kept";
import type { Life } from "./protocol";

const DAY = 86_400_000;
/** The number of days before its removal from which the page of a match shows the day. */
const NEAR = 14;
/** The number of days after which the server is asked about a match without known days. */
const UNKNOWN = 21;

/** The answer of a server that no longer has the match. */
export const GONE_CODES: ReadonlySet<string> = new Set(["match-removed", "match-unknown"]);

/** Whether to ask the server how long a match stays: nobody here has been at it for a long time. */
export function mayEndSoon({ over, gone, days, seen }: Mine, now = Date.now()): boolean {
  if (over || gone || days === null) return false;
  return now - seen > Math.max((days ?? UNKNOWN) - NEAR, 0) * DAY;
}

/** The moment at which a match is removed, if that is near; now, if it has passed. */
export function lastDay(life: Life | null | undefined, now = Date.now()): number | null {
  if (!life?.until) return null;
  const until = Math.max(Date.parse(life.until), now);
  return until - now < NEAR * DAY ? until : null;
}
