import { beforeEach, expect, test } from "vitest";

import type { Mine } from "./kept";
import { forgetMatch, sealSeen, sittingAt } from "./matches.svelte";
import { answersTo, prepareTexts, withNews } from "./opening";
import type { Commit, PlayerRecord, Reveal, Seal } from "./protocol";
import { hashOf } from "./sha256";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) } });
});

let count = 0;
/** A separate match for each test, because they stay in memory. */
const newMatch = (): string => `m${count++}`;
const person = (bot: string | null = null) => ({ name: "", side: 0, bot, kit: "" }) as unknown as PlayerRecord;
const TWO = [person(), person()];
const THEIRS = hashOf("theirs");
const seal = (more: Partial<Seal> = {}): Seal => ({ commitment: hashOf("secret"), hashes: [null, null], texts: null, waiting: [0, 1], voided: [], ...more });
const stored = (match: string): Mine => (JSON.parse(kept.get("debut-matches") ?? "[]") as Mine[]).find(({ id }) => id === match)!;

const answers = (match: string, shown: Seal, people = [0], players = TWO) => answersTo(match, shown, players, people);
/** Player 0 commits in an opening: the hash. */
function commits(match: string, shown: Seal = seal()): string {
  const [commit] = answers(match, shown) as Commit[];
  expect(commit).toMatchObject({ type: "commit", opening: shown.voided.length, player: 0 });
  return commit!.hash;
}
const reveals = (match: string, shown: Seal): string[] => (answers(match, shown) as Reveal[]).map(({ type, text }) => (type === "reveal" ? text : type));

