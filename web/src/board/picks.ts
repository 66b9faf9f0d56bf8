/** The tree of picks that make an action. It knows no game: it only compares picks. */
import type { Board, Choice, DieKind, Group, Leg, Pick, Piece, Preview, View } from "./types";

export interface Taken {
  made: readonly Pick[];
  /** The action these picks make, once nothing else is left. */
  action: number | null;
}

export const keyOf = (pick: Pick): string => `${pick.kind}:${pick.id}`;

export const same = (a: Pick, b: Pick): boolean => a.kind === b.kind && a.id === b.id;

/** The number key that enters a face: its number, or its place where faces are no numbers; none beyond nine. */
export function keyOfFace(faces: readonly Pick[], at: number): string | undefined {
  const digit = /^[1-9]$/;
  if (faces.some(({ id }) => digit.test(id))) return digit.test(faces[at]!.id) ? faces[at]!.id : undefined;
  return at < 9 ? String(at + 1) : undefined;
}

/** A direction or a strength: too many to be picked one by one. */
export const isMeasure = ({ kind }: Pick): boolean => kind === "direction" || kind === "strength";

/** The most pieces that can be distinguished by where they can go. */
const FEW = 2;

/** All choices as a tree of picks: built once for a view, then walked, however many there are. */
export interface Tree {
  pick: Pick | null;
  /** The next possible picks, in the order of the choices. */
  nexts: Map<string, Tree>;
  /** The choices that these picks complete. */
  choices: Choice[];
  /** How many choices these picks still lead to. */
  count: number;
  /** The kind of those choices, by the first of them. */
  deed: string;
  /** The fate of the ball by all of them. */
  fate: string;
  /** Its probability; where they differ, the largest. */
  share: number;
  /** The place of an exit, in hundredths. */
  at: Place | null;
}

type Place = readonly [number, number];

/** Most trees are leaves: they share one empty map until something follows. */
const NONE: Tree["nexts"] = new Map();

const bare = (pick: Pick | null, deed = "", fate = "", share = 1): Tree => ({ pick, nexts: NONE, choices: [], count: 0, deed, fate, share, at: null });

function step(tree: Tree, pick: Pick, { deed = "", fate = "", share = 1 }: Group): Tree {
  const key = keyOf(pick);
  let next = tree.nexts.get(key);
  if (!next) {
    if (tree.nexts === NONE) tree.nexts = new Map();
    tree.nexts.set(key, (next = bare(pick, deed, fate, share)));
  } else if (next.fate !== fate) [next.fate, next.share] = ["", 1];
  else next.share = Math.max(next.share, share);
  return next;
}

/** A die that a piece is picked for: the piece may as well be picked first. */
const tool = ({ picks: [first, second], kind }: Group): string | undefined =>
  first?.[0] === "die" && (second?.[0] ?? kind) === "piece" ? first[1] : undefined;

/** The only die that pieces are picked for: it need not be picked. */
export function onlyDie(groups: readonly Group[]): string {
  const [only, ...more] = new Set(groups.flatMap((group) => tool(group) ?? []));
  return only !== undefined && !more.length ? only : "";
}

/** The codes of a group's actions: -n stands for the n that follow the one before. */
export function codesOf(runs: readonly number[]): number[] {
  const codes: number[] = [];
  for (const code of runs) {
    if (code >= 0) codes.push(code);
    else for (let n = code; n < 0; n++) codes.push(codes.at(-1)! + 1);
  }
  return codes;
}

/** A key of a group without its die, and of one of its actions: the same for every die that does the same. */
const plainly = ({ picks, kind, deed = "" }: Group, id: string): string => [deed, ...picks.slice(1).map(([of, one]) => `${of}:${one}`), `${kind}:${id}`].join(" ");

/**
 * Where dice are picked for pieces, either may be picked first; the die is asked for last, if it is not clear then.
 * Where several dice do the same and one of them is usual, that one is meant unless another is picked first.
 */
