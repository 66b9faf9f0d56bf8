// A team's kit: a pattern in two colours, written "stripes-red-white". The colours have names,
// so that they can be written, and are few, so that they can be distinguished.

export const COLOURS = {
  red: "#c8261d",
  claret: "#771a33",
  orange: "#ea7a16",
  yellow: "#f5cc1f",
  green: "#38a352",
  sky: "#82c6ec",
  blue: "#1a479a",
  navy: "#15234f",
  violet: "#6c3c9c",
  pink: "#ef97b6",
  white: "#fbfaf4",
  grey: "#8b9299",
  black: "#1b1a19",
} as const;

/** The share of a shirt that has its second colour. */
export const PATTERNS = { plain: 0, stripes: 0.5, hoops: 0.5, halves: 0.5, quarters: 0.5, sash: 0.3, chevron: 0.3 } as const;

export type Colour = keyof typeof COLOURS;
export type Pattern = keyof typeof PATTERNS;

export interface Kit {
  pattern: Pattern;
  main: Colour;
  second: Colour;
}

const isColour = (word: string | undefined): word is Colour => word !== undefined && Object.hasOwn(COLOURS, word);

export const writeKit = ({ pattern, main, second }: Kit): string => `${pattern}-${main}-${second}`;

/** Reads a written kit; undefined if it is none. */
export function readKit(text: unknown): Kit | null {
  const [pattern = "", main, second, ...more] = typeof text === "string" ? text.split("-") : [];
  if (more.length || !Object.hasOwn(PATTERNS, pattern) || !isColour(main) || !isColour(second)) return null;
  return { pattern: pattern as Pattern, main, second };
}

type Three = [number, number, number];

/** The linear light of a colour, red, green and blue, each from 0 to 1. */
function lightOf(colour: Colour): Three {
  const parts = [1, 3, 5].map((at) => parseInt(COLOURS[colour].slice(at, at + 2), 16) / 255);
  return parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Three;
}

/** The contrast of WCAG 2: 1 for the same colour, 21 for black on white. */
export function contrast(a: Colour, b: Colour): number {
  const [dark, bright] = [a, b]
    .map(lightOf)
    .map(([red, green, blue]) => 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    .sort((one, other) => one - other);
  return bright! / dark!;
}

/** Large figures need a contrast of three to their background. */
const LEGIBLE = 3;

/** The colour of a number on a kit, and whether it needs a plain patch of the main colour below it. */
export function numberOn({ pattern, main, second }: Kit): { ink: Colour; patch: boolean } {
  const ink = contrast("white", main) >= contrast("black", main) ? "white" : "black";
  return { ink, patch: pattern !== "plain" && contrast(ink, second) < LEGIBLE };
}

// The light seen by eyes that lack one kind of cone (Machado, Oliveira and Fernandes 2009).
const EYES: (readonly Three[])[] = [
  [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
];

const times = (rows: readonly Three[], [x, y, z]: Three): Three =>
  rows.map(([a, b, c]) => Math.max(0, a * x + b * y + c * z)) as Three;

/** A light in OKLab: equal distances look equally different. */
function placed(light: Three): Three {
  const cones = times([[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]], light);
  const [l, m, s] = cones.map(Math.cbrt) as Three;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Two colours closer than this are confused across a table; so are two patterns from afar. */
const TOO_CLOSE = 0.17;
const BLURRED = 0.1;

function far(a: Three, b: Three): number {
  return Math.min(
    ...EYES.map((eyes) => {
      const [one, other] = [placed(times(eyes, a)), placed(times(eyes, b))];
      return Math.hypot(...one.map((value, at) => value - other[at]!));
    }),
  );
}

/** A whole shirt seen from afar: its colours mix. */
function whole({ pattern, main, second }: Kit): Three {
  const share = PATTERNS[pattern];
  const [one, other] = [lightOf(main), lightOf(second)];
  return one.map((value, at) => value * (1 - share) + other[at]! * share) as Three;
}

/** Whether everybody can distinguish two kits, whatever colours their eyes see. */
export function areApart(a: Kit, b: Kit): boolean {
  return far(lightOf(a.main), lightOf(b.main)) >= TOO_CLOSE && far(whole(a), whole(b)) >= BLURRED;
}

const plain = (main: Colour, second: Colour): Kit => ({ pattern: "plain", main, second });
/** The kit that a team borrows when both of its own are too similar to the other's. */
const SPARE = [plain("white", "black"), plain("black", "white"), plain("yellow", "black")];

/** The second team's kit against the first: its own, its second one, or a spare one. */
export function awayKit(home: Kit, away: Kit): Kit {
  const { pattern, main, second } = away;
  const own = [away, { pattern, main: second, second: main }, plain(second, main)];
  return [...own, ...SPARE].find((kit) => areApart(home, kit)) ?? away;
}
