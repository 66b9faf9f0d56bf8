import type { DieKind } from "./types";

/**
 * Pictograms of our own for faces and dice, by their ids, in a box of 100 by 100 drawn with the
 * current colour. A face without a drawing is shown in letters.
 */
const ball = (x: number, y: number, r: number): string => {
  const at = (turn: number, far: number) =>
    `${(x + Math.sin((turn * Math.PI) / 180) * r * far).toFixed(1)} ${(y - Math.cos((turn * Math.PI) / 180) * r * far).toFixed(1)}`;
  const turns = [0, 72, 144, 216, 288];
  return (
    `<circle cx="${x}" cy="${y}" r="${r}" class="cut edged" stroke-width="${Math.max(r * 0.2, 3)}"/>` +
    `<path class="solid" d="M${turns.map((turn) => at(turn, 0.46)).join("L")}Z"/>` +
    `<path class="line" stroke-width="${Math.max(r * 0.13, 2)}" d="${turns.map((turn) => `M${at(turn, 0.4)}L${at(turn, 0.95)}`).join("")}"/>`
  );
};

const stroke = (d: string, width = 7, more = ""): string => `<path class="line" d="${d}" stroke-width="${width}" ${more}/>`;
const solid = (d: string): string => `<path class="solid" d="${d}"/>`;
const dashes = (d: string): string => stroke(d, 5, 'stroke-dasharray="2 9"');

/** A head at a point, towards an angle in degrees (0: up). */
const head = (x: number, y: number, angle: number, size = 15): string =>
  `<path class="solid" transform="translate(${x} ${y}) rotate(${angle})" d="M0 ${-size}L${size * 0.9} ${size * 0.55}Q0 ${size * 0.1} ${-size * 0.9} ${size * 0.55}Z"/>`;

const goal = stroke("M14 80V24H86V80", 7) +
  stroke("M28 28V78M42 28V78M58 28V78M72 28V78M18 42H82M18 58H82", 1.8, 'opacity="0.55"');
const burst = (x: number, y: number): string =>
  stroke(`M${x} ${y - 22}v-9M${x + 17} ${y - 15}l7-7M${x - 17} ${y - 15}l-7-7M${x + 22} ${y}h9M${x - 22} ${y}h-9`, 5);
const star = (x: number, y: number, r: number): string => {
  const points = Array.from({ length: 10 }, (_, i) => {
    const [a, d] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.45 : r];
    return `${(x + Math.cos(a) * d).toFixed(1)},${(y + Math.sin(a) * d).toFixed(1)}`;
  });
  return `<polygon class="solid" points="${points.join(" ")}"/>`;
};
/** A glove with its fingers spread: on dice, and in a keeper's hands. */
export const GLOVE =
  "M-16 30V8L-27-2q-5-6 1-9 4-2 8 2l4 4V-26q0-5 5-5t5 5V-8h2V-31q0-5 5-5t5 5V-8h2V-27q0-5 5-5t5 5V-4h2V-16q0-5 4.5-5T29-16V8L20 30Z";
const glove = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  solid(GLOVE) +
  `<path class="cut" d="M-15 20H20v5H-15z"/></g>`;