export function grow(groups: readonly Group[]): Tree {
  const root = bare(null);
  const only = onlyDie(groups);
  const meant = new Set(groups.flatMap((group) => (group.usual ? group.ids.map((id) => plainly(group, id)) : [])));
  for (const group of groups) {
    const { kind, ids, actions, deed = "", fate = "", share = 1, exits = [] } = group;
    const codes = codesOf(actions);
    const told = group.picks.map(([of, id]): Pick => ({ kind: of, id }));
    const [die, ...others] = told;
    const orders: [before: readonly Pick[], after: readonly Pick[]][] =
      only && die?.kind === "die" && die.id === only ? [[others, []]] : die && tool(group) ? [[told, []], [others, [die]]] : [[told, []]];
    for (const [order, [before, rest]] of orders.entries()) {
      const after = group.usual ? [] : rest;
      const open = ids.map((_, i) => i).filter((i) => !order || group.usual || !meant.has(plainly(group, ids[i]!)));
      if (!open.length) continue;
      const way = [root];
      for (const pick of before) way.push(step(way.at(-1)!, pick, group));
      // The same choice by two ways is counted once.
      for (const tree of order ? way.slice(1) : way) tree.count += open.length;
      for (const i of open) {
        const id = ids[i]!;
        let last = step(way.at(-1)!, { kind, id }, group);
        const picks = [...before, last.pick!, ...after];
        last.at = exits[i] ?? null;
        last.count += 1;
        for (const pick of after) {
          last = step(last, pick, group);
          last.count += 1;
        }
        last.choices.push({ action: codes[i]!, picks, deed, fate, share });
      }
    }
  }
  return root;
}

/** Where these picks lead; undefined: nowhere. */
export function reach(tree: Tree, made: readonly Pick[]): Tree | undefined {
  let at: Tree | undefined = tree;
  for (const pick of made) at = at?.nexts.get(keyOf(pick));
  return at;
}

/** The choices of a tree, in their order; at most so many. */
export function choicesOf(tree: Tree | undefined, most = Infinity): Choice[] {
  const found: Choice[] = [];
  const walk = ({ choices, nexts }: Tree): void => {
    for (const choice of choices) if (found.length < most) found.push(choice);
    for (const next of nexts.values()) {
      if (found.length >= most) return;
      walk(next);
    }
  };
  if (tree) walk(tree);
  return found;
}

/** The next possible picks, each once. */
export const following = (tree: Tree, made: readonly Pick[]): Pick[] =>
  [...(reach(tree, made)?.nexts.values() ?? [])].map(({ pick }) => pick!);

/** Choices that these picks complete while others are still open: they need a confirmation. */
export const settled = (tree: Tree, made: readonly Pick[]): Choice[] => (made.length ? (reach(tree, made)?.choices ?? []) : []);

const leads = (tree: Tree, made: readonly Pick[], pick: Pick): boolean => reach(tree, made)?.nexts.has(keyOf(pick)) ?? false;

/**
 * The last choice left is made at once, unless a place is still to be picked: a player who picks up a
 * piece, or begins to drag it, has not yet said where it goes.
 */
function advance(tree: Tree, made: readonly Pick[]): Taken {
  const at = reach(tree, made);
  const [only] = at?.count === 1 ? choicesOf(at) : [];
  const clear = only?.picks.slice(made.length).every((pick) => pick.kind !== "cell");
  return { made, action: only && clear ? only.action : null };
}

/**
 * Makes a pick. A pick that follows continues; one that was made before is taken back, with all after it;
 * one that was possible first, or in place of an earlier pick, replaces it. A replacement alone never
 * plays: a target that was not marked as next is at most marked now.
 */
export function take(tree: Tree, made: readonly Pick[], pick: Pick): Taken {
  if (leads(tree, made, pick)) return advance(tree, [...made, pick]);
  const at = made.findIndex((earlier) => same(earlier, pick));
  if (at >= 0) return { made: made.slice(0, at), action: null };
  // A target that could have been picked before all others narrows the choices down.
  const after = made.length ? reach(tree, [pick, ...made]) : undefined;
  if (after?.nexts.size) return { made: [pick, ...made], action: null };
  for (let keep = made.length - 1; keep >= 0; keep--) {
    const before = made.slice(0, keep);
    if (!leads(tree, before, pick)) continue;
    const changed = [...before, pick];
    const whole = [...changed, ...made.slice(keep + 1)];
    const open = (picks: readonly Pick[]) => (reach(tree, picks)?.nexts.size ?? 0) > 0;
    return { made: [whole, changed].find(open) ?? before, action: null };
  }
  return { made: [...made], action: null };
}

/**
 * All targets that a click now has an effect on: what follows, and replacements. A place that would
 * complete another action is not among them: it is not marked, and a second click would play it.
 */
