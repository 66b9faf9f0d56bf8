import { expect, test } from "vitest";

import { ago } from "./ago";

const MINUTE = 60_000;

test("how long ago, in the largest unit that fits", () => {
  const now = 1_000 * 86_400_000;
  expect(ago(now, "en", now)).toBe("this minute");
  expect(ago(now - 5 * MINUTE, "en", now)).toBe("5 minutes ago");
  expect(ago(now - 61 * MINUTE, "en", now)).toBe("1 hour ago");
  expect(ago(now - 26 * 60 * MINUTE, "fr", now)).toBe("hier");
  // A clock that was set back gives no nonsense.
  expect(ago(now + MINUTE, "en", now)).toBe("this minute");
});
