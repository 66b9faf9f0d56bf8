// What an analysis says, in words: the same texts as the terminal's.

import { facesOf, named, when } from "../lib/commentary";
import type { Analysed, Decided, Fallen } from "../lib/protocol";
import { say } from "../lib/text";
import type { Mark } from "./marks";
import { signed, size } from "./worth";

/** The level whose search is made longer to tell what a position is worth, where nothing better does. */
export const JUDGE = 4;

export type Pair = readonly [string, string];

export function verdictTold({ skill, luck, played, threw }: Analysed["verdict"], names: Pair): string {
  return say("analyse-verdict", {
    played, better: names[skill < 0 ? 1 : 0], skill: size(skill),
    threw, luckier: names[luck < 0 ? 1 : 0], luck: size(luck),
  });
}

export function throwTold({ seat, clock, dice, luck }: Fallen, names: Pair): string {
  return say("analyse-throw", { name: names[seat]!, when: when(clock), what: facesOf(dice), worth: signed(luck) });
}

function decisionTold({ seat, clock, played, better, error }: Decided, names: Pair, game: string): string {
  const values = { name: names[seat]!, when: when(clock), worth: signed(-error) };
  if (!played) return say("analyse-resigned", values);
  return say("analyse-decision", { ...values, what: named(played, game), better: named(better, game) });
}

export function markTold({ fallen, decided }: Mark, names: Pair, game: string): string {
  return fallen ? throwTold(fallen, names) : decided ? decisionTold(decided, names, game) : "";
}