export function within(tree: Tree, made: readonly Pick[]): Set<string> {
  const seen = new Set<string>();
  for (let keep = made.length; keep >= 0; keep--)
    for (const [key, { pick, nexts }] of reach(tree, made.slice(0, keep))?.nexts ?? []) {
      const place = pick?.kind === "cell" || pick?.kind === "exit";
      if (keep === made.length || nexts.size || !place) seen.add(key);
    }
  return seen;
}

/**
 * Cells where a piece from the bench can be put by one click, each with its choice: while nothing is
 * picked, and only where one such choice leads there. None where pieces on the board can be put too, or
 * with so many pieces that the player says first which one is meant.
 */
export function shortcuts(tree: Tree, bench: readonly Piece[]): Map<string, Choice> {
  const found = new Map<string, Choice>();
  const waits = new Set(bench.map(({ id }) => `piece:${id}`));
  const pieces = [...tree.nexts.keys()].filter((key) => key.startsWith("piece:"));
  if (pieces.length > FEW || !pieces.every((key) => waits.has(key))) return found;
  const taken = new Set<string>();
  for (const { id } of bench) {
    for (const { pick, choices, count } of tree.nexts.get(`piece:${id}`)?.nexts.values() ?? []) {
      if (pick?.kind !== "cell") continue;
      if (found.has(pick.id) || count > 1 || !choices[0]) taken.add(pick.id);
      else found.set(pick.id, choices[0]);
    }
  }
  for (const cell of taken) found.delete(cell);
  for (const { pick } of tree.nexts.values()) if (pick?.kind === "cell") found.delete(pick.id);
  return found;
}

/** The target meant by a click where several things lie: what comes next takes precedence over taking back. */
export function meant(here: readonly Pick[], can: (pick: Pick) => boolean, takes: (pick: Pick) => boolean): Pick | undefined {
  return here.find(can) ?? here.find(takes);
}

/** A cell that can be picked next, and how it is reached: on foot, by the ball, or unknown. */
export interface Hint {
  cell: string;
  kind: string;
  fate: string;
}

/** The last cell that a ball crosses before it leaves the field, and the place beyond it, in hundredths. */
export interface Exit {
  cell: string;
  at: Place;
  fate: string;
}

/** Where the ball can be sent off the field by the next pick. */
export function exits(tree: Tree, made: readonly Pick[]): Exit[] {
  const nexts = [...(reach(tree, made)?.nexts.values() ?? [])];
  return nexts.flatMap(({ pick, at, fate }) => (pick?.kind === "exit" && at ? [{ cell: pick.id, at, fate }] : []));
}

/** A button that means a place of the board, in hundredths. */
export interface Spot {
  id: string;
  at: Place;
  /** The cell that is picked before it; empty if it is picked already, or none is needed. */
  cell: string;
}

/** The spots that can be picked next; if all next picks are cells with spots, the spots of all these cells. */
export function spots(tree: Tree, made: readonly Pick[]): Spot[] {
  const of = (at: Tree | undefined, cell: string): Spot[] =>
    [...(at?.nexts.values() ?? [])].flatMap(({ pick, at }) => (pick?.kind === "button" && at ? [{ id: pick.id, at, cell }] : []));
  const nexts = [...(reach(tree, made)?.nexts.values() ?? [])];
  const inCells = nexts.filter(({ pick }) => pick?.kind === "cell").flatMap((next) => of(next, next.pick!.id));
  return inCells.length ? inCells : of(reach(tree, made), "");
}

/** A piece that may go to the one with the ball, and the fate of the ball by that. */
export interface Entry {
  piece: string;
  cell: string;
  fate: string;
  share: number;
}

/** The pieces that may do so; all of them while no piece is picked. */
export function entries(tree: Tree, made: readonly Pick[]): Entry[] {
  const [first, more] = made;
  const from = more ? [] : first ? [reach(tree, [first])] : [...tree.nexts.values()];
  return from.flatMap((one) =>
    one?.pick?.kind !== "piece"
      ? []
      : [...one.nexts.values()].flatMap(({ pick, deed, fate, share }) => (deed === ENTER ? [{ piece: one.pick!.id, cell: pick!.id, fate, share }] : [])),
  );
}

/** The choices of a tree that send the ball; none if there are more than so many. */
export function flights(tree: Tree | undefined, most: number): Choice[] {
  const found: Choice[] = [];
  const walk = ({ choices, nexts }: Tree): void => {
    for (const choice of choices) if (choice.deed === FLIGHT) found.push(choice);
    for (const next of nexts.values()) if (found.length <= most) walk(next);
  };
  if (tree) walk(tree);
  return found.length > most ? [] : found;
}

