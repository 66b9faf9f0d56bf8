// SHA-256 (FIPS 180-4) and HMAC (RFC 2104). crypto.subtle exists over https alone, and a table at home
// has none.

const BLOCK = 64; // bytes
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < BLOCK; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

/** The first 32 bits of a number's fraction, by which the standard defines its constants. */
const fraction = (x: number): number => ((x % 1) * 2 ** 32) | 0;
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  // A one bit, zeros, and the length in bits fill the last block.
  const padded = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / BLOCK) * BLOCK));
  const bytes = new Uint8Array(padded.buffer);
  bytes.set(message);
  bytes[message.length] = 0x80;
  padded.setUint32(bytes.length - 8, message.length / 2 ** 29);
  padded.setUint32(bytes.length - 4, message.length * 8);
  const hash = new Int32Array(START);
  const words = new Int32Array(BLOCK);
  for (let from = 0; from < bytes.length; from += BLOCK) {
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < BLOCK; i++) {
      const [x, y] = [words[i - 15]!, words[i - 2]!];
      words[i] = i < 16
        ? padded.getInt32(from + 4 * i)
        : words[i - 16]! + words[i - 7]! + (turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)) + (turned(y, 17) ^ turned(y, 19) ^ (y >>> 10));
      const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!;
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i]! += word));
  }
  hash.forEach((word, i) => padded.setInt32(4 * i, word));
  return bytes.slice(0, 32);
}

/** SHA-256 of a text's UTF-8 bytes in lower-case hexadecimal: what commits to the text. */
export const hashOf = (text: string): string =>
  Array.from(sha256(new TextEncoder().encode(text)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const [inner, outer] = [whole.map((byte) => byte ^ 0x36), whole.map((byte) => byte ^ 0x5c)];
  return sha256(joined(outer, sha256(joined(inner, message))));
}
