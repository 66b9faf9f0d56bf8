import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";

import { hmacSha256, sha256 } from "./sha256";

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");
/** Bytes that differ from each other and from those of another length. */
const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * 197 + length * 31) % 256);

it("hashes the examples of the standard", () => {
  const text = (words: string): string => hex(sha256(new TextEncoder().encode(words)));
  expect(text("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  expect(text("")).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
});

it("hashes messages of every length around three blocks as node does", () => {
  for (let length = 0; length < 200; length++) {
    expect(hex(sha256(bytes(length)))).toBe(createHash("sha256").update(bytes(length)).digest("hex"));
  }
  expect(hex(sha256(bytes(100_000)))).toBe(createHash("sha256").update(bytes(100_000)).digest("hex"));
});

it("authenticates with keys shorter and longer than a block as node does", () => {
  for (const [key, length] of [[0, 0], [1, 5], [63, 64], [64, 1], [65, 70], [200, 131]] as const) {
    const expected = createHmac("sha256", bytes(key)).update(bytes(length)).digest("hex");
    expect(hex(hmacSha256(bytes(key), bytes(length)))).toBe(expected);
  }
});
