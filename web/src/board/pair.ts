/**
 * Two dice of which the game knows only the difference: real dice are entered one after the other, and a tie, or a
 * difference that the rules do not accept, is thrown again.
 */
import { codesOf } from "./picks";
import type { Board, Die, DieKind, Group, View } from "./types";

/** Codes from here on are no actions of the game: the two dice that showed them are thrown again. */
const AGAIN = 2 ** 31;
const SIDES = "AB";

export interface DicePair {
  /** The die that the game throws… */
  die: Die;
  /** …and each of the two dice that it stands for. */
  kind: DieKind;
}

/** Two dice that wait to be thrown together; undefined if other dice wait, or none. */
export function pairOf(board: Board, view: View): DicePair | undefined {
  const [die, ...more] = view.dice.filter(({ thrown }) => thrown);
  const between = board.dice.find(({ id }) => id === die?.id)?.between;
  const kind = board.dice.find(({ id }) => id === between);
  return die && kind && !more.length ? { die, kind } : undefined;
}

/** The faces of team A's die, then those of team B's: together they give what the game throws. */
export function pairGroups(groups: readonly Group[], { kind }: DicePair): Group[] {
  const actions = new Map(groups.flatMap((group) => codesOf(group.actions).map((code, i) => [group.ids[i]!, code] as const)));
  return kind.faces.map(({ id: one }, i) => ({
    picks: [["face", one]],
    kind: "face",
    ids: kind.faces.map(({ id }) => id),
    actions: kind.faces.map(({ id: other }, j) => {
      const more = Number(one) - Number(other);
      return actions.get(`${SIDES[more < 0 ? 1 : 0]}${Math.abs(more)}`) ?? AGAIN + i * kind.faces.length + j;
    }),
  }));
}

/** The faces of two dice that have to be thrown again; null for an action of the game. */
export function again(action: number, { kind: { faces } }: DicePair): [string, string] | undefined {
  const both = action - AGAIN;
  return both < 0 ? undefined : [faces[Math.floor(both / faces.length)]!.id, faces[both % faces.length]!.id];
}
