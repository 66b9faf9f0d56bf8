// How long the server keeps a match: what is asked of it, and from when on the day is said.

import type { Mine } from "./kept";
import type { Life } from "./protocol";

const DAY = 86_400_000;
/** So many days before a match is removed its page says when. */
const NEAR = 14;
/** Of a match whose days are not known it is asked after as many as this. */
const UNKNOWN = 21;

/** What a server answers that has no such match any more. */
export const GONE_CODES: ReadonlySet<string> = new Set(["match-removed", "match-unknown"]);

/** Whether the server has to be asked how long a match stays: nobody here has been at it for long. */
export function mayEndSoon({ over, gone, days, seen }: Mine, now = Date.now()): boolean {
  if (over || gone || days === null) return false;
  return now - seen > Math.max((days ?? UNKNOWN) - NEAR, 0) * DAY;
}

/** The moment at which a match is removed, if that is near: at once, where it has passed. */
export function lastDay(life: Life | null | undefined, now = Date.now()): number | null {
  if (!life?.until) return null;
  const until = Math.max(Date.parse(life.until), now);
  return until - now < NEAR * DAY ? until : null;
}
