/** Walking the picks that make an action. Knows no game: it only compares picks. */
import type { Board, Choice, DieKind, Pick } from "./types";

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

function advance(choices: readonly Choice[], made: Pick[]): Taken {
  const open = left(choices, made);
  return { made, action: open.length === 1 ? open[0]!.action : null };
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

/** The cells the choices left would lead over, each path once. */
export function paths(choices: readonly Choice[]): string[][] {
  const seen = new Map<string, string[]>();
  for (const choice of choices) if (choice.path.length > 1) seen.set(choice.path.join(), [...choice.path]);
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