const boot = (x: number, y: number, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">` +
  solid("M-24-34H0L4-8Q22-2 32 8q5 6 2 12H-26Q-30 0-24-34Z") +
  solid("M-24 23h9v7h-9zM-6 23h9v7h-9zM14 23h9v7h-9z") + "</g>";
const turnover = stroke("M22 56A29 29 0 0 1 72 32", 8) + head(76, 37, 135, 14) +
  stroke("M78 46A29 29 0 0 1 28 70", 8) + head(24, 65, -45, 14);
const whistle = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">` +
  solid("M-8-14H40V4H15A23 23 0 1 1-8-14Z") +
  `<circle class="cut" cx="-8" cy="9" r="9"/>` + stroke("M-28-8a7 7 0 1 1 8-5", 4) + stroke("M8-24l6-10M-6-24v-12M22-22l10-8", 5) + "</g>";
const flag = stroke("M32 90V12", 7) + solid("M35 14Q56 8 84 28Q60 36 35 50Z") + stroke("M14 90H74A42 42 0 0 0 54 66", 5);

/** A card held up: a hand in a dark sleeve. What is of class "card" has the card's colour. */
export const CARD =
  '<path d="M38 108L40 84H64L68 108Z" fill="#1d1b1a"/><path d="M39 92H66L65 84H40Z" fill="#f7f4ea"/>' +
  '<rect class="card" x="34" y="2" width="38" height="54" rx="4" stroke="#00000080" stroke-width="1.5" transform="rotate(7 53 30)"/>' +
  '<g fill="#e0b08c" stroke="#5a3a26" stroke-width="2.4" stroke-linejoin="round"><path d="M36 60Q33 50 39 47T48 52L50 58L66 56Q72 58 70 66T67 82Q62 88 52 87T39 82Q35 72 36 60Z"/>' +
  '<path d="M50 50q0-6 6-6t6 6v12q0 5-6 5t-6-5zM61 50q0-5 5.500-5t5.500 5v12q0 5-5.500 5t-5.500-5zM41 52q0-6 5-6t5 6v12q0 5-5 5t-5-5z"/></g>';

/** The intended way of a ball, and its actual way: so many degrees off. */
const astray = (turn: number): string =>
  (turn ? stroke("M50 84V14", 4, 'stroke-dasharray="5 7" opacity="0.6"') : "") +
  `<g transform="rotate(${turn} 50 84)">${stroke("M50 80V30", 9)}${head(50, 22, 0, 19)}</g>` + ball(50, 84, 12);
/** A ball short of, on or beyond the intended line. */
const reaching = (y: number): string =>
  stroke("M14 44H86", 4, 'stroke-dasharray="5 7" opacity="0.6"') + stroke(`M50 92V${y + 18}`, 8) + ball(50, y, 16);
/** A goal seen from above, and a glove at one of five spots of its line. */
const guarding = (spot: number): string =>
  stroke("M8 76V30H92V76", 7) + [14, 32, 50, 68, 86].map((x) => `<circle class="solid" cx="${x}" cy="84" r="4" opacity="0.6"/>`).join("") + glove(14 + spot * 18, 60, 0.62);

export const GLYPHS: Record<string, string> = {
  // Faces
  target: goal + ball(50, 54, 16),
  unstoppable: stroke("M12 84Q22 66 34 58M26 90Q36 74 46 68M8 68Q18 56 28 50", 5) + ball(60, 38, 22) + burst(60, 38),
  post: stroke("M30 86V20H92", 9) + ball(54, 56, 17) + stroke("M18 40l-9-6M16 56H5M18 72l-9 6", 5),
  bar: stroke("M14 88V44H86V88", 9) + ball(50, 24, 14) + stroke("M28 30l-10-8M72 30l10-8", 5),
  off: goal + stroke("M34 74Q44 34 74 16", 6) + ball(82, 12, 11),
  steal: turnover + ball(50, 51, 14),
  miss: boot(40, 46, 0.85) + ball(78, 24, 13) + stroke("M14 14L86 86", 8),
  "own-goal": goal + stroke("M66 92V62Q66 46 50 46T34 56", 7) + head(34, 62, 180, 14),
  clear: ball(28, 74, 15) + stroke("M38 58Q48 26 78 22", 7, 'stroke-dasharray="16 9"') + head(84, 20, 80, 15),
  foul: whistle(50, 54),
  saved: glove(50, 58, 0.95) + ball(50, 27, 15),
  "not-saved": goal + ball(66, 44, 13) + glove(32, 70, 0.55),
  parried: glove(34, 62, 0.85) + ball(78, 72, 12) + stroke("M58 34Q76 34 80 48", 6) + head(80, 52, 180, 11),
  corner: flag,
  scored: goal + ball(50, 56, 14) + star(50, 18, 17),
  rebound: goal + stroke("M50 40V62", 7) + head(50, 66, 180, 13) + ball(50, 86, 11),
  "long-shot": `<g transform="translate(42 -6) scale(.58)">${goal}</g>` + dashes("M20 84Q34 46 62 32") + ball(18, 84, 13) + head(66, 30, 62, 11),
  "decisive-pass": dashes("M18 70Q46 14 76 56") + ball(16, 78, 12) + head(79, 60, 150, 12) + star(82, 82, 14),
  save: glove(46, 60, 0.9) + star(76, 24, 19),
  recovery: turnover + star(50, 51, 17),
  left2: astray(-40),
  left: astray(-20),
  straight: astray(0),
  right: astray(20),
  right2: astray(40),
  short: reaching(66),
  exact: reaching(44),
  long: reaching(20),
  ...Object.fromEntries([0, 1, 2, 3, 4].map((spot) => [`rod${spot + 1}`, guarding(spot)])),
  // Dice that show no face
  "die-control": ball(50, 56, 24) + stroke("M24 30Q50 10 76 30", 6),
  "die-pass": ball(26, 66, 17) + stroke("M46 56L76 34", 8) + head(80, 31, 56, 17),
  "die-launch": ball(20, 76, 14) + stroke("M22 52Q44 4 78 54", 7) + head(82, 62, 152, 16),
  "die-shot": goal + ball(50, 54, 16),
  "die-blue": boot(42, 52, 0.95) + ball(82, 72, 11),
  "die-keeper": glove(50, 54, 1.05),
  "die-penalty": goal + `<circle class="solid" cx="50" cy="90" r="6"/>` + ball(50, 66, 11),
  "die-champion": star(50, 52, 38),
  "die-coin": star(50, 52, 26),
  "die-kick-off": whistle(46, 54),
  "die-lot": star(50, 52, 26),
  "die-toss": star(50, 52, 26),
  "die-angle": astray(-20) + astray(20),
  "die-power": stroke("M50 90V24", 8) + head(50, 18, 0, 18) + stroke("M28 44H72M32 66H68", 5),
  "die-rod": glove(50, 54, 1.05),
};

/** Where the pips of a die lie, in a box of 100 by 100. */
const [NEAR, MIDDLE, FAR] = [27, 50, 73];
const PIPS: Record<string, [number, number][]> = {
  "1": [[MIDDLE, MIDDLE]],
  "2": [[NEAR, FAR], [FAR, NEAR]],
  "3": [[NEAR, FAR], [MIDDLE, MIDDLE], [FAR, NEAR]],
  "4": [[NEAR, NEAR], [NEAR, FAR], [FAR, NEAR], [FAR, FAR]],
  "5": [[NEAR, NEAR], [NEAR, FAR], [MIDDLE, MIDDLE], [FAR, NEAR], [FAR, FAR]],
  "6": [[NEAR, NEAR], [NEAR, MIDDLE], [NEAR, FAR], [FAR, NEAR], [FAR, MIDDLE], [FAR, FAR]],
};

/** The pips of a face, on a die that has nothing but numbers up to six. */
export function pips(die: DieKind, face: string): [number, number][] | undefined {
  return die.faces.every(({ id }) => id in PIPS) ? PIPS[face] : undefined;
}

/** A side, and optionally the number it wins by. */
export interface Sided {
  side: "A" | "B";
  number: string;
}

/** A face that names a side, on a die where every face does: on other dice the letters mean other things. */
export function sided(die: DieKind, face: string): Sided | undefined {
  const read = (id: string) => /^([AB])(\d?)$/.exec(id);
  const sides = new Set(die.faces.map(({ id }) => read(id)?.[1]));
  const [, side, number = ""] = read(face) ?? [];
  if (!side || !sides.has("A") || !sides.has("B") || sides.size !== 2) return undefined;
  return { side: side as Sided["side"], number };
}

const TURNS: Record<string, number[]> = { F: [0], D: [-45, 45], L: [-90, 90], B: [180] };

/** An arrow face: a direction, a number and an optional mark. */
export interface Arrow {
  turns: number[];
  number: string;
  mark: "?" | "X" | "";
}

export function arrow(face: string): Arrow | undefined {
  const found = /^([FDLB])(\d+)([?X]?)$/.exec(face);
  if (!found) return undefined;
  const [, way = "F", number = "", mark = ""] = found;
  return { turns: TURNS[way]!, number, mark: mark as Arrow["mark"] };
}
