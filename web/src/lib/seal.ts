// Checks sealed dice in the browser: docs/dice.md describes them.

import type { DiceText, SeenSeal } from "./kept";
import type { ThrowWeights } from "./protocol";
import { hashOf, hmacSha256, joined } from "./sha256";

/** The fields needed of a match record. */
export interface SealedRecord {
  format: number;
  players: readonly { bot?: string | null }[];
  dice: {
    kind: string;
    commitment?: string | null;
    hashes?: string[] | null;
    texts?: string[] | null;
    voided?: number[][];
    secret?: string | null;
  };
  plies: { turn: number; text: string; action?: number | null; signal?: boolean }[];
  result?: unknown;
}

export type Verdict =
  // byTurns: texts were added one after another; elsewhere: players of this browser's whose text it has not made.
  | { kind: "kept"; throws: number; byTurns?: boolean; elsewhere?: number[] }
  | { kind: "going" } // the match goes on: the secret is not shown yet
  | { kind: "no-secret" }
  | { kind: "wrong-secret" }
  | { kind: "other-seal" }
  | { kind: "other-void" } // another list of void openings than was seen here
  | { kind: "other-hash"; player: number }
  | { kind: "other-text"; player: number }
  | { kind: "wrong-hash"; player: number } // the text does not fit it
  | { kind: "not-whole" }
  | { kind: "wrong-throw"; ply: number; text: string };

const WORD = 2 ** 32;
const FIRST_FORMAT = 1;
const HASHES_FROM = 3; // in older formats people added their texts one after another

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A text with its length in bytes, so that a sequence of texts can be read in one way only. */
export function netstring(text: string): Uint8Array {
  const bytes = bytesOf(text);
  return joined(bytesOf(`${bytes.length}:`), bytes, bytesOf(","));
}

function message(texts: readonly string[], k: number, block: number, format: number): Uint8Array {
  // Records of format 1 were written like this: some sequences of texts read alike.
  if (format === FIRST_FORMAT) return bytesOf(`${texts.join("|")}:${k}${block ? `:${block}` : ""}`);
  return joined(...texts.map(netstring), bytesOf(`${k}:${block}`));
}

/** The words of throw k: numbers below 2^32, eight a block, and on if they run out. */
export function* wordsOf(secret: string, texts: readonly string[], k: number, format = 2): Generator<number> {
  for (let block = 0; ; block++) {
    const digest = hmacSha256(bytesOf(secret), message(texts, k, block, format));
    const view = new DataView(digest.buffer);
    for (let at = 0; at < digest.length; at += 4) yield view.getUint32(at);
  }
}

/** The outcome of the words, in exact proportion to the weights. */
export function outcomeOf(weights: ThrowWeights["weights"], words: Iterable<number>): number | undefined {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  if (total < 1) return undefined;
  const fair = WORD - (WORD % total);
  for (const word of words) {
    // A word that would favour some outcomes is skipped.
    if (word >= fair) continue;
    let at = word % total;
    for (const [outcome, weight] of weights) {
      at -= weight;
      if (at < 0) return outcome;
    }
  }
  return undefined;
}

/** Whether the opening of the dice is as this browser saw it; null: yes, as far as it was seen. */
function otherThanSeen({ hashes, texts, voided = [] }: SealedRecord["dice"], seen: SeenSeal): Verdict | null {
  const before = seen.voided ?? [];
  // A browser that left before the dice were fixed has not seen later openings.
  const later = seen.texts === null && voided.length > before.length;
  if (JSON.stringify(later ? voided.slice(0, before.length) : voided) !== JSON.stringify(before)) return { kind: "other-void" };
  if (later) return null;
  const differs = (own?: (string | null)[] | null, now?: string[] | null): number =>
    (now && own?.findIndex((one, i) => one !== null && one !== now[i])) ?? -1;
  // Older formats have no hashes.
  const hash = differs(seen.hashes, hashes ?? texts?.map(() => ""));
  if (hash >= 0) return { kind: "other-hash", player: hash };
  const text = differs(seen.texts, texts);
  return text >= 0 ? { kind: "other-text", player: text } : null;
}

/**
 * Checks that the throws of a record are those promised. `weights` gives the possible outcomes of each;
 * `seen` is the seal that this browser was shown while the match was played, with the texts it made.
 */
export function checkDice(record: SealedRecord, weights: readonly ThrowWeights[], seen: (SeenSeal & { made?: DiceText[] }) | null = null): Verdict {
  const { commitment, secret, hashes, texts, voided = [] } = record.dice;
  const byTurns = record.format < HASHES_FROM;
  if (seen && seen.commitment !== commitment) return { kind: "other-seal" };
  const other = seen && otherThanSeen(record.dice, seen);
  if (other) return other;
  // A text beyond the number of players could be anybody's.
  const lengths = [texts, byTurns ? null : hashes ?? (texts && []), seen?.hashes, seen?.texts];
  if (lengths.some((one) => one && one.length !== record.players.length)) return { kind: "not-whole" };
  if (byTurns && (hashes || voided.length)) return { kind: "not-whole" };
  if (texts && !byTurns) {
    const player = record.players.findIndex(({ bot }, i) => (bot ? texts[i] || hashes![i] : hashOf(texts[i]!) !== hashes![i]));
    if (player >= 0) return { kind: "wrong-hash", player };
  }
  if (!secret) return { kind: record.result ? "no-secret" : "going" };
  if (hashOf(secret) !== commitment) return { kind: "wrong-secret" };
  const thrown = record.plies.flatMap((ply, i) => (ply.turn < 0 && !ply.signal ? [{ ...ply, number: i + 1 }] : []));
  if (thrown.length !== weights.length || (thrown.length && !texts)) return { kind: "not-whole" };
  for (const [k, ply] of thrown.entries()) {
    if (weights[k]!.ply !== ply.number) return { kind: "not-whole" };
    const fair = outcomeOf(weights[k]!.weights, wordsOf(secret, texts ?? [], k, record.format));
    if (fair !== ply.action) return { kind: "wrong-throw", ply: ply.number, text: ply.text };
  }
  const isOurs = (player: number): boolean => seen?.made?.some(({ hash, opening }) => hash === hashes?.[player] && opening === voided.length) ?? false;
  const elsewhere = byTurns ? [] : (seen?.own?.filter((player) => !isOurs(player)) ?? []);
  return { kind: "kept", throws: thrown.length, ...(byTurns && { byTurns }), ...(elsewhere.length && { elsewhere }) };
}
