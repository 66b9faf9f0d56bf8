// QR codes (ISO/IEC 18004) of any size: bytes, at level M of error correction (a sixth may be damaged).

/** By version: check bytes per block, and the number of blocks. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26];
const MOST_CHECKS = 28; // of all larger versions
const BLOCKS = [
  1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38,
  40, 43, 45, 47, 49,
];
const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];
const checksOf = (version: number): number => CHECKS[version - 1] ?? MOST_CHECKS;

/** The places of the alignment squares: the same across and down. */
function marksOf(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = version === 32 ? 26 : Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  return [6, ...Array.from({ length: count - 1 }, (_, i) => version * 4 + 10 - i * step).reverse()];
}

/** Bytes of data and checks together. */
function bytesIn(version: number): number {
  const marks = marksOf(version).length;
  const taken = (marks ? (25 * marks - 10) * marks - 55 : 0) + (version > 6 ? 36 : 0);
  return Math.floor(((16 * version + 128) * version + 64 - taken) / 8);
}

/** A product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}

/** The Reed–Solomon check bytes of a block. */
function checked(data: readonly number[], count: number): number[] {
  let divisor = [...Array<number>(count - 1).fill(0), 1];
  for (let i = 0, root = 1; i < count; i++, root = times(root, 2)) {
    divisor = divisor.map((one, at) => times(one, root) ^ (divisor[at + 1] ?? 0));
  }
  let rest = Array<number>(count).fill(0);
  for (const byte of data) {
    const factor = byte ^ rest[0]!;
    rest = divisor.map((one, at) => (rest[at + 1] ?? 0) ^ times(one, factor));
  }
  return rest;
}

/** The remainder of a value by a polynomial, below the value: 15 bits of format, 18 of version. */
function protectedBits(value: number, length: number, polynomial: number): number {
  let rest = value;
  for (let i = 0; i < length; i++) rest = (rest << 1) ^ ((rest >> (length - 1)) * polynomial);
  return (value << length) | rest;
}

/** The text's bytes with their length before them and padding after, in interleaved blocks. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [checks, blocks, whole] = [checksOf(version), BLOCKS[version - 1]!, bytesIn(version)];
  const room = whole - checks * blocks;
  const inBits = (value: number, length: number): string => value.toString(2).padStart(length, "0");
  // The byte mode, the length, and the end mark.
  const bits = `0100${inBits(bytes.length, version < 10 ? 8 : 16)}${[...bytes].map((byte) => inBits(byte, 8)).join("")}0000`;
  const data = bits.match(/.{8}/g)!.map((byte) => parseInt(byte, 2));
  for (let pad = 0xec; data.length < room; pad ^= 0xfd) data.push(pad);
  const short = Math.floor(whole / blocks) - checks;
  const longer = whole % blocks; // the last blocks have a byte more
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const end = at + short + (i >= blocks - longer ? 1 : 0);
    parts.push(data.slice(at, end));
    at = end;
  }
  const weave = (rows: number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
  return [...weave(parts), ...weave(parts.map((part) => checked(part, checks)))];
}

/** The penalty of a picture: long runs, blocks, patterns like a finder, and too much of one colour. */
function penalty(rows: readonly number[][]): number {
  const lines = [...rows, ...rows.map((_, x) => rows.map((row) => row[x]!))].map((line) => line.join(""));
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  rows.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (x && y && dark === row[x - 1] && dark === rows[y - 1]![x] && dark === rows[y - 1]![x - 1]) sum += 3;
    }),
  );
  const dark = rows.flat().reduce((all, one) => all + one, 0) / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The code of a text: its rows of cells, 1 where they are dark. */
export function qrCode(text: string): number[][] {
  const bytes = new TextEncoder().encode(text);
  // The smallest version that holds it: mode and length take 12 bits, or 20.
  const version = BLOCKS.findIndex((blocks, i) => bytes.length + (i < 9 ? 2 : 3) <= bytesIn(i + 1) - checksOf(i + 1) * blocks) + 1;
  if (!version) throw new RangeError("too long for a QR code");
  const size = version * 4 + 17;
  const cells = Array.from({ length: size }, () => Array<number | undefined>(size));
  const put = (x: number, y: number, dark: number | boolean): void => {
    if (x >= 0 && y >= 0 && x < size && y < size) cells[y]![x] = Number(dark);
  };
  /** Rings around a place: of a finder mark in a corner, or of an alignment square. */
  const ring = (x: number, y: number, radius: number): void => {
    const light = radius === 2 ? [1] : [2, 4];
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        put(x + dx, y + dy, !light.includes(far));
      }
    }
  };
  for (let i = 0; i < size; i++) {
    put(6, i, i % 2 === 0);
    put(i, 6, i % 2 === 0);
  }
  const marks = marksOf(version);
  const corner = (at: number): boolean => at === 6 || at === size - 7;
  for (const x of marks) for (const y of marks) if (!(corner(x) && corner(y)) || (x > 6 && y > 6)) ring(x, y, 2);
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) ring(x, y, 4);
  const format = (mask: number): void => {
    const bits = protectedBits(mask, 10, 0x537) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
      const dark = (bits >> i) & 1;
      // Once around the first corner, past the lines that count, and once at the two others.
      if (i < 8) put(8, i < 6 ? i : i + 1, dark);
      else put(i === 8 ? 7 : 14 - i, 8, dark);
      if (i < 8) put(size - 1 - i, 8, dark);
      else put(8, size - 15 + i, dark);
    }
    put(8, size - 8, 1);
  };
  format(0);
  if (version > 6) {
    const bits = protectedBits(version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
      put(a, b, (bits >> i) & 1);
      put(b, a, (bits >> i) & 1);
    }
  }
  // In columns of two, up and down by turns, from the right; what is left over stays light.
  const words = codewords(bytes, version);
  const data: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) {
        if (cells[y]![x] !== undefined) continue;
        put(x, y, (words[data.length >> 3]! >> (7 - (data.length & 7))) & 1);
        data.push([x, y]);
      }
    }
  }
  const masked = MASKS.map((mask, number) => {
    format(number);
    const rows = cells.map((row) => [...row] as number[]);
    for (const [x, y] of data) rows[y]![x]! ^= Number(mask(x, y) === 0);
    return rows;
  });
  const worst = masked.map(penalty);
  return masked[worst.indexOf(Math.min(...worst))]!;
}
