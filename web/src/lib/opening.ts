// The opening of checked dice (docs/dice.md) as this page takes part in it: it commits to a random text
// by its hash, and reveals the text only when nobody can choose anything any more. The host may play and
// read the server's secret, so this holds against a server that lies: what it showed first is what counts.

import { randomText, read, type DiceText, type SeenSeal } from "./kept";
import { change } from "./matches.svelte";
import type { Commit, PlayerRecord, Reveal, Seal } from "./protocol";
import { hashOf } from "./sha256";

interface Known {
  diceTexts: DiceText[];
  seal?: SeenSeal;
}

/** Stored in memory too: a match that another tab forgets is still played here. */
const memory = new Map<string, Known>();

function known(match: string): Known {
  const { diceTexts = [], seal } = read().find((one) => one.id === match) ?? {};
  const old = memory.get(match);
  const lost = old?.diceTexts.filter(({ hash }) => !diceTexts.some((one) => one.hash === hash)) ?? [];
  return { diceTexts: [...diceTexts, ...lost], seal: seal ?? old?.seal };
}

function store(match: string, news: Partial<Known>): void {
  const now = { ...known(match), ...news };
  memory.set(match, now);
  change(match, () => now);
}

/** Makes a new text for an opening. Those of earlier openings are void: nothing commits to them again. */
function makeText(match: string, one: Pick<DiceText, "opening" | "key" | "player">): DiceText {
  const text = randomText();
  const made = { ...one, text, hash: hashOf(text) };
  store(match, { diceTexts: [...known(match).diceTexts.filter(({ opening }) => opening === one.opening), made] });
  return made;
}

/** Makes the texts whose hashes go with the first message to a match, one for each key. */
export function prepareTexts(match: string, keys: readonly string[]): void {
  const { diceTexts, seal } = known(match);
  if (seal) return;
  for (const key of keys) if (!diceTexts.some((one) => one.key === key)) makeText(match, { opening: 0, key });
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The seen parts of a seal, with what is new in this one; what was seen before is never replaced. */
export function withNews(seen: SeenSeal | undefined, { commitment, hashes, texts, voided }: Seal): SeenSeal {
  const before = seen?.voided ?? [];
  if (!seen) return { commitment, hashes, texts, voided };
  if (!same(before, voided.slice(0, before.length))) return seen;
  // A new opening, unless the dice were fixed: then there cannot be one.
  if (voided.length > before.length) return seen.hashes && seen.texts ? seen : { commitment: seen.commitment, hashes, texts, voided };
  return {
    ...seen,
    hashes: hashes.map((hash, i) => seen.hashes?.[i] ?? hash),
    // A match in which somebody's text was seen before hashes were introduced may have begun anew.
    texts: texts?.map((text, i) => seen.texts?.[i] ?? text) ?? (seen.hashes ? seen.texts : null),
    voided,
  };
}

/** Stores the new parts of a seal: the check finds any change of a part that was seen. */
function noteSeal(match: string, shown: Seal, people: readonly number[]): SeenSeal {
  const { seal } = known(match);
  const own = people.length ? [...people] : seal?.own;
  const seen = { ...withNews(seal, shown), ...(own && { own }) };
  if (!same(seen, seal)) store(match, { seal: seen });
  return seen;
}

/**
 * Stores a seal and returns what this page now sends for the people it plays: the hash of a new text, or the
 * text behind the hash that is shown for them, if it was made here for this very opening.
 */
export function answersTo(match: string, shown: Seal, players: readonly PlayerRecord[], people: readonly number[]): (Commit | Reveal)[] {
  const seen = noteSeal(match, shown, people);
  const { commitment, hashes, texts, voided, waiting } = shown;
  // What is shown now has to equal what was shown first.
  if (texts || !same([commitment, hashes, voided], [seen.commitment, seen.hashes, seen.voided])) return [];
  const opening = voided.length;
  const complete = players.every(({ bot }, i) => (bot ? hashes[i] === "" : /^[0-9a-f]{64}$/.test(hashes[i] ?? "")));
  return people.filter((player) => waiting.includes(player)).flatMap((player): (Commit | Reveal)[] => {
    const own = known(match).diceTexts.filter((one) => one.opening === opening);
    if (hashes[player] === null) {
      const { hash } = own.find((one) => one.player === player) ?? makeText(match, { opening, player });
      return [{ type: "commit", opening, player, hash }];
    }
    const made = own.find(({ hash }) => hash === hashes[player]);
    // It was made by another device of this player, which reveals it.
    if (!made || !complete) return [];
    return [{ type: "reveal", opening, player, text: made.text }];
  });
}
