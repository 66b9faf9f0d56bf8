import { expect, test } from "vitest";

import elisions from "./elisions.json";
import { elide } from "./elide";
import type { Event } from "./protocol";
import { makeBundle } from "./webtexts";
import { countEvents, timesBefore, variant } from "./variants";

test.each(elisions)("%s and %s are joined as in Python", (word, name, joined) => {
  expect(elide(word!, name!)).toBe(joined);
});

test("a text elides a name", () => {
  const bundle = makeBundle("fr", 'reaches = Le 5 { ELIDE("de", $name) } y est.');
  const said = (name: string) => bundle.formatPattern(bundle.getMessage("reaches")!.value!, { name });
  expect(said("Anne")).toBe("Le 5 d’Anne y est.");
  expect(said("Bruno")).toBe("Le 5 de Bruno y est.");
});

test("an event is told in the variant after the last one's", () => {
  const shot = (): Event => ({ kind: "flight", message: "shot", seat: 0 });
  const save = (): Event => ({ kind: "save", message: "saved", seat: 1 });
  const plies = [[shot(), save()], [], [shot(), shot(), save()]];
  countEvents(plies);
  expect(plies.map((events) => events.map(timesBefore))).toEqual([[0, 0], [], [1, 2, 1]]);
  expect(timesBefore(shot())).toBe(0);
  // A ply taken back and played again, and an earlier ply that arrives later.
  countEvents([[shot()], ...plies]);
  expect(plies[2]!.map(timesBefore)).toEqual([2, 3, 1]);
});

test("variants take turns as in Python, none twice running", () => {
  const turns = (count: number) => [...Array(3 * count).keys()].map((nth) => variant(nth, count));
  expect(turns(1)).toEqual([0, 0, 0]);
  expect(turns(2)).toEqual([0, 1, 0, 1, 0, 1]);
  expect(turns(3)).toEqual([0, 1, 2, 1, 2, 0, 2, 0, 1]);
  expect(turns(4)).toEqual([0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]);
});
