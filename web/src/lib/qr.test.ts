import { expect, it } from "vitest";
import { encode } from "uqr";

import { qrCode } from "./qr";

/** The same code from a library, with the mask that was chosen here: it is written beside the first corner. */
function byLibrary(text: string, rows: readonly number[][]): number[][] {
  const written = [2, 3, 4].map((y) => rows[y]![8]!);
  const mask = written.reduce((sum, bit, i) => sum + (bit << i), 0);
  for (let maskPattern = 0; maskPattern < 8; maskPattern++) {
    const code = encode(text, { ecc: "M", border: 0, maskPattern, boostEcc: false }).data.map((row) => row.map(Number));
    if ([2, 3, 4].reduce((sum, y, i) => sum + (code[y]![8]! << i), 0) === mask && code[0]![8] === rows[0]![8]) return code;
  }
  throw new Error("no such mask");
}

it("is what a library makes of a text of any length", () => {
  for (const length of [1, 10, 14, 15, 40, 84, 85, 120, 121, 152, 180, 181, 213, 214, 400, 700, 1000, 2331]) {
    // Lower-case letters: a library encodes others in a shorter way.
    const text = Array.from({ length }, (_, i) => String.fromCharCode(97 + ((i * 7 + length) % 26))).join("");
    const rows = qrCode(text);
    expect(rows).toEqual(byLibrary(text, rows));
  }
});

it("holds a link with its key, and letters beyond the alphabet", () => {
  for (const text of ["http://192.168.1.20:8000/match/x1Y-_2#key=abcDEF123&player=1", "é – 🂡"]) {
    const rows = qrCode(text);
    expect(rows).toEqual(byLibrary(text, rows));
  }
});

it("refuses what no code holds", () => {
  expect(() => qrCode("a".repeat(2332))).toThrow(RangeError);
});
