// Sealed dice, checked here and now: docs/dice.md describes them.

import type { Seal, ThrowWeights } from "./protocol";
import { hmacSha256, joined, sha256 } from "./sha256";

/** What is needed of a match record. */
export interface SealedRecord {
  format: number;
  dice: { kind: string; commitment?: string | null; texts?: string[] | null; secret?: string | null };
  plies: { turn: number; text: string; action?: number | null; signal?: boolean }[];
  result?: unknown;
}

export type Verdict =
  | { kind: "kept"; throws: number }
  | { kind: "going" } // the match goes on: the secret is not shown yet
  | { kind: "no-secret" }
  | { kind: "wrong-secret" }
  | { kind: "other-seal" }
  | { kind: "other-text"; player: number }
  | { kind: "not-whole" }
  | { kind: "wrong-throw"; ply: number; text: string };

const WORD = 2 ** 32;
const FIRST_FORMAT = 1;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What is published before anyone sits down. */
export const commitmentOf = (secret: string): string => [...sha256(bytesOf(secret))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A text with its length in bytes: however texts follow each other, they can be told apart. */
export function netstring(text: string): Uint8Array {
  const bytes = bytesOf(text);
  return joined(bytesOf(`${bytes.length}:`), bytes, bytesOf(","));
}

function message(texts: readonly string[], k: number, block: number, format: number): Uint8Array {
  // Records of format 1 had it so: some texts read alike.
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

/** The outcome that the words give: in exact proportion to the weights. */
export function outcomeOf(weights: ThrowWeights["weights"], words: Iterable<number>): number | undefined {
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  if (total < 1) return undefined;
  const fair = WORD - (WORD % total);
  for (const word of words) {
    // One that would favour some outcomes is left out.
    if (word >= fair) continue;
    let at = word % total;
    for (const [outcome, weight] of weights) {
      at -= weight;
      if (at < 0) return outcome;
    }
  }
  return undefined;
}

/**
 * Whether the throws of a record are those promised. `weights` tells what each of them could have
 * been; `seen` is the seal that this browser was shown while the match was played.
 */
export function checkDice(record: SealedRecord, weights: readonly ThrowWeights[], seen: Seal | null = null): Verdict {
  const { commitment, secret, texts } = record.dice;
  if (seen && seen.commitment !== commitment) return { kind: "other-seal" };
  const other = seen?.texts.findIndex((text, i) => text !== null && texts && text !== texts[i]) ?? -1;
  if (other >= 0) return { kind: "other-text", player: other };
  if (!secret) return { kind: record.result ? "no-secret" : "going" };
  if (commitmentOf(secret) !== commitment) return { kind: "wrong-secret" };
  const thrown = record.plies.flatMap((ply, i) => (ply.turn < 0 && !ply.signal ? [{ ...ply, number: i + 1 }] : []));
  if (thrown.length !== weights.length || (thrown.length && !texts)) return { kind: "not-whole" };
  for (const [k, ply] of thrown.entries()) {
    if (weights[k]!.ply !== ply.number) return { kind: "not-whole" };
    const fair = outcomeOf(weights[k]!.weights, wordsOf(secret, texts ?? [], k, record.format));
    if (fair !== ply.action) return { kind: "wrong-throw", ply: ply.number, text: ply.text };
  }
  return { kind: "kept", throws: thrown.length };
}