/** The cells that could be picked next after these picks. */
export function hints(tree: Tree, made: readonly Pick[]): Hint[] {
  const nexts = [...(reach(tree, made)?.nexts.values() ?? [])];
  return nexts.flatMap(({ pick, deed, fate }) => (pick?.kind === "cell" ? [{ cell: pick.id, kind: deed, fate }] : []));
}

/** The kind of a choice that places pieces. */
export const PLACE = "place";
/** …and of one that sends the ball. */
export const FLIGHT = "flight";
/** …and of one that goes to the piece with the ball. */
export const ENTER = "enter";

export const legKey = ({ kind, path = [], touches = [], piece = "", points = [], exit }: Leg): string =>
  [kind, path.join(), touches.join(), piece, points.join(), exit].join(" ");

/** Whether the way is visible: it goes from one place to another. */
export const moves = ({ path = [], points = [], exit }: Partial<Leg>): boolean => Math.max(path.length, points.length) + (exit ? 1 : 0) > 1;

/** The parts of the ways that these actions would take, each once. */
export function ways(previews: readonly Preview[]): Leg[] {
  const seen = new Map<string, Leg>();
  for (const { legs } of previews)
    for (const leg of legs)
      if ((leg.kind !== "place" || leg.piece) && moves(leg)) seen.set(legKey(leg), leg);
  return [...seen.values()];
}

/**
 * The pieces that an action would place, each on its cell: those its parts name, the picked one, or
 * a whole side in its order, from the bench or, during the match, from where it stands.
 */
export function placed(choice: Choice, preview: Preview | undefined, view: View): Piece[] {
  const [first, last, more] = choice.picks;
  // One piece onto one cell needs no preview from the server.
  if (choice.deed === PLACE && first?.kind === "piece" && last?.kind === "cell" && !more)
    return [...view.bench, ...view.pieces].filter(({ id }) => id === first.id).map((one) => ({ ...one, cell: last.id, at: null }));
  if (!preview) return [];
  const waiting = view.bench.filter(({ seat }) => seat === view.turn);
  const side = waiting.length ? waiting : view.pieces.filter(({ kind, seat }) => seat === view.turn && kind !== "ball");
  return preview.legs.flatMap(({ kind, path = [], piece, points }) => {
    if (kind !== PLACE) return [];
    const named = piece || (first?.kind === "piece" ? first.id : "");
    const [, x, y] = points?.at(-1) ?? [];
    const at = x === undefined || y === undefined ? null : ([x, y] as [number, number]);
    // One piece moves to the end of its way; a whole side has a cell each.
    const [moved, ends] = named ? [[...view.bench, ...view.pieces].filter(({ id }) => id === named), path.slice(-1)] : [side, path];
    return moved.flatMap((one, i) => (ends[i] || at ? [{ ...one, cell: ends[i] ?? one.cell, at }] : []));
  });
}

/** The odds of a throw, and the dice among the picks that lead to it. */
export interface Odds {
  odds: Preview["odds"];
  dice: readonly string[];
}

/** The odds that all these choices share, or none: shown before the choice is made. */
export function commonOdds(choices: readonly Choice[], previews: readonly Preview[]): Odds | undefined {
  const [first] = previews;
  if (!first?.odds.length || previews.length < choices.length) return undefined;
  const told = JSON.stringify(first.odds);
  if (!previews.every(({ odds }) => JSON.stringify(odds) === told)) return undefined;
  const picks = choices[0]?.picks ?? [];
  return { odds: first.odds, dice: picks.filter(({ kind }) => kind === "die").map(({ id }) => id) };
}

/** The die whose faces these odds are about: a picked one, or the first that has all of them. */
export function dieOfOdds(board: Board, { odds, dice }: Odds): DieKind | undefined {
  if (!odds.length) return undefined;
  const has = (die: DieKind) => odds.every(([face]) => die.faces.some(({ id }) => id === face));
  return board.dice.find((die) => dice.includes(die.id) && has(die)) ?? board.dice.find(has);
}

/** Every face of the die with its share: impossible faces have none. */
export function facesOf({ odds }: Odds, die: DieKind | undefined): Preview["odds"] {
  if (!die) return odds;
  const shares = new Map(odds);
  return die.faces.map(({ id }): [string, number] => [id, shares.get(id) ?? 0]);
}