test("it commits to a random text that is stored first, and reveals it once all hashes are there", () => {
  const match = newMatch();
  const hash = commits(match);
  const [made] = stored(match).diceTexts!;
  expect(made).toMatchObject({ hash, opening: 0, player: 0 });
  expect([hashOf(made!.text), made!.text]).toEqual([hash, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  // It keeps committing to the same text until the server has it.
  expect(commits(match)).toBe(hash);
  expect(answers(match, seal({ hashes: [hash, null], waiting: [1] }))).toEqual([]);
  // If the server says that it is not waiting for it yet, the page sends nothing.
  expect(answers(match, seal({ hashes: [hash, null] }))).toEqual([]);
  expect(answers(match, seal({ hashes: [hash, THEIRS] }))).toEqual([{ type: "reveal", opening: 0, player: 0, text: made!.text }]);
  // The connection was lost over it: the same again.
  expect(reveals(match, seal({ hashes: [hash, THEIRS] }))).toEqual([made!.text]);
  expect(answers(match, seal({ hashes: [hash, THEIRS], waiting: [1] }))).toEqual([]);
});

test("what goes with the first message is one text for each key, until the dice have been seen", () => {
  const match = newMatch();
  prepareTexts(match, ["a", "b"]);
  const { hashes } = sittingAt(match, ["a", "b"]);
  prepareTexts(match, ["b", "a"]);
  expect(sittingAt(match, ["b", "a", "c"]).hashes).toEqual([hashes![1], hashes![0], ""]);
  expect(new Set(hashes).size).toBe(2);
  const shown = seal({ hashes: [hashes![1]!, hashes![0]!] });
  expect(answers(match, shown, [0, 1]).map(({ type, player }) => [type, player])).toEqual([["reveal", 0], ["reveal", 1]]);
  // A text that was revealed is never committed to again.
  expect(sittingAt(match, ["a", "b"]).hashes).toEqual(["", ""]);
  prepareTexts(match, ["d"]);
  expect(sittingAt(match, ["d"]).hashes).toEqual([""]);
});

test("the computer adds nothing, and is not waited for", () => {
  const match = newMatch();
  const players = [person(), person("level1")];
  const [commit] = answers(match, seal({ hashes: [null, ""], waiting: [0] }), [0], players) as Commit[];
  expect(answers(match, seal({ hashes: [commit!.hash, ""], waiting: [0] }), [0], players)).toMatchObject([{ type: "reveal" }]);
});

test("after a void opening it commits to a new text, and the old one is never revealed nor committed to again", () => {
  const match = newMatch();
  const first = commits(match);
  const text = stored(match).diceTexts![0]!.text;
  const voided = [[1]];
  const second = commits(match, seal({ voided }));
  expect(second).not.toBe(first);
  // The server shows the old hash in the next opening, as if it had been committed to there: it may know the text.
  const other = newMatch();
  const known = commits(other);
  expect(reveals(other, seal({ hashes: [known, THEIRS] }))).toHaveLength(1);
  expect(answers(other, seal({ hashes: [known, THEIRS], voided }))).toEqual([]);
  // There is no way back to the first opening.
  expect(answers(match, seal({ hashes: [first, THEIRS] }))).toEqual([]);
  // A page that connects again keeps the text.
  prepareTexts(match, ["k"]);
  const [later] = reveals(match, seal({ hashes: [second, THEIRS], voided }));
  expect([hashOf(later!), later === text]).toEqual([second, false]);
  expect(stored(match).diceTexts!.map(({ hash }) => hash)).toEqual([second]);
});

test.each<[string, (own: string) => Partial<Seal>, (own: string) => Partial<Seal>]>([
  ["another commitment", (own) => ({ hashes: [own, null] }), (own) => ({ hashes: [own, THEIRS], commitment: hashOf("other") })],
  ["another hash of somebody's", (own) => ({ hashes: [own, THEIRS] }), (own) => ({ hashes: [own, hashOf("other")] })],
  ["one's own hash taken away", (own) => ({ hashes: [own, THEIRS] }), () => ({ hashes: [null, THEIRS] })],
  ["the computer's empty hash for a person", (own) => ({ hashes: [own, null] }), (own) => ({ hashes: [own, ""] })],
  ["something that is no hash", (own) => ({ hashes: [own, null] }), (own) => ({ hashes: [own, "no"] })],
  ["a hash of one's own that was not made here", () => ({}), () => ({ hashes: [hashOf("forged"), THEIRS] })],
  ["texts before one's own", (own) => ({ hashes: [own, null] }), (own) => ({ hashes: [own, THEIRS], texts: ["", "theirs"] })],
])("a server that shows %s is not answered", (_, before, lie) => {
  const match = newMatch();
  const own = commits(match);
  expect(answers(match, seal({ ...before(own), waiting: [1] }))).toEqual([]);
  expect(answers(match, seal(lie(own)))).toEqual([]);
});

test("what was shown first is what counts, also for another tab and after a reload", () => {
  const match = newMatch();
  const own = commits(match);
  answers(match, seal({ hashes: [own, THEIRS], waiting: [1] }));
  expect(sealSeen(match)).toMatchObject({ commitment: hashOf("secret"), hashes: [own, THEIRS], texts: null, voided: [], own: [0] });
  answers(match, seal({ hashes: [own, hashOf("other")], waiting: [1] }));
  expect(sealSeen(match)!.hashes).toEqual([own, THEIRS]);
  // Another tab of this browser has seen the next opening.
  const all = JSON.parse(kept.get("debut-matches")!) as Mine[];
  all.find(({ id }) => id === match)!.seal!.voided = [[1]];
  kept.set("debut-matches", JSON.stringify(all));
  expect(answers(match, seal({ hashes: [own, THEIRS] }))).toEqual([]);
});

test("a match that is forgotten meanwhile is played on from memory", () => {
  const match = newMatch();
  const own = commits(match);
  answers(match, seal({ hashes: [own, THEIRS], waiting: [1] }));
  forgetMatch(match);
  expect(answers(match, seal({ hashes: [own, hashOf("other")] }))).toEqual([]);
  expect(reveals(match, seal({ hashes: [own, THEIRS] }))).toHaveLength(1);
});

test("whoever watches sends nothing, and notes the seal", () => {
  const match = newMatch();
  expect(answers(match, seal(), [])).toEqual([]);
  expect(sealSeen(match)).toEqual({ ...seal({}), waiting: undefined, made: [] });
});

test("once the dice are fixed there is no other opening, and an older match is noted as it stands", () => {
  const shown = seal({ hashes: [hashOf("a"), hashOf("b")], texts: ["a", "b"], waiting: [] });
  const seen = withNews(undefined, shown);
  expect(withNews(seen, seal({ voided: [[0]] }))).toEqual(seen);
  expect(withNews(seen, { ...shown, texts: null })).toEqual(seen);
  const older = { commitment: hashOf("secret"), texts: ["a", null] };
  expect(withNews(older, seal({ hashes: ["", ""], texts: ["x", "b"], waiting: [] }))).toMatchObject({ hashes: ["", ""], texts: ["a", "b"] });
  // Not everybody had sat down before hashes were introduced.
  expect(withNews(older, seal())).toMatchObject({ hashes: [null, null], texts: null });
});
