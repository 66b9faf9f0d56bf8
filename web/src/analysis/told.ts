// The sentences of an analysis: the same texts as the terminal's.

import { facesOf, sentences } from "../lib/commentary";
import { whoDid } from "../lib/people";
import type { Analysed, Decided, Fallen } from "../lib/protocol";
import { actingIn, say, sayMessage } from "../lib/text";
import type { Mark } from "./marks";
import { signed, size } from "./worth";

/** The level whose search is lengthened to give the value of a position, where nothing better does. */
export const JUDGE = 4;

export type Pair = readonly [string, string];

type Players = Analysed["players"];

/** How many people play a side, on which the grammar of a sentence depends. */
const peopleOf = (players: Players, side: number): number => players.filter((player) => player.side === side).length;

export function verdictTold({ skill, luck, played, threw }: Analysed["verdict"], names: Pair, players: Players): string {
  const [better, luckier] = [skill < 0 ? 1 : 0, luck < 0 ? 1 : 0];
  return say("analyse-verdict", {
    played, better: names[better]!, betters: peopleOf(players, better), skill: size(skill),
    threw, luckier: names[luckier]!, luckiers: peopleOf(players, luckier), luck: size(luck),
  });
}

export function throwTold(one: Fallen, names: Pair, players: Players): string {
  const { when, dice, luck } = one;
  return say("analyse-throw", { name: whoDid(one, names, players), when: sayMessage(when), what: facesOf(dice), worth: signed(luck) });
}

function decisionTold(one: Decided, names: Pair, { players, game }: Told): string {
  const { when, played, plays, best, error } = one;
  const values = { name: whoDid(one, names, players), when: sayMessage(when), worth: signed(-error) };
  if (!played) return say("analyse-resigned", values);
  return say("analyse-decision", { ...values, what: sentences(plays, game, actingIn(one)), better: sentences(best, game, actingIn(one)) });
}

/** What a text needs to know of the match. */
type Told = Pick<Analysed, "players" | "game">;

export function markTold({ fallen, decided }: Mark, names: Pair, told: Told): string {
  return fallen ? throwTold(fallen, names, told.players) : decided ? decisionTold(decided, names, told) : "";
}
