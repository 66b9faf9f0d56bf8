/** Walking the picks that make an action. Knows no game: it only compares picks. */
import type { Board, Choice, DieKind, Leg, Pick, Piece, View } from "./types";

export interface Taken {
  made: Pick[];
  /** The action these picks make, once nothing else is left. */
  action: number | null;
}

export const keyOf = (pick: Pick): string => `${pick.kind}:${pick.id}`;

export const same = (a: Pick, b: Pick): boolean => a.kind === b.kind && a.id === b.id;

/** The choices that the picks made so far still lead to. */
export function left(choices: readonly Choice[], made: readonly Pick[]): Choice[] {
  return choices.filter(
    (choice) => choice.picks.length >= made.length && made.every((pick, i) => same(pick, choice.picks[i]!)),
  );
}

/** What can be picked next, each once, in the order of the choices. */
export function following(choices: readonly Choice[], made: readonly Pick[]): Pick[] {
  const seen = new Map<string, Pick>();
  for (const choice of left(choices, made)) {
    const pick = choice.picks[made.length];
    if (pick && !seen.has(keyOf(pick))) seen.set(keyOf(pick), pick);
  }
  return [...seen.values()];
}

/** Choices made up already by these picks, while others are still open: they need a word to settle. */
export function settled(choices: readonly Choice[], made: readonly Pick[]): Choice[] {
  return made.length ? left(choices, made).filter((choice) => choice.picks.length === made.length) : [];
}

/** The choices left if this were picked next. */
export function led(choices: readonly Choice[], made: readonly Pick[], pick: Pick): Choice[] {
  return left(choices, [...made, pick]);
}

/**
 * The last choice left is made at once, unless a place is still to be pointed at: who picks up a
 * piece, or begins to drag it, has not yet said where it goes.
 */
function advance(choices: readonly Choice[], made: Pick[]): Taken {
  const [only, ...others] = left(choices, made);
  const clear = only && !others.length && only.picks.slice(made.length).every((pick) => pick.kind !== "cell");
  return { made, action: clear ? only.action : null };
}

/**
 * Pick something. What follows goes on; what was picked before is taken back, with all after it;
 * what could be picked first, or in place of an earlier pick, changes one's mind.
 */
export function take(choices: readonly Choice[], made: readonly Pick[], pick: Pick): Taken {
  if (following(choices, made).some((next) => same(next, pick))) return advance(choices, [...made, pick]);
  const at = made.findIndex((earlier) => same(earlier, pick));
  if (at >= 0) return { made: made.slice(0, at), action: null };
  for (let keep = made.length - 1; keep >= 0; keep--) {
    const before = made.slice(0, keep);
    if (!following(choices, before).some((next) => same(next, pick))) continue;
    const later = made.slice(keep + 1);
    const changed = [...before, pick];
    return advance(choices, left(choices, [...changed, ...later]).length ? [...changed, ...later] : changed);
  }
  return { made: [...made], action: null };
}

/** Everything a click now does something to: what follows, and what could be picked instead. */
export function within(choices: readonly Choice[], made: readonly Pick[]): Pick[] {
  const seen = new Map<string, Pick>();
  for (let keep = made.length; keep >= 0; keep--)
    for (const pick of following(choices, made.slice(0, keep))) seen.set(keyOf(pick), pick);
  return [...seen.values()];
}

/**
 * Cells where a piece from the bench can be put by one click, each with its choice: while nothing is
 * picked, and where only one such choice leads.
 */
export function shortcuts(choices: readonly Choice[], made: readonly Pick[], bench: readonly Piece[]): Map<string, Choice> {
  const found = new Map<string, Choice>();
  if (made.length || !bench.length) return found;
  const waiting = new Set(bench.map(({ id }) => id));
  const taken = new Set<string>();
  for (const choice of choices) {
    const [first, second, ...more] = choice.picks;
    if (first?.kind === "cell") taken.add(first.id);
    if (first?.kind !== "piece" || !waiting.has(first.id) || second?.kind !== "cell") continue;
    if (found.has(second.id) || more.length) taken.add(second.id);
    else found.set(second.id, choice);
  }
  for (const cell of taken) found.delete(cell);
  return found;
}

/** What a click means where several things lie: what comes next goes before what is taken back. */
export function meant(here: readonly Pick[], can: (pick: Pick) => boolean, takes: (pick: Pick) => boolean): Pick | undefined {
  return here.find(can) ?? here.find(takes);
}

export const legKey = ({ kind, path = [], touches = [], piece = "", points = [] }: Leg): string =>
  [kind, path.join(), touches.join(), piece, points.join()].join(" ");

/** The parts of the ways that the choices would take, each once. */
export function ways(choices: readonly Choice[]): Leg[] {
  const seen = new Map<string, Leg>();
  for (const { legs } of choices)
    for (const leg of legs as Leg[]) if (leg.kind !== "place" && Math.max(leg.path.length, leg.points?.length ?? 0) > 1) seen.set(legKey(leg), leg);
  return [...seen.values()];
}

/**
 * The pieces that the one choice left would place, each on its cell: those its parts name, the one
 * picked, or a whole side in its order, from the bench or, in mid-match, from where it stands.
 */
export function placed(choices: readonly Choice[], view: View): Piece[] {
  const [only, ...more] = choices;
  const legs = more.length ? [] : ((only?.legs ?? []) as Leg[]).filter(({ kind }) => kind === "place");
  const [first] = only?.picks ?? [];
  const all = [...view.bench, ...view.pieces];
  return legs.flatMap(({ path, piece, points }) => {
    const named = piece || (first?.kind === "piece" ? first.id : "");
    const waiting = view.bench.filter(({ seat }) => seat === view.turn);
    const side = waiting.length ? waiting : view.pieces.filter(({ kind, seat }) => seat === view.turn && kind !== "ball");
    const [, x, y] = points?.at(-1) ?? [];
    const at = x === undefined || y === undefined ? null : ([x, y] as [number, number]);
    const moved = named ? all.filter(({ id }) => id === named) : side;
    return moved.flatMap((one, i) => (path[i] || at ? [{ ...one, cell: path[i] ?? one.cell, at }] : []));
  });
}

/** A cell that can be picked after something, and how one gets there: on foot, in the air, or not told. */
export interface Hint {
  cell: string;
  kind: string;
}

/** The cells that could be picked next after these picks. */
export function hints(choices: readonly Choice[], made: readonly Pick[]): Hint[] {
  const seen = new Map<string, Hint>();
  for (const choice of left(choices, made)) {
    const pick = choice.picks[made.length];
    if (pick?.kind === "cell" && !seen.has(pick.id)) seen.set(pick.id, { cell: pick.id, kind: choice.legs.at(-1)?.kind ?? "" });
  }
  return [...seen.values()];
}

/** The die whose faces these odds tell: the one picked, or the first that has all of them. */
export function dieOfOdds(board: Board, choice: Choice): DieKind | undefined {
  if (!choice.odds.length) return undefined;
  const picked = choice.picks.filter((pick) => pick.kind === "die").map((pick) => pick.id);
  const has = (die: DieKind) => choice.odds.every(([face]) => die.faces.some(({ id }) => id === face));
  return board.dice.find((die) => picked.includes(die.id) && has(die)) ?? board.dice.find(has);
}

/** The odds all these choices share, or none: shown before the choice is made. */
export function commonOdds(choices: readonly Choice[]): Choice | undefined {
  const [first] = choices;
  if (!first?.odds.length) return undefined;
  const told = JSON.stringify(first.odds);
  return choices.every((choice) => JSON.stringify(choice.odds) === told) ? first : undefined;
}
