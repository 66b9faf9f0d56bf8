// A team in a short code for an address: seven bits a place, and one letter that checks them.

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BITS = 7;
const LETTER_BITS = 6;

/** Every letter counts by its place, so that a wrong letter, or two swapped ones, is noticed. */
function checkOf(letters: string): string {
  let sum = 0;
  for (const letter of letters) sum = (sum * 11 + LETTERS.indexOf(letter) + 1) % 61;
  return LETTERS[sum]!;
}

/** The numbers of the stickers, 0 where a place is empty. */
export function encodeTeam(places: readonly number[]): string {
  const bits = places.map((number) => number.toString(2).padStart(BITS, "0")).join("");
  let letters = "";
  for (let at = 0; at < bits.length; at += LETTER_BITS) {
    letters += LETTERS[parseInt(bits.slice(at, at + LETTER_BITS).padEnd(LETTER_BITS, "0"), 2)];
  }
  return letters + checkOf(letters);
}

/** Decodes a number of places with stickers up to a number; null if the code is mistyped. */
export function decodeTeam(code: string, places: number, most: number): number[] | null {
  const letters = code.slice(0, -1);
  if (letters.length !== Math.ceil((places * BITS) / LETTER_BITS)) return null;
  if ([...code].some((letter) => !LETTERS.includes(letter)) || checkOf(letters) !== code.at(-1)) return null;
  const bits = [...letters].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(LETTER_BITS, "0")).join("");
  const numbers = Array.from({ length: places }, (_, at) => parseInt(bits.slice(at * BITS, (at + 1) * BITS), 2));
  return numbers.every((number) => number <= most) ? numbers : null;
}
